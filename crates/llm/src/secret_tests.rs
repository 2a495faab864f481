use std::fs;
use std::os::unix::fs::{PermissionsExt, symlink};

use super::{KeyError, KeySource, Secret};

const KEY: &str = "sk-test-4f9a8b7c6d5e";

fn secret() -> Secret {
    Secret::new(KEY, "a test").unwrap()
}

#[test]
fn nothing_prints_a_key() {
    assert_eq!(format!("{:?} {}", secret(), secret()), "Secret(***) ***");
    let cases = [
        (
            "Incorrect key: sk-test-4f9a8b7c6d5e.",
            "Incorrect key: ***.",
        ),
        ("sk-test-4f9****", "*******"),
        ("ends 8b7c6d5e, é", "ends ***, é"),
        (
            "{\"a\":\"sk-test-4f9a8b7c6d5esk-test-4f9a8b7c6d5e\"}",
            "{\"a\":\"***\"}",
        ),
        ("short pieces: 6d5e", "short pieces: 6d5e"),
        ("", ""),
    ];
    for (text, shown) in cases {
        assert_eq!(secret().hide(text), shown, "{text}");
    }
    let short = Secret::new("abc", "a test").unwrap();
    assert_eq!(short.hide("abcd ab"), "***d ab");
}

#[test]
fn a_key_is_one_visible_word() {
    assert_eq!(Secret::new("  k\n", "X").unwrap().expose(), "k");
    for text in [
        "",
        " \n",
        "a b",
        "a\nHost: evil",
        "kéy",
        "\"",
        "a\\n",
        &"k".repeat(9000),
    ] {
        let told = Secret::new(text, "X").unwrap_err();
        assert_eq!(told, KeyError::Malformed("X".to_owned()), "{text:.20}");
    }
}

#[test]
fn variables_are_read_as_their_source_says() {
    let keys = |name: &str| match name {
        "SET" => Some(KEY.to_owned()),
        "EMPTY" => Some(String::new()),
        _ => None,
    };
    let check = |source: KeySource, expected: Result<bool, KeyError>| {
        assert_eq!(
            source.read(&keys).map(|key| key.is_some()),
            expected,
            "{source:?}"
        );
    };
    check(KeySource::None, Ok(false));
    check(KeySource::Variable("SET".into()), Ok(true));
    check(KeySource::Optional("SET".into()), Ok(true));
    check(KeySource::Optional("EMPTY".into()), Ok(false));
    check(KeySource::Optional("OTHER".into()), Ok(false));
    check(
        KeySource::Variable("EMPTY".into()),
        Err(KeyError::Unset("EMPTY".into())),
    );
}

#[test]
fn a_key_file_is_its_owners_alone() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("key");
    let read = |path: &std::path::Path| KeySource::File(path.to_owned()).read(&|_: &str| None);
    fs::write(&path, format!("{KEY}\n")).unwrap();
    for (mode, fine) in [
        (0o600, true),
        (0o400, true),
        (0o640, false),
        (0o604, false),
        (0o620, false),
    ] {
        fs::set_permissions(&path, fs::Permissions::from_mode(mode)).unwrap();
        match read(&path) {
            Ok(key) => assert!(fine && key.unwrap().expose() == KEY, "{mode:o}"),
            Err(error) => assert!(
                !fine && error.to_string().contains("chmod 600"),
                "{mode:o} {error}"
            ),
        }
    }
    fs::set_permissions(&path, fs::Permissions::from_mode(0o600)).unwrap();
    let link = folder.path().join("link");
    symlink(&path, &link).unwrap();
    let pipe = folder.path().join("pipe");
    rustix::fs::mknodat(
        rustix::fs::CWD,
        &pipe,
        rustix::fs::FileType::Fifo,
        0o600.into(),
        0,
    )
    .unwrap();
    let large = folder.path().join("large");
    fs::write(&large, KEY.repeat(1000)).unwrap();
    fs::set_permissions(&large, fs::Permissions::from_mode(0o600)).unwrap();
    for bad in [
        link,
        pipe,
        large,
        folder.path().to_owned(),
        folder.path().join("absent"),
    ] {
        let error = read(&bad).unwrap_err();
        assert!(!error.to_string().contains(KEY), "{error}");
    }
}
