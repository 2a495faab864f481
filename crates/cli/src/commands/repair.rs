//! `patchwright repair`: finds a patch, proves it, and writes it with its evidence.

use std::path::{Path, PathBuf};
use std::time::Instant;

use patchwright_agent::{CallContext, ModelAbout, ModelBudget, ModelClient, Record};
use patchwright_domain::bundle::Kept;
use patchwright_domain::event::{Event, Step};
use patchwright_domain::repair::RepairSummary;
use patchwright_domain::run_view::RunView;
use patchwright_domain::strategy_row::strategy_rows;
use patchwright_repair::{History, ModelAccess, Order, Repair as Found, by_answers, repair};
use patchwright_session::{RunEnd, RunStart};
use patchwright_store::bundle;
use patchwright_subject::{SourceLines, Subject, Uncommitted};

use super::repair_done::Done;
use super::repair_plan::{Memory, ModelUse, Plan, SharedModels, here};
use super::run_text::unproven;
use super::{Answer, print_json, print_text, repair_text, reproduce};
use crate::apply::apply;
use crate::args::{Common, Format, Repair, Work};
use crate::config::ModelOrder;
use crate::evidence::{Evidence, assemble};
use crate::model_layers;
use crate::page::Page;
use crate::plain;
use crate::progress;
use crate::session::{Session, Watcher};
use crate::sink;

/// Shown once to users without a model.
const NO_MODEL: &str = "no model is asked: none is configured, so the strategy is `constraint`; --model openai/NAME adds one \
                        (docs/REFERENCE.md, Models)";

/// What is written besides the journal.
pub(super) struct Writing {
    pub out: Out,
    /// Other folders of ours, which are never part of the source.
    pub ours: Vec<PathBuf>,
    pub pocs: Kept,
    pub apply: bool,
}

pub(super) enum Out {
    Folder(PathBuf),
    /// In the run folder, next to the journal.
    InRun,
}

/// The result of a plan.
pub(super) enum Outcome {
    /// Only a dry run.
    Planned(Answer),
    Done(Box<Done>),
}

pub fn run(common: &Common, command: &Repair) -> anyhow::Result<Answer> {
    let here = here()?;
    let plan = Plan::settle(common, command, &here)?;
    let writing = Writing {
        out: Out::Folder(here.join(&command.out)),
        ours: Vec::new(),
        pocs: kept_pocs(command),
        apply: command.apply,
    };
    say_about_models(common, &plan);
    match carry_out(common, &command.work, &plan, &writing, Watcher::user()?)? {
        Outcome::Planned(answer) => Ok(answer),
        Outcome::Done(done) => {
            print(common, &plan, &done)?;
            Ok(done.answer())
        }
    }
}

pub(super) fn kept_pocs(command: &Repair) -> Kept {
    match command.no_poc {
        true => Kept::HashOnly,
        false => Kept::Whole,
    }
}

pub(super) fn say_about_models(common: &Common, plan: &Plan) {
    let words = match (plan.models.usage, plan.models.behind.abouts().as_slice()) {
        (ModelUse::NoneConfigured, _) => NO_MODEL.to_owned(),
        (ModelUse::NotWanted | ModelUse::Asked, [] | [_]) => return,
        (ModelUse::NotWanted | ModelUse::Asked, several) => in_turn(several, plan.models.order),
    };
    if !common.quiet {
        progress::say(&plain::line(&words, 400));
    }
}

/// `models take turns, cheapest first: small, large, other (price unknown)`.
fn in_turn(models: &[ModelAbout], order: ModelOrder) -> String {
    let names = models.iter().map(|about| match about.price {
        Some(_) => about.name.clone(),
        None => format!("{} (price unknown)", about.name),
    });
    let order = match order {
        ModelOrder::Cheapest => "cheapest first",
        ModelOrder::Given => "as given",
    };
    let names: Vec<String> = names.collect();
    format!("models take turns, {order}: {}", names.join(", "))
}

/// Carries the plan out in its own session, whose journal records all of it.
pub(super) fn carry_out(
    common: &Common,
    work: &Work,
    plan: &Plan,
    writing: &Writing,
    watcher: Watcher,
) -> anyhow::Result<Outcome> {
    let mut ours = writing.ours.clone();
    match &writing.out {
        Out::Folder(out) => {
            bundle::ready_for(out, &[&plan.case.source, &here()?])?;
            ours.push(out.clone());
        }
        Out::InRun => {}
    }
    let mut beginning = plan.beginning(ours);
    if let (true, RunStart::New(new)) = (work.dry_run, &mut beginning.start) {
        // A dry run does no work that could be resumed.
        new.identity = None;
    }
    let session = Session::begin(common, work, &plan.case, beginning, watcher)?;
    if work.dry_run {
        let answer = reproduce::plan(common, &session)?;
        return Ok(Outcome::Planned(answer));
    }
    let budget = match &plan.models.shared.budget {
        Some(shared) => shared.child(plan.models.limits.total),
        None => ModelBudget::new(plan.models.limits.total),
    };
    let events = session.run().events()?;
    let record = match &plan.known.memory {
        Memory::Own => own_record(&session, &events, &budget, &plan.models.shared)?,
        Memory::Of(other) => Record::from_events(other),
    };
    let history = History::from_events(plan.known.base.iter().chain(&events));
    let history = match &plan.known.memory {
        Memory::Own => history,
        Memory::Of(other) => history.repeating(other),
    };
    session.show_spending(&budget, plan.models.limits.total.money, &events);
    let job = Job {
        plan,
        writing,
        session: &session,
        history,
        budget: &budget,
    };
    let done = session.work(
        |subject| {
            let ground = model_layers::Ground {
                record: &record,
                budget: &budget,
                account: plan.models.shared.account.clone(),
                paces: &plan.models.shared.paces,
                sink: subject.record.sink,
            };
            model_layers::with(&plan.models.behind, &ground, |models| {
                job.work(subject, models)
            })
        },
        |done| RunEnd {
            reason: done.summary.reason.clone(),
            ..done.answer().end(done.summary.status.name())
        },
    )?;
    Ok(Outcome::Done(Box::new(done)))
}

/// What earlier processes of the run spent counts from the start, even for answers that this one will not need
/// again.
fn own_record(
    session: &Session,
    events: &[Event],
    budget: &ModelBudget,
    shared: &SharedModels,
) -> anyhow::Result<Record> {
    let unheard = Record::from_events(events).unheard();
    unheard.into_iter().for_each(|event| session.tell(event));
    let record = Record::from_events(&session.run().events()?);
    budget.begin_with(record.spent());
    if let Some(account) = &shared.account {
        account.begin_with(record.spent())?;
    }
    Ok(record)
}

struct Job<'a> {
    plan: &'a Plan,
    writing: &'a Writing,
    session: &'a Session,
    history: History,
    budget: &'a ModelBudget,
}

impl Job<'_> {
    fn work(&self, subject: &Subject<'_>, models: Vec<&dyn ModelClient>) -> anyhow::Result<Done> {
        let started = Instant::now();
        let (models, embeddings) = by_answers(models);
        let source = SourceLines::read(subject.case, &subject.options.ours)?;
        let uncommitted = subject.uncommitted(&source)?;
        if let Some(found) = &uncommitted {
            self.session.tell(Event::Noted {
                text: describe_uncommitted(found),
            });
        }
        let cancelled = || subject.is_cancelled();
        let on_text = |text: &str| self.session.hear(text);
        let context = CallContext {
            cancelled: &cancelled,
            on_text: &on_text,
            ..CallContext::detached()
        };
        let order = Order {
            portfolio: self.plan.search.portfolio.clone(),
            budget: self.plan.search.budget.clone(),
            strictness: self.plan.search.strictness,
            properties: self.plan.search.properties.clone(),
            history: self.history.clone(),
            access: (!models.is_empty()).then(|| ModelAccess {
                models,
                embeddings,
                budget: self.budget,
                per_round: self.plan.models.limits.per_round,
                without: self.plan.tools.without.clone(),
                rounds: self.plan.models.limits.rounds,
                after_success: self.plan.models.after_success,
                servers: self.plan.tools.servers.clone(),
                context,
            }),
        };
        let analysis = self.plan.tools.without.analysis();
        let found = repair(&subject.with_analysis(analysis), &order)?;
        let view = self.view()?;
        let with_poc = found.case.as_ref().map(|case| subject.with_case(case));
        let bundled = with_poc.as_ref().unwrap_or(subject);
        let written = self.write(bundled, (&found, &view), &source, uncommitted.as_ref())?;
        let not_applied = match &found.winner {
            Some(winner) if self.writing.apply => {
                apply(&subject.case.source, &winner.touched).err()
            }
            Some(_) | None => None,
        };
        let summary = self.summary((&found, &view), written, started, not_applied.is_some());
        let unproven = match &found.winner {
            Some(_) => None,
            None => unproven(&view).map(|one| one.patch.clone()),
        };
        Ok(Done {
            found,
            summary,
            unproven,
            not_applied,
        })
    }

    /// The run so far, from the journal.
    fn view(&self) -> anyhow::Result<RunView> {
        let entries = self.session.run().entries()?;
        let timed = entries.iter().map(|one| (one.at_seconds, &one.event));
        Ok(RunView::fold(timed))
    }

    fn summary(
        &self,
        (found, view): (&Found, &RunView),
        written: Option<(PathBuf, PathBuf)>,
        started: Instant,
        refused: bool,
    ) -> RepairSummary {
        let (patch, bundle) = written.map_or((None, None), |(patch, bundle)| {
            (Some(shown(&patch)), Some(shown(&bundle)))
        });
        let winner = found.winner.as_ref();
        RepairSummary {
            status: found.status,
            reason: found.reason.clone(),
            strategy: self.plan.search.portfolio.names(),
            patch,
            bundle,
            candidates: found.tally.judged,
            misfits: found.tally.misfits,
            seconds: started.elapsed().as_secs_f64(),
            cost: self.budget.cost(),
            trust: winner.map(|winner| winner.judged.verdict().trust),
            run: self.session.run().id().to_owned(),
            cause: winner.map(|winner| winner.note.cause.clone()),
            observations: view.observations.clone(),
            diagnoses: view.diagnoses.clone(),
            applied: self.writing.apply && winner.is_some() && !refused,
            other_bugs: winner.map_or_else(Vec::new, |winner| {
                let search = winner.judged.verdict().search.clone();
                search.map_or_else(Vec::new, |search| search.other_bugs)
            }),
            strategies: match self.plan.search.portfolio.is_several() {
                true => strategy_rows(view),
                false => Vec::new(),
            },
        }
    }

    fn write(
        &self,
        subject: &Subject<'_>,
        (found, view): (&Found, &RunView),
        source: &SourceLines,
        uncommitted: Option<&Uncommitted>,
    ) -> anyhow::Result<Option<(PathBuf, PathBuf)>> {
        let (Some(winner), Some(ground)) = (&found.winner, &found.ground) else {
            return Ok(None);
        };
        let names = self.plan.search.portfolio.names();
        let evidence = Evidence {
            subject,
            ground,
            winner,
            view,
            strategy: view.winning_strategy().unwrap_or(&names),
            source,
            uncommitted,
            pocs: self.writing.pocs,
        };
        let in_run = self.session.run().path().join("out");
        let out = match &self.writing.out {
            Out::Folder(out) => out,
            Out::InRun => &in_run,
        };
        subject.step(Step::Bundle, || {
            let (mail, draft) = assemble(&evidence)?;
            Ok(Some(bundle::write(out, &mail, &draft)?))
        })
    }
}

fn describe_uncommitted(found: &Uncommitted) -> String {
    const NAMED: usize = 3;
    let named: Vec<&str> = found.files.iter().take(NAMED).map(String::as_str).collect();
    let more = if found.files.len() > NAMED {
        ", …"
    } else {
        ""
    };
    let count = match found.files.len() {
        1 => "1 file differs".to_owned(),
        many => format!("{many} files differ"),
    };
    let what = match found.diff {
        Some(_) => "the bundle takes the difference along (worktree.diff)",
        None => {
            "the difference is too large for a bundle, which can only be checked against this very tree"
        }
    };
    format!(
        "{count} from the commit that is checked out ({}{more}): {what}",
        named.join(", ")
    )
}

fn shown(path: &Path) -> String {
    path.display().to_string()
}

fn print(common: &Common, plan: &Plan, done: &Done) -> anyhow::Result<()> {
    match common.format {
        Format::Json => print_json(&done.summary)?,
        Format::Human => print_text(&repair_text::render(&plan.case, done, &Page::for_stdout()))?,
    }
    if let Some(error) = &done.not_applied {
        sink::say(&format!("patchwright: not applied: {error}"));
    }
    Ok(())
}
