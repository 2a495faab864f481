//! What the cells that are left will take, from what those of the same way took.

use patchwright_domain::count::counted;

use crate::cell::Cell;
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

impl Forecast {
    /// `width` cells run at once.
    pub fn new(done: &[CellResult], left: &[&Cell], width: usize) -> Self {
        let mut forecast = Self {
            cells: left.len(),
            ..Self::default()
        };
        let mut seconds = 0.0;
        let mut is_known = true;
        for cell in left {
            let same = mean(done, |one| one.cell.arm == cell.arm);
            let alike = same.or_else(|| {
                mean(done, |one| {
                    one.cell.arm.strategy == cell.arm.strategy
                        && one.cell.arm.models == cell.arm.models
                })
            });
            match (alike, mean(done, |_| true)) {
                (Some(known), _) => {
                    seconds += known.0;
                    forecast.usd += known.1;
                }
                (None, any) => {
                    seconds += any.unwrap_or_default().0;
                    is_known &= any.is_some();
                    forecast.unknown += usize::from(!cell.arm.models.is_empty());
                }
            }
        }
        forecast.seconds = is_known.then(|| seconds / width.clamp(1, left.len().max(1)) as f64);
        forecast
    }

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

/// Mean seconds and dollars.
fn mean(done: &[CellResult], is_meant: impl Fn(&CellResult) -> bool) -> Option<(f64, f64)> {
    let (mut count, mut seconds, mut usd) = (0_u32, 0.0, 0.0);
    for one in done.iter().filter(|one| is_meant(one)) {
        count += 1;
        seconds += one.seconds;
        usd += one.cost.usd;
    }
    let count = (count > 0).then_some(f64::from(count))?;
    Some((seconds / count, usd / count))
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
