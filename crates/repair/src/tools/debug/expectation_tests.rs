use super::*;

fn read_as(said: &str, about: Option<&str>) -> Result<String, String> {
    read(Some(said), about).map(|expectation| expectation.condition)
}

#[test]
fn expectations_become_conditions() {
    let cases = [
        ("n <= 16", None, "n <= 16"),
        ("`n <= 16`.", None, "n <= 16"),
        ("p != NULL and n > 0", None, "p != 0 && n > 0"),
        ("map->count should be less than 4", None, "map->count < 4"),
        ("n is at most LIMIT", None, "n <= LIMIT"),
        ("p must not be null", None, "p != 0"),
        ("non-null", Some("p"), "p != 0"),
        ("< 16", Some("n"), "n < 16"),
        ("less than 16", Some("a + b"), "(a + b) < 16"),
        ("3", Some("n"), "n == 3"),
        ("-1", Some("n"), "n == -1"),
        ("size == SIZE_MAX", None, "size == 18446744073709551615u"),
        // Prose is kept: the debugger will not understand it, and that is reported then.
        ("a valid tile", Some("id"), "a valid tile"),
    ];
    for (said, about, expected) in cases {
        assert_eq!(read_as(said, about).as_deref(), Ok(expected), "{said}");
    }
}

#[test]
fn what_says_nothing_is_asked_again() {
    for (said, words) in [
        ("", "say first what you expect"),
        ("  none. ", "say first what you expect"),
        ("1", "says nothing about the program"),
        ("3 < 4", "says nothing about the program"),
        ("n == n", "says nothing about the program"),
        ("n < n", "contradicts itself: `n < n` is never true"),
        ("n < 4 && n > 8", "nothing makes `n < 4 && n > 8` true"),
        ("(a > b) && (c == 1) && b >= a", "contradicts itself"),
        ("x == 3 && x != 3", "contradicts itself"),
        ("0 < n && n <= 0x0", "contradicts itself"),
    ] {
        let error = read_as(said, None).unwrap_err();
        assert!(error.contains(words), "{said}: {error}");
    }
    assert!(read(None, Some("n")).is_err());
    assert!(read_as(&"n && ".repeat(100), None).is_err());
    for fine in ["n < 4 && n > 2", "n < 4 || n > 8", "a < b && b < c", "p"] {
        assert!(read_as(fine, None).is_ok(), "{fine}");
    }
}

#[test]
fn operands_are_what_is_worth_seeing() {
    let cases: [(&str, &[&str]); 5] = [
        ("n <= 16", &["n"]),
        (
            "(map->w * 8) > x[i] && p != 0",
            &["map->w * 8", "x[i]", "p"],
        ),
        ("!done || a >= b", &["done", "a", "b"]),
        ("p", &["p"]),
        ("a < b && c < d && e < f", &["a", "b", "c", "d"]),
    ];
    for (condition, expected) in cases {
        assert_eq!(operands(condition), expected, "{condition}");
    }
}
