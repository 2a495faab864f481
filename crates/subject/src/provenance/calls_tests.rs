use super::*;

fn javac(words: &str, lists: &[&str]) -> Call {
    Call {
        program: "/usr/lib/jvm/jdk/bin/javac".into(),
        cwd: "/src".into(),
        argv: words.split_whitespace().map(str::to_owned).collect(),
        told: lists.iter().map(|list| (*list).to_owned()).collect(),
    }
}

#[test]
fn javac_may_be_given_its_sources_in_another_order_or_some_of_them() {
    let whole = javac("-g -d out a/A.java a/B.java", &[]);
    let cases = [
        ("-g -d out a/B.java a/A.java", true),
        ("-g -d out a/B.java", true),
        ("-g -d out a/B.java a/C.java", false),
        ("-d out a/A.java a/B.java", false),
        ("-g -d other a/A.java a/B.java", false),
        ("-g -d out -proc:none a/A.java", false),
    ];
    for (words, expected) in cases {
        assert_eq!(is_part_of(&javac(words, &[]), &whole), expected, "{words}");
    }
    let listed = javac("-d out @list", &["a/A.java\na/B.java\n"]);
    let other = javac("-d out @list", &["a/B.java\na/A.java\n"]);
    assert!(is_part_of(&other, &listed));
    let more = javac("-d out @list", &["a/B.java\na/D.java\n"]);
    assert!(!is_part_of(&more, &listed));
}

#[test]
fn javac_and_jar_are_tools_and_java_is_none() {
    for (name, expected) in [
        ("javac", true),
        ("jar", true),
        ("java", false),
        ("mvn", false),
    ] {
        assert_eq!(
            is_tool(&Path::new("/usr/bin").join(name)),
            expected,
            "{name}"
        );
    }
}
