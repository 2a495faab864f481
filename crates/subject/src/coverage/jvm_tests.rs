use super::*;

#[test]
fn lines_are_those_of_the_files_that_were_asked_for() {
    let path = |text: &str| RelPath::new(text.as_bytes().to_vec()).unwrap();
    let files = [path("src/t/Main.java"), path("src/t/Unused.java")].into();
    let lines =
        b"code\t3\tsrc/t/Main.java\ncode\t4\tsrc/t/Main.java\nreached\t4\tsrc/t/Main.java\n\
                  reached\tfour\tsrc/t/Main.java\nreached\t9\tsrc/t/Other.java\nreached\t1";
    let coverage = coverage_of(&files, lines);
    let main = &coverage.files[&path("src/t/Main.java")];
    assert_eq!(main.code, [3, 4].into());
    assert_eq!(main.reached, [4].into());
    assert_eq!(
        coverage.files[&path("src/t/Unused.java")],
        FileCoverage::default()
    );
    assert_eq!(coverage.files.len(), 2);
}
