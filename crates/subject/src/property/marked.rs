//! The preprocessed unit of a patched file, with a mark in front of the statement where a property must hold. The mark is
//! inserted before preprocessing, so the macros of its condition mean what they mean there.

use std::collections::BTreeMap;
use std::path::Path;
use std::time::Duration;

use patchwright_domain::candidate::{Candidate, FileChange, RelPath};
use patchwright_domain::case::Language;
use patchwright_domain::property::Property;
use patchwright_sandbox::{INSIDE_ROOT, Layer, Leftovers, Outcome, Supervision};

use super::asserted::Point;
use super::instrument::What;
use super::lay::Sources;
use super::place::Spot;
use crate::SubjectError;
use crate::base::Base;
use crate::compile_commands::{CompileCommand, preprocess_only};
use crate::options::Purpose;
use crate::room::{Scratch, Tree};
use crate::subject::Subject;

const SECONDS: u64 = 60;
const LONGEST_UNIT: u64 = 8 << 20;
/// A file that is compiled in more ways than this is not looked at in all of them.
const MOST_WAYS: usize = 4;

/// What is written into the file.
#[derive(Debug, Clone, Copy)]
pub struct Mark<'a> {
    /// The name that is called with the condition.
    pub name: &'a str,
    /// Goes before the first line.
    pub head: &'a str,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum MarkedUnit {
    Preprocessed(Vec<u8>),
    /// There is no such unit, and why.
    None(String),
}

impl Subject<'_> {
    /// `layer` is the candidate's tree.
    pub fn mark_candidate(
        &self,
        base: &Base,
        (layer, candidate): (&Layer, &Candidate),
        property: &Property,
        mark: Mark<'_>,
    ) -> Result<MarkedUnit, SubjectError> {
        let layer = self.layer_on(layer)?;
        let sources = Sources::of_candidate(base, &layer, candidate, self.headers());
        let mut contents = BTreeMap::new();
        let (file, check) = match sources.place(0, property, &mut contents)? {
            Point::Checked { file, check } => (file, check),
            Point::Gone => {
                let why = "the patch changes the statement that it stands before";
                return Ok(MarkedUnit::None(why.to_owned()));
            }
            Point::Refused(why) => return Ok(MarkedUnit::None(why)),
        };
        let (Some(content), What::Property(condition)) = (contents.get(&file), &check.what) else {
            return Ok(MarkedUnit::None("its place was not found".to_owned()));
        };
        let marked = marked(content, check.spot, condition.text(), mark);
        let full = self.case.source.join(file.as_path());
        let units: Vec<&CompileCommand> = base
            .compile_commands()
            .iter()
            .filter(|command| command.file == full)
            .collect();
        if let Some(why) = why_not(&units, &file) {
            return Ok(MarkedUnit::None(why));
        }
        let change = FileChange::Modify {
            path: file,
            content: marked,
        };
        self.edit_files(&layer, &[change])?;
        self.preprocess_all(&layer, &units)
    }

    /// The one text that all commands make of a file.
    fn preprocess_all(
        &self,
        layer: &Layer,
        units: &[&CompileCommand],
    ) -> Result<MarkedUnit, SubjectError> {
        let mut only: Option<Vec<u8>> = None;
        for unit in units {
            match self.preprocess(layer, unit)? {
                MarkedUnit::Preprocessed(text) if only.as_ref().is_none_or(|one| *one == text) => {
                    only = Some(text);
                }
                MarkedUnit::Preprocessed(_) => {
                    let why = "the file is compiled in ways that differ";
                    return Ok(MarkedUnit::None(why.to_owned()));
                }
                none @ MarkedUnit::None(_) => return Ok(none),
            }
        }
        Ok(only.map_or_else(
            || MarkedUnit::None("no compile command is known for it".to_owned()),
            MarkedUnit::Preprocessed,
        ))
    }

    fn preprocess(
        &self,
        layer: &Layer,
        command: &CompileCommand,
    ) -> Result<MarkedUnit, SubjectError> {
        let folder = Scratch::new(self.host.sandbox, "unit")?;
        let mut room = self.room(Tree::View(layer))?;
        room.add_env(&self.case.build.env, &Purpose::Work);
        let seen = room.writable(folder.path(), &Path::new(INSIDE_ROOT).join("unit"));
        let wall = Duration::from_secs(SECONDS);
        let mut job = room.job(
            Default::default(),
            &command.folder,
            wall,
            Supervision::Plain,
        );
        job.argv = preprocess_only(command, &seen.join("unit.c"));
        let finished = self.run_job(&job)?;
        match finished.outcome {
            Outcome::Exited(0) => {}
            Outcome::Cancelled => return Err(SubjectError::Cancelled),
            outcome => {
                return Ok(MarkedUnit::None(format!(
                    "the preprocessor {outcome} on {}",
                    command.file.display()
                )));
            }
        }
        let left = Leftovers::open(folder.path())?;
        Ok(match left.read(Path::new("unit.c"), LONGEST_UNIT) {
            Ok(text) => MarkedUnit::Preprocessed(text),
            Err(error) => {
                MarkedUnit::None(format!("the preprocessed unit is not readable: {error}"))
            }
        })
    }
}

fn why_not(units: &[&CompileCommand], file: &RelPath) -> Option<String> {
    if units.is_empty() {
        return Some(format!("no command compiles {file} by itself"));
    }
    if units.len() > MOST_WAYS {
        return Some(format!("{file} is compiled in more than {MOST_WAYS} ways"));
    }
    let is_c = |unit: &&CompileCommand| unit.language() == Some(Language::C);
    (!units.iter().all(is_c)).then(|| format!("{file} is not C, and only C is followed"))
}

fn marked(content: &[u8], spot: Spot, condition: &str, mark: Mark<'_>) -> Vec<u8> {
    let (before, rest) = content.split_at(spot.at.min(content.len()));
    let end = spot
        .closing
        .unwrap_or(spot.at)
        .clamp(spot.at, content.len());
    let (statement, after) = rest.split_at(end.saturating_sub(before.len()).min(rest.len()));
    let (open, close) = match spot.closing {
        Some(_) => ("{ ", " }"),
        None => ("", ""),
    };
    let call = format!("{open}{}({condition}); ", mark.name);
    [
        mark.head.as_bytes(),
        before,
        call.as_bytes(),
        statement,
        close.as_bytes(),
        after,
    ]
    .concat()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_mark_stands_before_its_statement() {
        let mark = Mark {
            name: "must",
            head: "int x;\n",
        };
        let text = b"if (a) b[i] = 1;\n";
        let sole = Spot {
            at: 7,
            closing: Some(16),
            line: 1,
        };
        let out = marked(text, sole, "i < n", mark);
        assert_eq!(out, b"int x;\nif (a) { must(i < n); b[i] = 1; }\n");
        let listed = Spot {
            closing: None,
            ..sole
        };
        let out = marked(text, listed, "i < n", mark);
        assert_eq!(out, b"int x;\nif (a) must(i < n); b[i] = 1;\n");
    }
}
