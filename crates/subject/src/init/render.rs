//! Renders a guess as the text of a manifest. Every foreign word goes through TOML's own quoting.

use std::fmt::Display;
use std::path::Path;

use patchwright_code::row;
use patchwright_domain::case::Language;
use patchwright_domain::foreign::visible_line;
use toml::Value;

use super::guess::{Guess, PocGuess};

/// The manifest's text, to be written into `folder`; paths below it are written relative to it.
pub fn render(guess: &Guess, folder: &Path) -> String {
    let mut text = Text::default();
    let guessed = ("What was guessed, and why:", &guess.because);
    text.comment("Written by `patchwright init`.");
    for (title, lines) in [guessed, ("Note:", &guess.notes)] {
        if !lines.is_empty() {
            text.comment(title);
        }
        for line in lines {
            text.item(&visible_line(line));
        }
    }
    project(&mut text, guess, folder);
    build(&mut text, guess);
    for poc in &guess.pocs {
        one_poc(&mut text, guess, poc, folder);
        env(&mut text, "[poc.env]", &guess.poc_env);
    }
    if guess.pocs.is_empty() {
        poc_to_fill_in(&mut text, guess);
    }
    test(&mut text, guess);
    said(&mut text, guess, folder);
    text.0
}

/// Width of a comment, in bytes.
const WIDTH: usize = 100;

#[derive(Default)]
struct Text(String);

impl Text {
    fn comment(&mut self, words: &str) {
        self.0.push_str(&format!("# {words}\n"));
    }

    /// Wrapped between words so that it can be read in an editor.
    fn item(&mut self, words: &str) {
        let mut line = "# -".to_owned();
        for word in words.split_whitespace() {
            if line.len() + word.len() >= WIDTH && line.len() > 3 {
                self.0.push_str(&line);
                self.0.push('\n');
                line = "#  ".to_owned();
            }
            line.push(' ');
            line.push_str(word);
        }
        self.0.push_str(&line);
        self.0.push('\n');
    }

    fn header(&mut self, header: &str) {
        self.0.push_str(&format!("\n{header}\n"));
    }

    fn number(&mut self, key: &str, value: impl Display) {
        self.0.push_str(&format!("{key} = {value}\n"));
    }

    fn string(&mut self, key: &str, value: &str) {
        self.number(key, quoted(value));
    }

    fn optional(&mut self, key: &str, value: Option<&str>) {
        if let Some(value) = value {
            self.string(key, value);
        }
    }

    fn strings(&mut self, key: &str, values: &[String]) {
        if !values.is_empty() {
            let values: Vec<String> = values.iter().map(|value| quoted(value)).collect();
            self.number(key, format!("[{}]", values.join(", ")));
        }
    }
}

fn quoted(text: &str) -> String {
    Value::String(text.to_owned()).to_string()
}

fn project(text: &mut Text, guess: &Guess, folder: &Path) {
    text.header("[project]");
    text.string("name", &crate::manifest::name_of(&guess.tree));
    let languages: Vec<String> = guess
        .languages
        .iter()
        .map(|language| row(*language).id.to_owned())
        .collect();
    match languages.as_slice() {
        [] => {}
        [language] => text.string("language", language),
        languages => text.strings("language", languages),
    }
    text.string("source", &relative(&guess.tree, folder));
    text.strings("exclude", &guess.exclude);
}

fn build(text: &mut Text, guess: &Guess) {
    text.header("[build]");
    text.optional("fetch", guess.fetch.as_deref());
    text.optional("setup", guess.setup.as_deref());
    text.string("command", &guess.build);
    text.optional("clean", guess.clean.as_deref());
    env(text, "[build.env]", &guess.build_env);
}

fn one_poc(text: &mut Text, guess: &Guess, poc: &PocGuess, folder: &Path) {
    text.header("[[poc]]");
    if is_java(guess) {
        text.string("kind", "throws");
    }
    let path = |path: &Path| relative(path, folder);
    text.string("command", &poc.command);
    text.optional("input", poc.input.as_deref().map(path).as_deref());
    text.optional("stdin", poc.stdin.as_deref().map(path).as_deref());
    let files: Vec<String> = poc.files.iter().map(|file| path(file)).collect();
    text.strings("files", &files);
    text.optional("cwd", poc.cwd.as_deref());
}

fn is_java(guess: &Guess) -> bool {
    guess.languages.first() == Some(&Language::Java)
}

fn poc_to_fill_in(text: &mut Text, guess: &Guess) {
    text.0
        .push_str("\n# Fill in what makes the program crash:\n");
    text.comment("[[poc]]");
    let folder = guess.build_folder.as_deref().unwrap_or(".");
    let command = match is_java(guess) {
        true => "java -cp classes package.Main {input}".to_owned(),
        false => format!("{folder}/tool {{input}}"),
    };
    if is_java(guess) {
        text.comment("kind = \"throws\"");
    }
    text.comment(&format!("command = {}", quoted(&command)));
    text.comment("input = \"crash.bin\"");
    if !guess.poc_env.is_empty() {
        text.comment("[poc.env]");
    }
    for (name, value) in &guess.poc_env {
        text.comment(&format!("{name} = {}", quoted(value)));
    }
}

fn test(text: &mut Text, guess: &Guess) {
    let Some(test) = &guess.test else { return };
    text.header("[test]");
    text.optional("build-command", test.build_command.as_deref());
    text.string("command", &test.command);
    text.string("format", &test.format);
    env(text, "[test.env]", &test.env);
}

fn env(text: &mut Text, header: &str, env: &[(&'static str, String)]) {
    if !env.is_empty() {
        text.header(header);
    }
    for (name, value) in env {
        text.string(name, value);
    }
}

/// What the user gave besides commands.
fn said(text: &mut Text, guess: &Guess, folder: &Path) {
    let flags = &guess.flags;
    if !flags.env.is_empty() {
        text.header("[env]");
    }
    let pairs: std::collections::BTreeMap<&str, &str> = flags
        .env
        .iter()
        .filter_map(|pair| pair.split_once('='))
        .collect();
    for (name, value) in pairs {
        text.string(&quoted(name), value);
    }
    if !flags.allow.is_empty() || !flags.deny.is_empty() {
        text.header("[scope]");
        text.strings("allow", &flags.allow);
        text.strings("deny", &flags.deny);
    }
    if flags.runs.is_some() || !guess.seeds.is_empty() {
        text.header("[judge]");
    }
    if let Some(runs) = flags.runs {
        text.number("runs", runs);
    }
    let seeds = guess.seeds.iter().map(|seeds| relative(seeds, folder));
    text.strings("seeds", &seeds.collect::<Vec<_>>());
    if let Some(jobs) = flags.jobs {
        text.header("[limits]");
        text.number("jobs", jobs);
    }
}

/// Both paths are canonical, and everything a manifest names is below its folder.
fn relative(path: &Path, folder: &Path) -> String {
    match path.strip_prefix(folder) {
        Ok(below) if below == Path::new("") => ".".to_owned(),
        Ok(below) => below.to_string_lossy().into_owned(),
        Err(_) => path.to_string_lossy().into_owned(),
    }
}
