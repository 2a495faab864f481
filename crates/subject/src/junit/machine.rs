//! The virtual machine in which a test command runs JUnit, as a watch saw it, and how another is started like it.

use std::collections::BTreeSet;
use std::ffi::OsString;
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use crate::jdi::plain;

/// Start of the names of properties that the machine or the build tool sets for itself.
const OF_OTHERS: [&str; 16] = [
    "java.",
    "sun.",
    "jdk.",
    "os.",
    "user.",
    "file.",
    "line.",
    "path.",
    "native.",
    "awt.",
    "surefire.",
    "std",
    "org.gradle.",
    "com.sun.",
    "jna.",
    "jansi.",
];
/// Start of the arguments that are passed on.
const PASSED_ON: [&str; 6] = ["-X", "-D", "--add-", "-ea", "-da", "--enable-"];
const DEBUGGERS: [&str; 2] = ["-Xdebug", "-Xrunjdwp"];
const CLASS_PATHS: [&str; 4] = ["-cp", "-classpath", "--class-path", "-jar"];

#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Machine {
    /// Which program of ours runs the tests.
    pub runner: String,
    pub home: PathBuf,
    pub folder: PathBuf,
    pub class_path: Vec<PathBuf>,
    pub arguments: Vec<String>,
}

impl Machine {
    /// The machine that all of the tests run in; the reason if there is none.
    pub(super) fn of_watch(text: &str, exists: &dyn Fn(&Path) -> bool) -> Result<Self, String> {
        let mut seen: Vec<Self> = Vec::new();
        let mut machine = Self::default();
        let (mut words, mut properties) = (Vec::new(), Vec::new());
        for line in text.lines() {
            let (what, value) = line.split_once('\t').unwrap_or((line, ""));
            match what {
                "machine" => {
                    machine = Self::default();
                    words.clear();
                    properties.clear();
                }
                "runner" => machine.runner = plain(value),
                "path" => machine.class_path.push(plain(value).into()),
                "word" => words.push(plain(value)),
                "property" => properties.push(plain(value)),
                "end" => seen.push(machine.clone().settled(&words, &properties, exists)?),
                "unread" => return Err(format!("how JUnit is started is not known: {value}")),
                _ => {}
            }
        }
        // The platform may run JUnit 4 in turn.
        if seen.iter().any(|one| one.runner == "PlatformRunner") {
            seen.retain(|one| one.runner == "PlatformRunner");
        }
        seen.dedup();
        match seen.as_slice() {
            [one] => Ok(one.clone()),
            [] => Err("no virtual machine that runs JUnit was seen".to_owned()),
            _ => Err("the tests run in different virtual machines".to_owned()),
        }
    }

    fn settled(
        mut self,
        words: &[String],
        properties: &[String],
        exists: &dyn Fn(&Path) -> bool,
    ) -> Result<Self, String> {
        let given = words.iter().skip(1);
        let given = given.take_while(|word| {
            word.starts_with(['-', '@']) && !CLASS_PATHS.contains(&word.as_str())
        });
        for word in given {
            if word.starts_with('@') {
                return Err("its arguments are in a file".to_owned());
            }
            let is_debugger = DEBUGGERS.iter().any(|start| word.starts_with(start));
            if !is_debugger && PASSED_ON.iter().any(|start| word.starts_with(start)) {
                self.arguments.push(word.clone());
            }
        }
        for property in properties {
            match property.split_once('=') {
                Some(("java.home", value)) => self.home = value.into(),
                Some(("user.dir", value)) => self.folder = value.into(),
                Some((name, _)) if !OF_OTHERS.iter().any(|start| name.starts_with(start)) => {
                    self.arguments.push(format!("-D{property}"));
                }
                Some(_) | None => {}
            }
        }
        self.arguments.sort();
        self.arguments.dedup();
        let mut known = BTreeSet::new();
        self.class_path
            .retain(|entry| exists(entry) && known.insert(entry.clone()));
        Ok(self)
    }

    /// Runs `runner`, a class in `folder`, with these words behind it.
    pub(super) fn start(&self, folder: &Path, words: &[&Path]) -> Vec<OsString> {
        let mut argv: Vec<OsString> = vec![self.home.join("bin/java").into()];
        // Most tests are over before it pays to compile them well.
        argv.extend(["-ea", "-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC"].map(OsString::from));
        argv.extend(self.arguments.iter().map(OsString::from));
        argv.extend(["-cp".into(), self.joined(folder)]);
        argv.push(OsString::from(&self.runner));
        argv.extend(words.iter().map(OsString::from));
        argv
    }

    pub(super) fn joined(&self, folder: &Path) -> OsString {
        let mut path = OsString::new();
        for entry in &self.class_path {
            path.push(entry);
            path.push(":");
        }
        path.push(folder);
        path
    }
}

#[cfg(test)]
#[path = "machine_tests.rs"]
mod tests;
