package glyphs;

import java.nio.ByteBuffer;

/** A font of bitmaps: {@code GLYF}, the height, how many glyphs, how many pairs are moved closer, then both tables. */
public final class Font {
    private static final int PAIR = 6;

    public final int height;
    private final byte[][] glyphs;
    private final int[] pairs;

    private Font(int height, byte[][] glyphs, int[] pairs) {
        this.height = height;
        this.glyphs = glyphs;
        this.pairs = pairs;
    }

    public static Font read(byte[] data) throws FontException {
        ByteBuffer in = ByteBuffer.wrap(data);
        if (in.remaining() < 14 || in.getInt() != 0x474c5946) {
            throw new FontException("not a font");
        }
        int height = in.getShort() & 0xffff;
        int glyphCount = in.getInt();
        int pairCount = in.getInt();
        if (height == 0) {
            throw new FontException("glyphs without a height");
        }
        return new Font(height, readGlyphs(in, glyphCount, height), readPairs(in, pairCount));
    }

    private static byte[][] readGlyphs(ByteBuffer in, int count, int height) throws FontException {
        if (count < 0 || count > in.remaining() / height) {
            throw new FontException("more glyphs than the file has: " + count);
        }
        byte[][] glyphs = new byte[count][height];
        for (byte[] glyph : glyphs) {
            in.get(glyph);
        }
        return glyphs;
    }

    private static int[] readPairs(ByteBuffer in, int count) throws FontException {
        if (count < 0) {
            throw new FontException("fewer than no pairs");
        }
        int[] pairs = new int[count];
        for (int i = 0; i < count; i++) {
            if (in.remaining() < PAIR) {
                throw new FontException("truncated pairs");
            }
            pairs[i] = (in.getShort() & 0xffff) << 16 | in.getShort() & 0xffff;
            in.getShort();
        }
        return pairs;
    }

    /** The rows of a glyph, one byte each; of an unknown one those of glyph 0. */
    public byte[] rows(int glyph) {
        return glyphs[glyph < glyphs.length ? glyph : 0];
    }

    public int glyphCount() {
        return glyphs.length;
    }

    public boolean isPair(int left, int right) {
        for (int pair : pairs) {
            if (pair == (left << 16 | right)) {
                return true;
            }
        }
        return false;
    }
}
