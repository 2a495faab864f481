use super::*;

fn check(patch: &str, expected: &str) {
    let (text, note) = cleaned(patch);
    assert_eq!(text, expected);
    assert_eq!(note.is_some(), patch != expected);
}

#[test]
fn numbers_and_marks_are_left_out() {
    check(
        "a.c\n<<<<<<< SEARCH\n    9  int x; // <<< crash frame #0\n   10  \n   11\n   12      y(); // why // <<< free frame #1, crash frame #2\n=======\n    9  int x = 0;\n    y();\n>>>>>>> REPLACE\n",
        "a.c\n<<<<<<< SEARCH\nint x;\n\n\n    y(); // why\n=======\nint x = 0;\n    y();\n>>>>>>> REPLACE\n",
    );
    check(
        "-f(n); // <<< recursion, frame #3\n-g(n); // <<< the stack ended here, crash frame #1 of PoC 2\n",
        "-f(n);\n-g(n);\n",
    );
    check(
        "@@ -1 +1 @@\n-int x; // <<< crash frame #0\r\n+int y;\n",
        "@@ -1 +1 @@\n-int x;\r\n+int y;\n",
    );
}

#[test]
fn what_only_looks_so_is_code() {
    let same = |patch: &str| check(patch, patch);
    same("");
    same("a.c\n<<<<<<< SEARCH\n  1  2\nint x;\n=======\n>>>>>>> REPLACE\n");
    same("a.c\n<<<<<<< SEARCH\n  2  x\n  1  y\n=======\n>>>>>>> REPLACE\n");
    same("a.c\n<<<<<<< SEARCH\n  1, 2,\n=======\n  1, 2, 3,\n>>>>>>> REPLACE\n");
    same("-x = 1; // <<< see the crash frame #9 of 2019\n+y\n");
    same("-x = 1; // <<< look here\n+y\n");
    same("<<<<<<< SEARCH\n   1  never ended\n");
    same("<<<<<<< SEARCH\n>>>>>>> REPLACE\n=======\n");
}
