//! The program to debug, and how the debugger is told to start it.

use std::path::{Path, PathBuf};

use serde_json::{Value, json};

use super::adapter::AdapterKind;

/// Separates the parts of a frame's name in LLDB's responses; it cannot be part of a function name.
pub(super) const SEPARATOR: char = '\u{1f}';

/// All paths are as seen inside the sandbox.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Target {
    pub program: PathBuf,
    /// Includes the program's own name as the first element.
    pub words: Vec<String>,
    pub cwd: PathBuf,
    /// `NAME=value`.
    pub env: Vec<String>,
    pub stdin: Option<PathBuf>,
    /// A folder for the program's output: through the debugger the program would see a terminal.
    pub output: PathBuf,
    /// The root of the project's source; frames below it are the project's own.
    pub root: PathBuf,
}

/// Variables with sanitizer options; later options win.
const SANITIZERS: [&str; 5] = [
    "ASAN_OPTIONS",
    "UBSAN_OPTIONS",
    "LSAN_OPTIONS",
    "MSAN_OPTIONS",
    "TSAN_OPTIONS",
];
/// Leak detection fails under a debugger, and the debugger symbolizes frames itself.
const DEBUGGED: &str = "detect_leaks=0:symbolize=0";
/// Signals used for communication; they are not crashes.
const HARMLESS_SIGNALS: &str = "SIGHUP SIGINT SIGQUIT SIGPIPE SIGALRM SIGTERM SIGUSR1 SIGUSR2 SIGCHLD SIGCONT \
     SIGURG SIGVTALRM SIGPROF SIGWINCH SIGIO";

/// Which process is followed when the program forks.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) enum Follow {
    #[default]
    Parent,
    Child,
}

impl Target {
    /// The arguments of the DAP request `launch`.
    pub(super) fn launch(&self, kind: AdapterKind, follow: Follow) -> Value {
        let arguments = self.words.get(1..).unwrap_or_default();
        let env = debugged_env(&self.env);
        match kind {
            AdapterKind::Lldb => json!({
                "program": self.program,
                "args": arguments,
                "cwd": self.cwd,
                "env": env,
                "disableASLR": true,
                "stopOnEntry": false,
                "initCommands": self.lldb_settings(follow),
                "preRunCommands": self.lldb_commands(),
                "customFrameFormat": format!(
                    "{{${{function.name-without-args}}}}{SEPARATOR}{{${{function.name-with-args}}}}{SEPARATOR}{{${{frame.sp}}}}"
                ),
            }),
            AdapterKind::Gdb => json!({
                "program": self.program,
                "args": arguments,
                "cwd": self.cwd,
                "env": env.iter().filter_map(|entry| entry.split_once('=')).collect::<std::collections::BTreeMap<_, _>>(),
            }),
        }
    }

    /// GDB commands to run before the launch, because GDB's `launch` cannot redirect standard input and
    /// output.
    pub(super) fn gdb_commands(&self, kind: AdapterKind, follow: Follow) -> Vec<String> {
        if kind != AdapterKind::Gdb {
            return Vec::new();
        }
        let path = |path: &Path| shell_word(&path.to_string_lossy());
        let stdin = self.stdin.as_deref().unwrap_or(Path::new("/dev/null"));
        let script = format!(
            r#"exec "$0" "$@" < {} > {} 2> {}"#,
            path(stdin),
            path(&self.output.join("out")),
            path(&self.output.join("err"))
        );
        let mut commands = vec![
            format!("set exec-wrapper /bin/sh -c {}", shell_word(&script)),
            "set print elements 100".to_owned(),
        ];
        let signals = HARMLESS_SIGNALS.split_whitespace();
        commands.extend(signals.map(|signal| format!("handle {signal} nostop noprint pass")));
        if follow == Follow::Child {
            commands.push("set follow-fork-mode child".to_owned());
        }
        commands
    }

    fn lldb_settings(&self, follow: Follow) -> Vec<String> {
        let path = |name: &str| quoted(&self.output.join(name).to_string_lossy());
        let mut settings = vec![
            format!("settings set target.output-path {}", path("out")),
            format!("settings set target.error-path {}", path("err")),
            "settings set target.inherit-env false".to_owned(),
            "settings set target.max-string-summary-length 100".to_owned(),
        ];
        let stdin = self.stdin.clone().unwrap_or_else(|| "/dev/null".into());
        let stdin = quoted(&stdin.to_string_lossy());
        settings.push(format!("settings set target.input-path {stdin}"));
        if follow == Follow::Child {
            settings.push("settings set target.process.follow-fork-mode child".to_owned());
        }
        settings
    }

    fn lldb_commands(&self) -> Vec<String> {
        let mut commands = vec![format!(
            "process handle --stop false --pass true --notify false {HARMLESS_SIGNALS}"
        )];
        if let Some(name) = self.words.first() {
            commands.push(format!("settings set target.arg0 {}", quoted(name)));
        }
        commands
    }
}

fn debugged_env(env: &[String]) -> Vec<String> {
    let variable = |entry: &str| {
        let name = entry.split('=').next().unwrap_or_default();
        SANITIZERS.contains(&name)
    };
    let mut all: Vec<String> = env
        .iter()
        .map(|entry| match variable(entry) {
            true => format!("{entry}:{DEBUGGED}"),
            false => entry.clone(),
        })
        .collect();
    for name in SANITIZERS {
        if !all
            .iter()
            .any(|entry| entry.split('=').next() == Some(name))
        {
            all.push(format!("{name}={DEBUGGED}"));
        }
    }
    all
}

fn shell_word(text: &str) -> String {
    format!("'{}'", text.replace('\'', r"'\''"))
}

/// Quotes a word for the debugger's command line.
pub(super) fn quoted(word: &str) -> String {
    let escaped = word.replace('\\', "\\\\").replace('"', "\\\"");
    format!("\"{escaped}\"")
}

#[cfg(test)]
#[path = "target_tests.rs"]
mod tests;
