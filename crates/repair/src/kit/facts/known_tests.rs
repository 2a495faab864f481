use patchwright_domain::constraint::{Certainty, Ground, Rule};

use super::*;

fn constraint(english: &str, line: u32, certainties: &[Certainty]) -> Constraint {
    let ground = |certainty: &Certainty| Ground {
        part: "n".to_owned(),
        certainty: *certainty,
        why: "a test".to_owned(),
    };
    Constraint {
        rule: Rule::InBounds,
        site: Location {
            function: None,
            file: Some("md.c".to_owned()),
            line: Some(line),
            column: None,
        },
        condition: None,
        english: english.to_owned(),
        grounds: certainties.iter().map(ground).collect(),
    }
}

/// `off < ctx->doc_ends_with_newline` is not told beside `off < ctx->size`, the size of the block.
#[test]
fn guesses_are_told_only_where_nothing_else_is_known() {
    use Certainty::{Guessed, Inferred, Seen};
    let all = [
        constraint("a guess", 7, &[Seen, Guessed]),
        constraint("the allocated size", 7, &[Seen, Inferred]),
        constraint("another guess", 7, &[Seen, Guessed]),
        constraint("compared elsewhere", 7, &[Inferred]),
        constraint("the best guess here", 9, &[Seen, Guessed]),
        constraint("a worse one", 9, &[Guessed]),
    ];
    let told = worth_telling(&all).into_iter();
    let told: Vec<&str> = told.map(|one| one.english.as_str()).collect();
    assert_eq!(
        told,
        [
            "the allocated size",
            "compared elsewhere",
            "the best guess here"
        ]
    );
}
