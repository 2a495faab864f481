use std::fs;

use patchwright_subject::manifest::{self, Flags};

use super::*;

/// Files that the user allowed a manifest to read from elsewhere are private: the bundle lists them
/// by hash only.
#[test]
fn files_from_outside_the_case_stay_here() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| fs::canonicalize(folder.path()).unwrap().join(name);
    fs::create_dir(path("case")).unwrap();
    for name in ["case/main.c", "case/crash.bin", "secret", "report"] {
        fs::write(path(name), name).unwrap();
    }
    let text = "[build]\ncommand = 'make'\n[[poc]]\ncommand = './t {input}'\ninput = 'crash.bin'\nstdin = '../secret'\n\
                [report]\nsanitizer = '../report'\n";
    fs::write(path("case/patchwright.toml"), text).unwrap();
    let flags = Flags {
        read: vec![path("secret"), path("report")],
        ..Flags::default()
    };
    let case = manifest::load_with(&path("case"), &flags, &path("case"), 1).unwrap();
    let places = Places::new(&case, Kept::Whole).unwrap();
    let kept: Vec<Kept> = places.listed[0]
        .files
        .iter()
        .map(|file| file.kept)
        .collect();
    assert_eq!(kept, [Kept::Whole, Kept::HashOnly]);
    let mut draft = Draft::default();
    places.add_to(&mut draft);
    let out = path("out");
    patchwright_store::bundle::write(&out, b"", &draft).unwrap();
    assert!(out.join("bundle/regression/1-main/crash.bin").is_file());
    assert!(!out.join("bundle/regression/1-main/stdin/secret").exists());
    assert!(!out.join("bundle/reports/given.txt").exists());
    assert_eq!(published_report(&case), None);
}
