use super::*;

#[test]
fn foreign_text_is_one_word() {
    assert_eq!(quoted("a'b"), r"'a'\''b'");
    assert_eq!(quoted("x {input} ${input}"), "'x {''input} ${''input}'");
    assert_eq!(word("tests/a-1.bin"), "tests/a-1.bin");
    assert_eq!(word("a b"), "'a b'");
    assert_eq!(word("$(rm)"), "'$(rm)'");
    assert_eq!(word(""), "''");
}

#[test]
fn paths_of_a_container_move_as_a_whole() {
    let script = Script::new("#!/bin/bash -eu\ncd /src/njs && cp /src/njs2 /usr/src/njs $SRC/../src/njs/build /src/njs.\n")
        .moved("/src", "{source}/..")
        .moved("/src/njs", "{source}");
    let command = script.command();
    assert!(
        command.starts_with(
            "bash -eu -c '#!/bin/bash -eu\ncd {source} && cp {source}/../njs2 /usr/src/njs "
        ),
        "{command}"
    );
    assert!(command.contains("$SRC/../src/njs/build"), "{command}");
    assert_eq!(
        Script::new("ls /out/x; cat /out/x /outer /tmp/y").left(&["/out", "/tmp"]),
        ["/out/x", "/tmp/y"]
    );
}

#[test]
fn a_literal_placeholder_of_the_script_stays_literal() {
    let command = Script::new("echo {source} /src")
        .moved("/src", "{source}")
        .command();
    assert_eq!(command, "bash -c 'echo {''source} {source}'");
}

#[test]
fn a_function_is_found_by_its_name() {
    let script = "#!/bin/bash\nbuild() {\n  make\n}\nrepro() {\n  ./njs /testcase/a.js\n}\n";
    assert_eq!(
        function_body(script, "repro").unwrap(),
        "  ./njs /testcase/a.js"
    );
    assert_eq!(function_body(script, "patch"), None);
    assert_eq!(function_body("function repro {\nx\n", "repro"), None);
}
