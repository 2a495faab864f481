// What Jazzer finds: the input's first line names the case.
package demo;

public class FaultsFuzzer {
    static void run(String command) throws Exception {
        new ProcessBuilder(command).start(); // BUG jazzer-command
    }

    public static void fuzzerTestOneInput(byte[] data) throws Exception {
        String name = new String(data).trim();
        if (name.equals("jazzer-index")) {
            Faults.pick(new int[data.length - data.length], 0);
        } else if (name.equals("jazzer-recursion")) {
            Faults.down(0);
        } else if (name.equals("jazzer-memory")) {
            Faults.hoard();
        } else if (name.equals("jazzer-cause")) {
            Faults.load(new int[2]);
        } else if (name.equals("jazzer-timeout")) {
            Faults.spin();
        } else if (name.startsWith("jazz")) {
            run(name);
        }
    }
}
