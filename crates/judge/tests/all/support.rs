//! A judge for a case, with everything in a folder of its own.

use std::fs;
use std::path::{Path, PathBuf};

use patchwright_domain::case::Case;
use patchwright_judge::{Judge, JudgeError, NamedPatch};
use patchwright_sandbox::{Backend, CancelToken, Sandbox};
use patchwright_subject::{
    Base, Cache, Host, Record, Subject, SubjectOptions, Toolchain, manifest,
};

pub fn examples() -> Vec<PathBuf> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples");
    let mut folders: Vec<PathBuf> = fs::read_dir(root.canonicalize().unwrap())
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.join("patchwright.toml").is_file())
        .collect();
    folders.sort();
    assert!(folders.len() >= 14, "the examples were not found");
    folders
}

pub fn load(folder: &Path) -> Case {
    let mut case = manifest::load(folder, 2).unwrap();
    // A busy machine must not cut the neighbours short, which would change the verdicts.
    case.judge.neighbour_seconds = 300;
    if !judge_all() {
        case.judge.neighbours = case.judge.neighbours.min(100);
    }
    case
}

/// `make judge-all`: every example, as a user would have it judged.
pub fn judge_all() -> bool {
    std::env::var_os("PATCHWRIGHT_JUDGE_ALL").is_some()
}

pub fn patch(path: &Path) -> NamedPatch {
    NamedPatch {
        name: path.file_name().unwrap().to_string_lossy().into_owned(),
        text: fs::read(path).unwrap(),
    }
}

/// Builds the case's base and asks `question` of its judge.
pub fn with_judge<T>(case: &Case, question: impl FnOnce(&Judge<'_>) -> T) -> Result<T, JudgeError> {
    with_base(case, |subject, base| {
        let judge = Judge::prepare(subject, base)?;
        Ok(question(&judge))
    })
}

/// The same for tests that need several judges of one base.
pub fn with_base<T>(
    case: &Case,
    question: impl FnOnce(&Subject<'_>, &Base) -> Result<T, JudgeError>,
) -> Result<T, JudgeError> {
    let folder = tempfile::tempdir().unwrap();
    let sandbox = Sandbox::open(&folder.path().join("work"), Backend::Bubblewrap).unwrap();
    let cache = Cache::open(&folder.path().join("cache"), None).unwrap();
    let logs = folder.path().join("logs");
    fs::create_dir(&logs).unwrap();
    let cancel = CancelToken::default();
    let subject = Subject::new(
        case,
        Host {
            sandbox: &sandbox,
            cache: &cache,
            toolchain: Toolchain::find(&case.sandbox_read),
            cancel: &cancel,
        },
        Record {
            sink: &|_| {},
            logs,
        },
        SubjectOptions::default(),
    );
    let base = subject.base()?;
    question(&subject, &base)
}
