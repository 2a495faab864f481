//! The tests of a project by JUnit itself: found out once per base, run on any view of it.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

use patchwright_domain::case::{Test, TestFormat};
use patchwright_domain::event::Step;
use patchwright_domain::suite::{Extent, SuiteResult, TestCase, TestOutcome};
use patchwright_sandbox::{INSIDE_ROOT, Layer, Leftovers, Outcome, Supervision};
use serde::{Deserialize, Serialize};

use super::machine::Machine;
use super::reach;
use crate::SubjectError;
use crate::base::Base;
use crate::jdi::JavaDebugger;
use crate::kept::keep;
use crate::options::{Leaks, Purpose};
use crate::room::{Room, Tree};
use crate::subject::Subject;
use crate::suite_outcome::SuiteRun;
use crate::suite_run::test_key;

const WATCH: &str = include_str!("TestWatch.java");
const RUNNERS: [(&str, &str); 2] = [
    ("PlatformRunner", include_str!("PlatformRunner.java")),
    ("JUnit4Runner", include_str!("JUnit4Runner.java")),
];
const FOLDER: &str = "junit";
const MOST_BYTES: u64 = 64 << 20;
const MOST_CASES: usize = 200_000;
const TIMES_SLOWER: u32 = 2;

/// Whether the tests can be run so; the reason if not.
pub type DirectTests = Result<DirectSuite, String>;

#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct DirectSuite {
    machine: Machine,
    /// Its runner's class file, by name.
    runner: BTreeMap<String, Vec<u8>>,
    classes: Vec<String>,
    /// What the unpatched program's tests do when they are run so.
    before: SuiteResult,
}

impl DirectSuite {
    pub fn before(&self) -> &SuiteResult {
        &self.before
    }

    /// The test classes in two parts: those nearest to the changed classes, and the others.
    pub fn nearest_first(
        &self,
        base: &Base,
        source: &Path,
        changed: &BTreeSet<String>,
    ) -> (Vec<String>, Vec<String>) {
        let below = |entry: &PathBuf| {
            let below = entry.strip_prefix(source).ok()?;
            Some(base.tree().join(below)).filter(|folder| folder.is_dir())
        };
        let folders: Vec<PathBuf> = self.machine.class_path.iter().filter_map(below).collect();
        let near = reach::nearest(&folders, changed, &self.classes);
        let is_near = |class: &&String| near.contains(*class);
        let classes = self.classes.iter();
        let (near, far): (Vec<&String>, Vec<&String>) = classes.partition(is_near);
        let own = |classes: Vec<&String>| classes.into_iter().cloned().collect();
        (own(near), own(far))
    }

    /// What the tests of these classes did before.
    pub fn before_of(&self, classes: &[String]) -> SuiteResult {
        let is_of = |case: &&TestCase| classes.iter().any(|class| is_in(&case.name, class));
        SuiteResult {
            cases: self.before.cases.iter().filter(is_of).cloned().collect(),
            ..self.before.clone()
        }
    }
}

/// Whether the test is one of the class or of a class in it.
fn is_in(test: &str, class: &str) -> bool {
    let rest = test.strip_prefix(class);
    rest.is_some_and(|rest| rest.starts_with(['.', '$']))
}

impl Subject<'_> {
    /// Whether the tests can be run by JUnit itself. Found out once, and stored next to the base.
    pub fn direct_tests(&self, test: &Test, base: &Base) -> Result<DirectTests, SubjectError> {
        let kept = base
            .folder()
            .join(format!("junit-{}.json", test_key(test)?));
        let known = fs::read(&kept).ok();
        if let Some(known) = known.and_then(|bytes| serde_json::from_slice(&bytes).ok()) {
            return Ok(known);
        }
        let found = self.step(Step::Test, || self.try_directly(test, base))?;
        keep(&kept, &found)?;
        Ok(found)
    }

    fn try_directly(&self, test: &Test, base: &Base) -> Result<DirectTests, SubjectError> {
        let SuiteRun::Ran(told) = self.baseline_suite(test, base)?.run else {
            return Ok(Err("the test command tells nothing".to_owned()));
        };
        if told.format != TestFormat::Junit || told.extent == Extent::Cut {
            return Ok(Err(
                "the test command does not tell what JUnit does".to_owned()
            ));
        }
        let machine = match self.watched_machine(test, base)? {
            Ok(machine) => machine,
            Err(why) => return Ok(Err(why)),
        };
        let Some(runner) = self.compiled_runner(base, &machine)? else {
            return Ok(Err("what runs JUnit does not compile".to_owned()));
        };
        let mut suite = DirectSuite {
            classes: self.test_classes(base, &machine, &told),
            machine,
            runner,
            before: told.clone(),
        };
        let layer = self.layer(base)?;
        match self.run_directly(&suite, test, &layer, &suite.classes, "junit-before")? {
            SuiteRun::Ran(result) => suite.before = result,
            SuiteRun::NotRun(why) => return Ok(Err(why)),
            SuiteRun::Stopped(outcome) => {
                return Ok(Err(format!(
                    "run by JUnit itself they were stopped: {outcome}"
                )));
            }
        }
        let belongs = |case: &TestCase| suite.classes.iter().any(|class| is_in(&case.name, class));
        if let Some(strange) = suite.before.cases.iter().find(|case| !belongs(case)) {
            return Ok(Err(format!("{} is no test of a known class", strange.name)));
        }
        let (direct, told) = (suite.before.counts(), told.counts());
        if direct.passed == 0 {
            return Ok(Err("run by JUnit itself no test passes".to_owned()));
        }
        if (direct.passed, direct.failed) != (told.passed, told.failed) {
            return Ok(Err(format!(
                "run by JUnit itself {} pass and {} fail, and {} and {} as the project runs them",
                direct.passed, direct.failed, told.passed, told.failed
            )));
        }
        Ok(Ok(suite))
    }

    /// The machine of the test command, which runs once more for that.
    fn watched_machine(
        &self,
        test: &Test,
        base: &Base,
    ) -> Result<Result<Machine, String>, SubjectError> {
        let layer = self.layer(base)?;
        let mut room = self.room(Tree::View(&layer))?;
        room.add_env(&test.env, &Purpose::Probed);
        let debugger = JavaDebugger::lay_out(&mut room, FOLDER, "TestWatch.java", WATCH)?;
        let script = room.expand(&test.command, None, None);
        let limit = Duration::from_secs(test.seconds) * TIMES_SLOWER;
        let mut job = room.job(script, &room.source, limit, Supervision::Plain);
        debugger.join(&mut job);
        job.spill = Some(self.log_stem("test-watch"));
        if self.run_job(&job)?.outcome == Outcome::Cancelled {
            return Err(SubjectError::Cancelled);
        }
        let left = Leftovers::open(&debugger.host)?;
        let Ok(text) = left.read(Path::new("machines"), MOST_BYTES) else {
            return Ok(Err("how JUnit is started was not seen".to_owned()));
        };
        let source = room.source.clone();
        // What only the run itself made is not there when the next one starts.
        let exists = |path: &Path| {
            path.strip_prefix(&source)
                .map_or(true, |below| base.tree().join(below).exists())
        };
        Ok(Machine::of_watch(&String::from_utf8_lossy(&text), &exists))
    }

    fn compiled_runner(
        &self,
        base: &Base,
        machine: &Machine,
    ) -> Result<Option<BTreeMap<String, Vec<u8>>>, SubjectError> {
        let Some((name, text)) = RUNNERS.iter().find(|(name, _)| *name == machine.runner) else {
            return Ok(None);
        };
        let layer = self.layer(base)?;
        let mut room = self.room(Tree::View(&layer))?;
        let (host, seen) = junit_folder(&mut room)?;
        let file = format!("{name}.java");
        let path = host.join(&file);
        fs::write(&path, text).map_err(SubjectError::io("write", &path))?;
        let wall = Duration::from_secs(self.case.build.seconds);
        let mut job = room.job(Default::default(), &room.source, wall, Supervision::Plain);
        job.argv = vec![machine.home.join("bin/javac").into(), "-proc:none".into()];
        job.argv
            .extend(["-cp".into(), machine.joined(&seen), "-d".into()]);
        job.argv
            .extend([seen.clone().into(), seen.join(&file).into()]);
        job.spill = Some(self.log_stem("junit-runner"));
        if !self.run_command(&job)?.worked() {
            return Ok(None);
        }
        let left = Leftovers::open(&host)?;
        let class = format!("{name}.class");
        let bytes = left.read(Path::new(&class), MOST_BYTES).ok();
        Ok(bytes.map(|bytes| BTreeMap::from([(class, bytes)])))
    }

    /// The classes whose tests were told of.
    fn test_classes(&self, base: &Base, machine: &Machine, told: &SuiteResult) -> Vec<String> {
        let folders = machine.class_path.iter().filter_map(|entry| {
            let below = entry.strip_prefix(&self.case.source).ok()?;
            Some(base.tree().join(below))
        });
        let mut found: Vec<String> = folders.flat_map(|folder| reach::classes(&folder)).collect();
        let tests: BTreeSet<&str> = told.cases.iter().map(|case| case.name.as_str()).collect();
        found.retain(|class| {
            let mut after = tests.range(class.as_str()..);
            !class.contains('$') && after.next().is_some_and(|test| is_in(test, class))
        });
        found.sort();
        found.dedup();
        found
    }

    /// Runs the tests of these classes. `log` names the log of this run.
    pub fn run_directly(
        &self,
        suite: &DirectSuite,
        test: &Test,
        layer: &Layer,
        classes: &[String],
        log: &str,
    ) -> Result<SuiteRun, SubjectError> {
        let mut room = self.room(Tree::View(layer))?;
        let leaks = Leaks::Ignored;
        room.add_env(&test.env, &Purpose::Tests { leaks });
        let (host, seen) = junit_folder(&mut room)?;
        let listed = classes.join("\n").into_bytes();
        let files = suite
            .runner
            .iter()
            .map(|(name, bytes)| (name.as_str(), bytes));
        for (name, bytes) in files.chain([("classes", &listed)]) {
            let path = host.join(name);
            fs::write(&path, bytes).map_err(SubjectError::io("write", &path))?;
        }
        let wall = Duration::from_secs(test.seconds);
        let folder = &suite.machine.folder;
        let mut job = room.job(Default::default(), folder, wall, Supervision::Plain);
        let (wanted, results) = (seen.join("classes"), seen.join("results"));
        job.argv = suite.machine.start(&seen, &[&wanted, &results]);
        job.spill = Some(self.log_stem(log));
        let finished = self.run_job(&job)?;
        let exit = match finished.outcome {
            Outcome::Exited(code) => code,
            Outcome::Cancelled => return Err(SubjectError::Cancelled),
            other => return Ok(SuiteRun::Stopped(other)),
        };
        let left = Leftovers::open(&host)?;
        let Ok(bytes) = left.read(Path::new("results"), MOST_BYTES) else {
            return Ok(SuiteRun::NotRun("JUnit told no results".to_owned()));
        };
        Ok(match read_results(&String::from_utf8_lossy(&bytes), exit) {
            Some(result) => SuiteRun::Ran(result),
            None => SuiteRun::NotRun("JUnit did not come to its end".to_owned()),
        })
    }
}

fn junit_folder(room: &mut Room<'_>) -> Result<(PathBuf, PathBuf), SubjectError> {
    room.shared_folder(FOLDER, &Path::new(INSIDE_ROOT).join(FOLDER))
}

/// `None` unless the results have an end.
fn read_results(text: &str, exit: i32) -> Option<SuiteResult> {
    let mut lines = text.lines();
    if exit != 0 || lines.next_back()? != "end" {
        return None;
    }
    let mut cases = Vec::new();
    let mut known: BTreeMap<String, u32> = BTreeMap::new();
    for line in lines {
        let mut fields = line.split('\t');
        let outcome = match fields.next()? {
            "passed" => TestOutcome::Passed,
            "failed" => TestOutcome::Failed,
            "skipped" => TestOutcome::Skipped,
            _ => return None,
        };
        let name = fields.next()?.to_owned();
        let times = known.entry(name.clone()).or_default();
        *times += 1;
        let name = match *times {
            1 => name,
            times => format!("{name} ({times})"),
        };
        cases.push(TestCase { name, outcome });
        if cases.len() > MOST_CASES {
            return None;
        }
    }
    Some(SuiteResult {
        format: TestFormat::Junit,
        cases,
        exit: Some(exit),
        extent: Extent::Whole,
    })
}

#[cfg(test)]
#[path = "suite_tests.rs"]
mod tests;
