use patchwright_code::term::compare;
use patchwright_domain::candidate::RelPath;
use patchwright_domain::predicate::Comparison;
use patchwright_domain::report::Location;

use super::*;

const RECORDS: &str = "struct pos { int row; }; struct screen { struct pos cur; char **lines; int rows; char *title; };\n";
const CRASH: &str = "void put(struct screen *s, char c) { s->lines[s->cur.row][0] = c; }\n";

fn check(rule: Rule, condition: Predicate, others: &str, expected: bool) {
    let source = format!("{RECORDS}{CRASH}{others}");
    let path = RelPath::new("a.c").unwrap();
    let code = Code::read([(path, source.into_bytes())]);
    let crashing = code.functions_named("put")[0];
    let constraint = Constraint {
        rule,
        site: Location {
            function: None,
            file: None,
            line: None,
            column: None,
        },
        condition: Some(condition.clone()),
        english: String::new(),
        grounds: Vec::new(),
    };
    let found = strikes_elsewhere(&code, crashing, &constraint);
    assert_eq!(found, expected, "{condition} with {others}");
}

#[test]
fn indices_in_records() {
    let unchecked = "void clear(struct screen *t) { t->lines[t->cur.row][0] = 0; }";
    let checked =
        "void clear(struct screen *t) { if (t->cur.row < 0) return; t->lines[t->cur.row][0] = 0; }";
    let reads = "int where(struct screen *t) { return t->cur.row; }";
    let other_row = "void f(struct screen *t, struct pos *p) { t->lines[p->row][0] = 0; }";
    let asked = || {
        compare("s->cur.row", Comparison::Ge, "0").and(compare(
            "s->cur.row",
            Comparison::Lt,
            "s->rows",
        ))
    };
    check(Rule::InBounds, asked(), unchecked, true);
    check(Rule::InBounds, asked(), checked, false);
    check(Rule::InBounds, asked(), reads, false);
    check(Rule::InBounds, asked(), other_row, false);
    // The bound is no value that anybody stumbles over, and a local ends with its function.
    check(
        Rule::InBounds,
        compare("row", Comparison::Lt, "s->cur.row"),
        unchecked,
        false,
    );
    check(
        Rule::InBounds,
        compare("row", Comparison::Ge, "0"),
        unchecked,
        false,
    );
}

#[test]
fn pointers_and_numbers_in_records() {
    let uses = "char first(struct screen *t) { return t->title[0]; }";
    let asks = "char first(struct screen *t) { return t->title ? t->title[0] : 0; }";
    let tests = "char first(struct screen *t) { if (t->title) return t->title[0]; return 0; }";
    let passes = "void show(struct screen *t) { print(t->title); }";
    for (others, expected) in [(uses, true), (asks, false), (tests, false), (passes, false)] {
        check(
            Rule::NotNull,
            compare("s->title", Comparison::Ne, "NULL"),
            others,
            expected,
        );
    }
    let divides = "int half(struct screen *t) { return 80 / t->rows; }";
    check(
        Rule::DivisorNotZero,
        compare("s->rows", Comparison::Ne, "0"),
        divides,
        true,
    );
    check(
        Rule::DivisorNotZero,
        compare("s->rows", Comparison::Ne, "0"),
        uses,
        false,
    );
    check(
        Rule::Assertion,
        compare("s->rows", Comparison::Ne, "0"),
        divides,
        false,
    );
}
