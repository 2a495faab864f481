package chunks;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;

/** Prints how many chunks of each kind a file has, and how many bytes they take. */
public final class Main {
    private Main() {}

    public static void main(String[] arguments) {
        if (arguments.length != 1) {
            System.err.println("usage: chunkls FILE");
            System.exit(2);
        }
        try {
            ChunkFile file = ChunkFile.read(Files.readAllBytes(Path.of(arguments[0])));
            for (Map.Entry<String, int[]> kind : file.kinds().entrySet()) {
                System.out.printf("%s %d %d%n", kind.getKey(), kind.getValue()[0], kind.getValue()[1]);
            }
        } catch (ChunkException | IOException error) {
            System.err.println("chunkls: " + error.getMessage());
            System.exit(1);
        }
    }
}
