use super::*;

fn map(files: &[(&str, &str)]) -> CodeMap {
    let file =
        |(path, text): &(&str, &str)| (RelPath::new(*path).unwrap(), text.as_bytes().to_vec());
    CodeMap::read(files.iter().map(file))
}

fn found(map: &CodeMap, question: &str, most: usize) -> Vec<String> {
    let found = map.retrieve(question, &|_| true, most);
    found.into_iter().map(|one| one.path.to_string()).collect()
}

#[test]
fn prose_finds_code_by_the_words_of_its_names() {
    let map = map(&[
        ("src/load.c", "int readRunLength(void) { return 0; }\n"),
        ("src/draw.c", "int draw_line(void) { return 0; }\n"),
        ("src/main.c", "int main(void) { return 0; }\n"),
    ]);
    assert_eq!(
        found(&map, "The run length that is read", 3),
        ["src/load.c"]
    );
    assert_eq!(found(&map, "crash in draw_line", 3), ["src/draw.c"]);
    assert_eq!(found(&map, "nothing 12 of this", 3), Vec::<String>::new());
    assert_eq!(found(&map, "", 3), Vec::<String>::new());
}

/// A rare word tells more than a common one, and one place full of it more than a long file.
#[test]
fn rare_words_and_close_ones_count_more() {
    let common = "int value; /* a value */\n".repeat(400);
    let rare = format!("{common}int palette;\n");
    let close = "int palette_value(int palette);\n".to_owned();
    let map = map(&[("a.c", &common), ("b.c", &rare), ("c.c", &close)]);
    assert_eq!(found(&map, "palette value", 9), ["c.c", "b.c", "a.c"]);
    assert_eq!(found(&map, "palette value", 1), ["c.c"]);
    let best = map.retrieve("palette", &|path| path.to_string() == "b.c", 1);
    assert!(best[0].line > 1, "{best:?}");
}

#[test]
fn folders_hold_what_lies_below_them() {
    let folders: HashSet<String> = ["tests".to_owned(), "lib/third".to_owned()].into();
    for (path, expected) in [
        ("tests/a.c", true),
        ("tests/deep/a.c", true),
        ("lib/third/a.c", true),
        ("lib/a.c", false),
        ("src/tests/a.c", false),
        ("tests.c", false),
    ] {
        let path = RelPath::new(path).unwrap();
        assert_eq!(is_in_folder(&path, &folders), expected, "{path}");
    }
}

#[test]
fn a_file_is_known_by_an_end_of_its_path() {
    let map = map(&[("src/a.c", ""), ("lib/a.c", ""), ("src/b.c", "")]);
    for (written, expected) in [
        ("src/a.c", Some("src/a.c")),
        ("./src/a.c", Some("src/a.c")),
        ("b.c", Some("src/b.c")),
        ("a.c", None),
        ("/home/me/proj/src/a.c", Some("src/a.c")),
        ("example.org/x/blob/main/src/b.c", Some("src/b.c")),
        ("c.c", None),
        ("", None),
    ] {
        let found = map.file_meant(written).map(|file| file.path.to_string());
        assert_eq!(found.as_deref(), expected, "{written}");
    }
}
