//! All tools of an agent: finds the tool a call means, corrects the call, and runs read-only tools in parallel.

use std::thread;
use std::time::Duration;

use patchwright_domain::chat;
use serde_json::{Map, Value};

use super::answer::{Answered, Then, ToolError};
use super::arguments;
use super::reading::CallReading;
use super::seam::{Effect, ToolSpec};
use super::set::{Callable, ToolSet};
use super::watch::{CallSeen, Remark, Watch};

/// Why a call is not carried out; nothing for one that is.
type Refuses<'a> = dyn Fn(&Prepared) -> Option<String> + 'a;

/// Which of its tools a caller may use at the moment, where that changes from call to call.
pub struct Gate<'a> {
    /// Whether a tool is told of.
    pub offers: Box<dyn Fn(&str) -> bool + 'a>,
    /// Asked once for each call, in their order.
    pub refuses: Box<Refuses<'a>>,
}

/// Every tool that an asker may call.
#[derive(Default)]
pub struct Toolbox<'a> {
    sets: Vec<Set<'a>>,
    calls: CallReading,
    watch: Option<Watch<'a>>,
    gate: Option<Gate<'a>>,
}

enum Set<'a> {
    /// Its handle stays on the caller's thread.
    Here(Box<dyn Callable + 'a>),
    Anywhere(Box<dyn Callable + Send + 'a>),
}

/// A call, corrected.
#[derive(Debug, Clone, PartialEq)]
pub struct Prepared {
    pub name: &'static str,
    pub arguments: Value,
    pub effect: Effect,
    /// Calls of one set see what the ones before did.
    pub set: usize,
    /// What was put right.
    pub notes: Vec<String>,
}

impl<'a> Toolbox<'a> {
    pub fn with<H: 'a, F>(mut self, set: ToolSet<H, F>) -> Self
    where
        F: FnOnce() -> Result<H, ToolError> + 'a,
    {
        self.sets.push(Set::Here(Box::new(set)));
        self
    }

    /// A set that may run in parallel with others while it only reads.
    pub fn with_parallel<H: Send + 'a, F>(mut self, set: ToolSet<H, F>) -> Self
    where
        F: FnOnce() -> Result<H, ToolError> + Send + 'a,
    {
        self.sets.push(Set::Anywhere(Box::new(set)));
        self
    }

    /// With calls read so.
    pub fn reading(self, calls: CallReading) -> Self {
        Self { calls, ..self }
    }

    /// With all calls of a conversation shown to `watch`.
    pub fn watched(self, watch: Watch<'a>) -> Self {
        Self {
            watch: Some(watch),
            ..self
        }
    }

    /// With only those tools told of, and those calls carried out, that `gate` lets through.
    pub fn gated(self, gate: Gate<'a>) -> Self {
        Self {
            gate: Some(gate),
            ..self
        }
    }

    /// What the caller is told behind the answer to a call.
    pub(crate) fn remark(&mut self, call: &CallSeen<'_>) -> Option<Remark> {
        self.watch.as_mut().and_then(|watch| watch(call))
    }

    pub(crate) fn calls(&self) -> CallReading {
        self.calls
    }

    pub fn specs(&self) -> Vec<ToolSpec> {
        self.all().map(|(_, spec, _)| spec).collect()
    }

    /// The tools that the caller is told of at the moment.
    pub fn offered(&self) -> Vec<ToolSpec> {
        let mut specs = self.specs();
        if let Some(gate) = &self.gate {
            specs.retain(|spec| (gate.offers)(spec.name));
        }
        specs
    }

    /// Why a call is not to be carried out at the moment.
    pub(crate) fn refusal(&self, call: &Prepared) -> Option<String> {
        self.gate.as_ref().and_then(|gate| (gate.refuses)(call))
    }

    /// Calls a tool by its name or one that can only mean it.
    pub fn call(&mut self, name: &str, arguments: &Value) -> Answered {
        let prepared = self.prepare(name, arguments)?;
        self.run(&prepared)
    }

    pub fn prepare(&self, name: &str, given: &Value) -> Result<Prepared, ToolError> {
        let specs = self.specs();
        let meant = named(name, &specs, self.calls)?;
        let found = self.all().find(|(_, spec, _)| spec.name == meant);
        let Some((set, spec, effect)) = found else {
            return Err(ToolError::Refused(format!("there is no tool `{name}`")));
        };
        let corrected = arguments::read(&(spec.schema)(), given, self.calls);
        let (arguments, mut notes) =
            corrected.map_err(|wrong| ToolError::Refused(format!("{meant}: {wrong}")))?;
        if meant != name {
            notes.insert(0, format!("`{name}` was taken for `{meant}`"));
        }
        Ok(Prepared {
            name: meant,
            arguments,
            effect,
            set,
            notes,
        })
    }

    pub fn run(&mut self, call: &Prepared) -> Answered {
        let mut answered = self.run_all(std::slice::from_ref(call));
        match answered.pop() {
            Some((answer, _)) => answer,
            None => Err(ToolError::refused("it was not carried out")),
        }
    }

    /// The answers in the order of the calls, with the time each took. Those in a row that only read work side by side;
    /// nothing is done any more behind an answer that ends the work.
    pub fn run_all(&mut self, calls: &[Prepared]) -> Vec<(Answered, Duration)> {
        let both_read = |one: &Prepared, next: &Prepared| {
            one.effect == Effect::Reads && next.effect == Effect::Reads
        };
        let (mut answers, mut over) = (Vec::new(), false);
        for row in calls.chunk_by(both_read) {
            if over {
                let words = "it was not carried out: a call before it ended the work";
                let refusals = row
                    .iter()
                    .map(|_| (Err(ToolError::refused(words)), Duration::ZERO));
                answers.extend(refusals);
                continue;
            }
            let ran = self.run_side_by_side(row);
            over = ran.iter().any(|(answer, _)| match answer {
                Ok(answer) => answer.then == Then::Done,
                Err(error) => matches!(error, ToolError::Stopped(_)),
            });
            answers.extend(ran);
        }
        answers
    }

    fn run_side_by_side(&mut self, calls: &[Prepared]) -> Vec<(Answered, Duration)> {
        let mut answers: Vec<(usize, (Answered, Duration))> = thread::scope(|scope| {
            let (mut threads, mut here) = (Vec::new(), Vec::new());
            for (at, set) in self.sets.iter_mut().enumerate() {
                let calls_and_places = calls.iter().enumerate();
                let own: Vec<_> = calls_and_places
                    .filter(|(_, call)| call.set == at)
                    .collect();
                match set {
                    Set::Anywhere(set) => match own.is_empty() || own.len() == calls.len() {
                        true => here.push((set.as_mut() as &mut dyn Callable, own)),
                        false => threads.push(scope.spawn(move || run_each(set.as_mut(), own))),
                    },
                    Set::Here(set) => here.push((set.as_mut(), own)),
                }
            }
            let here = here.into_iter();
            let mut answers: Vec<_> = here.flat_map(|(set, own)| run_each(set, own)).collect();
            for thread in threads {
                match thread.join() {
                    Ok(more) => answers.extend(more),
                    // A tool that panics does so here as it would have on this thread.
                    Err(panic) => std::panic::resume_unwind(panic),
                }
            }
            answers
        });
        answers.sort_by_key(|(at, _)| *at);
        answers.into_iter().map(|(_, answer)| answer).collect()
    }

    fn all(&self) -> impl Iterator<Item = (usize, ToolSpec, Effect)> {
        let specs = |set: &Set<'a>| match set {
            Set::Here(set) => set.specs(),
            Set::Anywhere(set) => set.specs(),
        };
        let sets = self.sets.iter().enumerate();
        sets.flat_map(move |(at, set)| {
            specs(set)
                .into_iter()
                .map(move |(spec, effect)| (at, spec, effect))
        })
    }
}

/// The tool that a name means.
pub fn meant(name: &str, specs: &[ToolSpec]) -> Result<&'static str, ToolError> {
    named(name, specs, CallReading::Corrected)
}

/// The tool of that name, or the one that it can only mean.
pub(crate) fn named(
    name: &str,
    specs: &[ToolSpec],
    calls: CallReading,
) -> Result<&'static str, ToolError> {
    let known = specs.iter().map(|spec| spec.name);
    let exact = known.clone().find(|known| *known == name);
    let found = match calls {
        CallReading::Corrected => exact.or_else(|| arguments::nearest(name, known.clone())),
        CallReading::AsWritten => exact,
    };
    found.ok_or_else(|| {
        let names: Vec<&str> = known.collect();
        let names = names.join(", ");
        ToolError::Refused(format!("there is no tool `{name}`; there are {names}"))
    })
}

impl ToolSpec {
    /// As a request tells it to a model.
    pub fn told(&self) -> chat::ToolSpec {
        let mut schema = (self.schema)();
        if let Some(fields) = schema.as_object_mut() {
            // Some providers refuse an object without them, be it that there are none.
            let none = || Value::Object(Map::new());
            fields.entry("properties").or_insert_with(none);
        }
        chat::ToolSpec {
            name: self.name.to_owned(),
            about: self.about.to_owned(),
            schema,
        }
    }
}

fn run_each(
    set: &mut dyn Callable,
    calls: Vec<(usize, &Prepared)>,
) -> Vec<(usize, (Answered, Duration))> {
    // A set without calls is not opened.
    if calls.is_empty() {
        return Vec::new();
    }
    let named = calls.iter();
    let named = named.map(|(_, call)| (call.name, call.arguments.clone()));
    let answered = set.call_all(named.collect());
    let together = calls.into_iter().zip(answered);
    together
        .map(|((at, call), (mut answer, took))| {
            if let Ok(answer) = &mut answer {
                answer.notes.splice(0..0, call.notes.iter().cloned());
            }
            (at, (answer, took))
        })
        .collect()
}

#[cfg(test)]
#[path = "toolbox_tests.rs"]
mod tests;
