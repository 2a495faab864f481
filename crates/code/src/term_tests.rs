use patchwright_domain::predicate::{Comparison, Precedence, Predicate};

use super::*;

#[test]
fn the_loosest_operator_outside_brackets_says_how_tightly_text_binds() {
    let cases = [
        ("n", Precedence::Primary),
        ("map->rows[i + 1].len", Precedence::Primary),
        ("sizeof(buf)", Precedence::Primary),
        ("sizeof buf", Precedence::Unary),
        ("(size_t)n", Precedence::Unary),
        ("&row->len", Precedence::Unary),
        ("*p++", Precedence::Unary),
        ("-1", Precedence::Unary),
        ("a * -b", Precedence::Multiplicative),
        ("p->a - q->b", Precedence::Additive),
        ("1 << n", Precedence::Shift),
        ("flags & MASK", Precedence::BitAnd),
        ("a < b && c", Precedence::And),
        ("a ? b : c", Precedence::Conditional),
        ("n = 3", Precedence::Assignment),
        ("f(a, b)", Precedence::Primary),
        ("static_cast<std::size_t>(n)", Precedence::Primary),
        ("static_cast<int>(n) < 3", Precedence::Relational),
        ("(a < b) + 1", Precedence::Additive),
        ("a or b", Precedence::Or),
        ("\"a || b\"", Precedence::Primary),
    ];
    for (text, expected) in cases {
        assert_eq!(precedence(text), expected, "{text}");
    }
}

#[test]
fn an_expression_is_replaced_by_whole_tokens() {
    let cases = [
        ("n > len", "n", "count", "count > len"),
        ("p->n + map->n", "p", "row", "row->n + map->n"),
        ("p->n < p->len", "p->n", "x", "x < p->len"),
        ("n * 2 > size", "n", "a + b", "(a + b) * 2 > size"),
        ("n > size", "n", "a + b", "a + b > size"),
        ("f(n, n)", "n", "a + b", "f(a + b, a + b)"),
        ("rows[n]", "n", "i + 1", "rows[i + 1]"),
        ("p->len", "p", "&head", "(&head)->len"),
        ("(int)n", "n", "a + b", "(int)(a + b)"),
        ("!n", "n", "a < b", "!(a < b)"),
        ("a + b * c", "a + b", "n", "a + b * c"),
        ("a + b < c", "a+b", "n", "n < c"),
        ("\"n\" != n", "n", "m", "\"n\" != m"),
        ("n::max > n", "n", "m", "n::max > m"),
        ("a - n", "n", "b - c", "a - (b - c)"),
        (
            "m.find(k) == m.end()",
            "k",
            "from",
            "m.find(from) == m.end()",
        ),
        ("m.k < k", "k", "a + 1", "m.k < a + 1"),
        ("k.size == 0", "k", "*p", "(*p).size == 0"),
        ("key < k2", "k", "x", "key < k2"),
    ];
    for (text, from, to, expected) in cases {
        assert_eq!(replaced(text, from, to), expected, "{from} in {text}");
    }
}

#[test]
fn several_are_replaced_at_once() {
    let swapped = replaced_all("a < b", &[("a", "b"), ("b", "a")]);
    assert_eq!(swapped, "b < a");
}

#[test]
fn a_condition_gets_the_parentheses_of_what_is_put_in() {
    let asked = Predicate::compare(term("n"), Comparison::Gt, term("len"));
    let asked = substituted(&asked, &[("n", "flags & 3")]);
    assert_eq!(asked.to_string(), "(flags & 3) > len");
}

#[test]
fn a_word_is_mentioned_as_a_whole() {
    assert!(mentions("count < 0", "count"));
    assert!(mentions("row -> len<0", "row->len"));
    for text in ["len < 0", "p->n < 0", "x.n", "\"n\""] {
        assert!(!mentions(text, "n"), "{text}");
    }
}
