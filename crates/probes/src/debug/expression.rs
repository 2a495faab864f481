//! Expressions that callers write: they must have no side effects, and the debugger's errors about them are reworded.

use super::error::DebugError;

mod calls;
mod literal;

use literal::after_literal;

/// Refuses expressions with side effects.
pub(super) fn only_looks(expression: &str) -> Result<(), DebugError> {
    let change = match calls::call_in(expression) {
        Some(name) => format!(
            "`{expression}` would run `{name}`, which may change the program's state; print what it reads instead"
        ),
        None => match change_in(expression) {
            Some(change) => {
                format!("`{expression}` would change the program's state: {change}")
            }
            None => return Ok(()),
        },
    };
    Err(DebugError::Refused(change))
}

/// What evaluating it would change, if anything.
fn change_in(expression: &str) -> Option<&'static str> {
    let mut rest = expression;
    while let Some(letter) = rest.chars().next() {
        if letter == '"' || letter == '\'' {
            rest = after_literal(rest, letter);
            continue;
        }
        let found = if rest.starts_with("++") || rest.starts_with("--") {
            Some("it counts up or down")
        } else if ["==", "<=", ">=", "!="]
            .iter()
            .any(|pair| rest.starts_with(pair))
        {
            rest = rest.get(2..).unwrap_or_default();
            continue;
        } else if rest.starts_with("<<=") || rest.starts_with(">>=") || letter == '=' {
            Some("it assigns; to compare, write ==")
        } else {
            None
        };
        if found.is_some() {
            return found;
        }
        // The second character of a shift must not be taken for the start of `<=` or `>=`.
        let pair = rest.starts_with("<<") || rest.starts_with(">>");
        let step = if pair { 2 } else { letter.len_utf8() };
        rest = rest.get(step..).unwrap_or_default();
    }
    None
}

/// Messages that mean that the value is not stored anywhere at this point of the program.
const LOST: [&str; 7] = [
    "optimized out",
    "not available",
    "<unavailable>",
    "no location",
    "variable not available",
    "could not evaluate DW_OP",
    "doesn't have a location",
];

pub(super) fn is_lost(text: &str) -> bool {
    LOST.iter().any(|words| text.contains(words))
}

/// Advice about a value that the optimiser removed.
pub(super) const LOST_ADVICE: &str = "the optimiser keeps this value nowhere at this point. It can be seen where it is in use: \
     run_to_line to a line above that reads or writes it (for an argument: the first line of the function), look at \
     what the caller passed (frame 1), or print what it was computed from";

/// The debugger's error message, shortened to one or two lines.
pub(super) fn complaint(message: &str) -> String {
    let first = message.lines().find(|line| line.contains("error:"));
    let line = first.or_else(|| message.lines().next()).unwrap_or_default();
    let line = line.trim().trim_start_matches("error:").trim();
    // Looks like `<user expression 3>:1:1: message`.
    let words = match line.strip_prefix("<user expression") {
        Some(rest) => rest.splitn(4, ':').last().unwrap_or(rest).trim(),
        None => line,
    };
    if is_lost(message) {
        return LOST_ADVICE.to_owned();
    }
    if words.contains("undeclared identifier") {
        return format!(
            "{words} in this frame; `locals` lists what there is, `backtrace` the other frames"
        );
    }
    match words.is_empty() {
        true => "the debugger gives no reason".to_owned(),
        false => words.to_owned(),
    }
}

#[cfg(test)]
#[path = "expression_tests.rs"]
mod tests;
