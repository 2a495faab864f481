//! Names frames that a report left as `tool+0xe86fd`, by running the symbolizer in the sandbox.

use std::fs;
use std::path::Path;
use std::time::Duration;

use patchwright_crash as crash;
use patchwright_domain::report::CrashReport;
use patchwright_sandbox::{INSIDE_ROOT, Outcome, Stdin, Supervision};

use crate::SubjectError;
use crate::options::Purpose;
use crate::room::{Scratch, Tree};
use crate::subject::Subject;

const SECONDS: u64 = 60;
/// A report without names is taken for another bug, so a failure by chance must not decide.
const ATTEMPTS: usize = 2;
const MOST_QUESTIONS: usize = 8192;
/// Captured output is bounded; this many answers fit.
const MOST_AT_ONCE: usize = 1000;

/// The symbolizer's answers for one tree, kept because starting it costs more than most runs.
#[derive(Default)]
pub(crate) struct Names(crash::Symbols);

/// Frames that cannot be named stay as they are.
pub(crate) fn complete<'r>(
    subject: &Subject<'_>,
    tree: Tree<'_>,
    reports: impl IntoIterator<Item = &'r mut CrashReport>,
) -> Result<(), SubjectError> {
    complete_from(subject, tree, &mut Names::default(), reports)
}

/// Like [`complete`], but only asks for what is not known yet. `names` must belong to the same tree.
pub(crate) fn complete_from<'r>(
    subject: &Subject<'_>,
    tree: Tree<'_>,
    names: &mut Names,
    reports: impl IntoIterator<Item = &'r mut CrashReport>,
) -> Result<(), SubjectError> {
    let reports: Vec<&mut CrashReport> = reports.into_iter().collect();
    let mut questions: Vec<crash::CodeAddress> = reports
        .iter()
        .flat_map(|report| crash::unsymbolized(report))
        .collect();
    questions.sort();
    questions.dedup();
    // A newline in a module's name would shift all answers, and a quote would end the name.
    questions.retain(|question| !question.module.contains(['\n', '"']));
    questions.retain(|question| !names.0.contains_key(question));
    if subject.host.toolchain.symbolizer.is_none() {
        return Ok(());
    }
    if questions.len() > MOST_QUESTIONS {
        subject.note(format!(
            "{} frames have no name; the symbolizer is asked about {MOST_QUESTIONS} of them",
            questions.len()
        ));
        questions.truncate(MOST_QUESTIONS);
    }
    for some in questions.chunks(MOST_AT_ONCE) {
        let answers = ask(subject, tree, some)?;
        names.0.extend(some.iter().cloned().zip(answers));
    }
    for report in reports {
        crash::apply_symbols(report, &names.0);
    }
    Ok(())
}

/// In the order of the questions, as far as there are answers.
fn ask(
    subject: &Subject<'_>,
    tree: Tree<'_>,
    questions: &[crash::CodeAddress],
) -> Result<Vec<Vec<crash::Symbol>>, SubjectError> {
    let folder = Scratch::new(subject.host.sandbox, "symbols")?;
    let asked = folder.path().join("asked");
    let line = |question: &crash::CodeAddress| {
        format!("CODE \"{}\" {:#x}\n", question.module, question.offset)
    };
    let text: String = questions.iter().map(line).collect();
    fs::write(&asked, text).map_err(SubjectError::io("write", &asked))?;
    let mut room = subject.room(tree)?;
    room.add_env(&Default::default(), &Purpose::Work);
    let tool = Path::new(INSIDE_ROOT).join("tools/llvm-symbolizer");
    let script = format!("exec {} --inlines --demangle", tool.display());
    let mut job = room.job(
        script.into(),
        &room.source.clone(),
        Duration::from_secs(SECONDS),
        Supervision::Plain,
    );
    job.stdin = Stdin::File(asked);
    let mut ended = String::new();
    for _ in 0..ATTEMPTS {
        let finished = subject.run_job(&job)?;
        if finished.outcome == Outcome::Exited(0) && finished.stdout.omitted() == 0 {
            return Ok(crash::read_llvm_symbolizer(&finished.stdout.bytes()));
        }
        ended = finished.outcome.to_string();
    }
    subject.note(format!(
        "the symbolizer failed ({ended}): frames without names stay as they are"
    ));
    Ok(Vec::new())
}
