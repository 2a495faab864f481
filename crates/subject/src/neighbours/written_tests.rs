use super::*;

fn left(files: &[(&str, u64)]) -> Files {
    let file = |(path, hash): &(&str, u64)| {
        let state = match hash {
            0 => FileState::Removed,
            hash => FileState::Holds {
                bytes: hash * 10,
                hash: *hash,
            },
        };
        ((*path).to_owned(), state)
    };
    files.iter().map(file).collect()
}

/// What two runs of the unpatched program left, what the patched one left, and what is reported. 0 is a removed file.
#[test]
fn only_what_is_alike_in_two_runs_can_be_changed() {
    type Run<'a> = &'a [(&'a str, u64)];
    let cases: [(Run<'_>, Run<'_>, Run<'_>, &[&str]); 9] = [
        (&[("a", 1)], &[("a", 1)], &[("a", 1)], &[]),
        (
            &[("a", 1)],
            &[("a", 1)],
            &[("a", 2)],
            &["a has 20 bytes and had 10"],
        ),
        (&[("a", 1)], &[("a", 1)], &[], &["a is no longer written"]),
        (
            &[("in", 0)],
            &[("in", 0)],
            &[],
            &["in is no longer removed"],
        ),
        (&[], &[], &[("b", 3)], &["b is written now (30 bytes)"]),
        (&[], &[], &[("in", 0)], &["in is removed now"]),
        // A file that contains the time of day.
        (&[("a", 1)], &[("a", 2)], &[("a", 3)], &[]),
        // A randomly chosen name.
        (&[("tmp1", 1)], &[("tmp2", 1)], &[("tmp3", 1)], &[]),
        (
            &[("a", 1), ("tmp1", 1)],
            &[("a", 1), ("tmp2", 1)],
            &[("a", 0), ("tmp3", 1)],
            &["a is removed now"],
        ),
    ];
    for (first, again, after, told) in cases {
        let written = Written::by_two(&left(first), &left(again));
        let differences = written.differences(&left(after));
        let words: Vec<String> = differences.iter().map(ToString::to_string).collect();
        assert_eq!(words, told, "{first:?} {again:?} {after:?}");
    }
}

#[test]
fn content_of_the_same_length_differs_by_its_hash() {
    let holds = |hash| Files::from([("a".to_owned(), FileState::Holds { bytes: 4, hash })]);
    let written = Written::by_two(&holds(1), &holds(1));
    let told = written.differences(&holds(2));
    assert_eq!(
        told.first().map(ToString::to_string).as_deref(),
        Some("a has other content")
    );
}

#[test]
fn a_name_is_shown_in_one_line_and_without_our_folder() {
    let path = format!("{INSIDE_ROOT}/scratch/a\nb.out");
    assert_eq!(name(&path), "scratch/a?b.out");
    assert_eq!(name("/tmp/x"), "/tmp/x");
    assert_eq!(name(&"n".repeat(500)).len(), MOST_LETTERS);
}
