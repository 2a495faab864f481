//! What models may use up: what is typed goes before what an earlier process was told, and that before the configuration.

use std::time::Duration;

use patchwright_agent::Caps;
use patchwright_domain::task::{self, Task};

use crate::args::Repair;
use crate::config::{ModelOrder, RoundWishes, Settings, Wishes};

pub struct ModelLimits {
    pub total: Caps,
    pub per_round: Caps,
    pub rounds: u32,
}

impl ModelLimits {
    /// A cap of the earlier process stays until another one is typed.
    pub(super) fn settle(settings: &Settings, task: Option<&Task>, command: &Repair) -> Self {
        Self {
            total: total(settings, task, command),
            per_round: per_round(settings, task, command),
            rounds: settings.rounds.value,
        }
    }

    /// Those of a run that is repeated, but for its time: answers that are known take none.
    pub(super) fn recorded(task: &Task) -> Self {
        let untimed = |caps: &task::Caps| Caps {
            time: None,
            ..from_task(caps)
        };
        Self {
            total: untimed(&task.caps),
            per_round: untimed(&task.round),
            rounds: task.rounds.unwrap_or_default(),
        }
    }
}

fn total(settings: &Settings, task: Option<&Task>, command: &Repair) -> Caps {
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
    let earlier = task.map(|task| from_task(&task.round)).unwrap_or_default();
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

fn from_task(caps: &task::Caps) -> Caps {
    Caps {
        money: caps.money,
        tokens: caps.tokens,
        calls: caps.calls,
        time: caps.seconds.map(Duration::from_secs),
    }
}

/// For the journal.
pub(super) fn to_task(caps: &Caps) -> task::Caps {
    task::Caps {
        money: caps.money,
        tokens: caps.tokens,
        calls: caps.calls,
        seconds: caps.time.map(|time| time.as_secs()),
    }
}

/// What is typed goes before what the earlier process was told.
pub(super) fn wishes(command: &Repair, task: Option<&Task>) -> Wishes {
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
