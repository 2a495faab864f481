//! Progress while something runs: a status line that is redrawn on a terminal, plain lines
//! elsewhere.

mod candidates;
mod count;
mod far;
mod status;
mod talk;
mod ticker;

use std::path::PathBuf;
use std::sync::{Arc, Mutex, OnceLock, PoisonError, mpsc};
use std::thread::{self, JoinHandle};
use std::time::Instant;

use patchwright_agent::ModelBudget;
use patchwright_domain::chat::{Nanodollars, ToolOutcome};
use patchwright_domain::count::counted;
use patchwright_domain::event::{Event, Step};
use patchwright_domain::observation::{Agreement, Observation};
use patchwright_domain::refusal::Refusal;
use patchwright_domain::verdict::Verdict;

use candidates::Candidates;
use count::What;
use far::Far;
use talk::Talk;
use ticker::{Mode, Running, WORTH_A_LINE, clear, tick};

use crate::args::Common;
use crate::columns::{of_stderr, wrap};
use crate::paint::Paint;
use crate::{plain, sink};

/// Shows events on stderr until it is dropped.
pub struct Progress {
    mode: Mode,
    paint: Paint,
    current: Arc<Mutex<Option<Running>>>,
    candidates: Mutex<Search>,
    talk: Mutex<Conversation>,
    /// The step that the stages of a patch belong to, outside of the search.
    outer: Mutex<Option<Step>>,
    /// Where commands write their logs, once known.
    logs: OnceLock<PathBuf>,
    totals: Mutex<Totals>,
    ticker: Option<(mpsc::Sender<()>, JoinHandle<()>)>,
}

/// Candidates are judged in parallel: their stages are replaced by one line for all.
#[derive(Default)]
struct Search {
    candidates: Candidates,
    running: bool,
}

/// Likewise for the stages of patches that a model submits.
#[derive(Default)]
struct Conversation {
    talk: Talk,
    running: bool,
}

/// Counts from the unpatched program.
#[derive(Default)]
struct Totals {
    files: Option<usize>,
    tests: Option<usize>,
}

impl Progress {
    pub fn start(common: &Common) -> Self {
        let mode = match (common.quiet, common.verbose, status::can_move()) {
            (true, _, _) => Mode::Quiet,
            (false, true, _) => Mode::Verbose,
            (false, false, true) => Mode::Moving,
            (false, false, false) => Mode::Lines,
        };
        let current: Arc<Mutex<Option<Running>>> = Arc::default();
        let ticker = (mode != Mode::Quiet).then(|| {
            let (stop, stopped) = mpsc::channel();
            let current = Arc::clone(&current);
            (stop, thread::spawn(move || tick(mode, &current, &stopped)))
        });
        Self {
            mode,
            paint: Paint::for_stderr(),
            current,
            candidates: Mutex::default(),
            talk: Mutex::default(),
            outer: Mutex::default(),
            logs: OnceLock::new(),
            totals: Mutex::default(),
            ticker,
        }
    }

    /// The progress of builds and test runs is read from their logs below `folder`.
    pub fn follow_logs(&self, folder: PathBuf) {
        // There is one run, so a second value is the same.
        let _ = self.logs.set(folder);
    }

    pub fn pays_from(&self, budget: &ModelBudget, most: Option<Nanodollars>, earlier: &[Event]) {
        let mut talk = self.talk.lock().unwrap_or_else(PoisonError::into_inner);
        talk.talk.pays_from(budget, most);
        let mut search = self
            .candidates
            .lock()
            .unwrap_or_else(PoisonError::into_inner);
        for event in earlier {
            talk.talk.take(event);
            search.candidates.take(event);
        }
    }

    /// Shows a piece of a model's reply as it arrives.
    pub fn hear(&self, text: &str) {
        if self.mode == Mode::Verbose {
            let lines: Vec<String> = text.split('\n').map(plain::plain).collect();
            sink::talk(&self.paint.faint(lines.join("\n")));
        }
    }

    pub fn show(&self, event: &Event) {
        if self.mode == Mode::Quiet {
            return;
        }
        let part = self.is_part_of_talk(event) || self.is_part_of_search(event);
        if part && self.mode != Mode::Verbose {
            return;
        }
        match event {
            Event::StepStarted { step } => self.set(Some(step)),
            Event::StepFinished { step, seconds } => {
                let part = self.finish(step);
                if self.mode == Mode::Verbose || *seconds >= WORTH_A_LINE && !part {
                    self.line(&format!("{} {:.1} s", self.describe_done(step), seconds));
                }
            }
            Event::Noted { text } => self.line(&format!("note: {text}")),
            Event::PocRan {
                poc,
                run,
                of,
                ending,
                seconds,
            } if self.mode == Mode::Verbose => {
                self.line(&format!(
                    "PoC {poc}, run {run} of {of}: {ending} ({seconds:.2} s)"
                ));
            }
            Event::BaseReady { .. } | Event::TestsRan { .. } => self.learn(event),
            Event::PocRan { .. } | Event::PocJudged { .. } => {}
            Event::StrategyStarted { strategy, turn, of } if *of > 1 => {
                let strategy = plain::line(strategy, 40);
                self.line(&format!("strategy {turn} of {of}: {strategy}"));
            }
            Event::StrategyStarted { .. } | Event::StrategyEnded { .. } => {}
            Event::ConstraintFound { .. }
            | Event::Proposed { .. }
            | Event::PatchMisfit { .. }
            | Event::Judged { .. }
            | Event::Chosen { .. } => {}
            Event::Proved { verdict, .. } => self.say_why_refused(verdict),
            Event::RoundStarted { .. } | Event::ModelAsked { .. } => {}
            Event::ModelAnswered { .. }
            | Event::ModelFailed { .. }
            | Event::ToolCalled { .. }
            | Event::RoundEnded { .. } => self.show_talk(event),
            Event::PhaseEnded { phase, found, .. } => {
                let found = plain::line(found, 300);
                self.line(&format!("{}: {found}", plain::line(phase, 40)));
            }
            Event::AgentMoved { from, to, why, .. } => {
                let why = plain::line(why, 200);
                let (from, to) = (plain::line(from, 40), plain::line(to, 40));
                self.line(&format!("{from} → {to}: {why}"));
            }
            Event::Observed { observation } => self.line(&observed(observation)),
            Event::Diagnosed { diagnosis } => self.line(&plain::line(&diagnosis.describe(), 300)),
            Event::RunStarted { .. } | Event::RunResumed { .. } | Event::RunFinished { .. } => {}
        }
    }

    /// Says why another proof starts.
    fn say_why_refused(&self, verdict: &Verdict) {
        if let (Some(refusal), Some(stage)) = (Refusal::from_verdict(verdict), verdict.refused_by())
        {
            let why = plain::sentence(&stage.detail, 200);
            self.line(&format!(
                "the proof refused it: it {}: {why}",
                refusal.describe(1)
            ));
        }
    }

    fn show_talk(&self, event: &Event) {
        match event {
            Event::ModelAnswered {
                model,
                reply,
                cost,
                seconds,
                ..
            } if self.mode == Mode::Verbose => {
                let usage = &reply.usage;
                self.line(&format!(
                    "{} · {}+{} tokens · {:.4} $ · {seconds:.1} s",
                    plain::line(model, 40),
                    usage.input,
                    usage.output,
                    cost.dollars()
                ));
            }
            Event::ModelFailed { error, .. } if self.mode == Mode::Verbose => {
                self.line(&plain::line(error, 400))
            }
            Event::ToolCalled {
                tool,
                arguments,
                outcome,
                bytes,
                ..
            } if self.mode == Mode::Verbose => {
                let outcome = match outcome {
                    ToolOutcome::Answered => counted(*bytes, "byte"),
                    ToolOutcome::Refused => "refused".to_owned(),
                };
                let asked = plain::line(&format!("{tool} {arguments}"), 160);
                self.line(&format!("{asked} → {outcome}"));
            }
            Event::RoundEnded { stop, turns, .. } => {
                let talk = self.talk.lock().unwrap_or_else(PoisonError::into_inner);
                let spent = talk.talk.spent().unwrap_or_default();
                let phase = talk.talk.phase().map(str::to_owned);
                drop(talk);
                let stop = plain::line(stop, 200);
                let phase = phase.as_deref().unwrap_or("round");
                self.line(&format!(
                    "{phase} ended after {}: {stop} · {spent}",
                    counted(*turns, "turn")
                ));
            }
            _ => {}
        }
    }

    /// Follows the conversation with a model; true for events that need no line of their own.
    fn is_part_of_talk(&self, event: &Event) -> bool {
        let mut talk = self.talk.lock().unwrap_or_else(PoisonError::into_inner);
        match event {
            Event::StepStarted { step: Step::Agent } => {
                talk.running = true;
                return false;
            }
            Event::StepFinished {
                step: Step::Agent, ..
            } => {
                talk.running = false;
                return false;
            }
            Event::StepStarted { .. } | Event::StepFinished { .. } => return talk.running,
            _ => {}
        }
        if talk.talk.take(event) && talk.running {
            self.say(talk.talk.describe());
        }
        false
    }

    /// Follows the candidates; true for events that need no line of their own.
    fn is_part_of_search(&self, event: &Event) -> bool {
        let mut search = self
            .candidates
            .lock()
            .unwrap_or_else(PoisonError::into_inner);
        if search.candidates.take(event) && search.running {
            self.say(search.candidates.describe());
        }
        match event {
            Event::StepStarted {
                step: Step::Candidates,
            } => search.running = true,
            Event::StepFinished {
                step: Step::Candidates,
                ..
            } => search.running = false,
            Event::StepStarted { .. } | Event::StepFinished { .. } => return search.running,
            _ => {}
        }
        false
    }

    fn describe_done(&self, step: &Step) -> String {
        match step {
            Step::Candidates => {
                let search = self
                    .candidates
                    .lock()
                    .unwrap_or_else(PoisonError::into_inner);
                search.candidates.tally()
            }
            _ => step.describe(),
        }
    }

    /// Changes the text of the current step.
    fn say(&self, words: String) {
        let mut current = self.current.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(running) = current.as_mut() {
            running.words = words;
        }
    }

    fn set(&self, step: Option<&Step>) {
        let running = step.map(|step| Running {
            words: self.describe(step),
            far: self.far(step),
            since: Instant::now(),
            told: None,
        });
        *self.current.lock().unwrap_or_else(PoisonError::into_inner) = running;
        clear(self.mode);
    }

    fn far(&self, step: &Step) -> Option<Far> {
        let logs = self.logs.get()?;
        Far::for_step(step, logs, |what| self.total(what))
    }

    fn total(&self, what: What) -> Option<usize> {
        let totals = self.totals.lock().unwrap_or_else(PoisonError::into_inner);
        match what {
            What::Files => totals.files,
            What::Tests => totals.tests,
        }
    }

    /// Later builds and test runs are measured against those of the unpatched program.
    fn learn(&self, event: &Event) {
        let mut totals = self.totals.lock().unwrap_or_else(PoisonError::into_inner);
        match event {
            Event::BaseReady { base } => totals.files = Some(base.compile_commands.count),
            Event::TestsRan { tests } => {
                totals.tests = usize::try_from(tests.passed + tests.failed).ok();
            }
            _ => {}
        }
    }

    /// A stage is described as part of its outer step.
    fn describe(&self, step: &Step) -> String {
        let mut outer = self.outer.lock().unwrap_or_else(PoisonError::into_inner);
        match (step, outer.as_ref()) {
            (Step::Passage | Step::Prove, _) => {
                *outer = Some(step.clone());
                step.describe()
            }
            (Step::Judge { stage, .. }, Some(outer)) => {
                format!("{}: {}", outer.describe(), stage.doing())
            }
            (_, _) => step.describe(),
        }
    }

    /// Returns whether it was part of an outer step that still runs and will get a line of its own.
    fn finish(&self, step: &Step) -> bool {
        let mut outer = self.outer.lock().unwrap_or_else(PoisonError::into_inner);
        if outer.as_ref() == Some(step) {
            *outer = None;
        }
        let goes_on = outer.clone();
        drop(outer);
        // Between its parts the outer step still runs, and a log should show that.
        self.set(goes_on.as_ref());
        goes_on.is_some()
    }

    fn line(&self, text: &str) {
        clear(self.mode);
        say(text);
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        if let Some((stop, ticker)) = self.ticker.take() {
            let _ = stop.send(());
            let _ = ticker.join();
        }
        clear(self.mode);
    }
}

/// `src/a.c:40 in fill: expected n <= 4, but n = 7`.
fn observed(one: &Observation) -> String {
    let holds = match one.agrees {
        Agreement::Yes => "and so it is",
        Agreement::No => "but",
        Agreement::Unclear => "undecided",
    };
    let text = format!(
        "{}: expected {}, {holds}: {}",
        one.describe_place(),
        one.expected,
        one.actual
    );
    plain::line(&text, 300)
}

/// A line next to the answer, wrapped at words, because a terminal would break it anywhere.
pub fn say(text: &str) {
    let text = plain::plain(text);
    let lines = match of_stderr() {
        Some(columns) => wrap(&text, columns.saturating_sub(5)),
        None => vec![text],
    };
    let paint = Paint::for_stderr();
    let lines: Vec<String> = lines.iter().map(|line| paint.faint(line)).collect();
    sink::say(&format!("  {}", lines.join("\n    ")));
}

#[cfg(test)]
#[path = "progress_tests.rs"]
mod tests;
