//! `patchwright repair`: find a patch, prove it, and write it out with its evidence.

use std::env;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use anyhow::{Context, anyhow};
use patchwright_domain::bundle::Kept;
use patchwright_domain::case::Case;
use patchwright_domain::event::Step;
use patchwright_domain::repair::{Cost, RepairStatus, RepairSummary};
use patchwright_domain::task::{Caps, Task};
use patchwright_repair::{Budget, History, Order, Repair as Found, Strategy, repair};
use patchwright_store::bundle;
use patchwright_subject::{SourceLines, Subject, case_identity};

use super::{Answer, print_json, print_text, repair_words, reproduce, verify};
use crate::apply::{ApplyError, apply};
use crate::args::{Common, Format, Repair};
use crate::case_args;
use crate::evidence::{Evidence, assemble};
use crate::paint::Paint;
use crate::places::Places;
use crate::session::{Beginning, Session};

/// What a person without a model should know, once.
const NO_MODEL: &str = "no model is asked: the strategy is `constraint`; strategies that ask a model are not in this version";

/// What a repair left behind.
pub(super) struct Done {
    pub found: Found,
    pub summary: RepairSummary,
    not_applied: Option<ApplyError>,
}

pub fn run(common: &Common, command: &Repair) -> anyhow::Result<Answer> {
    let strategy = strategy(command)?;
    let here = env::current_dir().context("cannot tell the current folder")?;
    let case = case_args::resolve(&command.case, &here)?;
    let out = here.join(&command.out);
    bundle::ready_for(&out)?;
    let beginning = beginning(common, command, &case, &out, &strategy)?;
    let session = Session::begin(common, &command.work, &case, beginning)?;
    if command.work.dry_run {
        return reproduce::plan(common, &command.work, &session, &case);
    }
    let order = Order {
        strategy,
        budget: Budget {
            seconds: Duration::from_secs(command.seconds),
            candidates: command.candidates,
        },
        history: History::of(&session.run().events()?),
        minds: None,
    };
    if command.patch.is_empty() {
        say_about_models(common);
    }
    let done = session.work(
        &case,
        &command.work,
        |subject| work(subject, &order, command, &out, session.run().id()),
        |done| {
            let status = done.summary.status.name().to_owned();
            (status, i32::from(answer(done).code()))
        },
    )?;
    drop(session);
    print(common, &case, &done)?;
    Ok(answer(&done))
}

fn strategy(command: &Repair) -> anyhow::Result<Strategy> {
    if command.patch.is_empty() {
        return Ok(command.strategy.parse()?);
    }
    let patches = command.patch.iter().map(|path| verify::read(path));
    Ok(Strategy::Patches(patches.collect::<Result<_, _>>()?))
}

fn beginning(
    common: &Common,
    command: &Repair,
    case: &Case,
    out: &Path,
    strategy: &Strategy,
) -> anyhow::Result<Beginning> {
    let identity = case_identity(case)?;
    let resumed = match &command.resume {
        None => None,
        Some(Some(run)) => Some(run.clone()),
        Some(None) => Some(unfinished(common, &identity)?),
    };
    Ok(Beginning {
        identity: Some(identity),
        task: task(command, case, strategy),
        resumed,
        ours: vec![out.to_owned()],
        ..Beginning::new("repair")
    })
}

/// Nothing where a path of the case cannot be written down: such a run is not repeated from its journal.
fn task(command: &Repair, case: &Case, strategy: &Strategy) -> Option<Box<Task>> {
    let task = Task {
        strategy: strategy.name().to_owned(),
        models: Vec::new(),
        without: Vec::new(),
        rounds: None,
        seconds: command.seconds,
        candidates: command.candidates,
        caps: Caps::default(),
        case: Box::new(case.clone()),
    };
    serde_json::to_string(&task).is_ok().then(|| Box::new(task))
}

fn unfinished(common: &Common, identity: &str) -> anyhow::Result<String> {
    let over = [
        RepairStatus::Repaired,
        RepairStatus::Failed,
        RepairStatus::NotReproduced,
        RepairStatus::Flaky,
    ];
    let is_over = |status: &str| over.iter().any(|one| one.name() == status);
    let runs = Places::resolve(common)?.runs;
    let found = patchwright_store::unfinished(&runs, identity, is_over)?;
    found.ok_or_else(|| {
        anyhow!("there is no unfinished run of this case to resume; run it without --resume")
    })
}

fn say_about_models(common: &Common) {
    if !common.quiet {
        let _ = writeln!(
            std::io::stderr(),
            "  {}",
            Paint::for_stderr().faint(NO_MODEL)
        );
    }
}

fn work(
    subject: &Subject<'_>,
    order: &Order<'_>,
    command: &Repair,
    out: &Path,
    run: &str,
) -> anyhow::Result<Done> {
    let started = Instant::now();
    let source = SourceLines::read(subject.case, &subject.ours)?;
    let found = repair(subject, order)?;
    let written = write(
        subject,
        &found,
        command,
        out,
        (order.strategy.name(), &source),
    )?;
    let not_applied = match &found.winner {
        Some(winner) if command.apply => apply(&subject.case.source, &winner.touched).err(),
        Some(_) | None => None,
    };
    let (patch, bundle) = written.map_or((None, None), |(patch, bundle)| {
        (Some(shown(&patch)), Some(shown(&bundle)))
    });
    let winner = found.winner.as_ref();
    let summary = RepairSummary {
        status: found.status,
        reason: found.reason.clone(),
        strategy: order.strategy.name().to_owned(),
        patch,
        bundle,
        candidates: found.tally.judged,
        seconds: started.elapsed().as_secs_f64(),
        cost: Cost::default(),
        trust: winner.map(|winner| winner.judged.verdict().trust),
        run: run.to_owned(),
        cause: winner.map(|winner| winner.note.cause.clone()),
        applied: command.apply && winner.is_some() && not_applied.is_none(),
    };
    Ok(Done {
        found,
        summary,
        not_applied,
    })
}

fn write(
    subject: &Subject<'_>,
    found: &Found,
    command: &Repair,
    out: &Path,
    (strategy, source): (&str, &SourceLines),
) -> anyhow::Result<Option<(PathBuf, PathBuf)>> {
    let (Some(winner), Some(ground)) = (&found.winner, &found.ground) else {
        return Ok(None);
    };
    let pocs = match command.no_poc {
        true => Kept::HashOnly,
        false => Kept::Whole,
    };
    let evidence = Evidence {
        subject,
        ground,
        winner,
        strategy,
        source,
        pocs,
    };
    subject.step(Step::Bundle, || {
        let (mail, draft) = assemble(&evidence)?;
        Ok(Some(bundle::write(out, &mail, &draft)?))
    })
}

fn shown(path: &Path) -> String {
    path.display().to_string()
}

fn answer(done: &Done) -> Answer {
    match done.summary.status {
        RepairStatus::Repaired if done.not_applied.is_some() => Answer::CouldNot,
        RepairStatus::Repaired => Answer::Yes,
        RepairStatus::Interrupted => Answer::Interrupted,
        RepairStatus::Failed
        | RepairStatus::NotReproduced
        | RepairStatus::Flaky
        | RepairStatus::Budget => Answer::No,
    }
}

fn print(common: &Common, case: &Case, done: &Done) -> anyhow::Result<()> {
    match common.format {
        Format::Json => print_json(&done.summary)?,
        Format::Human => print_text(&repair_words::words(case, done, Paint::for_stdout()))?,
    }
    if let Some(error) = &done.not_applied {
        let _ = writeln!(std::io::stderr(), "patchwright: not applied: {error}");
    }
    Ok(())
}
