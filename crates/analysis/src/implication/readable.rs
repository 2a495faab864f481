//! Whether a function was read whole. The reader of code is made to survive anything; a proof must know that nothing was
//! left out, so the words that steer a function are counted in its text and in its tree.

use std::collections::{BTreeMap, HashSet};

use patchwright_code::lex::{Dialect, TokenKind, code_tokens};
use patchwright_code::tree::{Span, Stmt, StmtKind};
use patchwright_code::{Code, Function, walk};
use patchwright_domain::candidate::RelPath;

/// Words after which a function cannot be followed.
const TOO_HARD: [&str; 19] = [
    "typedef",
    "typeof",
    "__typeof__",
    "__typeof",
    "__auto_type",
    "setjmp",
    "_setjmp",
    "sigsetjmp",
    "__sigsetjmp",
    "vfork",
    "__label__",
    "_Generic",
    "__volatile__",
    "__volatile",
    "_BitInt",
    "__builtin_va_arg_pack",
    "__block",
    "co_await",
    "co_yield",
];
const STEERING: [&str; 11] = [
    "if", "while", "do", "for", "switch", "case", "default", "return", "break", "continue", "goto",
];

/// Why a function cannot be followed.
pub(super) fn why_not(code: &Code, unit: &RelPath, function: &Function) -> Option<String> {
    let text = code.file(unit)?.slice(function.head.body);
    let tokens = code_tokens(text.as_bytes(), Dialect::C);
    let words: Vec<&str> = tokens
        .iter()
        .filter(|token| token.kind == TokenKind::Identifier)
        .filter_map(|token| std::str::from_utf8(&token.text).ok())
        .collect();
    if let Some(word) = words.iter().find(|word| TOO_HARD.contains(word)) {
        return Some(format!("`{}` uses `{word}`", function.head.name));
    }
    if defines_a_type(text) {
        return Some(format!("`{}` defines a type", function.head.name));
    }
    let mut counts: BTreeMap<&str, i64> = BTreeMap::new();
    for word in words.iter().filter(|word| STEERING.contains(word)) {
        *counts.entry(word).or_default() += 1;
    }
    walk::each_stmt(function.body(), &mut |stmt| {
        for word in words_of(stmt) {
            *counts.entry(word).or_default() -= 1;
        }
    });
    if counts.values().any(|count| *count != 0) {
        return Some(format!("`{}` could not be read whole", function.head.name));
    }
    jumps_back(function).map(|label| {
        format!(
            "`{}` jumps to `{label}` from below it or from outside of its loop",
            function.head.name
        )
    })
}

fn words_of(stmt: &Stmt) -> &'static [&'static str] {
    match &stmt.kind {
        StmtKind::If { .. } => &["if"],
        StmtKind::While { .. } => &["while"],
        StmtKind::DoWhile { .. } => &["do", "while"],
        StmtKind::For { .. } | StmtKind::ForEach { .. } => &["for"],
        StmtKind::Switch { .. } => &["switch"],
        StmtKind::Case { value: Some(_), .. } => &["case"],
        StmtKind::Case { value: None, .. } => &["default"],
        StmtKind::Return(_) => &["return"],
        StmtKind::Break => &["break"],
        StmtKind::Continue => &["continue"],
        StmtKind::Goto(_) => &["goto"],
        StmtKind::Block(_)
        | StmtKind::Declare(_)
        | StmtKind::Expr(_)
        | StmtKind::Label { .. }
        | StmtKind::Throw(_)
        | StmtKind::Try { .. }
        | StmtKind::Empty
        | StmtKind::MacroBlock { .. }
        | StmtKind::Unknown(_) => &[],
    }
}

/// `struct name {` inside a body: its name may hide another.
fn defines_a_type(text: &str) -> bool {
    let tokens = code_tokens(text.as_bytes(), Dialect::C);
    let word = |at: usize| tokens.get(at).map(|token| token.text.as_ref());
    (0..tokens.len()).any(|at| {
        let is_type = matches!(word(at), Some(b"struct" | b"union" | b"enum"));
        is_type && (word(at + 1) == Some(b"{") || word(at + 2) == Some(b"{"))
    })
}

/// A label that is jumped to from below it, or from outside of a loop that it is in.
fn jumps_back(function: &Function) -> Option<String> {
    let mut places = Jumps::default();
    collect(function.body(), &mut Vec::new(), &mut places);
    places.gotos.iter().find_map(|(label, from, loops)| {
        let mut targets = places.labels.iter().filter(|(name, ..)| name == label);
        let fine = match (targets.next(), targets.next()) {
            (Some((_, to, around)), None) => from.start < to.start && loops.starts_with(around),
            _ => false,
        };
        (!fine).then(|| label.clone())
    })
}

/// Name, place and the loops around it.
type Jump = (String, Span, Vec<usize>);

#[derive(Default)]
struct Jumps {
    labels: Vec<Jump>,
    gotos: Vec<Jump>,
}

fn collect(stmt: &Stmt, loops: &mut Vec<usize>, found: &mut Jumps) {
    match &stmt.kind {
        StmtKind::Label { name, .. } => {
            found.labels.push((name.clone(), stmt.span, loops.clone()));
        }
        StmtKind::Goto(name) => found.gotos.push((name.clone(), stmt.span, loops.clone())),
        _ => {}
    }
    let is_loop = matches!(
        stmt.kind,
        StmtKind::While { .. } | StmtKind::DoWhile { .. } | StmtKind::For { .. }
    );
    if is_loop {
        loops.push(stmt.span.start);
    }
    for child in walk::children(stmt) {
        collect(child, loops, found);
    }
    if is_loop {
        loops.pop();
    }
}

/// The functions of a unit that are declared not to return, and those of C.
pub(super) fn endings(text: &str) -> HashSet<String> {
    let known = [
        "exit",
        "_exit",
        "_Exit",
        "abort",
        "__assert_fail",
        "longjmp",
        "__builtin_trap",
    ];
    let mut found: HashSet<String> = known.iter().map(|name| (*name).to_owned()).collect();
    let tokens = code_tokens(text.as_bytes(), Dialect::C);
    let words: Vec<&[u8]> = tokens.iter().map(|token| token.text.as_ref()).collect();
    for declaration in words.split(|word| matches!(*word, b";" | b"{" | b"}")) {
        found.extend(ending(declaration));
    }
    found
}

/// The name of a function whose declaration says that it does not return. What parameters say does not count.
fn ending(words: &[&[u8]]) -> Option<String> {
    let (mut depth, mut in_attribute) = (0usize, false);
    let (mut name, mut says_so) = (None, false);
    for (at, word) in words.iter().enumerate() {
        match *word {
            b"(" => depth += 1,
            b")" => {
                depth = depth.saturating_sub(1);
                in_attribute &= depth > 0;
            }
            b"__attribute__" | b"__attribute" if depth == 0 => in_attribute = true,
            b"_Noreturn" if depth == 0 => says_so = true,
            b"noreturn" | b"__noreturn__" if in_attribute => says_so = true,
            _ if depth == 0 && words.get(at + 1) == Some(&b"(".as_slice()) => {
                name = name.or_else(|| String::from_utf8(word.to_vec()).ok());
            }
            _ => {}
        }
    }
    name.filter(|_| says_so)
}
