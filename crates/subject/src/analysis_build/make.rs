//! Makes an analysis build: the units are made out of date in a layer and rebuilt by the project's own build, while the
//! compiler wrappers change the options of exactly those units. Linking, archives and libtool stay the project's own.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::time::Duration;

use patchwright_domain::candidate::{Candidate, FileChange};
use patchwright_domain::case::Env;
use patchwright_sandbox::{Finished, Layer, Leftovers, Outcome, Supervision, compiler_calls};

use super::aim::Aim;
use crate::SubjectError;
use crate::base::Base;
use crate::build_error;
use crate::candidate_tree::TOUCH_SCRIPT;
use crate::compile_commands;
use crate::options::Purpose;
use crate::room::Tree;
use crate::subject::Subject;

const MOST_CALL_BYTES: u64 = 256 << 20;
/// Time limit relative to the base's build: everything is linked again, perhaps on a busier machine.
const TIMES: u32 = 2;
const SLACK: Duration = Duration::from_secs(30);
const MOST_NAMES: usize = 3;

pub(super) enum Made {
    Built(Layer),
    /// It would fail again.
    Refused(String),
    /// It may work another time.
    Failed(String),
}

pub(super) fn make(
    subject: &Subject<'_>,
    base: &Base,
    units: &BTreeSet<PathBuf>,
    aim: Aim,
) -> Result<Made, SubjectError> {
    let layer = subject.layer(base)?;
    let build = &subject.case.build;
    let limit = (base.build_time() * TIMES + SLACK).min(Duration::from_secs(build.seconds));
    let project = Work {
        command: &build.command,
        env: &build.env,
        touched: units,
        limit,
        log: aim.log(),
        aim,
    };
    let (finished, mut compiled) = run(subject, &layer, units, &project)?;
    if let Some(not_built) = not_built(&finished, &layer, limit, aim) {
        return Ok(not_built);
    }
    if let Some((command, env)) = base.tests_build().command(subject.case) {
        let tests = Work {
            command,
            env,
            touched: &BTreeSet::new(),
            limit: Duration::from_secs(build.seconds),
            log: "analysis test build",
            aim,
        };
        let (finished, further) = run(subject, &layer, units, &tests)?;
        let is_done = base.tests_build().may_fail(finished.outcome);
        if let Some(not_built) = not_built(&finished, &layer, tests.limit, aim).filter(|_| !is_done)
        {
            return Ok(not_built);
        }
        compiled.extend(further);
    }
    if compiled.is_empty() {
        let names = names(units, &subject.case.source);
        return Ok(Made::Refused(format!(
            "the build does not compile {names} again"
        )));
    }
    Ok(Made::Built(layer))
}

struct Work<'a> {
    command: &'a str,
    env: &'a Env,
    /// Units to make out of date first.
    touched: &'a BTreeSet<PathBuf>,
    limit: Duration,
    log: &'a str,
    aim: Aim,
}

/// Runs a command of the project; also returns which of the units it compiled.
fn run(
    subject: &Subject<'_>,
    layer: &Layer,
    units: &BTreeSet<PathBuf>,
    work: &Work<'_>,
) -> Result<(Finished, BTreeSet<PathBuf>), SubjectError> {
    let mut room = subject.room(Tree::View(layer))?;
    let calls = room.record_compilers(&subject.host.toolchain)?;
    match work.aim {
        Aim::Inspect => room.compile_for_analysis(units.iter().map(PathBuf::as_path))?,
        Aim::Search => room.compile_for_search()?,
    }
    room.set_env("CMAKE_EXPORT_COMPILE_COMMANDS", "ON");
    room.add_env(work.env, &Purpose::Work);
    let command = room.expand(work.command, None, None);
    let script = TOUCH_SCRIPT.into();
    let mut job = room.job(script, &room.source, work.limit, Supervision::Plain);
    job.argv.extend(["command".into(), command]);
    let touched = work.touched.iter().cloned();
    job.argv.extend(touched.map(PathBuf::into_os_string));
    job.spill = Some(subject.log_stem(work.log));
    let finished = subject.run_job(&job)?;
    if finished.outcome == Outcome::Cancelled {
        return Err(SubjectError::Cancelled);
    }
    let mut compiled = BTreeSet::new();
    if let Some(calls) = calls {
        let log = Leftovers::open(&calls)?.read_head(Path::new("log"), MOST_CALL_BYTES)?;
        let commands = compile_commands::from_calls(&compiler_calls(&log));
        let files = commands.into_iter().map(|command| command.file);
        compiled.extend(files.filter(|file| units.contains(file)));
    }
    Ok((finished, compiled))
}

/// Builds a candidate over the instrumented base; `None` if that does not work.
pub(super) fn make_patched(
    subject: &Subject<'_>,
    base: &Base,
    (below, candidate): (&Layer, &Candidate),
) -> Result<Option<Layer>, SubjectError> {
    let layer = subject.layer_on(below)?;
    subject.edit(&layer, candidate)?;
    let paths = candidate.changes.iter().map(FileChange::path);
    let source = &subject.case.source;
    let touched = subject.out_of_date(base, &layer, paths).into_iter();
    let touched: BTreeSet<PathBuf> = touched.map(|path| source.join(path)).collect();
    let build = &subject.case.build;
    let work = Work {
        command: &build.command,
        env: &build.env,
        touched: &touched,
        limit: (base.build_time() * TIMES + SLACK).min(Duration::from_secs(build.seconds)),
        log: "instrumented candidate",
        aim: Aim::Search,
    };
    let (finished, _) = run(subject, &layer, &touched, &work)?;
    Ok((finished.outcome == Outcome::Exited(0)).then_some(layer))
}

/// `None` if it was built.
fn not_built(finished: &Finished, layer: &Layer, limit: Duration, aim: Aim) -> Option<Made> {
    let how = aim.how();
    match finished.outcome {
        Outcome::Exited(0) => None,
        Outcome::TimedOut => {
            let seconds = limit.as_secs();
            let words = format!("{how} it does not build within {seconds} s");
            Some(Made::Failed(words))
        }
        Outcome::Exited(_) | Outcome::Signalled(_) => {
            let printed = [finished.stderr.bytes(), finished.stdout.bytes()].concat();
            let error = build_error::first_error(&printed);
            let error = error.map_or_else(|| finished.outcome.to_string(), |one| one.to_string());
            let words = format!("{how} it does not build: {error}");
            Some(match layer.trouble() {
                Some(trouble) => Made::Failed(format!("{words} ({trouble})")),
                None => Made::Refused(words),
            })
        }
        outcome => Some(Made::Failed(format!("{how} it does not build: {outcome}"))),
    }
}

/// `src/a.c, src/b.c and 3 more`.
fn names(units: &BTreeSet<PathBuf>, source: &Path) -> String {
    let short = |unit: &PathBuf| {
        unit.strip_prefix(source)
            .unwrap_or(unit)
            .display()
            .to_string()
    };
    let named: Vec<String> = units.iter().take(MOST_NAMES).map(short).collect();
    match units.len().saturating_sub(MOST_NAMES) {
        0 => named.join(", "),
        more => format!("{} and {more} more", named.join(", ")),
    }
}
