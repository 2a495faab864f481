//! The strategies of a repair one after the other: they share the base, the judge, the verdicts and the budget, and each learns from
//! what those before it had refused. A patch that one of them found says nothing to the next.

use std::time::Instant;

use patchwright_agent::{CallContext, ModelBudget, ModelError};
use patchwright_domain::chat::Spent;
use patchwright_domain::event::Event;
use patchwright_domain::repair::RepairStatus;
use patchwright_domain::strategy_result::{
    LeftOutCandidate, RankedCandidate, StrategyEnd, StrategyResult,
};

use super::ending;
use super::order::Order;
use super::outcome::Repair;
use crate::candidates::{
    Budget, Ended, Found, Ledger, LeftOut, Restored, Scene, best_first, restore,
};
use crate::error::RepairError;
use crate::kit::{ModelAccess, RepairContext};
use crate::strategies::{Strategy, Until};

/// Runs the strategies of the order, and proves the best patch.
pub(super) fn work(
    scene: &Scene<'_>,
    order: &Order<'_>,
    deadline: Instant,
) -> Result<Repair, RepairError> {
    let strategies = order.portfolio.strategies();
    let turns = Turns {
        ledger: &Ledger::new(scene, &order.history),
        order,
        deadline,
        several: order.portfolio.is_several(),
    };
    let mut all = Found::new(Ended::Exhausted);
    let mut results: Vec<(&str, StrategyResult)> = Vec::new();
    let mut spent = turns.spent_before();
    let mut unproved = None;
    for (at, strategy) in strategies.iter().enumerate() {
        let place = Place {
            number: at + 1,
            of: strategies.len(),
        };
        let ran = turns.run(strategy, place, &all, spent)?;
        spent += ran.spent;
        results.push((strategy.name(), ran.result));
        let mut found = ran.found;
        if turns.several && order.portfolio.until == Until::First && !found.passed.is_empty() {
            let left = turns.candidates_left(all.tally.judged + found.tally.judged);
            let repair = ending(turns.ledger, &mut found, &left, deadline)?;
            // These patches had their proof.
            found.passed.clear();
            all.join(found);
            match repair.status {
                RepairStatus::Repaired | RepairStatus::Budget => return Ok(repair.counting(all)),
                _ => unproved = Some(repair),
            }
            continue;
        }
        all.ended = found.ended.clone();
        all.join(found);
    }
    if let Some(repair) = unproved {
        return Ok(repair.counting(all));
    }
    let left = turns.candidates_left(all.tally.judged);
    let repair = match turns.several && all.passed.is_empty() {
        true => nobody(&results),
        false => ending(turns.ledger, &mut all, &left, deadline)?,
    };
    Ok(repair.counting(all))
}

/// None of several strategies has a patch: each says why.
fn nobody(results: &[(&str, StrategyResult)]) -> Repair {
    let is_budget = |result: &StrategyResult| matches!(result.end, StrategyEnd::Budget { .. });
    let status = match results.iter().any(|(_, result)| is_budget(result)) {
        true => RepairStatus::Budget,
        false => RepairStatus::Failed,
    };
    let reasons = results
        .iter()
        .map(|(name, result)| format!("{name}: {}", result.why_nothing()));
    let reasons: Vec<String> = reasons.collect();
    Repair::without(
        status,
        format!("no strategy has a patch: {}", reasons.join("; ")),
    )
}

/// Of a strategy among others.
#[derive(Clone, Copy)]
struct Place {
    /// Counted from 1.
    number: usize,
    of: usize,
}

impl Place {
    /// How many have not had their turn, including this one.
    fn left(self) -> usize {
        (self.of + 1).saturating_sub(self.number).max(1)
    }
}

/// What a strategy came to.
struct Ran {
    found: Found,
    result: StrategyResult,
    spent: Spent,
}

struct Turns<'a> {
    ledger: &'a Ledger<'a>,
    order: &'a Order<'a>,
    deadline: Instant,
    several: bool,
}

impl Turns<'_> {
    /// What models cost before the first strategy: the search for a PoC.
    fn spent_before(&self) -> Spent {
        let access = self.order.access.as_ref();
        let spent = access.map(|access| access.budget.spent());
        let strategies = self.order.history.spent_by_strategies();
        spent.unwrap_or_default().without(strategies)
    }

    fn candidates_left(&self, judged: usize) -> Budget {
        let budget = &self.order.budget;
        Budget {
            candidates: budget.candidates.saturating_sub(judged),
            ..budget.clone()
        }
    }

    /// Runs one strategy, unless an earlier process did.
    fn run(
        &self,
        strategy: &Strategy,
        place: Place,
        all: &Found,
        spent: Spent,
    ) -> Result<Ran, RepairError> {
        if let Some(ran) = self.known(strategy)? {
            return Ok(ran);
        }
        let number = |count: usize| u32::try_from(count).unwrap_or(u32::MAX);
        self.ledger.scene.subject.tell(Event::StrategyStarted {
            strategy: strategy.name().to_owned(),
            turn: number(place.number),
            of: number(place.of),
        });
        let share = self.share(place, spent);
        let ledger = self
            .ledger
            .of_strategy(self.order.history.part(strategy.name()));
        let worked = self.work(strategy, place, &ledger, (all, share.as_ref()));
        let (found, end) = match worked {
            Ok(found) => {
                let found = found.beyond(all);
                let end = end(&found.ended);
                (found, end)
            }
            Err(error) => {
                let reason = self.own_failure(error)?;
                let found = Found {
                    tally: ledger.tally(),
                    ..Found::new(Ended::Nothing(reason.clone()))
                };
                (found, StrategyEnd::Failed { reason })
            }
        };
        let result = result(&found, end);
        self.ledger.scene.subject.tell(Event::StrategyEnded {
            strategy: strategy.name().to_owned(),
            result: Box::new(result.clone()),
        });
        Ok(Ran {
            found,
            result,
            spent: share.map(|share| share.spent()).unwrap_or_default(),
        })
    }

    /// What the journal has of a strategy that ended. Patches of the user may be others now.
    fn known(&self, strategy: &Strategy) -> Result<Option<Ran>, RepairError> {
        if matches!(strategy, Strategy::Patches(_)) {
            return Ok(None);
        }
        let restored = restore(&self.order.history, strategy.name(), self.ledger.scene)?;
        Ok(restored.map(
            |Restored {
                 found,
                 result,
                 spent,
             }| Ran {
                found,
                result,
                spent,
            },
        ))
    }

    /// The strategy's share of what models may still cost.
    fn share(&self, place: Place, spent: Spent) -> Option<ModelBudget> {
        let budget = self.order.access.as_ref()?.budget;
        let parts = u64::try_from(place.left()).unwrap_or(u64::MAX);
        let caps = budget.caps().after(spent).one_of(parts);
        Some(match self.several {
            true => budget.share(caps),
            false => budget.clone(),
        })
    }

    fn work(
        &self,
        strategy: &Strategy,
        place: Place,
        ledger: &Ledger<'_>,
        (all, share): (&Found, Option<&ModelBudget>),
    ) -> Result<Found, RepairError> {
        let caller = match self.several {
            true => strategy.name(),
            false => "",
        };
        let access = self.order.access.as_ref().zip(share);
        let access = access.map(|(access, budget)| ModelAccess {
            budget,
            context: CallContext {
                caller,
                ..access.context
            },
            ..access.clone()
        });
        let left = self.candidates_left(all.tally.judged);
        let ctx = RepairContext {
            ledger,
            budget: Budget {
                candidates: left.candidates.div_ceil(place.left()),
                ..left
            },
            deadline: self.time(place)?,
            access: access.as_ref(),
        };
        strategy.work(&ctx, all.lessons())
    }

    /// An equal share of the time for each that is left, after what the proof will need.
    fn time(&self, place: Place) -> Result<Instant, RepairError> {
        if !self.several {
            return Ok(self.deadline);
        }
        let now = Instant::now();
        let left = self.deadline.saturating_duration_since(now);
        let left = left.saturating_sub(self.ledger.proof_time()?);
        let parts = u32::try_from(place.left()).unwrap_or(u32::MAX);
        Ok(now + left / parts)
    }

    /// The reason, if only this strategy is affected and there are others.
    fn own_failure(&self, error: RepairError) -> Result<String, RepairError> {
        let own = match &error {
            RepairError::NoModel
            | RepairError::Issue { .. }
            | RepairError::Introduced { .. }
            | RepairError::Prompt(_)
            | RepairError::Tool(_) => true,
            RepairError::Model(model) => match model {
                ModelError::Busy { .. }
                | ModelError::Broke { .. }
                | ModelError::Unreachable { .. }
                | ModelError::TooLong { .. }
                | ModelError::Denied { .. }
                | ModelError::Budget(_)
                | ModelError::Overrun { .. } => true,
                ModelError::Differs { .. } | ModelError::Record(_) | ModelError::Cancelled => false,
            },
            RepairError::Subject(_)
            | RepairError::Judge(_)
            | RepairError::Edit(_)
            | RepairError::BaseChanged => false,
        };
        let cancelled = self.ledger.scene.subject.is_cancelled();
        match self.several && own && !cancelled {
            true => Ok(error.to_string()),
            false => Err(error),
        }
    }
}

fn end(ended: &Ended) -> StrategyEnd {
    match ended {
        Ended::Nothing(reason) => StrategyEnd::Nothing {
            reason: reason.clone(),
        },
        Ended::Exhausted => StrategyEnd::Exhausted,
        Ended::Enough => StrategyEnd::Enough,
        Ended::Budget(limit) => StrategyEnd::Budget {
            limit: limit.clone(),
        },
    }
}

fn result(found: &Found, end: StrategyEnd) -> StrategyResult {
    let passed = best_first(&found.passed).into_iter();
    let refused = found.refused.iter();
    let left_out = found.left_out.iter().map(|one| match one {
        LeftOut::Outdone(proposed) => (proposed, true),
        LeftOut::Unneeded(proposed) => (proposed, false),
    });
    StrategyResult {
        end,
        tally: found.tally.clone(),
        passed: passed
            .map(|one| RankedCandidate {
                candidate: one.proposed.candidate.id.clone(),
                rank: one.rank,
            })
            .collect(),
        refused: refused
            .map(|one| one.proposed.candidate.id.clone())
            .collect(),
        left_out: left_out
            .map(|(proposed, outdone)| LeftOutCandidate {
                candidate: proposed.candidate.id.clone(),
                outdone,
            })
            .collect(),
    }
}
