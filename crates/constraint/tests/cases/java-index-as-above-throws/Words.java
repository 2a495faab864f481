abstract class Value {
    char first() {
        throw new UnsupportedOperationException(getClass().getSimpleName());
    }
}

class Word extends Value {
    private final String text;

    Word(String text) {
        this.text = text;
    }

    @Override
    char first() {
        return text.charAt(0);
    }
}
