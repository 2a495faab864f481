//! `if (!block) abort();` behind the allocation of `block`. A function that cannot report an error has no other way out, no input decides
//! whether it happens, and a run in which it does ends in a signal that every stage sees.

use patchwright_code::tokens::Tok;

/// Functions of the standard library that give a null pointer only when memory has run out.
const ALLOCATORS: [&str; 8] = [
    "malloc",
    "calloc",
    "realloc",
    "reallocarray",
    "aligned_alloc",
    "strdup",
    "strndup",
    "open_memstream",
];

/// Whether the call at `at` is `abort()` and only a failed allocation leads to it.
pub fn aborts_without_memory(tokens: &[Tok], at: usize) -> bool {
    let before = match tokens.get(..at) {
        Some([before @ .., open]) if open.is("{") => before,
        Some(before) => before,
        None => return false,
    };
    tokens.get(at).is_some_and(|tok| tok.is("abort"))
        && asked_for_null(before).is_some_and(|name| is_allocated(before, name))
}

/// The name in `if (!name)` or `if (name == NULL)` that these tokens end with.
fn asked_for_null(tokens: &[Tok]) -> Option<&Tok> {
    match tokens {
        [.., word, open, not, name, close]
            if word.is("if") && open.is("(") && not.is("!") && close.is(")") =>
        {
            Some(name)
        }
        [.., word, open, name, equal, null, close]
            if word.is("if")
                && open.is("(")
                && equal.is("==")
                && null.is_any(&["NULL", "nullptr", "0"])
                && close.is(")") =>
        {
            Some(name)
        }
        _ => None,
    }
    .filter(|name| name.is_ident())
}

/// Whether the last thing that `name` was set to is fresh memory.
fn is_allocated(tokens: &[Tok], name: &Tok) -> bool {
    let mut sets = tokens.windows(4).rev();
    let last = sets
        .find(|four| matches!(four, [own, equal, ..] if own.text == name.text && equal.is("=")));
    last.is_some_and(
        |four| matches!(four, [_, _, call, open] if open.is("(") && call.is_any(&ALLOCATORS)),
    )
}
