public class Account {
    private String owner;

    void rename(String name) {
        if (name.isEmpty()) {
            throw new IllegalArgumentException("no name");
        }
        owner = name;
    }

    public static void main(String[] args) {
        new Account().rename(null);
    }
}
