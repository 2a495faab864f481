use super::*;

fn manner(status: i32, opening: &str) -> Manner {
    Manner {
        status,
        opening: opening.to_owned(),
    }
}

#[test]
fn a_refusal_is_known_by_how_other_inputs_are_refused() {
    use AnswerClass::*;
    let usual = [manner(1, "prog:"), manner(255, "")];
    let cases = [
        (manner(0, "prog:"), Accepted),
        (manner(1, "prog:"), Refused),
        (manner(255, ""), Refused),
        (manner(1, "oops"), RefusedOtherwise),
        (manner(255, "prog:"), RefusedOtherwise),
        (manner(2, "prog:"), OtherStatus),
        (manner(200, ""), OtherStatus),
        (manner(143, ""), Signal),
    ];
    let known: BTreeSet<&Manner> = usual.iter().collect();
    for (manner, expected) in cases {
        assert_eq!(classify(&manner, &known), expected, "{manner:?}");
    }
    // If no other input is rejected, we do not know what a rejection looks like.
    assert_eq!(classify(&usual[0], &BTreeSet::new()), OtherStatus);
}

#[test]
fn accepting_what_crashed_is_doubtful_only_where_other_input_is_refused() {
    let example = || AnswerExample {
        input: "PoC p".to_owned(),
        status: Some(0),
        output: "sum 7".to_owned(),
    };
    let answers = Answer::count([
        (AnswerClass::Accepted, example()),
        (AnswerClass::Refused, example()),
    ]);
    assert_eq!(doubt(&answers, 0), None);
    assert_eq!(doubt(&answers[..1], 3), None, "all are refused");
    let expected = Doubt {
        name: "accepted-bad-input".to_owned(),
        detail:
            "1 of 2 inputs that crashed is accepted now, while the program refuses 3 other inputs"
                .to_owned(),
        example: Some("PoC p (status 0: `sum 7`)".to_owned()),
    };
    assert_eq!(doubt(&answers, 3), Some(expected));
}
