import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/** A count, then as many bytes: what was asked before the count says nothing of the bytes behind it. */
public final class Rows {
    static List<int[]> read(byte[] data) throws IOException {
        List<int[]> rows = new ArrayList<>();
        int at = 0;
        while (at < data.length) {
            int count = data[at++] & 0xff;
            if (count == 0) {
                throw new IOException("empty row");
            }
            int[] row = new int[count];
            for (int i = 0; i < count; i++) {
                row[i] = data[at++] & 0xff;
            }
            rows.add(row);
        }
        return rows;
    }

    public static void main(String[] args) throws IOException {
        System.out.println(read(new byte[] {3, 1, 2}).size());
    }
}
