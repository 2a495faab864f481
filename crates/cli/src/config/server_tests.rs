use super::*;

const SERVERS: &str = r#"
[[language-server]]
language = "java"
command = ["jdtls", "-data", "{commands}"]
init-options = { deep = { n = 3, on = true, day = 2026-01-02, list = [1.5, "x"] } }

[[language-server]]
language = ["c", "c++"]
command = ["/opt/bin/clangd-21", "--compile-commands-dir={commands}"]
"#;

fn served(user: Option<&str>, project: Option<&str>) -> String {
    let settings = settled(&Wishes::default(), &[], user, project).unwrap();
    let told = settings.looking.servers.iter().map(|one| {
        let languages: Vec<String> = one.value.languages.keys().cloned().collect();
        let program = &one.value.command[0];
        format!("{program} for {} ({})", languages.join(" "), one.source)
    });
    told.collect::<Vec<_>>().join("\n")
}

#[test]
fn each_ending_has_one_server_and_the_nearer_file_wins() {
    insta::assert_snapshot!(served(None, None), @"clangd for C H c c++ cc cp cpp cxx h h++ hh hp hpp hxx inl ipp tcc tpp txx (default)");
    insta::assert_snapshot!(served(Some(SERVERS), None), @r"
    jdtls for java (/etc/mine.toml line 2)
    /opt/bin/clangd-21 for C H c c++ cc cp cpp cxx h h++ hh hp hpp hxx inl ipp tcc tpp txx (/etc/mine.toml line 7)
    ");
    let project = "[[language-server]]\nlanguage = \"c\"\ncommand = [\"ours\"]\nextensions = [\".c\", \"pc\"]\n";
    insta::assert_snapshot!(served(None, Some(project)), @r"
    ours for c pc (/src/.patchwright.toml line 1)
    clangd for C H c++ cc cp cpp cxx h h++ hh hp hpp hxx inl ipp tcc tpp txx (default)
    ");
    insta::assert_snapshot!(served(Some(SERVERS), Some(project)), @r"
    ours for c pc (/src/.patchwright.toml line 1)
    jdtls for java (/etc/mine.toml line 2)
    /opt/bin/clangd-21 for C H c++ cc cp cpp cxx h h++ hh hp hpp hxx inl ipp tcc tpp txx (/etc/mine.toml line 7)
    ");
    let settings = settled(&Wishes::default(), &[], Some(SERVERS), None).unwrap();
    let [java, clangd] = &settings.looking.servers[..] else {
        panic!("{:?}", settings.looking.servers);
    };
    insta::assert_snapshot!(java.value.init_options, @r#"{"deep":{"day":"2026-01-02","list":[1.5,"x"],"n":3,"on":true}}"#);
    assert!(java.value.index_token.is_none() && !java.value.needs_commands());
    assert!(clangd.value.index_token.is_some() && clangd.value.needs_commands());
    assert_eq!(clangd.value.languages["hpp"], "cpp");
}

#[test]
fn a_server_that_cannot_be_meant_is_refused_with_its_key_and_file() {
    let cases = [
        ("language = \"java\"", "line 1: its command is missing"),
        (
            "language = \"java\"\ncommand = \"jdtls -x\"",
            "line 3: 'command' in [[language-server]] must be a list of strings",
        ),
        (
            "language = \"java\"\ncommand = [\" \"]",
            "line 3: the first word of command is empty",
        ),
        ("command = [\"a\"]", "line 1: its language is missing"),
        (
            "language = \"zig\"\ncommand = [\"zls\"]",
            "line 2: which files are `zig` is not known; add extensions",
        ),
        (
            "language = \"\"\ncommand = [\"a\"]\nextensions = [\"a\"]",
            "line 2: language is empty",
        ),
        (
            "language = \"zig\"\ncommand = [\"zls\"]\nextensions = [\"tar.gz\"]",
            "line 4: extensions are what stands behind a file's last dot",
        ),
        (
            "language = [\"c\", \"java\"]\ncommand = [\"a\"]\nextensions = [\"x\"]",
            "line 4: extensions can be said for one language only",
        ),
        (
            "language = \"go\"\ncommand = [\"a\"]\ninit-options = { n = inf }",
            "line 4: 'init-options' in [[language-server]] must be something JSON can say",
        ),
        (
            "language = \"go\"\ncommand = [\"a\"]\ninit-option = 1",
            "line 4: unknown key 'init-option' in [[language-server]]; did you mean 'init-options'?",
        ),
        (
            "language = \"go\"\ncommand = [\"a\"]\n[[language-server]]\nlanguage = \"go\"\ncommand = [\"b\"]",
            "line 4: an earlier [[language-server]] reads .go files already",
        ),
    ];
    for (lines, part) in cases {
        let text = format!("[[language-server]]\n{lines}");
        for (user, project, file) in [
            (Some(text.as_str()), None, "/etc/mine.toml"),
            (None, Some(text.as_str()), "/src/.patchwright.toml"),
        ] {
            let settled = settled(&Wishes::default(), &[], user, project);
            let error = settled.unwrap_err().to_string();
            assert!(
                error.contains(part) && error.contains(file),
                "{text}\n{error}"
            );
        }
    }
}
