package pages;

import java.util.Set;

/** Prints the results as TAP. Tests that are named on the command line are left out. */
public final class PageRangesTest {
    private static Set<String> leftOut = Set.of();
    private static int number;

    private PageRangesTest() {}

    public static void main(String[] arguments) {
        leftOut = Set.of(arguments);
        is("one-page", "3", "3", 1);
        is("one-range", "2-4", "2-4", 3);
        is("open-end", "8-", "8-10", 3);
        is("open-start", "-2", "1-2", 2);
        is("sorted", "7,1-2", "1-2,7", 3);
        is("touching", "1-2,3-4", "1-4", 4);
        is("overlapping", "1-4,3-6", "1-6", 6);
        is("spaces", " 1 - 2 , 5 ", "1-2,5", 3);
        is("range-inside-another", "1-8,3-4", "1-8", 8);
        is("page-inside-a-range", "2-6,4", "2-6", 5);
        refuses("beyond-the-last", "9-11");
        refuses("backwards", "4-2");
        refuses("page-zero", "0");
        System.out.println("1.." + number);
    }

    private static void is(String name, String text, String expected, int count) {
        PageRanges ranges = PageRanges.parse(text, 10);
        String wanted = expected + " (" + count + " pages)";
        String got = ranges + " (" + ranges.count() + " pages)";
        tell(name, wanted, got);
    }

    private static void refuses(String name, String text) {
        String got;
        try {
            got = PageRanges.parse(text, 10).toString();
        } catch (IllegalArgumentException error) {
            got = "refused";
        }
        tell(name, "refused", got);
    }

    private static void tell(String name, String wanted, String got) {
        if (leftOut.contains(name)) {
            return;
        }
        number++;
        boolean ok = wanted.equals(got);
        System.out.println((ok ? "ok " : "not ok ") + number + " - " + name);
        if (!ok) {
            System.out.println("# expected: " + wanted);
            System.out.println("# got: " + got);
        }
    }
}
