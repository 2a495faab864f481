use super::*;

fn failed(stage: StageName, patch: &str) -> Failed {
    Failed::new(Some(stage), patch.to_owned(), String::new())
}

/// The three patches of the paper's example, and one that does not compile.
#[test]
fn the_furthest_comes_first_and_then_what_is_least_alike() {
    use StageName::{Poc, Syntax, Test};
    let if_null = "--- a/t.c\n+++ b/t.c\n-name[i] = dup(t->text);\n+if (t->text)\n+  name[i] = dup(t->text);\n+else\n+  name[i] = NULL;\n";
    let ternary = "--- a/t.c\n+++ b/t.c\n-name[i] = dup(t->text);\n+name[i] = t->text ? dup(t->text) : NULL;\n";
    let elsewhere = "--- a/read.c\n+++ b/read.c\n-s->size = n;\n+s->size = n + 1;\n";
    let broken = "--- a/t.c\n+++ b/t.c\n-return 0;\n+return 0\n";
    let all = [
        failed(Poc, if_null),
        failed(Test, ternary),
        failed(Poc, elsewhere),
        failed(Syntax, broken),
    ];
    let cases: [(usize, &[&str]); 4] = [
        (1, &[ternary]),
        (2, &[ternary, elsewhere]),
        (3, &[ternary, elsewhere, if_null]),
        (9, &[ternary, elsewhere, if_null, broken]),
    ];
    for (most, expected) in cases {
        let shown: Vec<&str> = chosen(&all, most)
            .iter()
            .map(|one| one.patch.as_str())
            .collect();
        assert_eq!(shown, expected, "{most}");
    }
    assert!(chosen(&[], 3).is_empty());
}

#[test]
fn words_are_names_numbers_and_signs() {
    assert_eq!(
        split_words("\tif (a_1->b)"),
        ["if", "(", "a_1", "-", ">", "b", ")"]
    );
    assert!(split_words("  ").is_empty());
    assert_eq!(distance(&features("+a b"), &features("+a b")), 0);
    assert_eq!(distance(&features("+a b"), &features("+c")), 1000);
    assert_eq!(distance(&BTreeSet::new(), &BTreeSet::new()), 0);
}
