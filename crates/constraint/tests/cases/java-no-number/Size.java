public class Size {
    static class SizeException extends Exception {
        SizeException(String why) {
            super(why);
        }
    }

    static int area(String text) throws SizeException {
        String[] parts = text.split("x");
        if (parts.length != 2)
            throw new SizeException("expected WxH: " + text);
        int width = Integer.parseInt(parts[0]);
        int height = Integer.parseInt(parts[1]);
        return width * height;
    }

    public static void main(String[] args) throws SizeException {
        System.out.println(area("12x1o"));
    }
}
