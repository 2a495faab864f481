import glyphs.Font;
import glyphs.FontException;
import java.nio.ByteBuffer;

/** Cases that the tests do not have: {@code java -Xmx64m -cp classes variants/More.java}. */
public final class More {
    public static void main(String[] arguments) {
        refuses(0x3fffffff, 6);
        refuses(0x10000000, 0);
        refuses(2, 6);
        refuses(Integer.MAX_VALUE, 12);
        reads(0, 0);
        reads(1, 6);
        reads(1, 7);
        reads(100, 600);
    }

    private static ByteBuffer font(int pairs, int bytes) {
        ByteBuffer data = ByteBuffer.allocate(14 + bytes);
        return data.putInt(0x474c5946).putShort((short) 1).putInt(0).putInt(pairs);
    }

    private static void reads(int pairs, int bytes) {
        try {
            Font.read(font(pairs, bytes).array());
        } catch (FontException error) {
            fail(pairs, bytes, error.getMessage());
        }
    }

    private static void refuses(int pairs, int bytes) {
        try {
            Font.read(font(pairs, bytes).array());
            fail(pairs, bytes, "read");
        } catch (FontException expected) {
            // Right.
        }
    }

    private static void fail(int pairs, int bytes, String what) {
        System.out.println("wrong: " + pairs + " pairs in " + bytes + " bytes: " + what);
        System.exit(1);
    }
}
