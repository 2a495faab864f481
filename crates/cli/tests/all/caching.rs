//! Bases are built once, shared by processes, and removed when room is needed.

use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::time::{Duration, Instant};

use patchwright_testkit::{Project, left_in};
use rustix::process::Signal;
use serde_json::Value;

use crate::tiny;
use crate::tool::{Running, Tool};

/// Journal text of the event that a PoC is about to run.
const RUNS_POC: &str = r#""step-started","step":{"run-poc""#;

fn base(project: &Project, further: &[&str]) -> Value {
    let words = [&["--runs", "1"], further].concat();
    tiny::reproduce(project, &words).exits(0).json()["base"].clone()
}

fn cache(project: &Project, further: &[&str]) -> Value {
    let words = [&["cache", "--format", "json"], further].concat();
    Tool::new(project, &words).unwatched().run().exits(0).json()
}

fn keys(project: &Project) -> Vec<String> {
    let listed = cache(project, &[]);
    let bases = listed["bases"].as_array().unwrap();
    bases
        .iter()
        .map(|base| base["key"].as_str().unwrap().to_owned())
        .collect()
}

/// Waits until all journals together contain `mark` that often.
fn wait_for(running: &mut Running, project: &Project, mark: &str, times: usize) {
    let started = Instant::now();
    while journals(project).matches(mark).count() < times {
        assert!(
            !running.is_over(),
            "it ended early: {}",
            running.read("err")
        );
        assert!(
            started.elapsed() < Duration::from_secs(60),
            "{mark} never came"
        );
        std::thread::sleep(Duration::from_millis(5));
    }
}

/// Waits until a base that is being built contains the program.
fn wait_until_built(running: &mut Running, project: &Project) {
    let started = Instant::now();
    let bases = project.cache().join("bases");
    let is_built = |entry: fs::DirEntry| entry.path().join("tree/prog").exists();
    while !fs::read_dir(&bases)
        .into_iter()
        .flatten()
        .flatten()
        .any(is_built)
    {
        assert!(
            !running.is_over(),
            "it ended early: {}",
            running.read("err")
        );
        assert!(started.elapsed() < Duration::from_secs(60), "never built");
        std::thread::sleep(Duration::from_millis(5));
    }
}

fn journals(project: &Project) -> String {
    let runs = fs::read_dir(project.runs()).into_iter().flatten().flatten();
    runs.map(|run| fs::read_to_string(run.path().join("journal.jsonl")).unwrap_or_default())
        .collect()
}

#[test]
fn the_key_knows_what_a_base_depends_on() {
    let project = tiny::project();
    let first = base(&project, &[]);
    assert_eq!(first["cached"], false);
    let again = base(&project, &[]);
    assert_eq!(
        (&again["cached"], &again["key"]),
        (&Value::Bool(true), &first["key"])
    );
    let fresh = base(&project, &["--fresh"]);
    assert_eq!(
        (&fresh["cached"], &fresh["key"]),
        (&Value::Bool(false), &first["key"])
    );
    // What does not change the tree does not cause a build.
    for flags in [&["--poc", "./prog < crash.bin"][..], &["--test", "true"]] {
        assert_eq!(base(&project, flags)["cached"], true, "{flags:?}");
    }
    let mut seen = vec![first["key"].clone()];
    let mut changed = |what: &str, base: Value| {
        assert_eq!(base["cached"], false, "{what}");
        assert!(!seen.contains(&base["key"]), "{what}");
        seen.push(base["key"].clone());
    };
    changed("command", base(&project, &["--build", "make  "]));
    changed("environment", base(&project, &["--env", "A=1"]));
    changed("setup", base(&project, &["--setup", "true"]));
    changed(
        "test build",
        base(&project, &["--test", "true", "--test-build", "true"]),
    );
    project.write("notes.txt", "one");
    changed("a new file", base(&project, &[]));
    project.write("notes.txt", "two");
    changed("content", base(&project, &[]));
    let notes = project.source().join("notes.txt");
    fs::set_permissions(&notes, fs::Permissions::from_mode(0o755)).unwrap();
    changed("mode", base(&project, &[]));
    fs::remove_file(&notes).unwrap();
    assert_eq!(base(&project, &[])["key"], first["key"]);
}

#[test]
fn two_at_once_build_once() {
    let project = tiny::project();
    let words = [
        "reproduce",
        "src",
        "--format",
        "json",
        "--runs",
        "1",
        "--build",
        "sleep 1; make",
    ];
    let mut first = Tool::new(&project, &words).start();
    wait_for(&mut first, &project, "\"build\"", 1);
    let second = Tool::new(&project, &words).start();
    let (first, second) = (first.wait().exits(0).json(), second.wait().exits(0).json());
    assert_eq!(first["base"]["cached"], false);
    assert_eq!(second["base"]["cached"], true);
    assert_eq!(first["pocs"], second["pocs"]);
    assert_eq!(
        left_in(project.root(), &project.cache()),
        Vec::<String>::new()
    );
}

/// A process that waits for another's build can be interrupted like any other.
#[test]
fn waiting_can_be_interrupted() {
    let project = tiny::project();
    let words = [
        "reproduce",
        "src",
        "--runs",
        "1",
        "--build",
        "sleep 4; make",
    ];
    let mut first = Tool::new(&project, &words).start();
    wait_for(&mut first, &project, "\"build\"", 1);
    let mut second = Tool::new(&project, &words).start();
    wait_for(&mut second, &project, "wait-for-other", 1);
    let asked = Instant::now();
    second.signal(Signal::INT);
    second.wait().exits(130);
    assert!(
        asked.elapsed() < Duration::from_secs(2),
        "{:?}",
        asked.elapsed()
    );
    first.wait().exits(0);
}

#[test]
fn a_killed_build_is_swept_and_made_again() {
    let project = tiny::project();
    let words = [
        "reproduce",
        "src",
        "--runs",
        "1",
        "--build",
        "make; sleep 30",
    ];
    let mut killed = Tool::new(&project, &words).start();
    wait_until_built(&mut killed, &project);
    killed.signal(Signal::KILL);
    assert_eq!(killed.wait().status.code(), None);
    // Its processes die with it; its folders are left to the next command.
    let started = Instant::now();
    while !patchwright_testkit::processes_that_see(project.root()).is_empty() {
        assert!(
            started.elapsed() < Duration::from_secs(5),
            "its processes live on"
        );
        std::thread::sleep(Duration::from_millis(20));
    }
    assert!(!left_in(project.root(), &project.cache()).is_empty());
    let words = [
        "reproduce",
        "src",
        "--format",
        "json",
        "--runs",
        "1",
        "--build",
        "make; sleep 0",
    ];
    Tool::new(&project, &words).unwatched().run().exits(0);
    let work = fs::read_dir(project.cache().join("work")).unwrap().count();
    assert_eq!(work, 0, "the dead one's work was not swept");
    // The unfinished base is listed as such, and removed with the rest.
    assert_eq!(cache(&project, &["--clear"])["removed"], 2);
    assert_eq!(
        left_in(project.root(), &project.cache()),
        Vec::<String>::new()
    );
}

#[test]
fn what_is_used_is_not_cleared() {
    let project = tiny::project();
    base(&project, &["--env", "OTHER=1"]);
    base(&project, &[]);
    let mut user = Tool::new(
        &project,
        &[
            "reproduce",
            "src",
            "--runs",
            "1",
            "--poc",
            "sleep 5; ./prog < crash.bin",
        ],
    )
    .start();
    wait_for(&mut user, &project, RUNS_POC, 3);
    let listed = cache(&project, &[]);
    let used: Vec<bool> = listed["bases"]
        .as_array()
        .unwrap()
        .iter()
        .map(|base| base["in_use"].as_bool().unwrap())
        .collect();
    assert_eq!(used, [false, true]);
    let cleared = cache(&project, &["--clear"]);
    assert_eq!(
        (&cleared["removed"], &cleared["in_use"]),
        (&1.into(), &1.into())
    );
    user.wait().exits(0);
    assert_eq!(cache(&project, &["--clear"])["removed"], 1);
    assert_eq!(keys(&project), Vec::<String>::new());
}

/// `--fresh` must not remove a base that another process uses; it says so instead of pretending
/// that it is new.
#[test]
fn fresh_beside_a_user_says_what_it_does() {
    let project = tiny::project();
    base(&project, &[]);
    let mut user = Tool::new(
        &project,
        &[
            "reproduce",
            "src",
            "--runs",
            "1",
            "--poc",
            "sleep 5; ./prog < crash.bin",
        ],
    )
    .start();
    wait_for(&mut user, &project, RUNS_POC, 2);
    let words = [
        "reproduce",
        "src",
        "--format",
        "json",
        "--runs",
        "1",
        "--fresh",
    ];
    let output = Tool::new(&project, &words).unwatched().run().exits(0);
    assert_eq!(output.json()["base"]["cached"], true);
    assert!(
        output
            .stderr
            .contains("another process uses the cached base"),
        "{output}"
    );
    user.wait().exits(0);
}

#[test]
fn above_the_limit_the_least_recently_used_goes() {
    let project = tiny::project();
    project.write("weight.bin", vec![1; 2 << 20]);
    let heavy = |name: &str, limit: &str| {
        base(
            &project,
            &["--env", &format!("A={name}"), "--cache-mib", limit],
        )
    };
    let key = |base: &Value| base["key"].as_str().unwrap().to_owned();
    let one = key(&heavy("1", "1000"));
    let two = key(&heavy("2", "1000"));
    let one_again = heavy("1", "1000");
    assert_eq!(one_again["cached"], true);
    // Each contains the weight twice, copied and built: two fit, three do not.
    let three = key(&heavy("3", "13"));
    assert_eq!(keys(&project), [one, three]);
    assert!(!keys(&project).contains(&two));
    // The base in use stays, even above the limit.
    let four = key(&heavy("4", "1"));
    assert_eq!(keys(&project), [four]);
}

#[test]
fn cache_in_words() {
    let project = tiny::project();
    let empty = Tool::new(&project, &["cache"]).run().exits(0);
    assert!(empty.stdout.contains("0 bases"), "{empty}");
    base(&project, &[]);
    let one = Tool::new(&project, &["cache"]).run().exits(0);
    assert!(
        one.stdout.contains(" 1 base ") && one.stdout.contains("unused for"),
        "{one}"
    );
    let source = project.source().display().to_string();
    assert!(
        one.stdout.contains(&format!("· src · {source} · ")),
        "{one}"
    );
    let cleared = Tool::new(&project, &["cache", "--clear"]).run().exits(0);
    assert_eq!(cleared.stdout, "removed 1 base; 0 in use\n");
}

/// A base contains the project's source, and a build may leave set-uid files of the user in it.
#[test]
fn other_users_can_look_into_neither_bases_nor_runs() {
    let project = tiny::project();
    let bases = project.cache().join("bases");
    fs::create_dir_all(&bases).unwrap();
    fs::set_permissions(&bases, fs::Permissions::from_mode(0o755)).unwrap();
    base(&project, &[]);
    let runs = fs::read_dir(project.runs()).unwrap();
    let runs: Vec<_> = runs.map(|entry| entry.unwrap().path()).collect();
    assert!(!runs.is_empty());
    for folder in runs.iter().chain([&bases]) {
        let mode = fs::metadata(folder).unwrap().permissions().mode();
        assert_eq!(mode & 0o777, 0o700, "{}", folder.display());
    }
}
