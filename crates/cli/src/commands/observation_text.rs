//! What debugging agents observed and concluded, for a person.

use patchwright_domain::count::counted;
use patchwright_domain::observation::{Agreement, Diagnosis, Observation};

use crate::page::{Page, Tone};
use crate::plain::line;

/// In characters, of one observation and of one conclusion.
const MOST_SEEN: usize = 300;
const MOST_SAID: usize = 600;

/// A table of the observations, and what they led to; empty if there are none.
pub fn observation_lines(
    observations: &[Observation],
    diagnoses: &[Diagnosis],
    page: &Page,
) -> Vec<String> {
    let mut lines = Vec::new();
    if !observations.is_empty() {
        lines.push(page.row("observed", &tally(observations)));
    }
    let numbered = observations.iter().enumerate();
    lines.extend(numbered.map(|(at, one)| row(at + 1, one, page)));
    for diagnosis in diagnoses {
        let text = format!("{} · {}", diagnosis.describe(), diagnosis.cause);
        lines.push(page.row("diagnosis", &line(&text, MOST_SAID)));
    }
    lines
}

/// `3 looks: 1 as expected, 2 not`.
fn tally(observations: &[Observation]) -> String {
    let count = |wanted: Agreement| {
        let fitting = observations.iter().filter(|one| one.agrees == wanted);
        fitting.count()
    };
    let (yes, no, unclear) = (
        count(Agreement::Yes),
        count(Agreement::No),
        count(Agreement::Unclear),
    );
    let unclear = match unclear {
        0 => String::new(),
        unclear => format!(", {unclear} undecided"),
    };
    let looks = counted(observations.len(), "look");
    format!("{looks}: {yes} as expected, {no} not{unclear}")
}

fn row(number: usize, one: &Observation, page: &Page) -> String {
    let (tone, word) = match one.agrees {
        Agreement::Yes => (Tone::Good, "holds"),
        Agreement::No => (Tone::Bad, "broken"),
        Agreement::Unclear => (Tone::Faint, "unclear"),
    };
    let head = format!("    {number:>2} {} ", page.tone(tone, format!("{word:<8}")));
    let text = format!(
        "{} · expected {} · actual {}",
        one.describe_place(),
        one.expected,
        one.actual
    );
    page.beside(&head, 16, &line(&text, MOST_SEEN))
}

#[cfg(test)]
#[path = "observation_text_tests.rs"]
mod tests;
