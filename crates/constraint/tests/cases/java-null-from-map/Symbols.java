import java.util.HashMap;
import java.util.Map;

public class Symbols {
    private final Map<String, String> types = new HashMap<>();

    int width(String name) {
        if (name.isEmpty()) {
            return -1;
        }
        return types.get(name).length();
    }

    public static void main(String[] args) {
        System.out.println(new Symbols().width("x"));
    }
}
