use super::*;

#[test]
fn what_would_be_refused_is_known_before_a_build() {
    let file = RelPath::new("rows.c").unwrap();
    let code = b"#define LAST(r) ((r)->len - 1)\n#define NEXT(r) ((r)->at++)\n";
    let sources = BTreeMap::from([(file.clone(), code.to_vec())]);
    for (condition, why) in [
        ("at < row->len", None),
        ("at <= LAST(row)", None),
        ("unknown < 3", None),
        ("size(row) > at", Some("it calls `size`")),
        ("at = 1", Some("")),
        (
            "at < NEXT(row)",
            Some("with the macro `NEXT` written out, "),
        ),
    ] {
        let property = Property {
            name: "p".to_owned(),
            file: file.clone(),
            line: 1,
            condition: condition.to_owned(),
            stated_by: "test".to_owned(),
        };
        let said = refusal(&property, &sources);
        let expected = why.map(|why| format!("its condition is refused: {why}"));
        match (&said, &expected) {
            (Some(said), Some(expected)) => assert!(said.starts_with(expected), "{said}"),
            (_, _) => assert_eq!(said, expected, "{condition}"),
        }
    }
}
