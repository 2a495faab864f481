//! Renders a case as a manifest, so that it can be taken elsewhere.

use std::path::Path;

use patchwright_code::row;
use patchwright_domain::case::{Case, Cwd, Env, Poc, PocKind, Test, TestFormat};
use toml::{Table, Value};

/// The manifest of a case beside its source; `place` gives the path of each file relative to the manifest.
///
/// The number of jobs is left to the machine; what only helps to find a repair is left out.
pub fn render(case: &Case, place: &dyn Fn(&Path) -> String) -> String {
    render_for(case, ".", place)
}

/// The same with the source elsewhere.
pub fn render_for(case: &Case, source: &str, place: &dyn Fn(&Path) -> String) -> String {
    let mut root = Table::new();
    table(&mut root, "project", project(case, source));
    table(&mut root, "build", build(case));
    let pocs = case.pocs.iter().map(|one| Value::Table(poc(one, place)));
    root.insert("poc".to_owned(), Value::Array(pocs.collect()));
    if let Some(one) = &case.test {
        table(&mut root, "test", test(one));
    }
    env(&mut root, &case.env);
    let mut report = Table::new();
    let sanitizer = case.report.sanitizer.as_deref().map(place);
    optional(&mut report, "sanitizer", sanitizer.as_deref());
    table(&mut root, "report", report);
    let mut scope = Table::new();
    strings(&mut scope, "allow", &case.scope.allow);
    strings(&mut scope, "deny", &case.scope.deny);
    table(&mut root, "scope", scope);
    let shown = case.sandbox_read.iter();
    let shown: Vec<String> = shown.map(|path| path.display().to_string()).collect();
    let mut sandbox = Table::new();
    strings(&mut sandbox, "read", &shown);
    table(&mut root, "sandbox", sandbox);
    numbers(&mut root, case, place);
    root.to_string()
}

fn project(case: &Case, source: &str) -> Table {
    let mut project = Table::new();
    string(&mut project, "name", &case.name);
    let languages = case.languages.iter();
    let languages: Vec<String> = languages
        .map(|language| row(*language).id.to_owned())
        .collect();
    strings(&mut project, "language", &languages);
    string(&mut project, "source", source);
    strings(&mut project, "exclude", &case.exclude);
    if case.keep_git {
        project.insert("keep-git".to_owned(), Value::Boolean(true));
    }
    project
}

fn build(case: &Case) -> Table {
    let mut build = Table::new();
    optional(&mut build, "fetch", case.build.fetch.as_deref());
    optional(&mut build, "setup", case.build.setup.as_deref());
    string(&mut build, "command", &case.build.command);
    optional(&mut build, "clean", case.build.clean.as_deref());
    number(&mut build, "seconds", case.build.seconds);
    env(&mut build, &case.build.env);
    let mut variants = Table::new();
    for (name, variant) in &case.variants {
        let mut one = Table::new();
        optional(&mut one, "setup", variant.setup.as_deref());
        string(&mut one, "command", &variant.command);
        table(&mut variants, name, one);
    }
    table(&mut build, "variant", variants);
    build
}

fn poc(poc: &Poc, place: &dyn Fn(&Path) -> String) -> Table {
    let mut one = Table::new();
    string(&mut one, "name", &poc.name);
    string(&mut one, "command", &poc.command);
    optional(
        &mut one,
        "input",
        poc.input.as_deref().map(place).as_deref(),
    );
    optional(
        &mut one,
        "stdin",
        poc.stdin.as_deref().map(place).as_deref(),
    );
    let files: Vec<String> = poc.files.iter().map(|path| place(path)).collect();
    strings(&mut one, "files", &files);
    let cwd = match &poc.cwd {
        Cwd::Scratch => "{scratch}".to_owned(),
        Cwd::Source(below) if below == Path::new("") => "{source}".to_owned(),
        Cwd::Source(below) => format!("{{source}}/{}", below.display()),
    };
    string(&mut one, "cwd", &cwd);
    string(&mut one, "build", &poc.build);
    optional(&mut one, "bug", poc.bug.as_deref());
    match &poc.kind {
        PocKind::Crash => {}
        PocKind::Throws => string(&mut one, "kind", "throws"),
        PocKind::Test(tests) => {
            string(&mut one, "kind", "test");
            strings(&mut one, "tests", &tests.names);
            string(&mut one, "format", format_word(tests.format));
        }
    }
    number(&mut one, "seconds", poc.seconds);
    env(&mut one, &poc.env);
    one
}

fn format_word(format: TestFormat) -> &'static str {
    match format {
        TestFormat::Auto => "auto",
        TestFormat::Automake => "automake",
        TestFormat::Autotest => "autotest",
        TestFormat::Tap => "tap",
        TestFormat::Ctest => "ctest",
        TestFormat::Meson => "meson",
        TestFormat::Gtest => "gtest",
        TestFormat::Junit => "junit",
        TestFormat::ExitStatus => "exit-status",
    }
}

fn test(test: &Test) -> Table {
    let mut one = Table::new();
    optional(&mut one, "build-command", test.build_command.as_deref());
    string(&mut one, "command", &test.command);
    let format = format_word(test.format);
    string(&mut one, "format", format);
    number(&mut one, "seconds", test.seconds);
    env(&mut one, &test.env);
    one
}

fn numbers(root: &mut Table, case: &Case, place: &dyn Fn(&Path) -> String) {
    let mut judge = Table::new();
    number(&mut judge, "runs", u64::from(case.judge.runs));
    number(&mut judge, "neighbours", u64::from(case.judge.neighbours));
    number(
        &mut judge,
        "neighbour-seconds",
        case.judge.neighbour_seconds,
    );
    number(&mut judge, "search-seconds", case.judge.search_seconds);
    if case.judge.guided_search {
        judge.insert("guided-search".to_owned(), Value::Boolean(true));
    }
    let mut seeds: Vec<String> = case.judge.seeds.iter().map(|path| place(path)).collect();
    // Several folders may be stored in one place.
    seeds.dedup();
    strings(&mut judge, "seeds", &seeds);
    table(root, "judge", judge);
    let mut limits = Table::new();
    number(&mut limits, "memory-mib", case.limits.memory_mib);
    number(&mut limits, "processes", case.limits.processes);
    number(&mut limits, "disk-mib", case.limits.disk_mib);
    table(root, "limits", limits);
}

fn string(table: &mut Table, key: &str, value: &str) {
    table.insert(key.to_owned(), Value::String(value.to_owned()));
}

fn optional(table: &mut Table, key: &str, value: Option<&str>) {
    if let Some(value) = value {
        string(table, key, value);
    }
}

fn strings(table: &mut Table, key: &str, values: &[String]) {
    if !values.is_empty() {
        let values = values.iter().cloned().map(Value::String);
        table.insert(key.to_owned(), Value::Array(values.collect()));
    }
}

fn number(table: &mut Table, key: &str, value: u64) {
    let value = i64::try_from(value).unwrap_or(i64::MAX);
    table.insert(key.to_owned(), Value::Integer(value));
}

fn env(table: &mut Table, env: &Env) {
    let mut pairs = Table::new();
    for (name, value) in env {
        string(&mut pairs, name, value);
    }
    self::table(table, "env", pairs);
}

/// Omits empty tables.
fn table(root: &mut Table, key: &str, value: Table) {
    if !value.is_empty() {
        root.insert(key.to_owned(), Value::Table(value));
    }
}

#[cfg(test)]
#[path = "write_tests.rs"]
mod tests;
