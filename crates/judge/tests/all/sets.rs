//! The sets of patches that `make judge-sets` measures with: each is of a program that is there, says what it does, and has the input
//! that shows what is wrong with it.

use std::fs;
use std::path::{Path, PathBuf};

const ROOT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");

#[test]
fn every_patch_says_what_it_is_and_has_its_witness() {
    for (set, has_witness, least) in [
        ("honest", false, 60),
        ("wrong", true, 55),
        ("over-fitted", true, 60),
    ] {
        let mut count = 0;
        for program in entries(&Path::new(ROOT).join("patches").join(set)) {
            let name = program.file_name().unwrap();
            let is_there = ["examples", "cases"].iter().any(|folder| {
                let case = Path::new(ROOT).join(folder).join(name);
                case.join("patchwright.toml").is_file()
            });
            assert!(is_there, "no program for {}", program.display());
            for path in entries(&program) {
                if path.extension().is_some_and(|end| end == "witness") {
                    continue;
                }
                check(&path, has_witness);
                count += 1;
            }
        }
        assert!(count >= least, "{set}: {count}");
    }
}

fn check(path: &Path, has_witness: bool) {
    let shown = path.display();
    assert!(
        path.extension().is_some_and(|end| end == "patch"),
        "{shown}"
    );
    let text = fs::read_to_string(path).unwrap();
    let (told, _) = text.split_once("diff --git ").unwrap();
    assert!(told.split_whitespace().count() >= 5, "{shown}: {told}");
    let witness = path.with_extension("witness");
    assert_eq!(witness.is_file(), has_witness, "{shown}");
}

fn entries(folder: &Path) -> Vec<PathBuf> {
    let listed = fs::read_dir(folder).unwrap_or_else(|error| panic!("{folder:?}: {error}"));
    listed.map(|entry| entry.unwrap().path()).collect()
}
