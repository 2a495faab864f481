public class Grid {
    static int cell(int[] cells, int row, int column, int width) {
        return cells[row * width + column];
    }

    public static void main(String[] args) {
        System.out.println(cell(new int[4], 3, 0, 2));
    }
}
