//! Java: Maven, Gradle, Ant, make or plain javac. The sandbox has no network, so what a build depends on is fetched once, by a
//! command of its own.

use patchwright_domain::case::Language;

use super::built::{Built, Look};
use super::guess::{System, TestGuess};

/// Where javac puts classes, inside the tree.
const CLASSES: &str = "classes-patchwright";

pub(super) fn guess(look: &Look<'_>) -> Option<Built> {
    let guessers = [maven, gradle, ant, make, javac];
    let is_java = || {
        let languages = crate::manifest::languages_of(look.tree.root());
        languages.first() == Some(&Language::Java)
    };
    if !is_java() {
        return None;
    }
    guessers.into_iter().find_map(|guesser| guesser(look))
}

/// Running the tests is the only way to fetch all that running them takes: their provider is chosen when they start.
fn maven(look: &Look<'_>) -> Option<Built> {
    if !look.tree.has("pom.xml") {
        return None;
    }
    // A wrapper downloads Maven itself, into the home, when it is first run.
    let mvn = match look.tree.has("mvnw") {
        true => "sh ./mvnw",
        false => "mvn",
    };
    Some(Built {
        fetch: Some(format!("{mvn} -B -q -Dmaven.test.failure.ignore=true test")),
        test: Some(TestGuess {
            build_command: Some(format!("{mvn} -o -B -q test-compile")),
            ..junit(format!("{mvn} -o -B test"))
        }),
        clean: Some(format!("{mvn} -o -B -q clean")),
        exclude: vec!["**/target/**".to_owned()],
        because: vec![
            "pom.xml: Maven, offline except for the fetch command".to_owned(),
            "Surefire writes the result of each test to target/surefire-reports".to_owned(),
        ],
        ..plain(System::Maven, format!("{mvn} -o -B -q compile"))
    })
}

/// A daemon would outlive the command, and not see the next tree.
fn gradle(look: &Look<'_>) -> Option<Built> {
    let names = [
        "build.gradle",
        "build.gradle.kts",
        "settings.gradle",
        "settings.gradle.kts",
    ];
    let file = names.into_iter().find(|name| look.tree.has(name))?;
    let gradle = match look.tree.has("gradlew") {
        true => "sh ./gradlew --no-daemon",
        false => "gradle --no-daemon",
    };
    Some(Built {
        fetch: Some(format!(
            "{gradle} -q test --continue || {gradle} -q testClasses"
        )),
        test: Some(TestGuess {
            build_command: Some(format!("{gradle} --offline -q testClasses")),
            ..junit(format!("{gradle} --offline test --continue"))
        }),
        clean: Some(format!("{gradle} --offline -q clean")),
        exclude: vec!["**/build/**".to_owned(), "**/.gradle/**".to_owned()],
        because: vec![
            format!("{file}: Gradle, offline except for the fetch command"),
            "Gradle writes the result of each test to build/test-results".to_owned(),
        ],
        ..plain(System::Gradle, format!("{gradle} --offline -q classes"))
    })
}

fn ant(look: &Look<'_>) -> Option<Built> {
    let text = look.tree.text("build.xml")?;
    let has_target = |name: &str| text.contains(&format!("<target name=\"{name}\""));
    let target = ["compile", "build", "jar"]
        .into_iter()
        .find(|name| has_target(name));
    let build = target.map_or_else(|| "ant".to_owned(), |name| format!("ant {name}"));
    let test = ["test", "check"].into_iter().find(|name| has_target(name));
    let mut because = vec![format!("build.xml: Ant, {build}")];
    if let Some(name) = test {
        because.push(format!("build.xml has a target {name}"));
    }
    Some(Built {
        test: test.map(|name| TestGuess {
            format: "auto".to_owned(),
            ..junit(format!("ant {name}"))
        }),
        clean: has_target("clean").then(|| "ant clean".to_owned()),
        because,
        ..plain(System::Ant, build)
    })
}

fn make(look: &Look<'_>) -> Option<Built> {
    let file = ["GNUmakefile", "makefile", "Makefile"]
        .into_iter()
        .find(|name| look.tree.has(name))?;
    let text = look.tree.text(file)?;
    let has_target = |name: &str| {
        let mut lines = text.lines();
        lines.any(|line| line.starts_with(&format!("{name}:")))
    };
    let test = ["check", "test"].into_iter().find(|name| has_target(name));
    let mut because = vec![format!("{file}: make, which compiles Java")];
    if let Some(name) = test {
        because.push(format!("{file} has a target {name}"));
    }
    Some(Built {
        test: test.map(|name| TestGuess {
            format: "auto".to_owned(),
            ..junit(format!("make {name}"))
        }),
        clean: has_target("clean").then(|| "make clean".to_owned()),
        because,
        ..plain(System::Make, "make -j{jobs}".to_owned())
    })
}

fn javac(look: &Look<'_>) -> Option<Built> {
    let roots = ["src/main/java", "src/java", "src"];
    let root = roots
        .into_iter()
        .find(|root| look.tree.has_folder(root))
        .unwrap_or(".");
    Some(Built {
        clean: Some(format!("rm -rf {CLASSES}")),
        exclude: vec![format!("{CLASSES}/**")],
        because: vec![format!(
            "no build file: javac on every source below {root}, into {CLASSES}/; a PoC is `java -cp {CLASSES} package.Main {{input}}`"
        )],
        ..plain(
            System::Javac,
            format!(
                "find {root} -name '*.java' | LC_ALL=C sort > {CLASSES}.list && javac -g -d {CLASSES} @{CLASSES}.list"
            ),
        )
    })
}

fn plain(system: System, build: String) -> Built {
    Built {
        system,
        fetch: None,
        setup: None,
        build,
        clean: None,
        env: Vec::new(),
        test: None,
        folder: None,
        exclude: Vec::new(),
        because: Vec::new(),
        notes: Vec::new(),
    }
}

fn junit(command: String) -> TestGuess {
    TestGuess {
        build_command: None,
        command,
        format: "junit".to_owned(),
        env: Vec::new(),
    }
}
