package pages;

import java.util.ArrayList;
import java.util.List;

/** Page numbers as printers take them: {@code 1-3,7}. */
public final class PageRanges {
    private final List<int[]> ranges = new ArrayList<>();

    private PageRanges() {}

    /** Ranges in any order; an open end runs to the last page. */
    public static PageRanges parse(String text, int lastPage) {
        PageRanges all = new PageRanges();
        for (String part : text.split(",")) {
            String one = part.trim();
            int dash = one.indexOf('-');
            int from = number(dash < 0 ? one : one.substring(0, dash), 1);
            int to = dash < 0 ? from : number(one.substring(dash + 1), lastPage);
            if (from < 1 || to < from || to > lastPage) {
                throw new IllegalArgumentException("no such pages: " + one);
            }
            all.ranges.add(new int[] {from, to});
        }
        all.merge();
        return all;
    }

    private static int number(String text, int open) {
        String digits = text.trim();
        return digits.isEmpty() ? open : Integer.parseInt(digits);
    }

    /** Sorts, and joins what overlaps or touches. */
    private void merge() {
        ranges.sort((one, other) -> Integer.compare(one[0], other[0]));
        List<int[]> merged = new ArrayList<>();
        for (int[] range : ranges) {
            int[] last = merged.isEmpty() ? null : merged.get(merged.size() - 1);
            if (last != null && range[0] <= last[1] + 1) {
                last[1] = range[1];
            } else {
                merged.add(range);
            }
        }
        ranges.clear();
        ranges.addAll(merged);
    }

    public int count() {
        int count = 0;
        for (int[] range : ranges) {
            count += range[1] - range[0] + 1;
        }
        return count;
    }

    @Override
    public String toString() {
        StringBuilder text = new StringBuilder();
        for (int[] range : ranges) {
            if (text.length() > 0) {
                text.append(',');
            }
            text.append(range[0]);
            if (range[1] > range[0]) {
                text.append('-').append(range[1]);
            }
        }
        return text.toString();
    }
}
