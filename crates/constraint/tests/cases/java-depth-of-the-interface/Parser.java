public class Parser {
    private static final int MAX_DEPTH = 64;
    private final String text;
    private int pos;

    public Parser(String text) {
        this.text = text;
    }

    public int value() {
        if (pos >= text.length()) {
            throw new IllegalStateException("end of text");
        }
        if (text.charAt(pos++) == '-') {
            return -value();
        }
        return 1;
    }

    public static void main(String[] args) {
        System.out.println(new Parser("-".repeat(100000)).value());
    }
}
