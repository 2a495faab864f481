//! Makes a tree with checks in it: finds their locations, inserts them in a layer and builds until all remaining ones compile.

use std::cell::OnceCell;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use patchwright_code::preprocess::Macros;
use patchwright_code::{Condition, FileRole, by_name, language_of};
use patchwright_domain::candidate::{Candidate, CandidateId, FileChange, Origin, RelPath};
use patchwright_domain::case::Language;
use patchwright_domain::property::Property;
use patchwright_sandbox::{Backend, INSIDE_ROOT, Layer, Leftovers};

use super::asserted::{Asserted, Point};
use super::counts;
use super::instrument::{Check, CountsFile, What, instrumented};
use super::place::{self, Headers};
use crate::SubjectError;
use crate::base::Base;
use crate::compile_commands::units_including;
use crate::room::{COUNTS_FOLDER, Scratch};
use crate::subject::Subject;

/// Limit on properties checked at once.
const MOST_PROPERTIES: usize = 64;
const LONGEST_FILE: u64 = 16 << 20;
/// After each build, checks that do not compile are dropped.
const MOST_BUILDS: usize = 6;

impl Subject<'_> {
    /// The unpatched program with these properties checked in it.
    pub fn assert_on_base(
        &self,
        base: &Base,
        properties: &[Property],
    ) -> Result<Asserted, SubjectError> {
        self.assert_on(base, self.layer(base)?, None, properties)
    }

    /// The patched program with these properties checked in it; `layer` is its built tree.
    pub fn assert_on_candidate(
        &self,
        base: &Base,
        (layer, candidate): (&Layer, &Candidate),
        properties: &[Property],
    ) -> Result<Asserted, SubjectError> {
        let layer = self.layer_on(layer)?;
        self.assert_on(base, layer, Some(candidate), properties)
    }

    fn assert_on(
        &self,
        base: &Base,
        layer: Layer,
        candidate: Option<&Candidate>,
        properties: &[Property],
    ) -> Result<Asserted, SubjectError> {
        let mut contents = BTreeMap::new();
        let sources = Sources {
            base,
            layer: &layer,
            candidate,
            headers: self.headers(),
            texts: OnceCell::new(),
        };
        let mut points = Vec::new();
        for (slot, property) in properties.iter().enumerate() {
            points.push(match slot < MOST_PROPERTIES {
                true => sources.place(slot, property, &mut contents)?,
                false => Point::Refused(format!("more than {MOST_PROPERTIES} are not asked about")),
            });
        }
        let log = match candidate {
            Some(candidate) => format!("candidate-{}-properties", candidate.id),
            None => "properties".to_owned(),
        };
        self.with_checks(base, layer, (points, contents), log)
    }

    /// Builds the tree with these checks in it.
    pub(super) fn with_checks(
        &self,
        base: &Base,
        layer: Layer,
        (points, contents): (Vec<Point>, BTreeMap<RelPath, Vec<u8>>),
        log: String,
    ) -> Result<Asserted, SubjectError> {
        let mut asserted = Asserted {
            layer,
            counts: Scratch::new(self.host.sandbox, "counts")?,
            points,
            contents,
            log,
        };
        if asserted.has_checks() {
            self.build_asserted(base, &mut asserted)?;
        }
        Ok(asserted)
    }

    pub(super) fn headers(&self) -> Headers {
        match self.case.languages.contains(&Language::Cpp) {
            true => Headers::Cpp,
            false => Headers::C,
        }
    }

    /// Builds until all remaining checks compile.
    pub(super) fn build_asserted(
        &self,
        base: &Base,
        asserted: &mut Asserted,
    ) -> Result<(), SubjectError> {
        for _ in 0..MOST_BUILDS {
            let edits = self.instrumentation(asserted);
            self.edit(&asserted.layer, &edits)?;
            let touched = self.out_of_date(base, &asserted.layer, asserted.contents.keys());
            let run = self.build_candidate(&asserted.layer, &touched, &asserted.log, None)?;
            if run.worked() {
                return Ok(());
            }
            asserted.blame(&run, &edits.changes);
        }
        asserted.refuse_all("too many of the properties do not compile");
        Ok(())
    }

    /// All files that ever had a check, with their current content.
    fn instrumentation(&self, asserted: &Asserted) -> Candidate {
        let file = CountsFile {
            path: self.counts_path(&asserted.counts).display().to_string(),
            slots: asserted.points.len(),
        };
        let changes = asserted
            .contents
            .iter()
            .enumerate()
            .map(|(number, (path, content))| {
                let checks: Vec<&Check> = asserted.checks_in(path).collect();
                let content = match checks.is_empty() {
                    true => content.clone(),
                    false => instrumented(content, &checks, &file, number),
                };
                FileChange::Modify {
                    path: path.clone(),
                    content,
                }
            });
        Candidate {
            id: CandidateId("properties".to_owned()),
            origin: Origin::Patch {
                name: "properties".to_owned(),
            },
            changes: changes.collect(),
        }
    }

    /// Path as the program sees it.
    fn counts_path(&self, counts: &Scratch) -> PathBuf {
        let folder = match self.host.sandbox.backend() {
            Backend::Bubblewrap => Path::new(INSIDE_ROOT).join(COUNTS_FOLDER),
            Backend::None => counts.path().to_owned(),
        };
        folder.join(counts::NAME)
    }

    /// Hand-written Makefiles often do not track headers.
    pub(crate) fn out_of_date<'p>(
        &self,
        base: &Base,
        layer: &Layer,
        files: impl Iterator<Item = &'p RelPath>,
    ) -> Vec<PathBuf> {
        let source = &self.case.source;
        let read = |seen: &Path| fs::read(layer.find(seen.strip_prefix(source).ok()?)?).ok();
        let mut touched: BTreeSet<PathBuf> = BTreeSet::new();
        for file in files {
            touched.insert(file.as_path().to_owned());
            let role = by_name(file.file_name()).map(|(_, role)| role);
            if role != Some(FileRole::Included) {
                continue;
            }
            let header = source.join(file.as_path());
            let units = units_including(&header, base.compile_commands(), &read);
            let below = units
                .iter()
                .filter_map(|unit| unit.file.strip_prefix(source).ok());
            touched.extend(below.map(Path::to_owned));
        }
        let is_there = |path: &PathBuf| layer.find(path).is_some();
        touched.into_iter().filter(is_there).collect()
    }
}

/// Where the text of a file comes from.
pub(super) struct Sources<'a> {
    base: &'a Base,
    layer: &'a Layer,
    candidate: Option<&'a Candidate>,
    headers: Headers,
    /// All source files, read when a condition is.
    texts: OnceCell<BTreeMap<RelPath, Vec<u8>>>,
}

impl<'a> Sources<'a> {
    pub(super) fn of_candidate(
        base: &'a Base,
        layer: &'a Layer,
        candidate: &'a Candidate,
        headers: Headers,
    ) -> Self {
        Self {
            base,
            layer,
            candidate: Some(candidate),
            headers,
            texts: OnceCell::new(),
        }
    }

    /// Adds the text of instrumented files to `contents`.
    pub(super) fn place(
        &self,
        slot: usize,
        property: &Property,
        contents: &mut BTreeMap<RelPath, Vec<u8>>,
    ) -> Result<Point, SubjectError> {
        let condition = match self.condition(property)? {
            Ok(condition) => condition,
            Err(why) => return Ok(Point::Refused(format!("its condition is refused: {why}"))),
        };
        let tree = Leftovers::open(&self.base.tree())?;
        let Ok(old) = tree.read(property.file.as_path(), LONGEST_FILE) else {
            return Ok(Point::Refused(format!(
                "{} is not a file of the tree",
                property.file
            )));
        };
        let Some(file) = self.path_now(&property.file) else {
            return Ok(Point::Gone);
        };
        let Some(now) = self.layer.find(file.as_path()) else {
            return Ok(Point::Gone);
        };
        let new = fs::read(&now).map_err(SubjectError::io("read", &now))?;
        let spot = match old == new {
            true => place::unpatched(&file, &new, property.line, self.headers).map(Some),
            false => place::patched(
                (&property.file, &old),
                (&file, &new),
                property.line,
                self.headers,
            ),
        };
        Ok(match spot {
            Err(why) => Point::Refused(why),
            Ok(None) => Point::Gone,
            Ok(Some(spot)) => {
                contents.insert(file.clone(), new);
                let check = Check {
                    slot,
                    spot,
                    what: What::Property(condition),
                };
                Point::Checked {
                    file,
                    check: Box::new(check),
                }
            }
        })
    }

    /// The error inside is a sentence.
    fn condition(&self, property: &Property) -> Result<Result<Condition, String>, SubjectError> {
        let file = self.path_now(&property.file);
        let file = file.as_ref().unwrap_or(&property.file);
        let macros = Macros::in_sight(self.texts()?, file);
        Ok(Condition::read_among(&property.condition, &macros))
    }

    fn texts(&self) -> Result<&BTreeMap<RelPath, Vec<u8>>, SubjectError> {
        if let Some(known) = self.texts.get() {
            return Ok(known);
        }
        let wanted = |path: &RelPath| language_of(path).is_some();
        let mut texts = self.base.files(&wanted)?;
        for change in self.candidate.iter().flat_map(|one| &one.changes) {
            if let Some(old) = change.old_path() {
                texts.remove(old);
            }
            if let Some(content) = change.content() {
                texts.insert(change.path().clone(), content.to_vec());
            }
        }
        Ok(self.texts.get_or_init(|| texts))
    }

    /// `None` for a file that the patch deletes.
    fn path_now(&self, file: &RelPath) -> Option<RelPath> {
        let mut changes = self.candidate.iter().flat_map(|one| &one.changes);
        match changes.find(|change| change.old_path() == Some(file)) {
            None => Some(file.clone()),
            Some(FileChange::Delete { .. }) => None,
            Some(change) => Some(change.path().clone()),
        }
    }
}
