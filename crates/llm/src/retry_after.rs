//! How long a server asks us to wait: in seconds, in milliseconds, or until a date.

use std::time::{Duration, SystemTime};

use crate::http::Head;

/// The longest wait, whatever a server asks for.
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
    let parse = |text: &str| httpdate::parse_http_date(text.trim()).ok();
    let then = parse(date)?;
    let now = now.and_then(parse).unwrap_or_else(SystemTime::now);
    // A date in the past means now.
    Some(then.duration_since(now).unwrap_or_default().min(MOST))
}

#[cfg(test)]
#[path = "retry_after_tests.rs"]
mod tests;
