//! Inputs given by the user: compared before and after, and included in the bundle.

use std::fs;

use patchwright_testkit::Project;
use serde_json::Value;

use crate::tiny;
use crate::tool::{Output, Tool};

/// Like many programs, it prints when its input was written.
const PROGRAM: &str = r#"#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

int main(int argc, char **argv) {
  char word[16] = "";
  FILE *in = fopen(argv[argc - 1], "r");
  volatile size_t size = 4;
  char *block = calloc(size, 1);
  if (!in || !block || fscanf(in, "%15s", word) != 1) return 2;
  int at = strncmp(word, "bad", 3) == 0 ? 4 : 0;
  printf("%s %d\n", word, block[at]);
  struct stat about;
  if (fstat(fileno(in), &about) == 0)
    printf("written at %lld.%09ld\n", (long long)about.st_mtim.tv_sec, about.st_mtim.tv_nsec);
  fclose(in);
  free(block);
  return 0;
}
"#;

/// Fixes the bug, but also rejects a word that no mutant of the PoC reaches.
const GREEDY: &str = "prog.c
<<<<<<< SEARCH
  printf(\"%s %d\\n\", word, block[at]);
=======
  if (at >= 4 || strlen(word) > 10) {
    fclose(in);
    free(block);
    return 1;
  }
  printf(\"%s %d\\n\", word, block[at]);
>>>>>>> REPLACE
";

fn project() -> Project {
    let judge = "\n[judge]\nneighbours = 16\nsearch-seconds = 0\n";
    let project = tiny::with_manifest(&format!("{}{judge}", tiny::MANIFEST));
    project.write("prog.c", PROGRAM);
    project.write("crash.bin", "bad\n");
    project.write_beside("greedy.patch", GREEDY);
    let corpus = project.source().parent().unwrap().join("corpus");
    fs::create_dir(&corpus).unwrap();
    for (name, text) in [
        ("one", "hello\n"),
        ("two", "hello-again-and-again\n"),
        ("empty", ""),
        ("crash", "bad-too\n"),
    ] {
        fs::write(corpus.join(name), text).unwrap();
    }
    let whole = [b"large-and-benign\n".as_slice(), &[b'x'; 1 << 20]].concat();
    fs::write(corpus.join("whole"), whole).unwrap();
    project
}

fn verify(project: &Project, further: &[&str]) -> Output {
    let words = [
        "verify",
        "src",
        "--patch",
        "greedy.patch",
        "--format",
        "json",
    ];
    Tool::new(project, &[&words, further].concat()).run()
}

#[test]
fn seeds_show_what_a_patch_breaks() {
    let project = project();
    let seeded = verify(&project, &["--seeds", "corpus"]).exits(0);
    let note = "3 of 5 seeds are benign and compared · not compared: 1 empty or the same as another, 1 hits the bug";
    assert!(seeded.stderr.contains(note), "{seeded}");
    let plain = verify(&project, &[]).exits(0).json();
    let changed = |document: &Value| document["neighbours"]["changed"].as_u64().unwrap();
    let seeded = seeded.json();
    assert!(changed(&seeded) > changed(&plain), "{plain:#} {seeded:#}");
    let expected = serde_json::json!({
        "given": 5,
        "compared": 3,
        "changed": 2,
        "left_out": ["1 empty or the same as another", "1 hits the bug"],
    });
    assert_eq!(seeded["neighbours"]["seeds"], expected, "{seeded:#}");
    let names = seeded["neighbours"]["changed_inputs"].as_array().unwrap();
    assert_eq!(names[..2], ["two", "whole"], "{seeded:#}");
    let stages = seeded["stages"].as_array().unwrap();
    let neighbours = stages.iter().find(|stage| stage["name"] == "neighbours");
    let words = neighbours.unwrap()["detail"].as_str().unwrap();
    assert!(
        words.contains("2 of 3 compared seeds behave differently"),
        "{words}"
    );
    assert!(
        words.contains("benign inputs behave differently (two, whole"),
        "{words}"
    );

    let gone = verify(&project, &["--seeds", "nowhere"]).exits(2);
    assert!(gone.error().contains("seeds"), "{gone}");
}

#[test]
fn a_bundle_takes_them_along() {
    let project = project();
    let words = [
        "repair",
        "src",
        "--patch",
        "greedy.patch",
        "--seeds",
        "corpus",
        "--out",
        "out",
    ];
    let words = [&words[..], &["--format", "json"]].concat();
    let repaired = Tool::new(&project, &words).run().exits(0).json();
    let bundle = std::path::PathBuf::from(repaired["bundle"].as_str().unwrap());
    let mut kept: Vec<String> = fs::read_dir(bundle.join("seeds"))
        .unwrap()
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .collect();
    kept.sort();
    assert_eq!(kept, ["000", "001", "002", "003"]);
    assert!(bundle.join("seeds/002/two").is_file());
    fs::remove_dir_all(project.source().parent().unwrap().join("corpus")).unwrap();
    let words = ["check", "out/bundle", "--source", "src", "--format", "json"];
    let checked = Tool::new(&project, &words).run().exits(0).json();
    let about: Value =
        serde_json::from_slice(&fs::read(bundle.join("bundle.json")).unwrap()).unwrap();
    for same in ["run", "hit", "changed", "benign", "changed_inputs"] {
        let told = &about["neighbours"]["counts"][same];
        assert_eq!(&checked["neighbours"][same], told, "{checked:#}");
    }
}

/// Leaves whatever the word is; only the comparison with earlier benign runs notices.
const ALWAYS: &str = "prog.c
<<<<<<< SEARCH
  printf(\"%s %d\\n\", word, block[at]);
=======
  if (at >= 4 || word[0]) {
    fclose(in);
    free(block);
    return 1;
  }
  printf(\"%s %d\\n\", word, block[at]);
>>>>>>> REPLACE
";

#[test]
fn a_patch_that_always_leaves_is_refused_for_that_reason() {
    let project = project();
    project.write_beside("always.patch", ALWAYS);
    let words = ["repair", "src", "--patch", "always.patch", "--out", "out"];
    let words = [&words[..], &["--format", "json"]].concat();
    let repaired = Tool::new(&project, &words).run().exits(1).json();
    let reason = repaired["reason"].as_str().unwrap();
    assert!(
        reason.starts_with(
            "the patch that had passed cuts off code that worked: with `at >= 4 || word[0]`"
        ),
        "{reason}"
    );
}
