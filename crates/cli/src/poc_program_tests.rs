use super::check;

fn refusal(command: &str) -> Option<String> {
    let folder = tempfile::tempdir().unwrap();
    let command = command.replace(
        "SOURCE",
        &folder.path().canonicalize().unwrap().display().to_string(),
    );
    let manifest = format!(
        "[project]\nlanguage = \"c\"\n[build]\ncommand = \"make\"\n[[poc]]\ncommand = \"{command}\"\n"
    );
    std::fs::write(folder.path().join("patchwright.toml"), manifest).unwrap();
    let case = patchwright_subject::manifest::load(folder.path(), 1).unwrap();
    check(&case).err().map(|error| error.to_string())
}

#[test]
fn only_a_program_that_no_build_can_make_is_refused() {
    let refused = refusal("/opt/absent-of-patchwright/tool x").unwrap();
    assert!(
        refused.contains("PoC main starts /opt/absent-of-patchwright/tool, which does not exist"),
        "{refused}"
    );
    for command in [
        "./tool",
        "tool",
        "SOURCE/build/tool",
        "{source}/build/tool",
        "/bin/sh run.sh",
        "/tmp/absent-of-patchwright",
        "/opt/absent-of-patchwright/* x",
        "A=1 /opt/absent-of-patchwright/tool",
    ] {
        assert_eq!(refusal(command), None, "{command}");
    }
}
