use super::*;
use patchwright_domain::candidate::FileMode;

const OLD: &str = "a\nb\nc\nd\ne\nf\ng\nh\n";
const NEW: &str = "a\nB\nc\nd\nd2\ne\ng\nh\ni\n";

fn sources() -> Sources<'static> {
    Sources::from_memory([("x.txt", OLD), ("y.txt", "one\ntwo\n")]).unwrap()
}

fn path(name: &str) -> RelPath {
    RelPath::new(name).unwrap()
}

fn sample() -> Candidate {
    let changes = vec![
        FileChange::Modify {
            path: path("x.txt"),
            content: NEW.into(),
        },
        FileChange::Create {
            path: path("n.txt"),
            content: "new\n".into(),
            mode: FileMode::Regular,
        },
        FileChange::Rename {
            from: path("y.txt"),
            path: path("z.txt"),
            content: "one\nTWO\n".into(),
        },
    ];
    normal::candidate(changes, Origin::Patch { name: "p".into() }, &sources()).unwrap()
}

fn shown(candidate: &Candidate) -> Vec<String> {
    let show = |change: &FileChange| {
        let content = change
            .content()
            .map(|c| String::from_utf8_lossy(c).replace('\n', " "));
        format!("{} {}", change.path(), content.unwrap_or_default())
            .trim()
            .to_string()
    };
    candidate.changes.iter().map(show).collect()
}

fn drop_parts(grain: Grain, dropped: &[usize]) -> Vec<String> {
    let dropped = dropped.iter().copied().collect();
    let left = without(&sample(), &sources(), grain, &dropped).unwrap();
    left.map(|candidate| shown(&candidate)).unwrap_or_default()
}

#[test]
fn dropped_parts_leave_the_old_lines() {
    assert_eq!(parts(&sample(), &sources(), Grain::Hunk).unwrap().len(), 7);
    let all = ["n.txt new", "x.txt a B c d d2 e g h i", "z.txt one TWO"];
    assert_eq!(drop_parts(Grain::Hunk, &[]), all);
    assert_eq!(
        drop_parts(Grain::Hunk, &[0, 1, 3, 5, 6]),
        ["x.txt a b c d d2 e f g h i"]
    );
    assert_eq!(
        drop_parts(Grain::Hunk, &[0, 1, 2, 3, 4, 6]),
        ["z.txt one two"]
    );
    assert_eq!(
        drop_parts(Grain::Hunk, &[0, 1, 2, 3, 4, 5]),
        ["y.txt one TWO"]
    );
    assert_eq!(
        drop_parts(Grain::Hunk, &[0, 1, 2, 3, 4, 5, 6]),
        Vec::<String>::new()
    );
}

#[test]
fn lines_can_be_dropped_alone() {
    // Part 1 deletes `b`, part 2 adds `B`.
    assert_eq!(
        drop_parts(Grain::Line, &[1])[1],
        "x.txt a b B c d d2 e g h i"
    );
    assert_eq!(drop_parts(Grain::Line, &[2])[1], "x.txt a c d d2 e g h i");
}

#[test]
fn what_is_not_needed_goes() {
    let good = |c: &Candidate| -> Result<bool, EditError> {
        let text = shown(c).join("\n");
        Ok(text.contains("d2") && text.contains("TWO"))
    };
    let least = shrink(&sample(), &sources(), Grain::Hunk, 100, good).unwrap();
    assert_eq!(
        shown(&least.candidate),
        ["x.txt a b c d d2 e f g h", "y.txt one TWO"]
    );
    assert_eq!(least.dropped, 5);
    assert!(matches!(least.candidate.origin, Origin::Shrunk { .. }));
}

#[test]
fn the_predicate_is_asked_no_more_often_than_allowed() {
    let mut asked = 0;
    let count = |_: &Candidate| -> Result<bool, EditError> {
        asked += 1;
        Ok(false)
    };
    let least = shrink(&sample(), &sources(), Grain::Line, 4, count).unwrap();
    assert_eq!((asked, least.calls, least.dropped), (4, 4, 0));
    assert_eq!(least.candidate, sample());
}

#[test]
fn an_error_of_the_predicate_stops_the_shrinking() {
    let fail = |_: &Candidate| -> Result<bool, EditError> { Err(EditError::Empty) };
    assert!(shrink(&sample(), &sources(), Grain::Hunk, 9, fail).is_err());
}
