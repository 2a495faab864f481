//! The only output channel: all text for people passes through here, and only our own colours may control the
//! terminal, wherever the text came from. A house rule detects output that bypasses it.

use std::io::{self, IsTerminal, Write};

use patchwright_domain::foreign::visible;

/// The codes used by [`crate::paint`] and the help: plain, bold, faint, underlined, their ends, and four colours.
const COLOURS: [&str; 12] = [
    "0", "1", "2", "4", "22", "24", "31", "32", "33", "36", "39", "",
];

pub fn answers_to_terminal() -> bool {
    io::stdout().is_terminal()
}

pub fn talks_to_terminal() -> bool {
    io::stderr().is_terminal()
}

/// An answer for a person, with a newline.
pub fn answer(text: &str) -> io::Result<()> {
    put_out(&neutral(text, answers_to_terminal()))
}

/// An answer for a program, byte for byte.
pub fn document(text: &str) -> io::Result<()> {
    put_out(text)
}

/// A line on stderr, next to the answer.
pub fn say(text: &str) {
    talk(&format!("{text}\n"));
}

/// Text on stderr without a newline. If nobody reads it, that is not an error.
pub fn talk(text: &str) {
    let _ = io::stderr().write_all(neutral(text, talks_to_terminal()).as_bytes());
}

/// Redraws the status line: `text` between our own control sequences, in one write so that nothing comes between
/// them.
pub fn redraw(before: &'static str, text: &str, after: &'static str) {
    let mut stderr = io::stderr();
    let _ = stderr.write_all(format!("{before}{}{after}", neutral(text, true)).as_bytes());
    let _ = stderr.flush();
}

/// A reader that closed the pipe has read enough.
fn put_out(text: &str) -> io::Result<()> {
    match writeln!(io::stdout(), "{text}") {
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => Ok(()),
        other => other,
    }
}

/// Escapes control sequences; our own colours are kept if `colours` is set.
fn neutral(text: &str, colours: bool) -> String {
    let mut parts = text.split('\x1b');
    let mut out = visible(parts.next().unwrap_or_default()).into_owned();
    for part in parts {
        match colour(part).filter(|_| colours) {
            Some((colour, rest)) => {
                out.push_str(&format!("\x1b[{colour}m{}", visible(rest)));
            }
            None => out.push_str(&format!("\\u{{1b}}{}", visible(part))),
        }
    }
    out
}

/// Splits the text after an escape character into the codes of a colour and the rest.
fn colour(part: &str) -> Option<(&str, &str)> {
    let (codes, rest) = part.strip_prefix('[')?.split_once('m')?;
    let known = codes.split(';').all(|code| COLOURS.contains(&code));
    known.then_some((codes, rest))
}

#[cfg(test)]
#[path = "sink_tests.rs"]
mod tests;
