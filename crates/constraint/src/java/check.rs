//! Makes a condition hold where an expression is evaluated: in the condition around it, or by a check before its
//! statement.

use patchwright_code::JavaNode;
use patchwright_domain::constraint::{Certainty, Constraint, Ground, Rule};

use super::exits::{self, leaves_by};
use super::site::Site;
use super::text;
use crate::proposal::{Exit, Operator, PlaceKind, Proposal, TextEdit};

/// Ways out that are tried for one check.
const MOST_WAYS: usize = 3;

pub(super) struct Wanted<'a> {
    /// What must not be evaluated unless the condition holds.
    pub node: JavaNode<'a>,
    pub rule: Rule,
    /// The condition, and what holds when things are wrong.
    pub good: String,
    pub bad: String,
    /// What an exception then says.
    pub complaint: &'static str,
    /// Why it did not hold, as a sentence.
    pub cause: String,
    pub doubt: u32,
}

impl Wanted<'_> {
    pub fn constraint(&self, site: &Site<'_>) -> Constraint {
        Constraint {
            rule: self.rule,
            site: site.location(self.node),
            condition: None,
            english: format!("`{}` must hold at `{}`.", self.good, self.node.text()),
            grounds: vec![Ground {
                part: self.good.clone(),
                certainty: Certainty::Inferred,
                why: "the exception's message and the expression on its line".to_owned(),
            }],
        }
    }

    pub fn proposal(&self, site: &Site<'_>, how: How<'_>, edit: TextEdit) -> Proposal {
        Proposal {
            operator: how.operator,
            place: how.place,
            exit: how.exit,
            edits: vec![edit],
            constraint: self.constraint(site),
            at: site.location(how.at.unwrap_or(self.node)),
            cause: self.cause.clone(),
            doubt: self.doubt + how.doubt,
            check: None,
        }
    }
}

pub(super) struct How<'a> {
    pub operator: Operator,
    pub place: PlaceKind,
    pub exit: Exit,
    /// Where the edit stands, if not where the crash is.
    pub at: Option<JavaNode<'a>>,
    pub doubt: u32,
}

pub(super) fn enforce<'a>(site: &Site<'a>, wanted: &Wanted<'a>) -> Vec<Proposal> {
    let mut proposals = in_condition(site, wanted);
    proposals.extend(in_choice(site, wanted));
    if !is_conditional(wanted.node) {
        proposals.extend(before_statement(site, wanted));
    }
    proposals
}

/// The operand of `&&` or `||`, or the whole condition, that evaluates a node.
fn operand(node: JavaNode<'_>) -> Option<JavaNode<'_>> {
    let mut below = node;
    for above in node.ancestors() {
        let chained = above.is("binary_expression")
            && above
                .child("operator")
                .is_some_and(|op| matches!(op.text(), "&&" | "||"));
        if chained || is_condition(below) {
            return Some(below);
        }
        if above.kind().ends_with("_statement")
            || above.is_any(&["block", "lambda_expression", "variable_declarator"])
        {
            return None;
        }
        below = above;
    }
    None
}

/// Whether this is what a branch, loop or choice asks, without its parentheses.
fn is_condition(node: JavaNode<'_>) -> bool {
    let Some(parent) = node.parent() else {
        return false;
    };
    match parent.kind() {
        "parenthesized_expression" => parent.field() == Some("condition"),
        "for_statement" | "ternary_expression" => node.field() == Some("condition"),
        _ => false,
    }
}

fn in_condition<'a>(site: &Site<'a>, wanted: &Wanted<'a>) -> Vec<Proposal> {
    let mut proposals = Vec::new();
    let Some(operand) = operand(wanted.node) else {
        return proposals;
    };
    let wide = |node: JavaNode<'_>| match node.kind() {
        "ternary_expression" | "assignment_expression" | "lambda_expression" => {
            format!("({})", node.text())
        }
        _ => node.text().to_owned(),
    };
    if is_asked_to_leave(operand) {
        let how = How {
            operator: Operator::StrengthenCondition,
            place: PlaceKind::Stopper,
            exit: Exit::ErrorExit,
            at: Some(operand),
            doubt: 0,
        };
        let edit = text::replace(operand, format!("{} || {}", wanted.bad, wide(operand)));
        proposals.push(wanted.proposal(site, how, edit));
    }
    let looped = operand
        .ancestors()
        .find(|node| node.kind().ends_with("_statement"));
    let looped = looped
        .is_some_and(|node| node.is_any(&["while_statement", "for_statement", "do_statement"]));
    let how = How {
        operator: if looped {
            Operator::StrengthenLoop
        } else {
            Operator::StrengthenCondition
        },
        place: PlaceKind::Stopper,
        exit: Exit::Corrected,
        at: Some(operand),
        doubt: if looped { 0 } else { 3 },
    };
    let edit = text::replace(operand, format!("{} && {}", wanted.good, wide(operand)));
    proposals.push(wanted.proposal(site, how, edit));
    proposals
}

/// Whether this operand alone makes an `if` leave the method.
fn is_asked_to_leave(operand: JavaNode<'_>) -> bool {
    for above in operand.ancestors() {
        let or = above.is("binary_expression")
            && above.child("operator").is_some_and(|op| op.text() == "||");
        if or || above.is("parenthesized_expression") {
            continue;
        }
        return above.is("if_statement")
            && above.child("alternative").is_none()
            && leaves_by(above).is_some();
    }
    false
}

/// `ready ? row[i] : 0`: the choice asks for the condition too.
fn in_choice<'a>(site: &Site<'a>, wanted: &Wanted<'a>) -> Option<Proposal> {
    let branch = std::iter::once(wanted.node)
        .chain(wanted.node.ancestors())
        .take_while(|node| !node.kind().ends_with("_statement"))
        .find(|node| matches!(node.field(), Some("consequence" | "alternative")))?;
    let choice = branch
        .parent()
        .filter(|node| node.is("ternary_expression"))?;
    let condition = choice.child("condition")?;
    let asked = match branch.field() {
        Some("consequence") => format!("{} && {}", condition.text(), wanted.good),
        _ => format!("{} || {}", condition.text(), wanted.bad),
    };
    let how = How {
        operator: Operator::StrengthenCondition,
        place: PlaceKind::Stopper,
        exit: Exit::Corrected,
        at: Some(condition),
        doubt: 0,
    };
    Some(wanted.proposal(site, how, text::replace(condition, asked)))
}

/// Whether a node is only evaluated if something before it in its statement says so.
fn is_conditional(node: JavaNode<'_>) -> bool {
    let above = std::iter::once(node).chain(node.ancestors());
    let mut above = above.take_while(|node| {
        !node.kind().ends_with("_statement") && !node.is("local_variable_declaration")
    });
    above.any(|node| {
        let parent = node.parent();
        let parent_is = |kind: &str| parent.is_some_and(|parent| parent.is(kind));
        let chained = parent_is("binary_expression")
            && node.field() == Some("right")
            && parent
                .and_then(|parent| parent.child("operator"))
                .is_some_and(|op| matches!(op.text(), "&&" | "||"));
        chained || (parent_is("ternary_expression") && node.field() != Some("condition"))
    })
}

fn before_statement<'a>(site: &Site<'a>, wanted: &Wanted<'a>) -> Vec<Proposal> {
    let Some(statement) = text::statement_of(wanted.node) else {
        return Vec::new();
    };
    let ways = exits::ways(site, statement, wanted.complaint)
        .into_iter()
        .take(MOST_WAYS);
    ways.filter_map(|way| {
        let check = format!("if ({}) {{\n\t{}\n}}", wanted.bad, way.text);
        let how = How {
            operator: match way.exit {
                Exit::SilentSkip => Operator::GuardAndSkip,
                Exit::ErrorExit | Exit::Corrected | Exit::Substitute => {
                    Operator::GuardWithErrorExit
                }
            },
            place: PlaceKind::CrashSite,
            exit: way.exit,
            at: Some(statement),
            doubt: way.doubt,
        };
        Some(wanted.proposal(site, how, text::insert_before(statement, &check)?))
    })
    .collect()
}
