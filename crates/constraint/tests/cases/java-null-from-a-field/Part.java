public class Part {
    private Part whole;

    Part whole() {
        return whole;
    }

    Part outermost() {
        if (whole == null) {
            return null;
        }
        return whole.outermost();
    }

    Part sibling() {
        return whole().sibling();
    }
}
