use super::*;

#[test]
fn plain_conditions_are_read_with_their_operands() {
    for (text, operands) in [
        ("i < row->len", &["i", "row->len"][..]),
        (" p != NULL ", &["p"]),
        ("off + n <= sizeof(buf)", &["off", "n"]),
        ("p && p->len > 3", &["p", "p->len"]),
        ("!(a[i].b == 4)", &["a[i].b"]),
        ("(size_t)len <= cap", &["len", "cap"]),
        ("(size_t)(len) <= cap", &["len", "cap"]),
        ("v.size() > i", &["v.size()", "i"]),
        ("this->items.size() > i", &["this->items.size()", "i"]),
        ("std::max(a, b) < limit", &["std::max(a, b)", "limit"]),
        ("strlen(name) < 16", &["strlen(name)"]),
        ("*p == 'a'", &["*p"]),
        ("static_cast<unsigned>(n) < 5u", &["n"]),
        ("a < b && c > d", &["a", "b", "c", "d"]),
        ("n ? a < b : c", &["n", "a", "b", "c"]),
        ("(const unsigned char *)end - p >= 4", &["end", "p"]),
    ] {
        let read = Condition::read(text).unwrap_or_else(|why| panic!("{text}: {why}"));
        assert_eq!(read.operands().collect::<Vec<_>>(), operands, "{text}");
    }
}

#[test]
fn operands_are_replaced_where_they_stand() {
    let read = Condition::read("off + n <= row->len").unwrap();
    let wrapped = read.with_operands(|number, text| format!("V({number}, {text})"));
    assert_eq!(wrapped, "V(0, off) + V(1, n) <= V(2, row->len)");
}

/// None of these may reach a compiler.
#[test]
fn hostile_text_is_refused() {
    for text in [
        "",
        "i = 3",
        "i++ < 3",
        "--i",
        "n += 1",
        "unlink(path) == 0",
        "(unlink)(path)",
        "(*handler)(1)",
        "f<int>(x)",
        "1); system(\"id\"); (1",
        "1) , (2",
        "a, b",
        "({ system(\"id\"); 1; })",
        "[]{ return 1; }()",
        "i < 3 // rest",
        "i /* c */ < 3",
        "i < 3 \\",
        "i < 3\n#pragma once\n",
        "#define X",
        "_Pragma(\"GCC optimize\") 1",
        "__asm__(\"nop\") == 0",
        "asm(\"nop\")",
        "__attribute__((x)) 1",
        "__builtin_trap() == 0",
        "new int",
        "delete p",
        "throw 1",
        "sizeof(int[f()]) == 4",
        "(int (*)[f()])p == q",
        "a ? b = 1 : c",
        "a <% b",
        "x %: y",
        "map.erase(k) == 1",
        "((i < 3)",
        "i < 3)",
        "int x",
        "R\"(a)\" == p",
        "PATCHWRIGHT_PROPERTY(1, 1)",
        "caf\u{e9} > 1",
        "if (x) 1",
    ] {
        let read = Condition::read(text);
        assert!(read.is_err(), "{text} was let through as {read:?}");
    }
    let long = format!("i < {}", "1".repeat(LONGEST));
    assert!(Condition::read(&long).is_err());
}

#[test]
fn a_refusal_says_why() {
    for (text, why) in [
        ("i = 3", "`=` cannot stand in a condition"),
        (
            "check(i)",
            "it calls `check`, which is not known to change nothing",
        ),
        (
            "(check)(i)",
            "`(check)` is not known to be a type, so it may be a call",
        ),
        ("i < ", "it cannot be read as one expression"),
        ("(i", "a bracket is not closed"),
    ] {
        assert_eq!(Condition::read(text), Err(why.to_owned()), "{text}");
    }
}
