import com.sun.jdi.ArrayReference;
import com.sun.jdi.Method;
import com.sun.jdi.ObjectReference;
import com.sun.jdi.ReferenceType;
import com.sun.jdi.StringReference;
import com.sun.jdi.ThreadReference;
import com.sun.jdi.VMDisconnectedException;
import com.sun.jdi.Value;
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
import java.util.ArrayList;
import java.util.List;

/**
 * Says how the virtual machines of a build ask javac to compile, whether it is a program of its own or is called inside a build tool.
 * The folder that is its argument is where the port and the calls are written.
 */
public final class CompilerWatch {
    /** Reads what javac is asked, however it is started. */
    private static final String READER = "com.sun.tools.javac.main.Arguments";
    private static final int MOST = 20_000;

    private final PrintWriter calls;

    private CompilerWatch(PrintWriter calls) {
        this.calls = calls;
    }

    public static void main(String[] arguments) throws Exception {
        Path folder = Path.of(arguments[0]);
        CompilerWatch watch =
                new CompilerWatch(new PrintWriter(Files.newBufferedWriter(folder.resolve("calls"))));
        Debuggee.listen(folder, watch::follow);
    }

    private void follow(VirtualMachine machine) {
        try {
            ClassPrepareRequest prepared = machine.eventRequestManager().createClassPrepareRequest();
            prepared.addClassFilter(READER);
            prepared.setSuspendPolicy(EventRequest.SUSPEND_EVENT_THREAD);
            prepared.enable();
            while (true) {
                EventSet events = machine.eventQueue().remove();
                for (Event event : events) {
                    if (event instanceof ClassPrepareEvent) {
                        stopAt(((ClassPrepareEvent) event).referenceType());
                    } else if (event instanceof BreakpointEvent) {
                        tell(((BreakpointEvent) event).thread());
                    }
                }
                events.resume();
            }
        } catch (VMDisconnectedException | InterruptedException end) {
            // The program has ended.
        }
    }

    private static void stopAt(ReferenceType reader) {
        for (Method method : reader.methodsByName("init")) {
            BreakpointRequest called =
                    reader.virtualMachine()
                            .eventRequestManager()
                            .createBreakpointRequest(method.location());
            called.setSuspendPolicy(EventRequest.SUSPEND_EVENT_THREAD);
            called.enable();
        }
    }

    private void tell(ThreadReference thread) {
        StringBuilder told = new StringBuilder("call\n");
        try {
            for (Value argument : thread.frame(0).getArgumentValues()) {
                for (String word : words(thread, argument)) {
                    Debuggee.line(told, "word", word);
                }
            }
            Debuggee.line(told, "folder", Debuggee.property(thread, "user.dir"));
            Debuggee.line(told, "home", Debuggee.property(thread, "java.home"));
            told.append("end\n");
        } catch (Exception error) {
            Debuggee.line(told, "unread", String.valueOf(error));
        }
        synchronized (this) {
            calls.print(told);
            calls.flush();
        }
    }

    /** Of the name under which javac was called, nothing; of a list or an array, what is in it. */
    private static List<String> words(ThreadReference thread, Value value) throws Exception {
        List<String> found = new ArrayList<>();
        if (value instanceof ArrayReference) {
            for (Value one : ((ArrayReference) value).getValues()) {
                found.add(word(thread, one));
            }
        } else if (value instanceof ObjectReference && !(value instanceof StringReference)) {
            ObjectReference all = (ObjectReference) Debuggee.call(thread, (ObjectReference) value, "iterator");
            while (((com.sun.jdi.BooleanValue) Debuggee.call(thread, all, "hasNext")).value()) {
                if (found.size() == MOST) {
                    throw new IllegalStateException("more words than are read");
                }
                found.add(word(thread, Debuggee.call(thread, all, "next")));
            }
        }
        return found;
    }

    /** A text, or the name of a file. */
    private static String word(ThreadReference thread, Value value) throws Exception {
        if (value instanceof StringReference) {
            return ((StringReference) value).value();
        }
        return ((StringReference) Debuggee.call(thread, (ObjectReference) value, "getName")).value();
    }
}
