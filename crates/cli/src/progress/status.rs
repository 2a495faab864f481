//! The status line: always exactly one line of the terminal, whatever its current width.

use std::env;

use crate::columns::{fit, of_stderr, width};
use crate::{plain, sink};

/// Less text would say less than the seconds after it.
const LEAST_WORDS: usize = 10;

/// Whether stderr is a terminal that can redraw a line. If it does not report its width, it cannot: a line that wraps is
/// never erased, so every tick would add one more.
pub fn can_move() -> bool {
    let dumb = env::var_os("TERM").is_some_and(|name| name == "dumb");
    !dumb && of_stderr().is_some()
}

/// Draws what is running, fitted to the current width.
pub fn draw(words: &str, seconds: f64) {
    if let Some(columns) = of_stderr() {
        // Wrapping is switched off, because the terminal may draw a character wider than we think.
        let line = status(words, seconds, columns);
        sink::redraw("\r\x1b[?7l", &line, "\x1b[K\x1b[?7h");
    }
}

pub fn clear() {
    sink::redraw("\r\x1b[K", "", "");
}

/// The seconds are kept and the text is cut. The last column stays free, since some terminals wrap when it is filled.
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
