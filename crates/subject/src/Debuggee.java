
/** What our debuggers have in common; it stands below each of them, because the JDK starts programs of one file. */
final class Debuggee {
    private static final int ALONE = com.sun.jdi.ObjectReference.INVOKE_SINGLE_THREADED;

    private Debuggee() {}

    /** Writes the port into the folder, and never returns: every machine that connects is followed in a thread of its own. */
    static void listen(
            java.nio.file.Path folder, java.util.function.Consumer<com.sun.jdi.VirtualMachine> follow)
            throws Exception {
        com.sun.jdi.connect.ListeningConnector connector =
                com.sun.jdi.Bootstrap.virtualMachineManager().listeningConnectors().stream()
                        .filter(one -> one.name().equals("com.sun.jdi.SocketListen"))
                        .findFirst()
                        .orElseThrow();
        java.util.Map<String, com.sun.jdi.connect.Connector.Argument> options =
                connector.defaultArguments();
        options.get("localAddress").setValue("127.0.0.1");
        options.get("port").setValue("0");
        String address = connector.startListening(options);
        java.nio.file.Path port = folder.resolve("port.new");
        java.nio.file.Files.writeString(port, address.substring(address.lastIndexOf(':') + 1));
        java.nio.file.Files.move(port, folder.resolve("port"));
        while (true) {
            com.sun.jdi.VirtualMachine machine = connector.accept(options);
            new Thread(() -> follow.accept(machine)).start();
        }
    }

    /** Calls a method without arguments. */
    static com.sun.jdi.Value call(
            com.sun.jdi.ThreadReference thread, com.sun.jdi.ObjectReference on, String name)
            throws Exception {
        for (com.sun.jdi.Method method : on.referenceType().methodsByName(name)) {
            if (method.argumentTypeNames().isEmpty() && !method.isAbstract()) {
                return on.invokeMethod(thread, method, java.util.List.of(), ALONE);
            }
        }
        throw new IllegalStateException(on.referenceType().name() + " has no " + name);
    }

    static com.sun.jdi.ClassType system(com.sun.jdi.ThreadReference thread) {
        return (com.sun.jdi.ClassType)
                thread.virtualMachine().classesByName("java.lang.System").get(0);
    }

    /** Null if it is not set. */
    static String property(com.sun.jdi.ThreadReference thread, String name) throws Exception {
        com.sun.jdi.ClassType system = system(thread);
        com.sun.jdi.Method get =
                system.concreteMethodByName("getProperty", "(Ljava/lang/String;)Ljava/lang/String;");
        java.util.List<com.sun.jdi.StringReference> arguments =
                java.util.List.of(thread.virtualMachine().mirrorOf(name));
        com.sun.jdi.Value value = system.invokeMethod(thread, get, arguments, ALONE);
        return value == null ? null : ((com.sun.jdi.StringReference) value).value();
    }

    /** One line, whatever the text holds. */
    static void line(StringBuilder told, String what, String text) {
        String plain = text.replace("\\", "\\\\").replace("\n", "\\n");
        told.append(what).append('\t').append(plain).append('\n');
    }
}
