use super::*;

#[test]
fn folders_of_this_machine_are_not_told() {
    let folders = [("/home/ada/lib", "."), ("/home/ada", "~"), ("/src", ".")];
    let private = Private::new(folders.iter().map(|(path, word)| (Path::new(path), *word)));
    let cases = [
        ("#1 in f /home/ada/lib/src/a.c:3", "#1 in f src/a.c:3"),
        ("cd /home/ada/lib && make", "cd . && make"),
        ("clang -I/home/ada/lib/include -c", "clang -Iinclude -c"),
        ("\"/home/ada/.cache/x\"", "\"~/.cache/x\""),
        ("/home/adam/lib", "/home/adam/lib"),
        ("/usr/src/linux", "/usr/src/linux"),
        ("/src/a.c", "a.c"),
    ];
    for (text, expected) in cases {
        assert_eq!(private.scrub(text), expected);
    }
    assert_eq!(
        Private::new([(Path::new("/"), "~")].into_iter()).scrub("/a"),
        "/a"
    );
}
