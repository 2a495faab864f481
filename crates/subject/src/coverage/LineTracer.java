import com.sun.jdi.AbsentInformationException;
import com.sun.jdi.Location;
import com.sun.jdi.ReferenceType;
import com.sun.jdi.VMDisconnectedException;
import com.sun.jdi.VirtualMachine;
import com.sun.jdi.event.BreakpointEvent;
import com.sun.jdi.event.ClassPrepareEvent;
import com.sun.jdi.event.Event;
import com.sun.jdi.event.EventSet;
import com.sun.jdi.request.BreakpointRequest;
import com.sun.jdi.request.ClassPrepareRequest;
import com.sun.jdi.request.EventRequest;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Says which lines of some source files Java programs execute. Virtual machines connect to it when they start; a breakpoint stands at
 * the beginning of each line, and goes when it was met. The folder that is its argument holds the list of files; the port and the lines
 * are written there.
 */
public final class LineTracer {
    private static final String[] SYSTEM = {"java.*", "javax.*", "jdk.*", "sun.*", "com.sun.*"};

    private final List<String> wanted;
    private final PrintWriter lines;
    private final Set<String> told = new HashSet<>();

    private LineTracer(List<String> wanted, PrintWriter lines) {
        this.wanted = wanted;
        this.lines = lines;
    }

    public static void main(String[] arguments) throws Exception {
        Path folder = Path.of(arguments[0]);
        PrintWriter lines = new PrintWriter(Files.newBufferedWriter(folder.resolve("lines")));
        LineTracer tracer = new LineTracer(Files.readAllLines(folder.resolve("wanted")), lines);
        Debuggee.listen(folder, tracer::follow);
    }

    private void follow(VirtualMachine machine) {
        try {
            ClassPrepareRequest prepared = machine.eventRequestManager().createClassPrepareRequest();
            for (String pattern : SYSTEM) {
                prepared.addClassExclusionFilter(pattern);
            }
            prepared.setSuspendPolicy(EventRequest.SUSPEND_EVENT_THREAD);
            prepared.enable();
            while (true) {
                EventSet events = machine.eventQueue().remove();
                for (Event event : events) {
                    if (event instanceof ClassPrepareEvent) {
                        watch(((ClassPrepareEvent) event).referenceType());
                    } else if (event instanceof BreakpointEvent) {
                        tell("reached", ((BreakpointEvent) event).location());
                        event.request().disable();
                    }
                }
                // Only now: what a program did before it ended must be written.
                events.resume();
            }
        } catch (VMDisconnectedException | InterruptedException end) {
            // The program has ended.
        }
    }

    private void watch(ReferenceType type) {
        List<Location> locations;
        try {
            if (type.sourcePaths(null).stream().noneMatch(path -> fileOf(path) != null)) {
                return;
            }
            locations = type.allLineLocations();
        } catch (AbsentInformationException error) {
            return;
        }
        for (Location location : locations) {
            tell("code", location);
            BreakpointRequest met =
                    type.virtualMachine().eventRequestManager().createBreakpointRequest(location);
            met.setSuspendPolicy(EventRequest.SUSPEND_EVENT_THREAD);
            met.enable();
        }
    }

    /** A class names its source by its package, without the folder that the packages are in. */
    private String fileOf(String path) {
        for (String file : wanted) {
            if (file.equals(path) || file.endsWith("/" + path)) {
                return file;
            }
        }
        return null;
    }

    private synchronized void tell(String what, Location location) {
        String file;
        try {
            file = fileOf(location.sourcePath());
        } catch (AbsentInformationException error) {
            return;
        }
        String line = what + "\t" + location.lineNumber() + "\t" + file;
        if (file != null && told.add(line)) {
            lines.println(line);
            lines.flush();
        }
    }
}
