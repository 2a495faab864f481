use patchwright_domain::candidate::Origin;
use patchwright_edit::read_candidate;

use super::*;

/// The bounds check accepts one byte too many.
const PAGES: &str = "\
struct sink *new_sink(void) {
  struct sink *s = malloc(sizeof *s);
  return s;
}
int push(struct sink *s, char c) {
  if (s->n > PAGE) {
    flush(s);
    s->n = 0;
  }
  s->buf[s->n] = c;
  s->n++;
  return 0;
}
void stop(struct sink *s) {
  if (!s) return;
  s->buf[0] = 0;
  log_end(s);
}
int line(struct sink *s, int times) {
  s->wide = s->wide * times;
  s->sum = s->sum * 31;
  push(s, 'a');
  return s->sum % 97;
}
int fill(struct sink *s) {
  if (push(s, 'b') < 0) return -1;
  return 0;
}
";
const STORE: &str = "  s->buf[s->n] = c;\n";
const CHECK: &str = "  if (s->n > PAGE) {\n";

fn crash() -> CrashLines {
    let path = RelPath::new("page.c").unwrap();
    CrashLines {
        named: vec![
            (path.clone(), 10, Role::Crash),
            (path.clone(), 22, Role::Stack),
            (path, 2, Role::Memory),
        ],
    }
}

/// In the format that models use.
fn patch(old: &str, new: &str) -> String {
    format!("page.c\n<<<<<<< SEARCH\n{old}=======\n{new}>>>>>>> REPLACE\n")
}

fn measured(old: &str, new: &str) -> PatchFacts {
    let sources = Sources::from_memory([("page.c", PAGES)]).unwrap();
    let origin = Origin::Strategy {
        name: "patchagent".to_owned(),
        round: 1,
    };
    let patch = patch(old, new);
    let (candidate, _) = read_candidate(patch.as_bytes(), origin, &sources).unwrap();
    PatchFacts::measure(&candidate, &sources, &crash(), &Originals::default()).unwrap()
}

#[test]
fn exit_and_place_are_read_from_the_diff() {
    let before_store = |text: &str| format!("{text}{STORE}");
    let before_check = |text: &str| format!("{text}{CHECK}");
    let (store, check) = (STORE, CHECK);
    let cases = [
        (
            "tightened",
            check,
            CHECK.replace('>', ">="),
            Exit::Corrected,
            PatchPlace::CrashFunction,
            1,
        ),
        (
            "guard where it crashes",
            store,
            before_store("  if (s->n >= PAGE) return -1;\n"),
            Exit::Error,
            PatchPlace::CrashSite,
            1,
        ),
        (
            "a check that asks more",
            "  if (!s) return;\n",
            "  if (!s || s->n < 0) return;\n".to_owned(),
            Exit::Error,
            PatchPlace::Producer,
            1,
        ),
        (
            "done under more conditions",
            check,
            "  if (s->n > PAGE && s->open) {\n".to_owned(),
            Exit::SilentSkip,
            PatchPlace::CrashFunction,
            1,
        ),
        (
            "guard before",
            check,
            before_check("  if (s->n > PAGE + 1)\n    goto fail;\n"),
            Exit::Error,
            PatchPlace::CrashFunction,
            2,
        ),
        (
            "the project's macro",
            check,
            before_check("  REQUIRE(s->n <= PAGE);\n"),
            Exit::Error,
            PatchPlace::CrashFunction,
            1,
        ),
        (
            "another value",
            check,
            before_check("  if (s->n > PAGE) s->n = PAGE;\n"),
            Exit::Substitute,
            PatchPlace::CrashFunction,
            1,
        ),
        (
            "another index",
            store,
            "  s->buf[s->n < PAGE ? s->n : 0] = c;\n".to_owned(),
            Exit::Substitute,
            PatchPlace::CrashSite,
            1,
        ),
        (
            "only sometimes",
            store,
            "  if (s->n < PAGE) s->buf[s->n] = c;\n".to_owned(),
            Exit::SilentSkip,
            PatchPlace::CrashSite,
            1,
        ),
        (
            "a call and the look at its answer, only sometimes",
            "  if (push(s, 'b') < 0) return -1;\n",
            "  if (s->n < PAGE) {\n    if (push(s, 'b') < 0) return -1;\n  }\n".to_owned(),
            Exit::SilentSkip,
            PatchPlace::Producer,
            3,
        ),
        (
            "not at all",
            store,
            String::new(),
            Exit::SilentSkip,
            PatchPlace::CrashSite,
            1,
        ),
        (
            "no result, but it leaves so elsewhere",
            "  s->buf[0] = 0;\n",
            "  if (!s->buf) return;\n  s->buf[0] = 0;\n".to_owned(),
            Exit::Error,
            PatchPlace::Producer,
            1,
        ),
        (
            "guard in a caller",
            "  push(s, 'a');\n",
            "  if (s->n > PAGE) return -1;\n  push(s, 'a');\n".to_owned(),
            Exit::Error,
            PatchPlace::Caller,
            1,
        ),
        (
            "another product instead of an overflow",
            "  s->wide = s->wide * times;\n",
            "  s->wide = (int)((unsigned int)s->wide * (unsigned int)times);\n".to_owned(),
            Exit::Substitute,
            PatchPlace::Caller,
            1,
        ),
        (
            "a wider product",
            "  s->wide = s->wide * times;\n",
            "  s->wide = (int)((unsigned long)s->wide * times / 2);\n".to_owned(),
            Exit::Corrected,
            PatchPlace::Caller,
            1,
        ),
        (
            "a sum of which only a remainder is taken may wrap",
            "  s->sum = s->sum * 31;\n",
            "  s->sum = (int)((unsigned int)s->sum * 31u);\n".to_owned(),
            Exit::Corrected,
            PatchPlace::Caller,
            1,
        ),
        (
            "more memory",
            "  struct sink *s = malloc(sizeof *s);\n",
            "  struct sink *s = malloc(sizeof *s + 1);\n".to_owned(),
            Exit::Corrected,
            PatchPlace::Memory,
            1,
        ),
    ];
    for (name, old, new, exit, place, lines) in cases {
        let facts = measured(old, &new);
        assert_eq!(facts, PatchFacts { exit, place, lines }, "{name}");
    }
}

/// A rule replaces spans and a model writes blocks: the same edit has the same facts.
#[test]
fn it_does_not_matter_who_made_it() {
    let sources = Sources::from_memory([("page.c", PAGES)]).unwrap();
    let content = PAGES.replace(CHECK, &CHECK.replace('>', ">="));
    let path = RelPath::new("page.c").unwrap();
    let change = FileChange::Modify {
        path,
        content: content.into_bytes(),
    };
    let origin = Origin::Strategy {
        name: "constraint".to_owned(),
        round: 0,
    };
    let rule = patchwright_edit::candidate(vec![change], origin, &sources).unwrap();
    let rule = PatchFacts::measure(&rule, &sources, &crash(), &Originals::default()).unwrap();
    assert_eq!(rule, measured(CHECK, &CHECK.replace('>', ">=")));
}
