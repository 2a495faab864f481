import java.util.Properties;

public class Options {
    static boolean isFast(Properties properties) {
        String mode = properties.getProperty("mode");
        return mode.equals("fast");
    }

    public static void main(String[] args) {
        System.out.println(isFast(new Properties()));
    }
}
