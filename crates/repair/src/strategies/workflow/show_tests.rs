use patchwright_domain::candidate::RelPath;

use super::*;

#[test]
fn an_answer_asks_only_if_it_has_no_code() {
    let many: Vec<String> = (0..20).map(|at| format!("f{at}")).collect();
    let long = "x".repeat(LONGEST_NAME + 1);
    for (text, expected) in [
        (
            "SHOW: read_rle, check_cells",
            vec!["read_rle", "check_cells"],
        ),
        (
            "I have to see the reader first.\n\n**SHOW:** `Map::load()` and",
            vec!["Map::load"],
        ),
        ("show: a\nSHOW: b,,c\n", vec!["a", "b", "c"]),
        ("> `SHOW: struct map`", vec!["map"]),
        ("SHOW:", vec![]),
        ("The tool should SHOW: nothing.", vec![]),
        (&format!("SHOW: {long}"), vec![]),
        ("```\nSHOW: a\n```", vec!["a"]),
        ("SHOW: a\n```c\nint a;\n```", vec![]),
        ("SHOW: a\na.c\n<<<<<<< SEARCH\n", vec![]),
        (
            &format!("SHOW: {}", many.join(" ")),
            many.iter().take(MOST_NAMES).map(String::as_str).collect(),
        ),
        ("", vec![]),
    ] {
        assert_eq!(names_asked(text), expected, "{text}");
    }
}

#[test]
fn definitions_are_shown_within_a_limit_and_unknown_names_are_told() {
    let line = "\tcount += table[count] * 31 + count % 7;\n";
    let long = |name: &str| format!("int {name}(void)\n{{\n{}}}\n", line.repeat(380));
    let code = format!(
        "struct row {{ int len; }};\nint sum_row(void);\n{}{}{}",
        long("first"),
        long("second"),
        "int sum_row(void) { return 1; }\n"
    );
    let path = RelPath::new("rows.c").unwrap();
    let map = CodeMap::read([(path, code.into_bytes())]);
    let asked = ["row", "sum_row", "sum_rows", "first", "second", "zzz"].map(str::to_owned);
    let (code, unknown) = definitions(&map, &Marks::default(), &asked).unwrap();
    assert_eq!(
        unknown,
        [
            "sum_rows: not defined in the source; there is sum_row",
            "zzz: not defined in the source"
        ]
    );
    assert!(code.contains("struct row { int len; }") && code.contains("return 1;"));
    assert!(code.contains("int first(void)") && !code.contains("int second(void)"));
    let (_, left_out) = code.split_once("or only in part:").unwrap();
    assert!(left_out.contains("second (rows.c)\n"), "{left_out}");
}
