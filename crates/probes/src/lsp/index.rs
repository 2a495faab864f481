//! The state of the server's index. While it is incomplete, the answer for a definition may be a mere
//! declaration.

use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use serde_json::Value;

use super::spec::Patience;
use crate::wire::{Heard, Notice};

/// How complete the index was when a query was answered.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Index {
    Whole,
    /// Not all files were indexed yet: locations may be missing.
    Partial {
        percent: u32,
    },
}

pub(super) struct IndexWatch {
    token: Option<String>,
    state: Mutex<State>,
    changed: Condvar,
}

#[derive(Debug, Default, Clone, Copy, PartialEq, Eq)]
struct State {
    progress: Progress,
    /// Whether a query has already waited for the full time; later ones do not wait again.
    out_of_patience: bool,
}

#[derive(Debug, Default, Clone, Copy, PartialEq, Eq)]
enum Progress {
    #[default]
    Silent,
    Building {
        percent: u32,
    },
    Done,
    /// The server has ended.
    Lost,
}

impl IndexWatch {
    pub(super) fn new(token: Option<String>) -> Self {
        let progress = match token {
            Some(_) => Progress::Silent,
            None => Progress::Done,
        };
        Self {
            token,
            state: Mutex::new(State {
                progress,
                out_of_patience: false,
            }),
            changed: Condvar::new(),
        }
    }

    pub(super) fn hear(&self, heard: &Heard) {
        let progress = match heard {
            Heard::End(_) => Some(Progress::Lost),
            Heard::Notice(notice) => self.read(notice),
        };
        if let Some(progress) = progress {
            self.state().progress = progress;
            self.changed.notify_all();
        }
    }

    /// Returns when the index is complete, its time limit is reached, or the server has ended.
    pub(super) fn wait(&self, patience: &Patience) -> Index {
        let begin = Instant::now();
        let mut state = self.state();
        loop {
            let longest = match state.progress {
                Progress::Done => return Index::Whole,
                Progress::Lost => return Index::Partial { percent: 0 },
                Progress::Silent => patience.index_begin,
                Progress::Building { .. } => patience.index,
            };
            let left = match state.out_of_patience {
                true => Duration::ZERO,
                false => longest.saturating_sub(begin.elapsed()),
            };
            if left.is_zero() {
                state.out_of_patience = true;
                return match state.progress {
                    Progress::Building { percent } => Index::Partial { percent },
                    Progress::Silent | Progress::Done | Progress::Lost => {
                        Index::Partial { percent: 0 }
                    }
                };
            }
            let waited = self.changed.wait_timeout(state, left);
            state = waited.unwrap_or_else(PoisonError::into_inner).0;
        }
    }

    fn read(&self, notice: &Notice) -> Option<Progress> {
        let token = self.token.as_deref()?;
        if notice.name != "$/progress" || notice.body["token"] != token {
            return None;
        }
        let value = &notice.body["value"];
        match value["kind"].as_str()? {
            "end" => Some(Progress::Done),
            "begin" | "report" => Some(Progress::Building {
                percent: percent(value),
            }),
            _ => None,
        }
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

fn percent(value: &Value) -> u32 {
    let number = value["percentage"].as_u64().unwrap_or(0).min(100);
    u32::try_from(number).unwrap_or(100)
}

#[cfg(test)]
#[path = "index_tests.rs"]
mod tests;
