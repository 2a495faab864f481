use super::steps;

#[test]
fn a_line_that_steps_says_nothing_about_what_was_before() {
    for line in ["x = a[--n];", "a[i++] = 0;", "p += 2, *p;", "m <<= *q;"] {
        assert!(steps(line), "{line}");
    }
    for line in [
        "x = a[n];",
        "if (n <= m && a[n] != 0)",
        "\"++\";",
        "y = a[n] == b[n];",
    ] {
        assert!(!steps(line), "{line}");
    }
}
