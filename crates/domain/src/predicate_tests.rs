use super::*;

fn name(text: &str) -> Term {
    Term::primary(text)
}

fn less(left: &str, right: &str) -> Predicate {
    Predicate::compare(name(left), Comparison::Lt, name(right))
}

fn choice() -> Predicate {
    Predicate::Holds(Term::new("a ? b : c", Precedence::Conditional))
}

#[test]
fn prints_the_parentheses_that_are_needed() {
    let masked = Term::new("flags & 3", Precedence::BitAnd);
    let sum = Term::new("i + 1", Precedence::Additive);
    let cases = [
        (
            Predicate::compare(masked, Comparison::Ne, sum.clone()),
            "(flags & 3) != i + 1",
        ),
        (less("a", "b").and(less("c", "d")), "a < b && c < d"),
        (
            less("a", "b").and(less("c", "d").or(less("e", "f"))),
            "a < b && (c < d || e < f)",
        ),
        (
            less("a", "b").and(less("c", "d")).or(less("e", "f")),
            "(a < b && c < d) || e < f",
        ),
        (less("a", "b").or(choice()), "a < b || (a ? b : c)"),
        (choice(), "a ? b : c"),
        (choice().negated(), "!(a ? b : c)"),
        (Predicate::Holds(name("p")).negated(), "!p"),
        (Predicate::Holds(sum).negated(), "!(i + 1)"),
        (Predicate::All(vec![less("a", "b")]), "a < b"),
        (Predicate::Not(Box::new(less("a", "b"))), "!(a < b)"),
    ];
    for (predicate, printed) in cases {
        assert_eq!(predicate.to_string(), printed);
    }
}

#[test]
fn is_negated_as_one_writes_it() {
    let range = less("i", "0").or(Predicate::compare(name("i"), Comparison::Ge, name("len")));
    assert_eq!(range.negated().to_string(), "i >= 0 && i < len");
    assert_eq!(range.negated().negated(), range);
    assert_eq!(choice().negated().negated(), choice());
}

#[test]
fn a_single_part_keeps_its_own_parentheses() {
    let single = Predicate::All(vec![less("a", "b").or(less("c", "d"))]);
    assert_eq!(
        single.and(less("e", "f")).to_string(),
        "(a < b || c < d) && e < f"
    );
}

#[test]
fn says_in_english_what_it_demands() {
    let positive = less("i", "0").negated();
    let cases = [
        (
            Predicate::compare(name("p->next"), Comparison::Ne, name("NULL")),
            "`p->next` must not be null",
        ),
        (
            positive.clone().and(less("i", "row->len")),
            "`i` must not be negative and must be less than `row->len`",
        ),
        (
            positive.clone().and(less("n", "len")),
            "`i` must not be negative and `n` must be less than `len`",
        ),
        (
            positive.clone().and(less("a", "b").or(less("c", "d"))),
            "`i >= 0 && (a < b || c < d)` must hold",
        ),
        (
            Predicate::compare(name("n"), Comparison::Eq, name("0")).or(less("n", "3")),
            "`n` must be zero or must be less than `3`",
        ),
        (Predicate::Holds(name("ok")).negated(), "`ok` must not hold"),
        (choice(), "`a ? b : c` must hold"),
    ];
    for (predicate, english) in cases {
        assert_eq!(predicate.describe(), english);
    }
}

#[test]
fn is_written_as_the_text_that_it_prints_as() {
    let range = less("i", "row->len");
    let written = serde_json::to_string(&range).unwrap();
    assert_eq!(written, "\"i < row->len\"");
    let read: Predicate = serde_json::from_str(&written).unwrap();
    assert_eq!(read.to_string(), range.to_string());
}
