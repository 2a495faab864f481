//! A call of javac as a build made it, and the call that compiles a few of its sources in the same way.

use std::ffi::OsString;
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use crate::jdi::plain;

/// Options whose value is the next word, as far as they may be given.
const WITH_VALUE: [&str; 12] = [
    "-d",
    "-s",
    "-h",
    "-source",
    "--source",
    "-target",
    "--target",
    "--release",
    "-encoding",
    "-Xmaxerrs",
    "-Xmaxwarns",
    "--system",
];
const CLASS_PATHS: [&str; 3] = ["-classpath", "-cp", "--class-path"];
/// Where sources are, and what makes them: the classes of all others are there already. What processors add to the patched ones shows
/// when the build's classes are not found again.
const DROPPED_WITH_VALUE: [&str; 9] = [
    "-sourcepath",
    "--source-path",
    "-s",
    "-h",
    "-processor",
    "-processorpath",
    "--processor-path",
    "-Xmaxerrs",
    "-Xmaxwarns",
];
const DROPPED: [&str; 5] = ["-A", "-proc:", "-implicit:", "-verbose", "-J"];
/// Start of the options that make a class depend on more than its source and the class path.
const REFUSED: [&str; 9] = [
    "-Xplugin",
    "--module",
    "-m",
    "-p",
    "--patch-module",
    "--add-modules",
    "--upgrade-module-path",
    "--limit-modules",
    "-bootclasspath",
];
const ENDING: &str = ".java";

/// A call of javac.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct JavacCall {
    /// The Java installation that ran it.
    pub home: PathBuf,
    pub folder: PathBuf,
    pub options: Vec<String>,
    pub class_path: Option<String>,
    /// Where its classes went.
    pub output: PathBuf,
    pub sources: Vec<PathBuf>,
}

impl JavacCall {
    /// An error says why no source of this call can be compiled alone.
    pub(super) fn new(words: &[String], folder: &Path, home: &Path) -> Result<Self, String> {
        let mut call = Self {
            home: home.to_owned(),
            folder: folder.to_owned(),
            ..Self::default()
        };
        let mut words = words.iter();
        let mut output = None;
        while let Some(word) = words.next() {
            let mut value = || {
                let value = words.next().cloned();
                value.ok_or_else(|| format!("javac was given {word} without a value"))
            };
            let (name, joined) = match word.split_once('=') {
                Some((name, value)) if name.starts_with("--") => (name, Some(value.to_owned())),
                Some(_) | None => (word.as_str(), None),
            };
            if name == "-d" {
                output = Some(folder.join(value()?));
            } else if CLASS_PATHS.contains(&name) {
                call.class_path = Some(joined.map_or_else(value, Ok)?);
            } else if DROPPED_WITH_VALUE.contains(&name) {
                joined.map_or_else(value, Ok)?;
            } else if let Some(refused) = refused(name) {
                return Err(format!("javac was given {refused}"));
            } else if WITH_VALUE.contains(&name) && joined.is_none() {
                call.options.extend([word.clone(), value()?]);
            } else if word.ends_with(ENDING) && !word.starts_with('-') {
                call.sources.push(folder.join(word));
            } else if !DROPPED.iter().any(|start| word.starts_with(start)) {
                call.options.push(word.clone());
            }
        }
        call.output = output.ok_or("javac put classes beside their sources")?;
        Ok(call)
    }

    /// Compiles these sources against the classes of all others. Nothing is compiled that is not named.
    pub(super) fn alone(&self, sources: &[PathBuf], to: &Path) -> Vec<OsString> {
        let mut path = OsString::from(&self.output);
        if let Some(part) = &self.class_path {
            path.push(":");
            path.push(part);
        }
        let javac = self.home.join("bin/javac");
        let quick = ["-J-XX:TieredStopAtLevel=1", "-J-XX:+UseSerialGC"];
        let fixed = ["-proc:none", "-implicit:none", "-d"];
        let mut argv: Vec<OsString> = vec![javac.into()];
        argv.extend(quick.map(OsString::from));
        argv.extend(self.options.iter().map(OsString::from));
        argv.extend(fixed.map(OsString::from));
        argv.extend([to.into(), "-classpath".into(), path]);
        argv.extend(sources.iter().map(|source| source.into()));
        argv
    }
}

fn refused(name: &str) -> Option<&'static str> {
    let starts = |start: &&&str| match start.len() {
        // A short name is the whole name.
        2 => name == **start,
        _ => name.starts_with(**start),
    };
    REFUSED.iter().find(starts).copied()
}

/// The calls that the watch saw. One that it could not read whole is no call.
pub(super) fn read_calls(text: &str) -> Vec<Result<JavacCall, String>> {
    let mut calls = Vec::new();
    let (mut words, mut folder, mut home) = (Vec::new(), PathBuf::new(), PathBuf::new());
    for line in text.lines() {
        let (what, value) = line.split_once('\t').unwrap_or((line, ""));
        match what {
            "call" => words.clear(),
            "word" => words.push(plain(value)),
            "folder" => folder = plain(value).into(),
            "home" => home = plain(value).into(),
            "end" => calls.push(JavacCall::new(&words, &folder, &home)),
            "unread" => calls.push(Err(format!("what javac was asked is not known: {value}"))),
            _ => {}
        }
    }
    calls
}

#[cfg(test)]
#[path = "call_tests.rs"]
mod tests;
