//! What one place has otherwise than all others, and where to look for the others.

use patchwright_code::Function;
use patchwright_code::tree::Expr;
use patchwright_domain::constraint::{Certainty, Rule};

use crate::checks;
use crate::proposal::{Exit, Operator, PlaceKind, Proposal, TextEdit};
use crate::site::{self, Context, Site};

/// The functions whose bodies name one of some words; others need not be parsed.
pub(super) fn naming<'w, 'a>(
    ctx: &'w Context<'a>,
    words: &'w [&'w str],
) -> impl Iterator<Item = &'a Function> + 'w {
    ctx.code.functions().filter(move |function| {
        let text = ctx.text(function, function.head.body);
        words.iter().any(|word| text.contains(word))
    })
}

/// What one place has otherwise than all others.
pub(super) struct OddOne<'o, 'a> {
    pub function: &'a Function,
    pub expr: &'a Expr,
    pub usual: &'o str,
    pub rule: Rule,
    /// What must hold.
    pub english: String,
    pub why: &'static str,
    pub cause: String,
    pub doubt: u32,
}

impl OddOne<'_, '_> {
    pub fn replaced(self, site: &Site<'_>) -> Proposal {
        let span = self.expr.span;
        let grounds = vec![(self.usual.to_owned(), Certainty::Inferred, self.why)];
        Proposal {
            operator: Operator::SameObject,
            place: PlaceKind::Producer,
            exit: Exit::Corrected,
            edits: vec![TextEdit::replace(
                &self.function.head.file,
                span,
                self.usual,
            )],
            constraint: checks::constraint(site, self.rule, None, self.english, grounds),
            at: site::location(self.function, span.line, Some(span.column)),
            cause: self.cause,
            doubt: self.doubt,
            check: None,
        }
    }
}
