//! Server-sent events: bytes as they come, to the JSON of each event.

use serde_json::Value;

/// No valid event has a longer line.
const MOST_LINE: usize = 16 * 1024 * 1024;

#[derive(Debug, PartialEq)]
pub(crate) enum Sent {
    Event(Value),
    /// `[DONE]`, as chat completions end.
    Done,
    Malformed(String),
}

/// Bytes that are not yet a whole event.
#[derive(Default)]
pub(crate) struct Lines {
    line: Vec<u8>,
    data: Vec<u8>,
}

impl Lines {
    pub(crate) fn push(&mut self, bytes: &[u8]) -> Vec<Sent> {
        let mut found = Vec::new();
        for piece in bytes.split_inclusive(|byte| *byte == b'\n') {
            if self.line.len() + self.data.len() + piece.len() > MOST_LINE {
                found.push(Sent::Malformed("an event without an end".to_owned()));
                return found;
            }
            self.line.extend_from_slice(piece);
            if piece.ends_with(b"\n") {
                let line = std::mem::take(&mut self.line);
                found.extend(self.line(line.trim_ascii_end()));
            }
        }
        found
    }

    /// A last event without the empty line that should follow it.
    pub(crate) fn rest(&mut self) -> Option<Sent> {
        let line = std::mem::take(&mut self.line);
        let _ = self.line(line.trim_ascii_end());
        self.line(b"")
    }

    fn line(&mut self, line: &[u8]) -> Option<Sent> {
        if line.is_empty() {
            let data = std::mem::take(&mut self.data);
            return read(data.trim_ascii());
        }
        // The kind of an event is told in its data as well; comments and ids say nothing.
        let data = line.strip_prefix(b"data:")?;
        let data = data.strip_prefix(b" ").unwrap_or(data);
        if self.data.is_empty() {
            self.data.extend_from_slice(data);
            return None;
        }
        // Some servers forget the empty line between two events.
        if let Some(whole @ (Sent::Event(_) | Sent::Done)) = read(&self.data) {
            data.clone_into(&mut self.data);
            return Some(whole);
        }
        self.data.push(b'\n');
        self.data.extend_from_slice(data);
        None
    }
}

fn read(data: &[u8]) -> Option<Sent> {
    match data {
        b"" => None,
        b"[DONE]" => Some(Sent::Done),
        data => Some(match serde_json::from_slice(data) {
            Ok(event) => Sent::Event(event),
            Err(error) => Sent::Malformed(format!("an event is not JSON: {error}")),
        }),
    }
}

#[cfg(test)]
#[path = "sse_tests.rs"]
mod tests;
