//! Which frame is the project's, and what its path is called.

use patchwright_domain::report::{BugKind, CodeOwner, CrashReport, Frame, Sanitizer};

use super::*;

/// Frames as `function file`, a module in place of the file when in parentheses.
fn report(frames: &[&str]) -> CrashReport {
    let mut report = CrashReport::new(BugKind::Segv, Sanitizer::Address);
    for text in frames {
        let (function, place) = text.split_once(' ').unwrap();
        let mut frame = Frame {
            function: Some(function.to_owned()),
            ..Frame::default()
        };
        match place.strip_prefix('(') {
            Some(module) => frame.module = Some(module.trim_end_matches(')').to_owned()),
            None => {
                frame.file = Some(place.to_owned());
                frame.line = Some(7);
            }
        }
        report.frames.push(frame);
    }
    report
}

/// `function file` of the first project frame.
fn located(project: &Project, frames: &[&str]) -> String {
    match locate(&report(frames), project) {
        None => "-".to_owned(),
        Some(location) => format!(
            "{} {}",
            location.function.unwrap_or_default(),
            location.file.unwrap_or_default()
        ),
    }
}

#[test]
fn the_first_frame_of_the_project() {
    let told = Project::at("/home/me/tool");
    let guessed = Project::default();
    for (project, frames, expected) in [
        (&told, &["f /home/me/tool/src/a.c"][..], "f src/a.c"),
        (&told, &["f /home/me/tool/src/../lib/./a.c"], "f lib/a.c"),
        (
            &told,
            &["at /usr/include/c++/12/v.h", "f /home/me/tool/a.cc"],
            "f a.cc",
        ),
        (
            &told,
            &["z /deps/zlib/inflate.c", "f /home/me/tool/a.c"],
            "f a.c",
        ),
        (
            &told,
            &["f /home/me/toolbox/a.c", "g /home/me/tool/b.c"],
            "g b.c",
        ),
        (
            &told,
            &["__asan_memcpy (/home/me/tool/tool)", "f /home/me/tool/a.c"],
            "f a.c",
        ),
        (
            &told,
            &["memcpy (/home/me/tool/tool)", "f /home/me/tool/a.c"],
            "f a.c",
        ),
        (
            &told,
            &["raise signal/../sysdeps/posix/raise.c", "f a.c"],
            "f a.c",
        ),
        (
            &told,
            &["abort stdlib/abort.c", "f /home/me/tool/a.c"],
            "f a.c",
        ),
        (
            &told,
            &["intern string/intern.c", "f /home/me/tool/a.c"],
            "intern string/intern.c",
        ),
        // A report from another machine: no frame lies below the root.
        (
            &told,
            &[
                "malloc (/lib/libc.so.6)",
                "f /src/tool/lib/a.c",
                "main /src/tool/main.c",
            ],
            "f lib/a.c",
        ),
        (
            &guessed,
            &["f /src/tool/lib/a.c", "main /src/tool/main.c"],
            "f lib/a.c",
        ),
        (&guessed, &["f /src/tool/a.c"], "f a.c"),
        (&guessed, &["f (/opt/tool)"], "f "),
        (
            &guessed,
            &["f (/lib/x86_64-linux-gnu/libz.so.1)", "g (/opt/tool)"],
            "g ",
        ),
        (
            &guessed,
            &["fuzzer::Run (/opt/fuzz)", "main (/opt/fuzz)"],
            "-",
        ),
        (
            &guessed,
            &["Execute /src/llvm-project/compiler-rt/lib/fuzzer/FuzzerLoop.cpp"],
            "-",
        ),
        (&guessed, &[], "-"),
    ] {
        assert_eq!(located(project, frames), expected, "{frames:?}");
    }
}

#[test]
fn known_files_translate_foreign_paths() {
    let project = Project {
        root: Some("/home/me/tool".into()),
        files: ["lib/a.c".to_owned(), "main.c".to_owned()].into(),
        ..Project::default()
    };
    for (frames, expected) in [
        (&["z /src/zlib/z.c", "f /src/tool/lib/a.c"][..], "f lib/a.c"),
        (&["main /build/tool-1.2/main.c"], "main main.c"),
    ] {
        assert_eq!(located(&project, frames), expected);
    }
}

#[test]
fn harness_and_tests_are_told_apart() {
    let project = Project::at("/p");
    for (frames, expected) in [
        (&["LLVMFuzzerTestOneInput /p/x.c"][..], CodeOwner::Harness),
        (
            &["memcpy (/p/x)", "LLVMFuzzerTestOneInput /p/x.c"],
            CodeOwner::Harness,
        ),
        (&["check /p/fuzz/target.c"], CodeOwner::Harness),
        (&["check /p/src/tests/t.c"], CodeOwner::TestCode),
        (&["check /p/src/contest/t.c"], CodeOwner::Project),
        (
            &["f /p/a.c", "LLVMFuzzerTestOneInput /p/fuzz/x.c"],
            CodeOwner::Project,
        ),
        (&["_start (/p/x)"], CodeOwner::Unknown),
    ] {
        assert_eq!(owner(&report(frames), &project), expected, "{frames:?}");
    }
}

#[test]
fn packages_lead_to_files_below_a_source_root() {
    let mut project = Project::at("/src/demo");
    project.files = [
        "src/main/java/demo/Main.java",
        "src/test/java/demo/MainTest.java",
    ]
    .map(str::to_owned)
    .into();
    for (frames, expected) in [
        (
            vec![
                "java.util.List.get java/util/List.java",
                "demo.Main.run demo/Main.java",
            ],
            "demo.Main.run src/main/java/demo/Main.java",
        ),
        (
            vec![
                "org.other.Lib.call org/other/Lib.java",
                "demo.Main.run demo/Main.java",
            ],
            "demo.Main.run src/main/java/demo/Main.java",
        ),
        (vec!["org.other.Lib.call org/other/Lib.java"], "-"),
    ] {
        assert_eq!(located(&project, &frames), expected);
    }
    // Without a list of files every package that is no library's may be the project's.
    let frames = [
        "java.util.List.get java/util/List.java",
        "demo.Main.run demo/Main.java",
    ];
    assert_eq!(
        located(&Project::at("/src/demo"), &frames),
        "demo.Main.run demo/Main.java"
    );
}

#[test]
fn what_a_package_manager_put_below_the_root_is_not_the_projects() {
    let project = Project::at("/src/demo");
    for path in [
        "/src/demo/node_modules/x/index.js",
        "/src/demo/venv/lib/python3.11/site-packages/x.py",
        "node:fs",
        "<string>",
    ] {
        let frame = format!("f {path}");
        assert_eq!(
            located(&project, &[&frame, "g /src/demo/a.js"]),
            "g a.js",
            "{path}"
        );
    }
}
