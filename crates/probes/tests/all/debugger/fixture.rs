//! A program compiled in the sandbox, and a debugger session for it.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

use patchwright_probes::debug::{
    Adapter, AdapterKind, Expected, Patience, Session, SessionSetup, Target,
};
use patchwright_sandbox::{
    Backend, CancelToken, Job, JobLimits, Mount, Outcome, Sandbox, Stdin, Supervision,
};
use patchwright_testkit::processes_that_see;

/// Where the program and its source are in the sandbox.
const ROOT: &str = "/program";

pub struct Fixture {
    pub sandbox: Sandbox,
    cancel: CancelToken,
    folder: PathBuf,
    home: tempfile::TempDir,
}

/// Arguments, environment and input of the program.
#[derive(Default)]
pub struct Given<'g> {
    pub words: &'g [&'g str],
    pub env: &'g [&'g str],
    pub stdin: Option<&'g str>,
    pub expected: Option<Expected>,
    pub seconds: Option<u64>,
}

impl Fixture {
    /// Compiles `source` as `name`; `build` is the compiler and its options.
    pub fn new(name: &str, source: &str, build: &str) -> Self {
        let home = tempfile::tempdir().unwrap();
        let sandbox = Sandbox::open(&home.path().join("work"), Backend::Bubblewrap).unwrap();
        let folder = sandbox.workshop().folder("program").unwrap();
        fs::write(folder.join(name), source).unwrap();
        let fixture = Self {
            sandbox,
            cancel: CancelToken::default(),
            folder,
            home,
        };
        let script = format!("{build} -g {name} -o program");
        let words = ["/bin/sh", "-c", &script].map(Into::into).to_vec();
        let done = fixture
            .sandbox
            .run(&fixture.job(words), &fixture.cancel)
            .unwrap();
        let said = done.stderr.text();
        assert_eq!(done.outcome, Outcome::Exited(0), "{said}");
        fixture
    }

    fn job(&self, argv: Vec<std::ffi::OsString>) -> Job {
        let path = "/usr/local/bin:/usr/bin:/bin:/usr/lib/llvm-19/bin";
        Job {
            argv,
            cwd: ROOT.into(),
            env: [("PATH", path), ("HOME", "/tmp"), ("LC_ALL", "C.UTF-8")]
                .map(|(name, value)| (name.into(), value.into()))
                .into(),
            mounts: vec![
                Mount::Writable {
                    host: self.sandbox.workshop().folder("tmp").unwrap(),
                    inside: "/tmp".into(),
                },
                Mount::Writable {
                    host: self.folder.clone(),
                    inside: ROOT.into(),
                },
            ],
            stdin: Stdin::Empty,
            limits: JobLimits {
                wall: Duration::MAX,
                cpu: None,
                memory_bytes: 2 << 30,
                processes: 64,
                disk_bytes: 256 << 20,
            },
            supervision: Supervision::Plain,
            network: patchwright_sandbox::Network::Off,
            spill: None,
        }
    }

    pub fn session(&self, given: Given<'_>) -> Session<'_> {
        let adapter = Adapter::find(&["/usr/local/bin", "/usr/bin"]).unwrap();
        self.session_by(given, move |_| adapter.command(), Duration::from_secs(60))
    }

    /// With a fake debugger; `command` gets the number of debuggers started before.
    pub fn session_by(
        &self,
        given: Given<'_>,
        command: impl Fn(usize) -> Vec<std::ffi::OsString> + 'static,
        question: Duration,
    ) -> Session<'_> {
        self.session_of(AdapterKind::Lldb, given, command, question)
    }

    pub fn session_of(
        &self,
        kind: AdapterKind,
        given: Given<'_>,
        command: impl Fn(usize) -> Vec<std::ffi::OsString> + 'static,
        question: Duration,
    ) -> Session<'_> {
        let words = [&["program"], given.words].concat();
        let target = Target {
            program: Path::new(ROOT).join("program"),
            words: words.iter().map(|word| (*word).to_owned()).collect(),
            cwd: ROOT.into(),
            env: given.env.iter().map(|entry| (*entry).to_owned()).collect(),
            stdin: given.stdin.map(|text| {
                fs::write(self.folder.join("input"), text).unwrap();
                Path::new(ROOT).join("input")
            }),
            output: "/tmp".into(),
            root: ROOT.into(),
        };
        let patience = Patience {
            question,
            run: Duration::from_secs(given.seconds.unwrap_or(60)),
        };
        let mut started = 0;
        let make_job = Box::new(move || {
            started += 1;
            Ok(self.job(command(started - 1)))
        });
        let session = Session::new(SessionSetup {
            sandbox: &self.sandbox,
            cancel: &self.cancel,
            make_job,
            adapter: kind,
            target,
            patience,
        });
        match given.expected {
            Some(expected) => session.expecting(expected),
            None => session,
        }
    }

    /// The processes that run in the sandbox.
    pub fn processes(&self) -> Vec<String> {
        processes_that_see(self.home.path())
    }
}
