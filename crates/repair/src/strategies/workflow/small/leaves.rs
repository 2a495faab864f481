//! How a function is left: small models copy the exit of an example into functions that return something else.

use patchwright_code::Placed;

const MOST: usize = 3;
/// In bytes, of a statement that a check may end with.
const LONGEST: usize = 40;

/// The statements that a check can end with, the most frequent first.
pub(super) fn exits(function: Placed<'_>) -> Vec<String> {
    exits_in(function.file.slice(function.element.span))
}

/// A sentence with the exits of a function, the most frequent first; empty if it has none that a check could use.
pub(super) fn leaves(function: Placed<'_>) -> String {
    let exits: Vec<String> = exits(function)
        .iter()
        .map(|exit| format!("`{exit}`"))
        .collect();
    match exits.split_last() {
        None => String::new(),
        Some((only, [])) => format!(" This function leaves with {only}."),
        Some((last, others)) => {
            format!(
                " This function leaves with {} or {last}.",
                others.join(", ")
            )
        }
    }
}

fn exits_in(text: &str) -> Vec<String> {
    let mut found: Vec<(String, usize)> = Vec::new();
    for (at, _) in text
        .match_indices("return")
        .chain(text.match_indices("goto "))
    {
        let (before, behind) = text.split_at(at);
        let begins = !before.ends_with(|sign: char| sign.is_alphanumeric() || sign == '_');
        let exit = behind.split_inclusive(';').next().unwrap_or_default();
        // A value that is computed is the function's work, not the end of a check.
        let plain = |sign: char| sign.is_ascii_alphanumeric() || "_- ;:".contains(sign);
        if !begins || exit.len() > LONGEST || !exit.ends_with(';') || !exit.chars().all(plain) {
            continue;
        }
        match found.iter_mut().find(|(known, _)| known == exit) {
            Some((_, count)) => *count += 1,
            None => found.push((exit.to_owned(), 1)),
        }
    }
    found.sort_by_key(|(_, count)| usize::MAX - count);
    let mut exits: Vec<String> = found.into_iter().map(|(exit, _)| exit).take(MOST).collect();
    let head = text.split('(').next().unwrap_or_default();
    if exits.is_empty() && head.split_whitespace().any(|word| word == "void") {
        exits.push("return;".to_owned());
    }
    exits
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn exits_are_what_a_check_can_end_with() {
        for (text, expected) in [
            ("static void f(int a)\n{\n\tg(a);\n}", &["return;"][..]),
            ("int f(int a) { return g(a) + 1; }", &[]),
            (
                "int f(int a)\n{\n\tif (!a)\n\t\tgoto out;\n\tif (a > 9)\n\t\treturn -EINVAL;\n\tif (a < 0)\n\t\treturn -EINVAL;\n\treturn t[a];\n}",
                &["return -EINVAL;", "goto out;"],
            ),
            (
                "int returned(void) { int my_return = 1; return 0; }",
                &["return 0;"],
            ),
        ] {
            assert_eq!(exits_in(text), expected, "{text}");
        }
    }
}
