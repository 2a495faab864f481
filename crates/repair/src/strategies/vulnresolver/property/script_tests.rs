use super::*;

const TEXT: &str = "row 0 len 3\nrow 1 len 0x10\nrow 1 len 0x10\nend -5\n";

#[test]
fn steps_go_from_lines_to_lines() {
    for (script, expected) in [
        ("count", "4"),
        ("lines row | count", "3"),
        ("lines 'row 1' | first 1", "row 1 len 0x10"),
        ("without row", "end -5"),
        ("last 1 | numbers", "-5"),
        ("distinct | first 1", "2 row 1 len 0x10"),
        ("lines len | max", "16"),
        ("min", "-5"),
        ("lines \"row 0\" | sum", "3"),
        ("lines nothing | max", "no number"),
        ("lines nothing", ""),
        ("lines \"a|b\" | count", "0"),
    ] {
        assert_eq!(analyse(TEXT, script).as_deref(), Ok(expected), "{script}");
    }
}

#[test]
fn what_is_no_step_is_refused_and_nothing_is_without_bound() {
    for (script, words) in [
        ("", "there is no step ``"),
        ("import os", "there is no step `import`"),
        ("first many", "`first` needs a number"),
        ("lines", "`lines` needs a text"),
        (&"count|".repeat(40), "more than 16 steps"),
    ] {
        let error = analyse(TEXT, script).unwrap_err();
        assert!(error.contains(words), "{error}");
    }
    let long = "0123456789 é\n".repeat(100_000);
    let answer = analyse(&long, "lines 0").unwrap();
    assert!(answer.len() < MOST_ANSWER + 60, "{}", answer.len());
    let huge = "9".repeat(60);
    assert_eq!(analyse(&huge, "sum").as_deref(), Ok("0"));
    let most = format!("{0}\n{0}\n", i128::MAX);
    assert_eq!(
        analyse(&most, "sum").as_deref(),
        Ok(i128::MAX.to_string().as_str())
    );
}
