use std::fs;
use std::path::{Path, PathBuf};

use patchwright_domain::case::TestFormat;
use patchwright_domain::suite::{SuiteResult, TestOutcome};

use super::{SuiteError, is_result_file, read};

/// Every sample of the corpus: `NAME.exitN.txt` is the output of a command with that exit status (`NAME.killed.txt`: of
/// one that was killed); a folder also holds the result files, with the output as `output.txt`.
#[test]
fn corpus() {
    let corpus = Path::new(env!("CARGO_MANIFEST_DIR")).join("corpus/suite");
    let mut entries: Vec<PathBuf> = fs::read_dir(&corpus)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.is_dir() || path.extension().is_some_and(|end| end == "txt"))
        .collect();
    entries.sort();
    assert!(entries.len() >= 30, "samples are missing");
    for entry in entries {
        let sample = Sample::load(&entry);
        let found = read(TestFormat::Auto, &sample.output, sample.exit, &sample.files).unwrap();
        let name = entry.file_name().unwrap().to_string_lossy().into_owned();
        insta::with_settings!({
            snapshot_path => &corpus,
            prepend_module_to_snapshot => false,
            omit_expression => true,
        }, {
            insta::assert_snapshot!(name.trim_end_matches(".txt"), render(&found));
        });
        let asked = read(found.format, &sample.output, sample.exit, &sample.files).unwrap();
        assert_eq!(asked.format, found.format);
        if !name.starts_with("mixed-") {
            assert_eq!(asked, found, "{name}: read by its format");
        }
    }
}

/// A script that prints no plan: only if it is said to be this format.
#[test]
fn tap_without_a_plan() {
    let output = b"make: Entering directory\nok a.gif\nnot ok b.gif\nok 3 - c.gif # SKIP none\n";
    let found = read(TestFormat::Tap, output, Some(1), &[]).unwrap();
    let told: Vec<_> = found
        .cases
        .iter()
        .map(|case| (case.name.as_str(), case.outcome))
        .collect();
    assert_eq!(
        told,
        [
            ("a.gif", TestOutcome::Passed),
            ("b.gif", TestOutcome::Failed),
            ("c.gif", TestOutcome::Skipped),
        ]
    );
    let guessed = read(TestFormat::Auto, output, Some(1), &[]).unwrap();
    assert_eq!(guessed.format, TestFormat::ExitStatus);
}

struct Sample {
    output: Vec<u8>,
    exit: Option<i32>,
    files: Vec<(PathBuf, Vec<u8>)>,
}

impl Sample {
    fn load(path: &Path) -> Self {
        let name = path.file_name().unwrap().to_str().unwrap();
        let name = name.trim_end_matches(".txt");
        let (_, end) = name.rsplit_once('.').unwrap();
        let exit = match end {
            "killed" => None,
            _ => Some(end.trim_start_matches("exit").parse().unwrap()),
        };
        let (output, mut files) = (PathBuf::from("output.txt"), Vec::new());
        if path.is_file() {
            files.push((output.clone(), fs::read(path).unwrap()));
        } else {
            collect(path, Path::new(""), &mut files);
        }
        let at = files.iter().position(|(path, _)| *path == output).unwrap();
        let (_, output) = files.remove(at);
        Self {
            output,
            exit,
            files,
        }
    }
}

fn collect(root: &Path, below: &Path, files: &mut Vec<(PathBuf, Vec<u8>)>) {
    for entry in fs::read_dir(root.join(below)).unwrap() {
        let path = below.join(entry.unwrap().file_name());
        if root.join(&path).is_dir() {
            collect(root, &path, files);
        } else {
            files.push((path.clone(), fs::read(root.join(&path)).unwrap()));
        }
    }
}

fn render(result: &SuiteResult) -> String {
    let mut text = format!(
        "{:?} {:?} {:?} {:?}\n",
        result.format,
        result.standing(),
        result.extent,
        result.counts()
    );
    for case in &result.cases {
        let outcome = match case.outcome {
            TestOutcome::Passed => "passed ",
            TestOutcome::Failed => "failed ",
            TestOutcome::Skipped => "skipped",
        };
        text.push_str(&format!("{outcome} {}\n", case.name));
    }
    text
}

#[test]
fn a_named_format_never_becomes_another() {
    let output = b"1..1\nok 1 - fine\n";
    for format in [
        TestFormat::Automake,
        TestFormat::Ctest,
        TestFormat::Meson,
        TestFormat::Gtest,
        TestFormat::Junit,
    ] {
        let result = read(format, output, Some(0), &[]).unwrap();
        assert_eq!((result.format, result.cases.len()), (format, 0));
    }
}

#[test]
fn junit_files_of_another_kind_are_refused() {
    let file = |path: &str, text: &str| (PathBuf::from(path), text.as_bytes().to_vec());
    let other = file("a.xml", "<project/>");
    let junit = file("b.xml", "<testsuite><testcase name='x'/></testsuite>");
    let tests = |files: &[(PathBuf, Vec<u8>)]| {
        read(TestFormat::Junit, b"", Some(0), files).map(|result| result.cases.len())
    };
    assert_eq!(tests(&[other.clone(), junit]), Ok(1));
    let path = other.0.clone();
    assert_eq!(tests(&[other]), Err(SuiteError::NotJunit { path }));
    assert_eq!(tests(&[file("c.xml", "<testsuite/>")]), Ok(0));
}

#[test]
fn result_files_are_known_by_their_names() {
    for (format, path, expected) in [
        (TestFormat::Automake, "t/a.trs", true),
        (TestFormat::Meson, "build/meson-logs/testlog.json", true),
        (TestFormat::Meson, "build/other.json", false),
        (TestFormat::Junit, "out/TEST-a.xml", true),
        (TestFormat::Tap, "out/TEST-a.xml", false),
        (TestFormat::Auto, "out/TEST-a.xml", true),
        (TestFormat::Auto, "a.log", false),
    ] {
        assert_eq!(is_result_file(format, Path::new(path)), expected, "{path}");
    }
}

/// Not a proof, but what most often breaks such parsers: every prefix of every kind of line, and odd bytes.
#[test]
fn torn_and_hostile_output_is_survived() {
    let lines = [
        "PASS: a",
        "1/2 Test #1: a ....   Passed  0.1 sec",
        "1/2 a OK 0.1s",
        "[ RUN      ] A.b",
        "1..18446744073709551615",
        "ok 18446744073709551615 - x",
        "not ok 1 # TODO",
        "        ok 1",
        "t/a.t .. ok",
        "<testsuite><testcase name='&#x;'>",
        "\u{1b}[1;3",
        "  ---",
    ];
    let whole = lines.join("\n");
    for end in 0..whole.len() {
        let mut bytes = whole.as_bytes().get(..end).unwrap().to_vec();
        read(TestFormat::Auto, &bytes, None, &[]).unwrap();
        bytes.push(0xff);
        let file = vec![(PathBuf::from("a.xml"), bytes.clone())];
        read(TestFormat::Junit, &bytes, None, &file).ok();
    }
    let plan = read(TestFormat::Tap, whole.as_bytes(), None, &[]).unwrap();
    assert!(plan.cases.len() < 20_000);
}

/// Lines made to be slow must take no longer than others of their length.
#[test]
fn long_hostile_lines_are_read_at_once() {
    let started = std::time::Instant::now();
    for pattern in [
        "#",
        "ok 1 #",
        "&",
        "<",
        "(1 s)",
        " in 1s",
        ". ",
        "[ RUN      ] ",
        "\u{1b}]",
        "=",
        "    ok 1 - a\n",
    ] {
        let output = pattern.repeat((1 << 18) / pattern.len());
        let lines = format!(
            "1..2\nok 1 - {output}\nPASS: {output}\n<testsuite><testcase name='{output}'/>"
        );
        read(TestFormat::Auto, lines.as_bytes(), Some(0), &[]).unwrap();
        read(TestFormat::Junit, lines.as_bytes(), Some(0), &[]).unwrap();
    }
    assert!(started.elapsed().as_secs() < 30, "{:?}", started.elapsed());
}
