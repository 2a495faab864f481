use super::*;

const HEAD: &str = "int patchwright_lp64;\n";

fn question(code: &str) -> Question {
    let unit = Unit::read(format!("{HEAD}{code}").as_bytes()).unwrap();
    unit.questions(0).unwrap().remove(0)
}

#[test]
fn the_text_of_a_question() {
    let code = "struct s { unsigned n; };\n\
        void f(struct s *p, unsigned char c) { if (p->n > c) return; patchwright_must_hold(p->n < 256); }\n";
    let expected = "\
; Entered: f. Can the place be reached while the condition does not hold?
(set-option :produce-models true)
(set-logic QF_BV)
(declare-const |c| (_ BitVec 8))
(define-fun t6 () (_ BitVec 32) ((_ zero_extend 24) |c|))
(declare-const |p->n| (_ BitVec 32))
(define-fun t7 () Bool (bvult t6 |p->n|))
(define-fun t8 () Bool (not t7))
(define-fun t10 () Bool (bvult |p->n| (_ bv256 32)))
(define-fun t11 () Bool (not t10))
(define-fun t12 () Bool (and t8 t11))
(assert t12)
(check-sat)
(get-value (|c| |p->n|))
";
    assert_eq!(question(code).violated, expected);
}

#[test]
fn a_model_is_computed_again() {
    let question = question("void f(int n) { if (n > 9) return; patchwright_must_hold(n >= 0); }");
    let shown = question.example("sat\n((|n| #xfffffffe))");
    let values = vec![("n".to_owned(), "-2".to_owned())];
    assert_eq!(shown, Example::Values(values));
    let wrong = question.example("sat\n((|n| (_ bv5 32)))");
    assert!(matches!(wrong, Example::Unclear(_)), "{wrong:?}");
}

#[test]
fn says_why_nothing_is_asked() {
    let why = |code: &str| match Unit::read(code.as_bytes()) {
        Ok(unit) => unit.questions(0).unwrap_err(),
        Err(why) => why,
    };
    let marked = "void f(int n) { patchwright_must_hold(n); }";
    assert!(why(marked).contains("other numbers"));
    assert!(why("int patchwright_lp64;").contains("not in what is compiled"));
    let body = "int patchwright_lp64; void f(int n) { patchwright_must_hold(n); setjmp(0); }";
    assert_eq!(why(body), "`f` uses `setjmp`");
}
