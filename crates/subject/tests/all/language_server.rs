//! What a language server sees of a base.

use std::fs;
use std::io::Read;
use std::time::Duration;

use patchwright_sandbox::Outcome;
use patchwright_subject::compile_commands::from_json;

use crate::fixture::{Fixture, with_example};

#[test]
fn a_server_reads_the_tree_and_keeps_its_index_beside_the_base() {
    with_example(
        "wavlen",
        |_| {},
        |fixture| {
            let source = fixture.subject.case.source.clone();
            let script = "cat $1/compile_commands.json; [ -f $0/src/duration.c ] && echo > $1/index && ! echo > $0/new";
            let printed = serve(fixture, script);
            let commands = from_json(printed.as_bytes(), &|_| true).unwrap();
            assert_eq!(commands, fixture.base.compile_commands());
            assert!(
                commands
                    .iter()
                    .any(|one| one.file == source.join("src/duration.c"))
            );
            assert!(!fixture.base.tree().join("new").exists());

            // The next server finds what one leaves, but not what it planted over the commands.
            let script = "[ -f $1/index ] && ln -sf $1/index $1/compile_commands.json";
            serve(fixture, script);
            assert_eq!(serve(fixture, "cat $1/compile_commands.json"), printed);
            let kept = fixture.base.folder().join("language-server");
            assert!(
                fs::symlink_metadata(kept.join("compile_commands.json"))
                    .unwrap()
                    .is_file()
            );
        },
    );
}

fn serve(fixture: &Fixture<'_>, script: &str) -> String {
    let words = ["/bin/sh", "-c", script, "{source}", "{commands}"];
    let command = words.map(str::to_owned);
    let place = fixture
        .subject
        .language_server(fixture.base, &command)
        .unwrap();
    assert_eq!(place.source(), fixture.subject.case.source);
    let mut server = place.start().unwrap();
    let mut printed = String::new();
    let mut stdout = server.take_stdout().unwrap();
    stdout.read_to_string(&mut printed).unwrap();
    let end = server.wait(Duration::from_secs(10)).unwrap().unwrap();
    assert_eq!(
        end.outcome,
        Outcome::Exited(0),
        "{script}: {}",
        end.stderr.text()
    );
    printed
}
