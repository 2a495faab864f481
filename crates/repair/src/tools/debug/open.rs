//! Opens the debugger tools on a base or candidate.

use std::time::Duration;

use patchwright_code::{Debugger, row};
use patchwright_crash as crash;
use patchwright_domain::report::CrashReport;
use patchwright_probes::debug::{
    Adapter, Expected, JobMaker, Patience, Session, SessionSetup, Target, Wanted,
};
use patchwright_subject::{LaunchStdin, Subject, Toolchain};

use super::DebugTools;
use super::sources::Sources;
use super::witness::{Ground, Witness};
use crate::tools::ToolError;
use crate::tools::sight::Sight;

const QUESTION: Duration = Duration::from_secs(30);
/// A program is slower under a debugger, and counting a hit takes a millisecond.
const RUN: Duration = Duration::from_secs(60);
/// A program that hangs is stopped sooner.
const HANGING_RUN: Duration = Duration::from_secs(15);

impl<'a> DebugTools<'a> {
    pub fn open(sight: &'a Sight<'a>) -> Result<Self, ToolError> {
        Self::open_within(sight, None)
    }

    /// With other time limits than the default.
    pub(super) fn open_within(
        sight: &'a Sight<'a>,
        patience: Option<Patience>,
    ) -> Result<Self, ToolError> {
        let subject = sight.subject;
        let adapter = adapter(subject, &sight.debugger).map_err(ToolError::Refused)?;
        let ground = Ground::lay_out(sight)?;
        let witness = Witness::find(sight, &ground)?;
        let target = target(subject, &witness)?;
        let mut remarks = remarks(&witness);
        remarks.extend(ground.remark(witness.poc, sight)?);
        let poc = witness.poc;
        let run = match witness.hangs {
            true => HANGING_RUN,
            false => RUN.max(Duration::from_secs(poc.seconds)),
        };
        let patience = patience.unwrap_or(Patience {
            question: QUESTION,
            run,
        });
        let command = adapter.command();
        // The make_job of the current debugger; the previous one has ended.
        let mut current = None;
        let make_job: JobMaker<'a> = Box::new(move || {
            let place = subject.debug_place(ground.layer()?, poc, command.clone())?;
            Ok(current.insert(place).job.clone())
        });
        let session = Session::new(SessionSetup {
            sandbox: subject.host.sandbox,
            cancel: subject.host.cancel,
            make_job,
            adapter: adapter.kind,
            target,
            patience,
        });
        let session = match witness.hangs {
            true => session.hanging(),
            false => session,
        };
        let report = witness.report.map(|report| {
            let purified = crash::purify(&report, &subject.project());
            (report, purified)
        });
        let session = match report.as_ref().map(|(report, _)| expected(subject, report)) {
            Some(expected) => session.expecting(expected),
            None => session,
        };
        Ok(Self {
            session,
            sources: Sources::read(sight)?,
            report,
            frame: 0,
            remarks,
        })
    }
}

/// Whether the program can be debugged here, as far as can be told without trying; the error says why not.
pub(crate) fn is_possible(subject: &Subject<'_>) -> Result<(), String> {
    if !subject.can_be_debugged() {
        return Err("a debugger works only in the sandbox".to_owned());
    }
    adapter(subject, &Wanted::Any).map(drop)
}

fn adapter(subject: &Subject<'_>, wanted: &Wanted) -> Result<Adapter, String> {
    let mut languages = subject.case.languages.iter();
    if !languages.any(|language| row(*language).debugger == Some(Debugger::Native)) {
        return Err("no debugger is known for the languages of this project".to_owned());
    }
    let folders = Toolchain::folders(&subject.case.sandbox_read);
    Adapter::wanted(wanted, &folders).ok_or_else(|| {
        format!("there is no debugger here ({wanted}): `patchwright doctor` names the package")
    })
}

fn expected(subject: &Subject<'_>, report: &CrashReport) -> Expected {
    let place = crash::locate(report, &subject.project());
    Expected {
        file: place.as_ref().and_then(|place| place.file.clone()),
        line: place.and_then(|place| place.line),
    }
}

fn target(subject: &Subject<'_>, witness: &Witness<'_>) -> Result<Target, ToolError> {
    let launch = &witness.launch;
    let paths = subject.debug_paths(witness.poc, launch);
    let words: Option<Vec<String>> = launch
        .argv
        .iter()
        .map(|word| word.to_str().map(str::to_owned))
        .collect();
    let words = words.ok_or_else(|| {
        ToolError::refused("the program's arguments are not text, which a debugger cannot be told")
    })?;
    let env = launch.env.iter().filter_map(|entry| entry.to_str());
    Ok(Target {
        program: launch.executable.clone(),
        words,
        cwd: launch.cwd.clone(),
        env: env.map(str::to_owned).collect(),
        stdin: paths.stdin,
        output: paths.output,
        root: paths.source,
    })
}

fn remarks(witness: &Witness<'_>) -> Vec<String> {
    let mut remarks = Vec::new();
    if witness.report.is_none() {
        let name = &witness.poc.name;
        remarks.push(format!(
            "PoC {name} does not crash on this tree: the program runs to its end"
        ));
    }
    if witness.launch.stdin == LaunchStdin::Pipe {
        let words = "its standard input came from another program and cannot be given again: it is empty here";
        remarks.push(words.to_owned());
    }
    remarks
}
