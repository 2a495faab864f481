//! Each format from a small fixture of our own: what is written, what the manifest's reader makes of it, and what is refused.

use std::fs;

use patchwright_subject::manifest;

use super::*;
use crate::samples::Place;

const PROGRAM: &str =
    "#include <stdio.h>\nint main(int argc, char **argv) { return argc + !argv; }\n";

fn instance() -> serde_json::Value {
    serde_json::json!({
        "instance_id": "tile.cve-2024-1", "repo": "tile/tile", "project_name": "tile", "lang": "c", "work_dir": "/src/tile",
        "sanitizer": "address", "bug_description": "It reads past a row.", "base_commit": "0123456789abcdef0123456789abcdef01234567",
        "build_sh": "#!/bin/bash -eu\ncd /src/tile\nmake 'CC=it'\"'\"'s' TARGET={source}\n",
        "secb_sh": "#!/bin/bash\nbuild() {\n  /src/build.sh\n}\nrepro() {\n  /src/tile/tile -x /testcase/a.map\n}\n",
        "dockerfile": "FROM base\nRUN apt-get install -y libfoo-dev\n",
        "patch": "diff --git a/tile.c b/tile.c\n--- a/tile.c\n+++ b/tile.c\n@@ -1 +1 @@\n-a\n+b\n",
        "exit_code": 1, "sanitizer_report": "==1==ERROR: AddressSanitizer: heap-buffer-overflow", "bug_report": "It crashes."
    })
}

fn sec_bench() -> Place {
    let place = Place::with(&[("tree/tile.c", PROGRAM), ("pocs/a.map", "x")]);
    place.put("one.jsonl", &format!("{}\n", instance()));
    place
}

#[test]
fn a_sec_bench_instance_becomes_a_case() {
    let place = sec_bench();
    let mut request = place.request("one.jsonl");
    let said = place.refusal(Format::SecBench, &request);
    assert!(
        said.contains("only in its container") && said.contains("--source"),
        "{said}"
    );
    request.source = Some(place.at("tree"));
    let said = place.refusal(Format::SecBench, &request);
    assert!(
        said.contains("/testcase/a.map") && said.contains("--input"),
        "{said}"
    );
    request.input = Some(place.at("pocs"));
    let (case, one) = place.case(Format::SecBench, &request);
    assert_eq!(case.name, "tile.cve-2024-1");
    assert_eq!(case.source, place.at("tree"));
    assert_eq!(case.pocs[0].command, "bash -c '  {source}/tile -x {input}'");
    let expected = r#"bash -eu -c '#!/bin/bash -eu
cd {source}
make '\''CC=it'\''"'\''"'\''s'\'' TARGET={''source}
'"#;
    assert!(
        case.build.command.ends_with(expected),
        "{}",
        case.build.command
    );
    assert!(one.folder.join("fix.patch").is_file() && one.folder.join("issue.md").is_file());
    assert!(case.report.sanitizer.is_some() && case.report.issue.is_some());
    let notes = one.notes.join("\n");
    assert!(
        notes.contains("libfoo-dev") && notes.contains("no history"),
        "{notes}"
    );
    let again = place.import(Format::SecBench, &request);
    assert!(
        again.refused[0]
            .reason
            .to_string()
            .contains("is there already")
    );
}

#[test]
fn hostile_fields_are_refused() {
    let place = sec_bench();
    let with = |key: &str, value: &str| {
        let mut instance = instance();
        instance[key] = value.into();
        place.put("bad.json", &instance.to_string());
        Request {
            source: Some(place.at("tree")),
            input: Some(place.at("pocs")),
            ..place.request("bad.json")
        }
    };
    for (key, value, words) in [
        ("work_dir", "/src/../etc", "no plain path"),
        ("work_dir", "/src/$(id)", "no plain path"),
        ("patch", "no diff at all", "no patch that can be read"),
        ("secb_sh", "build() {\n}\n", "no function repro"),
        ("build_sh", "", "has no build_sh"),
        ("instance_id", "///", "has no name"),
    ] {
        let said = place.refusal(Format::SecBench, &with(key, value));
        assert!(said.contains(words), "{value}: {said}");
    }
    let (case, one) = place.case(Format::SecBench, &with("instance_id", "../../x"));
    assert_eq!(
        (case.name.as_str(), one.folder.parent().unwrap()),
        ("x", place.at("out").as_path())
    );
}

#[test]
fn an_arvo_record_becomes_a_case() {
    let record = serde_json::json!({
        "localId": 4711, "project": "tile", "fuzzer": "libfuzzer", "sanitizer": "asan", "crash_type": "Heap-buffer-overflow READ 1",
        "fix_commit": "0123456789abcdef", "repo_addr": "https://host/tile",
        "report": { "comments": [{ "content": "Project: tile\nFuzz target binary: tile_fuzzer\n" }] }
    });
    let place = Place::with(&[
        ("src/build.sh", "$CC x\n"),
        ("src/tile/tile.c", PROGRAM),
        ("poc", "x"),
    ]);
    place.put("4711.json", &record.to_string());
    let mut request = place.request("4711.json");
    assert!(
        place
            .refusal(Format::Arvo, &request)
            .contains("n132/arvo:4711-vul")
    );
    request.source = Some(place.at("src"));
    assert!(place.refusal(Format::Arvo, &request).contains("/tmp/poc"));
    request.input = Some(place.at("poc"));
    let (case, one) = place.case(Format::Arvo, &request);
    assert_eq!(
        case.pocs[0].command,
        "{source}/build-patchwright/out/tile_fuzzer {input}"
    );
    assert!(
        case.build
            .command
            .contains("cd {source}/tile && SRC={source} "),
        "{}",
        case.build.command
    );
    assert!(
        one.notes
            .iter()
            .any(|note| note.contains("git show 0123456789abcdef")),
        "{:?}",
        one.notes
    );
    fs::remove_file(place.at("src/build.sh")).unwrap();
    fs::remove_dir_all(place.at("out")).unwrap();
    assert!(place.refusal(Format::Arvo, &request).contains("whole /src"));
}

#[test]
fn a_vulnloc_folder_becomes_a_case() {
    let place = Place::with(&[
        (
            "CVE-2024-2/setup.sh",
            "project_url=https://host/tile\nbug_commit_id=0123456789\nsed -i s/a/b/ x\n",
        ),
        (
            "CVE-2024-2/config.sh",
            "#!/bin/bash\ndir_name=/experiments/x\ncd $dir_name/src\n./configure\n",
        ),
        (
            "CVE-2024-2/build.sh",
            "#!/bin/bash\ncd $dir_name/src && make\n",
        ),
        ("CVE-2024-2/tests/1.bin", "x"),
        (
            "CVE-2024-2/crashrepair/bug.json",
            r#"{"binary":"/experiment/vulnloc/tile/CVE-2024-2/src/bin/tile","crash":{"command":"-D $POC","input":"/setup/tests/1.bin"}}"#,
        ),
        ("tree/tile.c", PROGRAM),
    ]);
    let mut request = place.request("CVE-2024-2");
    let said = place.refusal(Format::VulnLoc, &request);
    assert!(
        said.contains("https://host/tile") && said.contains("0123456789"),
        "{said}"
    );
    request.source = Some(place.at("tree"));
    let (case, one) = place.case(Format::VulnLoc, &request);
    assert_eq!(case.pocs[0].command, "{source}/bin/tile -D {input}");
    assert_eq!(
        case.build.command,
        "cd {source} && bash -c '#!/bin/bash\ncd {source} && make\n'"
    );
    assert!(
        case.build
            .setup
            .unwrap()
            .contains("cd {source}\n./configure")
    );
    assert!(
        one.notes.iter().any(|note| note.contains("sed")),
        "{:?}",
        one.notes
    );
    // The older way to say it.
    fs::remove_dir_all(place.at("out")).unwrap();
    fs::remove_dir_all(place.at("CVE-2024-2/crashrepair")).unwrap();
    place.put(
        "CVE-2024-2/config.ini",
        "[cve]\ncrash_cmd=/root/source/bin/tile;-D;***;a b\npoc=/root/1.bin\n",
    );
    let (case, _) = place.case(Format::VulnLoc, &request);
    assert_eq!(case.pocs[0].command, "{source}/bin/tile -D {input} 'a b'");
}

#[test]
fn an_oss_fuzz_project_and_a_testcase_become_a_case() {
    let place = Place::with(&[
        (
            "tile/project.yaml",
            "language: c++\nsanitizers:\n - address\n",
        ),
        (
            "tile/Dockerfile",
            "FROM gcr.io/oss-fuzz-base/base-builder\nRUN apt-get install -y make\nRUN git clone https://host/tile.git\nWORKDIR tile\nCOPY build.sh *.cc $SRC/\n",
        ),
        (
            "tile/build.sh",
            "$CXX $CXXFLAGS ../t.cc $LIB_FUZZING_ENGINE -o $OUT/tile_fuzzer\n",
        ),
        ("tile/t.cc", "int x;\n"),
        ("checkout/tile.cc", PROGRAM),
        ("checkout/.git/config", "x"),
        ("clusterfuzz-testcase-minimized-tile_fuzzer-42", "x"),
    ]);
    std::os::unix::fs::symlink("/etc/passwd", place.at("checkout/out")).unwrap();
    let mut request = place.request("tile");
    assert!(
        place
            .refusal(Format::OssFuzz, &request)
            .contains("testcase")
    );
    request.input = Some(place.at("clusterfuzz-testcase-minimized-tile_fuzzer-42"));
    assert!(
        place
            .refusal(Format::OssFuzz, &request)
            .contains("https://host/tile.git")
    );
    request.source = Some(place.at("checkout"));
    let (case, one) = place.case(Format::OssFuzz, &request);
    assert_eq!(case.name, "tile-tile_fuzzer-42");
    let source = one.folder.join("src");
    assert!(
        source.join("tile/tile.cc").is_file()
            && source.join("t.cc").is_file()
            && source.join("build.sh").is_file()
    );
    assert!(
        !source.join("tile/.git").exists() && source.join("tile/out").symlink_metadata().is_err()
    );
    assert!(
        one.notes
            .iter()
            .any(|note| note.contains("lead out of the tree")),
        "{:?}",
        one.notes
    );
    assert_eq!(case.scope.deny, ["build.sh", "t.cc"]);
    assert!(
        case.build
            .command
            .contains("cd {source}/tile && SRC={source} "),
        "{}",
        case.build.command
    );
    place.put("tile/project.yaml", "language: jvm\n");
    fs::remove_dir_all(place.at("out")).unwrap();
    assert!(
        place
            .refusal(Format::OssFuzz, &request)
            .contains("neither c nor c++")
    );
}

#[test]
fn an_image_with_several_repositories_needs_them_all() {
    let place = Place::with(&[
        ("tile/project.yaml", "language: c\n"),
        (
            "tile/Dockerfile",
            "RUN git clone https://host/tile && git clone https://host/z zlib\nCOPY build.sh $SRC/\n",
        ),
        ("tile/build.sh", "make\n"),
        ("all/tile/tile.c", PROGRAM),
        ("crash", "x"),
    ]);
    let mut request = Request {
        input: Some(place.at("crash")),
        target: Some("t".to_owned()),
        source: Some(place.at("all/tile")),
        ..place.request("tile")
    };
    assert!(place.refusal(Format::OssFuzz, &request).contains("zlib"));
    request.source = Some(place.at("all"));
    assert!(
        place
            .refusal(Format::OssFuzz, &request)
            .contains("has no zlib")
    );
    place.put("all/zlib/z.c", PROGRAM);
    place.case(Format::OssFuzz, &request);
}

#[test]
fn juliet_cases_are_found_by_their_names() {
    let folder = "C/testcases/CWE121_Row__x";
    let place = Place::with(&[
        ("C/testcasesupport/std_testcase.h", ""),
        ("C/testcasesupport/io.c", PROGRAM),
        (&format!("{folder}/CWE121_Row__x_01.c"), PROGRAM),
        (&format!("{folder}/CWE121_Row__x_51a.c"), PROGRAM),
        (&format!("{folder}/CWE121_Row__x_51b.c"), PROGRAM),
        (&format!("{folder}/CWE121_Row__w32_01.c"), PROGRAM),
        (
            &format!("{folder}/CWE121_Row__fgets_01.c"),
            "fgets(a, 1, stdin);",
        ),
    ]);
    let request = place.request(folder);
    let imports = place.import(Format::Juliet, &request);
    let names: Vec<&str> = imports
        .written
        .iter()
        .map(|one| one.name.as_str())
        .collect();
    assert_eq!(names, ["CWE121_Row__x_01", "CWE121_Row__x_51"]);
    let refused: Vec<String> = imports
        .refused
        .iter()
        .map(|one| one.reason.to_string())
        .collect();
    assert!(
        refused[0].contains("--input") && refused[1].contains("Windows"),
        "{refused:?}"
    );
    let case = manifest::load(&imports.written[1].folder, 2).unwrap();
    assert_eq!(case.pocs[0].command, "./bad");
    let makefile = fs::read_to_string(case.source.join("Makefile")).unwrap();
    assert!(
        makefile.contains("bad: bad-CWE121_Row__x_51a.c.o bad-CWE121_Row__x_51b.c.o bad-io.c.o\n"),
        "{makefile}"
    );
    fs::remove_dir_all(place.at("out")).unwrap();
    let one = Request {
        only: Some("CWE9".to_owned()),
        ..request
    };
    assert!(place.refusal(Format::Juliet, &one).contains("no case of"));
    let file = place.request(&format!("{folder}/CWE121_Row__x_51b.c"));
    assert_eq!(place.case(Format::Juliet, &file).0.name, "CWE121_Row__x_51");
}

#[test]
fn a_defects4j_checkout_becomes_a_case() {
    let place = Place::with(&[
        ("lang/.defects4j.config", "#generated\npid=Lang\nvid=1b\n"),
        (
            "lang/defects4j.build.properties",
            "#generated\nd4j.classes.modified=org.Tile\nd4j.dir.src.classes=src/main/java\nd4j.dir.src.tests=src/test/java\n\
             d4j.tests.trigger=org.TileTest::testRow,org.TileTest::testMap\n",
        ),
        ("lang/src/main/java/Tile.java", "class Tile {}"),
        ("d4j/framework/bin/defects4j", "#!/bin/sh\n"),
    ]);
    let said = place.refusal(Format::Defects4j, &place.request("d4j"));
    assert!(said.contains("defects4j checkout"), "{said}");
    let mut request = place.request("lang");
    assert!(
        place
            .refusal(Format::Defects4j, &request)
            .contains("--tools")
    );
    request.tools = Some(place.at("d4j"));
    let imports = place.import(Format::Defects4j, &request);
    let one = &imports.written[0];
    let text = fs::read_to_string(one.folder.join("patchwright.toml")).unwrap();
    for words in [
        "kind = \"test\"",
        "org.TileTest::testRow",
        "allow = [\"src/main/java/**\"]",
        "language = \"java\"",
    ] {
        assert!(text.contains(words), "{words}: {text}");
    }
    assert!(!text.contains("org.Tile\""), "{text}");
    assert!(one.notes[0].contains("--allow-read"), "{:?}", one.notes);
    fs::remove_dir_all(place.at("out")).unwrap();
    place.put("lang/.defects4j.config", "pid=Lang\nvid=1f\n");
    assert!(
        place
            .refusal(Format::Defects4j, &request)
            .contains("not the buggy one")
    );
}
