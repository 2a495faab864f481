//! Which cell is next: as many at once as there are cores for, not more of one model than its provider lets through, and cells
//! of different cases beside each other, since those of one case wait for its base.

use std::collections::VecDeque;
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;

use crate::cell::PlannedCell;

#[derive(Debug, Clone, Copy)]
pub struct Width {
    /// Cells at once.
    pub cells: usize,
    /// Of those, cells that ask the same model.
    pub per_model: Option<usize>,
}

/// What the work on a cell means for those that wait.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Next {
    GoOn,
    /// No further cell that asks a model is begun.
    NoModels,
    /// No further cell is begun.
    Stop,
}

/// Works on the cells; returns when none is left that may be begun.
pub fn work_on(
    cells: Vec<PlannedCell>,
    width: Width,
    work: &(dyn Fn(&PlannedCell) -> Next + Sync),
) {
    let workers = width.cells.max(1).min(cells.len());
    let queue = Queue {
        state: Mutex::new(State {
            waiting: cells.into(),
            running: Vec::new(),
            next: Next::GoOn,
        }),
        freed: Condvar::new(),
        width,
    };
    thread::scope(|scope| {
        for _ in 0..workers {
            scope.spawn(|| {
                while let Some(cell) = queue.take() {
                    let next = work(&cell);
                    queue.give_back(&cell, next);
                }
            });
        }
    });
}

struct Queue {
    state: Mutex<State>,
    freed: Condvar,
    width: Width,
}

struct State {
    waiting: VecDeque<PlannedCell>,
    running: Vec<PlannedCell>,
    next: Next,
}

impl Queue {
    fn take(&self) -> Option<PlannedCell> {
        let mut state = self.lock();
        loop {
            match state.pick(self.width.per_model) {
                Pick::Begin(at) => {
                    let cell = state.waiting.remove(at)?;
                    state.running.push(cell.clone());
                    return Some(cell);
                }
                Pick::Nothing => return None,
                Pick::Wait => {
                    let waited = self.freed.wait(state);
                    state = waited.unwrap_or_else(PoisonError::into_inner);
                }
            }
        }
    }

    fn give_back(&self, cell: &PlannedCell, next: Next) {
        let mut state = self.lock();
        state.running.retain(|one| one.id != cell.id);
        state.next = match (state.next, next) {
            (Next::Stop, _) | (_, Next::Stop) => Next::Stop,
            (Next::NoModels, _) | (_, Next::NoModels) => Next::NoModels,
            (Next::GoOn, Next::GoOn) => Next::GoOn,
        };
        self.freed.notify_all();
    }

    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[derive(Debug, PartialEq, Eq)]
enum Pick {
    Begin(usize),
    /// Until a cell that runs is over.
    Wait,
    Nothing,
}

impl State {
    fn pick(&self, per_model: Option<usize>) -> Pick {
        let may_begin = |cell: &PlannedCell| match self.next {
            Next::GoOn => true,
            Next::NoModels => cell.cell.arm.models.is_empty(),
            Next::Stop => false,
        };
        let asking = |model: &String| {
            let running = self.running.iter();
            running
                .filter(|one| one.cell.arm.models.contains(model))
                .count()
        };
        let has_room = |cell: &PlannedCell| {
            let mut models = cell.cell.arm.models.iter();
            per_model.is_none_or(|most| models.all(|model| asking(model) < most))
        };
        let is_alone = |cell: &PlannedCell| {
            let mut running = self.running.iter();
            running.all(|one| one.cell.case != cell.cell.case)
        };
        let allowed = || {
            self.waiting
                .iter()
                .enumerate()
                .filter(|(_, one)| may_begin(one))
        };
        let fitting = || allowed().filter(|(_, one)| has_room(one));
        let alone = fitting().find(|(_, one)| is_alone(one));
        match alone.or_else(|| fitting().next()) {
            Some((at, _)) => Pick::Begin(at),
            None if allowed().next().is_some() => Pick::Wait,
            None => Pick::Nothing,
        }
    }
}

#[cfg(test)]
#[path = "schedule_tests.rs"]
mod tests;
