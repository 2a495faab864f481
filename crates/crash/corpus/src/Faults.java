// Uncaught exceptions and deaths of the Java virtual machine, one per case.
package demo;

import java.util.ArrayList;
import java.util.List;

public class Faults {
    static final Object FIRST = new Object();
    static final Object SECOND = new Object();

    static int pick(int[] cells, int at) {
        return cells[at]; // BUG java-index java-cause jazzer-index jazzer-cause
    }

    static char letter(String word, int at) {
        return word.charAt(at); // BUG java-string
    }

    static int element(List<Integer> list, int at) {
        return list.get(at); // BUG java-list
    }

    static int length(String word) {
        return word.length(); // BUG java-null java-thread java-handled
    }

    static String name(Object thing) {
        return (String) thing; // BUG java-cast
    }

    static int share(int whole, int parts) {
        return whole / parts; // BUG java-divide
    }

    static int sum(int a, int b) {
        return Math.addExact(a, b); // BUG java-overflow-sum
    }

    static byte[] buffer(int size) {
        return new byte[size]; // BUG java-negative java-vm-limit
    }

    static int number(String digits) {
        return Integer.parseInt(digits); // BUG java-number java-init
    }

    static void mustBeSmall(int n) {
        assert n < 3 : "n is " + n; // BUG java-assert
    }

    static void hoard() {
        List<long[]> all = new ArrayList<>();
        for (;;) {
            all.add(new long[1 << 20]); // BUG java-memory
        }
    }

    static int down(int n) {
        return up(n + 1) + 1; // BUG java-recursion
    }

    static int up(int n) {
        return down(n + 1) + 1; // BUG java-recursion
    }

    static class Reader implements AutoCloseable {
        int header(int[] cells) {
            return pick(cells, 9);
        }

        @Override
        public void close() {
            throw new IllegalStateException("closed twice");
        }
    }

    static int load(int[] cells) {
        try (Reader reader = new Reader()) {
            return reader.header(cells);
        } catch (ArrayIndexOutOfBoundsException e) {
            throw new IllegalArgumentException("bad header\nin two lines", e);
        }
    }

    static class Settings {
        static final int LIMIT = number("many");
    }

    static void circle() {
        Exception inner = new IllegalStateException("inner"); // BUG java-circular
        Exception outer = new RuntimeException("outer", inner);
        inner.initCause(outer);
        throw (RuntimeException) outer;
    }

    static void reject(String why) {
        throw new IllegalStateException("cannot read: " + why); // BUG java-state
    }

    static void hold(Object one, Object other) {
        synchronized (one) {
            pause(200);
            synchronized (other) {
                pause(1); // BUG java-deadlock
            }
        }
    }

    static void spin() {
        long n = 0;
        while (n >= 0) {
            n = n % 7 + 1; // BUG java-dump
        }
    }

    static void pause(int millis) {
        try {
            Thread.sleep(millis);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    static void poke() throws Exception {
        java.lang.reflect.Field field = sun.misc.Unsafe.class.getDeclaredField("theUnsafe");
        field.setAccessible(true);
        ((sun.misc.Unsafe) field.get(null)).putAddress(0, 0);
    }

    public static void main(String[] args) throws Exception {
        int[] cells = new int[args.length + 2];
        switch (args[0]) {
            case "java-index": pick(cells, 7); break;
            case "java-string": letter("abc", 9); break;
            case "java-list": element(List.of(1, 2), 5); break;
            case "java-null": length(null); break;
            case "java-cast": name(cells.length); break;
            case "java-divide": share(9, args.length - 1); break;
            case "java-overflow-sum": sum(Integer.MAX_VALUE, 1); break;
            case "java-negative": buffer(-args.length); break;
            case "java-vm-limit": buffer(Integer.MAX_VALUE); break;
            case "java-number": number("12x"); break;
            case "java-assert": mustBeSmall(7); break;
            case "java-memory": hoard(); break;
            case "java-recursion": down(0); break;
            case "java-cause": load(cells); break;
            case "java-init": System.out.println(Settings.LIMIT); break;
            case "java-circular": circle(); break;
            case "java-state": reject("no magic"); break;
            case "java-thread":
                Thread worker = new Thread(() -> length(null), "worker");
                worker.start();
                worker.join();
                break;
            case "java-handled":
                try {
                    length(null);
                } catch (NullPointerException e) {
                    e.printStackTrace();
                }
                break;
            case "java-deadlock":
                new Thread(() -> hold(FIRST, SECOND), "left").start();
                new Thread(() -> hold(SECOND, FIRST), "right").start();
                break;
            case "java-dump": spin(); break;
            case "java-crash": poke(); break;
            default: throw new IllegalArgumentException(args[0]);
        }
    }
}
