use std::os::unix::fs::symlink;

use patchwright_domain::candidate::{CandidateId, FileChange, Origin, RelPath};

use super::*;

fn found(tree: &Path, path: &str) -> Result<Option<String>, JudgeError> {
    let candidate = Candidate {
        id: CandidateId("x".to_owned()),
        origin: Origin::Patch {
            name: "x".to_owned(),
        },
        changes: vec![FileChange::Modify {
            path: RelPath::new(path).unwrap(),
            content: Vec::new(),
        }],
    };
    in_the_way(&candidate, &[tree.to_owned()])
}

#[test]
fn what_cannot_be_looked_at_may_be_a_link() {
    let tree = tempfile::tempdir().unwrap();
    fs::write(tree.path().join("a.c"), "").unwrap();
    symlink("tests", tree.path().join("linked")).unwrap();
    for free in ["a.c", "new/b.c", "a.c/below-a-file"] {
        assert_eq!(found(tree.path(), free).unwrap(), None, "{free}");
    }
    let why = found(tree.path(), "linked/a.c").unwrap().unwrap();
    assert!(why.contains("the link linked"), "{why}");
    // Longer than any file system allows.
    let error = found(tree.path(), &"a".repeat(300)).unwrap_err();
    assert!(error.to_string().contains("cannot look at"), "{error}");
}
