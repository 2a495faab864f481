use std::collections::BTreeSet;

use proptest::prelude::*;

use super::*;

fn of_files(files: &[&[u8]]) -> Material {
    let part = |(index, bytes): (usize, &&[u8])| Part::whole(Role::File(index), bytes.to_vec());
    Material {
        command: "./t {input}".to_owned(),
        parts: files.iter().enumerate().map(part).collect(),
        relatives: Vec::new(),
        too_large: Vec::new(),
    }
}

fn of_command(command: &str) -> Material {
    let poc = patchwright_domain::case::Poc {
        name: String::new(),
        command: command.to_owned(),
        input: None,
        stdin: None,
        files: Vec::new(),
        cwd: patchwright_domain::case::Cwd::Scratch,
        build: "default".to_owned(),
        bug: None,
        seconds: 1,
        env: Default::default(),
        kind: Default::default(),
    };
    Material::read(&poc).unwrap()
}

/// What must hold for any content.
fn check(material: &Material, count: usize) -> Vec<Mutant> {
    let made = mutants(material, count);
    assert!(made.len() <= count);
    assert_eq!(made, mutants(material, count), "deterministic");
    let mut seen: BTreeSet<(usize, Vec<u8>)> = BTreeSet::new();
    for (index, part) in material.parts.iter().enumerate() {
        seen.insert((index, part.bytes.clone()));
    }
    for mutant in &made {
        let part = &material.parts[mutant.part];
        let bytes = part.with(&mutant.splices);
        let most = part.bytes.len() * 2 + SLACK_BYTES;
        assert!(bytes.len() <= most.max(MOST_SWOLLEN_BYTES));
        if let Role::Words(range) = &part.role {
            assert!(material.command_with(range, &bytes).is_some());
        }
        assert!(seen.insert((mutant.part, bytes)), "distinct: {mutant:?}");
    }
    made
}

#[test]
fn small_files_have_many_neighbours() {
    let binary: Vec<u8> = (0..32)
        .map(|byte: u8| byte.wrapping_mul(37) | 0x80)
        .collect();
    let cases: [&[u8]; 5] = [
        &binary,
        b"\x00\x00\x00\x01",
        b"name = 12\nlist = [1, 2, 0x1f]\n",
        b"x",
        b"RIFF\x24\x00\x00\x00WAVEfmt \x10\x00\x00\x00",
    ];
    for bytes in cases {
        assert_eq!(check(&of_files(&[bytes]), 300).len(), 300, "{bytes:?}");
    }
}

#[test]
fn every_part_is_changed_and_nothing_gives_nothing() {
    let made = check(&of_files(&[b"abc 12", b"", b"\x80\x81\x82\x83"]), 300);
    for part in [0, 2] {
        assert!(made.iter().any(|mutant| mutant.part == part));
    }
    assert_eq!(check(&of_files(&[]), 300), []);
    assert_eq!(check(&of_command("./t"), 300), []);
    assert_eq!(check(&of_files(&[b"abc"]), 0), []);
}

#[test]
fn changes_reach_all_over_a_small_file_and_the_ends_of_a_large_one() {
    let small = vec![0x90; 64];
    let touched: BTreeSet<usize> = check(&of_files(&[&small]), 300)
        .iter()
        .flat_map(|mutant| mutant.splices.iter().map(|splice| splice.at))
        .collect();
    assert!(touched.len() > 50, "{touched:?}");
    let large: Vec<u8> = (0..1 << 20)
        .map(|at: u32| (at % 251) as u8 | 0x80)
        .collect();
    let made = check(&of_files(&[&large]), 60);
    let at = |wanted: std::ops::Range<usize>| {
        made.iter()
            .any(|mutant| mutant.splices.iter().any(|one| wanted.contains(&one.at)))
    };
    assert!(at(0..512) && at(512..large.len() - 512) && at(large.len() - 512..large.len()));
}

#[test]
fn numbers_of_a_text_are_nudged_and_set_to_edges() {
    let material = of_files(&[b"count 41\nsize 0x20\n"]);
    let texts: Vec<String> = check(&material, 300)
        .iter()
        .map(|mutant| {
            let bytes = material.parts[0].with(&mutant.splices);
            String::from_utf8_lossy(&bytes).into_owned()
        })
        .collect();
    let holds = |wanted: &str| texts.iter().any(|text| text.contains(wanted));
    for wanted in ["count 42\n", "count 40\n", "size 0x21\n", "size 0x1f\n"] {
        assert!(holds(wanted), "{wanted}");
    }
    let edges = [255, 32767, 32768, 65535, 65536, 2147483647, 4294967295_u32];
    let found = edges.iter().filter(|edge| holds(&edge.to_string())).count();
    assert!(found >= 3, "{texts:?}");
}

#[test]
fn a_command_line_gives_commands() {
    let material = of_command("./tapectl load seek:60 skip:8 read");
    let made = check(&material, 300);
    assert!(made.len() > 200, "{}", made.len());
    let Role::Words(range) = &material.parts[0].role else {
        panic!("no words");
    };
    for mutant in &made {
        let bytes = material.parts[0].with(&mutant.splices);
        let command = material.command_with(range, &bytes).unwrap();
        assert!(command.starts_with("./tapectl "), "{command}");
        let mut outside = command
            .replace(r"\'", "")
            .split('\'')
            .step_by(2)
            .collect::<String>();
        outside.retain(|letter| letter != ' ');
        assert_eq!(outside, "./tapectl", "all words are quoted: {command}");
    }
}

#[test]
fn the_same_content_always_gave_these() {
    let material = of_files(&[b"\x01\x02\x03\x04 and 17\n"]);
    let shown: Vec<String> = check(&material, 6)
        .iter()
        .map(|mutant| {
            material.parts[0]
                .with(&mutant.splices)
                .escape_ascii()
                .to_string()
        })
        .collect();
    insta::assert_debug_snapshot!(shown, @r#"
    [
        "\\x01\\x02\\x03\\x04 and 1 \\n",
        "\\x01\\x02\\x03\\x04 and@b7\\n",
        "\\x01\\x02\\x03\\x04\\x00\\x00\\x00\\x00\\x00\\x08\\x00\\x00",
        "\\x01\\x02\\x03\\x04 and!17\\n",
        "\\x01\\x02\\x03\\x04 and                17",
        "\\x01\\\"\\x03\\x04 an\\x00 17\\n",
    ]
    "#);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]

    #[test]
    fn any_content_is_taken(files in proptest::collection::vec(proptest::collection::vec(any::<u8>(), 0..600), 0..3)) {
        let files: Vec<&[u8]> = files.iter().map(Vec::as_slice).collect();
        check(&of_files(&files), 40);
    }

    #[test]
    fn any_text_is_taken(text in "[ -~\n]{0,300}") {
        check(&of_files(&[text.as_bytes()]), 40);
    }

    #[test]
    fn any_command_is_taken(command in "[a-z0-9./ ='\"$;|<>&{}()-]{0,60}") {
        check(&of_command(&command), 30);
    }
}
