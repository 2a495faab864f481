//! `report`: explains a log. The parser is covered by the corpus of `crash`; this tests the command
//! around it.

use std::fs;
use std::path::{Path, PathBuf};

use patchwright_testkit::Project;
use serde_json::{Value, json};

use crate::tool::Tool;

fn corpus() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../crash/corpus/reports")
}

#[test]
fn logs_of_the_corpus() {
    let project = Project::empty();
    let mut logs: Vec<PathBuf> = fs::read_dir(corpus())
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.extension().is_some_and(|end| end == "txt"))
        .collect();
    logs.sort();
    // Every seventh: the corpus test of `crash` reads them all.
    for log in logs.iter().step_by(7) {
        let golden: Value =
            serde_json::from_slice(&fs::read(log.with_extension("json")).unwrap()).unwrap();
        let reports = golden["reports"].as_array().unwrap();
        let code = i32::from(reports.is_empty());
        let output = Tool::new(&project, &["report", "--format", "json"])
            .arg(log)
            .run()
            .exits(code);
        let document = output.json();
        assert_eq!(
            document["reports"].as_array().unwrap().len(),
            reports.len(),
            "{}",
            log.display()
        );
        if code == 0 {
            for field in [
                "kind",
                "cwe",
                "sanitizer",
                "function",
                "file",
                "line",
                "signature",
                "frames",
                "facts",
                "purified",
            ] {
                assert!(
                    document.get(field).is_some(),
                    "{field} of {}",
                    log.display()
                );
            }
        }
    }
}

#[test]
fn a_file_standard_input_and_a_source() {
    let project = Project::empty();
    let text = "==7==ERROR: AddressSanitizer: heap-buffer-overflow on address 0x602000000014 at pc 0x1 bp 0x2 sp 0x3\n\
        READ of size 1 at 0x602000000014 thread T0\n\
        \x20   #0 0x55d0 in past_the_end /build/p/prog.c:7:10\n\
        \x20   #1 0x55d1 in main /build/p/prog.c:16:25\n\n\
        0x602000000014 is located 0 bytes after 4-byte region [0x602000000010,0x602000000014)\n\
        allocated by thread T0 here:\n\
        \x20   #0 0x55d2 in calloc (/build/p/prog+0x1)\n\
        \x20   #1 0x55d3 in main /build/p/prog.c:12:17\n\n\
        SUMMARY: AddressSanitizer: heap-buffer-overflow /build/p/prog.c:7:10 in past_the_end\n";
    let log = project.write_beside("log.txt", text);
    let words = [
        "report", "log.txt", "--format", "json", "--source", "/build/p",
    ];
    let from_file = Tool::new(&project, &words).run().exits(0).json();
    let about = json!([
        from_file["kind"],
        from_file["cwe"],
        from_file["function"],
        from_file["file"],
        from_file["line"],
        from_file["signature"]
    ]);
    assert_eq!(
        about,
        json!([
            "heap-buffer-overflow",
            "CWE-125",
            "past_the_end",
            "prog.c",
            7,
            "heap-buffer-overflow:past_the_end>main"
        ])
    );
    let words = ["report", "-", "--format", "json", "--source", "/build/p"];
    let from_stdin = Tool::new(&project, &words)
        .stdin(&log)
        .run()
        .exits(0)
        .json();
    assert_eq!(from_stdin, from_file);
    let human = Tool::new(&project, &["report", "log.txt", "--source", "/build/p"])
        .run()
        .exits(0);
    assert!(human.stdout.starts_with("heap-buffer-overflow (CWE-125): the program reads 1 byte, just past the end of a 4-byte heap block allocated in main (prog.c:12).\n"), "{human}");
    assert!(!human.stdout.contains("0x"), "an address survived: {human}");
}

#[test]
fn nothing_to_report_is_a_no() {
    let project = Project::empty();
    let log = project.write_beside("calm.txt", "all is well\n");
    let output = Tool::new(&project, &["report", "calm.txt", "--format", "json"])
        .run()
        .exits(1);
    assert_eq!(output.json(), json!({"kind": null, "reports": []}));
    let human = Tool::new(&project, &["report", "-"])
        .stdin(&log)
        .run()
        .exits(1);
    assert_eq!(human.stdout, "no report was found in the text\n");
}
