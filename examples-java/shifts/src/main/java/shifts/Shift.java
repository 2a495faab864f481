package shifts;

/** A shift such as {@code 09:15-17:00}. One that ends before it begins ends on the next day: {@code 22:00-06:00}. */
public final class Shift {
    private static final int DAY = 24 * 60;

    private final int begin;
    private final int end;

    private Shift(int begin, int end) {
        this.begin = begin;
        this.end = end;
    }

    public static Shift parse(String text) {
        int dash = text.indexOf('-');
        if (dash < 0) {
            throw new IllegalArgumentException("no end: " + text);
        }
        return new Shift(minute(text.substring(0, dash)), minute(text.substring(dash + 1)));
    }

    private static int minute(String text) {
        String[] parts = text.trim().split(":");
        if (parts.length != 2) {
            throw new IllegalArgumentException("no time: " + text);
        }
        int hour = Integer.parseInt(parts[0]);
        int minute = Integer.parseInt(parts[1]);
        if (hour < 0 || hour > 23 || minute < 0 || minute > 59) {
            throw new IllegalArgumentException("no time: " + text);
        }
        return hour * 60 + minute;
    }

    public int minutes() {
        return end - begin;
    }

    /** Whether somebody works at this time of a day, on the day of the shift or the one after. */
    public boolean covers(String time) {
        int at = minute(time);
        return at >= begin && at < end;
    }

    /** As {@code 7h 45m}. */
    public String length() {
        int minutes = minutes();
        return minutes / 60 + "h " + minutes % 60 + "m";
    }

    @Override
    public String toString() {
        return clock(begin) + "-" + clock(end % DAY);
    }

    private static String clock(int minute) {
        return String.format("%02d:%02d", minute / 60, minute % 60);
    }
}
