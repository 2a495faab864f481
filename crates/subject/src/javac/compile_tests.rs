use super::*;
use crate::javac::call::JavacCall;

fn rehearsed(classes: &[(&str, &[u8])]) -> Rehearsed {
    Rehearsed {
        call: JavacCall::default(),
        sources: Vec::new(),
        output: "target/classes".into(),
        classes: given(classes),
    }
}

fn given(classes: &[(&str, &[u8])]) -> Classes {
    let own = |(path, bytes): &(&str, &[u8])| (PathBuf::from(path), bytes.to_vec());
    classes.iter().map(own).collect()
}

#[test]
fn a_class_that_stays_byte_by_byte_is_left_alone() {
    let before = rehearsed(&[("p/A.class", b"no class at all")]);
    let now = given(&[("p/A.class", b"no class at all")]);
    assert_eq!(changes(&before, &now), Ok(Vec::new()));
}

#[test]
fn classes_that_cannot_be_compared_are_built_whole() {
    let before = rehearsed(&[("p/A.class", b"old")]);
    let why = "what others see of p/A.class cannot be read";
    for now in [given(&[("p/A.class", b"new")]), given(&[])] {
        assert_eq!(changes(&before, &now), Err(why.to_owned()));
    }
}
