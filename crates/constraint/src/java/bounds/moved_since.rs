//! What a comparison said of `at` is no longer known behind `at++`.

use std::cmp::Reverse;

use patchwright_code::JavaNode;

use super::Passed;

/// Comparisons of one method that are remembered, the nearest first.
const MOST: usize = 64;
const LOOPS: [&str; 4] = [
    "while_statement",
    "do_statement",
    "for_statement",
    "enhanced_for_statement",
];

/// Those of the comparisons whose variables have the same values when the node is evaluated, the nearest first.
pub(super) fn still_said<'a>(mut passed: Vec<Passed<'a>>, node: JavaNode<'a>) -> Vec<Passed<'a>> {
    passed.sort_by_key(|one| Reverse(one.comparison.span().start));
    passed.truncate(MOST);
    let changes = changes_before(node);
    passed.retain(|one| !is_undone(one.comparison, node, &changes));
    passed
}

/// What may have changed a variable before the node, which each name.
fn changes_before(node: JavaNode<'_>) -> Vec<(JavaNode<'_>, &str)> {
    let around = node.ancestors().filter(|above| above.is_any(&LOOPS)).last();
    let Some(root) = node.ancestors().last() else {
        return Vec::new();
    };
    let is_before = |change: JavaNode<'_>| {
        let is_earlier = change.span().end <= node.span().start;
        is_earlier || around.is_some_and(|around| change.is_within(around))
    };
    let all = root.descendants().filter(|part| is_before(*part));
    all.filter_map(|part| Some((part, changed_by(part)?)))
        .collect()
}

fn is_undone(
    comparison: JavaNode<'_>,
    node: JavaNode<'_>,
    changes: &[(JavaNode<'_>, &str)],
) -> bool {
    let names: Vec<&str> = comparison
        .descendants()
        .filter(|part| part.is("identifier"))
        .map(JavaNode::text)
        .collect();
    // Earlier rounds of a loop that does not make the comparison again.
    let round = node
        .ancestors()
        .filter(|above| above.is_any(&LOOPS) && !comparison.is_within(*above))
        .last();
    changes.iter().any(|(change, name)| {
        let (asked, at, used) = (comparison.span(), change.span(), node.span());
        let is_between = asked.end <= at.start && at.end <= used.start;
        let is_meant = (is_between && !is_step_before(*change, comparison))
            || round.is_some_and(|round| change.is_within(round));
        is_meant && names.contains(name)
    })
}

/// The variable or member that gets another value.
fn changed_by(part: JavaNode<'_>) -> Option<&str> {
    let target = match part.kind() {
        "assignment_expression" => part.child("left")?,
        "update_expression" => part
            .children()
            .find(|child| !matches!(child.kind(), "++" | "--"))?,
        _ => return None,
    };
    Some(target.text().trim_start_matches("this."))
}

/// `i++` stands behind the condition in the head of a `for`, and runs before it.
fn is_step_before(change: JavaNode<'_>, comparison: JavaNode<'_>) -> bool {
    let mut parts = std::iter::once(change).chain(change.ancestors());
    let step = parts.find(|part| part.field() == Some("update"));
    let head = step.and_then(JavaNode::parent);
    head.is_some_and(|head| comparison.is_within(head))
}
