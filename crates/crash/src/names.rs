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
    let function = without_hash(without_clones(function.trim()));
    let function = unescaped(function);
    let lambdas = function.replace("(anonymous namespace)", "{anonymous}");
    let flat = without_brackets(&of_type(&lambdas));
    let name = unify_lambdas(last_word(&flat));
    let name = if name.is_empty() { &*function } else { &name };
    name.chars().take(LONGEST).collect()
}

fn without_clones(function: &str) -> &str {
    let cut = CLONE_MARKS
        .iter()
        .filter_map(|mark| function.find(mark).map(|at| (at, mark)))
        .filter(|&(at, mark)| at > 0 && is_clone(function, at, mark))
        .map(|(at, _)| at)
        .min();
    cut.and_then(|at| function.get(..at))
        .unwrap_or(function)
        .trim_end()
}

/// Rust's older names have words for their brackets: `$LT$T$GT$`.
fn unescaped(function: &str) -> std::borrow::Cow<'_, str> {
    const WORDS: &[(&str, &str)] = &[
        ("$LT$", "<"),
        ("$GT$", ">"),
        ("$u20$", " "),
        ("$u7b$", "{"),
        ("$u7d$", "}"),
        ("$RF$", "&"),
        ("$BP$", "*"),
        ("$C$", ","),
        ("..", "::"),
    ];
    if !["$LT$", "$GT$", "$u7b$", "$RF$"]
        .iter()
        .any(|word| function.contains(word))
    {
        return function.into();
    }
    let plain = WORDS
        .iter()
        .fold(function.to_owned(), |name, (word, sign)| {
            name.replace(word, sign)
        });
    plain.trim_start_matches('_').to_owned().into()
}

/// Rust's `demo::share::h0123456789abcdef`.
fn without_hash(function: &str) -> &str {
    match function.rsplit_once("::h") {
        Some((head, hash)) if hash.len() == 16 && hash.bytes().all(|b| b.is_ascii_hexdigit()) => {
            head
        }
        _ => function,
    }
}

/// A mark is followed by a number or by nothing: packages may be named so too.
fn is_clone(function: &str, at: usize, mark: &str) -> bool {
    let rest = function.get(at + mark.len()..).unwrap_or_default();
    let rest = rest.trim_start_matches('.');
    let ends =
        rest.is_empty() || rest.starts_with(|c: char| c.is_ascii_digit() || matches!(c, ' ' | '('));
    mark.starts_with('[') || mark == ".llvm." || ends
}

/// Rust's `<demo::Reader as Read>::fill` is a method of `demo::Reader`.
fn of_type(function: &str) -> std::borrow::Cow<'_, str> {
    let own = || {
        let inner = function.strip_prefix('<')?;
        let end = closing(inner)?;
        let rest = inner.get(end + 1..)?.strip_prefix("::")?;
        let of = inner.get(..end)?;
        let of = of.split_once(" as ").map_or(of, |(of, _)| of);
        Some(format!("{}::{rest}", of.trim_start_matches(['<', '&'])))
    };
    own().map_or(function.into(), Into::into)
}

/// Where the bracket closes that was open before the text.
fn closing(text: &str) -> Option<usize> {
    let mut depth = 0_u32;
    for (at, c) in text.char_indices() {
        match c {
            '<' => depth += 1,
            '>' if text.get(..at).is_some_and(|head| head.ends_with('-')) => {}
            '>' if depth == 0 => return Some(at),
            '>' => depth -= 1,
            _ => {}
        }
    }
    None
}

/// Names that are a word in brackets: Java's constructors, Python's and JavaScript's code outside of functions, Go's
/// receivers.
fn bracketed_word<'t>(rest: &'t str, flat: &str) -> Option<&'t str> {
    const WORDS: &[&str] = &[
        "<init>",
        "<clinit>",
        "<module>",
        "<lambda>",
        "<anonymous>",
        "<listcomp>",
        "<dictcomp>",
        "<setcomp>",
        "<genexpr>",
        "<locals>",
    ];
    if !(flat.is_empty() || flat.ends_with('.')) {
        return None;
    }
    if rest.starts_with("(*") && flat.ends_with('.') {
        let end = rest.find(").")?;
        return rest.get(..=end).filter(|word| !word.contains(' '));
    }
    WORDS
        .iter()
        .find(|word| rest.starts_with(**word))
        .and_then(|word| rest.get(..word.len()))
}

/// Drops `<…>` and `(…)` groups, but not the symbols of operators.
fn without_brackets(text: &str) -> String {
    let mut flat = String::new();
    let mut depth = 0_u32;
    let mut rest = text;
    while let Some(c) = rest.chars().next() {
        if depth == 0
            && let Some(symbol) = operator(rest).or_else(|| bracketed_word(rest, &flat))
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
            part if part.starts_with("{closure") || part.starts_with("{{closure") => "{closure}",
            part => without_lambda_number(part),
        })
        .collect::<Vec<_>>()
        .join("::")
}

/// Java numbers its lambdas: `lambda$main$0`.
fn without_lambda_number(name: &str) -> &str {
    match name.rsplit_once('$') {
        Some((head, number))
            if head.contains("lambda$") && number.bytes().all(|b| b.is_ascii_digit()) =>
        {
            head
        }
        _ => name,
    }
}

#[cfg(test)]
#[path = "names_tests.rs"]
mod tests;
