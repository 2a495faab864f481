//! Whether the names in a text have values where it is to be inserted.

use patchwright_code::scope::names_in;
use patchwright_code::spelling::parentheses;
use patchwright_code::types::Type;
use patchwright_code::{Code, Function};

use super::definitions;

/// Whether every local in a text is declared at an offset, and initialised.
pub fn set_at(code: &Code, function: &Function, at: usize, text: &str) -> bool {
    let locals = function.locals();
    let unset = |name: &str| {
        let mut named = locals.iter().filter(|local| local.name == name);
        named.any(|local| {
            let bare = local.init.is_none() && local.dimensions.is_empty();
            let plain = local.pointers > 0 || Type::of_variable(local).number(code).is_some();
            let param = function.head.params.iter().any(|param| param == *local);
            bare && plain && !param
        })
    };
    let visible = function.visible_at(at);
    let hidden = |name: &str| {
        locals.iter().any(|local| local.name == name)
            && !visible.iter().any(|local| local.name == name)
    };
    let read = without_sizes(text);
    !names_in(text).iter().any(|name| hidden(name))
        && names_in(&read).into_iter().all(|name| {
            !unset(name)
                || definitions(function).iter().any(|definition| {
                    let value = definition.value.is_some() || definition.variable.is_none();
                    let held = definition.target_text(code, function);
                    let root = held.split(['.', '-', '[']).next().unwrap_or_default();
                    value && root.trim_start_matches('&') == name && definition.start < at
                })
        })
}

/// `n * sizeof *p` reads `n` alone: the size of what `p` points to is known before `p` is set.
fn without_sizes(text: &str) -> String {
    const WORD: &str = "sizeof";
    let mut parts = text.split(WORD);
    let mut read = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let operand = part.trim_start();
        let end = match parentheses(operand, 0) {
            Some((0, close)) => close + 1,
            _ => {
                let stars = operand.len() - operand.trim_start_matches(['*', ' ']).len();
                let rest = operand.get(stars..).unwrap_or_default();
                let is_name = |c: char| c.is_alphanumeric() || matches!(c, '_' | '.');
                stars + rest.find(|c| !is_name(c)).unwrap_or(rest.len())
            }
        };
        read.push_str(operand.get(end..).unwrap_or_default());
    }
    read
}
