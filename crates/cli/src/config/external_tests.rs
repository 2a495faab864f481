use std::path::Path;

use super::super::draft;
use super::ExternalSpec;

fn read(text: &str) -> Result<Vec<ExternalSpec>, String> {
    let home = Some(Path::new("/home/me"));
    let draft = draft::user(text, Path::new("/home/me/.config"), home);
    let draft = draft.map_err(|fault| fault.in_file(Path::new("config.toml")).to_string())?;
    Ok(draft.external.into_iter().map(|one| one.value).collect())
}

#[test]
fn an_agent_is_read_with_what_it_leaves_to_its_preset() {
    let text = r#"
        [external.claude]
        run = "unsandboxed"
        feedback = 0

        [external.mine]
        command = ["mine", "{prompt}"]
        seconds = 5
        env = ["PATH", "MY_KEY"]
        read = "~/agents"
    "#;
    let mut agents = read(text).unwrap();
    agents.sort_by(|one, other| one.name.cmp(&other.name));
    let claude = ExternalSpec {
        name: "claude".to_owned(),
        feedback: Some(0),
        unsandboxed: true,
        ..ExternalSpec::default()
    };
    let mine = ExternalSpec {
        name: "mine".to_owned(),
        command: vec!["mine".to_owned(), "{prompt}".to_owned()],
        seconds: Some(5),
        feedback: None,
        env: vec!["PATH".to_owned(), "MY_KEY".to_owned()],
        read: vec!["/home/me/agents".into()],
        unsandboxed: false,
    };
    assert_eq!(agents, [claude, mine]);
}

#[test]
fn what_cannot_be_meant_is_refused() {
    let cases = [
        ("run = \"outside\"", "\"unsandboxed\" (with your rights"),
        ("command = [\" \"]", "the first word of command is empty"),
        ("command = \"mine\"", "command"),
        ("env = [\"KEY=secret\"]", "without their values"),
        ("feedback = 21", "from 0 to 20"),
        ("feedback = -1", "from 0 to 20"),
        ("seconds = 0", "external seconds"),
        ("shell = true", "unknown key 'shell'"),
    ];
    for (line, words) in cases {
        let error = read(&format!("[external.mine]\n{line}")).unwrap_err();
        assert!(error.contains(words), "{line}: {error}");
    }
}

#[test]
fn a_project_can_neither_describe_nor_choose_an_agent() {
    let cases = [
        (
            "[external.claude]\nrun = \"unsandboxed\"",
            "must not describe an agent",
        ),
        (
            "strategy = \"external:claude\"",
            "must not choose an agent of yours",
        ),
    ];
    for (text, words) in cases {
        let fault = draft::project(text).unwrap_err();
        let error = fault.in_file(Path::new("x.toml")).to_string();
        assert!(error.contains(words), "{error}");
    }
    assert!(draft::project("strategy = \"auto\"").is_ok());
}
