//! What libcasr says about groups of ours: each line is a bug, a file and its stack.

use patchwright_domain::report::BugKind;

use super::*;
use crate::samples::crash;

type Answer = Result<Vec<Option<usize>>, String>;

fn opinion(files: &str, cluster: impl Fn(Vec<Stacktrace>) -> Answer) -> SecondOpinion {
    let rows: Vec<(usize, String, CrashReport)> = files
        .lines()
        .map(str::trim)
        .filter(|line| !line.is_empty())
        .map(|line| {
            let mut words = line.splitn(3, ' ');
            let bug = words.next().unwrap().parse().unwrap();
            let file = words.next().unwrap().to_owned();
            let stack = words.next().unwrap_or_default();
            (bug, file, crash(BugKind::HeapBufferOverflow, stack))
        })
        .collect();
    let last = rows.iter().map(|(bug, ..)| *bug).max().unwrap_or(0);
    let group = |number: usize| -> Group<'_> {
        let own = rows.iter().filter(|(bug, ..)| *bug == number);
        own.map(|(_, file, report)| (file.clone(), report))
            .collect()
    };
    let groups: Vec<Group<'_>> = (1..=last).map(group).collect();
    ask(&groups, cluster)
}

#[track_caller]
fn check(files: &str, expected: &str) {
    let text = serde_json::to_string(&opinion(files, clusters)).unwrap();
    assert_eq!(text, expected);
}

#[test]
fn bugs_with_nothing_in_common_are_clusters() {
    check(
        "1 a copy:4 load:10 main:50
         1 b copy:4 load:10 main:50
         2 c join:9 parse:30 main:60",
        r#"{"status":"agrees","clusters":2}"#,
    );
}

#[test]
fn each_way_to_a_line_is_a_cluster_of_its_own() {
    check(
        "1 a copy:4 load:10 main:50
         1 b copy:4 load:10 main:50
         1 c copy:4 save:70 main:80
         2 d join:9 parse:30 main:60",
        r#"{"status":"differs","clusters":3,"split":[{"bug":1,"clusters":[["a","b"],["c"]]}],"joined":[]}"#,
    );
}

#[test]
fn bugs_at_one_line_are_one_cluster() {
    check(
        "1 a drop:3 close:5 main:50
         2 b drop:3 close:5 main:50
         3 c join:9 parse:30 main:60",
        r#"{"status":"differs","clusters":2,"split":[],"joined":[{"bugs":[1,2],"files":["a","b"]}]}"#,
    );
}

#[test]
fn files_without_a_stack_are_not_compared() {
    check(
        "1 a copy:4 load:10 main:50
         2 b",
        r#"{"status":"agrees","clusters":1}"#,
    );
    check(
        "1 a
         2 b",
        r#"{"status":"not-available","reason":"no stack has a frame of the program"}"#,
    );
}

#[test]
fn what_it_cannot_do_is_told() {
    #[track_caller]
    fn check(files: &str, cluster: impl Fn(Vec<Stacktrace>) -> Answer, expected: &str) {
        let opinion = opinion(files, cluster);
        assert!(
            matches!(&opinion, SecondOpinion::NotAvailable { reason } if reason.contains(expected)),
            "{opinion:?}"
        );
    }
    let files = "1 a copy:4 main:50\n2 b join:9 main:50";
    check(
        files,
        |_| panic!("a bad {}", "frame"),
        "panicked: a bad frame",
    );
    check(
        files,
        |_| Err("no \u{1b}[31mway".to_owned()),
        r"no \u{1b}[31mway",
    );
    check(files, |_| Ok(vec![Some(1)]), "1 answers for 2 stacks");
    let many: Vec<String> = (0..=MOST_STACKS)
        .map(|index| format!("1 f{index} copy:{} main:1", index + 1))
        .collect();
    check(&many.join("\n"), clusters, "1001 different stacks");
}
