//! How a file indents, so that inserted lines look like its own: by tabs, by spaces, or by steps of less than a tab
//! where eight columns are written as one.

use crate::SourceFile;

const TAB_COLUMNS: usize = 8;
/// Enough of a file to recognise its style.
const MOST_LINES: usize = 2000;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Step {
    Tab,
    Spaces(usize),
    /// Columns, with tabs for every eight of them.
    Mixed(usize),
}

/// The indentation that is one step deeper than this one.
pub fn step_in(file: &SourceFile, indent: &str) -> String {
    step_in_text(file.text(), indent)
}

/// The same for the text of a file in any language.
pub fn step_in_text(text: &str, indent: &str) -> String {
    let spaced = indent.starts_with(&" ".repeat(TAB_COLUMNS));
    match step(text) {
        Step::Tab if indent.starts_with(' ') => format!("{indent}    "),
        Step::Spaces(_) if indent.ends_with('\t') => format!("{indent}\t"),
        Step::Tab => format!("{indent}\t"),
        Step::Spaces(columns) => indent.to_owned() + &" ".repeat(columns),
        Step::Mixed(columns) if spaced => indent.to_owned() + &" ".repeat(columns),
        Step::Mixed(columns) => {
            let wanted = width(indent) + columns;
            "\t".repeat(wanted / TAB_COLUMNS) + &" ".repeat(wanted % TAB_COLUMNS)
        }
    }
}

/// Lays out lines, in which a leading tab is one step, for a place with this indentation. The first line is not
/// indented, because it starts where the text is inserted.
pub fn laid_out(file: &SourceFile, text: &str, indent: &str) -> String {
    laid_out_in(file.text(), text, indent)
}

/// The same for the text of a file in any language.
pub fn laid_out_in(file_text: &str, text: &str, indent: &str) -> String {
    let lines = text.lines().map(|line| {
        let bare = line.trim_start_matches('\t');
        let steps = line.len() - bare.len();
        let own = (0..steps).fold(indent.to_owned(), |own, _| step_in_text(file_text, &own));
        own + bare
    });
    let out = lines.collect::<Vec<_>>().join("\n");
    out.strip_prefix(indent).map_or(out.clone(), str::to_owned)
}

fn width(indent: &str) -> usize {
    indent.chars().fold(0, |columns, c| match c {
        '\t' => (columns / TAB_COLUMNS + 1) * TAB_COLUMNS,
        _ => columns + 1,
    })
}

fn step(text: &str) -> Step {
    let (mut tabs, mut twos, mut fours, mut behind_tabs) = (0usize, 0usize, 0usize, 0usize);
    for line in text.lines().take(MOST_LINES) {
        let bare = line.trim_start_matches([' ', '\t']);
        let indent = line.get(..line.len() - bare.len()).unwrap_or_default();
        // White space after a comment's star is no step.
        if bare.is_empty() || bare.starts_with('*') {
            continue;
        }
        match indent {
            "  " => twos += 1,
            "    " => fours += 1,
            "\t    " | "\t  " => behind_tabs += 1,
            _ => {}
        }
        tabs += usize::from(indent.starts_with('\t'));
    }
    let columns = if twos > fours / 2 && twos > 0 { 2 } else { 4 };
    // First steps of spaces and second ones of tabs: a tab counts as two steps.
    let some = tabs / 20 + 1;
    if behind_tabs > some && twos.max(fours) > some {
        Step::Mixed(columns)
    } else if tabs > twos.max(fours) {
        Step::Tab
    } else {
        Step::Spaces(columns)
    }
}

#[cfg(test)]
#[path = "layout_tests.rs"]
mod tests;
