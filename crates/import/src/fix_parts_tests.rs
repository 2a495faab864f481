use super::*;

const COMMIT: &str = "From 0123 Mon Sep 17 00:00:00 2001\nSubject: [PATCH] rows: CVE-2024-0001\n\n---\n\
diff --git a/src/rows.c b/src/rows.c\nindex 1..2 100644\n--- a/src/rows.c\n+++ b/src/rows.c\n@@ -3,3 +3,4 @@ int sum(void)\n a\n-b <= c\n+b < c\n+d\n \n\
diff --git a/tests/bad.bin b/tests/bad.bin\nnew file mode 100644\nGIT binary patch\nliteral 3\nKcmZ\n\n\
diff --git a/new.c b/new.c\nnew file mode 100644\n--- /dev/null\n+++ b/new.c\n@@ -0,0 +1 @@\n+x\n\
diff --git a/NEWS b/NEWS\n--- a/NEWS\n+++ b/NEWS\n@@ -1 +1 @@\n-old\n+new\n-- \n2.39\n";

#[test]
fn a_commit_is_told_apart() {
    let parts = split(COMMIT);
    let seen: Vec<(&str, What)> = parts
        .iter()
        .map(|part| (part.path.as_str(), part.what))
        .collect();
    assert_eq!(
        seen,
        [
            ("src/rows.c", What::Code),
            ("tests/bad.bin", What::Test),
            ("new.c", What::Code),
            ("NEWS", What::Other)
        ]
    );
    assert!(!parts[3].text.contains("2.39"), "{}", parts[3].text);
}

#[test]
fn a_diff_is_turned_round() {
    let parts = split(COMMIT);
    assert_eq!(
        reversed(&parts[0].text),
        "diff --git a/src/rows.c b/src/rows.c\nindex 1..2 100644\n--- a/src/rows.c\n+++ b/src/rows.c\n\
         @@ -3,4 +3,3 @@ int sum(void)\n a\n+b <= c\n-b < c\n-d\n \n"
    );
    assert!(
        reversed(&parts[2].text)
            .contains("deleted file mode 100644\n--- a/new.c\n+++ /dev/null\n@@ -1 +0,0 @@\n-x\n")
    );
    assert_eq!(reversed(&reversed(&parts[0].text)), parts[0].text);
}
