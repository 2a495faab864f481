use super::*;

#[test]
fn only_paths_below_the_root_are_made() {
    for good in ["a.c", "src/a.c", "a b/ü.c", "..a/b..c", ".hidden"] {
        assert!(RelPath::new(good).is_ok(), "{good}");
    }
    for (bad, why) in [
        ("", "empty"),
        ("/etc/passwd", "absolute"),
        ("../x", ".."),
        ("a/../b", ".."),
        ("a/..", ".."),
        ("./a", "`.`"),
        ("a//b", "empty part"),
        ("a/", "empty part"),
        ("a\0b", "NUL"),
    ] {
        let error = RelPath::new(bad).unwrap_err().to_string();
        assert!(error.contains(why), "{bad:?}: {error}");
    }
}

#[test]
fn a_candidate_survives_json_even_with_bytes_that_are_not_utf8() {
    let candidate = Candidate {
        id: CandidateId("x".into()),
        origin: Origin::Strategy {
            name: "constraint".into(),
            round: 2,
        },
        changes: vec![
            FileChange::Modify {
                path: RelPath::new("a.c").unwrap(),
                content: b"caf\xe9\n".to_vec(),
            },
            FileChange::Create {
                path: RelPath::new(b"b\xff.c".to_vec()).unwrap(),
                content: b"text\n".to_vec(),
                mode: FileMode::Executable,
            },
            FileChange::Delete {
                path: RelPath::new("c.c").unwrap(),
            },
        ],
    };
    let json = serde_json::to_string(&candidate).unwrap();
    assert!(json.contains(r#""content":"text\n""#), "{json}");
    assert_eq!(serde_json::from_str::<Candidate>(&json).unwrap(), candidate);
}

#[test]
fn a_path_that_leads_out_cannot_be_read_from_json() {
    assert!(serde_json::from_str::<RelPath>(r#""../x""#).is_err());
}
