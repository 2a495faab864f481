use super::*;

fn example(input: &str, status: Option<i32>, output: &str) -> AnswerExample {
    AnswerExample {
        input: input.to_owned(),
        status,
        output: output.to_owned(),
    }
}

#[test]
fn answers_are_counted_by_class_with_the_first_as_example() {
    use AnswerClass::*;
    let answers = Answer::count([
        (Accepted, example("PoC p", Some(0), "sum 7")),
        (Refused, example("neighbour 3", Some(1), "bad header")),
        (OtherBug, example("neighbour 4", None, "stack-overflow")),
        (Refused, example("neighbour 5", Some(1), "bad length")),
    ]);
    let told: Vec<String> = answers.iter().map(Answer::describe).collect();
    assert_eq!(
        told,
        [
            "2 are refused as other bad input is, such as neighbour 3 (status 1: `bad header`)",
            "1 is accepted: PoC p (status 0: `sum 7`)",
            "1 shows another bug: neighbour 4 (`stack-overflow`)",
        ]
    );
}

#[test]
fn the_name_of_a_class_is_its_name_in_json() {
    use AnswerClass::*;
    for class in [
        Refused,
        RefusedOtherwise,
        OtherStatus,
        Accepted,
        Signal,
        OtherBug,
    ] {
        let json = serde_json::to_string(&class).unwrap();
        assert_eq!(json, format!("\"{}\"", class.name()));
    }
}
