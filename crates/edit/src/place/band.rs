//! The table of the alignment: from an anchor one way through hunk and file, within a band around the diagonal.

use super::query::Fit;
use super::table::{NEVER, Table};

#[derive(Clone, Copy)]
pub enum Direction {
    Down,
    Up,
}

/// The lines on one side of an anchor, counted from 1 away from it.
struct Side {
    way: Direction,
    index: usize,
    line: usize,
    /// How many quoted lines lie on this side, and how many of the file.
    quoted: usize,
    real: usize,
}

impl Side {
    fn quoted_at(&self, i: usize) -> usize {
        match self.way {
            Direction::Down => self.index + i,
            Direction::Up => self.index.saturating_sub(i),
        }
    }

    fn real_at(&self, j: usize) -> usize {
        match self.way {
            Direction::Down => self.line + j,
            Direction::Up => self.line.saturating_sub(j),
        }
    }

    /// The gap beyond the quoted line `i`, named by the quoted line below it.
    fn gap_after(&self, i: usize) -> usize {
        match self.way {
            Direction::Down => self.index + i + 1,
            Direction::Up => self.index.saturating_sub(i),
        }
    }
}

#[derive(Clone, Copy)]
enum Step {
    Start,
    Pair,
    QuotedAlone,
    RealAlone,
}

#[derive(Clone, Copy)]
struct Cell {
    cost: f32,
    step: Step,
}

/// Aligns one side of the anchor at the least cost and records the fits; none if nothing is allowed.
pub fn extend(
    table: &Table<'_, '_>,
    index: usize,
    line: usize,
    way: Direction,
    fits: &mut [Fit],
) -> Option<f32> {
    let (quoted, real) = match way {
        Direction::Down => (
            table.numbers.len() - index - 1,
            table.target.lines.len() - line - 1,
        ),
        Direction::Up => (index, line),
    };
    let side = Side {
        way,
        index,
        line,
        quoted,
        real,
    };
    let cells = fill(table, &side);
    let width = 2 * table.band + 1;
    let ends = (0..width).filter_map(|slot| Some((slot, cells.get(quoted * width + slot)?.cost)));
    let (slot, cost) = ends.min_by(|a, b| {
        let drift = |slot: usize| slot.abs_diff(table.band);
        a.1.total_cmp(&b.1).then(drift(a.0).cmp(&drift(b.0)))
    })?;
    if cost == NEVER {
        return None;
    }
    trace(table, &side, &cells, slot, fits);
    Some(cost)
}

/// Row `i` has used `i` quoted lines; slot `s` of it has used `i + s - band` lines of the file.
fn fill(table: &Table<'_, '_>, side: &Side) -> Vec<Cell> {
    let width = 2 * table.band + 1;
    let mut cells = vec![
        Cell {
            cost: NEVER,
            step: Step::Start
        };
        (side.quoted + 1) * width
    ];
    if let Some(start) = cells.get_mut(table.band) {
        start.cost = 0.0;
    }
    let relax = |cells: &mut [Cell], at: usize, cost: f32, step: Step| {
        if let Some(cell) = cells.get_mut(at).filter(|cell| cost < cell.cost) {
            *cell = Cell { cost, step };
        }
    };
    for i in 0..side.quoted {
        for slot in 0..width {
            let at = i * width + slot;
            let cost = cells.get(at).map_or(NEVER, |cell| cell.cost);
            let Some(used) = (i + slot).checked_sub(table.band).filter(|_| cost < NEVER) else {
                continue;
            };
            let next = side.quoted_at(i + 1);
            if used < side.real {
                let real = side.real_at(used + 1);
                if slot + 1 < width {
                    let extra = table.unquoted_cost(side.gap_after(i), real);
                    relax(&mut cells, at + 1, cost + extra, Step::RealAlone);
                }
                relax(
                    &mut cells,
                    at + width,
                    cost + table.pair_cost(next, real),
                    Step::Pair,
                );
            }
            if slot > 0 {
                let extra = table.absent_cost(next);
                relax(&mut cells, at + width - 1, cost + extra, Step::QuotedAlone);
            }
        }
    }
    cells
}

fn trace(table: &Table<'_, '_>, side: &Side, cells: &[Cell], end: usize, fits: &mut [Fit]) {
    let width = 2 * table.band + 1;
    let (mut i, mut slot) = (side.quoted, end);
    while let Some(cell) = cells.get(i * width + slot) {
        let used = (i + slot).saturating_sub(table.band);
        let index = side.quoted_at(i);
        match cell.step {
            Step::Start => return,
            Step::Pair => {
                if let Some(fit) = fits.get_mut(index) {
                    *fit = table.fit(index, side.real_at(used));
                }
                i = i.saturating_sub(1);
            }
            Step::QuotedAlone => {
                i = i.saturating_sub(1);
                slot += 1;
            }
            Step::RealAlone => slot = slot.saturating_sub(1),
        }
    }
}
