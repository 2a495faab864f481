//! A private copy of the source, set up and built once with the sanitizer, and never edited afterwards.

use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use patchwright_domain::case::{Case, Env, Language};
use patchwright_domain::event::{Event, Step};
use patchwright_domain::reproduction::{BaseSummary, CompileCommandsSummary};
use patchwright_sandbox::{Finished, LayerMethod, Outcome, Supervision, copy_tree};
use serde::{Deserialize, Serialize};

use crate::cache::{self, Claim, Held, Making, Project};
use crate::compile_commands::CompileCommand;
use crate::error::CommandFailed;
use crate::hex::hex;
use crate::options::Purpose;
use crate::provenance::{BuildRecording, BuildStory};
use crate::room::{Room, Tree};
use crate::source::{Listing, Wanted};
use crate::subject::Subject;
use crate::tests_build::{self, TestsBuild};
use crate::{SubjectError, build_error, compile_units};

/// Stored next to the tree: how the build made its files.
const STORY: &str = "build-story.json";
/// LeakSanitizer does not work in a traced process and aborts it.
const LEAK_DETECTION_FAILED: &str = "LeakSanitizer has encountered a fatal error";

/// A finished base. While this value is alive, no process removes it from the cache.
#[derive(Debug)]
pub struct Base {
    held: Held,
    about: About,
    key: String,
    cached: bool,
    seconds: f64,
    tests_build: TestsBuild,
}

/// Stored next to the tree.
#[derive(Debug, Clone, Serialize, Deserialize)]
struct About {
    /// The case it belongs to, for listing the cache.
    #[serde(flatten)]
    project: Project,
    files: u64,
    /// Duration of each command, for the judge's time limits.
    setup_seconds: f64,
    build_seconds: f64,
    commands_origin: String,
    commands: Vec<CompileCommand>,
}

impl Base {
    pub fn tree(&self) -> PathBuf {
        self.held.folder.join("tree")
    }

    /// The source as it was copied, before setup and build; used for clean builds.
    pub fn pristine(&self) -> PathBuf {
        self.held.folder.join("pristine")
    }

    /// The folder around the tree, for files derived from this base.
    pub fn folder(&self) -> &Path {
        &self.held.folder
    }

    pub fn key(&self) -> &str {
        &self.key
    }

    /// Where the source was when the base was made.
    pub(crate) fn source(&self) -> &Path {
        Path::new(&self.about.project.source)
    }

    pub fn compile_commands(&self) -> &[CompileCommand] {
        &self.about.commands
    }

    /// How its build made its files; `None` if it could not be traced.
    pub fn build_story(&self) -> Result<Option<BuildStory>, SubjectError> {
        let path = self.held.folder.join(STORY);
        let text = match fs::read(&path) {
            Ok(text) => text,
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => return Ok(None),
            Err(error) => return Err(SubjectError::io("read", path)(error)),
        };
        serde_json::from_slice(&text).map_err(|error| SubjectError::BadCache {
            path,
            message: error.to_string(),
        })
    }

    pub fn setup_time(&self) -> Duration {
        Duration::from_secs_f64(self.about.setup_seconds.max(0.0))
    }

    pub fn build_time(&self) -> Duration {
        Duration::from_secs_f64(self.about.build_seconds.max(0.0))
    }

    /// Whether this file was made or changed by the build of the tests rather than by the build itself.
    pub fn is_made_by_tests(&self, file: &Path) -> bool {
        tests_build::made_by_tests(&self.held.folder, file)
    }

    pub fn tests_build(&self) -> TestsBuild {
        self.tests_build
    }

    pub fn summary(&self) -> BaseSummary {
        BaseSummary {
            cached: self.cached,
            seconds: self.seconds,
            key: self.key.clone(),
            files: self.about.files,
            compile_commands: CompileCommandsSummary {
                origin: self.about.commands_origin.clone(),
                count: self.about.commands.len(),
            },
        }
    }
}

impl Subject<'_> {
    /// The base of this case, from the cache or made now.
    pub fn base(&self) -> Result<Base, SubjectError> {
        let started = Instant::now();
        let wanted = Wanted::new(self.case, &self.options.ours)?;
        let source = self.step(Step::Hash, || Source::read(self.case, &wanted))?;
        let mut tests_build = TestsBuild::from_case(self.case);
        let mut claimed = self.claim(&wanted, &source, tests_build)?;
        let may_help = tests_build == TestsBuild::Nothing && self.case.test.is_some();
        if may_help && !self.pocs_start(&claimed.held.folder)? {
            self.note(tests_build::why_tests_are_built(self.case));
            tests_build = TestsBuild::TestCommand;
            claimed = self.claim(&wanted, &source, tests_build)?;
        }
        let base = Base {
            about: read_about(&claimed.held.folder)?,
            held: claimed.held,
            key: claimed.key,
            cached: claimed.cached,
            seconds: started.elapsed().as_secs_f64(),
            tests_build,
        };
        self.tell(Event::BaseReady {
            base: base.summary(),
        });
        if !base.cached {
            self.host.cache.shrink()?;
        }
        Ok(base)
    }

    fn claim(
        &self,
        wanted: &Wanted,
        source: &Source,
        tests_build: TestsBuild,
    ) -> Result<Claimed, SubjectError> {
        let key = self.base_key(&source.content, tests_build)?;
        if self.options.fresh && !self.host.cache.forget(&key)? {
            self.note("another process uses the cached base, so --fresh is ignored".to_owned());
        }
        let on_wait = || {
            self.tell(Event::StepStarted {
                step: Step::WaitForOther,
            })
        };
        let (held, cached) = match self.host.cache.claim(&key, &on_wait, self.host.cancel)? {
            Claim::Ready(held) => (held, true),
            Claim::Make(making) => {
                let made = self.make_or_clean(making, wanted, source, tests_build)?;
                (made, false)
            }
        };
        Ok(Claimed { held, key, cached })
    }

    fn make_or_clean(
        &self,
        making: Making,
        wanted: &Wanted,
        source: &Source,
        tests_build: TestsBuild,
    ) -> Result<Held, SubjectError> {
        let partial = making.partial.clone();
        let made = self.make(making, wanted, source, tests_build);
        if made.is_err() {
            // The logs of a failed build are in the run folder, so nothing here needs to be kept.
            let _ = patchwright_sandbox::remove_tree(&partial);
        }
        made
    }

    fn make(
        &self,
        making: Making,
        wanted: &Wanted,
        source: &Source,
        tests_build: TestsBuild,
    ) -> Result<Held, SubjectError> {
        let (pristine, tree) = (making.partial.join("pristine"), making.partial.join("tree"));
        self.step(Step::Copy, || {
            self.copy(&self.case.source, &pristine, &|path| wanted.holds(path))?;
            self.copy(&pristine, &tree, &|_| true)
        })?;
        let build = &self.case.build;
        self.fetch(&making.partial, &pristine)?;
        let mut seen = Seen::default();
        let setup_seconds = match &build.setup {
            Some(command) => {
                self.work(Step::Setup, "setup", command, &tree, &build.env, &mut seen)?
            }
            None => 0.0,
        };
        let is_walled = self.host.sandbox.backend() == patchwright_sandbox::Backend::Bubblewrap;
        seen.recording = is_walled.then(BuildRecording::default);
        let build_seconds = self.work(
            Step::Build,
            "build",
            &build.command,
            &tree,
            &build.env,
            &mut seen,
        )?;
        self.build_tests(&making.partial, tests_build, &mut seen)?;
        write_story(&making.partial, seen.recording.as_ref())?;
        let found = compile_units::gather(self, &tree, &seen.calls)?;
        let about = About {
            project: Project {
                name: self.case.name.clone(),
                source: self.case.source.display().to_string(),
            },
            files: source.listing.files(),
            setup_seconds,
            build_seconds,
            commands_origin: found.origin.to_owned(),
            commands: found.commands,
        };
        write_about(&making.partial, &about)?;
        making.finish()
    }

    fn build_tests(
        &self,
        folder: &Path,
        tests_build: TestsBuild,
        seen: &mut Seen,
    ) -> Result<(), SubjectError> {
        let Some((command, env)) = tests_build.command(self.case) else {
            return Ok(());
        };
        tests_build::mark_begun(folder)?;
        let tree = folder.join("tree");
        match self.work(Step::BuildTests, "test build", command, &tree, env, seen) {
            Ok(_) => Ok(()),
            Err(SubjectError::CommandFailed(failed)) if tests_build.may_fail(failed.outcome) => {
                Ok(())
            }
            Err(error) => Err(error),
        }
    }

    pub(crate) fn copy(
        &self,
        from: &Path,
        to: &Path,
        wanted: &dyn Fn(&Path) -> bool,
    ) -> Result<(), SubjectError> {
        fs::create_dir(to).map_err(SubjectError::io("create", to))?;
        let copied = copy_tree(from, to, self.host.sandbox.workshop().identity(), wanted)?;
        for path in copied.special {
            self.note(format!(
                "{} is not a file or folder and was not copied",
                path.display()
            ));
        }
        Ok(())
    }

    /// A room for setup and build in which compiler calls are recorded, and the folder they are recorded in.
    pub(crate) fn building_room(
        &self,
        tree: &Path,
        env: &Env,
    ) -> Result<(Room<'_>, Option<PathBuf>), SubjectError> {
        let mut room = self.room(Tree::Bare(tree))?;
        let is_java = |language: &Language| *language == Language::Java;
        let calls = match self.case.languages.iter().all(is_java) {
            true => None,
            false => room.record_compilers(&self.host.toolchain)?,
        };
        // Makes CMake write compile commands without a change to the project's own setup.
        room.set_env("CMAKE_EXPORT_COMPILE_COMMANDS", "ON");
        room.add_env(env, &Purpose::Work);
        Ok((room, calls))
    }

    /// Runs one command that must succeed on the bare tree; returns how long it took.
    fn work(
        &self,
        step: Step,
        what: &'static str,
        command: &str,
        tree: &Path,
        env: &Env,
        seen: &mut Seen,
    ) -> Result<f64, SubjectError> {
        let started = Instant::now();
        self.step(step, || {
            let mut finished = self.work_once(what, command, tree, env, seen)?;
            if finished.outcome != Outcome::Exited(0)
                && seen.recording.is_some()
                && leak_detection_failed(&finished)
            {
                self.note(format!(
                    "the {what} fails while it is watched; it is run unwatched"
                ));
                seen.recording = None;
                finished = self.work_once(what, command, tree, env, seen)?;
            }
            self.check_worked(what, command, &finished)
        })?;
        Ok(started.elapsed().as_secs_f64())
    }

    fn work_once(
        &self,
        what: &'static str,
        command: &str,
        tree: &Path,
        env: &Env,
        seen: &mut Seen,
    ) -> Result<Finished, SubjectError> {
        let (mut room, calls) = self.building_room(tree, env)?;
        let script = room.expand(command, None, None);
        let supervision = match &seen.recording {
            Some(recording) => recording.prepare(&mut room)?,
            None => Supervision::Plain,
        };
        let wall = Duration::from_secs(self.case.build.seconds);
        let mut job = room.job(script, &room.source, wall, supervision);
        job.spill = Some(self.log_stem(what));
        let finished = self.run_job(&job)?;
        seen.take_calls(calls.as_deref())?;
        if let Some(recording) = &mut seen.recording {
            recording.take(&finished, &room.writable_places());
        }
        Ok(finished)
    }

    pub(crate) fn run_logged(
        &self,
        room: &Room<'_>,
        script: OsString,
        what: &str,
        wall: Duration,
    ) -> Result<Finished, SubjectError> {
        let mut job = room.job(script, &room.source, wall, Supervision::Plain);
        job.spill = Some(self.log_stem(what));
        Ok(self.run_job(&job)?)
    }

    pub(crate) fn check_worked(
        &self,
        what: &'static str,
        command: &str,
        finished: &Finished,
    ) -> Result<(), SubjectError> {
        match finished.outcome {
            Outcome::Exited(0) => return Ok(()),
            Outcome::Cancelled => return Err(SubjectError::Cancelled),
            _ => {}
        }
        let printed = [finished.stderr.bytes(), finished.stdout.bytes()].concat();
        let failed = CommandFailed {
            what,
            command: command.to_owned(),
            outcome: finished.outcome,
            first_error: build_error::first_error(&printed),
            tail: last_line(&printed),
            log: self.log_stem(what).with_extension("err"),
            seconds_limit: self.case.build.seconds,
        };
        Err(SubjectError::CommandFailed(Box::new(failed)))
    }
}

/// The user's tree as it was read.
struct Source {
    listing: Listing,
    content: String,
}

impl Source {
    fn read(case: &Case, wanted: &Wanted) -> Result<Self, SubjectError> {
        let listing = Listing::read(case, wanted)?;
        let content = hex(&listing.hash(&case.source)?);
        Ok(Self { listing, content })
    }
}

struct Claimed {
    held: Held,
    key: String,
    cached: bool,
}

/// What was observed of the commands that made a base.
#[derive(Default)]
struct Seen {
    /// Every compiler call, as recorded by the wrappers.
    calls: Vec<u8>,
    recording: Option<BuildRecording>,
}

impl Seen {
    /// The log of compiler calls is read up to this size.
    const MOST_BYTES: u64 = 256 << 20;

    fn take_calls(&mut self, folder: Option<&Path>) -> Result<(), SubjectError> {
        let Some(folder) = folder else { return Ok(()) };
        let left = patchwright_sandbox::Leftovers::open(folder)?;
        self.calls
            .extend(left.read_head(Path::new("log"), Self::MOST_BYTES)?);
        let _ = patchwright_sandbox::remove_tree(folder);
        Ok(())
    }
}

/// Whether a command failed because it was traced.
fn leak_detection_failed(finished: &Finished) -> bool {
    finished.stderr.text().contains(LEAK_DETECTION_FAILED)
        || finished.stdout.text().contains(LEAK_DETECTION_FAILED)
}

fn write_story(folder: &Path, recording: Option<&BuildRecording>) -> Result<(), SubjectError> {
    let Some(recording) = recording else {
        return Ok(());
    };
    let path = folder.join(STORY);
    let text = serde_json::to_vec(&recording.story).map_err(|error| SubjectError::BadCache {
        path: path.clone(),
        message: error.to_string(),
    })?;
    fs::write(&path, text).map_err(SubjectError::io("write", &path))
}

pub(crate) fn method_words(method: LayerMethod) -> &'static str {
    match method {
        LayerMethod::Disk => "overlay",
        LayerMethod::Memory => "overlay in memory",
        LayerMethod::Copy => "copy",
    }
}

fn last_line(printed: &[u8]) -> String {
    let text = String::from_utf8_lossy(printed);
    let line = text
        .lines()
        .rev()
        .find(|line| !line.trim().is_empty())
        .unwrap_or_default();
    line.chars().take(200).collect()
}

fn about_path(folder: &Path) -> PathBuf {
    folder.join(cache::ABOUT)
}

fn read_about(folder: &Path) -> Result<About, SubjectError> {
    let path = about_path(folder);
    let bytes = fs::read(&path).map_err(SubjectError::io("read", &path))?;
    serde_json::from_slice(&bytes).map_err(|error| SubjectError::BadCache {
        path,
        message: error.to_string(),
    })
}

fn write_about(folder: &Path, about: &About) -> Result<(), SubjectError> {
    let path = about_path(folder);
    let text = serde_json::to_vec(about).map_err(|error| SubjectError::BadCache {
        path: path.clone(),
        message: error.to_string(),
    })?;
    fs::write(&path, text).map_err(SubjectError::io("write", &path))
}
