//! What a repair is to do, decided before anything is built: by flags and configuration, by the run that it resumes, or
//! by the run that it repeats.

mod asking;
mod earlier;
mod external;
mod limits;
mod models;

use std::env;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, SystemTime};

use anyhow::{Context, anyhow, bail};
use patchwright_agent::{ModelBudget, Record, SharedAccount};
use patchwright_domain::case::Case;
use patchwright_domain::event::Event;
use patchwright_domain::property::Property;
use patchwright_domain::strict::Strictness;
use patchwright_domain::task::Task;
use patchwright_llm::Paces;
use patchwright_probes::lsp::ServerSpec;
use patchwright_repair::{AfterSuccess, Budget, GivenPatch, Portfolio, Strategy, Switches, Until};
use patchwright_session::{NewRun, RunStart};
use patchwright_subject::case_identity;

use super::config::settled;
use super::verify;
use crate::args::{Common, Repair, YesNo};
use crate::case_args;
use crate::config::{ModelOrder, Settings};
use crate::model_layers::Behind;
use crate::property_file;
use crate::session::Beginning;

pub use earlier::task_in;
pub use limits::ModelLimits;
pub use models::{Memory, ModelUse, asks_models};

pub struct Plan {
    pub case: Case,
    pub run: RunPlan,
    pub search: SearchPlan,
    pub models: ModelPlan,
    pub tools: ToolPlan,
    pub known: Known,
}

/// The run that is written.
pub struct RunPlan {
    command: &'static str,
    /// A hash of the case and its PoCs.
    pub identity: String,
    /// The run to resume.
    resumed: Option<String>,
    /// The task as recorded in the journal of a new run.
    task: Option<Box<Task>>,
}

/// How candidates are made, and the limits.
pub struct SearchPlan {
    pub portfolio: Portfolio,
    pub budget: Budget,
    pub strictness: Strictness,
    /// Properties stated by the user.
    pub properties: Vec<Property>,
}

/// Which models are used, in which order and within which limits.
pub struct ModelPlan {
    pub behind: Behind,
    pub order: ModelOrder,
    pub usage: ModelUse,
    pub limits: ModelLimits,
    pub after_success: AfterSuccess,
    pub shared: SharedModels,
}

/// What several repairs of one process have in common.
#[derive(Clone, Default)]
pub struct SharedModels {
    /// What they may spend together.
    pub budget: Option<ModelBudget>,
    /// What they spend together with other processes.
    pub account: Option<Arc<dyn SharedAccount>>,
    pub paces: Arc<Paces>,
}

/// What models inspect the program with.
pub struct ToolPlan {
    pub without: Switches,
    pub servers: Vec<ServerSpec>,
}

/// What is known from other runs.
pub struct Known {
    pub memory: Memory,
    /// The base of the run that is repeated: it must still be the same.
    pub base: Vec<Event>,
}

impl Plan {
    pub fn settle(common: &Common, command: &Repair, here: &Path) -> anyhow::Result<Self> {
        let case = case_args::resolve(&command.case, here)?;
        Self::settle_for(case, common, command, here)
    }

    /// For a case that was read before: what its manifest says by now does not count.
    pub fn settle_for(
        case: Case,
        common: &Common,
        command: &Repair,
        here: &Path,
    ) -> anyhow::Result<Self> {
        let typed = Switches::parse(&command.without)?;
        let identity = case_identity(&case)?;
        let earlier = earlier::find(common, command, &identity)?;
        let resumed = earlier.as_ref().map(|earlier| earlier.id.clone());
        let task = earlier.and_then(earlier::Earlier::task);
        let wishes = limits::wishes(command, task.as_ref());
        let settings = settled(&wishes, command.case.case.as_deref(), here)?;
        let portfolio = portfolio(command, &settings, task.as_ref())?;
        let portfolio = asking::settle(portfolio, command, task.as_ref())?;
        let mut portfolio = external::settle(portfolio, command, &settings, here)?;
        let answering = models::answering(common, &portfolio, &settings)?;
        let models = answering.behind.speaking();
        let without = match (&task, command.without.is_empty()) {
            (Some(task), true) => Switches::parse(&task.without)?,
            (_, _) => typed,
        };
        portfolio.operators_off = without.operators_off().clone();
        let mut plan = Self {
            case,
            run: RunPlan {
                command: "repair",
                identity,
                resumed,
                task: None,
            },
            models: ModelPlan {
                behind: answering.behind,
                order: settings.order.value,
                usage: models::model_use(&portfolio, &settings),
                limits: ModelLimits::settle(&settings, task.as_ref(), command, models),
                after_success: after_success(
                    command.go_on || task.as_ref().is_some_and(|task| task.go_on),
                ),
                shared: SharedModels::default(),
            },
            search: SearchPlan {
                portfolio,
                budget: Budget {
                    seconds: Duration::from_secs(settings.seconds.value),
                    candidates: settings.candidates.value,
                },
                strictness: Strictness::from_flag(
                    command.strict || task.as_ref().is_some_and(|task| task.strict),
                ),
                properties: match (&task, command.property.as_slice()) {
                    (Some(task), []) => task.properties.clone(),
                    (_, paths) => property_file::read_all(paths)?,
                },
            },
            tools: ToolPlan {
                without,
                servers: settings.looking.specs(),
            },
            known: Known {
                memory: answering.memory,
                base: Vec::new(),
            },
        };
        plan.run.task = plan.to_task(answering.replayed);
        plan.check()?;
        Ok(plan)
    }

    /// Repeats a finished run from its own journal.
    pub fn again(
        id: &str,
        task: Task,
        events: Vec<Event>,
        servers: Vec<ServerSpec>,
    ) -> anyhow::Result<Self> {
        let portfolio: Portfolio = task.strategy.parse().map_err(|_| {
            anyhow!("run {id} judged patches that were given to it; judge them again with `patchwright repair --patch`")
        })?;
        let external = |one: &&Strategy| matches!(one, Strategy::External(_));
        if let Some(strategy) = portfolio.strategies().iter().find(external) {
            bail!(
                "run {id} was made by `{}`, whose work is not recorded and cannot be repeated; `patchwright check` proves its patch",
                strategy.name()
            );
        }
        let mut portfolio = asking::recorded(portfolio, &task);
        portfolio.until = until(task.stop_at_first);
        let without = Switches::parse(&task.without)?;
        portfolio.operators_off = without.operators_off().clone();
        let models = Record::from_events(&events).models().to_vec();
        let bases = events
            .iter()
            .filter(|event| matches!(event, Event::BaseReady { .. }));
        let mut plan = Self {
            run: RunPlan {
                command: "replay",
                identity: case_identity(&task.case)?,
                resumed: None,
                task: None,
            },
            case: task.case.as_ref().clone(),
            search: SearchPlan {
                portfolio,
                budget: Budget {
                    seconds: Duration::from_secs(task.seconds),
                    candidates: task.candidates,
                },
                strictness: Strictness::from_flag(task.strict),
                properties: task.properties.clone(),
            },
            models: ModelPlan {
                behind: Behind::Record(models::in_order(&task, models)),
                order: ModelOrder::Given,
                usage: ModelUse::Asked,
                limits: ModelLimits::recorded(&task),
                after_success: after_success(task.go_on),
                shared: SharedModels::default(),
            },
            tools: ToolPlan { without, servers },
            known: Known {
                base: bases.cloned().collect(),
                memory: Memory::Of(events),
            },
        };
        plan.run.task = plan.to_task(Some(id.to_owned()));
        Ok(plan)
    }

    pub fn beginning(&self, ours: Vec<PathBuf>) -> Beginning {
        let start = match &self.run.resumed {
            Some(id) => RunStart::Resumed { id: id.clone() },
            None => RunStart::New(NewRun {
                command: self.run.command.to_owned(),
                started: SystemTime::now(),
                identity: Some(self.run.identity.clone()),
                task: self.run.task.clone(),
            }),
        };
        Beginning { start, ours }
    }

    fn check(&self) -> anyhow::Result<()> {
        let portfolio = &self.search.portfolio;
        // Where one of several can work without a model, the others tell in the table that they could not.
        let all_ask = portfolio.strategies().iter().all(models::asks_model);
        if all_ask && self.models.behind.speaking() == 0 {
            bail!(
                "the strategy `{}` asks a model, and none is configured; add --model openai/NAME, or `models` in \
                 your ~/.config/patchwright/config.toml",
                portfolio.names()
            );
        }
        self.models.behind.check()
    }

    /// `None` if a path of the case cannot be written to the journal: such a run cannot be repeated.
    fn to_task(&self, replayed: Option<String>) -> Option<Box<Task>> {
        let limits = &self.models.limits;
        let (context, samples) = asking::to_task(&self.search.portfolio);
        let task = Task {
            strategy: self.search.portfolio.names(),
            stop_at_first: self.search.portfolio.until == Until::First,
            models: self.models.behind.abouts(),
            replay: replayed,
            without: self.tools.without.words(),
            rounds: Some(limits.rounds),
            context,
            samples,
            go_on: self.models.after_success == AfterSuccess::GoOn,
            seconds: self.search.budget.seconds.as_secs(),
            candidates: self.search.budget.candidates,
            strict: self.search.strictness.is_strict(),
            properties: self.search.properties.clone(),
            caps: limits::to_task(&limits.total),
            round: limits::to_task(&limits.per_round),
            case: Box::new(self.case.clone()),
        };
        serde_json::to_string(&task).is_ok().then(|| Box::new(task))
    }
}

fn after_success(go_on: bool) -> AfterSuccess {
    match go_on {
        true => AfterSuccess::GoOn,
        false => AfterSuccess::Stop,
    }
}

fn portfolio(
    command: &Repair,
    settings: &Settings,
    task: Option<&Task>,
) -> anyhow::Result<Portfolio> {
    if !command.patch.is_empty() {
        let patches = command.patch.iter();
        let patches = patches.map(|path| Ok(GivenPatch::from(verify::read(path)?)));
        let patches = patches.collect::<anyhow::Result<_>>()?;
        return Ok(Strategy::Patches(patches).into());
    }
    let mut portfolio: Portfolio = settings.strategy.value.parse()?;
    // An earlier process may have been told, and the same strategies go on as it was.
    let earlier = task.filter(|task| task.strategy == portfolio.names());
    if let Some(task) = earlier {
        portfolio.until = until(task.stop_at_first);
    }
    if let Some(typed) = command.stop_at_first {
        portfolio.until = until(typed == YesNo::Yes);
    }
    Ok(portfolio)
}

fn until(stop_at_first: bool) -> Until {
    match stop_at_first {
        true => Until::First,
        false => Until::All,
    }
}

pub fn here() -> anyhow::Result<PathBuf> {
    env::current_dir().context("cannot tell the current folder")
}
