use std::io;

use patchwright_domain::case::Language;

use super::*;
use crate::test_case::case;

#[test]
fn a_source_that_cannot_be_read_is_no_source_without_cheats() {
    let paths = [RelPath::new("src/a.c").unwrap()];
    let sources = Sources::new(paths, |_| Err(io::Error::other("bad sector")));
    let mut case = case(&[Language::C], &[], &[]);
    case.pocs.clear();
    let Err(error) = Rules::read(&case, &sources) else {
        panic!("read without its source");
    };
    let error = error.to_string();
    assert!(
        error.contains("src/a.c") && error.contains("bad sector"),
        "{error}"
    );
}
