//! The line that moves: always one line of the terminal, whatever its width is at the moment.

use std::env;

use crate::columns::{fit, of_stderr, width};
use crate::{plain, sink};

/// Shorter texts say less than the seconds after them.
const LEAST_WORDS: usize = 10;

/// Whether stderr is a terminal that can take a line back. One that does not tell its width cannot be trusted to: a line that
/// wraps is never taken back, so there would be one more with each tick.
pub fn can_move() -> bool {
    let dumb = env::var_os("TERM").is_some_and(|name| name == "dumb");
    !dumb && of_stderr().is_some()
}

/// What is running, fitted to the terminal as it is now.
pub fn draw(words: &str, seconds: f64) {
    if let Some(columns) = of_stderr() {
        // Measured or not, a letter that the terminal draws wider than we think must not wrap either.
        let line = status(words, seconds, columns);
        sink::redraw("\r\x1b[?7l", &line, "\x1b[K\x1b[?7h");
    }
}

pub fn clear() {
    sink::redraw("\r\x1b[K", "", "");
}

/// The seconds stay; the words give way. The last column stays free, since some terminals wrap when it is filled.
fn status(words: &str, seconds: f64, columns: usize) -> String {
    let room = columns.saturating_sub(1);
    let words = format!("  {}", plain::line(words, columns));
    let time = format!(" … {seconds:.1} s");
    match room.checked_sub(width(&time)) {
        Some(left) if left >= LEAST_WORDS => {
            let words = fit(&words, left);
            format!("{}{time}", words.trim_end_matches('…'))
        }
        Some(_) | None => fit(&words, room),
    }
}

#[cfg(test)]
#[path = "status_tests.rs"]
mod tests;
