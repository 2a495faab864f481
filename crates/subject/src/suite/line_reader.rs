//! The interface of console-output readers.

use super::lines::plain_lines;
use super::names::Cases;

/// A reader of one format, fed line by line.
pub(super) trait LineReader: Default {
    fn line(&mut self, line: &str);
    fn finish(self) -> Cases;
}

pub(super) fn console<R: LineReader>(output: &[u8]) -> Cases {
    read_lines(R::default(), output)
}

pub(super) fn read_lines(mut reader: impl LineReader, output: &[u8]) -> Cases {
    for line in plain_lines(output) {
        reader.line(&line);
    }
    reader.finish()
}
