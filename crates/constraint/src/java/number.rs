//! A text that is no number. The library tells only by throwing, so the exception is the check.

use patchwright_code::JavaNode;
use patchwright_domain::constraint::Rule;

use super::check::{How, Wanted};
use super::exits;
use super::site::Site;
use super::text;
use crate::proposal::{Operator, PlaceKind, Proposal};

const PARSERS: [&str; 9] = [
    "parseInt",
    "parseLong",
    "parseShort",
    "parseByte",
    "parseDouble",
    "parseFloat",
    "valueOf",
    "decode",
    "parseUnsignedInt",
];
const MOST_WAYS: usize = 3;

pub(super) fn propose<'a>(site: &Site<'a>) -> Vec<Proposal> {
    let parses = |node: &JavaNode<'a>| {
        let name = node.child("name").map_or("", JavaNode::text);
        node.is("method_invocation") && PARSERS.contains(&name)
    };
    let Some(call) = site.nodes().find(parses) else {
        return Vec::new();
    };
    let (Some(statement), Some(given)) = (
        text::statement_of(call),
        call.child("arguments")
            .and_then(|list| list.children().next()),
    ) else {
        return Vec::new();
    };
    let wanted = Wanted {
        node: call,
        rule: Rule::Assertion,
        good: format!("{} is a number", given.text()),
        bad: String::new(),
        complaint: "not a number",
        cause: format!(
            "`{}` was no number, and nothing expected that.",
            given.text()
        ),
        doubt: 0,
    };
    let ways = exits::ways(site, statement, wanted.complaint)
        .into_iter()
        .take(MOST_WAYS);
    ways.filter_map(|way| {
        let lines = tried(statement, &way.text)?;
        let how = How {
            operator: Operator::GuardWithErrorExit,
            place: PlaceKind::CrashSite,
            exit: way.exit,
            at: Some(statement),
            doubt: way.doubt,
        };
        Some(wanted.proposal(site, how, text::replace_statement(statement, &lines)?))
    })
    .collect()
}

/// The statement in a `try` that leaves. What it declares must be known behind it, so that is declared before.
fn tried(statement: JavaNode<'_>, leave: &str) -> Option<String> {
    let (before, inside) = match statement.kind() {
        "local_variable_declaration" => {
            let declared: Vec<JavaNode<'_>> = statement
                .children()
                .filter(|node| node.is("variable_declarator"))
                .collect();
            let [declared] = declared.as_slice() else {
                return None;
            };
            let class = statement
                .child("type")
                .filter(|class| class.text() != "var")?;
            let name = declared.child("name")?.text();
            let value = declared.child("value")?.text();
            (
                format!("{} {name};\n", class.text()),
                format!("{name} = {value};"),
            )
        }
        "expression_statement" | "return_statement" => (String::new(), statement.text().to_owned()),
        _ => return None,
    };
    if inside.contains('\n') {
        return None;
    }
    Some(format!(
        "{before}try {{\n\t{inside}\n}} catch (NumberFormatException e) {{\n\t{leave}\n}}"
    ))
}
