public class Average {
    static final int NONE = -1;

    static int average(int[] values, int count) {
        if (values == null)
            return NONE;
        int sum = 0;
        for (int value : values)
            sum += value;
        return sum / count;
    }

    static double share(int part, int count) {
        return count == 0 ? 0 : part / (double) count;
    }

    public static void main(String[] args) {
        System.out.println(average(new int[0], 0));
    }
}
