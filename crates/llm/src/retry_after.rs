//! How long a server asks us to wait: in seconds, in milliseconds, or until a date.

use std::time::{Duration, SystemTime, UNIX_EPOCH};

use crate::http::Head;

/// Nobody waits longer, whatever a server says.
const MOST: Duration = Duration::from_secs(24 * 3600);

pub(crate) fn wait(head: &Head) -> Option<Duration> {
    let milliseconds = || {
        let text = head.retry_after_ms.as_deref()?;
        Some(seconds(text)?.div_f64(1000.0))
    };
    let told = || {
        let text = head.retry_after.as_deref()?;
        seconds(text).or_else(|| until(text, head.date.as_deref()))
    };
    milliseconds().or_else(told)
}

pub(crate) fn seconds(text: &str) -> Option<Duration> {
    let count: f64 = text.trim().parse().ok()?;
    (count.is_finite() && count >= 0.0)
        .then(|| Duration::from_secs_f64(count.min(MOST.as_secs_f64())))
}

/// From a sentence: `… try again in 6m0.5s.`
pub(crate) fn within(words: &str) -> Option<Duration> {
    let (_, rest) = words.split_once("try again in ")?;
    let mut rest = rest.split_whitespace().next()?;
    let mut all: Option<Duration> = None;
    loop {
        let number = |letter: char| letter.is_ascii_digit() || letter == '.';
        let Some(end) = rest.find(|letter| !number(letter)) else {
            return all;
        };
        let (count, after) = rest.split_at(end);
        let units = [("ms", 0.001), ("s", 1.0), ("m", 60.0), ("h", 3600.0)];
        let unit = units
            .iter()
            .find_map(|(unit, length)| Some((after.strip_prefix(unit)?, length)));
        let Some(((left, length), count)) = unit.zip(seconds(count)) else {
            return all;
        };
        let more = count.mul_f64(*length).min(MOST);
        all = Some(all.unwrap_or_default().saturating_add(more).min(MOST));
        rest = left;
    }
}

/// By the server's own clock where it shows it: ours may differ.
fn until(date: &str, now: Option<&str>) -> Option<Duration> {
    let then = unix_seconds(date)?;
    let ours = || {
        SystemTime::now()
            .duration_since(UNIX_EPOCH)
            .ok()?
            .as_secs()
            .try_into()
            .ok()
    };
    let now: i64 = now.and_then(unix_seconds).or_else(ours)?;
    let left = u64::try_from(then.saturating_sub(now)).unwrap_or(0);
    Some(Duration::from_secs(left).min(MOST))
}

/// `Sun, 06 Nov 1994 08:49:37 GMT`, the one form that servers may send.
fn unix_seconds(date: &str) -> Option<i64> {
    const MONTHS: [&str; 12] = [
        "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ];
    let (_, date) = date.split_once(", ")?;
    let parts: Vec<&str> = date.split_whitespace().collect();
    let [day, month, year, time, "GMT"] = parts[..] else {
        return None;
    };
    let month = MONTHS.iter().position(|name| *name == month)? as i64 + 1;
    let (day, year): (i64, i64) = (day.parse().ok()?, year.parse().ok()?);
    let clock: Vec<i64> = time
        .split(':')
        .map(|part| part.parse().ok())
        .collect::<Option<_>>()?;
    let [hour, minute, second] = clock[..] else {
        return None;
    };
    let sane = (1..=31).contains(&day) && (1970..10_000).contains(&year);
    let sane =
        sane && (0..24).contains(&hour) && (0..60).contains(&minute) && (0..=60).contains(&second);
    sane.then(|| days(year, month, day) * 86_400 + hour * 3600 + minute * 60 + second)
}

/// Since 1970, counted in years that begin in March, so that the leap day is the last.
fn days(year: i64, month: i64, day: i64) -> i64 {
    let year = if month <= 2 { year - 1 } else { year };
    let from_march = (month + 9) % 12;
    let leaps = year / 4 - year / 100 + year / 400;
    365 * year + leaps + (153 * from_march + 2) / 5 + day - 1 - 719_468
}

#[cfg(test)]
#[path = "retry_after_tests.rs"]
mod tests;
