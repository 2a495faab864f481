//! What the agents of one repair share: the constraint, the observations, and the conclusion of the round.

use std::sync::{Mutex, MutexGuard, PoisonError};

use patchwright_domain::constraint::Constraint;
use patchwright_domain::event::Event;
use patchwright_domain::observation::{Agreement, Diagnosis, FixPlace, Observation, StatedBy};
use patchwright_domain::report::Location;

use crate::kit::{Optimisation, RepairContext, Switches};
use crate::tools::code::Switch;
use crate::tools::debug::Notebook;

/// Reply to an agent that looks before it has stated what must hold.
const CONSTRAINT_FIRST: &str =
    "state first what must hold where the program crashes: call `state_constraint`";
const NO_CONCLUSION: &str = "The debugging agent came to no conclusion. This is the last place where it saw a state that should not be.";

/// How the debugging agent examines the running program.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Looks {
    /// It states first what it expects.
    Expecting,
    Plain,
    None,
}

/// What a round has to start with.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Wants {
    /// A constraint, because none could be derived.
    Constraint,
    Nothing,
}

pub(super) struct Findings<'a> {
    pub ctx: &'a RepairContext<'a>,
    notebook: Notebook<'a>,
    looks: Looks,
    constraints: Switch,
    /// Where the program crashes.
    pub crash: Option<Location>,
    state: Mutex<State>,
}

#[derive(Default)]
struct State {
    constraints: Vec<Constraint>,
    /// Of this round.
    diagnosis: Option<Diagnosis>,
    /// Of the previous round.
    earlier: Option<Diagnosis>,
    /// How many observations there were when the round began.
    before: usize,
}

impl<'a> Findings<'a> {
    pub(super) fn new(
        ctx: &'a RepairContext<'a>,
        without: &Switches,
        constraints: Vec<Constraint>,
        crash: Option<Location>,
    ) -> Self {
        let debugger = without.switch(Optimisation::Debugger);
        let expectations = without.switch(Optimisation::Expectations);
        Self {
            ctx,
            notebook: Notebook::new(ctx.ledger),
            looks: match (debugger, expectations) {
                (Switch::Off, _) => Looks::None,
                (Switch::On, Switch::Off) => Looks::Plain,
                (Switch::On, Switch::On) => Looks::Expecting,
            },
            constraints: without.switch(Optimisation::Constraint),
            crash,
            state: Mutex::new(State {
                constraints,
                ..State::default()
            }),
        }
    }

    pub(super) fn begin_round(&self) {
        let mut state = self.state();
        state.before = self.notebook.seen().len();
        if let Some(last) = state.diagnosis.take() {
            state.earlier = Some(last);
        }
        drop(state);
        self.notebook.require(match self.wants() {
            Wants::Constraint => Some(CONSTRAINT_FIRST),
            Wants::Nothing => None,
        });
    }

    pub(super) fn notebook(&self) -> &Notebook<'a> {
        &self.notebook
    }

    pub(super) fn looks(&self) -> Looks {
        self.looks
    }

    pub(super) fn wants(&self) -> Wants {
        match self.constraints == Switch::On && self.state().constraints.is_empty() {
            true => Wants::Constraint,
            false => Wants::Nothing,
        }
    }

    /// The constraints that a prompt may mention; none if they are switched off.
    pub(super) fn constraints(&self) -> Vec<Constraint> {
        match self.constraints {
            Switch::On => self.state().constraints.clone(),
            Switch::Off => Vec::new(),
        }
    }

    pub(super) fn seen(&self) -> Vec<Observation> {
        self.notebook.seen()
    }

    /// Why no debugger works, if none does.
    pub(super) fn blind(&self) -> Option<String> {
        self.notebook.blind()
    }

    pub(super) fn earlier(&self) -> Option<Diagnosis> {
        self.state().earlier.clone()
    }

    /// Sets the constraint that a model stated, replacing the previous one.
    pub(super) fn state_constraint(&self, constraint: Constraint) {
        self.ctx
            .ledger
            .tell_constraints(std::slice::from_ref(&constraint));
        self.state().constraints = vec![constraint];
        self.notebook.require(None);
    }

    pub(super) fn conclude(&self, diagnosis: Diagnosis) {
        self.ctx.ledger.tell_round(Event::Diagnosed {
            diagnosis: Box::new(diagnosis.clone()),
        });
        self.state().diagnosis = Some(diagnosis);
    }

    /// The conclusion of the round; if the agent came to none, one derived from its observations.
    pub(super) fn concluded(&self) -> Option<Diagnosis> {
        if let Some(diagnosis) = self.state().diagnosis.clone() {
            return Some(diagnosis);
        }
        let before = self.state().before;
        let diagnosis = read_off(&self.notebook.seen(), before)?;
        self.conclude(diagnosis.clone());
        Some(diagnosis)
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Going back from a crash, the bad state nearest to its cause is seen last.
fn read_off(seen: &[Observation], before: usize) -> Option<Diagnosis> {
    let wrong = |one: &&(usize, &Observation)| one.1.agrees == Agreement::No;
    let numbered: Vec<(usize, &Observation)> = seen.iter().enumerate().skip(before).collect();
    let wrong: Vec<&(usize, &Observation)> = numbered.iter().filter(wrong).collect();
    let (_, last) = wrong.last()?;
    let place = last.place.clone();
    Some(Diagnosis {
        cause: NO_CONCLUSION.to_owned(),
        first_bad: place.clone(),
        chain: wrong.iter().map(|(at, _)| at + 1).collect(),
        fixes: vec![FixPlace {
            at: place,
            change: format!("make `{}` hold, or refuse what breaks it", last.expected),
        }],
        stated_by: StatedBy::Observations,
    })
}
