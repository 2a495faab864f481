public class Scanner {
    private final String text;
    private int pos;

    Scanner(String text) {
        this.text = text;
    }

    String word() {
        while (text.charAt(pos) == ' ')
            pos++;
        int start = pos;
        while (pos < text.length() && Character.isLetter(text.charAt(pos)))
            pos++;
        return text.substring(start, pos);
    }

    public static void main(String[] args) {
        System.out.println(new Scanner("   ").word());
    }
}
