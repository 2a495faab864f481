//! Tries what Java projects need. Nothing of it is required: most users have none.

use std::fs;
use std::path::Path;

use patchwright_sandbox::Finished;

use super::trial::{Ability, TrialRunner, first_line};

/// Throws in a line that the stack must name.
const THROWS: &str = "class T {\n  static int[] cells = new int[2];\n  public static void main(String[] words) {\n    cells[2] = 1;\n  }\n}\n";
/// Asks for the debugger's interface, as the tracer of lines does.
const LISTENS: &str = "class T {\n  public static void main(String[] words) {\n    System.out.println(com.sun.jdi.Bootstrap.virtualMachineManager().listeningConnectors().size() + \" connectors\");\n  }\n}\n";

const JDK: &str = "openjdk-17-jdk-headless";
/// jdtls needs a folder of its own and a Java of its version: it is only asked whether a program of that name is there.
const SERVER: &str = "jdtls";

pub(super) fn examine(runner: &TrialRunner<'_>) -> Vec<Ability> {
    let javac = runner.program("javac");
    let trial = |source: &str, expected: &str| match &javac {
        None => Err("not installed".to_owned()),
        Some(javac) => runner.try_java(javac, source, expected),
    };
    let jdk = |name: &str, needed_for: &str, tried: Result<(), String>| Ability {
        name: name.to_owned(),
        found: javac.is_some(),
        version: javac.as_deref().and_then(|path| runner.version(path)),
        works: tried.is_ok(),
        needed_for: needed_for.to_owned(),
        install: format!("apt-get install {JDK}"),
        detail: tried.err(),
        required: false,
    };
    vec![
        jdk("JDK", "Java projects", trial(THROWS, "T.java:4")),
        jdk(
            "JDK's debugger interface",
            "the lines that Java tests and inputs execute, and fault localization in Java; tools for debugging are for C and C++",
            trial(LISTENS, " connectors"),
        ),
        runner.tool("mvn", "Java projects built by Maven", "maven"),
        runner.tool("gradle", "Java projects built by Gradle", "gradle"),
        server(runner),
    ]
}

/// A server becomes one of ours by `[[language-server]]`, and is tried then.
fn server(runner: &TrialRunner<'_>) -> Ability {
    let found = runner.program(SERVER).is_some();
    Ability {
        name: SERVER.to_owned(),
        found,
        version: None,
        works: found,
        needed_for: "code navigation in Java with types; without it the syntax tree answers".to_owned(),
        install: "unpack it where the sandbox sees it (the npm package coc-java has one; it needs Java 21), and name it in [[language-server]]".to_owned(),
        detail: (!found).then(|| "not installed".to_owned()),
        required: false,
    }
}

impl TrialRunner<'_> {
    /// Compiles and runs a class in the sandbox; it must print `expected`.
    fn try_java(&self, javac: &Path, source: &str, expected: &str) -> Result<(), String> {
        let folder = self.folder()?;
        fs::write(folder.join("T.java"), source).map_err(|error| error.to_string())?;
        let script = format!("{} -g T.java && java -cp . T", javac.display());
        let Finished {
            outcome,
            stdout,
            stderr,
            ..
        } = self.run(&script, &folder, &[])?;
        let printed = stdout.text() + &stderr.text();
        match printed.contains(expected) {
            true => Ok(()),
            false => Err(format!(
                "expected {expected} in what it prints ({outcome}): {}",
                first_line(&printed)
            )),
        }
    }
}
