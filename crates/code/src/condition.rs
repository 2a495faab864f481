//! A condition that somebody wrote, to be put into a program: read as one expression that changes nothing, or refused.
//!
//! The text is foreign. What is let through is a short list of forms, so that nothing can stand in it that ends the
//! expression, calls what is not known to be harmless, or speaks to the compiler.

mod macros;

use std::ops::Range;

use patchwright_domain::candidate::RelPath;

use super::lex::{Dialect, Region, Token, TokenKind, lex};
use super::lower::Reader;
use super::operator::AssignOp;
use super::preprocess::Macros;
use super::text::{Language, Text};
use super::tree::{Expr, ExprKind, Span};

const UNREADABLE: &str = "it cannot be read as one expression";
/// A longer text is no condition but a program.
const LONGEST: usize = 600;
/// With its macros written out.
const LONGEST_WRITTEN_OUT: usize = 6000;
/// Values of more operands are not shown.
const MOST_OPERANDS: usize = 8;
/// Functions of the library that only look.
const FUNCTIONS: [&str; 24] = [
    "abs",
    "labs",
    "llabs",
    "strlen",
    "strnlen",
    "strcmp",
    "strncmp",
    "memcmp",
    "strchr",
    "strrchr",
    "isalnum",
    "isalpha",
    "isascii",
    "isdigit",
    "isprint",
    "isspace",
    "isxdigit",
    "std::abs",
    "std::strlen",
    "std::min",
    "std::max",
    "std::size",
    "std::empty",
    "isnan",
];
/// Members of the library's containers that only look.
const MEMBERS: [&str; 16] = [
    "size",
    "length",
    "empty",
    "capacity",
    "max_size",
    "data",
    "c_str",
    "begin",
    "end",
    "cbegin",
    "cend",
    "get",
    "count",
    "front",
    "back",
    "has_value",
];
const TYPES: [&str; 14] = [
    "void", "bool", "_Bool", "char", "short", "int", "long", "signed", "unsigned", "float",
    "double", "struct", "union", "enum",
];

/// A condition that can be put into a program.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Condition {
    text: String,
    /// The parts whose values explain it, in the order of the text, none inside another.
    operands: Vec<Range<usize>>,
}

impl Condition {
    /// The error is a sentence that says what is wrong with it.
    pub fn read(text: &str) -> Result<Self, String> {
        Self::read_among(text, &Macros::default())
    }

    /// `macros` are those that can be seen where it is to stand. Written out, in every way in which a compiler may read
    /// them, they have to be as harmless as anything else in a condition.
    pub fn read_among(text: &str, macros: &Macros) -> Result<Self, String> {
        let text = text.trim();
        check_text(text, LONGEST)?;
        let expr = check_expression(text, macros)?;
        for written in macros::written_out(text, macros)? {
            let plain = check_text(&written, LONGEST_WRITTEN_OUT)
                .and_then(|()| check_expression(&written, &Macros::default()));
            plain.map_err(|why| {
                let named = macros::named_in(text, macros);
                format!("with {named} written out, {why}")
            })?;
        }
        Ok(Self::new(text, &expr))
    }

    fn new(text: &str, expr: &Expr) -> Self {
        let mut operands = Vec::new();
        collect(expr, &mut operands);
        operands.dedup();
        operands.truncate(MOST_OPERANDS);
        Self {
            text: text.to_owned(),
            operands,
        }
    }

    pub fn text(&self) -> &str {
        &self.text
    }

    /// As they are written.
    pub fn operands(&self) -> impl Iterator<Item = &str> {
        let part = |range: &Range<usize>| self.text.get(range.clone()).unwrap_or_default();
        self.operands.iter().map(part)
    }

    /// The text in which every operand is replaced by what `wrap` makes of its number and its text.
    pub fn with_operands(&self, wrap: impl Fn(usize, &str) -> String) -> String {
        let mut out = String::new();
        let mut done = 0;
        for (number, (range, operand)) in self.operands.iter().zip(self.operands()).enumerate() {
            out.push_str(self.text.get(done..range.start).unwrap_or_default());
            out.push_str(&wrap(number, operand));
            done = range.end;
        }
        out.push_str(self.text.get(done..).unwrap_or_default());
        out
    }
}

/// As one expression that changes nothing. Macros with arguments may be called: what they do, their expansion says.
fn check_expression(text: &str, macros: &Macros) -> Result<Expr, String> {
    check_tokens(&lex(text.as_bytes(), Dialect::C))?;
    // It has to be harmless in whichever language it is compiled: `f<int>(x)` is two comparisons in C and a call in C++.
    let read = [Language::Cpp, Language::C].map(|language| parse(text, language));
    let [cpp, c] = read;
    if cpp.is_none() && may_name_a_template(text) {
        return Err(UNREADABLE.to_owned());
    }
    for expr in cpp.iter().chain(&c) {
        check(expr, macros)?;
    }
    Ok(cpp.or(c).ok_or(UNREADABLE)?)
}

fn check_text(text: &str, longest: usize) -> Result<(), String> {
    if text.is_empty() {
        return Err("it is empty".to_owned());
    }
    if text.len() > longest {
        return Err(format!("it is longer than {longest} characters"));
    }
    match text.chars().find(|c| !matches!(c, ' '..='~')) {
        Some(_) => Err("it holds a line break or a character that is not plain ASCII".to_owned()),
        None => Ok(()),
    }
}

/// What no condition needs, whatever a parser makes of it.
fn check_tokens(tokens: &[Token<'_>]) -> Result<(), String> {
    let mut open = Vec::new();
    for token in tokens {
        let word = String::from_utf8_lossy(&token.text).into_owned();
        let refused = match token.kind {
            TokenKind::Comment => true,
            TokenKind::Unknown | TokenKind::HeaderName | TokenKind::DirectiveEnd => true,
            TokenKind::RawString => true,
            TokenKind::Punct => is_refused(&word) || !closes_what_is_open(&word, &mut open),
            TokenKind::Identifier => speaks_to_the_compiler(&word),
            TokenKind::Number | TokenKind::String | TokenKind::Char => false,
        };
        if refused || token.region == Region::Directive {
            let shown = if word.is_empty() { "#" } else { &word };
            return Err(format!("`{shown}` cannot stand in a condition"));
        }
    }
    match open.is_empty() {
        true => Ok(()),
        false => Err("a bracket is not closed".to_owned()),
    }
}

fn is_refused(punct: &str) -> bool {
    let known = matches!(
        punct,
        "{" | "}"
            | ";"
            | "#"
            | "##"
            | "++"
            | "--"
            | "\\"
            | "..."
            | "<%"
            | "%>"
            | "<:"
            | ":>"
            | "%:"
            | "@"
            | "$"
    );
    known || AssignOp::parse(punct).is_some()
}

fn closes_what_is_open(punct: &str, open: &mut Vec<char>) -> bool {
    match punct {
        "(" => open.push('('),
        "[" => open.push('['),
        ")" => return open.pop() == Some('('),
        "]" => return open.pop() == Some('['),
        _ => {}
    }
    true
}

fn speaks_to_the_compiler(word: &str) -> bool {
    let plain = word.trim_matches('_');
    let known = matches!(
        plain,
        "asm" | "attribute" | "Pragma" | "pragma" | "declspec" | "extension" | "typeof" | "Generic"
    );
    let statement = matches!(
        word,
        "new"
            | "delete"
            | "throw"
            | "goto"
            | "return"
            | "co_await"
            | "co_yield"
            | "decltype"
            | "noexcept"
            | "typeid"
            | "operator"
            | "template"
            | "and_eq"
            | "or_eq"
            | "xor_eq"
            | "requires"
    );
    known && word != plain
        || plain == "asm"
        || statement
        || word.starts_with("PATCHWRIGHT_")
        || word.starts_with("patchwright_")
}

/// Whether arguments could follow arguments of a template.
fn may_name_a_template(text: &str) -> bool {
    let mut before = false;
    for c in text.chars().filter(|c| *c != ' ') {
        if before && c == '(' {
            return true;
        }
        before = c == '>';
    }
    false
}

fn parse(text: &str, language: Language) -> Option<Expr> {
    let path = RelPath::new("condition").ok()?;
    let (text, _) = Text::new(path, text.as_bytes(), language);
    let mut reader = Reader::new(&text);
    let expr = reader.expr(0, text.raw.len());
    reader.broken.is_empty().then_some(expr)
}

fn check(expr: &Expr, macros: &Macros) -> Result<(), String> {
    let below = |parts: &[&Expr]| parts.iter().try_for_each(|part| check(part, macros));
    match &expr.kind {
        ExprKind::Name(_) | ExprKind::Number(_) | ExprKind::Text(_) | ExprKind::Char(_) => Ok(()),
        ExprKind::Index { base, index } => below(&[base, index]),
        ExprKind::Member { base, .. } => check(base, macros),
        ExprKind::Deref(on) | ExprKind::AddressOf(on) | ExprKind::Paren(on) => check(on, macros),
        ExprKind::Unary { on, .. } => check(on, macros),
        ExprKind::Binary { left, right, .. } => below(&[left, right]),
        ExprKind::Ternary {
            cond,
            then,
            otherwise,
        } => below(&[cond, then, otherwise]),
        ExprKind::Cast { ty, on } => match is_type(ty) {
            true => check(on, macros),
            false => Err(format!(
                "`({ty})` is not known to be a type, so it may be a call"
            )),
        },
        ExprKind::SizeOf(what) => match what.contains('(') {
            false => Ok(()),
            // An array whose length is called for, or an expression like any other.
            true => match check_expression(what, macros) {
                Ok(_) => Ok(()),
                Err(_) => Err(format!("`sizeof({what})` is not plain")),
            },
        },
        ExprKind::Call { callee, args } => {
            check_callee(callee, macros)?;
            args.iter().try_for_each(|arg| check(arg, macros))
        }
        ExprKind::Step { .. } | ExprKind::Assign { .. } => {
            Err("it changes a variable, which a check must not".to_owned())
        }
        ExprKind::New { .. }
        | ExprKind::Delete { .. }
        | ExprKind::List(_)
        | ExprKind::Comma(_)
        | ExprKind::Unknown(_) => Err("it is more than a plain expression".to_owned()),
    }
}

/// Only what is known to look without touching may be called.
fn check_callee(callee: &Expr, macros: &Macros) -> Result<(), String> {
    let called = match &callee.kind {
        ExprKind::Name(name) if FUNCTIONS.contains(&name.as_str()) || is_type(name) => {
            return Ok(());
        }
        ExprKind::Name(name) if takes_arguments(name, macros) => return Ok(()),
        ExprKind::Member { base, field, .. } if MEMBERS.contains(&field.as_str()) => {
            return check(base, macros);
        }
        ExprKind::Name(name) => name.as_str(),
        ExprKind::Member { field, .. } => field.as_str(),
        _ => "something",
    };
    Err(format!(
        "it calls `{called}`, which is not known to change nothing"
    ))
}

fn takes_arguments(name: &str, macros: &Macros) -> bool {
    let mut defines = macros.get(name.as_bytes()).iter();
    defines.any(|define| define.params.is_some())
}

/// Whether these words can only be a type: `(f)(x)` is a call where `f` is none.
fn is_type(ty: &str) -> bool {
    let plain = ty
        .chars()
        .all(|c| c.is_ascii_alphanumeric() || matches!(c, '_' | ' ' | '*' | ':' | '&'));
    let mut words = ty.split(|c: char| !(c.is_ascii_alphanumeric() || c == '_' || c == ':'));
    let named = |word: &str| TYPES.contains(&word) || word.ends_with("_t");
    plain && (ty.contains('*') || words.any(named))
}

/// The parts whose values tell why a condition does not hold: operands of comparisons and of arithmetic, not what
/// they are made of.
fn collect(expr: &Expr, found: &mut Vec<Range<usize>>) {
    match &expr.kind {
        ExprKind::Paren(on) | ExprKind::Unary { on, .. } | ExprKind::Cast { on, .. } => {
            collect(on, found);
        }
        ExprKind::Binary { left, right, .. } => {
            collect(left, found);
            collect(right, found);
        }
        ExprKind::Ternary {
            cond,
            then,
            otherwise,
        } => {
            for part in [cond, then, otherwise] {
                collect(part, found);
            }
        }
        ExprKind::Name(name) if matches!(name.as_str(), "NULL" | "nullptr" | "true" | "false") => {}
        ExprKind::Name(_)
        | ExprKind::Index { .. }
        | ExprKind::Member { .. }
        | ExprKind::Deref(_)
        | ExprKind::Call { .. } => found.push(range(expr.span)),
        ExprKind::Number(_)
        | ExprKind::Text(_)
        | ExprKind::Char(_)
        | ExprKind::SizeOf(_)
        | ExprKind::AddressOf(_)
        | ExprKind::Step { .. }
        | ExprKind::Assign { .. }
        | ExprKind::New { .. }
        | ExprKind::Delete { .. }
        | ExprKind::List(_)
        | ExprKind::Comma(_)
        | ExprKind::Unknown(_) => {}
    }
}

fn range(span: Span) -> Range<usize> {
    span.start..span.end
}

#[cfg(test)]
#[path = "condition_tests.rs"]
mod tests;
