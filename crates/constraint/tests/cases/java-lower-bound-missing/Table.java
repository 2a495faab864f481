public class Table {
    private final String[] names = {"a", "b"};

    String name(int id) {
        if (id >= names.length) {
            return null;
        }
        return names[id];
    }

    public static void main(String[] args) {
        System.out.println(new Table().name(-2));
    }
}
