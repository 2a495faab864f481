use patchwright_domain::candidate::Origin;

use super::*;

const OLD: &str = "\
int depth;
/* Reads. */
int read(int c)
{
    if (c == 1)
        return 2;
    return parse(c);
}

int other(int a)
{
    return a;
}
";

/// What is left of a change of `x.c` to `new`.
fn left(new: &str) -> String {
    let sources = Sources::from_memory([("x.c", OLD)]).unwrap();
    let path = RelPath::new("x.c").unwrap();
    let content = new.into();
    let origin = Origin::Patch { name: "p".into() };
    let changes = vec![FileChange::Modify { path, content }];
    let whole = normal::candidate(changes, origin, &sources).unwrap();
    let quiet = without_noise(&whole, &sources).unwrap();
    assert_eq!(quiet.id, whole.id);
    assert_eq!(quiet.origin, whole.origin);
    String::from_utf8(quiet.changes[0].content().unwrap().to_vec()).unwrap()
}

#[test]
fn no_statement_is_taken_away() {
    let fix = OLD.replace(
        "    return parse(c);\n",
        "    if (++depth > 9)\n        return 0;\n    c = parse(c);\n    depth--;\n    return c;\n",
    );
    assert_eq!(left(&fix), fix);
}

#[test]
fn layout_and_comments_elsewhere_go() {
    let fix = OLD.replace("c == 1", "c <= 1");
    let noisy = fix
        .replace("    return a;\n", "\treturn a;\n")
        .replace("}\n\nint other", "}\n\n// Tidied.\nint other");
    assert_eq!(left(&noisy), fix);
}

#[test]
fn a_comment_beside_the_change_stays() {
    let fix = OLD
        .replace("c == 1", "c <= 1")
        .replace("/* Reads. */", "/* Reads; c may be negative. */");
    assert_eq!(left(&fix), fix);
}

#[test]
fn what_is_no_noise_together_stays() {
    // Either of the two opens the comment.
    let fix = OLD.replace(
        "}\n\nint other(int a)\n{\n    return a;\n}\n",
        "}\n/* one\n\n/* two\nint other(int a)\n{\n    return a;\n}\n*/\n",
    );
    assert_ne!(fix, OLD);
    assert_eq!(left(&fix), fix);
}

#[test]
fn nothing_but_comments_is_left_as_it_is() {
    let all = OLD.replace("/* Reads. */", "/* Reads it. */");
    assert_eq!(left(&all), all);
}
