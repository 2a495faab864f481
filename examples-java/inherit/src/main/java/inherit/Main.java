package inherit;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Paths;
import java.util.Map;

/** Prints all values of each section of a file. */
public final class Main {
    private Main() {}

    public static void main(String[] arguments) {
        if (arguments.length != 1) {
            System.err.println("usage: inherit FILE");
            System.exit(2);
        }
        try {
            byte[] bytes = Files.readAllBytes(Paths.get(arguments[0]));
            String text = new String(bytes, StandardCharsets.ISO_8859_1);
            Config config = Config.read(java.util.Arrays.asList(text.split("\n")));
            for (String name : config.names()) {
                for (Map.Entry<String, String> entry : config.effective(name).entrySet()) {
                    System.out.println(name + "." + entry.getKey() + " = " + entry.getValue());
                }
            }
        } catch (ConfigException | IOException error) {
            System.err.println("inherit: " + error.getMessage());
            System.exit(1);
        }
    }
}
