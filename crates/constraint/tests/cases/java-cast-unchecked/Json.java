import java.util.List;
import java.util.Map;

public class Json {
    static class JsonException extends RuntimeException {
        JsonException(String why, int at) {
            super(why + " at " + at);
        }
    }

    private int position;

    List<?> list(Map<String, Object> object, String key) {
        if (!object.containsKey(key)) {
            throw new JsonException("no " + key, position);
        }
        Object value = object.get(key);
        return (List<?>) value;
    }

    public static void main(String[] args) {
        System.out.println(new Json().list(Map.of("a", 3), "a"));
    }
}
