//! What all candidates of a base are judged against: read or run once, then shared.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::PathBuf;
use std::sync::{Mutex, OnceLock, PoisonError, RwLock};
use std::time::Duration;

use patchwright_domain::candidate::RelPath;
use patchwright_domain::case::{Poc, Test};
use patchwright_domain::event::Step;
use patchwright_domain::suite::SuiteResult;
use patchwright_edit::Sources;
use patchwright_subject::neighbours::{NeighbourBaseline, Neighbours, SearchInput, SearchPool};
use patchwright_subject::provenance::BuildStory;
use patchwright_subject::{Base, DirectTests, Rehearsal, Subject};

use crate::baseline::{self, PocBaseline};
use crate::error::JudgeError;
use crate::known_lines::KnownLines;
use crate::properties::{DerivedProperties, StatedProperties};
use crate::rules::Rules;
use crate::turns::Turns;

/// Inputs of a search, by the name of their PoC.
pub type HandedInputs = BTreeMap<String, Vec<SearchInput>>;

pub(crate) struct JudgeContext<'a> {
    pub subject: &'a Subject<'a>,
    pub base: &'a Base,
    pub pocs: Vec<PocBaseline>,
    paths: Vec<RelPath>,
    rules: OnceLock<Rules>,
    story: OnceLock<Option<BuildStory>>,
    /// Read-locked by ordinary runs; a run that looked like a hang is repeated with the lock held exclusively.
    pub quiet: RwLock<()>,
    neighbours: OnceLock<Vec<NeighbourSide>>,
    benign: OnceLock<Vec<NeighbourBaseline>>,
    searched: OnceLock<Vec<SearchPool>>,
    /// Inputs that came with a patch, by the PoC's name.
    pub handed: OnceLock<HandedInputs>,
    /// Held while the unpatched program runs the neighbours.
    asking: Mutex<()>,
    pub turns: Turns,
    pub known_lines: KnownLines,
    pub properties: StatedProperties,
    pub derived: DerivedProperties,
}

/// The mutants of one PoC, and what the unpatched program does with them.
pub(crate) struct NeighbourSide {
    pub mutants: Neighbours,
    pub before: NeighbourBaseline,
}

impl<'a> JudgeContext<'a> {
    /// Runs the unpatched program to learn its behaviour; fails if it does not crash.
    pub(crate) fn prepare(subject: &'a Subject<'a>, base: &'a Base) -> Result<Self, JudgeError> {
        if subject.case.pocs.is_empty() {
            return Err(JudgeError::NoPoc);
        }
        Ok(Self {
            subject,
            base,
            pocs: baseline::all(subject, base)?,
            paths: regular_files(base)?,
            rules: OnceLock::new(),
            story: OnceLock::new(),
            quiet: RwLock::default(),
            neighbours: OnceLock::new(),
            benign: OnceLock::new(),
            searched: OnceLock::new(),
            handed: OnceLock::new(),
            asking: Mutex::default(),
            turns: Turns::default(),
            known_lines: KnownLines::default(),
            properties: StatedProperties::default(),
            derived: DerivedProperties::default(),
        })
    }

    /// The tests of the PoCs that fail in this run of the suite.
    pub(crate) fn shown_by_failing<'s>(&self, suite: &'s SuiteResult) -> Vec<&'s str> {
        let pocs = self.subject.case.pocs.iter();
        let own: BTreeSet<&str> = pocs
            .filter_map(|poc| poc.failing_tests())
            .flat_map(|tests| tests.names.iter().map(String::as_str))
            .collect();
        suite.failing().filter(|name| own.contains(name)).collect()
    }

    /// Whether a PoC runs something that only the build of the tests produces.
    pub(crate) fn pocs_need_tests(&self) -> bool {
        let mut files = self.pocs.iter().flat_map(|poc| &poc.files);
        files.any(|file| self.base.is_made_by_tests(file))
    }

    /// The tree to which candidates are applied.
    pub(crate) fn sources(&self) -> Sources<'_> {
        let root = self.base.pristine();
        Sources::new(self.paths.iter().cloned(), move |path| {
            fs::read(root.join(path.as_path()))
        })
    }

    /// How the unpatched build made its files; `None` if it could not be traced to its end.
    pub(crate) fn build_story(&self) -> Result<Option<&BuildStory>, JudgeError> {
        let known = match self.story.get() {
            Some(known) => known,
            None => {
                let read = self.base.build_story()?;
                self.story.get_or_init(|| read)
            }
        };
        Ok(known.as_ref().filter(|story| !story.cut))
    }

    /// Whether sources can be compiled without the build; found out by the first candidate that changes just these.
    pub(crate) fn rehearse(&self, sources: &BTreeSet<RelPath>) -> Result<Rehearsal, JudgeError> {
        let _alone = self.asking.lock().unwrap_or_else(PoisonError::into_inner);
        Ok(self.subject.rehearse(self.base, sources)?)
    }

    /// Whether the tests can be run by JUnit itself; found out by the first candidate that gets that far.
    pub(crate) fn direct_tests(&self, test: &Test) -> Result<DirectTests, JudgeError> {
        let _alone = self.asking.lock().unwrap_or_else(PoisonError::into_inner);
        Ok(self.subject.direct_tests(test, self.base)?)
    }

    /// Loaded when the first candidate is judged.
    pub(crate) fn rules(&self) -> Result<&Rules, JudgeError> {
        if let Some(known) = self.rules.get() {
            return Ok(known);
        }
        let read = Rules::read(self.subject.case, &self.sources())?;
        Ok(self.rules.get_or_init(|| read))
    }

    /// The unpatched program's results, computed once per case and stored next to the base.
    pub(crate) fn neighbour_sides(&self) -> Result<&[NeighbourSide], JudgeError> {
        // A mutant of a test has no right result.
        if self.subject.case.is_shown_by_tests() {
            return Ok(&[]);
        }
        // Candidates are judged concurrently: the first one runs the neighbours, the others wait for it.
        let _alone = self.asking.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(known) = self.neighbours.get() {
            return Ok(known);
        }
        let sides = self
            .subject
            .step(Step::Neighbours, || self.run_unpatched())?;
        Ok(self.neighbours.get_or_init(|| sides))
    }

    /// What the unpatched program does with the benign inputs of each PoC; run when the first candidate gets that far.
    pub(crate) fn benign_sides(&self) -> Result<&[NeighbourBaseline], JudgeError> {
        let mutants = self.neighbour_sides()?;
        let _alone = self.asking.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(known) = self.benign.get() {
            return Ok(known);
        }
        let sides = self
            .subject
            .step(Step::Neighbours, || self.run_benign(mutants))?;
        Ok(self.benign.get_or_init(|| sides))
    }

    /// Whether candidates are searched.
    pub(crate) fn is_searched(&self) -> bool {
        let judge = &self.subject.case.judge;
        judge.search_seconds > 0 && judge.neighbours > 0
    }

    /// What the search finds on the unpatched program; made when the first candidate gets that far.
    pub(crate) fn search_pools(&self) -> Result<&[SearchPool], JudgeError> {
        let sides = self.neighbour_sides()?;
        let _alone = self.asking.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(known) = self.searched.get() {
            return Ok(known);
        }
        let pools = self
            .subject
            .step(Step::Search, || self.search_base(sides))?;
        Ok(self.searched.get_or_init(|| pools))
    }

    fn search_base(&self, sides: &[NeighbourSide]) -> Result<Vec<SearchPool>, JudgeError> {
        let pocs = self.subject.case.pocs.iter().zip(&self.pocs);
        let search = |((poc, baseline), side): ((&Poc, &PocBaseline), &NeighbourSide)| {
            let clean = Duration::from_secs_f64(baseline.seconds.max(0.0));
            let known = (&side.mutants, &side.before);
            let crash = (&baseline.report, baseline.program.as_path());
            let mut pool = self
                .subject
                .search_pool(poc, self.base, known, crash, clean)?;
            let handed = self.handed.get().and_then(|all| all.get(&poc.name));
            if let Some(inputs) = handed {
                let bug = (&baseline.report, clean);
                self.subject
                    .hand_to_pool(&mut pool, inputs, (poc, self.base), bug)?;
            }
            Ok(pool)
        };
        pocs.zip(sides).map(search).collect()
    }

    /// The results computed so far.
    pub(crate) fn known_benign_sides(&self) -> &[NeighbourBaseline] {
        self.benign.get().map_or(&[], Vec::as_slice)
    }

    fn run_benign(&self, sides: &[NeighbourSide]) -> Result<Vec<NeighbourBaseline>, JudgeError> {
        let pocs = self.subject.case.pocs.iter().zip(&self.pocs);
        let run = |((poc, baseline), side): ((&Poc, &PocBaseline), &NeighbourSide)| {
            let clean = Duration::from_secs_f64(baseline.seconds.max(0.0));
            let known = (&side.mutants, &side.before);
            let subject = self.subject;
            Ok(subject.benign_baseline(poc, self.base, known, &baseline.report, clean)?)
        };
        pocs.zip(sides).map(run).collect()
    }

    fn run_unpatched(&self) -> Result<Vec<NeighbourSide>, JudgeError> {
        let mut sides = Vec::new();
        for (poc, baseline) in self.subject.case.pocs.iter().zip(&self.pocs) {
            let clean = Duration::from_secs_f64(baseline.seconds.max(0.0));
            let crash = (&baseline.report, baseline.program.as_path());
            let (mutants, before) = self
                .subject
                .neighbour_baseline(poc, self.base, crash, clean)?;
            sides.push(NeighbourSide { mutants, before });
        }
        Ok(sides)
    }
}

/// The regular files of the tree, which a patch may name. Links are excluded because edits do not follow them.
fn regular_files(base: &Base) -> Result<Vec<RelPath>, JudgeError> {
    use std::os::unix::ffi::OsStrExt;
    let root = base.pristine();
    let mut found = Vec::new();
    let mut waiting = vec![PathBuf::new()];
    while let Some(folder) = waiting.pop() {
        let full = root.join(&folder);
        let listed = fs::read_dir(&full).map_err(JudgeError::io("list", &full))?;
        for entry in listed {
            let entry = entry.map_err(JudgeError::io("list", &full))?;
            let relative = folder.join(entry.file_name());
            let kind = entry
                .file_type()
                .map_err(JudgeError::io("look at", entry.path()))?;
            if kind.is_dir() {
                waiting.push(relative);
            } else if kind.is_file() {
                // A path that `RelPath` rejects cannot be named by a patch.
                found.extend(RelPath::new(relative.as_os_str().as_bytes().to_vec()).ok());
            }
        }
    }
    Ok(found)
}
