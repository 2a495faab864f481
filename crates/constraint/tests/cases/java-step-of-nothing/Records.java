public class Records {
    static int count(byte[] data) {
        int count = 0;
        int pos = 0;
        while (pos < data.length) {
            int size = data[pos];
            if (size > data.length - pos) {
                throw new IllegalArgumentException("record too long");
            }
            pos += size;
            count++;
        }
        return count;
    }

    public static void main(String[] args) {
        System.out.println(count(new byte[] {2, 0, 0, 0}));
    }
}
