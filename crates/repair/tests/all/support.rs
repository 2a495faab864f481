//! Repairs an example with candidates supplied by the test.

use std::fs;
use std::mem::discriminant;
use std::path::{Path, PathBuf};
use std::sync::Mutex;

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

/// One folder for several runs on the same case, so that they share a base.
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
        let cache = Cache::open(&self.folder.path().join("cache"), None).unwrap();
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

/// Where a run is interrupted to see that it can be resumed: after the first and the last event of each kind that
/// `matters`. Those in between repeat them, and each interruption costs a repair.
pub fn places_to_cut(events: &[Event], matters: impl Fn(&Event) -> bool) -> Vec<usize> {
    let alike = |one: &Event, other: &Event| discriminant(one) == discriminant(other);
    let places = events.iter().enumerate().filter(|(at, event)| {
        let first = !events[..*at].iter().any(|other| alike(event, other));
        let last = !events[at + 1..].iter().any(|other| alike(event, other));
        matters(event) && (first || last)
    });
    places.map(|(at, _)| at).collect()
}

fn named(example_name: &str, patch: &str) -> NamedPatch {
    NamedPatch {
        name: patch.to_owned(),
        text: fs::read(example(example_name).join(patch)).unwrap(),
    }
}
