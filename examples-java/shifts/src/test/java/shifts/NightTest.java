package shifts;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class NightTest {
    @Test
    void lengthOfANight() {
        assertEquals("8h 0m", Shift.parse("22:00-06:00").length());
    }

    @Test
    void coversBothSidesOfMidnight() {
        Shift night = Shift.parse("22:00-06:00");
        assertTrue(night.covers("23:30"));
        assertTrue(night.covers("02:00"));
        assertFalse(night.covers("12:00"));
    }
}
