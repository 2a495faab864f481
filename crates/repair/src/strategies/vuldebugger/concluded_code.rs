//! The code around the places that a diagnosis names, so that the agent that patches need not ask for it first.

use std::fmt::Write as _;

use patchwright_domain::candidate::RelPath;
use patchwright_domain::observation::Diagnosis;

use crate::candidates::Scene;
use crate::error::RepairError;
use crate::prompt::fence;

/// Lines before and after a place.
const BEFORE: usize = 40;
const AFTER: usize = 30;
const MOST_PLACES: usize = 3;
/// In bytes, of all places together.
const MOST_TEXT: usize = 12 << 10;

/// In the order of the fixes, then where the bad state first appears; lines that are near each other are shown once.
pub(super) fn of(scene: &Scene<'_>, diagnosis: &Diagnosis) -> Result<String, RepairError> {
    let sources = scene.judge.sources();
    let known = sources.paths();
    let places = diagnosis.fixes.iter().map(|fix| &fix.at);
    let mut shown: Vec<(RelPath, usize)> = Vec::new();
    let mut text = String::new();
    for place in places.chain([&diagnosis.first_bad]) {
        let (Some(file), Some(line)) = (&place.file, place.line) else {
            continue;
        };
        let Some(path) = RelPath::new(file.as_str())
            .ok()
            .filter(|path| known.contains(path))
        else {
            continue;
        };
        let line = line as usize;
        let near =
            |(other, at): &(RelPath, usize)| *other == path && at.abs_diff(line) <= AFTER / 2;
        let left = MOST_TEXT.saturating_sub(text.len());
        if shown.len() == MOST_PLACES || shown.iter().any(near) || left == 0 {
            continue;
        }
        let content = sources.read(&path)?;
        let code = numbered(&String::from_utf8_lossy(content.as_ref()), line);
        let _ = writeln!(text, "{}\n", fence(&path.to_string(), &code, left));
        shown.push((path, line));
    }
    Ok(text)
}

/// `   12  text`.
fn numbered(content: &str, line: usize) -> String {
    let from = line.saturating_sub(BEFORE).max(1);
    let lines = content.lines().enumerate().skip(from - 1);
    let lines = lines.take(line + AFTER + 1 - from);
    lines.fold(String::new(), |mut text, (index, code)| {
        let _ = writeln!(text, "{:>5}  {code}", index + 1);
        text
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_around_a_place_have_their_numbers() {
        let content: String = (1..=200).map(|n| format!("line {n}\n")).collect();
        let text = numbered(&content, 100);
        assert!(text.starts_with("   60  line 60\n"), "{text}");
        assert!(text.ends_with("  130  line 130\n"), "{text}");
        let start = numbered(&content, 2);
        assert!(start.starts_with("    1  line 1\n"), "{start}");
        assert_eq!(numbered("one\n", 1), "    1  one\n");
        assert_eq!(numbered("", 7), "");
    }
}
