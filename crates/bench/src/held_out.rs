//! Inputs that no repair was shown: variants of the PoC that reach the same bug in another way, and benign ones. They are run
//! on the program with the patch and, where there is one, on the program with the reference fix.

use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use patchwright_domain::candidate::{Candidate, Origin};
use patchwright_domain::case::{Case, Poc};
use patchwright_domain::event::Step;
use patchwright_domain::report::BugKind;
use patchwright_edit::{Sources, read_candidate};
use patchwright_subject::{Base, Layer, PocEnding, Subject, Tree, Watch};

use crate::correct::{Evidence, HeldOut, ReferenceEvidence};
use crate::error::BenchError;
use crate::likeness::Compared;

/// The names that examples and cases use, below the case's folder.
const REFERENCE: &str = "fix.patch";
const VARIANTS: &str = "variants";
const BENIGN: &str = "benign";
/// What a benign input printed when somebody looked; the input itself has another ending.
const EXPECTED: &str = "out";
/// A variant that is a command line instead of a file.
const ARGUMENTS: &str = "args";
const MOST_INPUTS: usize = 200;
const MOST_REFERENCE_BYTES: u64 = 4 << 20;

/// What a case brings along that no repair may see.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct HeldBack {
    /// A patch.
    pub reference: Option<Vec<u8>>,
    pub variants: Vec<PathBuf>,
    pub benign: Vec<PathBuf>,
}

impl HeldBack {
    pub fn read(folder: &Path) -> Result<Self, BenchError> {
        let path = folder.join(REFERENCE);
        let reference = match fs::metadata(&path) {
            Ok(about) if about.len() > MOST_REFERENCE_BYTES => {
                let most = MOST_REFERENCE_BYTES >> 20;
                return Err(BenchError::TooMuch(format!(
                    "{} is larger than {most} MiB",
                    path.display()
                )));
            }
            Ok(_) => Some(fs::read(&path).map_err(BenchError::io("read", &path))?),
            Err(error) if error.kind() == ErrorKind::NotFound => None,
            Err(error) => return Err(BenchError::io("read", &path)(error)),
        };
        let mut benign = files(&folder.join(BENIGN))?;
        benign.retain(|path| path.extension().is_none_or(|end| end != EXPECTED));
        Ok(Self {
            reference,
            variants: files(&folder.join(VARIANTS))?,
            benign,
        })
    }

    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }
}

/// The regular files of a folder, sorted; a folder that is not there has none. Part of them would pass for all.
fn files(folder: &Path) -> Result<Vec<PathBuf>, BenchError> {
    let listed = match fs::read_dir(folder) {
        Ok(listed) => listed,
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(Vec::new()),
        Err(error) => return Err(BenchError::io("list", folder)(error)),
    };
    let mut found = Vec::new();
    for entry in listed {
        let entry = entry.map_err(BenchError::io("list", folder))?;
        let kind = entry.file_type().map_err(BenchError::io("list", folder))?;
        found.extend(kind.is_file().then(|| entry.path()));
        if found.len() > MOST_INPUTS {
            return Err(BenchError::TooMuch(format!(
                "{} has more than {MOST_INPUTS} files",
                folder.display()
            )));
        }
    }
    found.sort();
    Ok(found)
}

/// Compares a patch with the reference, and runs what was held back.
pub fn examine(
    subject: &Subject<'_>,
    diff: &str,
    kind: Option<BugKind>,
    held: &HeldBack,
) -> Result<Evidence, BenchError> {
    let base = subject.base()?;
    let patched = candidate(&base, diff.as_bytes(), "patch")?;
    let reference = match &held.reference {
        Some(text) => Some(candidate(&base, text, "reference fix")?),
        None => None,
    };
    let same = match &reference {
        None => ReferenceEvidence::NoReference,
        Some(reference) if reference.id == patched.id => ReferenceEvidence::SameFix,
        Some(_) => ReferenceEvidence::OtherFix,
    };
    let count = held.variants.len() + held.benign.len();
    let (sides, held_out) = subject.step(Step::RunInputs(count), || {
        let sides = Sides {
            subject,
            base: &base,
            patched: built(subject, &base, &patched, "patch")?,
            reference: match &reference {
                Some(reference) => Some(built(subject, &base, reference, "reference fix")?),
                None => None,
            },
            watch: kind.map_or(Watch::Processes, Watch::for_bug),
        };
        let found = sides.run(held)?;
        Ok::<_, BenchError>((sides, found))
    })?;
    let neighbours = match (&sides.reference, same) {
        (Some(reference), ReferenceEvidence::OtherFix) if !held_out.refutes() => {
            let both = Compared {
                subject,
                base: &base,
                patched: &sides.patched,
                reference,
                watch: sides.watch,
            };
            subject.step(Step::Neighbours, || both.likeness())?
        }
        (Some(_) | None, _) => None,
    };
    Ok(Evidence {
        reference: same,
        held_out,
        neighbours,
        problem: None,
    })
}

fn candidate(base: &Base, text: &[u8], which: &'static str) -> Result<Candidate, BenchError> {
    let sources = Sources::new(base.paths()?, |path| {
        base.read(path).map_err(std::io::Error::other)
    });
    let origin = Origin::Patch {
        name: which.to_owned(),
    };
    let read = read_candidate(text, origin, &sources);
    let (candidate, _) = read.map_err(|source| BenchError::Patch { which, source })?;
    Ok(candidate)
}

fn built(
    subject: &Subject<'_>,
    base: &Base,
    candidate: &Candidate,
    which: &'static str,
) -> Result<Layer, BenchError> {
    let layer = subject.lay(base, candidate)?;
    let what = which.replace(' ', "-");
    match subject.build_candidate(&layer, &[], &what, None)?.worked() {
        true => Ok(layer),
        false => Err(BenchError::Rebuild { which }),
    }
}

/// The programs that inputs are run on.
struct Sides<'a> {
    subject: &'a Subject<'a>,
    base: &'a Base,
    patched: Layer,
    reference: Option<Layer>,
    watch: Watch,
}

/// What one run shows.
#[derive(Debug, PartialEq, Eq)]
enum Seen {
    /// It crashed or hung.
    Bug,
    /// How it ended, and what it printed.
    Ended(String, Vec<u8>),
    Unclear(String),
}

impl Sides<'_> {
    fn run(&self, held: &HeldBack) -> Result<HeldOut, BenchError> {
        let mut found = HeldOut {
            with_reference: self.reference.is_some(),
            ..HeldOut::default()
        };
        let unpatched = self.subject.layer(self.base)?;
        for path in &held.variants {
            let name = name(path);
            let Some(poc) = with_input(self.subject.case, path)? else {
                found.unclear.push(format!("{name}: no PoC reads a file"));
                continue;
            };
            found.variants += 1;
            // A variant that no longer shows the bug in the unpatched program proves nothing.
            if self.see(&poc, &unpatched)? != Seen::Bug {
                found
                    .unclear
                    .push(format!("{name}: the unpatched program does not crash"));
                continue;
            }
            let seen = self.see(&poc, &self.patched)?;
            self.compare(&mut found, (&name, &poc), &seen)?;
        }
        for path in &held.benign {
            let name = name(path);
            found.benign += 1;
            let Some(poc) = with_input(self.subject.case, path)? else {
                found.unclear.push(format!("{name}: no PoC reads a file"));
                continue;
            };
            let before = self.see(&poc, &unpatched)?;
            let seen = self.see(&poc, &self.patched)?;
            if matches!(before, Seen::Ended(..)) && seen != before && seen != Seen::Bug {
                found.changed.push(name.clone());
            }
            self.compare(&mut found, (&name, &poc), &seen)?;
        }
        Ok(found)
    }

    fn compare(
        &self,
        found: &mut HeldOut,
        (name, poc): (&str, &Poc),
        seen: &Seen,
    ) -> Result<(), BenchError> {
        match seen {
            Seen::Bug => found.crashing.push(name.to_owned()),
            Seen::Unclear(why) => found.unclear.push(format!("{name}: {why}")),
            Seen::Ended(..) => {
                if let Some(reference) = &self.reference
                    && self.see(poc, reference)? != *seen
                {
                    found.unlike_reference.push(name.to_owned());
                }
            }
        }
        Ok(())
    }

    fn see(&self, poc: &Poc, layer: &Layer) -> Result<Seen, BenchError> {
        let run = self.subject.run_poc(poc, Tree::View(layer), self.watch)?;
        Ok(match run.ending {
            PocEnding::Crashed(_) | PocEnding::Hung(_) => Seen::Bug,
            PocEnding::Quiet(outcome) => Seen::Ended(outcome.to_string(), run.stdout.bytes()),
            PocEnding::NotStarted(why) | PocEnding::Unclear(why) => Seen::Unclear(why),
        })
    }
}

fn name(path: &Path) -> String {
    let name = path.file_name().unwrap_or_default();
    name.to_string_lossy().into_owned()
}

/// The first PoC with this file in the place of its own input, or with these words behind its program.
fn with_input(case: &Case, path: &Path) -> Result<Option<Poc>, BenchError> {
    let Some(mut poc) = case.pocs.first().cloned() else {
        return Ok(None);
    };
    poc.bug = None;
    if path.extension().is_some_and(|end| end == ARGUMENTS) {
        let words = fs::read_to_string(path).map_err(BenchError::io("read", path))?;
        let program = poc.command.split_whitespace().next().unwrap_or_default();
        poc.command = format!("{program} {}", words.trim());
        // What is not named by the command any more would be refused.
        poc.input = poc.input.filter(|_| poc.command.contains("{input}"));
    } else if poc.input.is_some() {
        poc.input = Some(path.to_owned());
    } else if poc.stdin.is_some() {
        poc.stdin = Some(path.to_owned());
    } else {
        return Ok(None);
    }
    Ok(Some(poc))
}

#[cfg(test)]
#[path = "held_out_tests.rs"]
mod tests;
