use super::*;

fn known(words: &[&str]) -> Vocabulary {
    Vocabulary {
        words: words.iter().map(|word| word.as_bytes().to_vec()).collect(),
        ..Vocabulary::default()
    }
}

/// The words and numbers of a line, each with all that others have in its place.
fn shown(columns: &Columns, line: &str) -> Vec<String> {
    let read = columns.line(line.as_bytes());
    let slots = read.slots.iter().map(|slot| {
        let own = &line[slot.range.clone()];
        let all = columns.values(slot.class);
        let all: Vec<_> = all.iter().map(|one| String::from_utf8_lossy(one)).collect();
        format!("{own}: {}", all.join(" "))
    });
    slots.collect()
}

#[test]
fn columns_that_share_a_name_hold_the_same_things() {
    let texts: [&[u8]; 2] = [
        b"layer nav\nkey base 0 hold nav\nkey base 1 send a\n",
        b"layer sym\ndrop sym",
    ];
    let columns = Columns::learn(&texts, &known(&["layer", "key", "drop"]));
    assert_eq!(
        shown(&columns, "key base 7 hold nav"),
        ["base: base", "7: 0 1", "hold: hold send", "nav: nav a sym"]
    );
    assert_eq!(shown(&columns, "drop x\n"), ["x: nav a sym"]);
    assert!(shown(&columns, "other x\n").is_empty(), "unknown columns");
    let beginnings: Vec<usize> = columns.alike.iter().map(Vec::len).collect();
    assert_eq!(beginnings, [1, 2, 2], "drop, key, layer");
}

#[test]
fn values_stand_behind_their_keys_and_digits_before_letters() {
    let texts: [&[u8]; 1] = [b"proc a burst=3 tickets=0\nproc b tickets=7\n2ka\n14ka\n1,2j\n"];
    let columns = Columns::learn(&texts, &known(&["proc", "burst"]));
    assert_eq!(
        shown(&columns, "proc c tickets=1"),
        ["c: a b", "tickets: burst tickets", "1: 0 7"]
    );
    assert_eq!(shown(&columns, "3ka"), ["3: 2 14 1", "ka: ka"]);
    assert_eq!(columns.beginning(b"2ka\n"), columns.beginning(b"14ka\n"));
    let nothing = Columns::learn(&[b"\n \n"], &known(&[]));
    assert!(nothing.lines.is_empty() && nothing.texts.is_empty());
    assert_eq!(nothing.pick(&mut Random::new([0; 32])), None);
}
