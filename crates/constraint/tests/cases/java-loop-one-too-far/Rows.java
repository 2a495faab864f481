public class Rows {
    private final int[] cells;

    Rows(int[] cells) {
        this.cells = cells;
    }

    int sum() {
        int sum = 0;
        for (int i = 0; i <= cells.length; i++) {
            sum += cells[i];
        }
        return sum;
    }

    int sumOfPairs() {
        int sum = 0;
        for (int i = 0; i + 1 < cells.length; i++) {
            sum += cells[i] * cells[i + 1];
        }
        return sum;
    }

    public static void main(String[] args) {
        System.out.println(new Rows(new int[] {1, 2, 3}).sum());
    }
}
