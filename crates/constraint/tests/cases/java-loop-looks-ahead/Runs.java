public class Runs {
    static int runs(byte[] data) {
        int runs = 1;
        for (int i = 0; i < data.length; i++) {
            if (data[i] != data[i + 1]) {
                runs++;
            }
        }
        return runs;
    }

    public static void main(String[] args) {
        System.out.println(runs(new byte[] {1, 1, 2}));
    }
}
