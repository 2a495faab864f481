//! A table and the forms that it is printed in. What stands in it may come from a project or a model, so every form escapes it.

use std::fmt::Write as _;

/// Rows of text below a head.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Table {
    pub title: String,
    /// What a reader has to know, below the table.
    pub note: Option<String>,
    pub head: Vec<String>,
    pub rows: Vec<Vec<String>>,
    /// Columns from the left that hold words; the others are numbers.
    pub words: usize,
}

impl Table {
    pub fn new(title: &str, head: &[&str], words: usize) -> Self {
        Self {
            title: title.to_owned(),
            note: None,
            head: head.iter().map(|cell| (*cell).to_owned()).collect(),
            rows: Vec::new(),
            words,
        }
    }

    pub fn text(&self) -> String {
        let widths = self.widths();
        let mut out = format!("{}\n", self.title);
        for row in std::iter::once(&self.head).chain(&self.rows) {
            let mut line = String::new();
            for (column, (cell, width)) in row.iter().zip(&widths).enumerate() {
                let cell = one_line(cell);
                let gap = " ".repeat(width.saturating_sub(cell.chars().count()));
                match column < self.words {
                    true => line.push_str(&format!("  {cell}{gap}")),
                    false => line.push_str(&format!("  {gap}{cell}")),
                }
            }
            let _ = writeln!(out, "{}", line.trim_end());
        }
        for line in self.note.iter().flat_map(|note| wrapped(note)) {
            let _ = writeln!(out, "  {line}");
        }
        out
    }

    fn widths(&self) -> Vec<usize> {
        let width = |column: usize| {
            let rows = std::iter::once(&self.head).chain(&self.rows);
            let cells = rows.filter_map(|row| row.get(column));
            cells.map(|cell| cell.chars().count()).max().unwrap_or(0)
        };
        (0..self.head.len()).map(width).collect()
    }

    pub fn markdown(&self) -> String {
        let line = |row: &[String]| {
            let cells: Vec<String> = row.iter().map(|cell| markdown_cell(cell)).collect();
            format!("| {} |\n", cells.join(" | "))
        };
        let marks = (0..self.head.len()).map(|column| match column < self.words {
            true => "---",
            false => "---:",
        });
        let marks: Vec<&str> = marks.collect();
        let mut out = format!("## {}\n\n", markdown_cell(&self.title));
        out.push_str(&line(&self.head));
        let _ = writeln!(out, "|{}|", marks.join("|"));
        for row in &self.rows {
            out.push_str(&line(row));
        }
        if let Some(note) = &self.note {
            let _ = writeln!(out, "\n{}", markdown_cell(note));
        }
        out
    }

    /// With the `booktabs` package.
    pub fn latex(&self) -> String {
        let line = |row: &[String]| {
            let cells: Vec<String> = row.iter().map(|cell| latex_cell(cell)).collect();
            format!("  {} \\\\\n", cells.join(" & "))
        };
        let columns = (0..self.head.len()).map(|column| match column < self.words {
            true => 'l',
            false => 'r',
        });
        let columns: String = columns.collect();
        let note = self.note.as_ref().map(|note| format!(" {note}"));
        let caption = format!("{}.{}", self.title, note.unwrap_or_default());
        let mut out = format!(
            "\\begin{{table}}\n\\caption{{{}}}\n\\begin{{tabular}}{{{columns}}}\n  \\toprule\n",
            latex_cell(&caption)
        );
        out.push_str(&line(&self.head));
        out.push_str("  \\midrule\n");
        for row in &self.rows {
            out.push_str(&line(row));
        }
        out.push_str("  \\bottomrule\n\\end{tabular}\n\\end{table}\n");
        out
    }

    pub fn html(&self) -> String {
        let line = |tag: &str, row: &[String]| {
            let cells = row.iter().enumerate().map(|(column, cell)| {
                let class = match column < self.words {
                    true => " class=\"words\"",
                    false => " class=\"number\"",
                };
                format!("<{tag}{class}>{}</{tag}>", html_text(cell))
            });
            format!("<tr>{}</tr>\n", cells.collect::<String>())
        };
        let mut out = format!("<h2>{}</h2>\n<table>\n<thead>", html_text(&self.title));
        out.push_str(&line("th", &self.head));
        out.push_str("</thead>\n<tbody>\n");
        for row in &self.rows {
            out.push_str(&line("td", row));
        }
        out.push_str("</tbody>\n</table>\n");
        if let Some(note) = &self.note {
            let _ = writeln!(out, "<p class=\"note\">{}</p>", html_text(note));
        }
        out
    }

    /// One line for each row, without title and note.
    pub fn csv(&self) -> String {
        let line = |row: &Vec<String>| {
            let cells: Vec<String> = row.iter().map(|cell| csv_cell(cell)).collect();
            cells.join(",")
        };
        let rows = std::iter::once(&self.head).chain(&self.rows);
        let lines: Vec<String> = rows.map(line).collect();
        lines.join("\n") + "\n"
    }
}

/// For a reader of plain text: at most so many characters a line, as far as words allow.
fn wrapped(text: &str) -> Vec<String> {
    const MOST: usize = 100;
    let mut lines: Vec<String> = Vec::new();
    for word in text.split_whitespace() {
        match lines.last_mut() {
            Some(line) if line.chars().count() + 1 + word.chars().count() <= MOST => {
                line.push(' ');
                line.push_str(word);
            }
            Some(_) | None => lines.push(word.to_owned()),
        }
    }
    lines
}

fn markdown_cell(text: &str) -> String {
    let mut out = String::new();
    for c in one_line(text).chars() {
        if matches!(c, '\\' | '|' | '*' | '_' | '`' | '<' | '[' | ']') {
            out.push('\\');
        }
        out.push(c);
    }
    out
}

fn latex_cell(text: &str) -> String {
    let mut out = String::new();
    for c in one_line(text).chars() {
        match c {
            '&' | '%' | '$' | '#' | '_' | '{' | '}' => {
                out.push('\\');
                out.push(c);
            }
            '\\' => out.push_str("\\textbackslash{}"),
            '~' => out.push_str("\\textasciitilde{}"),
            '^' => out.push_str("\\textasciicircum{}"),
            '<' => out.push_str("\\textless{}"),
            '>' => out.push_str("\\textgreater{}"),
            '·' => out.push_str("\\textperiodcentered{}"),
            '–' => out.push_str("--"),
            c => out.push(c),
        }
    }
    out
}

pub(crate) fn html_text(text: &str) -> String {
    let mut out = String::new();
    for c in one_line(text).chars() {
        match c {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            '\'' => out.push_str("&#39;"),
            c => out.push(c),
        }
    }
    out
}

/// A cell that begins like a formula is one in spreadsheets.
fn csv_cell(text: &str) -> String {
    let text = one_line(text);
    let is_number = text.parse::<f64>().is_ok();
    let text = match text.starts_with(['=', '+', '-', '@']) && !is_number {
        true => format!("'{text}"),
        false => text,
    };
    match text.contains(['"', ',']) {
        true => format!("\"{}\"", text.replace('"', "\"\"")),
        false => text,
    }
}

fn one_line(text: &str) -> String {
    text.replace(|c: char| c.is_control(), " ")
}

#[cfg(test)]
#[path = "table_tests.rs"]
mod tests;
