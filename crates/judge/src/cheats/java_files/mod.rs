//! Java, as far as whole files are compared: exceptions that are caught, classes that mean something else, tests that are skipped.

mod catching;
mod classes;
mod handlers;
mod tests_of;

use patchwright_code::lex::Dialect;

use super::finding::Finding;
use super::source;
use super::surroundings::{Found, Surroundings};
use super::view::{Side, Touched, When};

/// The rules that look at whole files.
pub fn review(around: &Surroundings<'_>) -> Vec<Found> {
    let sides = |when: When| -> Vec<(usize, &Side)> {
        let files = around.touched.iter().enumerate();
        let files = files.filter(|(_, touched)| is_java(touched));
        files
            .filter_map(|(file, touched)| Some((file, touched.side(when)?)))
            .collect()
    };
    let sides = Sides {
        old: sides(When::Before),
        new: sides(When::After),
    };
    let mut found = catching::review(&sides);
    found.extend(classes::review(&sides));
    found.extend(tests_of::review(&sides));
    found
}

pub fn is_java(touched: &Touched) -> bool {
    source::dialect(&touched.path) == Some(Dialect::Java)
}

/// The Java files of a patch, each with its index among the touched ones.
struct Sides<'a> {
    old: Vec<(usize, &'a Side)>,
    new: Vec<(usize, &'a Side)>,
}

impl Sides<'_> {
    /// What `look` finds more often in the new files than in the old ones. Code that only moved adds nothing.
    fn added(&self, look: impl Fn(&Side) -> Vec<Finding>) -> Vec<Found> {
        let mut old: Vec<Finding> = self.old.iter().flat_map(|(_, side)| look(side)).collect();
        let mut added = Vec::new();
        for (file, side) in &self.new {
            for finding in look(side) {
                let same = |known: &Finding| known.rule == finding.rule && known.key == finding.key;
                match old.iter().position(same) {
                    Some(known) => drop(old.swap_remove(known)),
                    None => added.push(found(*file, finding)),
                }
            }
        }
        added
    }

    /// The old version of a file; none for a new one.
    fn before(&self, file: usize) -> Option<&Side> {
        let mut old = self.old.iter();
        old.find(|(other, _)| *other == file).map(|(_, side)| *side)
    }
}

fn found(file: usize, finding: Finding) -> Found {
    Found {
        rule: finding.rule,
        file,
        line: finding.line,
        what: finding.what,
    }
}
