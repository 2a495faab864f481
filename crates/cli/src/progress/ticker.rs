//! Shows that a step is still running: a status line on a terminal, an occasional line in a log.

use std::sync::{Mutex, PoisonError, mpsc};
use std::time::{Duration, Instant};

use super::far::Far;
use super::status;
use crate::sink;

const TICK: Duration = Duration::from_millis(100);
/// How often a log is told that a step is still running.
const STILL_THERE: Duration = Duration::from_secs(30);
/// Steps shorter than this are not worth a line in a log.
pub const WORTH_A_LINE: f64 = 1.0;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Mode {
    Quiet,
    /// One line that is redrawn.
    Moving,
    /// A line when a step starts to take long, and one when it ends.
    Lines,
    /// Every event.
    Verbose,
}

pub struct Running {
    pub words: String,
    pub far: Option<Far>,
    pub since: Instant,
    /// When a log was last told that this is still running.
    pub told: Option<Instant>,
}

impl Running {
    /// For a log: a line when it starts to take long, and one every now and then while it runs.
    fn log_line(&mut self, seconds: f64) -> Option<String> {
        let line = match self.told {
            None if seconds < WORTH_A_LINE => return None,
            None => format!("  {} …", self.words),
            Some(told) if told.elapsed() < STILL_THERE => return None,
            Some(_) => {
                let far = self.far.as_mut().and_then(Far::describe);
                let far = far.map(|far| format!(" · {far}")).unwrap_or_default();
                format!("  {}{far} … {seconds:.0} s", self.words)
            }
        };
        self.told = Some(Instant::now());
        Some(line)
    }
}

pub fn tick(mode: Mode, current: &Mutex<Option<Running>>, stopped: &mpsc::Receiver<()>) {
    while stopped.recv_timeout(TICK) == Err(mpsc::RecvTimeoutError::Timeout) {
        let mut current = current.lock().unwrap_or_else(PoisonError::into_inner);
        let Some(running) = current.as_mut() else {
            continue;
        };
        let seconds = running.since.elapsed().as_secs_f64();
        match mode {
            Mode::Moving => {
                let far = running.far.as_mut().and_then(Far::describe);
                let far = far.map(|far| format!(" · {far}")).unwrap_or_default();
                status::draw(&format!("{}{far}", running.words), seconds);
            }
            Mode::Lines | Mode::Verbose => {
                if let Some(line) = running.log_line(seconds) {
                    sink::say(&line);
                }
            }
            Mode::Quiet => {}
        }
    }
}

pub fn clear(mode: Mode) {
    if mode == Mode::Moving {
        status::clear();
    }
}

#[cfg(test)]
#[path = "ticker_tests.rs"]
mod tests;
