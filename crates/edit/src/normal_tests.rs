use super::*;

fn form(name: &str, text: &str) -> String {
    String::from_utf8(normal_form(&RelPath::new(name).unwrap(), text.as_bytes())).unwrap()
}

#[test]
fn comments_and_layout_do_not_count() {
    for (a, b) in [
        (
            "if (n>3)\n  return;",
            "if(n > 3) { return; }"
                .replace("{ ", "")
                .replace(" }", "")
                .as_str(),
        ),
        ("a = b; // why\n", "a = b;"),
        ("a /* x */ = b;", "a\t=\n\nb;"),
        ("#define A 1\nint x;", "#define  A \\\n  1 // one\nint x;\n"),
        ("\"a\\\nb\"", "\"ab\""),
        ("x\r\ny\r\n", "x\ny\n"),
    ]
    .map(|(a, b)| (a.to_string(), b.to_string()))
    {
        assert_eq!(form("a.c", &a), form("a.c", &b), "{a:?} {b:?}");
    }
}

#[test]
fn what_the_compiler_sees_counts() {
    for (a, b) in [
        ("a = b;", "a = c;"),
        ("\"a b\"", "\"a  b\""),
        ("a + +b", "a ++b"),
        ("int x", "intx"),
        ("#define F(x) 1", "#define F (x) 1"),
        ("#define A\nint x;", "#define A int x;"),
        ("a<b<c>>", "a<b<c> >"),
        ("\"// no comment\"", "\"\""),
        ("'/*' x '*/'", "''"),
    ] {
        assert_ne!(form("a.c", a), form("a.c", b), "{a:?} {b:?}");
    }
    assert_ne!(form("Makefile", "all:\n\tx"), form("Makefile", "all:\n  x"));
}

fn modify(path: &str, content: &str) -> FileChange {
    FileChange::Modify {
        path: RelPath::new(path).unwrap(),
        content: content.into(),
    }
}

#[test]
fn candidates_are_named_by_what_they_change() {
    let sources = Sources::from_memory([("a.c", "int a;\n"), ("b.c", "int b;\n")]).unwrap();
    let id = |changes: &[FileChange]| {
        let origin = Origin::Patch { name: "p".into() };
        candidate(changes.to_vec(), origin, &sources).unwrap().id
    };
    let plain = id(&[modify("a.c", "int a = 1;\n")]);
    assert_eq!(plain, id(&[modify("a.c", "int a=1; /* set */\n")]));
    assert_eq!(
        plain,
        id(&[
            modify("b.c", "int b; // no change\n"),
            modify("a.c", "int a = 1;\n")
        ])
    );
    assert_ne!(plain, id(&[modify("a.c", "int a = 2;\n")]));
    assert_ne!(plain, id(&[modify("b.c", "int a = 1;\n")]));
    assert_ne!(
        plain,
        id(&[modify("a.c", "int a = 1;\n"), modify("b.c", "int b = 1;\n")])
    );
}

#[test]
fn a_candidate_of_comments_alone_is_seen() {
    let sources = Sources::from_memory([("a.c", "int a;\n")]).unwrap();
    let origin = Origin::Patch { name: "p".into() };
    for (content, expected) in [("int a; // x\n", true), ("int a = 1;\n", false)] {
        let made = candidate(vec![modify("a.c", content)], origin.clone(), &sources).unwrap();
        assert_eq!(changes_only_layout(&made, &sources).unwrap(), expected);
    }
}
