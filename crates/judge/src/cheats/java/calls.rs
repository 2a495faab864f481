//! What a method of Java calls, and which words end the program.

use patchwright_code::tokens::uses::called_names;
use patchwright_code::tokens::{Tok, before, past_group};

use super::super::calls::is_leaving;
use super::words::is_called;

/// What a method calls, by name. A method of some object that is only called like a way out of C (`request.abort()`)
/// gets a dot, so that it is not taken for one.
pub fn calls(body: &[Tok]) -> Vec<String> {
    let ends = ends_directly(body);
    let call = |name: &str| match is_leaving(name) && !ends {
        true => format!(".{name}"),
        false => name.to_owned(),
    };
    called_names(body).map(call).collect()
}

/// The call that the last statement of the body comes down to: `halt` of `Runtime.getRuntime().halt(1);`.
pub fn last_call(body: &[Tok]) -> Option<String> {
    let end = body.iter().rposition(|tok| !tok.is_mark())?;
    body.get(end).filter(|tok| tok.is(";"))?;
    let before_end = body.get(..end)?;
    let start = before_end
        .iter()
        .rposition(|tok| tok.is_any(&[";", "{", "}"]));
    let last = before_end.get(start.map_or(0, |at| at + 1)..)?;
    let mut called = None;
    let mut at = 0;
    while let Some(tok) = last.get(at) {
        if tok.is("(") {
            called = before(last, at).filter(|name| name.is_name());
            at = past_group(last, at);
        } else {
            at += 1;
        }
    }
    let name = called?.word();
    (!is_leaving(name) || ends_directly(last)).then(|| name.to_owned())
}

fn ends_directly(tokens: &[Tok]) -> bool {
    let has_runtime = tokens.iter().any(|tok| tok.is("getRuntime"));
    let at = 0..tokens.len();
    at.into_iter()
        .any(|at| is_exit(tokens, at, has_runtime) == IsExit::Yes)
}

/// Whether a word ends the program.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum IsExit {
    Yes,
    /// Unless the project has a method of that name.
    IfImported,
    No,
}

/// `assert`, `System.exit`, `System::exit`, `halt` of the runtime, and what a static import makes of them.
pub fn is_exit(tokens: &[Tok], at: usize, has_runtime: bool) -> IsExit {
    let Some(tok) = tokens.get(at) else {
        return IsExit::No;
    };
    let is_member = before(tokens, at).is_some_and(|prev| prev.is_any(&[".", "::"]));
    let owner = at.checked_sub(2).and_then(|i| tokens.get(i));
    let of_system = owner.is_some_and(|owner| owner.is_any(&["System", "Runtime"]));
    if tok.is("assert") && !is_member {
        return IsExit::Yes;
    }
    match (tok.is_any(&["exit", "halt"]), is_member) {
        (true, true) if has_runtime || of_system => IsExit::Yes,
        (true, false) if is_called(tokens, at) => IsExit::IfImported,
        (true, _) | (false, _) => IsExit::No,
    }
}
