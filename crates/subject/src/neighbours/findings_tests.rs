use patchwright_sandbox::RunEnd::{Exited, Hung, Slow};

use super::super::reading::tests::{bug, leak, overflow, project, run};
use super::super::written::FileState;
use super::*;

fn baseline() -> NeighbourBaseline {
    let quiet = || run(Exited(1), "", "a");
    let crash = |function: &str| run(Exited(88), &overflow(function), "");
    let runs = NeighbourRuns {
        first: [
            (0, crash("sum")),
            (1, crash("sum")),
            (2, quiet()),
            (3, quiet()),
            (4, crash("other")),
            (5, run(Exited(88), &leak("load"), "a")),
        ]
        .into(),
        again: [(2, quiet()), (3, quiet()), (5, quiet())].into(),
        ..NeighbourRuns::default()
    };
    NeighbourBaseline::from_runs(&runs, &bug(), &project())
}

fn found(runs: Vec<(u32, NeighbourRun)>, again: Vec<(u32, NeighbourRun)>) -> NeighbourFindings {
    let runs = NeighbourRuns {
        first: runs.into_iter().collect(),
        again: again.into_iter().collect(),
        ..NeighbourRuns::default()
    };
    compare(&baseline(), &runs, &bug(), &project())
}

fn crashed(function: &str) -> NeighbourRun {
    run(Exited(88), &overflow(function), "")
}

#[test]
fn a_fix_keeps_what_worked() {
    let quiet = || run(Exited(1), "", "a");
    let leaking = || run(Exited(88), &leak("load"), "a");
    let all = vec![
        (0, run(Exited(3), "", "fixed")),
        (1, quiet()),
        (2, quiet()),
        (3, quiet()),
        (4, crashed("other")),
        (5, leaking()),
    ];
    let findings = found(all, vec![(5, quiet())]);
    let counts = NeighbourCounts {
        run: 6,
        hit: 2,
        fixed: 2,
        different: 1,
        exposed: 0,
        changed: 0,
        benign: 3,
        ..NeighbourCounts::default()
    };
    assert_eq!(findings.counts(), counts);
    assert!(findings.still.is_empty() && findings.new_leaks.is_empty());
    assert!(findings.unclear.is_empty());
}

#[test]
fn the_bug_is_still_there_wherever_it_shows() {
    for mutant in [0, 2, 4] {
        let findings = found(vec![(mutant, crashed("sum"))], Vec::new());
        let still: Vec<u32> = findings.still.iter().map(|still| still.mutant).collect();
        assert_eq!((still, findings.fixed, findings.left), (vec![mutant], 0, 5));
    }
}

#[test]
fn other_bugs_are_exposed_unless_they_were_there() {
    let cases = [
        (0, "fresh", Some(false)),
        (2, "fresh", Some(false)),
        (4, "fresh", Some(false)),
        (0, "other", Some(true)),
        (4, "other", None),
    ];
    for (mutant, function, expected) in cases {
        let findings = found(vec![(mutant, crashed(function))], Vec::new());
        let exposed = findings.exposed.first();
        assert_eq!(
            exposed.map(|one| one.known),
            expected,
            "{mutant} {function}"
        );
        if let Some(exposed) = exposed {
            assert_eq!(exposed.function.as_deref(), Some(function));
        }
        assert_eq!(findings.fixed, 0);
    }
    let hung = found(vec![(2, run(Hung, "", ""))], Vec::new());
    assert_eq!(hung.exposed.len(), 1);
}

#[test]
fn what_is_not_known_is_never_fixed() {
    for lost in [
        run(Exited(127), "", ""),
        run(Exited(88), "", ""),
        run(Slow, "", ""),
    ] {
        let findings = found(vec![(0, lost)], Vec::new());
        assert_eq!((findings.fixed, findings.unclear.len()), (0, 1));
    }
}

#[test]
fn changes_and_new_leaks_are_seen_on_what_was_benign() {
    let leaking = |function: &str| run(Exited(88), &leak(function), "a");
    let findings = found(
        vec![
            (0, leaking("fresh")),
            (2, run(Exited(0), "", "a")),
            (3, run(Exited(1), "", "b")),
            (5, leaking("fresh")),
        ],
        vec![(0, run(Exited(1), "", "a")), (5, run(Exited(1), "", "a"))],
    );
    let changed: Vec<u32> = findings.changed.iter().map(|one| one.mutant).collect();
    assert_eq!(changed, [2, 3]);
    let leaks: Vec<(&str, u32)> = findings
        .new_leaks
        .iter()
        .map(|(site, mutant)| (site.0.as_str(), *mutant))
        .collect();
    assert_eq!(leaks, [("fresh>main", 5)]);
    assert_eq!(findings.fixed, 1);
}

/// A leak report hides how a run ended; then the run without leak detection counts.
#[test]
fn what_became_of_hits_is_told_with_their_words() {
    let findings = found(
        vec![
            (0, run(Exited(88), &leak("fresh"), "x")),
            (1, crashed("fresh")),
            (2, run(Exited(0), "", "benign before")),
        ],
        vec![(0, run(Exited(3), "", "sum 7\nmore"))],
    );
    let ended = HitEnd::Ended {
        status: 3,
        said: Said::new(b"sum 7", b""),
    };
    let expected = [
        (0, ended),
        (1, HitEnd::OtherBug(BugKind::HeapBufferOverflow)),
    ]
    .map(|(mutant, end)| HitAnswer { mutant, end });
    assert_eq!(findings.answers, expected);
    assert_eq!((findings.fixed, findings.ways.len()), (1, 1));
}

/// Both runs of a mutant; the first one looked for leaks.
#[test]
fn a_leak_is_fixed_when_the_run_that_looks_for_it_finds_none() {
    let bug = || crash::parse(leak("load").as_bytes()).remove(0);
    let quiet = || run(Exited(1), "", "a");
    let leaking = |function: &str| run(Exited(88), &leak(function), "a");
    let lost = || run(Exited(88), "", "a");
    let before = NeighbourRuns {
        first: [(0, leaking("load")), (1, quiet()), (2, lost())].into(),
        again: [(0, quiet()), (1, quiet()), (2, quiet())].into(),
        ..NeighbourRuns::default()
    };
    let baseline = NeighbourBaseline::from_runs(&before, &bug(), &project());
    assert_eq!((baseline.hits.len(), baseline.blind.len()), (1, 1));
    assert_eq!(baseline.order(), [0, 1, 2]);
    let cases = [
        (0, leaking("load"), ["still"].as_slice()),
        (0, quiet(), &["fixed"]),
        (0, run(Exited(2), "", "a"), &["fixed", "changed"]),
        (0, leaking("fresh"), &["fixed", "leaks"]),
        (0, lost(), &["unclear"]),
        (1, quiet(), &[]),
        (1, leaking("load"), &["still"]),
        (1, lost(), &["unclear"]),
        // Leaks could not be detected before the patch either.
        (2, lost(), &[]),
    ];
    for (mutant, now, expected) in cases {
        let again = now.status_is_hidden().then(quiet);
        let runs = NeighbourRuns {
            first: [(mutant, now)].into(),
            again: again.into_iter().map(|run| (mutant, run)).collect(),
            ..NeighbourRuns::default()
        };
        let found = compare(&baseline, &runs, &bug(), &project());
        let seen = [
            ("still", found.still.len()),
            ("fixed", found.fixed as usize),
            ("changed", found.changed.len()),
            ("leaks", found.new_leaks.len()),
            ("unclear", found.unclear.len()),
        ];
        let seen: Vec<&str> = seen
            .iter()
            .filter(|(_, count)| *count > 0)
            .map(|(name, _)| *name)
            .collect();
        assert_eq!(seen, expected, "mutant {mutant}");
    }
}

/// If a repeated run behaves as before, the program is nondeterministic.
#[test]
fn a_change_has_to_last() {
    let other = || run(Exited(7), "", "b");
    let mut findings = found(vec![(2, other()), (3, other())], vec![]);
    assert_eq!(findings.changed.len(), 2);
    let again = [(2, run(Exited(1), "", "a")), (3, run(Exited(7), "", "c"))];
    findings.keep_lasting(&baseline(), &BTreeMap::from(again));
    let lasting: Vec<u32> = findings.changed.iter().map(|one| one.mutant).collect();
    assert_eq!(lasting, [3]);
}

/// Status and output are the same; only what is written differs.
#[test]
fn a_file_that_is_written_otherwise_is_a_change() {
    let writing = |hash: u64| {
        let mut run = run(Exited(0), "", "a");
        run.files = [("out".to_owned(), FileState::Holds { bytes: 4, hash })].into();
        run
    };
    let before = NeighbourRuns {
        first: [(1, writing(1)), (2, writing(1)), (3, writing(1))].into(),
        again: [(1, writing(1)), (2, writing(1)), (3, writing(9))].into(),
        ..NeighbourRuns::default()
    };
    let baseline = NeighbourBaseline::from_runs(&before, &bug(), &project());
    let now = NeighbourRuns {
        first: [(1, writing(1)), (2, writing(2)), (3, writing(2))].into(),
        ..NeighbourRuns::default()
    };
    let mut found = compare(&baseline, &now, &bug(), &project());
    assert_eq!(
        found.kept,
        [1, 3],
        "what is never the same twice tells nothing"
    );
    let changed: Vec<_> = found
        .changed
        .iter()
        .map(|one| (one.mutant, one.files.len()))
        .collect();
    assert_eq!(changed, [(2, 1)]);
    found.keep_lasting(&baseline, &[(2, writing(1))].into());
    assert!(found.changed.is_empty(), "it was chance");
}
