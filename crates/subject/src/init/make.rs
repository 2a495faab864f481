//! Plain Make. Most Makefiles ignore the environment, and CFLAGS on the command line would discard theirs, so the flags become
//! part of every variable that names a compiler. If recipes call a compiler by name, scripts of that name come first on PATH.

use super::built::{Built, Look};
use super::compilers::Speaks;
use super::guess::{BUILD_FOLDER, System, TestGuess};
use super::makefile::Makefile;

const CLEAN: &str = "make clean";

pub(super) fn guess(look: &Look) -> Option<Built> {
    let names = ["GNUmakefile", "makefile", "Makefile"];
    let name = names.into_iter().find(|name| look.tree.has(name))?;
    let makefile = Makefile::parse(&look.tree.text(name)?);
    let mut because = vec![
        format!("{name}: Make, built beside the sources"),
        look.compilers.because(),
    ];
    let make = make_command(&makefile, &mut because);
    let fresh = fresh_start(look, &makefile, &make, &mut because);
    let test = makefile.test_target().map(|target| {
        because.push(format!("{name} has a target {target}"));
        TestGuess {
            build_command: None,
            command: format!("{make} {target}"),
            format: "auto".to_owned(),
            env: look.compilers.in_name().into(),
        }
    });
    Some(Built {
        system: System::Make,
        fetch: None,
        setup: setup(look, &makefile, fresh),
        build: format!("{make} -j{{jobs}}"),
        clean: makefile.has_target("clean").then(|| CLEAN.to_owned()),
        env: look.compilers.env_in_name(),
        test,
        folder: None,
        exclude: Vec::new(),
        because,
        notes: Vec::new(),
    })
}

fn make_command(makefile: &Makefile, because: &mut Vec<String>) -> String {
    let mut variables = makefile.variables.clone();
    for (name, speaks) in [("CC", Speaks::C), ("CXX", Speaks::Cxx)] {
        variables
            .entry(name.to_owned())
            .or_insert((speaks, String::new()));
    }
    let names: Vec<&str> = variables.keys().map(String::as_str).collect();
    because.push(format!(
        "sanitizer flags are part of {}, so that the Makefile's own CFLAGS stay",
        crate::manifest::shown(&names.join(", "))
    ));
    let mut command = String::new();
    if !makefile.by_name.is_empty() {
        because.push(
            "recipes call a compiler by name: scripts of that name come first on PATH".to_owned(),
        );
        command.push_str(&format!("PATH={{source}}/{BUILD_FOLDER}/bin:\"$PATH\" "));
    }
    command.push_str("make");
    for (name, (speaks, rest)) in variables {
        let ours = match speaks {
            Speaks::C => "\"$CC\"",
            Speaks::Cxx => "\"$CXX\"",
        };
        command.push_str(&format!(" {name}={ours}"));
        if !rest.is_empty() {
            command.push_str(&quoted(&format!(" {rest}")));
        }
    }
    command
}

fn setup(look: &Look, makefile: &Makefile, fresh: Option<String>) -> Option<String> {
    let mut lines = Vec::new();
    if !makefile.by_name.is_empty() {
        lines.push(format!("mkdir -p {BUILD_FOLDER}/bin"));
    }
    for (name, speaks) in &makefile.by_name {
        // The script's own folder is removed from PATH, or a script named clang would call itself.
        let script = format!(
            "#!/bin/sh\nPATH=${{PATH#*{BUILD_FOLDER}/bin:}}\nexec {} \"$@\"",
            look.compilers.with_flags(*speaks)
        );
        let file = format!("{BUILD_FOLDER}/bin/{name}");
        let script = quoted(&script);
        lines.push(format!("printf '%s\\n' {script} > {file}"));
        lines.push(format!("chmod +x {file}"));
    }
    lines.extend(fresh);
    (!lines.is_empty()).then(|| lines.join(" && "))
}

/// Results of an earlier build are copied with their times, and Make would keep them; so clean first, or rebuild everything.
fn fresh_start(
    look: &Look,
    makefile: &Makefile,
    make: &str,
    because: &mut Vec<String>,
) -> Option<String> {
    if makefile.has_target("clean") {
        because.push(
            "cleaned first: an earlier build may have left objects without sanitizers".to_owned(),
        );
        return Some(CLEAN.to_owned());
    }
    let objects = || !look.tree.find(|name| name.ends_with(".o")).is_empty();
    if makefile.targets().any(|target| look.tree.has(target)) || objects() {
        because.push(
            "everything is rebuilt once: an earlier build left objects without sanitizers"
                .to_owned(),
        );
        return Some(format!("{make} -B -j{{jobs}}"));
    }
    None
}

fn quoted(text: &str) -> String {
    format!("'{}'", text.replace('\'', r"'\''"))
}
