//! Repairs an example with candidates supplied by the test.

use std::fs;
use std::mem::discriminant;
use std::path::{Path, PathBuf};
use std::sync::{LazyLock, Mutex};

use patchwright_domain::case::Case;
use patchwright_domain::event::Event;
use patchwright_judge::NamedPatch;
use patchwright_repair::{Order, Repair, RepairError, Strategy, repair};
use patchwright_sandbox::{Backend, CancelToken, Sandbox};
use patchwright_subject::{
    AnalysisUse, Cache, Host, Record, Subject, SubjectOptions, Toolchain, manifest,
};

pub fn example(name: &str) -> PathBuf {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples");
    root.canonicalize().unwrap().join(name)
}

/// The bases of all tests: most of them repair the same few examples, and building one takes longer than the rest of a test.
/// What another run of the tests left may be of another build of the tool.
static CACHE: LazyLock<PathBuf> = LazyLock::new(|| {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("repair-cache");
    if folder.exists() {
        fs::remove_dir_all(&folder).unwrap();
    }
    folder
});

/// A folder for the work and the logs of one test.
pub struct Fixture {
    pub folder: tempfile::TempDir,
    pub cancel: CancelToken,
    /// Changes to the case of the example.
    pub adjust: fn(&mut Case),
    pub analysis: AnalysisUse,
}

impl Fixture {
    pub fn new() -> Self {
        Self {
            folder: tempfile::tempdir().unwrap(),
            cancel: CancelToken::default(),
            adjust: |_| {},
            analysis: AnalysisUse::default(),
        }
    }

    /// Repairs an example with these patches in this order; also returns all events.
    pub fn repair(
        &self,
        name: &str,
        patches: &[&str],
        order: &Order<'_>,
    ) -> (Result<Repair, RepairError>, Vec<Event>) {
        self.repair_watching(name, patches, order, |_| {})
    }

    pub fn repair_watching(
        &self,
        name: &str,
        patches: &[&str],
        order: &Order<'_>,
        watch: impl Fn(&Event) + Sync,
    ) -> (Result<Repair, RepairError>, Vec<Event>) {
        let patches = patches.iter().map(|patch| named(name, patch).into());
        let order = Order {
            portfolio: Strategy::Patches(patches.collect()).into(),
            ..order.clone()
        };
        self.run(name, watch, |subject| repair(subject, &order))
    }

    /// Runs `work` on an example; also returns all events.
    pub fn run<R>(
        &self,
        name: &str,
        watch: impl Fn(&Event) + Sync,
        work: impl FnOnce(&Subject<'_>) -> R,
    ) -> (R, Vec<Event>) {
        let mut case = manifest::load(&example(name), 2).unwrap();
        case.judge.neighbours = 16;
        // What the search finds is the judge's business, and takes seconds in each of these repairs.
        case.judge.search_seconds = 0;
        (self.adjust)(&mut case);
        let sandbox = Sandbox::open(&self.folder.path().join("work"), Backend::Bubblewrap).unwrap();
        let cache = Cache::open(&CACHE, None).unwrap();
        let logs = self.folder.path().join("logs");
        fs::create_dir_all(&logs).unwrap();
        let events = Mutex::new(Vec::new());
        let sink = |event: Event| {
            watch(&event);
            events.lock().unwrap().push(event);
        };
        let subject = Subject::new(
            &case,
            Host {
                sandbox: &sandbox,
                cache: &cache,
                toolchain: Toolchain::find(&case.sandbox_read),
                cancel: &self.cancel,
            },
            Record { sink: &sink, logs },
            SubjectOptions {
                analysis: self.analysis,
                ..SubjectOptions::default()
            },
        );
        let found = work(&subject);
        (found, events.into_inner().unwrap())
    }
}

/// Where a run is interrupted to see that it can be resumed: after one event of each kind that `matters`, the last of the first
/// kind, the first of the second, and so on. The others repeat them, and each interruption costs a repair.
pub fn places_to_cut(events: &[Event], matters: impl Fn(&Event) -> bool) -> Vec<usize> {
    let mut kinds: Vec<(usize, usize)> = Vec::new();
    for (at, event) in events
        .iter()
        .enumerate()
        .filter(|(_, event)| matters(event))
    {
        let alike =
            |kind: &&mut (usize, usize)| discriminant(&events[kind.0]) == discriminant(event);
        match kinds.iter_mut().find(alike) {
            Some((_, last)) => *last = at,
            None => kinds.push((at, at)),
        }
    }
    let place =
        |(turn, (first, last)): (usize, (usize, usize))| if turn % 2 == 0 { last } else { first };
    kinds.into_iter().enumerate().map(place).collect()
}

fn named(example_name: &str, patch: &str) -> NamedPatch {
    NamedPatch {
        name: patch.to_owned(),
        text: fs::read(example(example_name).join(patch)).unwrap(),
    }
}
