//! What each kind means, how it is repaired at its root, and the wrong fix it invites; the text
//! lives in `advice.md`.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use patchwright_domain::report::BugKind;

use crate::owners::Owner;

/// Text about one kind.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Advice {
    pub means: &'static str,
    pub repair: &'static str,
    pub wrong: &'static str,
}

/// The text about a kind.
pub(crate) fn advice(kind: BugKind) -> Advice {
    const NONE: Advice = Advice {
        means: "",
        repair: "",
        wrong: "",
    };
    TABLE.get(kind.name()).copied().unwrap_or(NONE)
}

/// The text about a kind where a collector or a reference count freed the block; the usual text where there is no
/// special one.
pub(crate) fn advice_by(kind: BugKind, owner: Owner) -> Advice {
    let case = match owner {
        Owner::Collector => "by-collector",
        Owner::Count => "by-count",
        Owner::Perhaps => return advice(kind),
    };
    let special = TABLE.get(format!("{kind} {case}").as_str());
    special.copied().unwrap_or_else(|| advice(kind))
}

static TABLE: LazyLock<BTreeMap<&'static str, Advice>> =
    LazyLock::new(|| read(include_str!("advice.md")));

/// Sections `## kind, kind` with one line each for `Means:`, `Repair:` and `Wrong:`.
fn read(text: &'static str) -> BTreeMap<&'static str, Advice> {
    let mut table = BTreeMap::new();
    for section in text.split("\n## ").skip(1) {
        let (kinds, body) = section.split_once('\n').unwrap_or((section, ""));
        let field = |name: &str| {
            body.lines()
                .find_map(|line| line.strip_prefix(name))
                .unwrap_or_default()
                .trim()
        };
        let advice = Advice {
            means: field("Means:"),
            repair: field("Repair:"),
            wrong: field("Wrong:"),
        };
        for kind in kinds.split(',') {
            table.insert(kind.trim(), advice);
        }
    }
    table
}

#[cfg(test)]
#[path = "advice_tests.rs"]
mod tests;
