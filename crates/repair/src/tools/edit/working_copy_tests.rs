use super::*;

fn sources() -> Sources<'static> {
    Sources::from_memory([
        ("src/a.c", "int a;\nint b;\nint b2;\n"),
        ("src/b.c", "int c;\n"),
    ])
    .unwrap()
}

fn content(copy: &WorkingCopy) -> Vec<(String, String)> {
    let changes = copy.changes(&sources()).unwrap();
    let shown = changes.iter().map(|change| {
        let text = String::from_utf8_lossy(change.content().unwrap()).into_owned();
        (change.path().to_string(), text)
    });
    shown.collect()
}

#[test]
fn edits_add_up_and_are_taken_back_one_by_one() {
    let (sources, mut copy) = (sources(), WorkingCopy::default());
    assert_eq!(content(&copy), []);
    copy.replace(&sources, "src/a.c", "int a;\n", "long a;\n")
        .unwrap();
    copy.replace(&sources, "./src/a.c", "long a;", "long a = 1;")
        .unwrap();
    copy.replace(&sources, "src/b.c", "int c;\n", "").unwrap();
    let a = |text: &str| ("src/a.c".to_owned(), format!("{text}\nint b;\nint b2;\n"));
    let b = ("src/b.c".to_owned(), String::new());
    assert_eq!(content(&copy), [a("long a = 1;"), b]);
    assert_eq!(copy.undo().unwrap().to_string(), "src/b.c");
    copy.undo();
    assert_eq!(content(&copy), [a("long a;")]);
    copy.undo();
    assert_eq!(content(&copy), []);
    assert_eq!(copy.undo(), None);
}

#[test]
fn a_text_that_does_not_stand_there_once_is_refused() {
    let (sources, mut copy) = (sources(), WorkingCopy::default());
    for (file, old, words) in [
        ("src/a.c", "int b", "occurs 2 times"),
        ("src/a.c", "int x", "does not occur"),
        ("src/a.c", "", "does not occur"),
        ("src/c.c", "int a;", "there is no source file `src/c.c`"),
        ("../a.c", "int a;", "there is no source file `../a.c`"),
    ] {
        let error = copy.replace(&sources, file, old, "y").unwrap_err();
        assert!(error.to_string().contains(words), "{error}");
    }
    assert_eq!(content(&copy), []);
}
