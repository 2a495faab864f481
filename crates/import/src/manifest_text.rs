//! A drafted case as the text of a manifest. Every foreign word goes through TOML's own quoting.

use patchwright_domain::foreign::visible_line;
use toml::{Table, Value};

use crate::draft::{CaseDraft, PocDraft, SourceDraft};

/// Names in a case's folder.
pub(crate) const LAID_SOURCE: &str = "src";
pub(crate) const INPUTS: &str = "poc";
pub(crate) const REPORT: &str = "report.txt";
pub(crate) const ISSUE: &str = "issue.md";
pub(crate) const FIX: &str = "fix.patch";

pub(crate) fn render(draft: &CaseDraft, format: &str) -> String {
    let mut text = format!("# Written by `patchwright import {format}`.\n");
    for (title, lines) in [
        ("Where it comes from:", &draft.because),
        ("Note:", &draft.notes),
    ] {
        if !lines.is_empty() {
            text.push_str(&format!("# {title}\n"));
        }
        for line in lines {
            text.push_str(&format!("# - {}\n", visible_line(line)));
        }
    }
    text.push('\n');
    text.push_str(&tables(draft).to_string());
    text
}

fn tables(draft: &CaseDraft) -> Table {
    let mut root = Table::new();
    let mut project = Table::new();
    set(&mut project, "name", Some(&draft.name));
    set(&mut project, "language", draft.language);
    let source = match &draft.source {
        SourceDraft::InPlace(path) => path.display().to_string(),
        SourceDraft::Laid(_) => LAID_SOURCE.to_owned(),
    };
    set(&mut project, "source", Some(&source));
    list(&mut project, "exclude", &draft.exclude);
    put(&mut root, "project", project);
    let mut build = Table::new();
    set(&mut build, "setup", draft.setup.as_deref());
    set(&mut build, "command", Some(&draft.build));
    set(&mut build, "clean", draft.clean.as_deref());
    put(&mut build, "env", pairs(&draft.build_env));
    put(&mut root, "build", build);
    root.insert(
        "poc".to_owned(),
        Value::Array(vec![Value::Table(poc(&draft.poc))]),
    );
    if let Some(one) = &draft.test {
        let mut test = Table::new();
        set(&mut test, "command", Some(&one.command));
        set(&mut test, "format", Some(one.format));
        put(&mut test, "env", pairs(&one.env));
        put(&mut root, "test", test);
    }
    put(&mut root, "env", pairs(&draft.env));
    let mut report = Table::new();
    set(
        &mut report,
        "sanitizer",
        draft.report.as_ref().map(|_| REPORT),
    );
    set(&mut report, "issue", draft.issue.as_ref().map(|_| ISSUE));
    put(&mut root, "report", report);
    let mut scope = Table::new();
    list(&mut scope, "allow", &draft.allow);
    list(&mut scope, "deny", &draft.deny);
    put(&mut root, "scope", scope);
    let mut sandbox = Table::new();
    let read: Vec<String> = draft
        .read
        .iter()
        .map(|path| path.display().to_string())
        .collect();
    list(&mut sandbox, "read", &read);
    put(&mut root, "sandbox", sandbox);
    root
}

fn poc(draft: &PocDraft) -> Table {
    let mut one = Table::new();
    set(&mut one, "command", Some(&draft.command));
    let place = |path: &std::path::Path| {
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        format!("{INPUTS}/{name}")
    };
    if let Some(input) = &draft.input {
        let key = match draft.command.contains("{input}") {
            true => "input",
            false => "stdin",
        };
        set(&mut one, key, Some(&place(input)));
    }
    let files: Vec<String> = draft.files.iter().map(|path| place(path)).collect();
    list(&mut one, "files", &files);
    set(&mut one, "cwd", draft.cwd.as_deref());
    if let Some((names, format)) = &draft.failing {
        set(&mut one, "kind", Some("test"));
        list(&mut one, "tests", names);
        set(&mut one, "format", Some(format));
    }
    put(&mut one, "env", pairs(&draft.env));
    one
}

fn set(table: &mut Table, key: &str, value: Option<&str>) {
    if let Some(value) = value {
        table.insert(key.to_owned(), Value::String(value.to_owned()));
    }
}

fn list(table: &mut Table, key: &str, values: &[String]) {
    if !values.is_empty() {
        let values = values.iter().cloned().map(Value::String);
        table.insert(key.to_owned(), Value::Array(values.collect()));
    }
}

fn pairs(pairs: &[(String, String)]) -> Table {
    let mut table = Table::new();
    for (name, value) in pairs {
        set(&mut table, name, Some(value));
    }
    table
}

/// Omits empty tables.
fn put(root: &mut Table, key: &str, value: Table) {
    if !value.is_empty() {
        root.insert(key.to_owned(), Value::Table(value));
    }
}
