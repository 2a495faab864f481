use super::super::change::applied;
use super::*;

fn made(text: &[u8], changes: &[Change]) -> Vec<String> {
    let all = changes
        .iter()
        .filter_map(|change| applied(text, change, 4096));
    all.map(|text| String::from_utf8(text).unwrap()).collect()
}

#[test]
fn two_inputs_become_one_that_does_what_both_do() {
    let clone = b"topic a\ntopic b\nsub c a clone b n\npub a 1\nstats\n";
    let relay = b"topic a\ntopic b\nsub r a relay b\npub a 1\npub b 2\nstats";
    let found = made(clone, &merged(clone, &[relay, clone]));
    assert_eq!(
        found,
        [
            "topic a\ntopic b\nsub c a clone b n\nsub r a relay b\npub a 1\npub b 2\nstats\n",
            "topic a\ntopic b\nsub r a relay b\nsub c a clone b n\npub a 1\npub b 2\nstats\n",
        ]
    );
    assert!(merged(b"", &[b""]).is_empty());
    let long = b"x\n".repeat(MOST_LINES + 1);
    assert!(merged(&long, &[clone]).is_empty() && merged(clone, &[&long]).is_empty());
}

#[test]
fn the_condition_of_one_line_gets_the_action_of_another() {
    let text = b"when to has team then copy ann\nwhen any then label seen\n";
    let found = made(
        text,
        &crossed_lines(text, &[b"when from has boss then drop"]),
    );
    for expected in [
        "when to has team then label seen\nwhen any then label seen\n",
        "when to has team then copy ann\nwhen any then copy ann\n",
        "when to has team then copy ann\nwhen to has boss then drop\nwhen any then label seen\n",
        "when to has team then copy ann\nwhen any then label seen\nwhen any then drop\n",
    ] {
        assert!(
            found.iter().any(|one| one == expected),
            "{expected}: {found:#?}"
        );
    }
    let text = b"fill pal=q\nshow\n";
    let found = made(
        text,
        &crossed_lines(text, &[b"fill pal=none hidden", b"show"]),
    );
    assert!(found.contains(&"fill pal=q pal=none hidden\nshow\n".to_owned()));
    assert!(crossed_lines(b"one\ntwo\n", &[b"three\n"]).is_empty());
}

/// A search waits with all changes of sixteen seeds at once.
#[test]
fn what_waits_is_bounded_whatever_the_inputs_are() {
    let bytes = |changes: Vec<Change>| -> usize {
        let edits = changes.into_iter().flatten();
        edits
            .map(|edit| match edit.new {
                super::super::change::New::Bytes(bytes) => bytes.len(),
                super::super::change::New::Copies { .. }
                | super::super::change::New::Counted { .. } => 0,
            })
            .sum()
    };
    let words = b"1 ".repeat(30_000);
    let short = [b"1 ".repeat(250), b"\n".to_vec()].concat().repeat(100);
    let donors: Vec<&[u8]> = vec![&words, &short];
    for text in &donors {
        let held = bytes(crossed_lines(text, &donors)) + bytes(merged(text, &donors));
        assert!(held < 1 << 20, "{held} bytes");
    }
}
