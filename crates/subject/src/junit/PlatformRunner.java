import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.engine.discovery.DiscoverySelectors;
import org.junit.platform.engine.support.descriptor.MethodSource;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestIdentifier;
import org.junit.platform.launcher.TestPlan;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;

/** Runs test classes one after the other by the JUnit platform. The file of its argument names them, and its second gets the results. */
public final class PlatformRunner implements TestExecutionListener {
    private final PrintWriter results;
    private TestPlan plan;

    private PlatformRunner(PrintWriter results) {
        this.results = results;
    }

    public static void main(String[] arguments) throws Exception {
        PrintWriter results = new PrintWriter(Files.newBufferedWriter(Path.of(arguments[1])));
        LauncherDiscoveryRequestBuilder wanted = LauncherDiscoveryRequestBuilder.request();
        for (String name : Files.readAllLines(Path.of(arguments[0]))) {
            wanted.selectors(DiscoverySelectors.selectClass(name));
        }
        LauncherFactory.create().execute(wanted.build(), new PlatformRunner(results));
        results.println("end");
        results.close();
        System.exit(0);
    }

    @Override
    public void testPlanExecutionStarted(TestPlan plan) {
        this.plan = plan;
    }

    @Override
    public void executionFinished(TestIdentifier test, TestExecutionResult result) {
        TestExecutionResult.Status status = result.getStatus();
        if (test.isTest() || status == TestExecutionResult.Status.FAILED) {
            String outcome =
                    status == TestExecutionResult.Status.SUCCESSFUL
                            ? "passed"
                            : status == TestExecutionResult.Status.FAILED ? "failed" : "skipped";
            tell(outcome, test, result.getThrowable().map(String::valueOf).orElse(""));
        }
    }

    @Override
    public void executionSkipped(TestIdentifier test, String reason) {
        if (test.isTest()) {
            tell("skipped", test, reason);
        }
        plan.getDescendants(test).stream()
                .filter(TestIdentifier::isTest)
                .forEach(one -> tell("skipped", one, reason));
    }

    private synchronized void tell(String outcome, TestIdentifier test, String why) {
        String line = outcome + "\t" + plain(nameOf(test)) + "\t" + plain(why);
        results.println(line.substring(0, Math.min(line.length(), 4000)));
        results.flush();
    }

    private static String nameOf(TestIdentifier test) {
        String id = test.getUniqueId();
        MethodSource source =
                test.getSource()
                        .filter(one -> one instanceof MethodSource)
                        .map(one -> (MethodSource) one)
                        .orElse(null);
        if (source == null) {
            return id;
        }
        String name = source.getClassName() + "." + source.getMethodName();
        String own = "[method:" + source.getMethodName();
        int at = Math.max(id.lastIndexOf(own), id.lastIndexOf("[test-template:" + source.getMethodName()));
        return id.endsWith(own + "()]") || at < 0 ? name : name + id.substring(at);
    }

    private static String plain(String text) {
        return text.replace('\t', ' ').replace('\n', ' ').replace('\r', ' ');
    }
}
