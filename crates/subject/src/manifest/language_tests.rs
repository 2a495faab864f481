use super::*;
use Language::{C, Cpp, Java};

fn detected(files: &[&str], exclude: &[&str]) -> Vec<Language> {
    let tree = tempfile::tempdir().unwrap();
    for file in files {
        let path = tree.path().join(file);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, "").unwrap();
    }
    let exclude: Vec<String> = exclude.iter().map(|&glob| glob.to_owned()).collect();
    detect(tree.path(), &crate::manifest::glob_set(&exclude).unwrap())
}

#[test]
fn languages_are_ranked_by_their_files() {
    let cases: &[(&[&str], &[&str], &[Language])] = &[
        (&["a.c", "src/b.c", "src/x.cc"], &[], &[C, Cpp]),
        (&["a.cpp", "b.cxx", "inc/a.h"], &[], &[Cpp]),
        (&["a.h", "b.hpp", "c.hpp"], &[], &[Cpp, C]),
        (&["src/A.java"], &[], &[Java]),
        (&["a.c", "out/gen.cc"], &["out/**"], &[C]),
        (&["a.c", ".git/x.cc"], &[], &[C]),
        (&["readme.md", "noending"], &[], &[]),
    ];
    for (files, exclude, expected) in cases {
        assert_eq!(detected(files, exclude), *expected, "{files:?}");
    }
}

#[test]
fn a_link_that_leads_back_up_ends() {
    let tree = tempfile::tempdir().unwrap();
    std::os::unix::fs::symlink(tree.path(), tree.path().join("loop")).unwrap();
    fs::write(tree.path().join("a.c"), "").unwrap();
    assert_eq!(detect(tree.path(), &GlobSet::empty()), [C]);
}
