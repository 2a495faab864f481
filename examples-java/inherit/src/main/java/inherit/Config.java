package inherit;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Sections such as {@code [web : base]} with lines {@code key = value}; a value may be that of another section, {@code @base.port}. */
public final class Config {
    private static final int DEEPEST = 8;

    private final Map<String, Section> sections = new LinkedHashMap<>();

    public static Config read(List<String> lines) throws ConfigException {
        Config config = new Config();
        Section current = null;
        for (String line : lines) {
            String text = line.trim();
            if (text.isEmpty() || text.startsWith("#")) {
                continue;
            }
            if (text.startsWith("[")) {
                current = config.open(text);
            } else if (current == null) {
                throw new ConfigException("a value before the first section: " + text);
            } else {
                config.set(current, text);
            }
        }
        return config;
    }

    private Section open(String text) throws ConfigException {
        if (!text.endsWith("]")) {
            throw new ConfigException("no end of the section's name: " + text);
        }
        String[] names = text.substring(1, text.length() - 1).split(":", 2);
        String parent = names.length > 1 ? names[1].trim() : null;
        Section section = new Section(names[0].trim(), parent);
        if (sections.put(section.name, section) != null) {
            throw new ConfigException("a second section " + section.name);
        }
        return section;
    }

    private void set(Section section, String text) throws ConfigException {
        int at = text.indexOf('=');
        if (at < 1) {
            throw new ConfigException("no key: " + text);
        }
        section.values.put(text.substring(0, at).trim(), text.substring(at + 1).trim());
    }

    public Iterable<String> names() {
        return sections.keySet();
    }

    /** All values of a section, those that it takes over included. */
    public Map<String, String> effective(String name) throws ConfigException {
        Map<String, String> all = new TreeMap<>();
        collect(sections.get(name), all, 0);
        for (Map.Entry<String, String> entry : all.entrySet()) {
            entry.setValue(resolve(entry.getValue()));
        }
        return all;
    }

    private void collect(Section section, Map<String, String> all, int depth) throws ConfigException {
        if (depth > DEEPEST) {
            throw new ConfigException("too many parents of " + section.name);
        }
        if (section.parent != null) {
            Section parent = sections.get(section.parent);
            collect(parent, all, depth + 1);
        }
        all.putAll(section.values);
    }

    private String resolve(String value) throws ConfigException {
        int dot = value.indexOf('.');
        if (!value.startsWith("@") || dot < 0) {
            return value;
        }
        Section section = sections.get(value.substring(1, dot));
        if (section == null) {
            throw new ConfigException("no section " + value.substring(1, dot));
        }
        String found = section.values.get(value.substring(dot + 1));
        if (found == null) {
            throw new ConfigException("no value " + value);
        }
        return found;
    }
}
