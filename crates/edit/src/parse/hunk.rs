//! The lines of one hunk. If the counts of the header hold, they decide what belongs to it; otherwise it runs on to the
//! next header, fence or end, and what may be chatter at its tail is left to the placing.

use super::blocks;
use super::header::{self, HunkHeader};
use super::parser::Parser;
use crate::error::EditError;
use crate::lines::Ending;
use crate::patch::{Counts, Hunk, HunkLine, LineKind, Prefixed};

impl Parser<'_> {
    /// Reads a hunk whose `@@` line is the current one.
    pub(super) fn hunk(&mut self) -> Result<(), EditError> {
        let at = self.number();
        let header = header::hunk_header(self.text(0).unwrap_or_default());
        self.at += 1;
        self.hunk_body(header, at)
    }

    /// Reads a hunk that has no `@@` line at all.
    pub(super) fn bare_hunk(&mut self) -> Result<(), EditError> {
        let at = self.number();
        self.hunk_body(HunkHeader::default(), at)
    }

    fn hunk_body(&mut self, header: HunkHeader, at: usize) -> Result<(), EditError> {
        let exact = header.counts.and_then(|counts| self.counted_lines(counts));
        let mut lines = Vec::new();
        let stop = self.at + exact.unwrap_or(0);
        while self.at < stop {
            self.body_line(&mut lines);
        }
        let counted = lines.len();
        let resume = self.at;
        while self.text(0).is_some() && !self.ends_hunk() {
            self.body_line(&mut lines);
        }
        while lines.len() > counted && lines.last().is_some_and(|l| l.prefixed == Prefixed::No) {
            lines.pop();
        }
        let tail = lines.get(counted..).unwrap_or_default();
        let tail_edits = tail.iter().any(|line| line.kind != LineKind::Context);
        if exact.is_some() && !tail_edits {
            lines.truncate(counted);
            self.at = resume;
        }
        if lines.is_empty() {
            return Err(EditError::Malformed {
                at,
                what: "this hunk has no lines",
            });
        }
        let counted = (exact.is_some() && counted < lines.len()).then_some(counted);
        let HunkHeader {
            stated,
            counts,
            section,
        } = header;
        self.push_hunk(Hunk {
            lines,
            stated,
            counts,
            section,
            at,
            counted,
        })
    }

    /// How many lines of the patch fill the stated counts exactly, if they do.
    fn counted_lines(&self, counts: Counts) -> Option<usize> {
        let Counts { mut old, mut new } = counts;
        let mut ahead = 0;
        while old > 0 || new > 0 {
            match self.text(ahead)?.first() {
                Some(b' ') | None => {
                    old = old.checked_sub(1)?;
                    new = new.checked_sub(1)?;
                }
                Some(b'-') => old = old.checked_sub(1)?,
                Some(b'+') => new = new.checked_sub(1)?,
                Some(b'\\') => {}
                Some(_) => return None,
            }
            ahead += 1;
        }
        // Counts that are one too large would swallow the header of the next file.
        let swallowed = ahead.checked_sub(2).is_some_and(|i| self.is_file_header(i))
            && self.text(ahead).is_some_and(|line| line.starts_with(b"@@"));
        if swallowed {
            return None;
        }
        if self
            .text(ahead)
            .is_some_and(|line| line.starts_with(b"\\ "))
        {
            ahead += 1;
        }
        Some(ahead)
    }

    fn body_line(&mut self, lines: &mut Vec<HunkLine>) {
        let (text, ending) = (self.text(0).unwrap_or_default(), self.ending(0));
        self.at += 1;
        let (kind, body, prefixed) = match text.split_first() {
            Some((b'+', rest)) => (LineKind::Add, rest, Prefixed::Yes),
            Some((b'-', rest)) => (LineKind::Delete, rest, Prefixed::Yes),
            Some((b' ', rest)) => (LineKind::Context, rest, Prefixed::Yes),
            Some((b'\\', rest))
                if rest
                    .trim_ascii_start()
                    .to_ascii_lowercase()
                    .starts_with(b"no newline") =>
            {
                if let Some(last) = lines.last_mut() {
                    // Only the marker's own line tells whether the CR before it is text or the patch's.
                    if last.ending == Ending::CrLf && ending != Ending::CrLf {
                        last.text.push(b'\r');
                    }
                    last.ending = Ending::None;
                }
                return;
            }
            Some(_) | None => (LineKind::Context, text, Prefixed::No),
        };
        // The last line of a patch without a newline says nothing about the file.
        let ending = if ending == Ending::None {
            Ending::Lf
        } else {
            ending
        };
        lines.push(HunkLine {
            kind,
            text: body.to_vec(),
            ending,
            prefixed,
        });
    }

    fn ends_hunk(&self) -> bool {
        let Some(line) = self.text(0) else {
            return true;
        };
        let fence = line.trim_ascii_start();
        line.starts_with(b"@@")
            || line.starts_with(b"diff -")
            || line.starts_with(b"*** ")
            || line.starts_with(b"Index: ")
            || line.starts_with(b"GIT binary patch")
            || fence.starts_with(b"```")
            || fence.starts_with(b"~~~")
            || self.is_file_header(0)
            || self.is_signature()
            || blocks::search_marker(line).is_some()
    }

    pub(super) fn is_file_header(&self, ahead: usize) -> bool {
        let starts =
            |ahead, with: &[u8]| self.text(ahead).is_some_and(|line| line.starts_with(with));
        starts(ahead, b"--- ") && starts(ahead + 1, b"+++ ")
    }

    /// `-- ` and words: mail's mark of a signature, for which git puts its version and forges their name.
    fn is_signature(&self) -> bool {
        let goes_on = |next: &[u8]| matches!(next.first(), Some(b' ' | b'+' | b'-' | b'\\'));
        self.text(0) == Some(b"-- ") && !self.text(1).is_some_and(goes_on)
    }
}
