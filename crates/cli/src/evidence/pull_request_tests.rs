use super::*;

#[test]
fn foreign_prose_does_nothing_on_a_code_host() {
    assert_eq!(
        prose("reads `row[3]` of @owner, see #12"),
        "reads `row[3]` of @<!-- -->owner, see #<!-- -->12"
    );
    assert_eq!(
        prose("<img src=x>![a](http://b)\n# head"),
        "&lt;img src=x>\\!\\[a\\](http:<!-- -->//b) #<!-- --> head"
    );
    assert_eq!(prose("one ` @all"), "one  @<!-- -->all");
    assert_eq!(prose("read_row"), "read_row");
}

#[test]
fn a_run_of_one_candidate_says_so() {
    assert!(tried(&[]).contains("Nothing else was tried"));
}
