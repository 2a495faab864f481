//! A node in the tree of budgets, shared by threads.

use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use patchwright_domain::chat::{Nanodollars, Spent, Worst};
use patchwright_domain::count::counted;
use patchwright_domain::repair::Cost;

use super::Caps;
use super::ledger::{Leave, Ledger};
use crate::model_error::ModelError;

/// How often a waiting caller checks for cancellation.
const LOOK_AGAIN: Duration = Duration::from_millis(50);

/// Cheap to clone: all clones are the same budget.
#[derive(Clone)]
pub struct ModelBudget {
    shared: Arc<Shared>,
    at: usize,
    /// When calls may last begin, and the message after that.
    until: Option<(Duration, String)>,
}

struct Shared {
    ledger: Mutex<Ledger>,
    given_back: Condvar,
    /// Time since the root budget was created.
    clock: Box<dyn Fn() -> Duration + Send + Sync>,
}

/// A reservation. If it is dropped unsettled it counts as spent, because the call's fate is unknown.
#[must_use]
pub struct Hold {
    budget: ModelBudget,
    worst: Worst,
    open: Open,
}

enum Open {
    Yes,
    No,
}

impl ModelBudget {
    pub fn new(caps: Caps) -> Self {
        let began = Instant::now();
        Self::timed(caps, move || began.elapsed())
    }

    /// With a clock that tells the time since the budget was created.
    pub fn timed(caps: Caps, clock: impl Fn() -> Duration + Send + Sync + 'static) -> Self {
        let mut ledger = Ledger::default();
        let at = ledger.open(None, caps, "");
        Self {
            shared: Arc::new(Shared {
                ledger: Mutex::new(ledger),
                given_back: Condvar::new(),
                clock: Box::new(clock),
            }),
            at,
            until: caps.time.map(|time| (time, over(time, ""))),
        }
    }

    /// A budget within this one: whatever it spends, this one spends too.
    pub fn child(&self, caps: Caps) -> Self {
        self.within(caps, "")
    }

    /// A budget for one round; its refusals say so.
    pub fn round(&self, caps: Caps) -> Self {
        self.within(caps, "of this round, ")
    }

    /// A budget for one of several strategies; its refusals say so.
    pub fn share(&self, caps: Caps) -> Self {
        self.within(caps, "of this strategy's share, ")
    }

    fn within(&self, caps: Caps, whose: &'static str) -> Self {
        let at = self.ledger().open(Some(self.at), caps, whose);
        let own = caps
            .time
            .map(|time| (self.now().saturating_add(time), over(time, whose)));
        let until = match (self.until.clone(), own) {
            (Some(outer), Some(own)) => Some(outer.min(own)),
            (outer, own) => outer.or(own),
        };
        Self {
            shared: Arc::clone(&self.shared),
            at,
            until,
        }
    }

    /// Waits while the call fits only if calls in flight release what they do not use.
    pub fn reserve(
        &self,
        worst: Worst,
        cancelled: &(dyn Fn() -> bool + Sync),
    ) -> Result<Hold, ModelError> {
        let mut ledger = self.ledger();
        loop {
            if cancelled() {
                return Err(ModelError::Cancelled);
            }
            self.in_time()?;
            match ledger.reserve(self.at, &worst) {
                Leave::Granted => {
                    return Ok(Hold {
                        budget: self.clone(),
                        worst,
                        open: Open::Yes,
                    });
                }
                Leave::Refused(words) => return Err(ModelError::Budget(words)),
                Leave::Later => {
                    let waited = self.shared.given_back.wait_timeout(ledger, LOOK_AGAIN);
                    ledger = waited.unwrap_or_else(PoisonError::into_inner).0;
                }
            }
        }
    }

    /// Whether a call could be made with no other in flight.
    pub fn affords(&self, worst: &Worst) -> Result<(), ModelError> {
        self.in_time()?;
        let mut ledger = self.ledger();
        match ledger.leave(self.at, worst) {
            Leave::Refused(words) => {
                ledger.note_refusal(self.at, worst);
                Err(ModelError::Budget(words))
            }
            Leave::Granted | Leave::Later => Ok(()),
        }
    }

    /// Whether a call was refused by the caps of this very budget, rather than by those of one within it.
    pub fn has_refused(&self) -> bool {
        self.ledger().has_refused(self.at)
    }

    /// Counts what was spent elsewhere, without checking caps.
    pub fn count(&self, spent: Spent) {
        self.ledger().count(self.at, spent);
    }

    /// All that earlier processes of the same run spent, whether or not this one replays it.
    pub fn begin_with(&self, spent: Spent) {
        self.ledger().begin_with(self.at, spent);
    }

    /// A replayed call: not counted where `begin_with` counted it already.
    pub fn count_again(&self, spent: Spent) {
        self.ledger().count_again(self.at, spent);
    }

    pub fn spent(&self) -> Spent {
        self.ledger().spent(self.at)
    }

    /// The part of `spent` for calls whose usage was never reported.
    pub fn lost(&self) -> Spent {
        self.ledger().lost(self.at)
    }

    pub fn cost(&self) -> Cost {
        self.spent().into()
    }

    /// The tightest of its own caps and of those above it, whatever is spent; times are not among them.
    pub fn caps(&self) -> Caps {
        let all = self.ledger().caps(self.at);
        let least = |cap: &dyn Fn(&Caps) -> Option<u64>| {
            let caps = all.iter().filter_map(|(caps, _)| cap(caps));
            caps.min()
        };
        Caps {
            money: least(&|caps| Some(caps.money?.0)).map(Nanodollars),
            tokens: least(&|caps| caps.tokens),
            calls: least(&|caps| caps.calls),
            time: None,
        }
    }

    /// What the tightest caps still allow, in words; empty where there are none.
    pub fn left(&self) -> String {
        let caps = self.ledger().caps(self.at);
        let least =
            |left: &dyn Fn(&(Caps, Spent)) -> Option<u64>| caps.iter().filter_map(left).min();
        let money = least(&|(caps, spent)| Some(caps.money?.0.saturating_sub(spent.money.0)));
        let tokens = least(&|(caps, spent)| {
            let used = spent.usage.input.saturating_add(spent.usage.output);
            Some(caps.tokens?.saturating_sub(used))
        });
        let calls = least(&|(caps, spent)| Some(caps.calls?.saturating_sub(spent.calls)));
        let time = self
            .until
            .as_ref()
            .map(|(until, _)| until.saturating_sub(self.now()));
        let words = [
            money.map(|money| format!("${:.2}", Nanodollars(money).dollars())),
            tokens.map(|tokens| counted(tokens, "token")),
            calls.map(|calls| counted(calls, "call")),
            time.map(|time| format!("{} s", time.as_secs())),
        ];
        words.into_iter().flatten().collect::<Vec<_>>().join(", ")
    }

    fn in_time(&self) -> Result<(), ModelError> {
        match &self.until {
            Some((until, over)) if self.now() >= *until => Err(ModelError::Budget(over.clone())),
            Some(_) | None => Ok(()),
        }
    }

    fn now(&self) -> Duration {
        (self.shared.clock)()
    }

    fn ledger(&self) -> MutexGuard<'_, Ledger> {
        let ledger = self.shared.ledger.lock();
        ledger.unwrap_or_else(PoisonError::into_inner)
    }
}

fn over(time: Duration, whose: &str) -> String {
    format!("{whose}the {} s it may take are over", time.as_secs())
}

impl Hold {
    /// The call used this much. An error if that is more than was reserved.
    pub fn settle(mut self, used: Spent) -> Result<(), ModelError> {
        if self.close(used) {
            return Ok(());
        }
        let words = format!(
            "{} tokens and ${:.6} are reported, {} tokens and ${:.6} were reserved",
            used.usage.input.saturating_add(used.usage.output),
            used.money.dollars(),
            self.worst.tokens(),
            self.worst.money.unwrap_or_default().dollars(),
        );
        Err(ModelError::Overrun {
            model: self.worst.model.clone(),
            words,
        })
    }

    /// Nothing was used.
    pub fn give_back(mut self) {
        self.close(Spent::default());
    }

    /// It may have been billed: the worst case counts.
    pub fn keep(self) {
        drop(self);
    }

    fn close(&mut self, used: Spent) -> bool {
        self.open = Open::No;
        let kept = self
            .budget
            .ledger()
            .settle(self.budget.at, &self.worst, used);
        self.budget.shared.given_back.notify_all();
        kept
    }
}

impl Drop for Hold {
    fn drop(&mut self) {
        match self.open {
            Open::Yes => {
                self.budget.ledger().keep(self.budget.at, &self.worst);
                self.budget.shared.given_back.notify_all();
            }
            Open::No => {}
        }
    }
}

#[cfg(test)]
#[path = "model_budget_tests.rs"]
mod tests;
