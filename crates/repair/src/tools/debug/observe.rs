//! The debugger tools for an agent that must state what it expects before it looks: afterwards both are compared, and the
//! observation is kept.

mod looks;

use patchwright_domain::observation::{Agreement, Observation};
use patchwright_domain::report::Location;

use super::compare::{Compared, is_optimised_out};
use super::expectation::{self, Expectation};
use super::notebook::Notebook;
use super::{DebugTools, look, run, who};
use crate::tools::sight::Sight;
use crate::tools::{Call, Tool, ToolAnswer, ToolError};

/// A debugger, and the notebook that records each look.
pub(crate) struct Observer<'a> {
    tools: DebugTools<'a>,
    notebook: &'a Notebook<'a>,
}

/// All of them, in the order in which they are listed. Those that only navigate need no expectation.
pub(crate) fn tools<'a>() -> Vec<Tool<Observer<'a>>> {
    vec![
        Tool::for_call::<run::RunProgram>(),
        Tool::for_call::<looks::LookAtLine>(),
        Tool::for_call::<looks::LookAtValue>(),
        Tool::for_call::<looks::LookAtWrite>(),
        Tool::for_call::<look::Backtrace>(),
        Tool::for_call::<who::WhoAllocated>(),
        Tool::for_call::<who::WhoFreed>(),
    ]
}

/// Tools that take no expectation, as for every other caller.
macro_rules! plain_call {
    ($call:ty) => {
        impl<'a> Call<Observer<'a>> for $call {
            const NAME: &'static str = <Self as Call<DebugTools<'a>>>::NAME;
            const ABOUT: &'static str = <Self as Call<DebugTools<'a>>>::ABOUT;

            fn run(self, observer: &mut Observer<'a>) -> Result<ToolAnswer, ToolError> {
                <Self as Call<DebugTools<'a>>>::run(self, &mut observer.tools)
            }
        }
    };
}

plain_call!(run::RunProgram);
plain_call!(look::Backtrace);
plain_call!(who::WhoAllocated);
plain_call!(who::WhoFreed);

impl<'a> Observer<'a> {
    pub(crate) fn open(
        sight: &'a Sight<'a>,
        notebook: &'a Notebook<'a>,
    ) -> Result<Self, ToolError> {
        match DebugTools::open(sight) {
            Ok(tools) => Ok(Self { tools, notebook }),
            Err(error) => {
                notebook.note_blind(error.to_string());
                Err(error)
            }
        }
    }

    /// Parses the expectation, once a look is allowed.
    fn expected(&self, said: Option<&str>, about: Option<&str>) -> Result<Expectation, ToolError> {
        self.notebook.may_look()?;
        expectation::read(said, about).map_err(ToolError::Refused)
    }

    /// Where the program is stopped, in a frame.
    fn standing(&self, frame: usize) -> Location {
        let halt = self.tools.session.halt();
        let frame = halt.and_then(|halt| halt.backtrace.frames.get(frame));
        let place = frame.and_then(|frame| frame.place.as_ref());
        Location {
            function: frame.map(|frame| frame.function.clone()),
            file: place.map(|place| place.file.clone()),
            line: place.map(|place| place.line),
            column: None,
        }
    }

    /// Records an observation; returns the text for the caller.
    fn note(&self, look: Look, expected: &Expectation, compared: &Compared) -> String {
        let before = self.contradicted(&look.place, &expected.condition);
        let decided = compared.agrees != Agreement::Unclear;
        let observation = Observation {
            place: look.place,
            hit: look.hit,
            when: look.when,
            expression: look.expression,
            expected: match decided {
                true => expected.condition.clone(),
                false => expected.said.clone(),
            },
            actual: compared.actual.clone(),
            agrees: compared.agrees,
        };
        let verdict = match (compared.agrees, &compared.why) {
            (Agreement::Yes, _) => {
                "It HOLDS: here the program is still as it should be.".to_owned()
            }
            (Agreement::No, _) => {
                "It does NOT HOLD: if it should, the program is already wrong here.".to_owned()
            }
            (Agreement::Unclear, Some(why)) if is_optimised_out(why) => {
                format!("This could not be decided: {why}.")
            }
            (Agreement::Unclear, Some(why)) => format!(
                "This could not be decided: {why}. Compare them yourself, or expect a condition of C over variables in scope there."
            ),
            (Agreement::Unclear, None) => "This could not be decided.".to_owned(),
        };
        let head = observation.describe_place();
        let (expected, actual) = (observation.expected.clone(), observation.actual.clone());
        let number = self.notebook.add(observation);
        let before = before.map(|earlier| {
            format!("\n  Before, you expected `{earlier}` here: both cannot be right.")
        });
        format!(
            "Observation {number}, {head}\n  expected  {expected}\n  actual    {actual}\n  {verdict}{}\n",
            before.unwrap_or_default()
        )
    }

    /// An earlier expectation at the same place that excludes this one.
    fn contradicted(&self, place: &Location, condition: &str) -> Option<String> {
        let seen = self.notebook.seen();
        let here = seen.into_iter().rev().filter(|one| {
            (&one.place.file, one.place.line) == (&place.file, place.line)
                && one.agrees != Agreement::Unclear
        });
        here.map(|one| one.expected).find(|earlier| {
            expectation::never_holds(&format!("({earlier}) && ({condition})")).is_some()
        })
    }
}

/// What a look examines.
struct Look {
    place: Location,
    hit: Option<u64>,
    /// The condition that selects hits of the line.
    when: Option<String>,
    expression: String,
}
