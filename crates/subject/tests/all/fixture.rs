//! An example, its base and its bug, in separate folders.

use std::path::{Path, PathBuf};
use std::time::Duration;
use std::{fs, thread};

use patchwright_domain::candidate::{Candidate, CandidateId, FileChange, Origin, RelPath};
use patchwright_domain::case::Case;
use patchwright_domain::report::CrashReport;
use patchwright_sandbox::{Backend, CancelToken, Layer, Sandbox};
use patchwright_subject::{
    Base, Cache, Host, Record, Subject, SubjectOptions, Toolchain, manifest,
};

/// What the tests of an example are given.
pub struct Fixture<'a> {
    pub subject: &'a Subject<'a>,
    pub base: &'a Base,
    pub bug: &'a CrashReport,
    /// The one that crashes.
    pub program: &'a Path,
    /// How long a run of the PoC takes.
    pub seconds: Duration,
}

pub fn example(name: &str) -> PathBuf {
    let examples = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples");
    examples.join(name).canonicalize().unwrap()
}

pub fn with_example(name: &str, change: impl FnOnce(&mut Case), test: impl FnOnce(&Fixture<'_>)) {
    with_folder(&example(name), change, test);
}

/// The same for a folder that has a manifest.
pub fn with_folder(path: &Path, change: impl FnOnce(&mut Case), test: impl FnOnce(&Fixture<'_>)) {
    let cores = thread::available_parallelism().map_or(1, |cores| cores.get() as u32);
    let mut case = manifest::load(path, cores).unwrap();
    change(&mut case);
    let folder = tempfile::tempdir().unwrap();
    let sandbox = Sandbox::open(&folder.path().join("work"), Backend::Bubblewrap).unwrap();
    let cache = Cache::open(&folder.path().join("cache"), None).unwrap();
    let logs = folder.path().join("logs");
    fs::create_dir(&logs).unwrap();
    let (cancel, sink) = (CancelToken::default(), |_| {});
    let subject = Subject::new(
        &case,
        Host {
            sandbox: &sandbox,
            cache: &cache,
            toolchain: Toolchain::find(&case.sandbox_read),
            cancel: &cancel,
        },
        Record { sink: &sink, logs },
        SubjectOptions::default(),
    );
    let reproduced = subject.reproduce().unwrap();
    let poc = &reproduced.pocs[0];
    let launch = poc.runs.iter().find_map(|run| run.launch.as_ref()).unwrap();
    let seconds = poc
        .runs
        .iter()
        .map(|run| run.seconds)
        .fold(f64::MAX, f64::min);
    test(&Fixture {
        subject: &subject,
        base: &reproduced.base,
        bug: poc.report.as_ref().unwrap(),
        program: &launch.executable,
        seconds: Duration::from_secs_f64(seconds),
    });
}

impl Fixture<'_> {
    /// The built tree of a candidate that changes one file.
    pub fn patched(&self, path: &str, change: impl Fn(&str) -> String) -> Layer {
        self.candidate(path, change).0
    }

    /// The same with the candidate.
    pub fn candidate(&self, path: &str, change: impl Fn(&str) -> String) -> (Layer, Candidate) {
        let old = fs::read_to_string(self.base.tree().join(path)).unwrap();
        let new = change(&old);
        assert_ne!(old, new, "{path} was not changed");
        let candidate = Candidate {
            id: CandidateId("test".to_owned()),
            origin: Origin::Patch {
                name: "test".to_owned(),
            },
            changes: vec![FileChange::Modify {
                path: RelPath::new(path).unwrap(),
                content: new.into_bytes(),
            }],
        };
        let layer = self.subject.lay(self.base, &candidate).unwrap();
        let built = self
            .subject
            .build_candidate(&layer, &[], "test", None)
            .unwrap();
        assert!(built.worked(), "{built:?}");
        (layer, candidate)
    }
}
