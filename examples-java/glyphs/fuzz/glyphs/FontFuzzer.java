package glyphs;

/** The target that Jazzer calls with each input. */
public final class FontFuzzer {
    private FontFuzzer() {}

    public static void fuzzerTestOneInput(byte[] data) {
        try {
            Font font = Font.read(data);
            font.isPair(0, 1);
            if (font.glyphCount() > 0) {
                font.rows(1);
            }
        } catch (FontException refused) {
            // The answer to bad input.
        }
    }
}
