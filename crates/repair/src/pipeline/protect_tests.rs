use patchwright_domain::candidate::{FileChange, Origin};
use patchwright_edit::candidate;

use super::*;

const OLD: &str = "int f(int a, char *p) {\n  free(p);\n  return a;\n}\n";

fn made(content: &str, sources: &Sources<'_>) -> Candidate {
    let change = FileChange::Modify {
        path: RelPath::new("a.c").unwrap(),
        content: content.as_bytes().to_vec(),
    };
    let name = "test".to_owned();
    candidate(vec![change], Origin::Patch { name }, sources).unwrap()
}

#[test]
fn only_what_cannot_protect_is_dropped() {
    let sources = Sources::from_memory([("a.c", OLD)]).unwrap();
    let guard = "  if (a < 0) return -1;\n";
    let whole = |added: &str| OLD.replace("  free(p);\n", &format!("{guard}{added}  free(p);\n"));
    let smaller = made(&whole(""), &sources);
    for (added, may_go) in [
        ("  if (a > 9) return -1;\n", false),
        ("  p = 0;\n", false),
        ("  check(p);\n", false),
        ("  REQUIRE(a != 3);\n", false),
        ("  /* if (a) */\n", true),
        ("  ;\n", true),
        ("  int unused;\n", true),
    ] {
        let whole = made(&whole(added), &sources);
        let kept = keeps_all(&smaller, &whole, &sources).unwrap();
        assert_eq!(kept, may_go, "{added}");
    }
}
