//! Guards put before a marked statement: what becomes of their comparisons.

use patchwright_code::Code;
use patchwright_crash::{Project, purify};
use patchwright_domain::candidate::RelPath;
use patchwright_domain::constraint::{Constraint, Rule};
use patchwright_domain::report::Location;

use super::matched;
use crate::input::Input;
use crate::proposal::{Exit, Operator, PlaceKind, Proposal, TextEdit};
use crate::site::Context;

const HEAD: &str = "#define ROOM 16\nstruct rec { char name[16]; int used; unsigned len; };\n";

/// `text` in the place of the `@`, with its signs put right.
fn guarded(body: &str, text: &str) -> String {
    let source = format!("{HEAD}{body}");
    let at = source.find('@').expect("a mark");
    let path = RelPath::new("a.c").expect("a path");
    let code = Code::read([(path.clone(), source.replacen('@', " ", 1).into_bytes())]);
    let reports = patchwright_crash::parse(
        b"==1==ERROR: AddressSanitizer: SEGV on unknown address 0x000000000000\n    #0 0x1 in f /src/a.c:2:1\n",
    );
    let report = reports.first().expect("a report");
    let purified = purify(report, &Project::at("/src"));
    let ctx = Context::new(&Input {
        code: &code,
        report,
        purified: &purified,
        editable: &|_| true,
    });
    let location = Location {
        function: None,
        file: None,
        line: None,
        column: None,
    };
    let proposal = Proposal {
        operator: Operator::GuardWithErrorExit,
        place: PlaceKind::CrashSite,
        exit: Exit::ErrorExit,
        edits: vec![TextEdit {
            file: path,
            start: at,
            end: at + 1,
            text: text.to_owned(),
        }],
        constraint: Constraint {
            rule: Rule::InBounds,
            site: location.clone(),
            condition: None,
            english: String::new(),
            grounds: Vec::new(),
        },
        at: location,
        cause: String::new(),
        doubt: 0,
        check: None,
    };
    let made = matched(&ctx, proposal);
    made.edits.first().expect("an edit").text.clone()
}

#[test]
fn signs_agree() {
    let body = "int f(struct rec *r, int n, unsigned u, size_t z, short s, long l, char *p, unsigned char c) { @g(n); return 0; }";
    for (written, wanted) in [
        // A value below zero is wrong, and said to be.
        (
            "if (n > sizeof(r->name)) return -1; ",
            "if (n < 0 || (size_t)n > sizeof(r->name)) return -1; ",
        ),
        // It would have passed for a large one.
        (
            "if (n < sizeof(r->name)) return -1; ",
            "if (n < 0 || (size_t)n < sizeof(r->name)) return -1; ",
        ),
        (
            "if (z - 4 <= n) return -1; ",
            "if (n < 0 || z - 4 <= (size_t)n) return -1; ",
        ),
        (
            "if (n <= sizeof(r->name)) ",
            "if (n >= 0 && (size_t)n <= sizeof(r->name)) ",
        ),
        (
            "while (r->used < r->len) ",
            "while (r->used >= 0 && (size_t)r->used < r->len) ",
        ),
        (
            "if (z == 0 || n + 1 > z) return -1; ",
            "if (z == 0 || n + 1 < 0 || (size_t)(n + 1) > z) return -1; ",
        ),
        (
            "if (z != 0 && n > z) return -1; ",
            "if (z != 0 && (n < 0 || (size_t)n > z)) return -1; ",
        ),
        // Asked already.
        (
            "if (n < 0 || n > sizeof(r->name)) return -1; ",
            "if (n < 0 || (size_t)n > sizeof(r->name)) return -1; ",
        ),
        (
            "if (s > u) return -1; ",
            "if (s < 0 || (size_t)s > u) return -1; ",
        ),
        ("if (n > z) n = z; ", "if (n < 0 || (size_t)n > z) n = z; "),
        (
            "if (n < z) r->used = 0; ",
            "if (n >= 0 && (size_t)n < z) r->used = 0; ",
        ),
        (
            "if (z > r->name + 9 - p) return -1; ",
            "if (z > (size_t)(r->name + 9 - p)) return -1; ",
        ),
        ("if (z >= ROOM) return -1; ", ""),
        ("if (c > z) return -1; ", ""),
        ("if (z < 2 + c) return -1; ", ""),
        ("if (z + 1 >= ROOM - 1) return -1; ", ""),
        // Of one sign, or wide enough to hold both.
        ("if (z > sizeof(r->name)) return -1; ", ""),
        ("if (l > u) return -1; ", ""),
        ("if (n > 16) return -1; ", ""),
        ("if (z < 4) return -1; ", ""),
        ("if ((size_t)n > z) return -1; ", ""),
        // Of a type that is not known nothing is said.
        ("if (x > z) return -1; ", ""),
    ] {
        let wanted = if wanted.is_empty() { written } else { wanted };
        assert_eq!(guarded(body, written), wanted);
    }
}
