//! Names in stacks of Go's runtime.

/// `main.(*box).pick(0xc000012345, 0x5)`: the name before the arguments.
pub(super) fn function(text: &str) -> Option<&str> {
    let text = text.strip_prefix("created by ").unwrap_or(text);
    let text = text.split(" in goroutine ").next().unwrap_or(text);
    let name = match text.strip_suffix(')') {
        Some(open) => open.get(..arguments(open)?)?,
        None => text,
    };
    let legal = !name.is_empty() && !name.contains(' ');
    let is_name = legal && (name.contains('.') || name == "panic");
    is_name.then_some(name)
}

/// Where the parenthesis of the arguments opens.
fn arguments(text: &str) -> Option<usize> {
    let mut depth = 0_i32;
    for (at, c) in text.char_indices().rev() {
        match c {
            ')' => depth += 1,
            '(' if depth == 0 => return Some(at),
            '(' => depth -= 1,
            _ => {}
        }
    }
    None
}
