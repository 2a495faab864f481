use super::*;
use crate::label::Opinion;
use crate::samples;

#[test]
fn the_last_word_on_a_patch_counts() {
    let root = tempfile::tempdir().unwrap();
    let folder = BenchFolder::new(root.path());
    assert!(labels(&folder).unwrap().is_empty());
    let label = |patch: &str, opinion| Label {
        case: "cases/a".to_owned(),
        patch: CandidateId(patch.to_owned()),
        opinion,
        why: "read it".to_owned(),
    };
    add_label(&folder, label("p", Opinion::Right)).unwrap();
    add_label(&folder, label("q", Opinion::Right)).unwrap();
    add_label(&folder, label("p", Opinion::Wrong)).unwrap();
    let expected = [label("q", Opinion::Right), label("p", Opinion::Wrong)];
    assert_eq!(labels(&folder).unwrap(), expected);
    fs::write(root.path().join(FILE), "[{").unwrap();
    let error = add_label(&folder, label("p", Opinion::Right)).unwrap_err();
    assert!(error.to_string().contains("move it away"), "{error}");
}

#[test]
fn patches_are_told_apart_by_their_normal_form() {
    let mut other = samples::repaired("cases/a", "patchagent", 2);
    if let Some(patch) = &mut other.patch {
        patch.candidate = CandidateId("other".to_owned());
    }
    let all = [
        samples::repaired("cases/a", "constraint", 1),
        samples::repaired("cases/a", "patchagent", 1),
        other,
        samples::failed("cases/a", "workflow", 1),
        samples::failed("more/b", "constraint", 1),
    ];
    let found = patches_of(&all, "a").unwrap();
    let by: Vec<&[String]> = found.iter().map(|one| one.found_by.as_slice()).collect();
    assert_eq!(
        by,
        [
            ["cases/a · constraint", "cases/a · patchagent+m"].as_slice(),
            &["cases/a · patchagent+m · seed 2"]
        ]
    );
    assert!(patches_of(&all, "b").unwrap().is_empty());
    assert!(patches_of(&all, "c").is_err());
}
