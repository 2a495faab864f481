//! What the cells that are left will take, from what those of the same way took.

use std::collections::BTreeMap;

use patchwright_domain::count::counted;

use crate::cell::{Arm, Cell};
use crate::result::CellResult;

#[derive(Debug, Clone, Copy, Default, PartialEq)]
pub struct Forecast {
    pub cells: usize,
    /// Nothing while no cell has come to its end.
    pub seconds: Option<f64>,
    /// Of the cells whose cost can be told.
    pub usd: f64,
    /// Cells of models that no cell has asked yet.
    pub unknown: usize,
}

/// What is left, and what cells that are done took: sums for each way, so that a forecast takes no longer the more cells
/// there are.
#[derive(Debug, Clone, Default)]
pub struct Outlook {
    left: BTreeMap<Arm, usize>,
    done: BTreeMap<Arm, Sum>,
}

#[derive(Debug, Clone, Copy, Default)]
struct Sum {
    cells: usize,
    seconds: f64,
    usd: f64,
}

impl Outlook {
    pub fn add_left(&mut self, cell: &Cell) {
        *self.left.entry(cell.arm.clone()).or_default() += 1;
    }

    /// The cell is not left any more, whatever became of it.
    pub fn take_left(&mut self, cell: &Cell) {
        if let Some(count) = self.left.get_mut(&cell.arm) {
            *count = count.saturating_sub(1);
        }
    }

    pub fn add_done(&mut self, result: &CellResult) {
        let sum = self.done.entry(result.cell.arm.clone()).or_default();
        sum.add(Sum {
            cells: 1,
            seconds: result.seconds,
            usd: result.cost.usd,
        });
    }

    /// `width` cells run at once.
    pub fn forecast(&self, width: usize) -> Forecast {
        let mut forecast = Forecast::default();
        let mut seconds = 0.0;
        let mut is_known = true;
        let any = self.mean(|_| true);
        for (arm, count) in self.left.iter().filter(|(_, count)| **count > 0) {
            let cells = *count as f64;
            forecast.cells += count;
            let alike = self.mean(|one| one == arm).or_else(|| {
                self.mean(|one| one.strategy == arm.strategy && one.models == arm.models)
            });
            match alike {
                Some((each, usd)) => {
                    seconds += each * cells;
                    forecast.usd += usd * cells;
                }
                None => {
                    seconds += any.unwrap_or_default().0 * cells;
                    is_known &= any.is_some();
                    forecast.unknown += if arm.models.is_empty() { 0 } else { *count };
                }
            }
        }
        let width = width.clamp(1, forecast.cells.max(1));
        forecast.seconds = is_known.then(|| seconds / width as f64);
        forecast
    }

    /// Mean seconds and dollars of a cell.
    fn mean(&self, is_meant: impl Fn(&Arm) -> bool) -> Option<(f64, f64)> {
        let mut all = Sum::default();
        for (_, sum) in self.done.iter().filter(|(arm, _)| is_meant(arm)) {
            all.add(*sum);
        }
        let cells = (all.cells > 0).then_some(all.cells as f64)?;
        Some((all.seconds / cells, all.usd / cells))
    }
}

impl Sum {
    fn add(&mut self, other: Self) {
        self.cells += other.cells;
        self.seconds += other.seconds;
        self.usd += other.usd;
    }
}

impl Forecast {
    /// `9 cells left, about 4 min and $0.42`.
    pub fn describe(&self) -> String {
        let left = format!("{} left", counted(self.cells, "cell"));
        let time = self.seconds.map(duration);
        let money = (self.usd > 0.0).then(|| format!("${:.2}", self.usd));
        let mut parts: Vec<String> = time.into_iter().chain(money).collect();
        if self.unknown > 0 {
            parts.push(format!(
                "the cost of {} that nobody has seen the like of",
                counted(self.unknown, "cell")
            ));
        }
        match (self.cells, parts.is_empty()) {
            (0, _) => "no cells left".to_owned(),
            (_, true) => left,
            (_, false) => format!("{left}, about {}", parts.join(" and ")),
        }
    }
}

/// `40 s`, `3 min`, `2.5 h`.
pub fn duration(seconds: f64) -> String {
    match seconds {
        short if short < 99.5 => format!("{short:.0} s"),
        some if some < 5970.0 => format!("{:.0} min", some / 60.0),
        long => format!("{:.1} h", long / 3600.0),
    }
}

#[cfg(test)]
#[path = "forecast_tests.rs"]
mod tests;
