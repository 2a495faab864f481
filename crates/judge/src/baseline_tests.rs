use std::ffi::OsStr;
use std::os::unix::ffi::OsStrExt;

use patchwright_domain::case::Language;

use super::*;
use crate::test_case::case;

/// A PoC whose only file is at this path.
fn poc(input: &Path, command: &str) -> (Case, Poc) {
    let case = case(&[Language::C], &[], &[]);
    let poc = Poc {
        command: command.to_owned(),
        input: Some(input.to_owned()),
        stdin: None,
        files: Vec::new(),
        ..case.pocs[0].clone()
    };
    (case, poc)
}

#[test]
fn a_file_of_the_poc_that_cannot_be_read_has_no_key() {
    let folder = tempfile::tempdir().unwrap();
    let missing = folder.path().join("crash.bin");
    let (case, poc) = poc(&missing, "./tool {input}");
    let error = key(&case, &poc).unwrap_err().to_string();
    assert!(error.contains("cannot read"), "{error}");
    assert!(error.contains("crash.bin"), "{error}");
}

#[test]
fn pocs_at_a_path_that_is_no_text_are_told_apart() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join(OsStr::from_bytes(b"cr\xe4sh"));
    fs::write(&path, "x").unwrap();
    let key = |command: &str| {
        let (case, poc) = poc(&path, command);
        key(&case, &poc).unwrap()
    };
    assert_eq!(key("./tool {input}"), key("./tool {input}"));
    assert_ne!(key("./tool {input}"), key("./other {input}"));
}

#[test]
fn a_program_that_cannot_be_read_is_not_one_without_a_sanitizer() {
    let folder = tempfile::tempdir().unwrap();
    let source = Path::new("/project");
    let bytes = |program: &str| program_bytes(source, folder.path(), Path::new(program));
    fs::write(folder.path().join("tool"), "__ubsan_handle_").unwrap();
    assert_eq!(bytes("/project/tool").unwrap(), b"__ubsan_handle_");
    assert_eq!(bytes("/project/made-by-the-poc").unwrap(), b"");
    assert_eq!(bytes("/usr/bin/python3").unwrap(), b"");
    fs::create_dir(folder.path().join("folder")).unwrap();
    let error = bytes("/project/folder").unwrap_err().to_string();
    assert!(error.contains("cannot read"), "{error}");
}
