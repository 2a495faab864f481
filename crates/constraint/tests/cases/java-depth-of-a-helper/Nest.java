public class Nest {
    private final String text;
    private int pos;

    Nest(String text) {
        this.text = text;
    }

    int depth() {
        int deepest = list();
        if (pos != text.length()) {
            throw new IllegalArgumentException("trailing text");
        }
        return deepest;
    }

    private int list() {
        int deepest = 0;
        while (pos < text.length() && text.charAt(pos) == '[') {
            pos++;
            deepest = Math.max(deepest, 1 + list());
        }
        pos++;
        return deepest;
    }

    public static void main(String[] args) {
        System.out.println(new Nest("[".repeat(100000)).depth());
    }
}
