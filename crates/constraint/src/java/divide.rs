//! A division of integers by zero.

use patchwright_code::JavaNode;
use patchwright_domain::constraint::Rule;

use super::check::{Wanted, enforce};
use super::scope::is_pure;
use super::site::Site;
use crate::proposal::Proposal;

pub(super) fn propose<'a>(site: &Site<'a>) -> Vec<Proposal> {
    let wanted = site.nodes().filter_map(divisor).map(|(node, divisor)| {
        let text = match divisor.is("parenthesized_expression") {
            true => divisor
                .children()
                .next()
                .map_or(divisor.text(), JavaNode::text),
            false => divisor.text(),
        };
        Wanted {
            node,
            rule: Rule::DivisorNotZero,
            good: format!("{text} != 0"),
            bad: format!("{text} == 0"),
            complaint: "division by zero",
            cause: format!("`{text}` was 0, and nothing asked."),
            doubt: 0,
        }
    });
    wanted.flat_map(|wanted| enforce(site, &wanted)).collect()
}

fn divisor(node: JavaNode<'_>) -> Option<(JavaNode<'_>, JavaNode<'_>)> {
    let operator = node.child("operator")?.text();
    let divides = matches!(operator, "/" | "%" | "/=" | "%=");
    let divisor = node.child("right").filter(|_| divides)?;
    let is_literal = divisor.kind().ends_with("_literal");
    (!is_literal && is_pure(divisor)).then_some((node, divisor))
}
