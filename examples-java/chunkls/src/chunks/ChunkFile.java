package chunks;

import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.TreeMap;

/** A file of chunks, one after the other: four letters for the kind, two bytes for the size with these six, and the content. */
public final class ChunkFile {
    private static final int HEADER = 6;

    private final Map<String, int[]> kinds = new TreeMap<>();

    private ChunkFile() {}

    public static ChunkFile read(byte[] data) throws ChunkException {
        ChunkFile file = new ChunkFile();
        int pos = 0;
        while (pos < data.length) {
            if (data.length - pos < HEADER) {
                throw new ChunkException("a chunk without a header at " + pos);
            }
            String kind = kind(data, pos);
            int size = size(data, pos);
            if (size > data.length - pos) {
                throw new ChunkException("truncated chunk at " + pos);
            }
            file.count(kind, size);
            pos += size;
        }
        return file;
    }

    private static String kind(byte[] data, int pos) throws ChunkException {
        for (int at = pos; at < pos + 4; at++) {
            if (data[at] < 'A' || data[at] > 'Z') {
                throw new ChunkException("no kind of chunk at " + pos);
            }
        }
        return new String(data, pos, 4, StandardCharsets.US_ASCII);
    }

    private static int size(byte[] data, int pos) {
        return (data[pos + 4] & 0xff) << 8 | data[pos + 5] & 0xff;
    }

    private void count(String kind, int size) {
        int[] known = kinds.computeIfAbsent(kind, one -> new int[2]);
        known[0]++;
        known[1] += size;
    }

    public Map<String, int[]> kinds() {
        return kinds;
    }
}
