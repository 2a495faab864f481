//! Memory for a number of elements that is negative, or larger than the input can fill.

use patchwright_code::JavaNode;
use patchwright_domain::constraint::Rule;
use patchwright_domain::report::BugKind;

use super::bounds::{Passed, passed_before};
use super::check::{How, Wanted, enforce};
use super::scope::{is_known_at, is_pure};
use super::site::Site;
use super::text;
use crate::proposal::{Exit, Operator, PlaceKind, Proposal};

pub(super) fn propose<'a>(site: &Site<'a>) -> Vec<Proposal> {
    let sizes: Vec<(JavaNode<'a>, JavaNode<'a>)> = site.nodes().filter_map(size).collect();
    let mut proposals = Vec::new();
    for (node, size) in sizes {
        match site.report.kind {
            BugKind::OutOfMemory => proposals.extend(bounded(site, node, size)),
            _ => proposals.extend(not_negative(site, node, size)),
        }
    }
    proposals
}

/// What is made, and the number of its elements.
fn size(node: JavaNode<'_>) -> Option<(JavaNode<'_>, JavaNode<'_>)> {
    let number = match node.kind() {
        "array_creation_expression" => {
            let dimensions = node.child("dimensions")?;
            dimensions.children().next()?
        }
        "object_creation_expression" => {
            let class = node.child("type")?.text().split('<').next()?;
            let sized = [
                "ArrayList",
                "HashMap",
                "HashSet",
                "StringBuilder",
                "ByteArrayOutputStream",
                "ArrayDeque",
            ];
            let list = node.child("arguments").filter(|_| sized.contains(&class))?;
            list.children().next()?
        }
        "method_invocation" => {
            let allocates = node
                .child("name")
                .is_some_and(|name| matches!(name.text(), "allocate" | "allocateDirect"));
            node.child("arguments")
                .filter(|_| allocates)?
                .children()
                .next()?
        }
        _ => return None,
    };
    let is_literal = number.kind().ends_with("_literal");
    (!is_literal && is_pure(number)).then_some((node, number))
}

fn not_negative<'a>(site: &Site<'a>, node: JavaNode<'a>, size: JavaNode<'a>) -> Vec<Proposal> {
    let text = size.text();
    let wanted = Wanted {
        node,
        rule: Rule::InBounds,
        good: format!("{text} >= 0"),
        bad: format!("{text} < 0"),
        complaint: "negative size",
        cause: format!("`{text}` was {}, and nothing asked.", site.message()),
        doubt: 0,
    };
    let mut proposals = Vec::new();
    for Passed { comparison, holds } in passed_before(node) {
        let left = comparison.child("left").map(JavaNode::text);
        let upper = matches!(
            (
                comparison.child("operator").map_or("", JavaNode::text),
                holds
            ),
            (">" | ">=", false) | ("<" | "<=", true)
        );
        if left != Some(text) || !upper {
            continue;
        }
        let how = How {
            operator: Operator::AddLowerBound,
            place: PlaceKind::Stopper,
            exit: Exit::Corrected,
            at: Some(comparison),
            doubt: 0,
        };
        let written = match holds {
            true => format!("{text} >= 0 && {}", comparison.text()),
            false => format!("{text} < 0 || {}", comparison.text()),
        };
        proposals.push(wanted.proposal(site, how, text::replace(comparison, written)));
    }
    proposals.extend(enforce(site, &wanted));
    proposals
}

/// No more elements than the input has bytes left.
fn bounded<'a>(site: &Site<'a>, node: JavaNode<'a>, size: JavaNode<'a>) -> Vec<Proposal> {
    let Some(left) = left_of_input(site, node) else {
        return Vec::new();
    };
    let text = size.text();
    let wanted = Wanted {
        node,
        rule: Rule::InBounds,
        good: format!("{text} <= {left}"),
        bad: format!("{text} > {left}"),
        complaint: "size exceeds the input",
        cause: format!(
            "`{text}` was read from the input and asked for more memory than there is; the input has only `{left}` bytes left."
        ),
        doubt: 2,
    };
    enforce(site, &wanted)
}

/// How the class says what is left of its input: `data.length - pos`, `buffer.remaining()`, or an array that it reads
/// step by step.
fn left_of_input(site: &Site<'_>, place: JavaNode<'_>) -> Option<String> {
    let class = site.class()?;
    let known = |node: &JavaNode<'_>| is_pure(*node) && is_known_at(*node, site.method, place);
    let said = class.descendants().find(|node| {
        let text = node.text();
        let difference = node.is("binary_expression")
            && node.child("operator").is_some_and(|op| op.text() == "-")
            && node.child("left").is_some_and(|left| {
                left.text().ends_with(".length") || left.text().ends_with(".length()")
            })
            && node
                .child("right")
                .is_some_and(|right| right.is_any(&["identifier", "field_access"]));
        (difference || text.ends_with(".remaining()") && node.is("method_invocation"))
            && known(node)
    });
    if let Some(said) = said {
        return Some(said.text().to_owned());
    }
    let stepped = class.descendants().filter(|node| node.is("array_access"));
    stepped
        .filter(|node| node.child("array").is_some_and(|array| known(&array)))
        .find_map(|node| {
            let index = node
                .child("index")
                .filter(|index| index.is("update_expression"))?;
            let position = index
                .children()
                .find(|node| node.is_any(&["identifier", "field_access"]))?;
            known(&position).then(|| {
                format!(
                    "{}.length - {}",
                    node.child("array").map_or("", JavaNode::text),
                    position.text()
                )
            })
        })
}
