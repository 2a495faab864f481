//! Names in stacks of Go's runtime.

use crate::frame::open_parenthesis;

/// `main.(*box).pick(0xc000012345, 0x5)`: the name before the arguments.
pub(super) fn function(text: &str) -> Option<&str> {
    let text = text.strip_prefix("created by ").unwrap_or(text);
    let text = text.split(" in goroutine ").next().unwrap_or(text);
    let name = match text.strip_suffix(')') {
        Some(open) => open.get(..open_parenthesis(open)?)?,
        None => text,
    };
    let legal = !name.is_empty() && !name.contains(' ');
    let is_name = legal && (name.contains('.') || name == "panic");
    is_name.then_some(name)
}
