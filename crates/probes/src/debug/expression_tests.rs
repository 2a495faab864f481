use super::*;

#[test]
fn what_only_looks_is_let_through() {
    for looks in [
        "a",
        "a == b",
        "a <= b && c >= d",
        "a != b",
        "p->x[i + 1]",
        "n << 2",
        "n >> 2",
        "a < b",
        "f(\"a = b\")",
        "c == '='",
        "*(int (*)[4])p",
        "a - -b",
        "s == \"\\\"=\"",
    ] {
        assert_eq!(change_in(looks), None, "{looks}");
    }
}

#[test]
fn what_changes_something_is_refused() {
    for changes in [
        "a = 3",
        "a += 1",
        "a <<= 1",
        "a >>= 1",
        "i++",
        "--i",
        "a == b, c = d",
        "x=='a', y='b'",
    ] {
        assert!(change_in(changes).is_some(), "{changes}");
    }
}

#[test]
fn complaints_are_put_in_plain_words() {
    let cases = [
        (
            "error: <user expression 3>:1:1: use of undeclared identifier 'zz'\n    1 | zz\n      | ^\n",
            "use of undeclared identifier 'zz' in this frame; `locals` lists",
        ),
        (
            "error: Couldn't materialize: couldn't get the value of variable n: register rsi is not available\nerror: errored",
            "the optimiser keeps this value nowhere at this point",
        ),
        ("error: x is odd", "x is odd"),
        ("", "the debugger gives no reason"),
    ];
    for (message, wanted) in cases {
        let said = complaint(message);
        assert!(said.contains(wanted), "{said}");
    }
}
