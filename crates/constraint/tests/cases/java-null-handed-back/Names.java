public class Names {
    static String withoutMark(String name) {
        if (name.startsWith("#")) {
            return name.substring(1);
        }
        return name;
    }
}
