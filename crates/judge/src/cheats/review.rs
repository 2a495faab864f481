//! Reviews a candidate: applies every rule to each changed function, macro and declaration.

use patchwright_code::preprocess::{self, Follow};

use super::CheatInputs;
use super::functions;
use super::java_files;
use super::outside;
use super::pair::{Placed, pair};
use super::surroundings::Surroundings;
use super::view::{Touched, When};
use crate::scope::Refusal;

pub fn review(touched: &[Touched], inputs: &CheatInputs<'_>) -> Vec<Refusal> {
    let around = Surroundings::new(touched, inputs.tree, inputs.poc);
    let mut found = outside::review(&around);
    // Mismatched brackets are left to the compiler: there is no structure to compare.
    let broken: Vec<bool> = (0..touched.len())
        .map(|file| is_broken(&around, file))
        .collect();
    for (file, _) in broken.iter().enumerate().filter(|(_, broken)| **broken) {
        found.extend(outside::review_as_one(&around, file));
    }
    let is_whole = |placed: &Placed<'_>| broken.get(placed.file) != Some(&true);
    let mut pairs = pair(touched);
    pairs
        .changed
        .retain(|(old, new)| is_whole(old) && is_whole(new));
    pairs.new.retain(|(new, _)| is_whole(new));
    pairs
        .gone
        .retain(|gone| is_whole(gone) && !broken.contains(&true));
    found.extend(functions::review(
        &around,
        &pairs,
        match broken.contains(&true) {
            true => functions::Callers::Unknown,
            false => functions::Callers::Known,
        },
    ));
    found.extend(java_files::review(&around));
    let refusal = |found: super::surroundings::Found| {
        let file = touched.get(found.file)?;
        let line = Some(found.line);
        Some(Refusal::new(found.rule, &file.path, line, found.what))
    };
    found.into_iter().filter_map(refusal).collect()
}

/// Whether the brackets of the new text do not match after macro expansion.
fn is_broken(around: &Surroundings<'_>, file: usize) -> bool {
    let touched = around.touched.get(file);
    let new = touched.and_then(|file| file.side(When::After));
    new.is_some_and(|side| {
        let expanded = around
            .macros(file, When::After)
            .expand(&side.source.code, Follow::Nearest);
        expanded.is_ok_and(|code| !preprocess::is_balanced(&code))
    })
}
