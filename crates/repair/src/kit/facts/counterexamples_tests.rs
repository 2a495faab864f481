use patchwright_domain::candidate::Origin;

use super::*;

fn failed(stage: StageName, patch: &str) -> Failed {
    Failed::judged(Maker::Model, stage, patch.to_owned(), String::new())
}

fn misfit(patch: &str) -> Failed {
    Failed::misfit(&Misfit {
        origin: Origin::Strategy {
            name: "patchagent".to_owned(),
            round: 1,
        },
        patch: patch.to_owned(),
        why: "no such lines".to_owned(),
    })
}

fn shown(all: &[Failed], most: usize) -> Vec<&str> {
    let chosen = chosen(all, most);
    chosen.iter().map(|one| one.patch.as_str()).collect()
}

/// Patches made without a model got further, and there are more of them, but they may only fill up
/// the list.
#[test]
fn the_machine_does_not_crowd_out_the_model() {
    use StageName::{Neighbours, Poc, Syntax};
    let machine =
        |patch: &str| Failed::judged(Maker::Machine, Neighbours, patch.to_owned(), String::new());
    let all = [
        machine("--- a/a.c\n+if (one)\n"),
        machine("--- a/b.c\n+while (two)\n"),
        machine("--- a/c.c\n+return three;\n"),
        machine("--- a/d.c\n+four++;\n"),
        misfit("z.c\n-not there\n+nor this\n"),
        failed(Syntax, "--- a/e.c\n+five(\n"),
        failed(Poc, "--- a/f.c\n+six = 6;\n"),
    ];
    let expected = [
        "--- a/f.c\n+six = 6;\n",
        "--- a/e.c\n+five(\n",
        "z.c\n-not there\n+nor this\n",
    ];
    for most in 1..=expected.len() {
        assert_eq!(shown(&all, most), expected[..most]);
    }
    assert_eq!(shown(&all, 9).len(), all.len());
}

/// A patch that repeats one of those shown says nothing new, however far it got.
#[test]
fn what_is_nearly_the_same_comes_last() {
    use StageName::{Poc, Test};
    let one = "--- a/t.c\n+++ b/t.c\n-  if (size > limit)\n+  if (size > limit || size == 0)\n";
    let again = "--- a/t.c\n+++ b/t.c\n-  if (size > limit)\n+  if (size > limit  ||  size == 0)\n";
    let other = "--- a/u.c\n+++ b/u.c\n-n = read();\n+n = checked(read());\n";
    let all = [failed(Test, one), failed(Test, again), failed(Poc, other)];
    assert_eq!(shown(&all, 3), [again, other, one]);
}

#[test]
fn a_patch_that_did_not_fit_is_told_as_such() {
    let text = misfit("a.c\n+x\n").render(2).unwrap();
    for words in ["## Failed patch 2", "was not judged", "no such lines"] {
        assert!(text.contains(words), "{text}");
    }
    let text = failed(StageName::Poc, "+x\n").render(1).unwrap();
    assert!(text.contains("Refused at `poc`"), "{text}");
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
        assert_eq!(shown(&all, most), expected, "{most}");
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
