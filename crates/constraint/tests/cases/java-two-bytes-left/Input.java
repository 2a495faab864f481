public class Input {
    private final byte[] data;
    private int pos;

    Input(byte[] data) {
        this.data = data;
    }

    int readByte() {
        if (pos >= data.length) {
            throw new IllegalStateException("end of input");
        }
        return data[pos++] & 0xff;
    }

    int readShort() {
        return (data[pos++] & 0xff) << 8 | data[pos++] & 0xff;
    }

    public static void main(String[] args) {
        Input input = new Input(new byte[] {1});
        System.out.println(input.readShort());
    }
}
