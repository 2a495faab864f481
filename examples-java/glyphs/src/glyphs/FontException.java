package glyphs;

/** The font is not what its format allows. */
public class FontException extends Exception {
    private static final long serialVersionUID = 1L;

    public FontException(String message) {
        super(message);
    }
}
