//! Calls through pointers: which functions they call is known only in the running program.

use super::DebugTools;

const MOST: usize = 4;

/// The current targets of the calls through pointers on a line; empty if there are none.
pub(super) fn targets(tools: &mut DebugTools<'_>, file: &str, line: u32, frame: usize) -> String {
    let calls = tools.sources.pointer_calls(file, line);
    let known = calls.into_iter().take(MOST).filter_map(|callee| {
        let value = tools.session.evaluate(&callee, frame).ok()?;
        let target = function_at(&value.text)?;
        Some(format!("  {callee} is {target}\n"))
    });
    let known: String = known.collect();
    match known.is_empty() {
        true => known,
        false => format!("\nCalls through pointers on this line:\n{known}"),
    }
}

/// LLDB prints ``0x55 (prog`read_rle at load.c:75:1)``, GDB `{int (int)} 0x55 <read_rle>`.
fn function_at(text: &str) -> Option<String> {
    if let Some((_, named)) = text.split_once('`') {
        let named = named.trim_end_matches(')');
        return Some(match named.split_once(" at ") {
            Some((name, place)) => format!("{name} ({place})"),
            None => named.to_owned(),
        });
    }
    if let Some((_, named)) = text.split_once('<') {
        return named.split_once('>').map(|(name, _)| name.to_owned());
    }
    (text.trim() == "0x0").then(|| "null".to_owned())
}

#[cfg(test)]
#[path = "targets_tests.rs"]
mod tests;
