import java.io.EOFException;
import java.io.IOException;

public class Chunks {
    private final byte[] data;
    private int pos;

    Chunks(byte[] data) {
        this.data = data;
    }

    private int readInt() throws IOException {
        if (data.length - pos < 4) {
            throw new EOFException("end of data");
        }
        pos += 4;
        return (data[pos - 4] & 0xff) << 24 | (data[pos - 3] & 0xff) << 16 | (data[pos - 2] & 0xff) << 8
                | data[pos - 1] & 0xff;
    }

    byte[] chunk() throws IOException {
        int size = readInt();
        byte[] chunk = new byte[size];
        System.arraycopy(data, pos, chunk, 0, size);
        return chunk;
    }

    public static void main(String[] args) throws IOException {
        new Chunks(new byte[] {127, 0, 0, 0, 1}).chunk();
    }
}
