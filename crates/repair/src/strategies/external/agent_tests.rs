use super::*;

#[test]
fn names_are_plain() {
    let claude = ExternalAgent::parse("external:claude").unwrap();
    assert_eq!(
        (claude.name(), claude.strategy()),
        ("claude", "external:claude")
    );
    assert_eq!(claude.command[0], "claude");
    assert_eq!(claude.walls, AgentWalls::Sandboxed);
    let own = ExternalAgent::parse("external:my_agent-2").unwrap();
    assert!(own.command.is_empty());
    for word in [
        "external:",
        "external:a b",
        "external:../x",
        "external",
        "claude",
        "external:ä",
    ] {
        assert_eq!(ExternalAgent::parse(word), None, "{word}");
    }
    let long = format!("external:{}", "x".repeat(41));
    assert_eq!(ExternalAgent::parse(&long), None);
}

#[test]
fn the_server_is_at_hand_or_its_options_are_gone() {
    let mut codex = ExternalAgent::parse("external:codex").unwrap();
    let words = codex.words();
    assert_eq!(words.last().unwrap(), "-");
    assert!(
        !words
            .iter()
            .any(|word| word == "-c" || word.contains("mcp")),
        "{words:?}"
    );
    assert_eq!(codex.servers(), r#"{"mcpServers":{}}"#);
    codex.server = Some(McpServer {
        program: "/usr/bin/patchwright".into(),
        case: "/home/me/case".into(),
    });
    let words = codex.words().join(" ");
    assert!(
        words.contains(r#"command="/usr/bin/patchwright""#),
        "{words}"
    );
    assert!(words.contains(r#"args=["mcp","/home/me/case"]"#), "{words}");
    let servers = codex.servers();
    assert!(
        servers.contains(r#""args":["mcp","/home/me/case"]"#),
        "{servers}"
    );
}

/// A place that nobody fills in would reach the agent as it is.
#[test]
fn presets_name_known_places_and_take_the_prompt_once() {
    for preset in PRESETS {
        let words = preset.command.join(" ");
        let mut known = 0;
        for place in [
            "{prompt}",
            "{prompt-text}",
            "{mcp}",
            "{folder}",
            "{patchwright}",
            "{case}",
        ] {
            known += words.matches(place).count();
        }
        assert_eq!(words.matches('{').count(), known, "{words}");
        let prompts = words.matches("{prompt").count();
        assert!(prompts <= 1, "{words}");
    }
}
