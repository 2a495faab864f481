//! The comment that belongs to an element.

use super::MappedFile;

const MOST_LINES: u32 = 40;

impl MappedFile {
    /// The comment that ends right above a line, as written.
    pub fn comment_above(&self, line: u32) -> Option<String> {
        let last = line.checked_sub(1).filter(|last| *last > 0)?;
        let mut first = last + 1;
        let mut in_block = false;
        while first > 1 && last + 1 - first < MOST_LINES {
            let text = self.line(first - 1).trim();
            let closes = text.ends_with("*/");
            let opens = text.starts_with("/*");
            let part = if in_block || closes {
                opens || in_block || closes
            } else {
                text.starts_with("//")
            };
            // Code followed by a comment is no comment.
            let code_before = closes && !in_block && !opens && text.contains("/*");
            if !part || code_before {
                break;
            }
            in_block = (in_block || closes) && !opens;
            first -= 1;
        }
        if in_block || first > last {
            return None;
        }
        let lines: Vec<&str> = (first..=last).map(|line| self.line(line).trim()).collect();
        Some(lines.join("\n"))
    }
}
