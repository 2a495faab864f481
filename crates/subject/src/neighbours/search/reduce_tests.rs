use super::*;

/// The smallest input that still satisfies `shows`, and how many were tried.
fn reduce(content: &[u8], runs: usize, shows: impl Fn(&[u8]) -> bool) -> (Vec<u8>, usize) {
    let mut tried = 0;
    let works = |all: &[Vec<u8>]| {
        tried += all.len();
        Ok::<_, ()>(all.iter().map(|one| shows(one)).collect())
    };
    let found = reduced(content, runs, works).unwrap();
    (found, tried)
}

fn has(content: &[u8], word: &[u8]) -> bool {
    content.windows(word.len()).any(|window| window == word)
}

#[test]
fn only_what_is_needed_stays() {
    let lines: String = (0..200).map(|at| format!("set key{at} {at}\n")).collect();
    let text = format!("{lines}drop\n{lines}list all of it\n{lines}");
    let needs = |content: &[u8]| has(content, b"drop\n") && has(content, b"list");
    let (small, tried) = reduce(text.as_bytes(), 400, needs);
    assert_eq!(
        small,
        b"drop\nlist",
        "{:?}",
        String::from_utf8_lossy(&small)
    );
    assert!(tried < 200, "{tried}");

    let mut binary = vec![0xf5; 900];
    binary.splice(300..302, *b"AB");
    binary.push(b'C');
    let needs = |content: &[u8]| has(content, b"AB") && content.last() == Some(&b'C');
    assert_eq!(reduce(&binary, 400, needs).0, b"ABC");
}

#[test]
fn no_more_is_tried_than_allowed_and_what_does_not_work_stays() {
    let text = "a b c d e f g\n".repeat(40);
    for runs in [0, 1, 7, 60] {
        let (small, tried) = reduce(text.as_bytes(), runs, |_| false);
        assert_eq!(small, text.as_bytes());
        assert!(tried <= runs, "{tried} of {runs}");
        let (small, tried) = reduce(text.as_bytes(), runs, |content| content.contains(&b'g'));
        assert!(small.contains(&b'g') && tried <= runs, "{tried} of {runs}");
    }
}

#[test]
fn pieces_that_go_only_one_at_a_time_do_not_go_together() {
    // One of the two numbers must stay.
    let needs = |content: &[u8]| has(content, b"71") || has(content, b"72");
    let (small, _) = reduce(b"x\n71\ny\n72\nz\n", 200, needs);
    assert!(small == b"71" || small == b"72", "{small:?}");
    // Nothing is needed.
    assert_eq!(reduce(b"one\ntwo\n", 100, |_| true).0, b"");
}

#[test]
fn an_answer_that_is_missing_is_a_no() {
    let mut asked = 0;
    let works = |_: &[Vec<u8>]| {
        asked += 1;
        Ok::<_, ()>(vec![true; usize::from(asked == 1)])
    };
    let small = reduced(b"1\n2\n3\n4\n", 50, works).unwrap();
    assert_eq!(small, b"3\n4\n");
}
