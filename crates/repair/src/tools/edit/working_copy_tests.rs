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
    assert_eq!(copy.undo().unwrap()[0].to_string(), "src/b.c");
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

/// Fits the copy as it is after the first edit, not the source, and brings a new file.
const PATCH: &str = "--- a/src/a.c
+++ b/src/a.c
@@ -1,3 +1,3 @@
-long a;
+long a = 1;
 int b;
 int b2;
--- /dev/null
+++ b/src/new.h
@@ -0,0 +1 @@
+#define LIMIT 3
";

#[test]
fn a_patch_fits_the_copy_as_it_is_now_and_is_one_edit() {
    let (sources, mut copy) = (sources(), WorkingCopy::default());
    assert!(copy.patch(&sources, PATCH.as_bytes()).is_err());
    assert_eq!(content(&copy), []);
    copy.replace(&sources, "src/a.c", "int a;", "long a;")
        .unwrap();
    let (paths, corrections) = copy.patch(&sources, PATCH.as_bytes()).unwrap();
    assert_eq!((paths.len(), corrections.len()), (2, 0));
    let new = ("src/new.h".to_owned(), "#define LIMIT 3\n".to_owned());
    let a = |text: &str| ("src/a.c".to_owned(), format!("{text}\nint b;\nint b2;\n"));
    assert_eq!(content(&copy), [a("long a = 1;"), new]);
    let changes = copy.changes(&sources).unwrap();
    assert!(matches!(changes[1], FileChange::Create { .. }));
    // A new file is edited like any other.
    copy.replace(&sources, "src/new.h", "3", "4").unwrap();
    assert_eq!(content(&copy)[1].1, "#define LIMIT 4\n");
    copy.undo();
    assert_eq!(copy.undo().unwrap().len(), 2);
    assert_eq!(content(&copy), [a("long a;")]);
}

#[test]
fn a_patch_that_removes_a_file_or_fits_in_part_changes_nothing() {
    let (sources, mut copy) = (sources(), WorkingCopy::default());
    let removes = "--- a/src/b.c\n+++ /dev/null\n@@ -1 +0,0 @@\n-int c;\n";
    let half = "src/b.c\n<<<<<<< SEARCH\nint c;\n=======\nlong c;\n>>>>>>> REPLACE\n\
                src/a.c\n<<<<<<< SEARCH\nint nowhere;\n=======\nint x;\n>>>>>>> REPLACE\n";
    for (patch, words) in [(removes, "deletes and renames no files"), (half, "src/a.c")] {
        let error = copy.patch(&sources, patch.as_bytes()).unwrap_err();
        assert!(error.to_string().contains(words), "{error}");
        assert_eq!(content(&copy), []);
    }
    assert_eq!(copy.undo(), None);
}

#[test]
fn an_edit_is_shown_as_it_stands_now() {
    let path = RelPath::new("a.c").unwrap();
    let numbers = |range: std::ops::RangeInclusive<u32>| -> String {
        range.map(|line| format!("{line};\n")).collect()
    };
    let old = numbers(1..=100);
    let shown = |new: &str| changed_lines(&path, old.as_bytes(), new.as_bytes());
    assert_eq!(
        shown(&old.replace("50;\n", "fifty;\nmore;\n")),
        "a.c was edited. Its lines 47-54 are now:\n   47  47;\n   48  48;\n   49  49;\n   50  fifty;\n   51  more;\n   \
         52  51;\n   53  52;\n   54  53;\n"
    );
    // A line that is gone, also the last, and one at the start.
    assert!(
        shown(&numbers(1..=99))
            .ends_with("lines 97-99 are now:\n   97  97;\n   98  98;\n   99  99;\n")
    );
    assert!(
        shown(&numbers(2..=100)).starts_with("a.c was edited. Its lines 1-3 are now:\n    1  2;\n")
    );
    assert!(
        shown(&format!("new;\n{old}"))
            .starts_with("a.c was edited. Its lines 1-4 are now:\n    1  new;\n")
    );
    // What is added in the middle of equal lines.
    let equal = "x;\n".repeat(10);
    let more = changed_lines(&path, equal.as_bytes(), "x;\n".repeat(12).as_bytes());
    assert!(
        more.starts_with("a.c was edited. Its lines 8-12 are now:\n"),
        "{more}"
    );
    let long = shown(&old.replace("50;\n", &numbers(1000..=1100)));
    assert!(
        long.contains("   86  ") && !long.contains("   87  "),
        "{long}"
    );
    assert!(long.ends_with("  … 67 more lines\n"), "{long}");
    assert_eq!(shown(""), "a.c was edited, and is empty now.\n");
}
