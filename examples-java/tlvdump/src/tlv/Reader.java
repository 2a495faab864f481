package tlv;

import java.util.ArrayList;
import java.util.List;

/** Reads items one after the other: a tag of one byte, a length, and a value of that length. */
public final class Reader {
    private static final int DEEPEST = 16;

    private final byte[] data;
    private int pos;

    public Reader(byte[] data) {
        this.data = data;
    }

    public List<Item> readAll() throws FormatException {
        List<Item> items = new ArrayList<>();
        while (pos < data.length) {
            items.add(readItem());
        }
        return items;
    }

    private Item readItem() throws FormatException {
        int tag = data[pos++] & 0xff;
        int length = readLength();
        byte[] value = new byte[length];
        for (int i = 0; i < length; i++) {
            value[i] = data[pos + i];
        }
        pos += length;
        return new Item(tag, value);
    }

    /** Below 0x80 it is the length itself, above it the number of bytes that the length takes. */
    private int readLength() throws FormatException {
        need(1);
        int first = data[pos++] & 0xff;
        if (first < 0x80) {
            return first;
        }
        int count = first & 0x7f;
        if (count == 0 || count > 2) {
            throw new FormatException("length of " + count + " bytes");
        }
        need(count);
        int length = 0;
        for (int i = 0; i < count; i++) {
            length = length << 8 | data[pos++] & 0xff;
        }
        return length;
    }

    private void need(int count) throws FormatException {
        if (data.length - pos < count) {
            throw new FormatException("truncated at " + pos);
        }
    }

    /** The items of a constructed item's value, and so on. */
    public static int depth(List<Item> items, int level) throws FormatException {
        if (level > DEEPEST) {
            throw new FormatException("nested too deeply");
        }
        int deepest = level;
        for (Item item : items) {
            if (item.isConstructed()) {
                List<Item> inner = new Reader(item.value).readAll();
                deepest = Math.max(deepest, depth(inner, level + 1));
            }
        }
        return deepest;
    }
}
