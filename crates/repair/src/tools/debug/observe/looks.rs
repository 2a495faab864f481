//! `run_to_line`, `print_value` and `watch` with an expectation.

use patchwright_domain::observation::Agreement;
use patchwright_domain::report::Location;
use patchwright_probes::debug::print;
use schemars::JsonSchema;
use serde::Deserialize;

use super::super::compare::Compared;
use super::super::expectation::operands;
use super::super::run::{RunToLine, Went};
use super::super::watching::Watch;
use super::super::{DebugTools, answered, refused};
use super::{Look, Observer};
use crate::tools::{Call, ToolAnswer, ToolError};

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct LookAtLine {
    /// Path of the file below the source root.
    file: String,
    /// The line, from 1.
    line: u32,
    /// What must be true there so that the constraint holds later: a condition of C over variables in scope, such as `n <= 16`.
    #[schemars(required)]
    expect: Option<String>,
    /// Which time the line is reached: `last` before the crash (the default), `first`, or a number from 1.
    hit: Option<String>,
    /// Only times when this expression is true are counted.
    condition: Option<String>,
}

impl<'a> Call<Observer<'a>> for LookAtLine {
    const NAME: &'static str = <RunToLine as Call<DebugTools<'a>>>::NAME;
    const ABOUT: &'static str = "Runs the program to a line, by default the last time before the crash: whether your expectation holds, the stack and the variables there";

    fn run(self, observer: &mut Observer<'a>) -> Result<ToolAnswer, ToolError> {
        let expected = observer.expected(self.expect.as_deref(), None)?;
        let shown = operands(&expected.condition);
        let when = self.condition.clone().filter(|one| !one.trim().is_empty());
        let run = RunToLine::new(self.file, self.line, self.hit, self.condition);
        let (mut answer, went) = run.go(&mut observer.tools)?;
        let (place, hit, compared) = match went {
            Went::There { hit } => {
                let frame = observer.tools.frame;
                let compared = observer.tools.compare(&expected.condition, &shown, frame);
                (observer.standing(frame), hit, compared)
            }
            Went::Nowhere { file, line } => {
                let function = observer.tools.sources.about(&file, line).function;
                let place = Location {
                    function,
                    file: Some(file),
                    line: Some(line),
                    column: None,
                };
                let compared = Compared {
                    actual: "the program does not stop there".to_owned(),
                    agrees: Agreement::Unclear,
                    why: None,
                };
                (place, None, compared)
            }
        };
        let look = Look {
            place,
            hit,
            when,
            expression: shown.join(", "),
        };
        let noted = observer.note(look, &expected, &compared);
        answer.text = format!("{noted}\n{}", answer.text);
        Ok(answer)
    }
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct LookAtValue {
    /// An expression of the source language, evaluated where the program stands.
    expression: String,
    /// What it must be there so that the constraint holds later: `< 16`, `!= 0`, or a whole condition of C.
    #[schemars(required)]
    expect: Option<String>,
    /// The frame it is evaluated in, as `backtrace` numbers them; by default the one the program was run to.
    frame: Option<u32>,
}

impl<'a> Call<Observer<'a>> for LookAtValue {
    const NAME: &'static str = "print_value";
    const ABOUT: &'static str = "The value of an expression where the program stands, and whether your expectation holds; at the crash, if it was not run to a line";

    fn run(self, observer: &mut Observer<'a>) -> Result<ToolAnswer, ToolError> {
        let expected = observer.expected(self.expect.as_deref(), Some(&self.expression))?;
        let note = observer.tools.ensure_stopped()?;
        let frame = observer.tools.frame(self.frame);
        let value = observer.tools.value_of(&self.expression, frame);
        let value = value.map_err(refused)?;
        let shown = values_of(&self.expression, &expected.condition);
        let compared = observer.tools.compare(&expected.condition, &shown, frame);
        let look = Look {
            place: observer.standing(frame),
            hit: None,
            when: None,
            expression: self.expression,
        };
        let noted = observer.note(look, &expected, &compared);
        Ok(answered(format!("{noted}\n{}", print(&value)), note))
    }
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct LookAtWrite {
    /// What is watched: a variable, a field, an element, `*p`; of 1, 2, 4 or 8 bytes.
    expression: String,
    /// What it must be after that write so that the constraint holds later: `< 16`, `!= 0`, or a whole condition of C over
    /// variables in scope where the program stands now.
    #[schemars(required)]
    expect: Option<String>,
    /// The frame it is named in, as `backtrace` numbers them; by default the one the program was run to.
    frame: Option<u32>,
}

impl<'a> Call<Observer<'a>> for LookAtWrite {
    const NAME: &'static str = <Watch as Call<DebugTools<'a>>>::NAME;
    const ABOUT: &'static str = <Watch as Call<DebugTools<'a>>>::ABOUT;

    fn run(self, observer: &mut Observer<'a>) -> Result<ToolAnswer, ToolError> {
        let expected = observer.expected(self.expect.as_deref(), Some(&self.expression))?;
        observer.tools.ensure_stopped()?;
        let frame = observer.tools.frame(self.frame);
        // The last write left the value that is there now; evaluated here, because other names are in scope where it was
        // written.
        let shown = values_of(&self.expression, &expected.condition);
        let compared = observer.tools.compare(&expected.condition, &shown, frame);
        let watch = Watch::new(self.expression.clone(), self.frame);
        let (answer, writer) = watch.go(&mut observer.tools)?;
        let Some(place) = writer else {
            return Ok(answer);
        };
        let look = Look {
            place,
            hit: None,
            when: None,
            expression: self.expression,
        };
        let noted = observer.note(look, &expected, &compared);
        Ok(ToolAnswer {
            text: format!("{noted}\n{}", answer.text),
            ..answer
        })
    }
}

/// The requested value, and what it is compared with.
fn values_of(expression: &str, condition: &str) -> Vec<String> {
    let mut all = vec![expression.to_owned()];
    for one in operands(condition) {
        if !all.contains(&one) && one.split_whitespace().count() <= 8 {
            all.push(one);
        }
    }
    all
}
