//! What the cells of a benchmark have spent and reserved, without files and locks.

use std::collections::BTreeMap;

use patchwright_domain::chat::{Nanodollars, Spent, Worst};
use patchwright_domain::count::{agree, counted};
use serde::{Deserialize, Serialize};

use super::terms::LedgerCaps;

#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Spending {
    pub cells: BTreeMap<String, CellSpending>,
}

#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct CellSpending {
    pub spent: Spent,
    /// For calls in flight.
    pub reserved: Spent,
    /// Whether the budget of all cells refused it a call: its journal may be at an end, but the cell is not.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub is_cut_off: bool,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Answer {
    Granted,
    /// It will fit once calls in flight release what they do not use.
    Later,
    /// It would not fit even with no other call in flight.
    Refused(String),
}

impl Spending {
    pub fn reserve(&mut self, id: &str, worst: &Worst, caps: &LedgerCaps) -> Answer {
        let answer = self.answer(worst, caps);
        match answer {
            Answer::Granted => self.cell(id).reserved += worst.spent(),
            Answer::Later => {}
            Answer::Refused(_) => self.cell(id).is_cut_off = true,
        }
        answer
    }

    pub fn settle(&mut self, id: &str, worst: &Worst, used: Spent) {
        let cell = self.cell(id);
        cell.reserved = cell.reserved.without(worst.spent());
        cell.spent += used;
    }

    /// What is reserved counts as spent.
    pub fn charge(&mut self, id: &str) {
        if let Some(cell) = self.cells.get_mut(id) {
            (cell.spent, cell.reserved) = (cell.charged(), Spent::default());
        }
    }

    /// Its journal says what it has spent so far. The ledger may know of more: attempts that were billed and brought
    /// nothing, or what a machine lost that went down before it wrote.
    pub fn begin_with(&mut self, id: &str, journal: Spent) {
        let known = self.cells.get(id).map(CellSpending::charged);
        let known = known.unwrap_or_default();
        let begun = larger(known, journal);
        if begun != known {
            let cell = self.cell(id);
            (cell.spent, cell.reserved) = (begun, Spent::default());
        }
    }

    /// Cells with reservations.
    pub fn reserving(&self) -> Vec<String> {
        let cells = self.cells.keys();
        cells.filter(|id| self.is_reserving(id)).cloned().collect()
    }

    pub fn is_reserving(&self, id: &str) -> bool {
        let cell = self.cells.get(id);
        cell.is_some_and(|cell| cell.reserved != Spent::default())
    }

    fn cell(&mut self, id: &str) -> &mut CellSpending {
        self.cells.entry(id.to_owned()).or_default()
    }

    fn answer(&self, worst: &Worst, caps: &LedgerCaps) -> Answer {
        let (mut spent, mut reserved) = (Spent::default(), Spent::default());
        for cell in self.cells.values() {
            spent += cell.spent;
            reserved += cell.reserved;
        }
        if caps.money.is_some() && worst.money.is_none() {
            return Answer::Refused(format!(
                "nobody told the price of {}, so it cannot be held to a cap of money",
                worst.model
            ));
        }
        let more = worst.spent();
        let columns = [
            (Unit::Money, caps.money.map(|money| money.0)),
            (Unit::Tokens, caps.tokens),
            (Unit::Calls, caps.calls),
        ];
        let mut answer = Answer::Granted;
        for (unit, cap) in columns {
            let Some(cap) = cap else { continue };
            let alone = unit.amount(&spent).saturating_add(unit.amount(&more));
            if alone > cap {
                return Answer::Refused(unit.refusal(cap, &spent, &more));
            }
            if alone.saturating_add(unit.amount(&reserved)) > cap {
                answer = Answer::Later;
            }
        }
        answer
    }
}

impl CellSpending {
    /// As if all calls in flight came to the worst.
    pub fn charged(&self) -> Spent {
        let mut all = self.spent;
        all += self.reserved;
        all
    }
}

impl From<Spent> for CellSpending {
    fn from(spent: Spent) -> Self {
        Self {
            spent,
            ..Self::default()
        }
    }
}

enum Unit {
    Money,
    Tokens,
    Calls,
}

impl Unit {
    fn amount(&self, spent: &Spent) -> u64 {
        match self {
            Self::Money => spent.money.0,
            Self::Tokens => spent.usage.input.saturating_add(spent.usage.output),
            Self::Calls => spent.calls,
        }
    }

    fn refusal(&self, cap: u64, spent: &Spent, more: &Spent) -> String {
        let said = |amount: u64| match self {
            Self::Money => format!("${:.4}", Nanodollars(amount).dollars()),
            Self::Tokens => counted(amount, "token"),
            Self::Calls => counted(amount, "call"),
        };
        let gone = self.amount(spent);
        let taken = match self {
            Self::Calls => format!("{gone} of {} {} made", said(cap), agree(gone, "is", "are")),
            Self::Money | Self::Tokens => format!(
                "{} of {} are spent, and the next call may take {}",
                said(gone),
                said(cap),
                said(self.amount(more))
            ),
        };
        format!("of all cells, {taken}")
    }
}

/// The larger of each amount.
fn larger(one: Spent, other: Spent) -> Spent {
    let mut larger = one;
    larger += other.without(one);
    larger
}

#[cfg(test)]
#[path = "spending_tests.rs"]
mod tests;
