import java.io.IOException;

public class Palette {
    private final int[] colours;

    Palette(int[] colours) {
        this.colours = colours;
    }

    int colour(byte[] data, int at) throws IOException {
        int index = data[at] & 0xff;
        return colours[index];
    }

    int first() throws IOException {
        if (colours.length == 0) {
            throw new IOException("empty palette");
        }
        return colours[0];
    }

    public static void main(String[] args) throws IOException {
        System.out.println(new Palette(new int[] {1, 2}).colour(new byte[] {9}, 0));
    }
}
