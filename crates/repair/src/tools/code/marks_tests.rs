use super::*;

type Case<'a> = (&'a [u8], &'a [(u32, &'a str)]);

#[test]
fn marks_move_with_their_lines() {
    let path = RelPath::new("a.c").unwrap();
    let mark = |line| Mark {
        line,
        column: None,
        words: format!("was {line}"),
        frame: None,
    };
    let marks = Marks {
        by_file: BTreeMap::from([(path.clone(), vec![mark(1), mark(3), mark(5)])]),
    };
    let old = b"1\n2\n3\n4\n5\n";
    let cases: [Case<'_>; 5] = [
        (
            b"1\n2\n3\n4\n5\n",
            &[(1, "was 1"), (3, "was 3"), (5, "was 5")],
        ),
        (
            b"1\n2\nnew\nnew\n3\n4\n5\n",
            &[(1, "was 1"), (5, "was 3"), (7, "was 5")],
        ),
        (b"1\n2\nother\n4\n5\n", &[(1, "was 1"), (5, "was 5")]),
        (b"5\n", &[(1, "was 5")]),
        (b"", &[]),
    ];
    for (new, wanted) in cases {
        let change = FileChange::Modify {
            path: path.clone(),
            content: new.to_vec(),
        };
        let moved = marks.clone().moved(&[change], &|_| Some(old.to_vec()));
        let found: Vec<(u32, &str)> = moved
            .of_file(&path)
            .iter()
            .map(|one| (one.line, one.words.as_str()))
            .collect();
        assert_eq!(found, wanted, "{:?}", String::from_utf8_lossy(new));
    }
}
