//! The code around the places that a diagnosis names, so that the agent that patches need not ask for it first.

use std::fmt::Write as _;

use patchwright_code::CodeMap;
use patchwright_domain::candidate::RelPath;
use patchwright_domain::observation::Diagnosis;

use crate::candidates::Scene;
use crate::error::RepairError;
use crate::prompt::fence;
use crate::tools::code::{Marks, numbered};

/// Lines before and after a place.
const BEFORE: u32 = 40;
const AFTER: u32 = 30;
const MOST_PLACES: usize = 3;
/// In bytes, of all places together.
const MOST_TEXT: usize = 12 << 10;

/// In the order of the fixes, then where the bad state first appears; lines that are near each other are shown once.
pub(super) fn around(scene: &Scene<'_>, diagnosis: &Diagnosis) -> Result<String, RepairError> {
    let sources = scene.judge.sources();
    let known = sources.paths();
    let places = diagnosis.fixes.iter().map(|fix| &fix.at);
    let mut shown: Vec<(RelPath, u32)> = Vec::new();
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
        let near = |(other, at): &(RelPath, u32)| *other == path && at.abs_diff(line) <= AFTER / 2;
        let left = MOST_TEXT.saturating_sub(text.len());
        if shown.len() == MOST_PLACES || shown.iter().any(near) || left == 0 {
            continue;
        }
        let map = CodeMap::read([(path.clone(), sources.read(&path)?)]);
        let Some(file) = map.file(&path) else {
            continue;
        };
        let from = line.saturating_sub(BEFORE).max(1);
        let to = line.saturating_add(AFTER).min(file.lines());
        let code = numbered(file, from, to, &Marks::default());
        let _ = writeln!(text, "{}\n", fence(&path.to_string(), &code, left));
        shown.push((path, line));
    }
    Ok(text)
}
