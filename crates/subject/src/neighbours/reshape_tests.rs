use super::*;
use crate::neighbours::material::{Part, RelativeOrigin, Role};

fn material(poc: &[u8], relatives: &[&[u8]]) -> Material {
    let relative = |(number, bytes): (usize, &&[u8])| Relative {
        name: format!("tests/{number}.txt"),
        bytes: bytes.to_vec(),
        origin: RelativeOrigin::Project,
    };
    Material {
        command: "prog {input}".to_owned(),
        parts: vec![Part::whole(Role::File(0), poc.to_vec())],
        relatives: relatives.iter().enumerate().map(relative).collect(),
        too_large: Vec::new(),
    }
}

fn contents(material: &Material) -> Vec<Vec<u8>> {
    let made = make(material, &HashSet::new(), MOST).into_iter();
    made.map(|one| material.parts[0].with(&one.mutant.splices))
        .collect()
}

#[test]
fn they_are_made_of_valid_inputs_alone_and_each_once() {
    let (one, two) = (
        b"open a\nclose a\n".as_slice(),
        b"open b\nread b 4\n".as_slice(),
    );
    let material = material(b"XXXX\n", &[one, two]);
    let all = contents(&material);
    assert_eq!(all.len(), MOST);
    let apart: HashSet<&Vec<u8>> = all.iter().collect();
    assert_eq!(apart.len(), all.len());
    for content in &all {
        assert!(
            !content.contains(&b'X'),
            "{:?}",
            String::from_utf8_lossy(content)
        );
        assert!(content != one && content != two && !content.is_empty());
    }
    assert_eq!(contents(&material), all, "the same for the same files");
    assert_eq!(make(&material, &HashSet::new(), 12).len(), 12);
    let made = make(&material, &HashSet::new(), MOST).into_iter();
    let names: Vec<String> = made.map(|one| one.name).collect();
    assert!(names[0].ends_with(".txt, changed (1)"), "{}", names[0]);
}

#[test]
fn without_valid_inputs_there_are_none() {
    assert_eq!(make(&material(b"poc", &[]), &HashSet::new(), MOST), []);
    let large = vec![b'a'; MOST_RESHAPED + 1];
    assert_eq!(
        make(&material(b"poc", &[&large]), &HashSet::new(), MOST),
        []
    );
}

#[test]
fn most_are_made_of_what_is_accepted() {
    let (refused, accepted) = (b"open a\nclose b\n".as_slice(), b"open c\n".as_slice());
    let material = material(b"poc", &[refused, accepted]);
    let of_accepted = |known: &HashSet<&[u8]>| {
        let made = make(&material, known, MOST);
        let of = made
            .iter()
            .filter(|one| one.name.starts_with("tests/1.txt"));
        (of.count(), digest(&made))
    };
    let (some, digest) = of_accepted(&HashSet::new());
    let (most, other) = of_accepted(&HashSet::from([accepted]));
    assert!(some < MOST * 2 / 3 && most > MOST * 2 / 3, "{some} {most}");
    assert_ne!(digest, other);
}
