use super::*;
use patchwright_domain::repair::Cost;

fn summary(status: RepairStatus) -> RepairSummary {
    RepairSummary {
        status,
        reason: None,
        strategy: "constraint".to_owned(),
        patch: None,
        bundle: None,
        candidates: 3,
        seconds: 1.0,
        cost: Cost::default(),
        trust: None,
        run: "RUN".to_owned(),
        cause: None,
        applied: false,
    }
}

fn steps(summary: &RepairSummary) -> String {
    let folder = tempfile::tempdir().unwrap();
    let manifest =
        "[project]\nlanguage = \"c\"\n[build]\ncommand = \"make\"\n[[poc]]\ncommand = \"./t\"\n";
    std::fs::write(folder.path().join("patchwright.toml"), manifest).unwrap();
    let case = patchwright_subject::manifest::load(folder.path(), 1).unwrap();
    next_steps(&case, summary).join("\n")
}

#[test]
fn every_end_but_a_verified_patch_says_what_to_do_next() {
    for (status, trust, expected) in [
        (RepairStatus::Repaired, Some(Trust::Verified), ""),
        (
            RepairStatus::Repaired,
            Some(Trust::Untested),
            "--test 'make check'",
        ),
        (RepairStatus::Failed, None, "`patchwright show RUN`"),
        (RepairStatus::Failed, None, "--model openai/NAME"),
        (RepairStatus::NotReproduced, None, "`patchwright reproduce`"),
        (RepairStatus::Flaky, None, "`patchwright reproduce`"),
        (RepairStatus::Interrupted, None, "--resume RUN"),
        (RepairStatus::Budget, None, "--resume RUN"),
    ] {
        let said = steps(&RepairSummary {
            trust,
            ..summary(status)
        });
        assert!(said.contains(expected), "{status:?}: {said}");
        assert_eq!(said.is_empty(), expected.is_empty(), "{status:?}: {said}");
    }
}

#[test]
fn only_what_was_not_tried_is_proposed() {
    let asked = Cost {
        model_calls: 3,
        ..Cost::default()
    };
    let said = steps(&RepairSummary {
        cost: asked,
        candidates: 0,
        ..summary(RepairStatus::Failed)
    });
    assert!(
        said.contains("--rounds") && !said.contains("patchwright show"),
        "{said}"
    );
}
