//! Values are evidence: a check can end the bug only if its condition is met when the bug shows, and should not be met where all is
//! well. The unpatched program is asked about the checks of all proposals at once, which takes one build; judging takes one for
//! each.

use patchwright_constraint::Proposal;
use patchwright_domain::candidate::RelPath;
use patchwright_domain::property::Property;
use patchwright_judge::{Judge, Witnessed};

use crate::error::RepairError;

/// With fewer checks than this, judging them is as fast.
pub(super) const WORTH_ASKING: usize = 4;

/// What runs say for a proposal, best first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Standing {
    /// Its check stops the bug and no ordinary run, or nobody could be asked.
    Open,
    /// It stops ordinary runs too.
    Strict,
    /// The bug's way does not lead there.
    Aside,
    /// Its check is passed on the way to the bug and never met: it changes nothing.
    Idle,
}

/// In the order of the proposals.
pub(super) fn standings(
    judge: &Judge<'_>,
    proposals: &[&Proposal],
) -> Result<Vec<Standing>, RepairError> {
    let asked: Vec<Option<Property>> = proposals.iter().map(|one| question(one)).collect();
    let mut questions: Vec<Property> = Vec::new();
    for question in asked.iter().flatten() {
        if !questions.contains(question) {
            questions.push(question.clone());
        }
    }
    if questions.len() < WORTH_ASKING {
        return Ok(vec![Standing::Open; proposals.len()]);
    }
    let told = judge.witness(&questions)?;
    let standing = |question: &Option<Property>| {
        let known = questions.iter().zip(&told);
        let mut same = known.filter(|(one, _)| Some(*one) == question.as_ref());
        same.next()
            .map_or(Standing::Open, |(_, told)| standing(told))
    };
    Ok(asked.iter().map(standing).collect())
}

/// What its check asks, as something that should hold.
fn question(proposal: &Proposal) -> Option<Property> {
    let check = proposal.check.as_ref()?;
    Some(Property {
        name: "check".to_owned(),
        file: RelPath::new(proposal.at.file.clone()?).ok()?,
        line: check.before?,
        condition: check.bad.negated().to_string(),
        stated_by: Property::DERIVED_BY.to_owned(),
    })
}

fn standing(told: &Witnessed) -> Standing {
    let Some(at_bug) = &told.at_bug else {
        return Standing::Open;
    };
    match (at_bug.failures, at_bug.passes) {
        (0, 0) => Standing::Aside,
        (0, _) => Standing::Idle,
        _ if told.benign.failures > 0 => Standing::Strict,
        _ => Standing::Open,
    }
}

#[cfg(test)]
mod tests {
    use patchwright_domain::property::PropertyCounts;

    use super::*;

    #[test]
    fn a_check_should_be_met_by_the_bug_and_by_nothing_else() {
        for (at_bug, benign, expected) in [
            (Some([0, 1]), [9, 0], Standing::Open),
            (Some([5, 1]), [0, 0], Standing::Open),
            (None, [0, 9], Standing::Open),
            (Some([5, 1]), [9, 1], Standing::Strict),
            (Some([0, 0]), [9, 0], Standing::Aside),
            (Some([5, 0]), [9, 1], Standing::Idle),
        ] {
            let counts = |[passes, failures]: [u64; 2]| PropertyCounts {
                passes,
                failures,
                ..PropertyCounts::default()
            };
            let told = Witnessed {
                at_bug: at_bug.map(counts),
                benign: counts(benign),
            };
            assert_eq!(standing(&told), expected, "{told:?}");
        }
    }
}
