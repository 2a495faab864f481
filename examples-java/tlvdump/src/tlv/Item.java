package tlv;

/** One item: a tag and its value. */
public final class Item {
    public final int tag;
    public final byte[] value;

    public Item(int tag, byte[] value) {
        this.tag = tag;
        this.value = value;
    }

    /** Items with this bit in their tag hold further items. */
    public boolean isConstructed() {
        return (tag & 0x20) != 0;
    }
}
