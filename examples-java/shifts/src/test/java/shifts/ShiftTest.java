package shifts;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class ShiftTest {
    @Test
    void lengthOfADay() {
        assertEquals("7h 45m", Shift.parse("09:15-17:00").length());
    }

    @Test
    void minutesOfADay() {
        assertEquals(60, Shift.parse("23:00-23:59").minutes() + 1);
    }

    @Test
    void coversItsBegin() {
        assertTrue(Shift.parse("09:00-17:00").covers("09:00"));
    }

    @Test
    void doesNotCoverItsEnd() {
        assertFalse(Shift.parse("09:00-17:00").covers("17:00"));
    }

    @Test
    void doesNotCoverWhatIsBefore() {
        assertFalse(Shift.parse("09:00-17:00").covers("08:59"));
    }

    @Test
    void isPrinted() {
        assertEquals("09:05-17:00", Shift.parse(" 9:05 - 17:00").toString());
    }

    @Test
    void nightIsPrinted() {
        assertEquals("22:00-06:00", Shift.parse("22:00-06:00").toString());
    }

    @Test
    void refusesWhatIsNoTime() {
        assertThrows(IllegalArgumentException.class, () -> Shift.parse("24:00-25:00"));
        assertThrows(IllegalArgumentException.class, () -> Shift.parse("09:00"));
    }
}
