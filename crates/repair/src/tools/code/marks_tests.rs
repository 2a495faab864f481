use patchwright_crash::parse;

use super::*;

type Case<'a> = (&'a [u8], &'a [(u32, &'a str)]);

#[test]
fn marks_move_with_their_lines() {
    let path = RelPath::new("a.c").unwrap();
    let mark = |line| Mark {
        line,
        column: None,
        words: format!("was {line}"),
        report: 0,
        frame: None,
    };
    let marks = Marks {
        by_file: BTreeMap::from([(path.clone(), vec![mark(1), mark(3), mark(5)])]),
        hidden: false,
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

fn report(frames: &[(&str, u32)]) -> CrashReport {
    let mut text = "==7==ERROR: AddressSanitizer: SEGV on unknown address 0x000000000004 (pc 0x1 bp 0x2 sp 0x3 T0)\n".to_owned();
    for (number, (function, line)) in frames.iter().enumerate() {
        text += &format!("    #{number} 0x1 in {function} /src/a.c:{line}:2\n");
    }
    parse(text.as_bytes()).remove(0)
}

/// Both PoCs crash in line 9, with different callers: each caller is followed in its own stack.
#[test]
fn every_poc_marks_its_own_stack() {
    let first = report(&[("get", 9), ("one", 20), ("main", 40)]);
    let second = report(&[("get", 9), ("two", 30), ("main", 41)]);
    let marks = Marks::from_reports([&first, &second], &Project::at("/src"));
    let path = RelPath::new("a.c").unwrap();
    let behind = |marks: &Marks, line| marks.behind(&path, line);
    for (line, wanted) in [
        (9, " // <<< crash frame #0"),
        (20, " // <<< crash frame #1"),
        (30, " // <<< crash frame #1 of PoC 2"),
        (41, " // <<< crash frame #2 of PoC 2"),
        (10, ""),
    ] {
        assert_eq!(behind(&marks, line), wanted);
    }
    let caller = |line| {
        let place = marks.stack_place(&path, line).unwrap();
        marks.caller_of(&place).map(|caller| caller.line)
    };
    assert_eq!((caller(20), caller(30)), (Some(40), Some(41)));
    let within = |marks: &Marks| marks.within(&path, 8, 20);
    assert_eq!(
        within(&marks),
        " // <<< crash frame #0 at line 9, crash frame #1 at line 20"
    );
    let hidden = marks.clone().hidden();
    assert_eq!((behind(&hidden, 9), within(&hidden)), Default::default());
    assert!(hidden.stack_place(&path, 9).is_some());
}
