//! Whether a varied valid input already leads to the bug: a patch may refuse it although the unpatched program got away with it.
//!
//! `jmp end` over a bad instruction is accepted by a program that would go wrong at the instruction. If a line more or less makes the
//! unpatched program show the bug, and the same change of the input before it was varied does not, what was varied is bad.

use std::time::Duration;

use patchwright_domain::case::Poc;
use patchwright_domain::report::{BugKind, CrashReport};
use patchwright_sandbox::Layer;

use super::change::{Change, applied, inserted, lines, replaced, spread};
use super::queue::{MOST_GROWN, searched_part};
use super::{Searcher, Subject};
use crate::SubjectError;
use crate::neighbours::change_text::is_text;
use crate::neighbours::deadline::Deadline;
use crate::neighbours::material::Material;
use crate::neighbours::relatives;

/// Lines of the input and of the PoC that are tried.
const MOST_LINES: usize = 32;
/// Bytes behind what was varied that are set, and to what.
const MOST_BYTES: usize = 12;
const BYTES: [u8; 3] = [0, 1, 0xff];
const MOST_SECONDS: Duration = Duration::from_secs(4);

/// An input as it was varied, and before.
pub(super) struct Varied<'a> {
    pub now: &'a [u8],
    pub before: &'a [u8],
}

impl Subject<'_> {
    pub(super) fn leads_to_bug(
        &self,
        (poc, material): (&Poc, &Material),
        unpatched: &Layer,
        varied: &Varied<'_>,
        (bug, clean): (&CrashReport, Duration),
    ) -> Result<bool, SubjectError> {
        let Some((part, original)) = searched_part(material) else {
            return Ok(false);
        };
        let pairs = with_same_change(varied, telling_lines(bug.kind, &original.bytes));
        let limits = (Deadline::after(MOST_SECONDS), u32::MAX);
        let mut searcher = Searcher::new(self, (poc, material), unpatched, (bug, clean), limits);
        let mut run = |contents: Vec<Vec<u8>>| {
            let made = contents.into_iter();
            let made = made.map(|content| relatives::whole(part, original, content));
            searcher.run(made.collect())
        };
        let project = self.project();
        let ran = run(pairs.iter().map(|(now, _)| now.clone()).collect())?;
        let bad = ran
            .iter()
            .filter(|(_, run)| run.fault(bug, &project).is_some());
        let bad: Vec<Vec<u8>> = bad
            .map(|(mutant, _)| original.with(&mutant.splices))
            .collect();
        let controls = pairs.into_iter().filter(|(now, _)| bad.contains(now));
        let controls = run(controls.map(|(_, before)| before).collect())?;
        // A control that was not run, or whose end is not known, shows nothing.
        Ok(controls.iter().any(|(_, run)| run.ended_well()))
    }
}

/// The lines of the PoC that may be added. A leak is only seen where no stale pointer to the block is left: a line that leaks by
/// itself may show in one of two inputs and not in the other, whatever is around it.
fn telling_lines(kind: BugKind, poc: &[u8]) -> &[u8] {
    match kind {
        BugKind::MemoryLeak => &[],
        _ => poc,
    }
}

/// Both inputs with the same lines left out or added, if they have as many lines; of other files, with the same bytes set behind
/// what was varied.
fn with_same_change(varied: &Varied<'_>, poc: &[u8]) -> Vec<(Vec<u8>, Vec<u8>)> {
    let all_text = [varied.now, varied.before, poc].into_iter().all(is_text);
    let same_lines = lines(varied.now).len() == lines(varied.before).len();
    let [now, before] = match all_text {
        true if same_lines => [varied.now, varied.before].map(|text| line_changes(text, poc)),
        false if varied.now.len() == varied.before.len() => {
            let changes = byte_changes(varied);
            [changes.clone(), changes]
        }
        true | false => return Vec::new(),
    };
    let made = now.iter().zip(&before).filter_map(|(own, other)| {
        let own = applied(varied.now, own, MOST_GROWN)?;
        Some((own, applied(varied.before, other, MOST_GROWN)?))
    });
    made.filter(|(own, _)| !own.is_empty()).collect()
}

/// What is read next, if what was varied says how long it is, or where it is.
fn byte_changes(varied: &Varied<'_>) -> Vec<Change> {
    let mut both = varied.now.iter().zip(varied.before);
    let first = both.position(|(now, before)| now != before);
    let behind = first.map_or(0..0, |at| at + 1..varied.now.len().min(at + 1 + MOST_BYTES));
    let set = |at: usize| BYTES.map(|byte| vec![replaced(&(at..at + 1), vec![byte])]);
    behind.flat_map(set).collect()
}

/// Each line left out, all behind it left out, and lines of the PoC added at both ends.
fn line_changes(text: &[u8], poc: &[u8]) -> Vec<Change> {
    let own = spread(lines(text), MOST_LINES);
    let without = own.iter().map(|line| vec![replaced(line, Vec::new())]);
    let ended = own
        .iter()
        .map(|line| vec![replaced(&(line.end..text.len()), Vec::new())]);
    let others = spread(lines(poc), MOST_LINES);
    let added = others.into_iter().filter_map(|line| {
        let line = poc.get(line)?;
        Some(line.strip_suffix(b"\n").unwrap_or(line))
    });
    let ends_open = !text.ends_with(b"\n");
    let added = added.flat_map(|line| {
        let last = match ends_open {
            true => [b"\n", line].concat(),
            false => [line, b"\n"].concat(),
        };
        let first = [line, b"\n"].concat();
        [vec![inserted(text.len(), last)], vec![inserted(0, first)]]
    });
    without.chain(ended).chain(added).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_inputs_get_the_same_change() {
        let varied = Varied {
            now: b"jmp end\nprint r8\nend:\n",
            before: b"jmp end\nprint r1\nend:\n",
        };
        let pairs = with_same_change(&varied, b"read\n");
        let has = |now: &str, before: &str| {
            let pair = (now.as_bytes().to_vec(), before.as_bytes().to_vec());
            assert!(pairs.contains(&pair), "{now} {before}");
        };
        has("print r8\nend:\n", "print r1\nend:\n");
        has("jmp end\nprint r8\n", "jmp end\nprint r1\n");
        has(
            "jmp end\nprint r8\nend:\nread\n",
            "jmp end\nprint r1\nend:\nread\n",
        );
        let other = Varied {
            now: b"a\nb\n",
            before: b"a\n",
        };
        assert!(with_same_change(&other, b"read\n").is_empty());
        let words = Varied {
            now: b"load\nskip:-4",
            before: b"load\nskip:4",
        };
        let pairs = with_same_change(&words, b"load\nread");
        let expected = (
            b"load\nskip:-4\nread".to_vec(),
            b"load\nskip:4\nread".to_vec(),
        );
        assert!(pairs.contains(&expected));
        let bytes = Varied {
            now: b"\x01\x09\x02\x00",
            before: b"\x04\x09\x02\x00",
        };
        let pairs = with_same_change(&bytes, b"\x00\x09");
        let expected = (b"\x01\x00\x02\x00".to_vec(), b"\x04\x00\x02\x00".to_vec());
        assert!(pairs.contains(&expected));
        assert!(pairs.iter().all(|(now, _)| now[0] == 1));
    }

    #[test]
    fn no_line_that_leaks_by_itself_is_added() {
        let varied = Varied {
            now: b"drop #\nend\n",
            before: b"drop\nend\n",
        };
        let added = |kind| {
            let pairs = with_same_change(&varied, telling_lines(kind, b"drop please\n"));
            assert!(!pairs.is_empty());
            pairs.iter().any(|(now, _)| now.ends_with(b"drop please\n"))
        };
        assert!(added(BugKind::HeapUseAfterFree));
        assert!(!added(BugKind::MemoryLeak));
    }
}
