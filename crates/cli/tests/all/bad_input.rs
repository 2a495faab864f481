//! What cannot be run gets exit status 2 and one line that says why and how to fix it, and leaves
//! nothing behind (`Tool::run` checks that after every command).

use std::fs;
use std::os::unix::fs::symlink;

use patchwright_testkit::Project;
use rustix::fs::{CWD, FileType, Mode};

use crate::tiny;
use crate::tool::{Output, Tool};

/// Exit status 2, one line with all these words, and the same in JSON.
#[track_caller]
fn refused(output: Output, words: &[&str]) {
    let output = output.exits(2);
    let line = output.error().to_owned();
    for word in words {
        assert!(line.contains(word), "{word:?} is missing in: {line}");
    }
    let document = output.json();
    assert_eq!(document["error"], line, "{document:#}");
    assert!(document.get("hint").is_some(), "{document:#}");
}

#[test]
fn manifests() {
    let long = format!("name = \"{}\"", "x".repeat(2 << 20));
    let cases: [(&str, &[&str]); 14] = [
        ("[build\n", &["line 1", "not valid TOML"]),
        ("[build]\ncommand = \"make\"\n", &["poc"]),
        (
            "[build]\ncomand = \"make\"\n[[poc]]\ncommand = \"x\"\n",
            &["line 2", "comand", "command"],
        ),
        (
            "[build]\ncommand = 3\n[[poc]]\ncommand = \"x\"\n",
            &["line 2", "command"],
        ),
        (
            "[build]\ncommand = \"make\"\n[[poc]]\ncommand = \"./p {input}\"\n",
            &["line 4", "{input}"],
        ),
        (
            "[build]\ncommand = \"make\"\n[[poc]]\ncommand = \"./p\"\ninput = \"crash.bin\"\n",
            &["line 5", "{input}"],
        ),
        (
            "[build]\ncommand = \"make\"\n[[poc]]\ncommand = \"./p {input}\"\ninput = \"absent\"\n",
            &["line 5", "does not exist"],
        ),
        (
            "[build]\ncommand = \"make\"\n[[poc]]\ncommand = \"./p {input}\"\ninput = \"folder\"\n",
            &["line 5", "regular file"],
        ),
        (
            "[build]\ncommand = \"make\"\n[[poc]]\ncommand = \"./p {input}\"\ninput = \"pipe\"\n",
            &["line 5", "regular file"],
        ),
        (
            "[build]\ncommand = \"make\"\n[[poc]]\ncommand = \"./p\"\nseconds = 0\n",
            &["line 5", "seconds"],
        ),
        (
            "[project]\nsource = \"/\"\n[build]\ncommand = \"make\"\n[[poc]]\ncommand = \"./p\"\n",
            &["line 2", "system folder"],
        ),
        (
            "[sandbox]\nread = [\"/\"]\n[build]\ncommand = \"make\"\n[[poc]]\ncommand = \"./p\"\n",
            &["line 2", "/"],
        ),
        (
            "[build]\ncommand = \"make\"\n[build.variant.msan]\ncommand = \"make m\"\n[[poc]]\ncommand = \"./p\"\nbuild = \"msan\"\n",
            &["not yet"],
        ),
        (&long, &["1 MiB"]),
    ];
    let project = tiny::project();
    fs::create_dir(project.source().join("folder")).unwrap();
    rustix::fs::mknodat(
        CWD,
        project.source().join("pipe"),
        FileType::Fifo,
        Mode::from_raw_mode(0o644),
        0,
    )
    .unwrap();
    for (text, words) in cases {
        project.write("patchwright.toml", text);
        refused(tiny::reproduce(&project, &[]), words);
    }
    project.write("patchwright.toml", b"[build]\ncommand = \"\xff\"\n");
    refused(tiny::reproduce(&project, &[]), &["UTF-8"]);
}

#[test]
fn places_and_words() {
    let project = tiny::project();
    let json = |words: &[&str]| Tool::new(&project, &[words, &["--format", "json"]].concat()).run();
    refused(json(&["reproduce", "nowhere"]), &["nowhere", "no manifest"]);
    refused(json(&["reproduce"]), &["no case was given"]);
    refused(
        json(&[
            "reproduce",
            "--source",
            "/",
            "--build",
            "make",
            "--poc",
            "./p",
        ]),
        &["system folder"],
    );
    refused(json(&["report", "nowhere.txt"]), &["nowhere.txt"]);
    refused(json(&["report", "src"]), &["src"]);
    refused(json(&["init", "nowhere"]), &["nowhere", "not a folder"]);
    refused(json(&["init", "home"]), &["--build"]);
    let no_home = Tool::new(&project, &["cache", "--format", "json"]);
    refused(
        no_home
            .env("HOME", "")
            .env("XDG_CACHE_HOME", "relative")
            .run(),
        &["XDG_CACHE_HOME"],
    );
    let file = project.write_beside("file", "");
    let in_a_file = file.join("cache").display().to_string();
    refused(
        tiny::reproduce(&project, &["--cache-dir", &in_a_file]),
        &["file/cache"],
    );
    refused(
        tiny::reproduce(&project, &["--cache-dir", "/proc/patchwright"]),
        &["/proc/patchwright"],
    );
    refused(
        tiny::reproduce(&project, &["--runs-dir", &in_a_file]),
        &["file/cache"],
    );
}

/// Clap's own errors keep the contract too.
#[test]
fn wrong_words_on_the_command_line() {
    let project = tiny::project();
    let cases: [(&[&str], &str); 6] = [
        (&["reproduce", "--no-such-flag"], "--no-such-flag"),
        (&["no-such-command"], "no-such-command"),
        (&["reproduce", "--runs", "many"], "many"),
        (
            &["reproduce", "--input", "x", "--poc", "./p {input}"],
            "--input belongs to the --poc before it",
        ),
        (
            &[
                "reproduce",
                "--env",
                "EMPTY",
                "--build",
                "make",
                "--poc",
                "p",
            ],
            "EMPTY",
        ),
        (&["reproduce", "--quiet", "--verbose"], "--verbose"),
    ];
    for (words, expected) in cases {
        let plain = Tool::new(&project, words).run().exits(2);
        assert!(plain.stderr.contains(expected), "{plain}");
        assert_eq!(plain.stdout, "", "{plain}");
        let json = Tool::new(&project, &[words, &["--format=json"]].concat())
            .run()
            .exits(2);
        let error = json.json()["error"].as_str().unwrap().to_owned();
        assert!(error.contains(expected), "{json}");
    }
}

#[test]
fn builds_that_fail_before_any_patch() {
    let project = tiny::project();
    let broken = tiny::PROGRAM.replace("return block[at]", "return undeclared_thing + missing_too");
    project.write("prog.c", broken);
    let output = tiny::reproduce(&project, &[]);
    refused(
        output,
        &[
            "build command `make` ended with status 2",
            "first error: prog.c:7",
            "undeclared_thing",
        ],
    );
    project.write("prog.c", tiny::PROGRAM);
    let cases: [(&[&str], &[&str]); 5] = [
        (
            &["--env", "CC=no-such-compiler", "--build", "make -e"],
            &["build command", "no-such-compiler"],
        ),
        (
            &["--setup", "echo setting up; ./configure-me"],
            &["setup command", "configure-me"],
        ),
        (
            &["--setup", "exit 7"],
            &[
                "setup command `exit 7` ended with status 7",
                "it printed nothing",
            ],
        ),
        (
            &["--build", "kill -9 $$"],
            &["build command", "killed by signal 9"],
        ),
        (
            &[
                "--test-build",
                "echo no tests here >&2; false",
                "--test",
                "true",
            ],
            &["test build command", "no tests here"],
        ),
    ];
    for (flags, words) in cases {
        refused(tiny::reproduce(&project, flags), words);
    }
    assert_eq!(
        tiny::reproduce(&project, &["--runs", "1"]).exits(0).json()["base"]["cached"],
        false
    );
}

#[test]
fn builds_that_do_not_end_or_fit() {
    let limits = "[limits]\ndisk-mib = 64\nmemory-mib = 256\n";
    let cases: [(u64, &str, &[&str]); 3] = [
        (1, "sleep 1000", &["did not end within 1 second"]),
        (
            60,
            "head -c 200M /dev/zero > big; sleep 60",
            &["limits.disk-mib"],
        ),
        // A single line without a newline, all of which `tail` has to keep in memory.
        (
            60,
            "head -c 900M /dev/zero | tail > /dev/null",
            &["limits.memory-mib"],
        ),
    ];
    for (seconds, build, words) in cases {
        let build_table = format!("[build]\nseconds = {seconds}\n");
        let manifest = tiny::MANIFEST.replace("[build]\n", &build_table);
        let project = tiny::with_manifest(&format!("{limits}{manifest}"));
        refused(tiny::reproduce(&project, &["--build", build]), words);
    }
}

/// Only root can create a file system of a given size; for other users the test above stands in.
#[test]
fn a_full_disk() {
    if !rustix::process::geteuid().is_root() {
        return;
    }
    let project = tiny::project();
    project.write("large.bin", vec![7; 6 << 20]);
    let disk = project.root().join("disk");
    fs::create_dir(&disk).unwrap();
    let options = std::ffi::CString::new("size=8m").unwrap();
    let mounted = rustix::mount::mount(
        "none",
        &disk,
        "tmpfs",
        rustix::mount::MountFlags::empty(),
        options.as_c_str(),
    );
    if mounted.is_err() {
        return;
    }
    let run = std::panic::catch_unwind(|| {
        let output = Tool::new(&project, &["reproduce", "src", "--format", "json"])
            .arg("--cache-dir")
            .arg(&disk)
            .unwatched()
            .run();
        refused(output, &["No space left on device"]);
        let bases = fs::read_dir(disk.join("bases")).unwrap().flatten();
        let folders: Vec<_> = bases
            .filter(|entry| entry.path().is_dir())
            .map(|entry| entry.path())
            .collect();
        assert_eq!(folders, Vec::<std::path::PathBuf>::new());
        assert_eq!(fs::read_dir(disk.join("work")).unwrap().count(), 0);
    });
    rustix::mount::unmount(&disk, rustix::mount::UnmountFlags::DETACH).unwrap();
    run.unwrap();
}

#[test]
fn links_that_lead_out() {
    for (target, words) in [
        ("/home", "/home"),
        ("../../etc/passwd", "etc/passwd"),
        ("../other", "other"),
    ] {
        let project = tiny::project();
        symlink(target, project.source().join("leads-out")).unwrap();
        refused(
            tiny::reproduce(&project, &[]),
            &[
                "the link leads-out leads out of the source tree",
                words,
                "exclude",
            ],
        );
    }
}

/// A hostile program that prints endlessly must not fill our memory.
#[test]
fn more_output_than_memory_may_hold() {
    let manifest = "[build]\ncommand = \"true\"\n[judge]\nruns = 1\n[[poc]]\nseconds = 120\ncommand = \"head -c 300M /dev/zero | tr '\\\\0' x; echo; echo the end\"\n";
    let project = Project::with(&[("a.c", "int a;\n"), ("patchwright.toml", manifest)]);
    let output = tiny::reproduce(&project, &[]).exits(1);
    let printed = output.json()["pocs"][0]["output"]
        .as_str()
        .unwrap()
        .to_owned();
    assert!(printed.ends_with("x\nthe end\n"), "{}", printed.len());
    assert!(printed.len() <= 2000, "{}", printed.len());
    assert!(
        output.peak_kib > 0 && output.peak_kib < 100 << 10,
        "{} KiB",
        output.peak_kib
    );
}

/// A sparse file takes no room in an archive, but all of it in a copy.
#[test]
fn trees_larger_than_the_disk_limit() {
    let project = tiny::with_manifest(
        "[build]\ncommand = \"make\"\n[[poc]]\ncommand = \"./prog {input}\"\ninput = \"crash.bin\"\n[limits]\ndisk-mib = 16\n",
    );
    let big = fs::File::create(project.source().join("big")).unwrap();
    big.set_len(2 << 40).unwrap();
    refused(
        tiny::reproduce(&project, &[]),
        &["larger than limits.disk-mib = 16", "exclude"],
    );
}
