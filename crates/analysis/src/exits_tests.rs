//! Ways out of small functions: `@` marks the place of the guard.

use patchwright_code::Code;
use patchwright_domain::candidate::RelPath;

use super::{Leaves, Style, Wants, ways_out};

/// The ways out at the mark, one on a line, best first.
fn ways(name: &str, source: &str, about: &[&str]) -> Vec<String> {
    let at = source.find('@').expect("a mark");
    let source = source.replacen('@', "", 1);
    let path = RelPath::new(name).expect("a path");
    let code = Code::read([(path, source.into_bytes())]);
    let functions: Vec<_> = code.functions().collect();
    let function = functions
        .iter()
        .find(|function| function.head.span.start <= at && at < function.head.span.end)
        .expect("a function at the mark");
    let found = ways_out(&code, function, at, about);
    let shown = found.iter().map(|way| match &way.style {
        Style::Plain => way.text.replace('\n', " "),
        Style::ProjectMacro {
            before,
            after,
            wants,
        } => {
            let word = match wants {
                Wants::Good => "GOOD",
                Wants::Bad => "BAD",
            };
            format!("{before}{word}{after}")
        }
    });
    shown.collect()
}

fn check(name: &str, source: &str, about: &[&str], expected: &[&str]) {
    assert_eq!(ways(name, source, about), expected, "{source}");
}

#[test]
fn the_functions_own_codes() {
    check(
        "a.c",
        "int f(int n, int m) { if (n < 0) return -2; @g(n); return 0; }",
        &["n"],
        &["return -2;"],
    );
    check(
        "a.c",
        "enum st { ST_OK, ST_E_MEMORY, ST_E_LONG };
         enum st f(char *out, size_t size, size_t n) {
             char *p = q(); if (!p) return ST_E_MEMORY;
             if (n + 1 >= size) return ST_E_LONG;
             @out[n] = 0; return ST_OK; }",
        &["n", "size"],
        &["return ST_E_LONG;", "return ST_E_MEMORY;"],
    );
    check(
        "a.c",
        "char *f(const char *s) { if (!s) return NULL; @return g(s); }",
        &[],
        &["return NULL;"],
    );
    check(
        "a.c",
        "bool f(int n) { if (n == 3) return false; @h(n); return true; }",
        &[],
        &["return false;"],
    );
    check(
        "a.c",
        "size_t f(const char *s, size_t n) { if (n < 2) return 0; @n += s[0]; return n; }",
        &["n"],
        &["return 0;"],
    );
}

#[test]
fn a_code_of_the_enumeration_that_no_exit_uses() {
    check(
        "a.c",
        "enum outcome { OUT_OK, OUT_IO, OUT_RANGE };
         enum outcome f(struct d *d, int n) { @d->head += n; return OUT_OK; }",
        &["head"],
        &["return OUT_RANGE;"],
    );
}

#[test]
fn what_is_held_is_released() {
    check(
        "a.c",
        "int f(size_t n) { char *p = malloc(n); if (!p) return -1; @g(p); free(p); return 0; }",
        &["n"],
        &["free(p); return -1;"],
    );
    // Not yet filled at the mark.
    check(
        "a.c",
        "int f(size_t n) { char *p = NULL; if (n > 9) return -1; @p = malloc(n); free(p); return 0; }",
        &["n"],
        &["return -1;"],
    );
}

#[test]
fn labels_ahead() {
    check(
        "a.c",
        "int f(int n) { int ret = -1; char *p = malloc(n); if (!p) goto out;
            @g(p, n); ret = 0;
          out: free(p); return ret; }",
        &["n"],
        &["goto out;"],
    );
    check(
        "a.c",
        "int f(int n) { int ret = 0; if (n > 5) { ret = E_RANGE; goto out; }
            @g(n);
          out: return ret; }",
        &["n"],
        &["ret = E_RANGE; goto out;"],
    );
    // A label behind is no way out.
    let found = ways(
        "a.c",
        "int f(int n) { again: if (n > 5) { n--; goto again; } @g(n); return 0; }",
        &["n"],
    );
    assert!(!found.iter().any(|way| way.contains("goto")), "{found:?}");
}

#[test]
fn the_projects_macros() {
    check(
        "a.c",
        "#define REQUIRE(cond, code) do { if (!(cond)) return (code); } while (0)
         int f(struct s *s) { REQUIRE(s->rate > 0, E_BAD_FMT); @g(s->n); return 0; }",
        &["n"],
        &["REQUIRE(GOOD, E_BAD_FMT);"],
    );
    check(
        "a.c",
        "#define BAIL_IF(c) if (c) goto fail
         int f(int n) { BAIL_IF(n < 2); @g(n); return 0; fail: return 1; }",
        &["n"],
        &["BAIL_IF(BAD);"],
    );
    // A macro that tests what a call returned takes no condition.
    let found = ways(
        "a.c",
        "#define TRY(x) do { int e = (x); if (e) return e; } while (0)
         int f(int n) { TRY(g(n)); @h(n); return 0; }",
        &["n"],
    );
    assert!(!found.iter().any(|way| way.contains("TRY")), "{found:?}");
}

#[test]
fn exceptions() {
    check(
        "a.cpp",
        "int f(int n, int line) { if (n < 0) throw Error(line, \"bad\"); @return g(n); }",
        &["n"],
        &["throw Error(line, \"bad\");"],
    );
    check(
        "a.cpp",
        "void h(int k) { if (k) throw std::out_of_range(\"index\"); }
         int f(int n) { @return g(n); }",
        &["n"],
        &["throw std::out_of_range(\"index\");"],
    );
    // Its names are not known here.
    let found = ways(
        "a.cpp",
        "int f(int n) { if (n > 3) { int line = g(n); throw Error(line); } @return g(n); }",
        &["n"],
    );
    assert!(!found.iter().any(|way| way.contains("line")), "{found:?}");
}

#[test]
fn loops_can_skip() {
    check(
        "a.c",
        "void f(int n) { for (int i = 0; i < n; i++) { if (bad(i)) continue; @g(i); } }",
        &["i"],
        &["return;", "continue;"],
    );
}

#[test]
fn success_is_no_way_out() {
    let found = ways(
        "a.c",
        "int f(int n) { if (n == 0) return 0; if (n == 1) return n; @g(n); return 0; }",
        &["n"],
    );
    assert_eq!(found.first().map(String::as_str), Some("return -1;"));
}

/// What callers take for a failure is an exit; what they take for success never is, wherever it stands.
#[test]
fn callers_know_what_a_result_means() {
    let reader = |last: &str| {
        format!(
            "typedef int flag;
             flag f(struct in *in, int *out) {{
                 if (!in) return 0;
                 if (in->n == 3) {{ *out = in->n; in->at += 3; return 1; }}
                 @if (g(in)) {{ *out = in->n; return 1; }}
                 return {last}; }}"
        )
    };
    let fails =
        "int h(struct in *in) { int x; if (!f(in, &x)) goto fail; return x; fail: return -1; }";
    let succeeds = "int h(struct in *in) { int x; if (f(in, &x) != 0) return -1; return x; }";
    for (last, caller, expected) in [
        ("0", fails, vec!["return 0;"]),
        ("1", fails, vec!["return 0;"]),
        ("0", succeeds, vec!["return 1;"]),
        // Nobody asks: a branch that has done its work does not fail.
        ("0", "", vec!["return -1;"]),
        ("1", "", vec!["return 0;"]),
    ] {
        check(
            "a.c",
            &format!("{}{caller}", reader(last)),
            &["n"],
            &expected,
        );
    }
    let value = "bool f(struct in *in) {
            if (!in) return false;
            if (in->n == 3) { in->at += 3; return true; }
            @if (g(in)) { in->at++; return true; }
            return false; }";
    check("a.c", value, &["n"], &["return false;"]);
    let bad = "int h(struct in *in) { if (f(in)) return -1; return 0; }";
    check("a.c", &format!("{value}{bad}"), &["n"], &["return true;"]);
}

#[test]
fn an_ordinary_code_is_no_error() {
    check(
        "a.c",
        "enum token { TOK_NAME, TOK_NUMBER, TOK_BAD };
         enum token f(struct in *in) {
             if (in->n == 1) return TOK_NAME;
             @in->at++; return TOK_NUMBER; }",
        &["n"],
        &["return TOK_BAD;"],
    );
}

#[test]
fn messages_and_macros_of_the_project() {
    check(
        "a.c",
        "char *problem;
         int f(int n) {
             if (n == 0) { problem = \"bad size\"; return -1; }
             @g(n); return 0; }",
        &["n"],
        &["problem = \"bad size\"; return -1;"],
    );
    check(
        "a.c",
        "const char *f(int n, char *p) {
             if (!p) return \"out of memory\";
             if (n == 0) return \"bad length\";
             @g(n); return NULL; }",
        &["n"],
        &["return \"bad length\";", "return \"out of memory\";"],
    );
    check(
        "a.c",
        "#define BAD(what) do { puts(what); return -1; } while (0)
         #define DONE() return 0
         int f(int n) { if (n == 0) BAD(\"length\"); if (n == 1) DONE(); @g(n); return 0; }",
        &["n"],
        &["BAD(\"length\");"],
    );
}

#[test]
fn a_bare_return_tells_nobody_where_others_throw() {
    let source = "void f(int n) {
        if (n < 0) throw Error(\"bad n\");
        if (n == 0) { g(); return; }
        h(n); }";
    let path = RelPath::new("a.cc").expect("a path");
    let code = Code::read([(path, source.as_bytes().to_vec())]);
    let function = code.functions().next().expect("a function");
    let at = source.find("h(n)").expect("the place");
    let exits: Vec<_> = ways_out(&code, function, at, &["n"])
        .into_iter()
        .map(|way| (way.text, way.leaves))
        .collect();
    let thrown = ("throw Error(\"bad n\");".to_owned(), Leaves::WithError);
    assert!(exits.contains(&thrown), "{exits:?}");
    assert!(
        exits.contains(&("return;".to_owned(), Leaves::Quietly)),
        "{exits:?}"
    );
}
