use super::*;
use crate::manifest::load;
use crate::neighbours::ChangedFile;

const MANIFEST: &str = r#"
[project]
name = "tool"
[build]
command = "make"
[[poc]]
command = "./tool {input} -t"
input = "in/crash.bin"
files = ["in/dict.txt"]
stdin = "in/crash.stdin"
[test]
command = "make check"
[judge]
seeds = ["in"]
"#;

fn project() -> (tempfile::TempDir, Case) {
    let folder = tempfile::tempdir().unwrap();
    let inputs = folder.path().join("in");
    fs::create_dir(&inputs).unwrap();
    for name in ["crash.bin", "dict.txt", "crash.stdin"] {
        fs::write(inputs.join(name), name).unwrap();
    }
    fs::write(
        folder.path().join("tool.c"),
        "int main(void) { return 0; }\n",
    )
    .unwrap();
    fs::write(folder.path().join(manifest::FILE_NAME), MANIFEST).unwrap();
    let case = load(folder.path(), 1).unwrap();
    (folder, case)
}

fn written(case: &Case, into: &Path, patch: Option<&[u8]>) -> WrittenCase {
    let poc = case.pocs.first().unwrap();
    let changes = Changes {
        command: Some("./tool {input}".to_owned()),
        file: Some(ChangedFile::Whole {
            path: poc.input.clone().unwrap(),
            content: b"other".to_vec(),
        }),
    };
    let found = FoundCase {
        poc,
        changes: &changes,
        headline: "reads 1 byte past a block",
        kind: "heap-buffer-overflow",
        patch,
    };
    write_case(case, into.join("other-bug-1"), &found).unwrap()
}

#[test]
fn the_case_has_the_commands_of_the_old_one_and_the_new_input() {
    let (_source, case) = project();
    let into = tempfile::tempdir().unwrap();
    let into = into.path().canonicalize().unwrap();
    let written = written(&case, &into, None);
    let new = load(&written.folder, 1).unwrap();
    assert_eq!(new.source, case.source);
    assert_eq!(new.name, "tool-other-bug-1");
    assert_eq!((&new.build, &new.test), (&case.build, &case.test));
    assert!(new.judge.seeds.is_empty());
    let poc = new.pocs.first().unwrap();
    assert_eq!(poc.command, "./tool {input}");
    assert_eq!(poc.bug.as_deref(), Some("heap-buffer-overflow"));
    assert_eq!(poc.input, written.input);
    let contents: Vec<String> = poc
        .parts()
        .map(|path| fs::read_to_string(path).unwrap())
        .collect();
    assert_eq!(contents, ["other", "dict.txt", "crash.stdin"]);
    assert!(poc.parts().all(|path| path.starts_with(&into)));
}

#[test]
fn a_bug_behind_the_patch_is_no_case_of_the_unpatched_source() {
    let (_source, case) = project();
    let into = tempfile::tempdir().unwrap();
    let into = into.path().canonicalize().unwrap();
    let written = written(&case, &into, Some(b"--- a/tool.c\n"));
    let error = load(&written.folder, 1).unwrap_err().to_string();
    assert!(error.contains(PATCHED_SOURCE), "{error}");
    fs::create_dir(written.folder.join(PATCHED_SOURCE)).unwrap();
    fs::write(
        written.folder.join(PATCHED_SOURCE).join("tool.c"),
        "int main(void) { return 0; }\n",
    )
    .unwrap();
    let new = load(&written.folder, 1).unwrap();
    assert_eq!(new.source, written.folder.join(PATCHED_SOURCE));
    let told = fs::read_to_string(written.folder.join("README.md")).unwrap();
    assert!(told.contains("reads 1 byte past a block"), "{told}");
    assert!(written.folder.join(PATCH).is_file());
}
