public class Chain {
    static class Node {
        int value;
        Node next;
    }

    static int last(Node node) {
        while (node.next.value != 0)
            node = node.next;
        return node.value;
    }

    public static void main(String[] args) {
        Node node = new Node();
        System.out.println(last(node));
    }
}
