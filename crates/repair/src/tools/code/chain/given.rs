//! Where the value of a parameter comes from: the crashing stack says which call it was.

use std::fmt::Write as _;

use patchwright_code::Symbol;

use super::{Chain, MOST_SOURCES};
use crate::tools::code::marks::StackPlace;
use crate::tools::code::render::shortened;

/// How many callers a parameter is followed through.
const MOST_CALLERS: usize = 6;

impl Chain<'_> {
    /// Follows a parameter to the caller named by the stack. Callers that merely pass on their own parameter are
    /// skipped; if all of them do, only the symbol that they pass on is looked up.
    pub(super) fn given(&mut self, name: &str, at: &StackPlace, depth: usize) {
        let mut last: Option<Given> = None;
        let mut of = String::new();
        for _ in 0..MOST_CALLERS {
            let (name, at) = match &last {
                None => (name, at),
                Some(given) if given.is_name() => (given.text.as_str(), &given.caller),
                Some(_) => break,
            };
            let Some((function, given)) = self.given_by_caller(name, at) else {
                break;
            };
            if last.is_none() {
                of = function.to_owned();
            }
            last = Some(given);
        }
        let Some(given) = last else {
            return;
        };
        if !given.is_name() {
            if !self.spend() {
                return;
            }
            let StackPlace { file, line, .. } = &given.caller;
            let text = shortened(&given.text);
            let _ = writeln!(
                self.text,
                "{name} is a parameter of {of}; it is `{text}` of {file}:{line}"
            );
        }
        for source in given.made_of.iter().take(MOST_SOURCES) {
            self.define(&given.caller.file, source, Some(&given.caller), depth + 1);
        }
    }

    /// The function that has the parameter, and the argument that its caller passes.
    fn given_by_caller(&self, name: &str, at: &StackPlace) -> Option<(&str, Given)> {
        let map = self.tools.map();
        let (function, index) = map.parameter(&at.file, at.line, name)?;
        let caller = self.tools.marks.caller_of(at)?;
        let argument = map.argument(&caller.file, caller.line, function, index)?;
        let given = Given {
            text: argument.text.to_owned(),
            made_of: argument.made_of,
            caller,
        };
        Some((function, given))
    }
}

/// The argument that a caller passes for a parameter.
struct Given {
    text: String,
    made_of: Vec<Symbol>,
    caller: StackPlace,
}

impl Given {
    fn is_name(&self) -> bool {
        matches!(self.made_of.as_slice(), [only] if only.name == self.text)
    }
}
