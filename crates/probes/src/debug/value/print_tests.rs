use super::super::fetch::Shape;
use super::*;

fn plain(name: &str, type_name: &str, text: &str) -> Value {
    Value {
        name: name.to_owned(),
        type_name: type_name.to_owned(),
        text: text.to_owned(),
        children: Children::None,
    }
}

fn array(total: u64, head: &[&str], tail: &[&str]) -> Value {
    let from = total - tail.len() as u64;
    let element = |(index, text): (usize, &&str), first: u64| {
        plain(&format!("[{}]", first + index as u64), "int", text)
    };
    let head = head.iter().enumerate().map(|one| element(one, 0));
    let tail = tail.iter().enumerate().map(|one| element(one, from));
    Value {
        children: Children::Elements {
            total,
            head: head.collect(),
            tail: tail.collect(),
        },
        ..plain("v", "int[300]", "int[300] @ 0x10")
    }
}

#[test]
fn values_are_printed_short() {
    let row = Value {
        children: Children::Fields {
            shown: vec![
                plain("len", "int", "4"),
                plain("next", "row *", "0x0"),
                plain("name", "char[16]", "\"hello\""),
                plain("cap", "int", "-1094795586"),
                plain("in", "In", "In @ 0x20"),
                plain("lost", "int", "<optimized out>"),
            ],
            more: Rest::Some(2),
        },
        ..plain("r", "row *", "0x503000000040")
    };
    let wanted = "r: row * = 0x503000000040\n  len = 4\n  next = 0x0 (null)\n  name = \"hello\" (16 bytes of room)\n  \
        cap = -1094795586 (0xbe in every byte: allocated, never written)\n  in = {…} at 0x20\n  \
        lost = <optimized out> (look at a line above where it is in use, or in the caller)\n  … 2 more fields";
    assert_eq!(print(&row), wanted);
    assert_eq!(print(&plain("n", "", "3")), "n = 3");
}

#[test]
fn arrays_show_their_ends() {
    let cases = [
        (
            array(300, &["0", "0", "5"], &["0", "9"]),
            "v: int[300] = 300 elements\n  [0..1] = 0\n  [2] = 5\n  … 295 more\n  [298] = 0\n  [299] = 9",
        ),
        (
            array(2, &["1", "2"], &[]),
            "v: int[300] = 2 elements\n  [0] = 1\n  [1] = 2",
        ),
        (array(0, &[], &[]), "v: int[300] = 0 elements"),
    ];
    for (value, wanted) in cases {
        assert_eq!(print(&value), wanted);
    }
}

#[test]
fn a_long_value_is_cut() {
    let fields = (0..200).map(|n| plain(&format!("f{n}"), "int", "1"));
    let value = Value {
        children: Children::Fields {
            shown: fields.collect(),
            more: Rest::Nothing,
        },
        ..plain("s", "S", "S @ 0x1")
    };
    let printed = print(&value);
    assert_eq!(printed.lines().count(), 61);
    assert!(printed.ends_with("… 141 more lines: ask for one part of it"));
}

#[test]
fn a_type_tells_how_its_values_look() {
    let cases = [
        ("row *", "0x5030", 0, Shape::Pointer),
        ("row *", "0x0", 0, Shape::Opaque),
        ("char *", "0x50 \"x\"", 0, Shape::Opaque),
        ("const char *", "0x50", 0, Shape::Opaque),
        ("void *", "0x50", 0, Shape::Opaque),
        ("int (*)(int)", "0x50", 0, Shape::Opaque),
        ("char[4]", "\"abc\"", 0, Shape::Text),
        ("unsigned char[20]", "\"\"", 0, Shape::Array(20)),
        ("char[3][8]", "", 0, Shape::Array(3)),
        ("int[300]", "int[300] @ 0x1", 0, Shape::Array(300)),
        ("std::vector<int>", "size=30", 0, Shape::Array(30)),
        (
            "const std::vector<Node *> &",
            "0x7ff size=1",
            1,
            Shape::Array(1),
        ),
        ("std::string", "\"x\"", 0, Shape::Text),
        ("Node &", "0x7ff", 0, Shape::Struct),
        ("In", "In @ 0x1", 0, Shape::Struct),
    ];
    for (type_name, text, indexed, wanted) in cases {
        assert_eq!(
            Shape::from_type(type_name, text, indexed),
            wanted,
            "{type_name}"
        );
    }
}
