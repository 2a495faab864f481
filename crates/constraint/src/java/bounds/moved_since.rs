//! What a comparison said of `at` is no longer known behind `at++`.

use patchwright_code::JavaNode;

const LOOPS: [&str; 4] = [
    "while_statement",
    "do_statement",
    "for_statement",
    "enhanced_for_statement",
];

/// Whether a variable of the comparison gets another value between it and the node.
pub(super) fn moved_since(comparison: JavaNode<'_>, node: JavaNode<'_>) -> bool {
    let names: Vec<&str> = comparison
        .descendants()
        .filter(|part| part.is("identifier"))
        .map(JavaNode::text)
        .collect();
    // Earlier rounds of a loop that does not make the comparison again.
    let rounds: Vec<JavaNode<'_>> = node
        .ancestors()
        .filter(|above| above.is_any(&LOOPS) && !comparison.is_within(*above))
        .collect();
    let Some(root) = node.ancestors().last() else {
        return false;
    };
    let mut changes = root
        .descendants()
        .filter(|part| changed_by(*part).is_some_and(|name| names.contains(&name)));
    changes.any(|change| {
        let (asked, at, used) = (comparison.span(), change.span(), node.span());
        let between = asked.end <= at.start && at.end <= used.start;
        (between && !is_step_before(change, comparison))
            || rounds.iter().any(|round| change.is_within(*round))
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
