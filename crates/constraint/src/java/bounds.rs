//! An index outside of an array, a string or a list.

mod moved_since;

use patchwright_code::JavaNode;
use patchwright_domain::constraint::Rule;

use super::check::{How, Wanted, enforce};
use super::message::number_after;
use super::ranges;
use super::scope::{is_pure, type_of};
use super::site::Site;
use super::text;
use crate::proposal::{Exit, Operator, PlaceKind, Proposal};

const COMPLAINT: &str = "index out of range";
/// Uses of an index on one line.
const MOST_ACCESSES: usize = 32;

/// One use of an index.
struct Access<'a> {
    node: JavaNode<'a>,
    index: JavaNode<'a>,
    /// `row.length`, `text.length()`, `list.size()`.
    length: String,
}

/// What the message says about the index.
#[derive(Clone, Copy)]
struct Told {
    index: Option<i64>,
    length: Option<i64>,
}

pub(super) fn propose<'a>(site: &Site<'a>) -> Vec<Proposal> {
    let message = site.message();
    let told = Told {
        index: number_after(message, "index").or_else(|| number_after(message, "out of range")),
        length: number_after(message, "length").or_else(|| number_after(message, "size")),
    };
    let accesses = site.nodes().filter_map(|node| access(site, node));
    let accesses: Vec<Access<'a>> = accesses.take(MOST_ACCESSES).collect();
    let fits = |access: &&Access<'a>| {
        literal(access.index).is_none_or(|value| told.index.is_none_or(|index| index == value))
    };
    let mut proposals = Vec::new();
    for access in accesses.iter().filter(fits) {
        let together = steps_together(access, &accesses);
        let Some(wanted) = wanted(access, told, together) else {
            continue;
        };
        if is_asked_already(&wanted) {
            continue;
        }
        proposals.extend(corrected(site, access, told, &wanted));
        proposals.extend(enforce(site, &wanted));
    }
    proposals.extend(ranges::propose(site));
    proposals
}

fn access<'a>(site: &Site<'a>, node: JavaNode<'a>) -> Option<Access<'a>> {
    let thrower = site.thrower();
    if node.is("array_access") && thrower.is_none() {
        let array = node.child("array").filter(|array| is_pure(*array))?;
        return Some(Access {
            node,
            index: node.child("index")?,
            length: format!("{}.length", array.text()),
        });
    }
    if !node.is("method_invocation") {
        return None;
    }
    let object = node.child("object").filter(|object| is_pure(*object))?;
    let name = node.child("name")?.text();
    if thrower.is_some_and(|thrower| thrower != name) {
        return None;
    }
    let declared =
        || type_of(object.text().trim_start_matches("this."), site.method).unwrap_or_default();
    let length = match name {
        "charAt" | "codePointAt" | "deleteCharAt" | "setCharAt" => "length()",
        "get" | "set" | "remove" | "elementAt"
            if !declared().starts_with("Map") && !declared().contains("Buffer") =>
        {
            "size()"
        }
        _ => return None,
    };
    let arguments = node.child("arguments")?;
    Some(Access {
        node,
        index: arguments.children().next()?,
        length: format!("{}.{length}", object.text()),
    })
}

fn literal(node: JavaNode<'_>) -> Option<i64> {
    node.text().parse().ok()
}

/// How many elements `data[pos++]` and its like on this line take, if all use one array and one index.
fn steps_together(access: &Access<'_>, all: &[Access<'_>]) -> usize {
    let stepped = |one: &Access<'_>| {
        one.index.is("update_expression")
            && one.index.text() == access.index.text()
            && one.length == access.length
    };
    all.iter().filter(|one| stepped(one)).count()
}

fn wanted<'a>(access: &Access<'a>, told: Told, together: usize) -> Option<Wanted<'a>> {
    let index = index_text(access.index)?;
    let length = &access.length;
    let (good, bad) = match (told.index, together) {
        (Some(value), _) if value < 0 => (format!("{index} >= 0"), format!("{index} < 0")),
        (_, many) if many > 1 => (
            format!("{length} - {index} >= {many}"),
            format!("{length} - {index} < {many}"),
        ),
        (Some(_), _) if literal(access.index).is_some() => (
            format!("{length} > {index}"),
            format!("{length} <= {index}"),
        ),
        (Some(_), _) => (
            format!("{index} < {length}"),
            format!("{index} >= {length}"),
        ),
        (None, _) => (
            format!("{index} >= 0 && {index} < {length}"),
            format!("{index} < 0 || {index} >= {length}"),
        ),
    };
    let cause = match (told.index, told.length) {
        (Some(index_was), Some(length_was)) => format!(
            "`{index}` was {index_was} where `{length}` was {length_was}, and nothing checked it."
        ),
        _ => format!("Nothing checked `{index}` against `{length}`."),
    };
    Some(Wanted {
        node: access.node,
        rule: Rule::InBounds,
        good,
        bad,
        complaint: COMPLAINT,
        cause,
        doubt: 0,
    })
}

/// Whether a condition around the access says the very thing, so that another access of the line failed.
fn is_asked_already(wanted: &Wanted<'_>) -> bool {
    passed_before(wanted.node).iter().any(|passed| {
        let said = passed.comparison.text();
        match passed.holds {
            true => said == wanted.good,
            false => said == wanted.bad,
        }
    })
}

/// `pos` of `pos++`; the whole expression where it may be evaluated twice.
fn index_text(index: JavaNode<'_>) -> Option<String> {
    if index.is("update_expression") {
        let variable = index
            .children()
            .find(|node| !matches!(node.kind(), "++" | "--"))?;
        return index
            .text()
            .ends_with("++")
            .then(|| variable.text().to_owned());
    }
    is_pure(index).then(|| index.text().to_owned())
}

/// Comparisons that are made before the access and let it through.
fn corrected<'a>(
    site: &Site<'a>,
    access: &Access<'a>,
    told: Told,
    wanted: &Wanted<'a>,
) -> Vec<Proposal> {
    let mut proposals = Vec::new();
    for passed in passed_before(access.node) {
        if let Some((operator, text, doubt)) = correction(&passed, access, told) {
            let how = How {
                operator,
                place: PlaceKind::Stopper,
                exit: Exit::Corrected,
                at: Some(passed.comparison),
                doubt,
            };
            proposals.push(wanted.proposal(site, how, text::replace(passed.comparison, text)));
        }
    }
    proposals
}

fn correction(
    passed: &Passed<'_>,
    access: &Access<'_>,
    told: Told,
) -> Option<(Operator, String, u32)> {
    let (left, operator, right) = passed.sides()?;
    let length = access.length.as_str();
    let index = access.index.text();
    // The index on the left.
    let (subject, operator, bound) = if left == index || index_starts_with(index, left) {
        (left, operator, right)
    } else if right == index || index_starts_with(index, right) {
        (right, mirrored(operator), left)
    } else {
        return None;
    };
    let is_length = bound == length;
    let one_past = told.index.is_some() && told.index == told.length;
    let below = told.index.is_some_and(|index| index < 0);
    let written = |subject: &str, operator: &str| format!("{subject} {operator} {bound}");
    match (passed.holds, operator) {
        (true, "<=") if subject == index && !below && (is_length || one_past) => Some((
            Operator::TightenComparison,
            written(subject, "<"),
            if is_length { 0 } else { 3 },
        )),
        (false, ">") if subject == index && !below && (is_length || one_past) => Some((
            Operator::TightenComparison,
            written(subject, ">="),
            if is_length { 0 } else { 3 },
        )),
        (true, "<" | "<=") if below && subject == index => Some((
            Operator::AddLowerBound,
            format!("{subject} >= 0 && {}", passed.comparison.text()),
            0,
        )),
        (false, ">=" | ">") if below && subject == index => Some((
            Operator::AddLowerBound,
            format!("{subject} < 0 || {}", passed.comparison.text()),
            0,
        )),
        (true, "<") if subject != index && is_length && !below => {
            Some((Operator::TightenComparison, written(index, "<"), 1))
        }
        (false, ">=") if subject != index && is_length && !below => {
            Some((Operator::TightenComparison, written(index, ">="), 1))
        }
        _ => None,
    }
}

/// `i + 1` and `i`.
fn index_starts_with(index: &str, subject: &str) -> bool {
    let rest = index.strip_prefix(subject).map(str::trim_start);
    rest.and_then(|rest| rest.strip_prefix('+'))
        .is_some_and(|step| step.trim().parse::<u32>().is_ok())
}

fn mirrored(operator: &str) -> &str {
    match operator {
        "<" => ">",
        "<=" => ">=",
        ">" => "<",
        ">=" => "<=",
        other => other,
    }
}

/// A comparison whose outcome is known when an expression is evaluated.
pub(super) struct Passed<'a> {
    pub comparison: JavaNode<'a>,
    pub holds: bool,
}

impl<'a> Passed<'a> {
    pub fn sides(&self) -> Option<(&'a str, &'a str, &'a str)> {
        let text = |field| Some(self.comparison.child(field)?.text());
        Some((text("left")?, text("operator")?, text("right")?))
    }
}

/// The conditions of loops and branches around a node, and the checks before it that left otherwise: those of them that still say
/// something when the node is evaluated.
pub(super) fn passed_before(node: JavaNode<'_>) -> Vec<Passed<'_>> {
    moved_since::still_said(all_passed_before(node), node)
}

fn all_passed_before(node: JavaNode<'_>) -> Vec<Passed<'_>> {
    let mut passed = Vec::new();
    let mut below = node;
    for above in node.ancestors() {
        let inside = matches!(below.field(), Some("body" | "consequence" | "update"));
        if inside
            && above.is_any(&[
                "while_statement",
                "for_statement",
                "if_statement",
                "ternary_expression",
            ])
        {
            passed.extend(
                above
                    .child("condition")
                    .into_iter()
                    .flat_map(|condition| parts(condition, "&&", true)),
            );
        }
        let operator = above.child("operator").map_or("", JavaNode::text);
        if above.is("binary_expression") && below.field() == Some("right") {
            let left = above.child("left").into_iter();
            match operator {
                "&&" => passed.extend(left.flat_map(|left| parts(left, "&&", true))),
                "||" => passed.extend(left.flat_map(|left| parts(left, "||", false))),
                _ => {}
            }
        }
        if above.is_any(&["block", "constructor_body"]) {
            let earlier = above.children().take_while(|child| !child.is_same(below));
            for check in earlier.filter(|child| child.is("if_statement")) {
                if check.child("alternative").is_none() && ends_here(check) {
                    passed.extend(
                        check
                            .child("condition")
                            .into_iter()
                            .flat_map(|condition| parts(condition, "||", false)),
                    );
                }
            }
        }
        if above.is_any(&super::site::METHODS) || above.is("lambda_expression") {
            break;
        }
        below = above;
    }
    passed
}

fn ends_here(check: JavaNode<'_>) -> bool {
    let jumps = || {
        let branch = check.child("consequence")?;
        let last = if branch.is("block") {
            branch.children().last()?
        } else {
            branch
        };
        last.is_any(&["continue_statement", "break_statement"])
            .then_some(last)
    };
    super::exits::leaves_by(check).is_some() || jumps().is_some()
}

/// The comparisons that a chain of `&&` or `||` is made of.
fn parts<'a>(condition: JavaNode<'a>, joined_by: &str, holds: bool) -> Vec<Passed<'a>> {
    let mut found = Vec::new();
    let mut open = vec![condition];
    while let Some(node) = open.pop() {
        if node.is("parenthesized_expression") {
            open.extend(node.children());
            continue;
        }
        match node.child("operator").map_or("", JavaNode::text) {
            operator if node.is("binary_expression") && operator == joined_by => {
                open.extend(node.child("left"));
                open.extend(node.child("right"));
            }
            "<" | "<=" | ">" | ">=" if node.is("binary_expression") => found.push(Passed {
                comparison: node,
                holds,
            }),
            _ => {}
        }
    }
    found
}
