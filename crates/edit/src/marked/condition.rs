//! Answers that are only the condition of a check: the shortest code that a model can be asked for.

use super::{Place, Reading};

/// Ways to leave that are tried with one condition.
const MOST_EXITS: usize = 2;

impl Place<'_> {
    /// The check with each of the function's exits behind it; empty if the code is more than a condition, or none was asked for.
    pub(super) fn checks(&self, code: &[&[u8]], exits: &[String]) -> Vec<Reading> {
        let Some(head) = bare_head(code) else {
            return Vec::new();
        };
        let exits = exits.iter().take(MOST_EXITS);
        let checks = exits.flat_map(|exit| self.placed(&head, exit));
        checks.filter(|one| self.can_hold(one)).collect()
    }

    /// What is checked may be what the line computes, or what it uses.
    fn placed(&self, head: &[u8], exit: &str) -> Vec<Reading> {
        let exit = [&self.deeper(super::TAB), exit.as_bytes()].concat();
        let check = [head, &exit];
        let before = self.above(&check);
        match self.can_be_followed() {
            false => vec![before],
            true if self.computes_part_of(head) => vec![self.behind(&check), before],
            true => vec![before, self.behind(&check)],
        }
    }

    fn computes_part_of(&self, head: &[u8]) -> bool {
        let text = self.line.text;
        let sign = text.windows(2).position(|two| two == b"= ");
        let left = sign.and_then(|at| text.get(..at)).unwrap_or_default();
        let left = left.trim_ascii();
        // `size_t n`: the name is the last word.
        let blank = left.iter().rposition(u8::is_ascii_whitespace);
        let target = left.get(blank.map_or(0, |at| at + 1)..).unwrap_or_default();
        !target.is_empty() && head.windows(target.len()).any(|part| part == target)
    }
}

fn without_comment(line: &[u8]) -> &[u8] {
    let comment = line.windows(2).position(|two| two == b"//");
    let code = line.get(..comment.unwrap_or(line.len()));
    code.unwrap_or_default().trim_ascii()
}

/// `if (…)` in one line, without a body.
fn bare_head(code: &[&[u8]]) -> Option<Vec<u8>> {
    let lines: Vec<&[u8]> = code.iter().map(|line| without_comment(line)).collect();
    let joined = lines.join(&b' ');
    let head = joined.strip_suffix(b"{").unwrap_or(&joined).trim_ascii();
    let condition = head.strip_prefix(b"if")?.trim_ascii_start();
    let mut depth = 0_usize;
    for (at, byte) in condition.iter().enumerate() {
        depth = match byte {
            b'(' => depth + 1,
            b')' => depth.checked_sub(1)?,
            b';' | b'{' | b'}' => return None,
            _ => depth,
        };
        // Behind the condition's last parenthesis stands nothing.
        if depth == 0 && at + 1 < condition.len() {
            return None;
        }
    }
    (depth == 0 && condition.len() > 2).then(|| [b"if ", condition].concat())
}
