use std::collections::BTreeMap;
use std::ffi::OsString;
use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::Path;

use patchwright_llm::{KeySource, Provider};

use super::*;

#[path = "server_tests.rs"]
mod servers;

const USER: &str = r#"
models = ["small"]
rounds = 4

[budget]
usd = 2
seconds = 900

[model.small]
provider = "openai"
base-url = "http://127.0.0.1:9/v1"
model = "tiny"
key-env = "MY_KEY"
price = { input = 0.5, output = 1 }
window = 8192
temperature = 0.3
requests-per-minute = 30
seconds = 60
tools = "text"

[model.large]
provider = "anthropic"
model = "big"
key-file = "~/keys/big"
"#;

fn settled(
    wishes: &Wishes,
    variables: &[(&str, &str)],
    user: Option<&str>,
    project: Option<&str>,
) -> anyhow::Result<Settings> {
    let variables: BTreeMap<&str, &str> = variables.iter().copied().collect();
    let environment = |name: &str| match name {
        "HOME" => Some(OsString::from("/home/me")),
        name => variables.get(name).map(OsString::from),
    };
    let file = |path: &str, text: Option<&str>| Some((PathBuf::from(path), text?.to_owned()));
    let files = Files {
        user: file("/etc/mine.toml", user),
        project: file("/src/.patchwright.toml", project),
    };
    settle(wishes, &environment, &files)
}

/// The effective values and their sources, one per line.
fn told(settings: &Settings) -> String {
    let names: Vec<String> = settings.models.value.iter().map(Chosen::name).collect();
    let mut lines = vec![
        format!("models {names:?} ({})", settings.models.source),
        format!(
            "strategy {} ({})",
            settings.strategy.value, settings.strategy.source
        ),
        format!(
            "rounds {} ({})",
            settings.rounds.value, settings.rounds.source
        ),
        format!(
            "usd {:?} ({})",
            settings.money.value.map(|m| m.dollars()),
            settings.money.source
        ),
        format!(
            "tokens {:?} ({})",
            settings.tokens.value, settings.tokens.source
        ),
        format!(
            "seconds {} ({})",
            settings.seconds.value, settings.seconds.source
        ),
    ];
    lines.extend(
        settings
            .defined
            .iter()
            .map(|one| format!("[{}] ({})", one.value.name, one.source)),
    );
    lines.join("\n")
}

#[test]
fn nothing_said_is_the_defaults() {
    insta::assert_snapshot!(told(&settled(&Wishes::default(), &[], None, None).unwrap()), @r"
    models [] (default)
    strategy constraint (default)
    rounds 5 (default)
    usd None (default)
    tokens None (default)
    seconds 600 (default)
    ");
}

#[test]
fn the_users_file_counts_with_its_lines() {
    insta::assert_snapshot!(told(&settled(&Wishes::default(), &[], Some(USER), None).unwrap()), @r#"
    models ["small"] (/etc/mine.toml line 2)
    strategy auto (default)
    rounds 4 (/etc/mine.toml line 3)
    usd Some(2.0) (/etc/mine.toml line 6)
    tokens None (default)
    seconds 900 (/etc/mine.toml line 7)
    [large] (/etc/mine.toml line 21)
    [small] (/etc/mine.toml line 9)
    "#);
}

#[test]
fn the_nearer_place_wins_and_a_project_only_lowers() {
    let project =
        "models = [\"large\"]\nrounds = 9\n[budget]\nusd = 0.25\nseconds = 5000\ntokens = 1000";
    insta::assert_snapshot!(told(&settled(&Wishes::default(), &[], Some(USER), Some(project)).unwrap()), @r#"
    models ["large"] (/src/.patchwright.toml line 1)
    strategy auto (default)
    rounds 4 (/etc/mine.toml line 3)
    usd Some(0.25) (/src/.patchwright.toml line 4)
    tokens Some(1000) (/src/.patchwright.toml line 6)
    seconds 900 (/etc/mine.toml line 7)
    [large] (/etc/mine.toml line 21)
    [small] (/etc/mine.toml line 9)
    "#);
    let wishes = Wishes {
        rounds: Some(7),
        ..Wishes::default()
    };
    let variables = [
        ("PATCHWRIGHT_MODEL", "large, openai/x"),
        ("PATCHWRIGHT_STRATEGY", "patchagent"),
        ("PATCHWRIGHT_MAX_USD", "3.5"),
    ];
    insta::assert_snapshot!(told(&settled(&wishes, &variables, Some(USER), Some(project)).unwrap()), @r#"
    models ["large", "openai/x"] (PATCHWRIGHT_MODEL)
    strategy patchagent (PATCHWRIGHT_STRATEGY)
    rounds 7 (--rounds)
    usd Some(3.5) (PATCHWRIGHT_MAX_USD)
    tokens Some(1000) (/src/.patchwright.toml line 6)
    seconds 900 (/etc/mine.toml line 7)
    [large] (/etc/mine.toml line 21)
    [small] (/etc/mine.toml line 9)
    "#);
}

#[test]
fn a_model_is_read_whole_and_keys_go_only_where_they_are_named_for() {
    let settings = settled(&Wishes::default(), &[], Some(USER), None).unwrap();
    let spec = |name: &str| {
        let mut all = settings.defined.iter();
        all.find(|one| one.value.name == name)
            .unwrap()
            .value
            .clone()
    };
    let small = spec("small");
    assert_eq!(small.provider, Provider::OpenAi);
    assert_eq!(small.key, KeySource::Variable("MY_KEY".to_owned()));
    assert_eq!(small.price.unwrap().cached, 0.5);
    assert_eq!((small.window, small.max_output), (8192, 4096));
    assert_eq!(small.network.timeouts.total.as_secs(), 60);
    assert_eq!(small.per_minute.requests, Some(30));
    assert_eq!(
        spec("large").key,
        KeySource::File("/home/me/keys/big".into())
    );
    let cases = [
        ("base-url = \"https://x.example\"\n", KeySource::None),
        ("", KeySource::Variable("OPENAI_API_KEY".to_owned())),
    ];
    for (line, key) in cases {
        let user = format!("[model.m]\nprovider = \"openai\"\nmodel = \"m\"\n{line}");
        let settings = settled(&Wishes::default(), &[], Some(&user), None).unwrap();
        assert_eq!(settings.defined[0].value.key, key);
    }
}

/// The user's file, the project's file, and part of the error message.
#[test]
fn what_is_wrong_is_refused_with_its_line_and_the_mend() {
    let model = |lines: &str| format!("[model.m]\nprovider = \"openai\"\nmodel = \"m\"\n{lines}");
    let user = [
        (
            "modls = []".to_owned(),
            "mine.toml: line 1: unknown key 'modls' in the configuration; did you mean 'models'?",
        ),
        (
            "[budget]\nusd = \"1\"".to_owned(),
            "line 2: 'usd' in [budget] must be a number, but it is a string; write usd = 0.5",
        ),
        (
            "[budget]\nusd = -1".to_owned(),
            "line 2: budget.usd is -1, but must be from 0",
        ),
        (
            "[budget]\nusd = nan".to_owned(),
            "line 2: 'usd' in [budget] must be a number",
        ),
        (
            "[budget]\ncalls = 0".to_owned(),
            "budget.calls is 0, but must be a whole number from 1",
        ),
        (
            "[model.m]\nmodel = \"m\"".to_owned(),
            "line 1: its provider is missing",
        ),
        (
            "[model.m]\nprovider = \"opnai\"".to_owned(),
            "unknown provider 'opnai'; did you mean 'openai'?",
        ),
        ("[model.\"a/b\"]\n".to_owned(), "one word without '/'"),
        (
            model("price = { input = 1 }"),
            "line 4: the price lacks output",
        ),
        (
            model("key-env = \"A\"\nkey-file = \"b\""),
            "key-env and key-file; keep one",
        ),
        (
            model("key-env = \"sk-123\""),
            "write the variable's name, never the key",
        ),
        (
            model("window = 100\nmax-output = 100"),
            "max-output must be smaller than the window",
        ),
        (
            model("api-key = \"sk-123\""),
            "unknown key 'api-key' in [model.m]",
        ),
        (model("tools = \"json\""), "unknown form of tools 'json'"),
        (
            "models = [\"absent\"]".to_owned(),
            "there is no model `absent`",
        ),
    ];
    for (text, part) in user {
        let error = settled(&Wishes::default(), &[], Some(&text), None)
            .unwrap_err()
            .to_string();
        assert!(error.contains(part), "{text}\n{error}");
        assert!(!error.contains("sk-123"), "{error}");
    }
    let project = [
        (
            "[model.small]\nbase-url = \"http://evil\"",
            "line 1: a project's file must not define a model",
        ),
        (
            "models = [\"openai/gpt\"]",
            "line 1: 'openai/gpt' is no model of yours",
        ),
        ("models = [\"replay/x\"]", "is no model of yours"),
        (
            "key-env = \"AWS_SECRET\"",
            "unknown key 'key-env' in the project's configuration",
        ),
    ];
    for (text, part) in project {
        let error = settled(&Wishes::default(), &[], Some(USER), Some(text))
            .unwrap_err()
            .to_string();
        assert!(
            error.contains(".patchwright.toml") && error.contains(part),
            "{text}\n{error}"
        );
    }
}

#[test]
fn a_project_cannot_bring_a_model_into_play() {
    let frugal = format!("strategy = \"constraint\"\n{USER}");
    let project = Some("strategy = \"patchagent\"");
    let settings = settled(&Wishes::default(), &[], Some(&frugal), project).unwrap();
    assert_eq!(settings.strategy.value, "constraint");
    let settings = settled(
        &Wishes::default(),
        &[],
        Some(USER),
        Some("strategy = \"constraint\""),
    )
    .unwrap();
    assert_eq!(settings.strategy.value, "constraint");
}

#[test]
fn files_are_found_and_those_that_others_can_write_are_refused() {
    let folder = tempfile::tempdir().unwrap();
    let (home, near) = (folder.path().join("home"), folder.path().join("case"));
    fs::create_dir_all(home.join(".config/patchwright")).unwrap();
    fs::create_dir_all(&near).unwrap();
    let user = home.join(".config/patchwright/config.toml");
    let read = |config: Option<&Path>| {
        let environment = |name: &str| match name {
            "HOME" => Some(home.clone().into_os_string()),
            "PATCHWRIGHT_CONFIG" => config.map(|path| path.as_os_str().to_owned()),
            _ => None,
        };
        Files::read(&environment, std::slice::from_ref(&near)).map_err(|error| error.to_string())
    };
    assert!(read(None).unwrap().user.is_none());
    fs::write(&user, "rounds = 1").unwrap();
    fs::set_permissions(&user, fs::Permissions::from_mode(0o644)).unwrap();
    assert_eq!(read(None).unwrap().user.unwrap().0, user);
    fs::set_permissions(&user, fs::Permissions::from_mode(0o664)).unwrap();
    assert!(read(None).unwrap_err().contains("can be written by others"));
    fs::remove_file(&user).unwrap();
    assert!(
        read(Some(&folder.path().join("absent")))
            .unwrap_err()
            .contains("does not exist")
    );
    let project = near.join(".patchwright.toml");
    fs::write(&project, "rounds = 2").unwrap();
    assert_eq!(read(None).unwrap().project.unwrap().1, "rounds = 2");
    fs::remove_file(&project).unwrap();
    std::os::unix::fs::symlink("/etc/passwd", &project).unwrap();
    assert!(read(None).unwrap_err().contains("cannot open"));
    fs::remove_file(&project).unwrap();
    fs::create_dir(&project).unwrap();
    assert!(read(None).unwrap_err().contains("is not a regular file"));
}

const PRICED: &str = r#"
models = ["dear", "free", "unknown", "cheap", "mystery"]

[model.dear]
provider = "openai"
model = "a"
price = { input = 3, output = 5 }

[model.cheap]
provider = "openai"
model = "b"
price = { input = 0.5, output = 20 }

[model.unknown]
provider = "openai"
model = "c"

[model.mystery]
provider = "openai"
model = "d"

[model.free]
provider = "exchange"
model = "folder"
"#;

/// What is configured, and the resulting order with its source.
#[test]
fn the_cheapest_model_has_the_first_turn_unless_another_order_is_given() {
    let given = "dear free unknown cheap mystery";
    let by_price = "free cheap dear unknown mystery";
    let order = |word: &str| format!("model-order = \"{word}\"\n{PRICED}");
    let wish = |order| Wishes {
        order,
        ..Wishes::default()
    };
    type Variables = &'static [(&'static str, &'static str)];
    let variable: Variables = &[("PATCHWRIGHT_MODEL_ORDER", "given")];
    let cases: [(Wishes, Variables, String, &str, &str); 5] = [
        (wish(None), &[], PRICED.to_owned(), by_price, "default"),
        (
            wish(None),
            &[],
            order("given"),
            given,
            "/etc/mine.toml line 1",
        ),
        (
            wish(None),
            &[],
            order("cheapest"),
            by_price,
            "/etc/mine.toml line 1",
        ),
        (
            wish(None),
            variable,
            order("cheapest"),
            given,
            "PATCHWRIGHT_MODEL_ORDER",
        ),
        (
            wish(Some(ModelOrder::Cheapest)),
            variable,
            PRICED.to_owned(),
            by_price,
            "--model-order",
        ),
    ];
    for (wishes, variables, user, wanted, source) in cases {
        let settings = settled(&wishes, variables, Some(&user), None).unwrap();
        let names: Vec<String> = settings.models.value.iter().map(Chosen::name).collect();
        assert_eq!(names.join(" "), wanted);
        assert_eq!(settings.order.source.to_string(), source);
    }
    let project = "model-order = \"given\"";
    let refused = settled(&Wishes::default(), &[], Some(PRICED), Some(project)).unwrap_err();
    assert!(
        refused.to_string().contains("the dearest could come first"),
        "{refused}"
    );
    let typo = settled(&Wishes::default(), &[], Some(&order("cheap")), None).unwrap_err();
    assert!(typo.to_string().contains("cheapest"), "{typo}");
    let odd = [("PATCHWRIGHT_MODEL_ORDER", "dearest")];
    let odd = settled(&Wishes::default(), &odd, Some(PRICED), None).unwrap_err();
    assert!(
        format!("{odd:#}").contains("write cheapest or given"),
        "{odd:#}"
    );
}

/// A project can lower what a round may use, but never raise it.
#[test]
fn a_round_has_caps_of_its_own() {
    let user = "[budget]\nusd = 2\n[budget.round]\nusd = 0.5\ntokens = 9000\nseconds = 60";
    let project = "[budget.round]\nusd = 0.7\ntokens = 100\ncalls = 7";
    let wishes = Wishes {
        round: RoundWishes {
            seconds: Some(30),
            ..RoundWishes::default()
        },
        ..Wishes::default()
    };
    let round = settled(&wishes, &[], Some(user), Some(project))
        .unwrap()
        .round;
    let told = [
        format!("{:?} {}", round.money.value, round.money.source),
        format!("{:?} {}", round.tokens.value, round.tokens.source),
        format!("{:?} {}", round.calls.value, round.calls.source),
        format!("{:?} {}", round.seconds.value, round.seconds.source),
    ];
    let wanted = [
        "Some(Nanodollars(500000000)) /etc/mine.toml line 4",
        "Some(100) /src/.patchwright.toml line 3",
        "Some(7) /src/.patchwright.toml line 4",
        "Some(30) --round-seconds",
    ];
    assert_eq!(told, wanted);
    let variables = [("PATCHWRIGHT_ROUND_USD", "-1")];
    let refused = settled(&Wishes::default(), &variables, None, None).unwrap_err();
    assert!(
        refused
            .to_string()
            .contains("PATCHWRIGHT_ROUND_USD says -1"),
        "{refused}"
    );
    for name in ["PATCHWRIGHT_ROUNDS", "PATCHWRIGHT_CANDIDATES"] {
        let refused = settled(&Wishes::default(), &[(name, "0")], None, None).unwrap_err();
        let wanted = format!("{name} is 0, and at least 1 is needed");
        assert!(refused.to_string().contains(&wanted), "{refused}");
    }
    let unknown = settled(
        &Wishes::default(),
        &[],
        Some("[budget.round]\neuro = 1"),
        None,
    );
    assert!(unknown.unwrap_err().to_string().contains("euro"));
}
