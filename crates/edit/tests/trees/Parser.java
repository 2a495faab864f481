package org.example;

public class Parser {
    private final byte[] data;
    private int at;

    public Parser(byte[] data) {
        this.data = data;
    }

    public int next() {
        int value = data[at];
        at++;
        return value;
    }

    public int peek() {
        int value = data[at];
        return value;
    }
}
