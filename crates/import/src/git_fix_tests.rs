//! A commit that fixes a bug: its fix is taken out of the tree again.

use std::fs;
use std::path::Path;

use crate::format::Format;
use crate::request::Request;
use crate::samples::Place;

const FIX: &str = "From 0123456789abcdef0123456789abcdef01234567 Mon Sep 17 00:00:00 2001\n\
From: A <a@b>\nSubject: [PATCH] rows: stop at the end (CVE-2024-4242)\n\nSecret: the loop.\n---\n\
diff --git a/rows.c b/rows.c\n--- a/rows.c\n+++ b/rows.c\n@@ -1,3 +1,3 @@\n int f(int a)\n-{ return a <= 3; }\n+{ return a < 3; }\n int g;\n\
diff --git a/tests/row.bin b/tests/row.bin\nnew file mode 100644\nGIT binary patch\nliteral 1\nIcmZPo\n\n\
diff --git a/NEWS b/NEWS\n--- a/NEWS\n+++ b/NEWS\n@@ -1 +1 @@\n-old\n+new\n-- \n2.39.0\n";

fn fixed() -> Place {
    Place::with(&[
        ("fix.patch", FIX),
        ("fixed/rows.c", "int f(int a)\n{ return a < 3; }\nint g;\n"),
        (
            "fixed/Makefile",
            "rows: rows.c\n\t$(CC) rows.c -o rows\ncheck: rows\n\t./rows\n",
        ),
        ("fixed/tests/row.bin", "x"),
        ("fixed/NEWS", "new\n"),
    ])
}

#[test]
fn the_fix_of_a_commit_is_taken_out_again() {
    let place = fixed();
    let mut request = place.request("fix.patch");
    assert!(place.refusal(Format::GitFix, &request).contains("--source"));
    request.source = Some(place.at("fixed"));
    let said = place.refusal(Format::GitFix, &request);
    assert!(
        said.contains("tests/row.bin") && said.contains("--failing"),
        "{said}"
    );
    request.poc = Some("./rows {input}".to_owned());
    let (case, one) = place.case(Format::GitFix, &request);
    assert_eq!(case.name, "CVE-2024-4242");
    let rows = fs::read_to_string(case.source.join("rows.c")).unwrap();
    assert_eq!(rows, "int f(int a)\n{ return a <= 3; }\nint g;\n");
    assert!(case.source.join("tests/row.bin").is_file());
    assert_eq!(
        case.pocs[0].input.as_ref().unwrap(),
        &one.folder.join("poc/row.bin")
    );
    let fix = fs::read_to_string(one.folder.join("fix.patch")).unwrap();
    assert!(
        fix.contains("+{ return a < 3; }") && !fix.contains("NEWS") && !fix.contains("Secret"),
        "{fix}"
    );
    let manifest = fs::read_to_string(one.folder.join("patchwright.toml")).unwrap();
    assert!(!manifest.contains("Secret"), "{manifest}");
    // Tests that fail instead of a crash.
    fs::remove_dir_all(place.at("out")).unwrap();
    let tests = Request {
        poc: None,
        failing: vec!["row".to_owned()],
        ..request
    };
    let (case, _) = place.case(Format::GitFix, &tests);
    assert_eq!(case.pocs[0].failing_tests().unwrap().names, ["row"]);
}

#[test]
fn a_checkout_of_the_parent_is_refused() {
    let place = fixed();
    place.put("fixed/rows.c", "int f(int a)\n{ return a <= 3; }\nint g;\n");
    let request = Request {
        source: Some(place.at("fixed")),
        poc: Some("./rows {input}".to_owned()),
        ..place.request("fix.patch")
    };
    let said = place.refusal(Format::GitFix, &request);
    assert!(said.contains("not of its parent"), "{said}");
}

/// The case's folder is named after the foreign name, and nothing of it is written through a link of the tree.
#[test]
fn no_link_of_a_tree_is_written_through() {
    let place = fixed();
    place.put(
        "fixed/real/rows.c",
        "int f(int a)\n{ return a < 3; }\nint g;\n",
    );
    std::os::unix::fs::symlink("real", place.at("fixed/way")).unwrap();
    place.put("fix.patch", &FIX.replace("rows.c", "way/rows.c"));
    let request = Request {
        source: Some(place.at("fixed")),
        poc: Some("./rows {input}".to_owned()),
        ..place.request("fix.patch")
    };
    let said = place.refusal(Format::GitFix, &request);
    assert!(said.contains("leads through a link"), "{said}");
    assert!(Path::new(&place.at("fixed/real/rows.c")).is_file());
}
