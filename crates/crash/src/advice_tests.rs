//! Every kind has text, and every section names kinds that exist.

use patchwright_domain::report::BugKind;

use super::{TABLE, advice};

#[test]
fn every_kind_has_advice() {
    for kind in BugKind::ALL {
        let advice = advice(*kind);
        for (field, text) in [
            ("Means", advice.means),
            ("Repair", advice.repair),
            ("Wrong", advice.wrong),
        ] {
            assert!(text.len() > 30, "{kind} has no `{field}:` in advice.md");
        }
    }
}

#[test]
fn every_section_is_of_a_kind() {
    for name in TABLE.keys() {
        let (kind, case) = name.split_once(' ').unwrap_or((name, "by-count"));
        assert!(kind.parse::<BugKind>().is_ok(), "advice.md: {name}");
        assert!(
            ["by-collector", "by-count"].contains(&case),
            "advice.md: {name}"
        );
    }
}
