public class Frame {
    private static final int MOST = 1 << 16;

    static byte[] room(int size) {
        if (size > MOST) {
            throw new IllegalArgumentException("frame too large");
        }
        return new byte[size];
    }

    public static void main(String[] args) {
        System.out.println(room(-4).length);
    }
}
