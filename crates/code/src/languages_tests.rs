use std::collections::HashMap;

use patchwright_domain::candidate::RelPath;
use patchwright_domain::case::Language;

use super::{FileRole, by_ending, language_of, languages, named, row};

#[test]
fn every_ending_has_one_row_and_one_role() {
    let mut owners: HashMap<&str, &str> = HashMap::new();
    for row in languages() {
        for ending in row.endings().chain(row.preprocessed.iter().copied()) {
            let other = owners.insert(ending, row.name);
            assert_eq!(other, None, ".{ending} of {} too", row.name);
        }
    }
    assert!(owners.len() > 50);
}

#[test]
fn every_id_has_one_row() {
    let mut ids: Vec<&str> = languages().map(|row| row.id).collect();
    ids.sort_unstable();
    let count = ids.len();
    ids.dedup();
    assert_eq!(ids.len(), count);
}

#[test]
fn a_language_that_can_be_repaired_is_in_the_table() {
    for language in [Language::C, Language::Cpp, Language::Java] {
        let found = row(language);
        assert_eq!(found.language, Some(language));
        assert!(languages().any(|row| row.id == found.id), "{}", found.name);
        assert!(found.dialect.is_some(), "{}", found.name);
        assert!(!found.compiler.programs.is_empty(), "{}", found.name);
        // Manifests, journals and the protocol write the same word.
        let written = serde_json::to_string(&language).unwrap();
        assert_eq!(written, format!("\"{}\"", found.id));
    }
}

#[test]
fn endings_that_readers_disagreed_on() {
    let cases = [
        ("c", "C", FileRole::Unit),
        ("h", "C", FileRole::Included),
        ("hh", "C++", FileRole::Included),
        ("H", "C++", FileRole::Included),
        ("C", "C++", FileRole::Unit),
        ("CPP", "C++", FileRole::Unit),
        ("inl", "C++", FileRole::Included),
        ("tcc", "C++", FileRole::Included),
        ("tpp", "C++", FileRole::Included),
        ("ii", "C++", FileRole::Preprocessed),
        ("inc", "included text", FileRole::Included),
        ("JAVA", "Java", FileRole::Unit),
    ];
    for (ending, name, role) in cases {
        let (row, found) = by_ending(ending).unwrap();
        assert_eq!((row.name, found), (name, role), ".{ending}");
    }
}

#[test]
fn names_without_an_ending_are_no_source() {
    for path in ["Makefile", ".c", "src/.h", "notes.", "a.txt", "x.i"] {
        let found = language_of(&RelPath::new(path).unwrap());
        assert!(found.is_none(), "{path}");
    }
}

#[test]
fn people_write_c_plus_plus() {
    assert_eq!(named("c++").map(|row| row.id), Some("cpp"));
    assert_eq!(named("cpp").map(|row| row.id), Some("cpp"));
    assert_eq!(named("cobol").map(|row| row.id), None);
}
