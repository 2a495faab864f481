package chunks;

/** The file is not what its format allows. */
public class ChunkException extends Exception {
    private static final long serialVersionUID = 1L;

    public ChunkException(String message) {
        super(message);
    }
}
