use patchwright_sandbox::{Backend, Sandbox};

use super::*;

#[test]
fn only_what_is_whole_is_found_again() {
    let scratch = tempfile::tempdir().unwrap();
    let sandbox = Sandbox::open(&scratch.path().join("work"), Backend::None).unwrap();
    let base = scratch.path().join("base");
    fs::create_dir(&base).unwrap();
    fs::write(base.join("a.o"), "optimised").unwrap();
    let folder = scratch.path().join("analysis-1");
    // As a killed process leaves it: partly moved and without its description.
    fs::create_dir_all(folder.with_extension("partial").join(TREE)).unwrap();
    assert!(find(&folder).is_none());
    let layer = sandbox.layer(&base).unwrap();
    fs::write(layer.written().join("a.o"), "plain").unwrap();
    assert!(matches!(keep(&folder, layer).unwrap(), Analysis::Built(_)));
    assert!(!folder.with_extension("partial").exists());
    let Some(Analysis::Built(found)) = find(&folder) else {
        panic!("it was kept");
    };
    let AnalysisTree::Kept(kept) = &found.tree else {
        panic!("it lies beside the base");
    };
    let view = sandbox.layer_on_kept(kept, &base).unwrap();
    let seen = fs::read_to_string(view.written().join("a.o")).unwrap();
    assert_eq!(seen, "plain");
    assert_eq!(fs::read_to_string(base.join("a.o")).unwrap(), "optimised");
    fs::write(folder.join(ABOUT), "{").unwrap();
    assert!(find(&folder).is_none(), "its note is damaged");
}

#[test]
fn a_refusal_is_kept_with_its_reason() {
    let scratch = tempfile::tempdir().unwrap();
    let folder = scratch.path().join("analysis-2");
    let partial = begin(&folder).unwrap();
    finish(&partial, &folder, &About::Refused("no".to_owned())).unwrap();
    assert!(matches!(find(&folder), Some(Analysis::Ordinary(why)) if why == "no"));
}

#[test]
fn names_differ_by_units_and_method() {
    let units = |names: &[&str]| names.iter().map(PathBuf::from).collect();
    let one = name(&units(&["/p/a.c"]), LayerMethod::Disk, Aim::Inspect);
    let other = |names: &[&str], method, aim| name(&units(names), method, aim);
    assert_eq!(one, other(&["/p/a.c"], LayerMethod::Disk, Aim::Inspect));
    for different in [
        other(&["/p/a.c", "/p/b.c"], LayerMethod::Disk, Aim::Inspect),
        other(&["/p/a.c"], LayerMethod::Copy, Aim::Inspect),
        other(&["/p/a.c"], LayerMethod::Disk, Aim::Search),
    ] {
        assert_ne!(one, different);
    }
}
