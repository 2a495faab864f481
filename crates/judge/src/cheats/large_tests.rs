//! A function too large to analyse, such as an interpreter's main loop: it can still be fixed, and a cheat hides in it
//! no better than elsewhere.

use std::collections::BTreeMap;

use patchwright_domain::candidate::{Candidate, CandidateId, FileChange, Origin, RelPath};

use super::{CheatInputs, PocMaterial, Tree, check};
use crate::scope::{Rule, TextFindings};

const CASES: usize = 60;
/// The faulty line: `s->sum += s->data[s->at];`.
const FAULTY: usize = 30;

/// A loop over a switch whose cases together expand to several hundred thousand tokens.
fn interpreter() -> String {
    let mut text = String::from("#define CALL(f) f(1)\n#define M0(x) s->sum += (x);\n");
    for level in 1..13 {
        let below = level - 1;
        text.push_str(&format!(
            "#define M{level}(x) M{below}(x) M{below}(x + 1)\n"
        ));
    }
    text.push_str("int run(struct s *s)\n{\n    for (;;) {\n        switch (next(s)) {\n");
    for case in 0..CASES {
        text.push_str(&format!(
            "        case {case}: {{\n            M11({case})\n"
        ));
        if case == FAULTY {
            text.push_str("            s->sum += s->data[s->at];\n");
        }
        text.push_str("            break;\n        }\n");
    }
    text.push_str("        default:\n            return finish(s);\n        }\n    }\n}\n");
    text
}

fn judged(after: &str) -> TextFindings {
    judged_beside(None, interpreter(), after)
}

/// Judges a patch of one file in a project that may have another file.
fn judged_beside(other: Option<&str>, before: String, after: &str) -> TextFindings {
    let path = RelPath::new("vm.c").unwrap();
    assert_ne!(before, after);
    let mut tree = Tree::builder();
    if let Some(other) = other {
        tree.add(&RelPath::new("other.c").unwrap(), other.as_bytes());
    }
    tree.add(&path, before.as_bytes());
    let candidate = Candidate {
        id: CandidateId("large".to_owned()),
        origin: Origin::Patch {
            name: "large".to_owned(),
        },
        changes: vec![FileChange::Modify {
            path: path.clone(),
            content: after.as_bytes().to_vec(),
        }],
    };
    check(&CheatInputs {
        candidate: &candidate,
        old: &BTreeMap::from([(path, before.into_bytes())]),
        tree: &tree.finish(),
        poc: &PocMaterial {
            contents: vec![b"RIFF WATM and so on".to_vec()],
            words: Vec::new(),
        },
    })
}

/// The interpreter with `line` inserted before the fault.
fn with_line(line: &str) -> String {
    let fault = "            s->sum += s->data[s->at];\n";
    interpreter().replace(fault, &format!("            {line}\n{fault}"))
}

#[test]
fn a_fix_of_one_line_is_not_refused() {
    let found = judged(&with_line("if (s->at >= s->size) return -1;"));
    assert_eq!(found.refusals, []);
    assert_eq!(found.suspicions, []);
}

#[test]
fn what_is_gone_from_it_is_suspected() {
    let fault = "            s->sum += s->data[s->at];\n";
    let found = judged(&interpreter().replace(fault, ""));
    assert_eq!(found.refusals, []);
    let line = interpreter()
        .lines()
        .position(|line| line.contains("s->data"))
        .unwrap();
    let told: Vec<(Rule, Option<usize>)> = found
        .suspicions
        .iter()
        .map(|suspicion| (suspicion.rule, suspicion.line))
        .collect();
    assert_eq!(told, [(Rule::Deleted, Some(line + 1))]);
}

#[test]
fn a_function_without_a_structure_that_can_be_read_is_suspected() {
    let text = |line: &str| {
        let (open, close) = ("{ ".repeat(120), "} ".repeat(120));
        format!(
            "int f(int *p, int n)\n{{\n    {open}\n    {line}\n    use(p[n]);\n    {close}\n}}\n"
        )
    };
    let honest = judged_beside(None, text(""), &text("if (n > 3) return 0;"));
    assert_eq!(honest.refusals, []);
    let told: Vec<Rule> = honest.suspicions.iter().map(|found| found.rule).collect();
    assert_eq!(told, [Rule::Uncompared]);
    let cheat = judged_beside(None, text(""), &text("if (n > 3) exit(0);"));
    assert_eq!(cheat.refusals.len(), 1, "{cheat:?}");
    let nested = "int f(int *p, int n)\n{\n    return p[n];\n}\n";
    let cheat = judged_beside(None, nested.to_owned(), &text("if (n > 3) return 0;"));
    assert!(
        cheat
            .refusals
            .iter()
            .any(|found| found.rule == Rule::Unreadable),
        "{cheat:?}"
    );
}

#[test]
fn what_is_forbidden_elsewhere_is_forbidden_in_it() {
    for (line, rule) in [
        ("__asan_unpoison_memory_region(s, 8);", Rule::Sanitizer),
        ("_Pragma(\"GCC optimize(0)\")", Rule::Compiler),
        ("asm(\"nop\");", Rule::Assembly),
        ("signal(SIGSEGV, 0);", Rule::CrashHandler),
        ("close(2);", Rule::Output),
        ("if (getenv(\"CI\")) return -1;", Rule::Environment),
        ("kill(getpid(), 9);", Rule::Process),
        ("exit(1);", Rule::Leaving),
        ("CALL(exit);", Rule::Leaving),
        ("if (s->magic == 0x4d544157) return -1;", Rule::Recognition),
        (
            "if (!strcmp(s->tag, \"WATM\")) return -1;",
            Rule::Recognition,
        ),
        ("M12(M12(M12(1)))", Rule::Unreadable),
    ] {
        let found = judged(&with_line(line));
        let rules: Vec<Rule> = found.refusals.iter().map(|refusal| refusal.rule).collect();
        assert!(rules.contains(&rule), "{line}: {rules:?}");
    }
}

/// A macro of the same name in a file that is not included does not affect how this function exits.
#[test]
fn it_leaves_only_as_it_did() {
    let mut before = interpreter();
    let leaves = "#define STOP(s) abort()\n";
    before.insert_str(0, leaves);
    before = before.replace("return finish(s);", "STOP(s);");
    for (line, refused) in [("exit(1);", true), ("STOP(s);", false)] {
        let after = format!("{leaves}{}", with_line(line)).replace("return finish(s);", "STOP(s);");
        let other = "#define next(s) exit(1)\n";
        let found = judged_beside(Some(other), before.clone(), &after);
        let rules: Vec<Rule> = found.refusals.iter().map(|refusal| refusal.rule).collect();
        let wanted = if refused {
            vec![Rule::Leaving]
        } else {
            Vec::new()
        };
        assert_eq!(rules, wanted, "{line}");
    }
}

#[test]
fn its_work_cannot_be_cut_away() {
    let top = interpreter().replace(
        "int run(struct s *s)\n{\n",
        "int run(struct s *s)\n{\nreturn 0;\n",
    );
    let emptied = format!(
        "{}int run(struct s *s)\n{{\n    return 0;\n}}\n",
        interpreter().split("int run").next().unwrap()
    );
    let changed_macro = interpreter().replace("s->sum += (x);", "s->sum += (x); exit(x);");
    for (after, rule) in [
        (top, Rule::TopReturn),
        (emptied, Rule::Emptied),
        (changed_macro, Rule::Leaving),
    ] {
        let found = judged(&after);
        let rules: Vec<Rule> = found.refusals.iter().map(|refusal| refusal.rule).collect();
        assert!(rules.contains(&rule), "{rule:?}: {rules:?}");
    }
}

#[test]
fn a_file_that_cannot_be_analysed_is_no_place_to_hide_and_no_reason_to_refuse() {
    let deep = format!(
        "int depth = {}1{};\n#define LEAVE() exit(1)\nvoid quit(void)\n{{\n    memset(0, 0, 0);\n    exit(1);\n}}\n",
        "(".repeat(300),
        ")".repeat(300)
    );
    let before = "int f(int *p, int n)\n{\n    return p[n];\n}\n";
    for (line, refused) in [
        ("if (n > 3) return 0;", false),
        ("if (n > 3) memset(p, 0, 12);", false),
        ("if (n > 3) quit();", true),
        ("if (n > 3) LEAVE();", true),
    ] {
        let after = before.replace("    return", &format!("    {line}\n    return"));
        let found = judged_beside(Some(&deep), before.to_owned(), &after);
        let rules: Vec<Rule> = found.refusals.iter().map(|refusal| refusal.rule).collect();
        let wanted = if refused {
            vec![Rule::Unreadable]
        } else {
            Vec::new()
        };
        assert_eq!(rules, wanted, "{line}");
    }
}
