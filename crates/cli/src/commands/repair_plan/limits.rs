//! The limits for models: flags take precedence over what an earlier process was given, and that over the configuration.

use std::time::Duration;

use patchwright_agent::Caps;
use patchwright_domain::task::{self, Task};

use crate::args::Repair;
use crate::config::{ModelOrder, RoundWishes, Settings, Wishes};

pub struct ModelLimits {
    pub total: Caps,
    pub per_round: Caps,
    /// For all models together.
    pub rounds: u32,
}

impl ModelLimits {
    /// A cap of the earlier process stays until another one is given. `models` take turns, with the given number of
    /// rounds each.
    pub(super) fn settle(
        settings: &Settings,
        task: Option<&Task>,
        command: &Repair,
        models: usize,
    ) -> Self {
        Self {
            total: total(settings, task, command),
            per_round: per_round(settings, task, command),
            rounds: rounds(settings.rounds.value, models, earlier_rounds(task, command)),
        }
    }

    /// The limits of a run that is repeated, without its time limit: recorded answers take no time.
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

/// The total rounds of the resumed process, unless others are given: they were computed for its number of models.
fn earlier_rounds(task: Option<&Task>, command: &Repair) -> Option<u32> {
    let as_before = command.rounds.is_none() && command.model.is_empty();
    let earlier = task.and_then(|task| task.rounds);
    earlier.filter(|rounds| as_before && *rounds > 0)
}

/// Every model gets its own rounds, however many models there are.
fn rounds(each: u32, models: usize, earlier: Option<u32>) -> u32 {
    let models = u32::try_from(models.max(1)).unwrap_or(u32::MAX);
    earlier.unwrap_or_else(|| each.saturating_mul(models))
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

/// Flags take precedence over what the earlier process was given.
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
    // The earlier process had already put them in order; prices may have changed since.
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

#[cfg(test)]
mod tests {
    use super::rounds;

    /// A sixth model plays as often as the first.
    #[test]
    fn every_model_has_its_rounds() {
        assert_eq!(rounds(5, 1, None), 5);
        assert_eq!(rounds(5, 6, None), 30);
        assert_eq!(rounds(5, 0, None), 5);
        assert_eq!(rounds(u32::MAX, 2, None), u32::MAX);
        // An older run, whose rounds were not per model, continues as it was.
        assert_eq!(rounds(5, 6, Some(5)), 5);
    }
}
