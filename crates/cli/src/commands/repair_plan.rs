//! What a repair is to do, settled before anything is built: by flags and configuration, by the run that it goes on with,
//! or by the run that it repeats.

use std::env;
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

use anyhow::{Context, anyhow, bail};
use patchwright_agent::{Caps, Record};
use patchwright_domain::case::Case;
use patchwright_domain::event::Event;
use patchwright_domain::repair::RepairStatus;
use patchwright_domain::task::{self, Task};
use patchwright_probes::lsp::ServerSpec;
use patchwright_repair::tools::code::Switch;
use patchwright_repair::{Budget, Optimisation, Strategy, Switches};
use patchwright_session::{NewRun, RunStart};
use patchwright_store::{glance, meant};
use patchwright_subject::case_identity;

use super::config::settled;
use super::reproduce::PLANNED;
use super::verify;
use crate::args::{Common, Repair};
use crate::case_args;
use crate::config::{Chosen, ModelOrder, RoundWishes, Settings, Source, Wishes};
use crate::model_layers::Behind;
use crate::places::Places;
use crate::session::Beginning;

pub struct Plan {
    pub command: &'static str,
    pub case: Case,
    pub identity: String,
    pub strategy: Strategy,
    pub budget: Budget,
    pub behind: Behind,
    pub memory: Memory,
    pub caps: Caps,
    pub per_round: Caps,
    /// In which order the models take their turns.
    pub order: ModelOrder,
    pub without: Switches,
    pub rounds: u32,
    pub servers: Vec<ServerSpec>,
    pub resumed: Option<String>,
    /// What must hold of the source before anything else is done: the base that the repeated run was about.
    pub base: Vec<Event>,
    /// For the journal.
    pub task: Option<Box<Task>>,
    /// Whether models are asked, and if not, who decided so.
    pub model_use: ModelUse,
}

/// Where answers are known from.
pub enum Memory {
    /// The run's own journal.
    Own,
    /// Another run's.
    Of(Vec<Event>),
}

#[derive(Clone, Copy, PartialEq, Eq)]
pub enum ModelUse {
    /// The user chose a strategy that needs none.
    NotWanted,
    /// No model is configured, so a strategy without one was taken.
    NoneConfigured,
    Asked,
}

/// A run that an earlier process began.
struct Earlier {
    id: String,
    task: Option<Task>,
    /// What it may use up was used up: its limits are not taken over.
    exhausted: bool,
}

impl Plan {
    pub fn of(common: &Common, command: &Repair, here: &Path) -> anyhow::Result<Self> {
        let without = without(&command.without)?;
        let case = case_args::resolve(&command.case, here)?;
        let identity = case_identity(&case)?;
        let earlier = earlier(common, command, &identity)?;
        let (id, task) = match earlier {
            None => (None, None),
            Some(earlier) => (Some(earlier.id.clone()), known(earlier)),
        };
        let wishes = wishes(command, task.as_ref());
        let settings = settled(&wishes, command.case.case.as_deref(), here)?;
        let strategy = strategy(command, &settings)?;
        let (behind, memory, replayed) = behind(common, &strategy, &settings)?;
        let without = match (&task, command.without.is_empty()) {
            (Some(task), true) => self::without(&task.without)?,
            (_, _) => without,
        };
        let mut plan = Self {
            command: "repair",
            case,
            identity,
            model_use: model_use(&strategy, &settings),
            strategy,
            budget: Budget {
                seconds: Duration::from_secs(settings.seconds.value),
                candidates: settings.candidates.value,
            },
            behind,
            memory,
            caps: caps(&settings, task.as_ref(), command),
            per_round: per_round(&settings, task.as_ref(), command),
            order: settings.order.value,
            without,
            rounds: settings.rounds.value,
            servers: settings.looking.specs(),
            resumed: id,
            base: Vec::new(),
            task: None,
        };
        plan.task = plan.task_of(replayed);
        plan.check()?;
        Ok(plan)
    }

    /// A finished run once more, answered from its own journal.
    pub fn again(
        id: &str,
        task: Task,
        events: Vec<Event>,
        servers: Vec<ServerSpec>,
    ) -> anyhow::Result<Self> {
        let strategy: Strategy = task.strategy.parse().map_err(|_| {
            anyhow!("run {id} judged patches that were given to it; judge them again with `patchwright repair --patch`")
        })?;
        let models = Record::of(&events).models().to_vec();
        let bases = events
            .iter()
            .filter(|event| matches!(event, Event::BaseReady { .. }));
        let mut plan = Self {
            command: "replay",
            base: bases.cloned().collect(),
            identity: case_identity(&task.case)?,
            case: task.case.as_ref().clone(),
            model_use: ModelUse::Asked,
            strategy,
            budget: Budget {
                seconds: Duration::from_secs(task.seconds),
                candidates: task.candidates,
            },
            behind: Behind::Record(in_order(&task, models)),
            memory: Memory::Of(events),
            caps: Caps {
                money: task.caps.money,
                tokens: task.caps.tokens,
                calls: task.caps.calls,
                time: None,
            },
            // Answers that are known take no time.
            per_round: Caps {
                time: None,
                ..of_round(&task.round)
            },
            order: ModelOrder::Given,
            without: without(&task.without)?,
            rounds: task.rounds.unwrap_or_default(),
            servers,
            resumed: None,
            task: None,
        };
        plan.task = plan.task_of(Some(id.to_owned()));
        Ok(plan)
    }

    pub fn beginning(&self, ours: Vec<PathBuf>) -> Beginning {
        let start = match &self.resumed {
            Some(id) => RunStart::Resumed { id: id.clone() },
            None => RunStart::New(NewRun {
                command: self.command.to_owned(),
                started: SystemTime::now(),
                identity: Some(self.identity.clone()),
                task: self.task.clone(),
            }),
        };
        Beginning { start, ours }
    }

    fn check(&self) -> anyhow::Result<()> {
        let name = self.strategy.name();
        if asks_models(&self.strategy) && self.behind.is_empty() {
            bail!(
                "the strategy `{name}` asks a model, and none is configured; add --model openai/NAME, or `models` in \
                 your ~/.config/patchwright/config.toml"
            );
        }
        self.behind.check()
    }

    /// Nothing where a path of the case cannot be written down: such a run is not repeated from its journal.
    fn task_of(&self, replayed: Option<String>) -> Option<Box<Task>> {
        let without = Optimisation::ALL.into_iter();
        let without = without.filter(|one| self.without.of(*one) == Switch::Off);
        let task = Task {
            strategy: self.strategy.name().to_owned(),
            models: self.behind.abouts(),
            replay: replayed,
            without: without.map(|one| one.name().to_owned()).collect(),
            rounds: Some(self.rounds),
            seconds: self.budget.seconds.as_secs(),
            candidates: self.budget.candidates,
            caps: task::Caps {
                money: self.caps.money,
                tokens: self.caps.tokens,
                calls: self.caps.calls,
                seconds: None,
            },
            round: task::Caps {
                money: self.per_round.money,
                tokens: self.per_round.tokens,
                calls: self.per_round.calls,
                seconds: self.per_round.time.map(|time| time.as_secs()),
            },
            case: Box::new(self.case.clone()),
        };
        serde_json::to_string(&task).is_ok().then(|| Box::new(task))
    }
}

fn asks_models(strategy: &Strategy) -> bool {
    match strategy {
        Strategy::Constraint | Strategy::Patches(_) => false,
        Strategy::PatchAgent | Strategy::Auto => true,
    }
}

fn model_use(strategy: &Strategy, settings: &Settings) -> ModelUse {
    let by_default = settings.strategy.source == Source::Default;
    match strategy {
        Strategy::Constraint if by_default => ModelUse::NoneConfigured,
        Strategy::Constraint | Strategy::Patches(_) => ModelUse::NotWanted,
        Strategy::PatchAgent | Strategy::Auto => ModelUse::Asked,
    }
}

fn without(words: &[String]) -> anyhow::Result<Switches> {
    let mut switches = Switches::default();
    for word in words {
        switches = switches.without(word.parse::<Optimisation>()?);
    }
    Ok(switches)
}

fn earlier(common: &Common, command: &Repair, identity: &str) -> anyhow::Result<Option<Earlier>> {
    let Some(word) = &command.resume else {
        return Ok(None);
    };
    let runs = Places::resolve(common)?.runs;
    let id = match word {
        Some(word) => meant(&runs, word)?,
        None => unfinished(&runs, identity)?,
    };
    let seen = glance(&runs, &id)?;
    seen.require_known()?;
    let entries = seen.read.entries;
    let planned = entries.last().is_some_and(
        |entry| matches!(&entry.event, Event::RunFinished { status, .. } if status == PLANNED),
    );
    if planned {
        bail!("run {id} was a --dry-run: there is nothing to go on with; run it without --resume");
    }
    let exhausted = entries.last().is_some_and(|entry| {
        let budget = RepairStatus::Budget.name();
        matches!(&entry.event, Event::RunFinished { status, .. } if status == budget)
    });
    let task = entries
        .into_iter()
        .next()
        .and_then(|entry| task_in(entry.event));
    Ok(Some(Earlier {
        id,
        task,
        exhausted,
    }))
}

pub fn task_in(first: Event) -> Option<Task> {
    match first {
        Event::RunStarted { task, .. } => task.map(|task| *task),
        _ => None,
    }
}

fn unfinished(runs: &Path, identity: &str) -> anyhow::Result<String> {
    let over = [
        RepairStatus::Repaired,
        RepairStatus::Failed,
        RepairStatus::NotReproduced,
        RepairStatus::Flaky,
    ];
    let is_over = |status: &str| over.iter().any(|one| one.name() == status);
    let found = patchwright_store::unfinished(runs, identity, is_over)?;
    found.ok_or_else(|| {
        anyhow!("there is no unfinished run of this case to resume; run it without --resume")
    })
}

/// What of the earlier run's task still holds.
fn known(earlier: Earlier) -> Option<Task> {
    let mut task = earlier.task?;
    if earlier.exhausted {
        task.seconds = 0;
        task.candidates = 0;
    }
    Some(task)
}

/// What is typed goes before what the earlier process was told.
fn wishes(command: &Repair, task: Option<&Task>) -> Wishes {
    let typed = Wishes {
        models: command.model.clone(),
        strategy: command.strategy.clone(),
        rounds: command.rounds,
        usd: command.max_usd,
        tokens: command.max_tokens,
        calls: command.max_calls,
        seconds: command.seconds,
        candidates: command.candidates,
        order: command.model_order,
        round: RoundWishes {
            usd: command.round.round_usd,
            tokens: command.round.round_tokens,
            calls: command.round.round_calls,
            seconds: command.round.round_seconds,
        },
    };
    let Some(task) = task else {
        return typed;
    };
    let models = match &task.replay {
        Some(run) => vec![format!("replay/{run}")],
        None => task.models.iter().map(|about| about.name.clone()).collect(),
    };
    let own_patches = task.strategy == "patches";
    // The order of the earlier process was settled then; prices may have changed since.
    let kept = typed.models.is_empty().then_some(ModelOrder::Given);
    Wishes {
        models: if typed.models.is_empty() {
            models
        } else {
            typed.models
        },
        strategy: typed
            .strategy
            .or_else(|| (!own_patches).then(|| task.strategy.clone())),
        rounds: typed.rounds.or(task.rounds.filter(|rounds| *rounds > 0)),
        seconds: typed
            .seconds
            .or(Some(task.seconds).filter(|seconds| *seconds > 0)),
        candidates: typed
            .candidates
            .or(Some(task.candidates).filter(|count| *count > 0)),
        order: typed.order.or(kept),
        ..typed
    }
}

/// A cap of the earlier process stays until another one is typed.
fn caps(settings: &Settings, task: Option<&Task>, command: &Repair) -> Caps {
    let earlier = task.map(|task| task.caps).unwrap_or_default();
    Caps {
        money: match command.max_usd {
            Some(_) => settings.money.value,
            None => earlier.money.or(settings.money.value),
        },
        tokens: command
            .max_tokens
            .or(earlier.tokens)
            .or(settings.tokens.value),
        calls: command.max_calls.or(earlier.calls).or(settings.calls.value),
        time: None,
    }
}

fn per_round(settings: &Settings, task: Option<&Task>, command: &Repair) -> Caps {
    let earlier = task.map(|task| of_round(&task.round)).unwrap_or_default();
    let (round, typed) = (&settings.round, &command.round);
    let seconds = |seconds: u64| Duration::from_secs(seconds);
    Caps {
        money: match typed.round_usd {
            Some(_) => round.money.value,
            None => earlier.money.or(round.money.value),
        },
        tokens: typed.round_tokens.or(earlier.tokens).or(round.tokens.value),
        calls: typed.round_calls.or(earlier.calls).or(round.calls.value),
        time: typed
            .round_seconds
            .map(seconds)
            .or(earlier.time)
            .or(round.seconds.value.map(seconds)),
    }
}

fn of_round(caps: &task::Caps) -> Caps {
    Caps {
        money: caps.money,
        tokens: caps.tokens,
        calls: caps.calls,
        time: caps.seconds.map(Duration::from_secs),
    }
}

fn strategy(command: &Repair, settings: &Settings) -> anyhow::Result<Strategy> {
    if command.patch.is_empty() {
        return Ok(settings.strategy.value.parse()?);
    }
    let patches = command.patch.iter().map(|path| verify::read(path));
    Ok(Strategy::Patches(patches.collect::<Result<_, _>>()?))
}

/// Who answers, from what memory, and the run that is repeated, if one is.
fn behind(
    common: &Common,
    strategy: &Strategy,
    settings: &Settings,
) -> anyhow::Result<(Behind, Memory, Option<String>)> {
    let chosen = match asks_models(strategy) {
        true => settings.models.value.as_slice(),
        false => &[],
    };
    if let [Chosen::Replay(word)] = chosen {
        let runs = Places::resolve(common)?.runs;
        let id = meant(&runs, word)?;
        let seen = glance(&runs, &id)?;
        seen.require_known()?;
        let entries = seen.read.entries;
        let events: Vec<Event> = entries.into_iter().map(|entry| entry.event).collect();
        let models = Record::of(&events).models().to_vec();
        let task = events.first().cloned().and_then(task_in);
        let models = match &task {
            Some(task) => in_order(task, models),
            None => models,
        };
        if models.is_empty() {
            bail!("run {id} asked no model, so there is nothing to answer from");
        }
        return Ok((Behind::Record(models), Memory::Of(events), Some(id)));
    }
    let mut specs = Vec::new();
    for one in chosen {
        match one {
            Chosen::Model(spec) => specs.push(spec.as_ref().clone()),
            Chosen::Replay(run) => bail!(
                "replay/{run} stands beside other models; a run is repeated by itself: --model replay/{run} alone"
            ),
        }
    }
    let behind = match common.verbose {
        true => Behind::Models(specs).streamed(),
        false => Behind::Models(specs),
    };
    Ok((behind, Memory::Own, None))
}

/// As the run was begun with; those that were never asked stand there too, so that turns come out the same.
fn in_order(
    task: &Task,
    asked: Vec<patchwright_agent::ModelAbout>,
) -> Vec<patchwright_agent::ModelAbout> {
    match task.models.is_empty() {
        true => asked,
        false => task.models.clone(),
    }
}

/// The folder that the user stands in.
pub fn here() -> anyhow::Result<PathBuf> {
    env::current_dir().context("cannot tell the current folder")
}
