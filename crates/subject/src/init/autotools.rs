//! Autotools, and handwritten `configure` scripts: flags are passed through the environment, which both read.

use super::built::{Built, Look};
use super::guess::{System, TestGuess};
use super::makefile::Makefile;

pub(super) fn guess(look: &Look) -> Option<Built> {
    let tree = &look.tree;
    let input = ["configure.ac", "configure.in"]
        .into_iter()
        .find(|name| tree.has(name));
    let mut because = Vec::new();
    let configure = match (tree.has("configure"), input) {
        (true, _) => {
            because.push("configure: autotools, built beside the sources".to_owned());
            "sh ./configure"
        }
        (false, Some(input)) => {
            because.push(format!("{input} without a configure: autoreconf makes it"));
            "autoreconf -fi && ./configure"
        }
        (false, None) => return None,
    };
    because.push(look.compilers.because());
    let setup = match tree.has("config.status") {
        true => {
            because.push("the tree is configured already: cleaned first, or objects without sanitizers would stay".to_owned());
            format!("{configure} && make clean")
        }
        false => configure.to_owned(),
    };
    Some(Built {
        system: System::Autotools,
        fetch: None,
        setup: Some(setup),
        build: "make -j{jobs}".to_owned(),
        clean: Some("make clean".to_owned()),
        env: look.compilers.env(),
        test: guess_test(look, &mut because),
        folder: None,
        exclude: Vec::new(),
        because,
        notes: Vec::new(),
    })
}

fn guess_test(look: &Look, because: &mut Vec<String>) -> Option<TestGuess> {
    let is_automake = |name: &str| name.ends_with(".am");
    let starts = [
        "tests=",
        "tests+=",
        "check_",
        "check-local:",
        "dejatool=",
        "automake_options=dejagnu",
    ];
    if look.tree.has("Makefile.am") && look.tree.any_line_starts(is_automake, &starts) {
        because.push("Makefile.am declares tests: automake's make check".to_owned());
        return Some(TestGuess {
            build_command: Some("make check TESTS=".to_owned()),
            command: "make check".to_owned(),
            format: "automake".to_owned(),
            env: Vec::new(),
        });
    }
    let template = look.tree.text("Makefile.in")?;
    let target = Makefile::parse(&template).test_target()?;
    because.push(format!("Makefile.in has a target {target}"));
    Some(TestGuess {
        build_command: None,
        command: format!("make {target}"),
        format: "auto".to_owned(),
        env: Vec::new(),
    })
}
