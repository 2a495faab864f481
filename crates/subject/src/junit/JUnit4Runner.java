import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Set;
import org.junit.runner.Description;
import org.junit.runner.JUnitCore;
import org.junit.runner.notification.Failure;
import org.junit.runner.notification.RunListener;

/** Runs test classes one after the other by JUnit 4. The file of its argument names them, and its second gets the results. */
public final class JUnit4Runner extends RunListener {
    private final PrintWriter results;
    private final Set<Description> told = new HashSet<>();

    private JUnit4Runner(PrintWriter results) {
        this.results = results;
    }

    public static void main(String[] arguments) throws Exception {
        PrintWriter results = new PrintWriter(Files.newBufferedWriter(Path.of(arguments[1])));
        JUnitCore core = new JUnitCore();
        core.addListener(new JUnit4Runner(results));
        for (String name : Files.readAllLines(Path.of(arguments[0]))) {
            core.run(Class.forName(name));
        }
        results.println("end");
        results.close();
        System.exit(0);
    }

    @Override
    public void testFailure(Failure failure) {
        tell("failed", failure.getDescription(), String.valueOf(failure.getException()));
    }

    @Override
    public void testAssumptionFailure(Failure failure) {
        tell("skipped", failure.getDescription(), "");
    }

    @Override
    public void testIgnored(Description test) {
        tell("skipped", test, "");
    }

    @Override
    public void testFinished(Description test) {
        tell("passed", test, "");
    }

    private synchronized void tell(String outcome, Description test, String why) {
        if (told.add(test)) {
            String name = test.getClassName() + "." + test.getMethodName();
            String line = outcome + "\t" + plain(name) + "\t" + plain(why);
            results.println(line.substring(0, Math.min(line.length(), 4000)));
            results.flush();
        }
    }

    private static String plain(String text) {
        return text.replace('\t', ' ').replace('\n', ' ').replace('\r', ' ');
    }
}
