//! Names that mean something else after a patch: standard functions, keywords and functions of the project that a
//! macro, a definition or a local variable shadows.

use patchwright_code::preprocess::Macros;
use patchwright_code::tokens::items::Function;
use patchwright_code::tokens::uses;
use patchwright_code::tokens::{Tok, after, before, group, is_keyword};

use super::calls;
use super::names;
use super::source;
use super::tree::Tree;
use super::view::{Touched, When};

pub struct Overridden {
    pub line: usize,
    pub what: String,
}

/// Overrides in one touched file; `known` are the macros visible in it before the patch.
pub fn in_file(all: &[Touched], touched: &Touched, known: &Macros, tree: &Tree) -> Vec<Overridden> {
    let mut found = Vec::new();
    let before = touched.functions(When::Before);
    for define in touched.defines(When::After) {
        let name = std::str::from_utf8(&define.name).unwrap_or_default();
        // Shadowing another file's helper has no effect in a file that never called it.
        let is_ours = || {
            let called = || calls_of(before, name).next().is_some();
            tree.is_function(name) && (source::is_header(&touched.path) || called())
        };
        let shadows = names::is_standard_function(name) || is_keyword(&define.name) || is_ours();
        if shadows && known.get(&define.name).is_empty() {
            found.push(Overridden {
                line: define.line,
                what: format!("`#define {name}` gives an existing name another meaning"),
            });
        }
    }
    for function in touched.functions(When::After) {
        let name = function.called();
        let operator = name.starts_with("operator new") || name.starts_with("operator delete");
        // A class's own allocator also hides its objects from the sanitizer.
        let standard = names::is_standard_function(name) && !is_member(function);
        let taken = takes_over(function, before, tree) && !has_moved(function, all);
        if ((standard || operator) && !tree.is_function(name)) || taken {
            found.push(Overridden {
                line: function.line,
                what: format!("`{name}` is redefined"),
            });
        }
    }
    found
}

/// A variable or parameter of `new` that hides a function which `old` called.
pub fn in_function(old: &Function, new: &Function, tree: &Tree) -> Option<Overridden> {
    let whole = |function: &Function| [function.head.as_slice(), function.body.as_slice()].concat();
    let (was, is) = (whole(old), whole(new));
    let hid_before = |name: &Tok| {
        let mut uses = was
            .iter()
            .enumerate()
            .filter(|(_, tok)| tok.text == name.text);
        uses.any(|(at, _)| is_variable(&was, at))
    };
    let hides = |at: usize, tok: &Tok| {
        tok.is_name()
            && (tree.is_function(tok.word()) || names::is_standard_function(tok.word()))
            && is_variable(&is, at)
            && calls_freely(&old.body, tok.word())
            && calls_freely(&new.body, tok.word())
            && !hid_before(tok)
    };
    let (_, tok) = is.iter().enumerate().find(|(at, tok)| hides(*at, tok))?;
    Some(Overridden {
        line: tok.line,
        what: format!(
            "a variable called `{}` hides the function that was called here",
            tok.word()
        ),
    })
}

/// Whether a function of this name is called other than as a member.
fn calls_freely(tokens: &[Tok], name: &str) -> bool {
    tokens.iter().enumerate().any(|(at, tok)| {
        let member = before(tokens, at).is_some_and(|prev| prev.is_any(&[".", "->", "::"]));
        tok.is(name) && !member && after(tokens, at).is_some_and(|next| next.is("("))
    })
}

/// `int parse = 0` or `int (*parse)(char *)`.
fn is_variable(tokens: &[Tok], at: usize) -> bool {
    let is = |index: Option<usize>, text: &str| {
        index
            .and_then(|i| tokens.get(i))
            .is_some_and(|tok| tok.is(text))
    };
    let pointer = is(at.checked_sub(1), "*")
        && is(at.checked_sub(2), "(")
        && is(Some(at + 1), ")")
        && is(Some(at + 2), "(");
    let typed = at
        .checked_sub(1)
        .and_then(|i| tokens.get(i))
        .is_some_and(|tok| {
            tok.is_ident() && !tok.is_any(&["return", "else", "case", "goto", "throw"])
        });
    pointer || (typed && uses::is_declaration(tokens, at))
}

/// Whether calls from this file to another file's function now reach a new function of this file. In C++ the new
/// function may be an overload, which takes only the calls with a matching number of arguments.
fn takes_over(function: &Function, before: &[Function], tree: &Tree) -> bool {
    let name = function.called();
    if is_member(function) || !tree.is_function(name) {
        return false;
    }
    let was_here = before.iter().any(|old| old.called() == name);
    let parameters = parameters(function);
    let has_default = function.head.iter().any(|tok| tok.is_any(&["=", "..."]));
    !was_here && calls_of(before, name).any(|given| has_default || Some(given) == parameters)
}

/// The number of arguments of each call to `name` in `functions`.
fn calls_of<'f>(functions: &'f [Function], name: &'f str) -> impl Iterator<Item = usize> + 'f {
    functions.iter().flat_map(move |function| {
        let body = &function.body;
        let uses = body.iter().enumerate().filter(move |(_, tok)| tok.is(name));
        uses.filter_map(move |(at, _)| calls::argument_count(body, at))
    })
}

fn parameters(function: &Function) -> Option<usize> {
    let head = &function.head;
    let at = head.iter().rposition(|tok| tok.is(function.called()))?;
    let listed = group(head, at + 1);
    match listed {
        [only] if only.is("void") => Some(0),
        _ => calls::argument_count(head, at),
    }
}

/// Whether the function was moved here from another touched file.
fn has_moved(function: &Function, all: &[Touched]) -> bool {
    let name = function.called();
    let has = |functions: &[Function]| functions.iter().any(|other| other.called() == name);
    all.iter()
        .any(|file| has(file.functions(When::Before)) && !has(file.functions(When::After)))
}

fn is_member(function: &Function) -> bool {
    function.name.contains("::")
}
