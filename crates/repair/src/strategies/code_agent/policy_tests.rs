use super::*;

fn check(action: Action<'_>) -> Result<Permit, String> {
    let protected = |path: &RelPath| {
        let why = match path.to_string().as_str() {
            "patchwright.toml" => "it is the case's manifest",
            "poc/crash.bin" => "the case itself uses it",
            path if path.starts_with("tests/") => "it belongs to the tests",
            _ => return None,
        };
        Some(why.to_owned())
    };
    let policy = Policy {
        protected: &protected,
        most_seconds: 600,
        commands_left: 1,
    };
    permit(action, &policy)
}

fn file(path: &str) -> Permit {
    Permit::File(RelPath::new(path).unwrap())
}

#[test]
fn what_is_inside_is_permitted() {
    let content = "int a;\n";
    let seconds = |seconds| Permit::Run {
        wall: Duration::from_secs(seconds),
    };
    let run = |command, seconds| Action::Run { command, seconds };
    let search = |below| Action::Search {
        pattern: "a|b",
        below,
    };
    let cases = [
        (Action::Read { file: "src/a.c" }, file("src/a.c")),
        (
            Action::Read {
                file: " ././src/a.c ",
            },
            file("src/a.c"),
        ),
        (Action::Read { file: "tests/a.c" }, file("tests/a.c")),
        (Action::Read { file: "a..b/c.d." }, file("a..b/c.d.")),
        (
            Action::Write {
                file: "src/a.c",
                content,
            },
            file("src/a.c"),
        ),
        (run("make; ./a | head", None), seconds(60)),
        (run("make", Some(5)), seconds(5)),
        (run("make", Some(u64::MAX)), seconds(600)),
        (search(None), Permit::Search { below: None }),
        (search(Some(".")), Permit::Search { below: None }),
        (
            search(Some("src/")),
            Permit::Search {
                below: Some(RelPath::new("src").unwrap()),
            },
        ),
        (Action::List { glob: "**/*.c" }, Permit::List),
    ];
    for (action, permit) in cases {
        assert_eq!(check(action), Ok(permit), "{action:?}");
    }
}

#[test]
fn what_is_not_is_refused_with_the_reason() {
    let content = "x";
    let (long, huge) = ("x".repeat(9000), "x".repeat(2 << 20));
    let cases = [
        (
            Action::Read {
                file: "/etc/passwd",
            },
            "it is absolute",
        ),
        (
            Action::Read { file: "../secret" },
            "it leads upwards by `..`",
        ),
        (
            Action::Read {
                file: "src/../../x",
            },
            "it leads upwards by `..`",
        ),
        (Action::Read { file: "src/a\0.c" }, "NUL"),
        (
            Action::Read {
                file: "src/a\u{1b}.c",
            },
            "control character",
        ),
        (Action::Read { file: "" }, "it is empty"),
        (Action::Read { file: "./" }, "it is empty"),
        (Action::Read { file: "src//a.c" }, "it has an empty part"),
        (Action::Read { file: &long }, "the path is longer"),
        (
            Action::Write {
                file: "tests/run.c",
                content,
            },
            "tests/run.c may not be changed: it belongs to the tests",
        ),
        (
            Action::Write {
                file: "./poc/crash.bin",
                content,
            },
            "the case itself uses it",
        ),
        (
            Action::Write {
                file: "patchwright.toml",
                content,
            },
            "it is the case's manifest",
        ),
        (
            Action::Write {
                file: "/src/a.c",
                content,
            },
            "it is absolute",
        ),
        (
            Action::Write {
                file: "src/a.c",
                content: &huge,
            },
            "no source file",
        ),
        (
            Action::Run {
                command: " \n",
                seconds: None,
            },
            "the command is empty",
        ),
        (
            Action::Run {
                command: "a\0b",
                seconds: None,
            },
            "NUL",
        ),
        (
            Action::Run {
                command: &long,
                seconds: None,
            },
            "has 9000 bytes",
        ),
        (
            Action::Run {
                command: "make",
                seconds: Some(0),
            },
            "at least 1 second",
        ),
        (
            Action::Search {
                pattern: "",
                below: None,
            },
            "the pattern is empty",
        ),
        (
            Action::Search {
                pattern: "a",
                below: Some(".."),
            },
            "it leads upwards",
        ),
        (Action::List { glob: &long }, "the pattern has"),
    ];
    for (action, words) in cases {
        let refused = check(action).unwrap_err();
        assert!(refused.contains(words), "{action:?}: {refused}");
    }
}

#[test]
fn commands_come_to_an_end() {
    let policy = Policy {
        protected: &|_| None,
        most_seconds: 0,
        commands_left: 0,
    };
    let run = Action::Run {
        command: "make",
        seconds: None,
    };
    assert!(
        permit(run, &policy)
            .unwrap_err()
            .contains("no more commands")
    );
    let policy = Policy {
        commands_left: 1,
        ..policy
    };
    let wall = Duration::from_secs(1);
    assert_eq!(permit(run, &policy), Ok(Permit::Run { wall }));
}
