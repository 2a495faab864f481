import java.util.List;

public class Sum {
    static int of(List<Integer> places, int[] values) {
        int sum = 0;
        for (int place : places) {
            sum += values[place];
        }
        return sum;
    }
}
