//! Counts that agree with their nouns.

use std::fmt::Display;

/// `1 test`, `2 tests`, `0 entries`: the last word of `noun` is the one that changes.
pub fn counted<N: Display + PartialEq + From<u8>>(count: N, noun: &str) -> String {
    match count == N::from(1) {
        true => format!("1 {noun}"),
        false => format!("{count} {}", plural(noun)),
    }
}

/// The form that goes with the count: `agree(n, "passes", "pass")`.
pub fn agree<'w, N: PartialEq + From<u8>>(count: N, one: &'w str, many: &'w str) -> &'w str {
    if count == N::from(1) { one } else { many }
}

fn plural(noun: &str) -> String {
    let ends = |end: &str| noun.ends_with(end);
    let before_y = noun.strip_suffix('y');
    match before_y {
        Some(stem) if !stem.ends_with(['a', 'e', 'o', 'u']) => format!("{stem}ies"),
        _ if ends("s") || ends("x") || ends("ch") || ends("sh") => format!("{noun}es"),
        Some(_) | None => format!("{noun}s"),
    }
}

#[cfg(test)]
#[path = "count_tests.rs"]
mod tests;
