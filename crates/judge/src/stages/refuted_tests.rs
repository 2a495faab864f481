use super::*;

fn file(content: &[u8]) -> Option<ChangedFile> {
    Some(ChangedFile::Whole {
        path: "crash".into(),
        content: content.to_vec(),
    })
}

#[test]
fn what_is_different_is_told() {
    let usual = "./tool {input}";
    let changes = Changes {
        command: Some("./tool -q {input}".to_owned()),
        file: file(b"drop\nlist\n"),
    };
    insta::assert_snapshot!(describe(&changes, usual, true), @r"
    The command is `./tool -q {input}`.
    The input, made as small as it still shows this, has 10 bytes, as text:

        drop
        list
    ");
    let changes = Changes {
        command: Some(usual.to_owned()),
        file: file(b"\xff\0ab"),
    };
    insta::assert_snapshot!(describe(&changes, usual, false), @r"
    The input has 4 bytes, as bytes in hexadecimal:

        00000000  ff 00 61 62                                      |..ab|
    ");
}

#[test]
fn large_inputs_are_cut() {
    let long: Vec<u8> = (0..4000_u32)
        .flat_map(|at| format!("{at} ").into_bytes())
        .collect();
    let command = "x\n".repeat(5000);
    let changes = Changes {
        command: Some(command),
        file: file(&long),
    };
    let told = describe(&changes, "./tool", false);
    assert!(told.len() < 2000, "{}", told.len());
    assert!(told.contains("of which the first"), "{told}");
}

#[test]
fn a_refusal_shows_the_input_before_the_report() {
    let found = Finding::fail("detail", "Opening.\n\nlines\n\nreport").with_raw("Opening.\n\nraw");
    let found = found.showing("input");
    assert_eq!(found.feedback, "Opening.\n\ninput\n\nlines\n\nreport");
    assert_eq!(found.raw.as_deref(), Some("Opening.\n\ninput\n\nraw"));
}
