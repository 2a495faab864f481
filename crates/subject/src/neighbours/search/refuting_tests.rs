use patchwright_sandbox::Splice;

use super::*;
use crate::neighbours::material::Role;
use crate::neighbours::relatives;

fn material() -> Material {
    Material {
        command: "./tool {input}".to_owned(),
        parts: vec![Part::whole(Role::File(0), b"poc".to_vec())],
        relatives: Vec::new(),
        too_large: Vec::new(),
    }
}

fn input(content: &[u8]) -> Mutant {
    let part = Part::whole(Role::File(0), b"poc".to_vec());
    relatives::whole(0, &part, content.to_vec())
}

#[test]
fn the_newest_are_kept_each_once() {
    let mut list = Vec::new();
    for number in 0..100_u8 {
        add(&mut list, input(&[number]));
        add(&mut list, input(&[number]));
    }
    assert_eq!(list.len(), MOST_KEPT);
    assert_eq!(list.last(), Some(&input(&[99])));
    assert_eq!(list.first(), Some(&input(&[68])));
}

#[test]
fn a_file_of_others_is_read_with_care() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("refuting.json");
    let read_back = |text: &[u8]| {
        fs::write(&path, text).unwrap();
        read(&path, &material())
    };
    assert!(read(&path, &material()).is_empty());
    for bad in [&b""[..], b"[{]", b"{\"a\":1}", b"\xff\xfe", b"[[[[[["] {
        assert!(read_back(bad).is_empty(), "{bad:?}");
    }
    let command = |command: &str| Mutant {
        command: Some(command.to_owned()),
        ..input(b"good")
    };
    let splice = Splice {
        at: usize::MAX,
        remove: usize::MAX,
        insert: vec![1],
    };
    let mixed = vec![
        input(b"good"),
        Mutant::new(0, vec![splice.clone()]),
        Mutant::new(7, vec![splice]),
        Mutant::new(0, Vec::new()),
        input(&vec![0; MOST_BYTES + 1]),
        command("./tool -q {input}"),
        command("./tool \0"),
        command(&"x".repeat(MOST_COMMAND + 1)),
    ];
    let text = serde_json::to_vec(&mixed).unwrap();
    assert_eq!(
        read_back(&text),
        [input(b"good"), command("./tool -q {input}")]
    );
    fs::remove_file(&path).unwrap();
    fs::create_dir(&path).unwrap();
    assert!(read(&path, &material()).is_empty());
}
