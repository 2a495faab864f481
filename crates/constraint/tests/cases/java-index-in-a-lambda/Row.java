import java.io.IOException;
import java.util.Map;

public class Row {
    private final String[] values;

    Row(String[] values) {
        this.values = values;
    }

    String first() throws IOException {
        if (values.length == 0) {
            throw new IOException("an empty row");
        }
        return values[0];
    }

    Map<String, String> named(Map<String, Integer> columns, Map<String, String> into) throws IOException {
        if (columns == null) {
            return into;
        }
        columns.forEach((name, column) -> {
            into.put(name, values[column]);
        });
        return into;
    }
}
