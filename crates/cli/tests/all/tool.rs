//! Starts the real `patchwright` in a project of the test. After every command that is waited for, the
//! user's tree must be unchanged and nothing may be left running, mounted or half-finished.

use std::ffi::OsStr;
use std::fs::{self, File};
use std::path::Path;
use std::process::{Child, Command, ExitStatus, Stdio};
use std::time::{Duration, Instant};

use patchwright_testkit::{Project, Snapshot, left_in};
use rustix::process::{Pid, Signal, kill_process};
use serde_json::Value;

/// A command that takes longer counts as hanging.
const PATIENCE: Duration = Duration::from_secs(240);

pub struct Tool<'p> {
    project: &'p Project,
    command: Command,
    watched: Watched,
}

/// Whether the tree and the cache are checked afterwards.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Watched {
    Everything,
    Nothing,
}

#[derive(Debug)]
pub struct Output {
    pub status: ExitStatus,
    pub stdout: String,
    pub stderr: String,
    /// The most memory that the command itself used, as sampled.
    pub peak_kib: u64,
}

impl<'p> Tool<'p> {
    #[expect(clippy::disallowed_methods, reason = "the tests start our own binary")]
    pub fn new(project: &'p Project, args: &[&str]) -> Self {
        let mut command = Command::new(env!("CARGO_BIN_EXE_patchwright"));
        command
            .args(args)
            .current_dir(project.root())
            .env_clear()
            .env("PATH", "/usr/local/bin:/usr/bin:/bin")
            .env("HOME", project.root().join("home"))
            .env("XDG_CACHE_HOME", project.root().join("cache"))
            .env("XDG_STATE_HOME", project.root().join("state"))
            .stdin(Stdio::null());
        Self {
            project,
            command,
            watched: Watched::Everything,
        }
    }

    pub fn arg(mut self, word: impl AsRef<OsStr>) -> Self {
        self.command.arg(word);
        self
    }

    pub fn env(mut self, name: &str, value: impl AsRef<OsStr>) -> Self {
        self.command.env(name, value);
        self
    }

    pub fn cwd(mut self, folder: &Path) -> Self {
        self.command.current_dir(folder);
        self
    }

    pub fn stdin(mut self, path: &Path) -> Self {
        self.command.stdin(File::open(path).unwrap());
        self
    }

    /// For commands that share a cache with concurrent ones, or that write to the tree on purpose.
    pub fn unwatched(mut self) -> Self {
        self.watched = Watched::Nothing;
        self
    }

    pub fn run(self) -> Output {
        let project = self.project;
        let watched = self.watched;
        let what = format!("{:?}", self.command);
        let before = Snapshot::take(&project.source());
        let output = self.start().wait();
        if watched == Watched::Everything {
            let changed = before.differences(&Snapshot::take(&project.source()));
            assert!(changed.is_empty(), "{what} changed the tree: {changed:#?}");
            let left = left_in(project.root(), &project.cache());
            assert!(left.is_empty(), "{what} left behind: {left:#?}\n{output}");
        }
        output
    }

    /// Sends the answer to a pipe of the test.
    pub fn run_into(mut self, writer: std::io::PipeWriter) -> Output {
        let folder = tempfile::tempdir().unwrap();
        File::create(folder.path().join("out")).unwrap();
        let errors = File::create(folder.path().join("err")).unwrap();
        self.command.stdout(writer).stderr(errors);
        self.spawn(folder).wait()
    }

    /// For a test that talks to it.
    pub fn piped(mut self) -> Child {
        self.command
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null());
        self.command.spawn().unwrap()
    }

    pub fn start(mut self) -> Running {
        let folder = tempfile::tempdir().unwrap();
        let create = |name: &str| File::create(folder.path().join(name)).unwrap();
        self.command.stdout(create("out")).stderr(create("err"));
        self.spawn(folder)
    }

    fn spawn(mut self, folder: tempfile::TempDir) -> Running {
        let child = self.command.spawn().unwrap();
        Running {
            child,
            folder,
            started: Instant::now(),
        }
    }
}

/// Steps that a person would take in a shell, outside of our command.
#[expect(
    clippy::disallowed_methods,
    reason = "the tests use what we wrote as others would"
)]
pub fn script(folder: &Path, steps: &str) -> Output {
    let done = Command::new("/bin/sh")
        .args(["-c", steps])
        .current_dir(folder)
        .output()
        .unwrap();
    Output {
        status: done.status,
        stdout: String::from_utf8_lossy(&done.stdout).into_owned(),
        stderr: String::from_utf8_lossy(&done.stderr).into_owned(),
        peak_kib: 0,
    }
}

/// A running command, killed if dropped.
pub struct Running {
    child: Child,
    folder: tempfile::TempDir,
    started: Instant,
}

impl Running {
    pub fn signal(&self, signal: Signal) {
        kill_process(Pid::from_child(&self.child), signal).unwrap();
    }

    pub fn is_over(&mut self) -> bool {
        self.child.try_wait().unwrap().is_some()
    }

    pub fn wait(mut self) -> Output {
        let mut peak_kib = 0;
        let status = loop {
            peak_kib = peak_kib.max(resident_kib(self.child.id()));
            if let Some(status) = self.child.try_wait().unwrap() {
                break status;
            }
            assert!(
                self.started.elapsed() < PATIENCE,
                "the command hangs; it said:\n{}",
                self.read("err")
            );
            std::thread::sleep(Duration::from_millis(10));
        };
        Output {
            status,
            stdout: self.read("out"),
            stderr: self.read("err"),
            peak_kib,
        }
    }

    pub fn read(&self, name: &str) -> String {
        let bytes = fs::read(self.folder.path().join(name)).unwrap();
        String::from_utf8_lossy(&bytes).into_owned()
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl Output {
    /// Fails with everything that was printed.
    #[track_caller]
    pub fn exits(self, code: i32) -> Self {
        assert_eq!(self.status.code(), Some(code), "{self}");
        self
    }

    /// The single document on stdout.
    #[track_caller]
    pub fn json(&self) -> Value {
        let parsed = serde_json::from_str(&self.stdout);
        parsed.unwrap_or_else(|error| panic!("not one JSON document: {error}\n{self}"))
    }

    /// The text on stdout, independent of wrapping.
    pub fn told(&self) -> String {
        let words: Vec<&str> = self.stdout.split_whitespace().collect();
        words.join(" ")
    }

    /// The error message, one line, with its hint after it.
    #[track_caller]
    pub fn error(&self) -> &str {
        let mut lines = self
            .stderr
            .lines()
            .filter(|line| line.starts_with("patchwright: "));
        let line = lines
            .next()
            .unwrap_or_else(|| panic!("no error line\n{self}"));
        assert_eq!(lines.next(), None, "more than one line\n{self}");
        line.trim_start_matches("patchwright: ")
    }
}

impl std::fmt::Display for Output {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Self {
            status,
            stdout,
            stderr,
            ..
        } = self;
        write!(f, "{status}\n-- stdout\n{stdout}\n-- stderr\n{stderr}")
    }
}

fn resident_kib(pid: u32) -> u64 {
    let text = fs::read_to_string(format!("/proc/{pid}/status")).unwrap_or_default();
    let line = text.lines().find_map(|line| line.strip_prefix("VmHWM:"));
    line.and_then(|line| line.split_whitespace().next()?.parse().ok())
        .unwrap_or(0)
}
