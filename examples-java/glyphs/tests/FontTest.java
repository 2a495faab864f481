import glyphs.Font;
import glyphs.FontException;
import java.nio.ByteBuffer;

/** Prints the results as TAP. */
public final class FontTest {
    private static int number;

    private FontTest() {}

    public static void main(String[] arguments) {
        tell("no-glyphs", "0 glyphs", read(2, 0, 0));
        tell("one-glyph", "1 glyphs", read(2, 1, 0, 0x18, 0x3c));
        tell("two-glyphs", "2 glyphs", read(1, 2, 0, 1, 2));
        tell("one-pair", "1 glyphs, 0-1", read(1, 1, 1, 9, 0, 0, 0, 1, 0, 3));
        tell("two-pairs", "1 glyphs, 0-1", read(1, 1, 2, 9, 0, 5, 0, 6, 0, 3, 0, 0, 0, 1, 0, 3));
        tell("too-many-glyphs", "more glyphs than the file has: 3", read(2, 3, 0, 1, 2));
        tell("negative-glyphs", "more glyphs than the file has: -1", read(2, -1, 0, 1, 2));
        tell("negative-pairs", "fewer than no pairs", read(2, 0, -1));
        tell("no-height", "glyphs without a height", read(0, 1, 0, 1));
        System.out.println("1.." + number);
    }

    private static String read(int height, int glyphs, int pairs, int... tables) {
        ByteBuffer data = ByteBuffer.allocate(14 + tables.length);
        data.putInt(0x474c5946).putShort((short) height).putInt(glyphs).putInt(pairs);
        for (int one : tables) {
            data.put((byte) one);
        }
        try {
            Font font = Font.read(data.array());
            return font.glyphCount() + " glyphs" + (font.isPair(0, 1) ? ", 0-1" : "");
        } catch (FontException error) {
            return error.getMessage();
        }
    }

    private static void tell(String name, String wanted, String got) {
        number++;
        boolean ok = wanted.equals(got);
        System.out.println((ok ? "ok " : "not ok ") + number + " - " + name);
        if (!ok) {
            System.out.println("# expected: " + wanted);
            System.out.println("# got: " + got);
        }
    }
}
