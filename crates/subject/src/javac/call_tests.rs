use super::*;

fn told(words: &[&str]) -> Result<JavacCall, String> {
    let words: Vec<String> = words.iter().map(|word| (*word).to_owned()).collect();
    JavacCall::new(&words, Path::new("/p"), Path::new("/jdk"))
}

#[test]
fn sources_are_compiled_alone_with_what_decides_their_classes() {
    let call = told(&[
        "-d",
        "target/classes",
        "-classpath",
        "/m2/a.jar:/p/lib",
        "-sourcepath",
        "src",
        "-s",
        "target/gen",
        "-g",
        "-nowarn",
        "-target",
        "11",
        "-Akey=value",
        "--release=11",
        "-parameters",
        "-proc:full",
        "src/p/A.java",
        "/p/src/p/B.java",
    ]);
    let call = call.unwrap();
    assert_eq!(call.output, Path::new("/p/target/classes"));
    assert_eq!(
        call.sources,
        ["/p/src/p/A.java", "/p/src/p/B.java"].map(PathBuf::from)
    );
    let words = call.alone(&["/p/src/p/A.java".into()], Path::new("/out"));
    let words: Vec<String> = words
        .iter()
        .map(|word| word.to_string_lossy().into_owned())
        .filter(|word| !word.starts_with("-J"))
        .collect();
    let expected = [
        "/jdk/bin/javac",
        "-g",
        "-nowarn",
        "-target",
        "11",
        "--release=11",
        "-parameters",
        "-proc:none",
        "-implicit:none",
        "-d",
        "/out",
        "-classpath",
        "/p/target/classes:/m2/a.jar:/p/lib",
        "/p/src/p/A.java",
    ];
    assert_eq!(words, expected);
}

#[test]
fn a_call_that_needs_more_than_a_class_path_is_no_such_call() {
    let refused = [
        (
            vec!["-d", "out", "--module-path", "lib", "A.java"],
            "javac was given --module",
        ),
        (
            vec!["-d", "out", "-p", "lib", "A.java"],
            "javac was given -p",
        ),
        (
            vec!["-d", "out", "-Xplugin:Checks", "A.java"],
            "javac was given -Xplugin",
        ),
        (
            vec!["-g", "A.java"],
            "javac put classes beside their sources",
        ),
        (vec!["-d"], "javac was given -d without a value"),
    ];
    for (words, why) in refused {
        assert_eq!(told(&words), Err(why.to_owned()), "{words:?}");
    }
    assert!(told(&["-d", "out", "-parameters", "A.java"]).is_ok());
}

#[test]
fn calls_are_read_as_the_watch_wrote_them() {
    let text = "call\nword\t-d\nword\tout\nword\ta\\\\b\\nc.java\nfolder\t/p\nhome\t/jdk\nend\n\
                call\nunread\tno frame\ncall\nword\t-d\nword\tcut";
    let calls = read_calls(text);
    let whole = calls[0].as_ref().unwrap();
    assert_eq!(whole.sources, [PathBuf::from("/p/a\\b\nc.java")]);
    assert_eq!(whole.home, Path::new("/jdk"));
    let unread = calls[1].as_ref().unwrap_err();
    assert_eq!(unread, "what javac was asked is not known: no frame");
    assert_eq!(calls.len(), 2, "a call without its end is none");
}
