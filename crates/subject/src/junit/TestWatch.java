import com.sun.jdi.BooleanValue;
import com.sun.jdi.ClassType;
import com.sun.jdi.InterfaceType;
import com.sun.jdi.LongValue;
import com.sun.jdi.Method;
import com.sun.jdi.ObjectReference;
import com.sun.jdi.StringReference;
import com.sun.jdi.ThreadReference;
import com.sun.jdi.VMDisconnectedException;
import com.sun.jdi.Value;
import com.sun.jdi.VirtualMachine;
import com.sun.jdi.event.ClassPrepareEvent;
import com.sun.jdi.event.Event;
import com.sun.jdi.event.EventSet;
import com.sun.jdi.request.ClassPrepareRequest;
import com.sun.jdi.request.EventRequest;
import java.io.File;
import java.io.PrintWriter;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.jar.Attributes;
import java.util.jar.JarFile;

/**
 * Says how a test command starts the virtual machine in which JUnit runs: class path, arguments, properties. The folder that is its
 * argument is where the port and the machines are written.
 */
public final class TestWatch {
    /** What is loaded before the first test runs, and by which of our programs the tests can be run. */
    private static final Map<String, String> FRAMEWORKS =
            Map.of(
                    "org.junit.platform.launcher.core.LauncherFactory", "PlatformRunner",
                    "org.junit.runner.notification.RunNotifier", "JUnit4Runner");

    private static final int ALONE = ObjectReference.INVOKE_SINGLE_THREADED;

    private final PrintWriter machines;

    private TestWatch(PrintWriter machines) {
        this.machines = machines;
    }

    public static void main(String[] arguments) throws Exception {
        Path folder = Path.of(arguments[0]);
        PrintWriter machines = new PrintWriter(Files.newBufferedWriter(folder.resolve("machines")));
        TestWatch watch = new TestWatch(machines);
        Debuggee.listen(folder, watch::follow);
    }

    private void follow(VirtualMachine machine) {
        try {
            for (String name : FRAMEWORKS.keySet()) {
                ClassPrepareRequest prepared = machine.eventRequestManager().createClassPrepareRequest();
                prepared.addClassFilter(name);
                prepared.setSuspendPolicy(EventRequest.SUSPEND_EVENT_THREAD);
                prepared.enable();
            }
            while (true) {
                EventSet events = machine.eventQueue().remove();
                for (Event event : events) {
                    if (event instanceof ClassPrepareEvent) {
                        tell((ClassPrepareEvent) event);
                    }
                }
                events.resume();
            }
        } catch (VMDisconnectedException | InterruptedException end) {
            // The program has ended.
        }
    }

    private void tell(ClassPrepareEvent event) {
        ThreadReference thread = event.thread();
        StringBuilder told = new StringBuilder("machine\n");
        try {
            Debuggee.line(told, "runner", FRAMEWORKS.get(event.referenceType().name()));
            ObjectReference properties = (ObjectReference) call(thread, Debuggee.system(thread), "getProperties");
            for (String name : texts(thread, Debuggee.call(thread, properties, "stringPropertyNames"))) {
                Debuggee.line(told, "property", name + "=" + Debuggee.property(thread, name));
            }
            String real = Debuggee.property(thread, "surefire.real.class.path");
            for (String entry : entries(Debuggee.property(thread, "java.class.path"))) {
                Debuggee.line(told, "path", entry);
            }
            for (String entry : real == null ? List.<String>of() : entries(real)) {
                Debuggee.line(told, "path", entry);
            }
            for (String word : words(thread)) {
                Debuggee.line(told, "word", word);
            }
            told.append("end\n");
        } catch (Exception error) {
            Debuggee.line(told, "unread", String.valueOf(error));
        }
        synchronized (this) {
            machines.print(told);
            machines.flush();
        }
    }

    /** An archive may only list others, because a command line has a limit. */
    private static List<String> entries(String classPath) throws Exception {
        List<String> found = new ArrayList<>();
        for (String entry : classPath.split(File.pathSeparator)) {
            found.add(entry);
            File file = new File(entry);
            if (!file.isFile()) {
                continue;
            }
            try (JarFile archive = new JarFile(file)) {
                String listed =
                        archive.getManifest() == null
                                ? null
                                : archive.getManifest().getMainAttributes().getValue(Attributes.Name.CLASS_PATH);
                for (String one : listed == null ? new String[0] : listed.trim().split("\\s+")) {
                    URI place = file.toURI().resolve(one);
                    found.add(Path.of(place).toString());
                }
            }
        }
        return found;
    }

    /** The words of the command that started the machine. */
    private static List<String> words(ThreadReference thread) throws Exception {
        VirtualMachine machine = thread.virtualMachine();
        ClassType type = (ClassType) machine.classesByName("java.lang.Class").get(0);
        Method load =
                type.concreteMethodByName("forName", "(Ljava/lang/String;)Ljava/lang/Class;");
        type.invokeMethod(
                thread, load, List.of(machine.mirrorOf("java.lang.ProcessHandle")), ALONE);
        InterfaceType handles =
                (InterfaceType) machine.classesByName("java.lang.ProcessHandle").get(0);
        ObjectReference own =
                (ObjectReference)
                        handles.invokeMethod(
                                thread, handles.methodsByName("current").get(0), List.of(), ALONE);
        long pid = ((LongValue) Debuggee.call(thread, own, "pid")).value();
        String told = Files.readString(Path.of("/proc/" + pid + "/cmdline"));
        return List.of(told.split("\0"));
    }

    private static List<String> texts(ThreadReference thread, Value value) throws Exception {
        List<String> found = new ArrayList<>();
        ObjectReference all = (ObjectReference) Debuggee.call(thread, (ObjectReference) value, "iterator");
        while (((BooleanValue) Debuggee.call(thread, all, "hasNext")).value()) {
            found.add(((StringReference) Debuggee.call(thread, all, "next")).value());
        }
        return found;
    }

    private static Value call(ThreadReference thread, ClassType on, String name) throws Exception {
        return on.invokeMethod(thread, on.methodsByName(name).get(0), List.of(), ALONE);
    }
}
