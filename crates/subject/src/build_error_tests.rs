use std::fs;
use std::path::{Path, PathBuf};

use super::{BuildError, first_error};

/// Every sample of the corpus is the output of a failing build.
#[test]
fn corpus() {
    let corpus = Path::new(env!("CARGO_MANIFEST_DIR")).join("corpus/build-error");
    let mut samples: Vec<PathBuf> = fs::read_dir(&corpus)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.extension().is_some_and(|end| end == "txt"))
        .collect();
    samples.sort();
    assert!(samples.len() >= 30, "samples are missing");
    let mut text = String::new();
    for sample in samples {
        let name = sample.file_stem().unwrap().to_string_lossy().into_owned();
        let error = first_error(&fs::read(&sample).unwrap());
        text.push_str(&format!("[{name}]\n{}\n", render(error.as_ref())));
    }
    insta::with_settings!({
        snapshot_path => &corpus,
        prepend_module_to_snapshot => false,
        omit_expression => true,
    }, {
        insta::assert_snapshot!("first-errors", text);
    });
}

fn render(error: Option<&BuildError>) -> String {
    let Some(error) = error else {
        return "nothing\n".to_owned();
    };
    let mut text = format!("{error}\n");
    for line in &error.excerpt {
        text.push_str(&format!("{line}\n"));
    }
    text
}

#[test]
fn the_surest_line_is_shown() {
    for (output, expected) in [
        ("", None),
        ("all is well\n0 errors\n", None),
        (
            "sh: 1: probe: not found\na.c:1:2: error: real\n",
            Some("a.c:1:2: real"),
        ),
        (
            "make: *** [Makefile:3: all] Error 2\n",
            Some("[Makefile:3: all] Error 2"),
        ),
        (
            "make: *** [all] Error 2\nsh: 1: cc: not found\n",
            Some("sh: 1: cc: not found (on Debian: apt-get install gcc)"),
        ),
        (
            "a.c:1:2: error: first\nb.c:3:4: error: second\n",
            Some("a.c:1:2: first"),
        ),
        ("a.c:1:2: warning: only this\n", None),
        (
            "a b/c:d.c:7:1: fatal error: odd name\n",
            Some("a b/c:d.c:7:1: odd name"),
        ),
        (
            "a.c:99999999999:1: error: huge\n",
            Some("a.c:99999999999:1: huge"),
        ),
        (
            "a.c:1:2: error: colour\u{1b}[K\r\n",
            Some("a.c:1:2: colour"),
        ),
        (": error: \n", Some(":")),
    ] {
        let shown = first_error(output.as_bytes()).map(|error| error.to_string());
        assert_eq!(shown.as_deref(), expected, "{output:?}");
    }
}

#[test]
fn any_tail_of_any_sample_is_survived() {
    let corpus = Path::new(env!("CARGO_MANIFEST_DIR")).join("corpus/build-error");
    for entry in fs::read_dir(corpus).unwrap() {
        let bytes = fs::read(entry.unwrap().path()).unwrap();
        for start in (0..bytes.len()).step_by(7) {
            first_error(&bytes[start..]);
        }
    }
}
