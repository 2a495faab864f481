//! Cases from foreign formats, from outside: they are written, built, and show their bug.

use std::fs::{self, Permissions};
use std::os::unix::fs::PermissionsExt;
use std::path::Path;

use patchwright_testkit::Project;
use serde_json::Value;

use crate::tool::Tool;

fn put(project: &Project, path: &str, text: &str) {
    let path = project.root().join(path);
    fs::create_dir_all(path.parent().unwrap()).unwrap();
    fs::write(path, text).unwrap();
}

fn import(project: &Project, words: &[&str]) -> Value {
    let words = [&["import", "--format", "json", "--out", "cases"], words].concat();
    Tool::new(project, &words).run().exits(0).json()
}

fn reproduce(project: &Project, imported: &Value, more: &[&str]) -> Value {
    let case = imported["cases"][0]["case"].as_str().unwrap();
    let words = [&["reproduce", case, "--format", "json"], more].concat();
    Tool::new(project, &words).run().exits(0).json()
}

#[test]
fn a_juliet_case_crashes_and_its_good_half_passes() {
    let project = Project::with(&[("x.c", "int x;\n")]);
    put(
        &project,
        "C/testcasesupport/std_testcase.h",
        "void printLine(const char *line);\n",
    );
    put(
        &project,
        "C/testcasesupport/io.c",
        "#include <stdio.h>\n#include \"std_testcase.h\"\nvoid printLine(const char *line) { puts(line); }\n",
    );
    let name = "CWE121_Stack_Based_Buffer_Overflow__row_01";
    put(
        &project,
        &format!("C/testcases/CWE121_Stack_Based_Buffer_Overflow/{name}.c"),
        "#include \"std_testcase.h\"\n#include <string.h>\n\
         static volatile int ten = 10;\n\
         #ifndef OMITBAD\nvoid row_bad(void) { char row[10]; memset(row, 'A', ten + 1); row[9] = 0; printLine(row); }\n#endif\n\
         #ifndef OMITGOOD\nvoid row_good(void) { char row[10]; memset(row, 'A', ten); row[9] = 0; printLine(row); }\n#endif\n\
         #ifdef INCLUDEMAIN\nint main(void) {\n#ifndef OMITGOOD\n  row_good();\n#endif\n#ifndef OMITBAD\n  row_bad();\n#endif\n  return 0;\n}\n#endif\n",
    );
    let imported = import(&project, &["juliet", "C/testcases"]);
    assert_eq!(imported["cases"][0]["name"], name);
    let found = reproduce(&project, &imported, &[]);
    assert_eq!(
        found["pocs"][0]["kind"], "stack-buffer-overflow",
        "{found:#}"
    );
    assert_eq!(found["pocs"][0]["function"], "row_bad");
    assert_eq!(found["tests"]["outcome"], "pass", "{found:#}");
}

#[test]
fn an_oss_fuzz_testcase_crashes() {
    let project = Project::with(&[(
        "row.c",
        "int first(const unsigned char *row, int at) { return row[at]; }\n",
    )]);
    for (path, text) in [
        ("projects/row/project.yaml", "language: c\n"),
        (
            "projects/row/Dockerfile",
            "FROM gcr.io/oss-fuzz-base/base-builder\nRUN git clone https://host/row\nWORKDIR row\nCOPY build.sh *.c $SRC/\n",
        ),
        (
            "projects/row/build.sh",
            "#!/bin/bash -eu\n$CC $CFLAGS -c row.c -o $WORK/row.o\n$CC $CFLAGS $SRC/target.c $WORK/row.o $LIB_FUZZING_ENGINE -o $OUT/row_fuzzer\n",
        ),
        (
            "projects/row/target.c",
            "#include <stddef.h>\n#include <stdlib.h>\n#include <string.h>\nint first(const unsigned char *row, int at);\n\
             int LLVMFuzzerTestOneInput(const unsigned char *data, size_t size) {\n  if (!size) return 0;\n\
             unsigned char *row = malloc(size);\n  if (!row) return 0;\n  memcpy(row, data, size);\n  volatile int kept = first(row, data[0]);\n  free(row);\n  return kept * 0;\n}\n",
        ),
        ("clusterfuzz-testcase-minimized-row_fuzzer-77", "!!"),
    ] {
        put(&project, path, text);
    }
    let words = [
        "oss-fuzz",
        "projects/row",
        "--source",
        "src",
        "--input",
        "clusterfuzz-testcase-minimized-row_fuzzer-77",
    ];
    let imported = import(&project, &words);
    let found = reproduce(&project, &imported, &[]);
    let poc = &found["pocs"][0];
    assert_eq!(
        (poc["function"].as_str(), poc["file"].as_str()),
        (Some("first"), Some("row/row.c")),
        "{found:#}"
    );
}

/// The framework is a script of ours that leaves what the real one leaves.
#[test]
fn the_results_of_defects4j_become_tests() {
    let project = Project::with(&[
        (".defects4j.config", "#generated\npid=Row\nvid=3b\n"),
        (
            "defects4j.build.properties",
            "d4j.dir.src.classes=source\nd4j.dir.src.tests=tests\nd4j.tests.trigger=org.RowTest::testEnd\n",
        ),
        ("source/Row.java", "class Row {}\n"),
    ]);
    put(
        &project,
        "d4j/framework/bin/defects4j",
        "#!/bin/sh\n[ \"$1\" = test ] || exit 0\nprintf 'testEnd(org.RowTest)\\ntestStart(org.RowTest)\\n' > all_tests\n\
         printf -- '--- org.RowTest::testEnd\\njava.lang.AssertionError: 3\\n\\tat org.RowTest.testEnd(RowTest.java:7)\\n' > failing_tests\necho Failing tests: 1\n",
    );
    let program = project.root().join("d4j/framework/bin/defects4j");
    fs::set_permissions(&program, Permissions::from_mode(0o755)).unwrap();
    let imported = import(&project, &["defects4j", "src", "--tools", "d4j"]);
    let tools = project.root().join("d4j").canonicalize().unwrap();
    let found = reproduce(
        &project,
        &imported,
        &["--allow-read", tools.to_str().unwrap()],
    );
    assert_eq!(found["status"], "reproduced", "{found:#}");
    assert_eq!(
        (&found["tests"]["passed"], &found["tests"]["failed"]),
        (&1.into(), &1.into()),
        "{found:#}"
    );
}

#[test]
fn what_is_missing_is_said_and_nothing_is_left() {
    let project = Project::with(&[("x.c", "int x;\n")]);
    put(
        &project,
        "4711.json",
        "{\"localId\": 4711, \"project\": \"row\", \"sanitizer\": \"asan\"}",
    );
    let output = Tool::new(&project, &["import", "arvo", "4711.json", "--out", "cases"])
        .run()
        .exits(2);
    assert!(output.stdout.contains("not written"), "{output}");
    assert!(output.stdout.contains("n132/arvo:4711-vul"), "{output}");
    assert_eq!(
        fs::read_dir(project.root().join("cases")).unwrap().count(),
        0
    );
    let output = Tool::new(&project, &["import", "defects4j", "src"])
        .run()
        .exits(2);
    assert!(output.stderr.contains(".defects4j.config"), "{output}");
    assert!(Path::new(&project.root().join("4711.json")).is_file());
}
