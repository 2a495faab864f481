//! A loop that does not come nearer to its end: a step that is read from the input and may be nothing.

use patchwright_code::JavaNode;
use patchwright_domain::constraint::Rule;

use super::check::{Wanted, enforce};
use super::scope::{is_pure, variables};
use super::site::Site;
use crate::proposal::Proposal;

const LOOPS: [&str; 3] = ["while_statement", "for_statement", "do_statement"];

pub(super) fn propose<'a>(site: &Site<'a>) -> Vec<Proposal> {
    let loops = site.method.descendants().filter(|node| node.is_any(&LOOPS));
    let around = loops.filter(|node| node.span().has_line(site.line));
    let wanted = around.flat_map(steps).map(|(step, by)| Wanted {
        node: step,
        rule: Rule::MakesProgress,
        good: format!("{} > 0", by.text()),
        bad: format!("{} <= 0", by.text()),
        complaint: "no progress",
        cause: format!("Where `{}` is 0 the loop does not end.", by.text()),
        doubt: 1,
    });
    wanted.flat_map(|wanted| enforce(site, &wanted)).collect()
}

/// `pos += length` in a loop that goes on by `pos`.
fn steps(round: JavaNode<'_>) -> Vec<(JavaNode<'_>, JavaNode<'_>)> {
    let asked = round.child("condition").map_or(Vec::new(), variables);
    let steps = round
        .descendants()
        .filter(|node| node.is("assignment_expression"));
    steps
        .filter_map(|step| {
            let operator = step.child("operator")?.text();
            let left = step
                .child("left")
                .filter(|left| asked.contains(&left.text()))?;
            let by = step.child("right")?;
            let is_step = matches!(operator, "+=" | "-=") && left.is("identifier");
            (is_step && !by.kind().ends_with("_literal") && is_pure(by)).then_some((step, by))
        })
        .collect()
}
