//! What the debugging agent may call besides reading code.

use std::sync::Arc;

use super::conclude::Conclude;
use super::findings::{Findings, Looks, Wants};
use super::stated::StateConstraint;
use crate::kit::OwnTools;
use crate::tools::debug::observe::{self, Observer};
use crate::tools::{Sight, Tool, ToolSet, Toolbox};

impl OwnTools for Findings<'_> {
    fn add<'t>(&'t self, toolbox: Toolbox<'t>, sight: &'t Sight<'t>) -> Toolbox<'t> {
        let toolbox = match self.looks() {
            Looks::Expecting => {
                let open = move || Observer::open(sight, self.notebook());
                let debugger = Arc::clone(self.ctx.ledger.debugger());
                toolbox.with(ToolSet::new(observe::tools(), open).one_at_a_time(debugger))
            }
            Looks::Plain | Looks::None => toolbox,
        };
        let mut calls = vec![Tool::for_call::<Conclude>()];
        if self.wants() == Wants::Constraint {
            calls.insert(0, Tool::for_call::<StateConstraint>());
        }
        toolbox.with(ToolSet::new(calls, move || Ok(self)))
    }
}
