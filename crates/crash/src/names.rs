//! Normalises function names: gcc and clang print the same C++ function with different arguments, templates, lambda
//! names and clone suffixes.

const CLONE_MARKS: &[&str] = &[
    ".part.",
    ".constprop.",
    ".isra.",
    ".cold",
    ".llvm.",
    ".lto_priv.",
    "._omp_fn.",
    ".resolver",
    "[clone",
    "[abi:",
];

/// Longest name that is shown; a hostile program may print any length.
const LONGEST: usize = 200;

/// The name without arguments, template arguments, return type, lambda numbers and clone suffixes.
pub(crate) fn normal(function: &str) -> String {
    let function = function
        .strip_prefix("non-virtual thunk to ")
        .unwrap_or(function);
    let function = without_clones(function.trim());
    let lambdas = function.replace("(anonymous namespace)", "{anonymous}");
    let flat = without_brackets(&lambdas);
    let name = unify_lambdas(last_word(&flat));
    let name = if name.is_empty() { function } else { &name };
    name.chars().take(LONGEST).collect()
}

fn without_clones(function: &str) -> &str {
    let cut = CLONE_MARKS
        .iter()
        .filter_map(|mark| function.find(mark))
        .filter(|&at| at > 0)
        .min();
    cut.and_then(|at| function.get(..at))
        .unwrap_or(function)
        .trim_end()
}

/// Drops `<…>` and `(…)` groups, but not the symbols of operators.
fn without_brackets(text: &str) -> String {
    let mut flat = String::new();
    let mut depth = 0_u32;
    let mut rest = text;
    while let Some(c) = rest.chars().next() {
        if depth == 0
            && let Some(symbol) = operator(rest)
        {
            flat.push_str(symbol);
            rest = rest.get(symbol.len()..).unwrap_or_default();
            continue;
        }
        match c {
            '<' | '(' => depth += 1,
            '>' | ')' if depth > 0 => depth -= 1,
            _ if depth == 0 => flat.push(c),
            _ => {}
        }
        rest = rest.get(c.len_utf8()..).unwrap_or_default();
    }
    flat
}

/// `operator()`, `operator<<` and so on, whole.
fn operator(rest: &str) -> Option<&str> {
    const SYMBOLS: &[&str] = &[
        "()", "<=>", "<<=", ">>=", "->*", "<<", ">>", "->", "<=", ">=", "<", ">",
    ];
    let tail = rest.strip_prefix("operator")?;
    let symbol = SYMBOLS.iter().find(|symbol| tail.starts_with(**symbol))?;
    rest.get(.."operator".len() + symbol.len())
}

/// Template functions are printed with their return type, and methods with a trailing `const`.
fn last_word(flat: &str) -> &str {
    let flat = flat.trim();
    let flat = flat.strip_suffix(" const").unwrap_or(flat).trim_end();
    if let Some(at) = flat.find("operator ") {
        let start = flat
            .get(..at)
            .and_then(|head| head.rfind(' '))
            .map_or(0, |at| at + 1);
        return flat.get(start..).unwrap_or(flat);
    }
    flat.rsplit(' ').next().unwrap_or(flat)
}

/// clang's `$_0`, gcc's `{lambda#1}` and clang's `'lambda'` are the same thing.
fn unify_lambdas(name: &str) -> String {
    name.split("::")
        .map(|part| match part {
            part if part.starts_with("$_") => "{lambda}",
            part if part.starts_with("{lambda") || part.starts_with("'lambda") => "{lambda}",
            part => part,
        })
        .collect::<Vec<_>>()
        .join("::")
}

#[cfg(test)]
#[path = "names_tests.rs"]
mod tests;
