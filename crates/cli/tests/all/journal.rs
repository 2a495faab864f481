//! Every command that does work leaves a journal, however the command ends.

use std::fs;
use std::path::PathBuf;
use std::time::{Duration, Instant};

use patchwright_domain::event::Event;
use patchwright_store::Read;
use patchwright_testkit::{Project, Snapshot, left_in};
use rustix::process::Signal;

use crate::tiny;
use crate::tool::Tool;

fn journals(project: &Project) -> Vec<PathBuf> {
    let runs = fs::read_dir(project.runs()).into_iter().flatten().flatten();
    let mut paths: Vec<PathBuf> = runs.map(|run| run.path().join("journal.jsonl")).collect();
    paths.sort();
    paths
}

fn only_journal(project: &Project) -> Read {
    let paths = journals(project);
    assert_eq!(paths.len(), 1, "{paths:?}");
    patchwright_store::read(&paths[0]).unwrap()
}

fn names(read: &Read) -> Vec<String> {
    let name = |event: &Event| {
        serde_json::to_value(event).unwrap()["event"]
            .as_str()
            .unwrap()
            .to_owned()
    };
    read.entries
        .iter()
        .map(|entry| name(&entry.event))
        .collect()
}

#[track_caller]
fn finished(read: &Read) -> (&str, i32) {
    match &read.entries.last().unwrap().event {
        Event::RunFinished { status, exit, .. } => (status, *exit),
        other => panic!("the journal ends with {other:?}"),
    }
}

#[test]
fn a_whole_run() {
    let project = tiny::project();
    tiny::reproduce(
        &project,
        &[
            "--runs",
            "2",
            "--test",
            "true",
            "--setup",
            "true",
            "--test-build",
            "true",
        ],
    )
    .exits(0);
    let read = only_journal(&project);
    assert_eq!(read.torn_bytes, 0);
    insta::assert_snapshot!(names(&read).join("\n"), @r"
    run-started
    step-started
    step-finished
    step-started
    step-finished
    step-started
    step-finished
    step-started
    step-finished
    step-started
    step-finished
    base-ready
    step-started
    poc-ran
    poc-ran
    step-finished
    poc-judged
    step-started
    step-finished
    tests-ran
    run-finished
    ");
    assert_eq!(finished(&read), ("reproduced", 0));
    let logs = journals(&project)[0].with_file_name("logs");
    for log in [
        "setup.out",
        "build.out",
        "build.err",
        "test-build.out",
        "test.out",
    ] {
        assert!(logs.join(log).exists(), "{log} is missing");
    }
}

#[test]
fn how_it_ended_is_written_down() {
    let cases: [(&[&str], i32, &str); 5] = [
        (
            &["--build", "false"],
            2,
            "error: build command `false` ended with status 1",
        ),
        (&["--poc", "true", "--runs", "1"], 1, "not-reproduced"),
        (&["--dry-run"], 0, "planned"),
        (
            &["--poc", "./prog < crash.bin", "--runs", "1"],
            0,
            "reproduced",
        ),
        (&["--setup", "ln -s / out"], 0, "reproduced"),
    ];
    for (flags, exit, status) in cases {
        let project = tiny::project();
        tiny::reproduce(&project, flags).exits(exit);
        let read = only_journal(&project);
        let (written, code) = finished(&read);
        assert!(written.starts_with(status), "{flags:?}: {written}");
        assert_eq!(code, exit, "{flags:?}");
        assert!(matches!(read.entries[0].event, Event::RunStarted { .. }));
    }
}

/// An unreadable report is found before any work; the run is closed all the same.
#[test]
fn a_given_report_that_is_too_large() {
    let project = tiny::with_manifest(&format!(
        "[report]\nsanitizer = \"given.txt\"\n{}",
        tiny::MANIFEST
    ));
    let file = fs::File::create(project.source().join("given.txt")).unwrap();
    file.set_len(100 << 20).unwrap();
    let output = tiny::reproduce(&project, &[]).exits(2);
    assert!(
        output
            .error()
            .contains("given.txt is larger than the 64 MiB"),
        "{output}"
    );
    assert_eq!(finished(&only_journal(&project)).1, 2);
}

/// Killed at any moment, the journal is intact except for the last line, and nothing is left
/// half-finished.
#[test]
fn killed_at_every_moment() {
    let project = tiny::project();
    let before = Snapshot::take(&project.source());
    let flags = ["--runs", "2", "--setup", "sleep 0.05", "--test", "true"];
    let words = [&["reproduce", "src"][..], &flags].concat();
    // A short run mostly starts jobs: steps this small also hit bubblewrap's own startup.
    for moment in 0..40 {
        let running = Tool::new(&project, &words).start();
        std::thread::sleep(Duration::from_millis(moment * 21));
        running.signal(Signal::KILL);
        running.wait();
        nobody_is_left(&project);
    }
    for path in journals(&project).into_iter().filter(|path| path.exists()) {
        let read = patchwright_store::read(&path).unwrap();
        let numbers: Vec<u64> = read.entries.iter().map(|entry| entry.number).collect();
        assert_eq!(numbers, (0..numbers.len() as u64).collect::<Vec<_>>());
    }
    let document = tiny::reproduce(&project, &flags).exits(0).json();
    assert_eq!(document["status"], "reproduced");
    let changed = before.differences(&Snapshot::take(&project.source()));
    assert!(changed.is_empty(), "{changed:#?}");
}

/// The kernel notifies the guard of each job, which ends the job at once.
fn nobody_is_left(project: &Project) {
    let left = || patchwright_testkit::processes_that_see(project.root());
    let asked = Instant::now();
    while !left().is_empty() && asked.elapsed() < Duration::from_secs(5) {
        std::thread::sleep(Duration::from_millis(20));
    }
    assert_eq!(left(), Vec::<String>::new());
}

/// The first Ctrl-C stops the work in any step, cleans up and says so.
#[test]
fn interrupted_in_every_step() {
    let steps = [
        (
            "setup",
            ["--setup", "sleep 30", "--test", "true"],
            Signal::INT,
        ),
        (
            "build",
            ["--build", "make; sleep 30", "--test", "true"],
            Signal::TERM,
        ),
        (
            "run-poc",
            ["--poc", "sleep 30", "--test", "true"],
            Signal::INT,
        ),
        (
            "test",
            ["--test", "sleep 30", "--test-format", "tap"],
            Signal::HUP,
        ),
    ];
    for (step, flags, signal) in steps {
        let project = tiny::project();
        let words = [
            &["reproduce", "src", "--format", "json", "--runs", "1"][..],
            &flags,
        ]
        .concat();
        let mut running = Tool::new(&project, &words).start();
        let started = Instant::now();
        let begun = |text: &str| {
            text.lines()
                .rev()
                .find(|line| line.contains("step-started"))
                .is_some_and(|line| line.contains(step))
        };
        while !journals(&project)
            .first()
            .is_some_and(|path| begun(&fs::read_to_string(path).unwrap_or_default()))
        {
            assert!(
                !running.is_over() && started.elapsed() < Duration::from_secs(60),
                "{step} never came"
            );
            std::thread::sleep(Duration::from_millis(10));
        }
        std::thread::sleep(Duration::from_millis(150));
        let asked = Instant::now();
        running.signal(signal);
        let output = running.wait().exits(130);
        assert!(
            asked.elapsed() < Duration::from_secs(5),
            "{step} took {:?}",
            asked.elapsed()
        );
        assert_eq!(output.json()["error"], "cancelled", "{output}");
        assert_eq!(
            left_in(project.root(), &project.cache()),
            Vec::<String>::new(),
            "{step}"
        );
        assert_eq!(finished(&only_journal(&project)).1, 130, "{step}");
    }
}

/// An event that cannot be written must stop the run: it would be a run without a record.
#[test]
fn a_journal_that_cannot_be_written() {
    if !rustix::process::geteuid().is_root() {
        return;
    }
    let project = tiny::project();
    let runs = project.root().join("small");
    fs::create_dir(&runs).unwrap();
    let options = std::ffi::CString::new("size=16k").unwrap();
    let flags = rustix::mount::MountFlags::empty();
    if rustix::mount::mount("none", &runs, "tmpfs", flags, options.as_c_str()).is_err() {
        return;
    }
    // Two pages are left: folders take none, the journal takes the first, and then the next.
    fs::write(runs.join("filler"), vec![0; 12 << 10]).unwrap();
    let output = Tool::new(
        &project,
        &[
            "reproduce",
            "src",
            "--format",
            "json",
            "--runs",
            "50",
            "--runs-dir",
        ],
    )
    .arg(&runs)
    .unwatched()
    .run();
    rustix::mount::unmount(&runs, rustix::mount::UnmountFlags::DETACH).unwrap();
    let output = output.exits(2);
    assert!(
        output.error().contains("the journal could not be written"),
        "{output}"
    );
    let work = fs::read_dir(project.cache().join("work")).unwrap().count();
    assert_eq!(work, 0, "work in progress was left");
}
