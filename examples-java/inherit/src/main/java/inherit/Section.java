package inherit;

import java.util.Map;
import java.util.TreeMap;

/** A section: its own values, and the name of the one whose values it takes over, if any. */
final class Section {
    final String name;
    final String parent;
    final Map<String, String> values = new TreeMap<>();

    Section(String name, String parent) {
        this.name = name;
        this.parent = parent;
    }
}
