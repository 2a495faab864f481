use std::collections::BTreeSet;
use std::fs;
use std::path::PathBuf;

use super::super::given::Given;
use super::super::mutant::Mutant;
use super::super::{Neighbours, mutate};
use super::*;

fn poc(input: PathBuf) -> Poc {
    Poc {
        name: "main".to_owned(),
        command: "./t {input}".to_owned(),
        input: Some(input),
        stdin: None,
        files: Vec::new(),
        cwd: patchwright_domain::case::Cwd::Scratch,
        build: "default".to_owned(),
        bug: None,
        seconds: 1,
        env: Default::default(),
        kind: Default::default(),
    }
}

#[test]
fn a_large_file_is_changed_in_windows() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("large.bin");
    let length = MOST_WHOLE_BYTES as usize + 5;
    let bytes: Vec<u8> = (0..length).map(|at| (at / 251) as u8).collect();
    fs::write(&path, &bytes).unwrap();
    let material = Material::read(&poc(path.clone())).unwrap();
    let offsets: Vec<usize> = material.parts.iter().map(Part::offset).collect();
    assert_eq!(offsets, [0, length / 2, length - WINDOW_BYTES as usize]);
    for part in &material.parts {
        let own = part.offset()..part.offset() + part.bytes.len();
        assert_eq!(part.bytes, bytes[own]);
    }
    let mutants = mutate::mutants(&material, 200);
    assert_eq!(mutants.len(), 200);
    let mut places = BTreeSet::new();
    for mutant in &mutants {
        let part = &material.parts[mutant.part];
        for splice in part.in_file(&mutant.splices) {
            assert!(splice.at + splice.remove <= length, "{splice:?}");
            assert!(splice.insert.len() <= mutate::MOST_SWOLLEN_BYTES);
            places.insert(splice.at * 16 / length);
        }
    }
    assert!(
        places.contains(&0) && places.contains(&8) && places.len() > 3,
        "{places:?}"
    );
    let cut_in_half = |mutant: &&Mutant| {
        let [splice] = mutant.splices.as_slice() else {
            return false;
        };
        (splice.at, splice.remove) == (length / 2, length - length / 2)
    };
    assert_eq!(mutants.iter().filter(cut_in_half).count(), 1);

    // What is between the windows counts too.
    let before = mutate::seed(&material);
    let mut other = bytes;
    other[length / 3] ^= 1;
    fs::write(&path, other).unwrap();
    let material = Material::read(&poc(path)).unwrap();
    assert_ne!(mutate::seed(&material), before);
}

#[test]
fn what_is_too_large_is_said() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("huge.bin");
    fs::File::create(&path)
        .unwrap()
        .set_len(MOST_BYTES + 1)
        .unwrap();
    let material = Material::read(&poc(path)).unwrap();
    let told = Neighbours {
        material,
        mutants: Vec::new(),
        benign: Vec::new(),
        given: Given::default(),
    };
    insta::assert_snapshot!(told.why_none().unwrap(), @"huge.bin has 1024 MiB; inputs larger than 1024 MiB are not mutated");
}
