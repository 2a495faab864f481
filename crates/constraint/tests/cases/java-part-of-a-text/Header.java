public class Header {
    static class FormatException extends Exception {
        FormatException(String why) {
            super(why);
        }
    }

    static String name(String line, int width) throws FormatException {
        return line.substring(2, width).trim();
    }

    public static void main(String[] args) throws FormatException {
        System.out.println(name("H abc", 40));
    }
}
