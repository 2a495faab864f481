use super::super::material::Part;
use super::*;

fn relative(bytes: &&[u8]) -> Relative {
    Relative {
        name: "sample".to_owned(),
        bytes: bytes.to_vec(),
        origin: RelativeOrigin::Project,
    }
}

fn of(poc: &[u8], relatives: &[&[u8]]) -> Material {
    Material {
        command: "./t {input}".to_owned(),
        parts: vec![Part::whole(Role::File(0), poc.to_vec())],
        relatives: relatives.iter().map(relative).collect(),
        too_large: Vec::new(),
    }
}

fn contents(material: &Material, most: usize) -> Vec<Vec<u8>> {
    let made = mutants(material, most, &mut Random::new([7; 32]));
    let poc = &material.parts[0];
    made.iter()
        .map(|mutant| poc.with(&mutant.splices))
        .collect()
}

#[test]
fn relatives_are_tried_as_they_are_first() {
    let material = of(b"set 9\nget 9\n", &[b"set 1\n", b"get 2\ndel 2\n"]);
    let made = contents(&material, 40);
    assert_eq!(made.len(), 40);
    assert_eq!(
        &made[..2],
        &[b"set 1\n".to_vec(), b"get 2\ndel 2\n".to_vec()]
    );
    assert_eq!(
        made,
        contents(&material, 40),
        "the same ones for the same content"
    );
}

#[test]
fn lines_and_bytes_change_places() {
    let text = of(b"set 9\nget 9\n", &[b"del 2\nadd 3\n"]);
    let both = |made: &Vec<u8>| {
        let has = |word: &[u8]| made.windows(word.len()).any(|some| some == word);
        has(b"et 9\n") && (has(b"del 2\n") || has(b"add 3\n"))
    };
    assert!(contents(&text, 60).iter().any(both));
    let binary = of(
        b"\x01\x02\x03\x04\xff\xfe\xfd\xfc",
        &[b"\x01\x02\x03\x04\x80\x81\x82\x83\x84"],
    );
    let both = |made: &Vec<u8>| {
        let has = |low: u8, high: u8| made.iter().any(|byte| (low..=high).contains(byte));
        has(0xfc, 0xff) && has(0x80, 0x84)
    };
    assert!(contents(&binary, 60).iter().any(both));
}

#[test]
fn where_there_are_none_nothing_is_made() {
    for material in [of(b"x", &[]), of(b"", &[])] {
        assert!(contents(&material, 30).is_empty());
    }
    let empty_poc = of(b"", &[b"a\n"]);
    assert_eq!(contents(&empty_poc, 3).len(), 3);
}

#[test]
fn as_many_as_fit_are_chosen_from_all_over() {
    for (count, most, expected) in [
        (3, 5, vec![0, 1, 2]),
        (5, 3, vec![1, 3, 4]),
        (21, 2, vec![10, 20]),
        (4, 0, vec![]),
        (0, 4, vec![]),
    ] {
        let all: Vec<usize> = (0..count).collect();
        assert_eq!(
            spread(all, most).collect::<Vec<_>>(),
            expected,
            "{count} {most}"
        );
    }
}
