import pages.PageRanges;

/** Cases that the tests do not have: {@code java -cp classes variants/More.java}. */
public final class More {
    public static void main(String[] arguments) {
        String[][] cases = {
            {"1-9,2-3,4-5", "1-9"},
            {"1-5,2-7,3-4", "1-7"},
            {"2-6,2-3", "2-6"},
            {"3-4,3-9", "3-9"},
            {"1-10,10", "1-10"},
            {"1-3,2,5-9,6-7", "1-3,5-9"},
        };
        int wrong = 0;
        for (String[] one : cases) {
            String got = PageRanges.parse(one[0], 10).toString();
            if (!got.equals(one[1])) {
                System.out.println("wrong: " + one[0] + " gives " + got);
                wrong = 1;
            }
        }
        System.exit(wrong);
    }
}
