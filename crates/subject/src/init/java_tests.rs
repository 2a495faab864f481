//! Trees of Java projects.

use super::*;
use patchwright_domain::case::PocKind;

const SOURCE: (&str, &str) = ("src/main/java/t/Main.java", "package t;\nclass Main {}\n");

const MAVEN: Files = &[("pom.xml", "<project/>"), SOURCE, ("crash.bin", "x")];
const MAVEN_WRAPPER: Files = &[
    ("pom.xml", "<project/>"),
    ("mvnw", "#!/bin/sh\n"),
    SOURCE,
    ("crash.bin", "x"),
];
const GRADLE: Files = &[
    ("settings.gradle.kts", "rootProject.name = \"t\"\n"),
    ("gradlew", "#!/bin/sh\n"),
    SOURCE,
    ("crash.bin", "x"),
];
const ANT: Files = &[
    (
        "build.xml",
        "<project><target name=\"compile\"/><target name=\"test\" depends=\"compile\"/><target name=\"clean\"/></project>",
    ),
    SOURCE,
    ("crash.bin", "x"),
];
const MAKE: Files = &[
    (
        "Makefile",
        "all:\n\tjavac -d out src/main/java/t/Main.java\ncheck: all\n\tsh check.sh\n",
    ),
    SOURCE,
    ("crash.bin", "x"),
];
const JAVAC: Files = &[SOURCE, ("crash.bin", "x")];

#[test]
fn each_way_to_build_java_gets_its_manifest() {
    let cases: [(&str, Files, &str); 6] = [
        ("maven", MAVEN, "java -cp target/classes t.Main {input}"),
        (
            "maven-wrapper",
            MAVEN_WRAPPER,
            "java -cp target/classes t.Main {input}",
        ),
        (
            "gradle",
            GRADLE,
            "java -cp build/classes/java/main t.Main {input}",
        ),
        ("ant", ANT, "java -cp build t.Main {input}"),
        ("make-java", MAKE, "java -cp out t.Main {input}"),
        (
            "javac",
            JAVAC,
            "java -cp classes-patchwright t.Main {input}",
        ),
    ];
    let cases = cases.map(|(name, files, poc)| (name.to_owned(), (files, poc)));
    check_all(cases, |name, (files, poc)| check_manifest(name, files, poc));
}

#[test]
fn a_java_program_throws() {
    let made = tree("t", JAVAC);
    let text = rendered(&made, &flags("java -cp classes-patchwright t.Main {input}"));
    fs::write(made.root.join(FILE_NAME), &text).unwrap();
    let case = load(&made.root, 1).unwrap();
    assert_eq!(case.pocs[0].kind, PocKind::Throws, "{text}");
    assert!(case.build.fetch.is_none(), "{text}");
}
