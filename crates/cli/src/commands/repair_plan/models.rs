//! What answers for the models of a repair: providers, or the record of a run.

use anyhow::bail;
use patchwright_agent::{ModelAbout, Record};
use patchwright_domain::event::Event;
use patchwright_domain::task::Task;
use patchwright_repair::{Portfolio, Strategy};
use patchwright_store::{glance, meant};

use super::earlier::task_in;
use crate::args::Common;
use crate::config::{Chosen, Settings, Source};
use crate::model_layers::Behind;
use crate::places::Places;

/// Where recorded answers come from.
pub enum Memory {
    /// The run's own journal.
    Own,
    /// The events of another run.
    Of(Vec<Event>),
}

/// Whether models are used, and why not.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum ModelUse {
    /// The user chose a strategy that needs none.
    NotWanted,
    /// No model is configured, so a strategy without one is used.
    NoneConfigured,
    Asked,
}

/// Whether any of them does.
pub fn asks_models(portfolio: &Portfolio) -> bool {
    portfolio.strategies().iter().any(asks_model)
}

pub(super) fn asks_model(strategy: &Strategy) -> bool {
    match strategy {
        Strategy::Constraint | Strategy::Patches(_) | Strategy::External(_) => false,
        Strategy::PatchAgent
        | Strategy::VulDebugger
        | Strategy::VulnResolver
        | Strategy::Workflow(_)
        | Strategy::CodeAgent
        | Strategy::SingleAgent
        | Strategy::MultiAgent
        | Strategy::RepairAgent
        | Strategy::Auto => true,
    }
}

pub(super) fn model_use(portfolio: &Portfolio, settings: &Settings) -> ModelUse {
    let by_default = settings.strategy.source == Source::Default;
    match portfolio.strategies() {
        [Strategy::Constraint] if by_default => ModelUse::NoneConfigured,
        _ if asks_models(portfolio) => ModelUse::Asked,
        _ => ModelUse::NotWanted,
    }
}

/// What answers, and where recorded answers come from.
pub(super) struct Answering {
    pub behind: Behind,
    pub memory: Memory,
    /// The run that is repeated, if any.
    pub replayed: Option<String>,
}

pub(super) fn answering(
    common: &Common,
    portfolio: &Portfolio,
    settings: &Settings,
) -> anyhow::Result<Answering> {
    let chosen = match asks_models(portfolio) {
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
        let models = Record::from_events(&events).models().to_vec();
        let task = events.first().cloned().and_then(task_in);
        let models = match &task {
            Some(task) => in_order(task, models),
            None => models,
        };
        if models.is_empty() {
            bail!("run {id} asked no model, so there is nothing to answer from");
        }
        return Ok(Answering {
            behind: Behind::Record(models),
            memory: Memory::Of(events),
            replayed: Some(id),
        });
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
    Ok(Answering {
        behind,
        memory: Memory::Own,
        replayed: None,
    })
}

/// The models that the run was started with, including those that were never asked, so that the turns come
/// out the same.
pub(super) fn in_order(task: &Task, asked: Vec<ModelAbout>) -> Vec<ModelAbout> {
    match task.models.is_empty() {
        true => asked,
        false => task.models.clone(),
    }
}
