import shifts.Shift;

/** Cases that the tests do not have: {@code java -cp target/classes variants/More.java}. */
public final class More {
    public static void main(String[] arguments) {
        is("23:59-00:00", 1, "23:59", "00:00");
        is("18:30-18:29", 1439, "18:28", "18:29");
        is("12:00-00:00", 720, "23:59", "00:00");
        is("00:00-06:00", 360, "00:00", "06:00");
        is("06:00-22:00", 960, "21:59", "22:00");
    }

    private static void is(String shift, int minutes, String inside, String outside) {
        Shift one = Shift.parse(shift);
        if (one.minutes() != minutes || !one.covers(inside) || one.covers(outside)) {
            System.out.println("wrong: " + shift + " lasts " + one.minutes() + " minutes");
            System.exit(1);
        }
    }
}
