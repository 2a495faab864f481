//! Finds calls in an expression, which a debugger would execute in the program.

use super::literal::after_literal;

/// Keywords and types that may precede a parenthesis, and functions that are known to have no side effects.
const HARMLESS: [&str; 62] = [
    "int",
    "char",
    "long",
    "short",
    "unsigned",
    "signed",
    "float",
    "double",
    "void",
    "bool",
    "_Bool",
    "const",
    "volatile",
    "struct",
    "union",
    "enum",
    "sizeof",
    "alignof",
    "_Alignof",
    "typeof",
    "__typeof__",
    "decltype",
    "offsetof",
    "__builtin_offsetof",
    "static_cast",
    "reinterpret_cast",
    "const_cast",
    "strlen",
    "strnlen",
    "strcmp",
    "strncmp",
    "strcasecmp",
    "memcmp",
    "strchr",
    "strrchr",
    "strstr",
    "memchr",
    "abs",
    "labs",
    "isalpha",
    "isdigit",
    "isalnum",
    "isspace",
    "isprint",
    "size",
    "length",
    "empty",
    "capacity",
    "c_str",
    "data",
    "begin",
    "end",
    "front",
    "back",
    "at",
    "get",
    "count",
    "first",
    "second",
    "has_value",
    "value",
    "use_count",
];
/// Operators that create or destroy objects, or run code.
const MAKING: [&str; 4] = ["new", "delete", "throw", "asm"];

/// The function that evaluating it would call, if any.
pub(super) fn call_in(expression: &str) -> Option<String> {
    let mut rest = expression;
    let mut before = Before::Other;
    let mut open = Vec::new();
    while let Some(letter) = rest.chars().next() {
        let at = expression.len() - rest.len();
        if letter.is_whitespace() {
            rest = rest.get(letter.len_utf8()..).unwrap_or_default();
            continue;
        }
        if letter == '"' || letter == '\'' {
            rest = after_literal(rest, letter);
            before = Before::Other;
            continue;
        }
        if is_of_word(letter) {
            let end = rest.find(|letter| !is_of_word(letter));
            let (word, behind) = rest.split_at(end.unwrap_or(rest.len()));
            if MAKING.contains(&word) {
                return Some(word.to_owned());
            }
            before = Before::Word(word);
            rest = behind;
            continue;
        }
        match letter {
            '(' => {
                if let Some(called) = before.called() {
                    return Some(called);
                }
                open.push(at + 1);
                before = Before::Other;
            }
            ')' => {
                let start = open.pop().unwrap_or(at);
                before = Before::Group(expression.get(start..at).unwrap_or_default());
            }
            ']' => before = Before::Element,
            // Template arguments are between the name and the parenthesis.
            '>' if is_cast(&before) => {}
            _ => before = Before::Other,
        }
        rest = rest.get(letter.len_utf8()..).unwrap_or_default();
    }
    None
}

/// What precedes a parenthesis.
enum Before<'e> {
    Word(&'e str),
    /// The text of another pair of parentheses.
    Group(&'e str),
    /// `a[i]`
    Element,
    Other,
}

impl Before<'_> {
    fn called(&self) -> Option<String> {
        match self {
            Self::Word(word) if HARMLESS.contains(word) => None,
            Self::Word(word) if word.starts_with(|letter: char| letter.is_ascii_digit()) => None,
            Self::Word(word) => Some((*word).to_owned()),
            Self::Group(inner) if is_type(inner) => None,
            Self::Group(inner) => Some(format!("({inner})")),
            Self::Element => Some("a function of a table".to_owned()),
            Self::Other => None,
        }
    }
}

/// Whether the parentheses may be a cast, which another parenthesis may follow.
fn is_type(inner: &str) -> bool {
    let inner = inner.trim();
    let plain = |letter: char| is_of_word(letter) || letter.is_whitespace() || letter == ':';
    inner.ends_with(['*', '&']) || !inner.is_empty() && inner.chars().all(plain)
}

fn is_cast(before: &Before<'_>) -> bool {
    matches!(before, Before::Word(word) if HARMLESS.contains(word))
}

fn is_of_word(letter: char) -> bool {
    letter.is_alphanumeric() || letter == '_' || letter == '$'
}

#[cfg(test)]
#[path = "calls_tests.rs"]
mod tests;
