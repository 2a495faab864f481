//! Asks a solver whether the patched code makes hold what must hold at the crash, on every path and not only on those that
//! runs have taken. The answer refuses nothing: a proof is evidence for the patch, a counterexample is a doubt.

use patchwright_analysis::implication::{
    Example, LP64, MARKER, MOST_LEVELS, Question, SIGNED_CHAR, Unit,
};
use patchwright_domain::candidate::Origin;
use patchwright_domain::implication::{Implication, ImplicationAnswer, NamedValue, ProofQuestion};
use patchwright_domain::property::{Property, PropertyVerdict};
use patchwright_domain::verdict::Doubt;
use patchwright_subject::{Mark, MarkedUnit, SOLVERS, Solved};

use crate::error::JudgeError;
use crate::trial::{BuildWay, Trial};

pub(crate) const DOUBT: &str = "condition-not-implied";
/// Limit on conditions that are asked about; the first ones are the likeliest.
const MOST: usize = 4;
/// A longer proof is not kept; whoever checks it asks again.
const LONGEST_PROOF: usize = 64 * 1024;

/// Fills in what a solver says about a patch that passed all stages. Of candidates that are made in numbers, the one that was
/// chosen is asked about, in its proof.
pub(crate) fn ask(trial: &mut Trial<'_>) -> Result<(), JudgeError> {
    let is_patch = matches!(trial.candidate.origin, Origin::Patch { .. });
    if trial.tree.way != BuildWay::Clean && !is_patch {
        return Ok(());
    }
    let answer = answer(trial)?;
    if answer.answer == ImplicationAnswer::NotImplied {
        trial.doubts.push(Doubt {
            name: DOUBT.to_owned(),
            detail: format!(
                "nothing in the patched code keeps `{}` from being false at {}: {}",
                answer.condition, answer.place, answer.detail
            ),
            example: Some(answer.place.clone()),
        });
    }
    trial.implication = Some(answer);
    Ok(())
}

/// Conditions are alternatives, so one that is proved is enough.
fn answer(trial: &Trial<'_>) -> Result<Implication, JudgeError> {
    let told = trial.properties.iter().filter(|one| one.speaks_for_it());
    let properties: Vec<Property> = told
        .filter_map(PropertyVerdict::property)
        .take(MOST)
        .collect();
    if properties.is_empty() {
        let why = "no condition is known that the bug violates and the patched program keeps";
        return Ok(Implication::none(ImplicationAnswer::NotRun, why));
    }
    let mut best: Option<Implication> = None;
    for property in &properties {
        let told = about(trial, property)?;
        if matches!(
            told.answer,
            ImplicationAnswer::Implied | ImplicationAnswer::NotRun
        ) {
            return Ok(told);
        }
        let is_better = best.as_ref().is_none_or(|best| {
            best.answer == ImplicationAnswer::Unknown
                && told.answer == ImplicationAnswer::NotImplied
        });
        if is_better {
            best = Some(told);
        }
    }
    let none = || Implication::none(ImplicationAnswer::NotRun, "no condition was asked about");
    Ok(best.unwrap_or_else(none))
}

fn about(trial: &Trial<'_>, property: &Property) -> Result<Implication, JudgeError> {
    let context = trial.context;
    let unknown = |why: String| Implication {
        condition: property.condition.clone(),
        place: property.place(),
        ..Implication::none(ImplicationAnswer::Unknown, why)
    };
    let head = head();
    let mark = Mark {
        name: MARKER,
        head: &head,
    };
    let tree = (trial.layer()?, &trial.candidate);
    let marked = context
        .subject
        .mark_candidate(context.base, tree, property, mark)?;
    let unit = match marked {
        MarkedUnit::Preprocessed(text) => Unit::read(&text),
        MarkedUnit::None(why) => Err(why),
    };
    let unit = match unit {
        Ok(unit) => unit,
        Err(why) => return Ok(unknown(why)),
    };
    let mut first: Option<Implication> = None;
    for level in 0..MOST_LEVELS {
        let told = match unit.questions(level) {
            Ok(questions) => at_level(trial, property, &questions)?,
            Err(why) => unknown(why),
        };
        match told.answer {
            ImplicationAnswer::Implied | ImplicationAnswer::NotRun => return Ok(told),
            ImplicationAnswer::NotImplied | ImplicationAnswer::Unknown => {
                first.get_or_insert(told);
            }
        }
    }
    Ok(first.unwrap_or_else(|| unknown("nothing was asked".to_owned())))
}

/// All functions that lead to the place have to be proved.
fn at_level(
    trial: &Trial<'_>,
    property: &Property,
    questions: &[Question],
) -> Result<Implication, JudgeError> {
    let context = trial.context;
    let told = |answer, detail: String| Implication {
        condition: property.condition.clone(),
        place: property.place(),
        ..Implication::none(answer, detail)
    };
    let mut proof = Vec::new();
    let mut is_reached = false;
    for question in questions {
        let entered = question.entered.clone();
        match context.subject.solve(context.base, &question.violated)? {
            Solved::Unsat { solver } => proof.push(ProofQuestion {
                entered,
                solver,
                smt: question.violated.clone(),
            }),
            Solved::Sat { values, .. } => {
                return Ok(match question.example(&values) {
                    Example::Values(values) => not_implied(trial, told, &entered, values)?,
                    Example::Unclear(why) => told(ImplicationAnswer::Unknown, why),
                });
            }
            Solved::Unknown(why) => return Ok(told(ImplicationAnswer::Unknown, why)),
            Solved::Missing => {
                let why = format!("no solver is installed: {}", SOLVERS.join(" or "));
                return Ok(told(ImplicationAnswer::NotRun, why));
            }
        }
        let reached = context.subject.solve(context.base, &question.reached)?;
        is_reached |= matches!(reached, Solved::Sat { .. });
    }
    if !is_reached {
        let why = "nothing shows that the patched code still gets to the place";
        return Ok(told(ImplicationAnswer::Unknown, why.to_owned()));
    }
    let entered: Vec<&str> = proof.iter().map(|one| one.entered.as_str()).collect();
    let detail = format!("on every path through {}", entered.join(", "));
    let length: usize = proof.iter().map(|one| one.smt.len()).sum();
    Ok(Implication {
        proof: match length <= LONGEST_PROOF {
            true => proof,
            false => Vec::new(),
        },
        ..told(ImplicationAnswer::Implied, detail)
    })
}

/// A counterexample says something about a patch only if the patch changes the function that it is about.
fn not_implied(
    trial: &Trial<'_>,
    told: impl Fn(ImplicationAnswer, String) -> Implication,
    entered: &str,
    values: Vec<(String, String)>,
) -> Result<Implication, JudgeError> {
    let context = trial.context;
    let touched = context
        .rules()?
        .touched_functions(&trial.candidate, &context.sources())?;
    if !touched.contains(entered) {
        let why =
            format!("`{entered}` alone does not say it, and the patch changes other functions");
        return Ok(told(ImplicationAnswer::Unknown, why));
    }
    let shown: Vec<String> = values
        .iter()
        .map(|(name, value)| format!("{name} = {value}"))
        .collect();
    let detail = match shown.is_empty() {
        true => format!("whatever `{entered}` is called with"),
        false => format!("`{entered}` lets {} through", shown.join(", ")),
    };
    let values = values
        .into_iter()
        .map(|(name, value)| NamedValue { name, value });
    Ok(Implication {
        values: values.collect(),
        ..told(ImplicationAnswer::NotImplied, detail)
    })
}

/// Has the compiler say what its numbers are like.
fn head() -> String {
    format!(
        "#if defined(__LP64__) && __SIZEOF_INT__ == 4 && __SIZEOF_SHORT__ == 2 && __CHAR_BIT__ == 8\n\
         int {LP64};\n\
         #endif\n\
         #if !defined(__CHAR_UNSIGNED__)\n\
         int {SIGNED_CHAR};\n\
         #endif\n\
         #line 1\n"
    )
}
