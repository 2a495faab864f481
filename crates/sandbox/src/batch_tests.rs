use super::*;

fn told(lines: &[&[&[u8]]]) -> Vec<u8> {
    lines
        .iter()
        .flat_map(|fields| line::encode(fields))
        .collect()
}

const RAN: &[&[u8]] = &[b"ran", b"7", b"exit", b"3", b"1500", b"4", b"9", b"0", b"5"];

fn pair(width: u8, constant: bool, one: u64, other: u64) -> ComparedPair {
    ComparedPair {
        width,
        constant,
        one,
        other,
    }
}

#[test]
fn a_run_counts_only_when_its_end_was_told() {
    let bytes = told(&[
        &[b"running", b"7"],
        &[b"said", b"7", b"out", b"a\tb\n"],
        &[b"report", b"7", b"==1==ERROR\n\xff"],
        &[b"left", b"7", b"/out/\xff", b"3", b"8"],
        &[b"left", b"7", b"/in", b"", b""],
        &[b"reached", b"7", b"9,524287"],
        &[b"compared", b"7", b"4:1:deadbeef:7,bad,1:0:a:b"],
        &[b"texts", b"7", b"GET", b"PUT"],
        RAN,
        &[b"running", b"8"],
        &[b"said", b"8", b"err", b"half"],
    ]);
    let runs = BatchRuns::parse(&bytes, Outcome::SupervisorKilled);
    let expected = BatchEnd {
        end: RunEnd::Exited(3),
        served: false,
        wall: Duration::from_micros(1500),
        out: Heard {
            total: 4,
            hash: 9,
            kept: b"a\tb\n".to_vec(),
        },
        err: Heard {
            total: 0,
            hash: 5,
            kept: Vec::new(),
        },
        reports: vec![b"==1==ERROR\n\xff".to_vec()],
        left: vec![
            LeftFile {
                path: OsString::from_vec(b"/out/\xff".to_vec()).into(),
                content: Some((3, 8)),
            },
            LeftFile {
                path: "/in".into(),
                content: None,
            },
        ],
        looked: Looked {
            reached: vec![9, 524_287],
            pairs: vec![pair(4, true, 0xdead_beef, 7), pair(1, false, 10, 11)],
            texts: vec![(b"GET".to_vec(), b"PUT".to_vec())],
        },
    };
    assert_eq!(runs.ended, [(7, expected)].into());
    let broken = Cut::Broken {
        outcome: Outcome::SupervisorKilled,
        during: Some(8),
    };
    assert_eq!(runs.cut, Some(broken));
}

#[test]
fn why_a_batch_stopped_is_known() {
    let cases: [(&[&[u8]], Option<Cut>); 5] = [
        (&[b"end"], None),
        (&[b"stopped", b"time"], Some(Cut::Time)),
        (&[b"stopped", b"room"], Some(Cut::Room)),
        (&[b"cut"], Some(Cut::Room)),
        (
            &[b"stopped", b"problem", b"no space"],
            Some(Cut::Problem("no space".to_owned())),
        ),
    ];
    for (line, cut) in cases {
        let runs = BatchRuns::parse(&told(&[line]), Outcome::Exited(0));
        assert_eq!(runs.cut, cut, "{line:?}");
    }
}

#[test]
fn strange_lines_are_passed_over() {
    let strange: [&[&[u8]]; 5] = [
        &[],
        &[b"ran"],
        &[b"ran", b"7", b"exit", b"x", b"1", b"1", b"1", b"1", b"1"],
        &[b"running", b"\xff"],
        RAN,
    ];
    let runs = BatchRuns::parse(&told(&strange), Outcome::Exited(0));
    assert_eq!(runs, BatchRuns::default());
}

#[test]
fn copies_count_only_once_they_are_trusted() {
    let lines: [&[&[u8]]; 6] = [
        &[b"running", b"7", b"served"],
        RAN,
        &[b"running", b"8"],
        RAN,
        &[b"trusted"],
        &[b"running", b"9", b"served"],
    ];
    let runs = |count: usize, outcome| BatchRuns::parse(&told(&lines[..count]), outcome);
    let ended = |runs: BatchRuns| runs.ended.into_keys().collect::<Vec<_>>();
    assert_eq!(ended(runs(4, Outcome::Exited(0))), [8]);
    assert_eq!(ended(runs(5, Outcome::Exited(0))), [7, 8]);
    // A copy that brings down the sandbox is not blamed for it.
    let broken = Cut::Broken {
        outcome: Outcome::OutOfMemory,
        during: None,
    };
    assert_eq!(runs(6, Outcome::OutOfMemory).cut, Some(broken));
}

#[test]
fn why_runs_are_not_served_is_known() {
    let bytes = told(&[&[b"unserved", b"it prints"], &[b"unserved", b"later"]]);
    let runs = BatchRuns::parse(&bytes, Outcome::Exited(0));
    assert_eq!(runs.unserved.as_deref(), Some("it prints"));
}
