use super::*;

fn vocabulary(source: &str) -> Vocabulary {
    let mut collected = Collected::default();
    collected.take(&lex::lex(source.as_bytes(), Dialect::C));
    collected.finish()
}

fn words(known: &Vocabulary) -> Vec<String> {
    let text = |word: &Vec<u8>| String::from_utf8(word.clone()).unwrap();
    known.words.iter().map(text).collect()
}

#[test]
fn words_are_literals_that_look_like_words() {
    let known = vocabulary(
        r#"/* "comment" */ if (strcmp(name, "row") == 0 || is(name, "col:")) printf("bad %s\n", "two words");
           puts("a message that is far too long to be a keyword");"#,
    );
    assert_eq!(words(&known), ["row", "col"]);
}

#[test]
fn options_come_from_tables_getopt_and_switches() {
    let known = vocabulary(
        r#"struct option all[] = {{"quiet", no_argument, 0, 'q'}, {"size", 1, 0, 0}};
           while ((c = getopt(argc, argv, "ab:")) != -1) switch (c) { case 't': break; case ' ': break; }
           if (!strcmp(argv[1], "--dump")) dump(); if (x == "-") y();"#,
    );
    assert_eq!(known.options, ["--quiet", "--dump", "-a", "-b", "-t"]);
}

#[test]
fn numbers_of_a_patch_are_found_through_macros_and_enumerators() {
    let known = vocabulary("#define MAX_ROWS 64\n#define NAME(x) x\nenum { LIMIT = 0x10, OTHER };");
    let table: [(&str, &[i128]); 4] = [
        ("if (rows > MAX_ROWS) return -1;", &[64]),
        ("if (n >= LIMIT + 2u)", &[18, 16, 2]),
        ("if (c == '\\n' || c == 'x')", &[10, 120]),
        ("if (a < b) OTHER;", &[]),
    ];
    for (line, expected) in table {
        assert_eq!(
            super::super::named::numbers(&known, &[line.as_bytes().to_vec()]),
            expected,
            "{line}"
        );
    }
}
