package tlv;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** Prints the items of a file. */
public final class Main {
    private Main() {}

    public static void main(String[] arguments) {
        if (arguments.length != 1) {
            System.err.println("usage: tlvdump FILE");
            System.exit(2);
        }
        try {
            List<Item> items = new Reader(Files.readAllBytes(Path.of(arguments[0]))).readAll();
            print(items, "");
            System.out.println("depth " + Reader.depth(items, 0));
        } catch (FormatException | IOException error) {
            System.err.println("tlvdump: " + error.getMessage());
            System.exit(1);
        }
    }

    private static void print(List<Item> items, String indent) throws FormatException {
        for (Item item : items) {
            System.out.printf("%s%02x %d%n", indent, item.tag, item.value.length);
            if (item.isConstructed()) {
                print(new Reader(item.value).readAll(), indent + "  ");
            }
        }
    }
}
