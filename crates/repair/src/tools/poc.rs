//! `propose_poc`: tries a command and an input that a model derives from an issue. A try counts only if the sanitizer
//! reports the bug that the issue describes, in a program built by the project's own build.

use std::collections::BTreeMap;
use std::fs;
use std::path::PathBuf;
use std::sync::{Mutex, MutexGuard, PoisonError};

use patchwright_agent::tools::Then;
use patchwright_crash::{Attached, DescribedBug, purify};
use patchwright_domain::case::{Cwd, Poc, PocKind};
use patchwright_domain::count::counted;
use patchwright_domain::report::CrashReport;
use patchwright_subject::{Base, PocEnding, PocRun, Subject};
use schemars::JsonSchema;
use serde::Deserialize;

use super::{Call, Tool, ToolAnswer, ToolError};
use crate::error::RepairError;
use crate::prompt::{bounded, relative};

/// In all rounds together.
pub(crate) const MOST_TRIES: usize = 12;
/// In bytes.
const MOST_COMMAND: usize = 2000;
const MOST_INPUT: usize = 1 << 20;
const MOST_WORDS: usize = 4000;
const SECONDS: u64 = 20;
const INPUTS: &str = "input_text, input_hex or input_attached";

/// What was tried, and what was found.
pub(crate) struct PocTrials<'a> {
    subject: &'a Subject<'a>,
    base: &'a Base,
    bug: DescribedBug,
    /// Data that the issue carries.
    attached: &'a [Attached],
    /// Where the inputs are kept.
    folder: PathBuf,
    state: Mutex<State>,
}

#[derive(Default)]
struct State {
    tried: Vec<String>,
    found: Option<Poc>,
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct ProposePoc {
    /// A shell command that shows the bug, run in the root of the source; `{input}` in it stands for the input's path.
    command: String,
    /// The input as text.
    input_text: Option<String>,
    /// The input as hexadecimal digits, where it is no text.
    input_hex: Option<String>,
    /// The input as the issue carries it: the number of that data.
    input_attached: Option<usize>,
}

pub(crate) fn tools<'a>() -> Vec<Tool<&'a PocTrials<'a>>> {
    vec![Tool::for_call::<ProposePoc>()]
}

impl<'a> Call<&'a PocTrials<'a>> for ProposePoc {
    const NAME: &'static str = "propose_poc";
    const ABOUT: &'static str = "Runs a command with an input of yours on the built program: it counts if the sanitizer reports the bug that the issue describes";

    fn run(self, trials: &mut &'a PocTrials<'a>) -> Result<ToolAnswer, ToolError> {
        trials.attempt(&self)
    }
}

impl ProposePoc {
    fn input(&self, attached: &[Attached]) -> Result<Option<Vec<u8>>, ToolError> {
        let input = match (&self.input_text, &self.input_hex, self.input_attached) {
            (None, None, None) => None,
            (Some(text), None, None) => Some(text.clone().into_bytes()),
            (None, Some(hex), None) => Some(bytes_of(hex)?),
            (None, None, Some(number)) => Some(carried(attached, number)?),
            _ => {
                return Err(ToolError::refused(format!(
                    "give {INPUTS}, only one of them"
                )));
            }
        };
        let is_read = self.command.contains("{input}");
        if self.command.trim().is_empty()
            || self.command.len() > MOST_COMMAND
            || self.command.contains('\0')
        {
            return Err(ToolError::refused(format!(
                "the command must be 1 to {MOST_COMMAND} bytes of text"
            )));
        }
        if input.as_ref().is_some_and(|input| input.len() > MOST_INPUT) {
            return Err(ToolError::refused(format!(
                "the input is longer than {MOST_INPUT} bytes"
            )));
        }
        match (input.is_some(), is_read) {
            (true, false) => Err(ToolError::refused("the command does not read {input}")),
            (false, true) => Err(ToolError::refused(format!(
                "the command reads {{input}}: give {INPUTS}"
            ))),
            (true, true) | (false, false) => Ok(input),
        }
    }
}

fn carried(attached: &[Attached], number: usize) -> Result<Vec<u8>, ToolError> {
    let one = number.checked_sub(1).and_then(|at| attached.get(at));
    let bytes = one.map(|one| one.bytes.clone());
    bytes.ok_or_else(|| {
        let there = counted(attached.len(), "piece");
        ToolError::refused(format!(
            "the issue carries no data {number}, only {there} of data"
        ))
    })
}

fn bytes_of(hex: &str) -> Result<Vec<u8>, ToolError> {
    let digits: Vec<u8> = hex
        .bytes()
        .filter(|byte| !byte.is_ascii_whitespace())
        .collect();
    let pairs = digits.chunks(2).map(|pair| {
        let text = std::str::from_utf8(pair)
            .ok()
            .filter(|text| text.len() == 2)?;
        let is_plain = text.bytes().all(|byte| byte.is_ascii_hexdigit());
        u8::from_str_radix(text, 16).ok().filter(|_| is_plain)
    });
    let bytes: Option<Vec<u8>> = pairs.collect();
    bytes.ok_or_else(|| ToolError::refused("input_hex must be pairs of hexadecimal digits"))
}

impl<'a> PocTrials<'a> {
    pub(crate) fn new(
        subject: &'a Subject<'a>,
        base: &'a Base,
        (bug, attached): (DescribedBug, &'a [Attached]),
        folder: PathBuf,
    ) -> Self {
        Self {
            subject,
            base,
            bug,
            attached,
            folder,
            state: Mutex::default(),
        }
    }

    pub(crate) fn found(&self) -> Option<Poc> {
        self.state().found.clone()
    }

    pub(crate) fn is_over(&self) -> bool {
        let state = self.state();
        state.found.is_some() || state.tried.len() >= MOST_TRIES
    }

    /// What each try did, in order.
    pub(crate) fn tried(&self) -> Vec<String> {
        self.state().tried.clone()
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn attempt(&self, proposed: &ProposePoc) -> Result<ToolAnswer, ToolError> {
        let input = proposed.input(self.attached)?;
        let number = self.state().tried.len() + 1;
        if self.is_over() {
            return Err(ToolError::refused("no try is left: the search is over"));
        }
        let poc = self.poc(number, &proposed.command, input)?;
        let run = self.subject.run_on_base(&poc, self.base);
        let run = run.map_err(RepairError::from)?;
        let differs = self.differs(&run);
        let told = differs
            .clone()
            .unwrap_or_else(|| "shows the bug".to_owned());
        let mut state = self.state();
        state.tried.push(format!("`{}`: {told}", poc.command));
        let Some(why) = differs else {
            state.found = Some(poc);
            let mut answer =
                ToolAnswer::new("The sanitizer reports the bug that the issue describes.").ours();
            answer.then = Then::Done;
            return Ok(answer);
        };
        let left = MOST_TRIES.saturating_sub(number);
        let text = format!("{}\n{}", first_line(&why), self.printed(&run));
        let text = relative(&text, &self.subject.case.source);
        Ok(ToolAnswer::nothing(text).noted(format!("this does not count; tries left: {left}")))
    }

    fn poc(&self, number: usize, command: &str, input: Option<Vec<u8>>) -> Result<Poc, ToolError> {
        let folder = self.folder.join(number.to_string());
        let path = folder.join("input");
        let written = |error: std::io::Error| {
            ToolError::Stopped(Box::new(RepairError::Tool(format!(
                "cannot write {}: {error}",
                path.display()
            ))))
        };
        if let Some(input) = &input {
            fs::create_dir_all(&folder).map_err(written)?;
            fs::write(&path, input).map_err(written)?;
        }
        Ok(Poc {
            name: "found".to_owned(),
            command: command.to_owned(),
            input: input.is_some().then_some(path),
            stdin: None,
            files: Vec::new(),
            cwd: Cwd::Source(PathBuf::new()),
            build: "default".to_owned(),
            bug: None,
            seconds: SECONDS,
            env: BTreeMap::new(),
            kind: PocKind::Crash,
        })
    }

    /// Why a run does not show the bug of the issue; `None` if it does.
    fn differs(&self, run: &PocRun) -> Option<String> {
        match &run.ending {
            PocEnding::Crashed(report) if !self.is_built_program(run) => Some(format!(
                "a report of {} was printed, but not by a program that the build made",
                report.kind
            )),
            PocEnding::Crashed(report) => self.bug.differs(report, &self.subject.project()),
            PocEnding::Hung(_)
            | PocEnding::Quiet(_)
            | PocEnding::NotStarted(_)
            | PocEnding::Unclear(_) => Some(format!("no report: {}", run.ending.describe())),
        }
    }

    /// A command could print a report itself, or compile a program that crashes.
    fn is_built_program(&self, run: &PocRun) -> bool {
        let program = run.launch.as_ref().map(|launch| &launch.executable);
        let below = program.and_then(|path| path.strip_prefix(&self.subject.case.source).ok());
        let built = below.map(|path| self.base.tree().join(path));
        built.is_some_and(|path| path.symlink_metadata().is_ok_and(|about| about.is_file()))
    }

    fn printed(&self, run: &PocRun) -> String {
        let project = self.subject.project();
        let purified = |report: &CrashReport| purify(report, &project).text;
        let text = match &run.ending {
            PocEnding::Crashed(report) => purified(report),
            PocEnding::Hung(_)
            | PocEnding::Quiet(_)
            | PocEnding::NotStarted(_)
            | PocEnding::Unclear(_) => {
                format!("It printed:\n{}", String::from_utf8_lossy(&run.printed))
            }
        };
        let (kept, cut) = bounded(&text, MOST_WORDS);
        match cut {
            0 => kept.to_owned(),
            cut => format!("{kept}\n… {cut} more bytes were cut"),
        }
    }
}

fn first_line(text: &str) -> &str {
    text.lines().next().unwrap_or_default()
}

#[cfg(test)]
#[path = "poc_tests.rs"]
mod tests;
