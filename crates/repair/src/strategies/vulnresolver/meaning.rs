//! Files by meaning: a model of embeddings says how near each piece of the source is to the report. Its order is
//! combined with the order by words, since each finds what the other misses.

use patchwright_agent::{CallContext, ModelClient, ModelError};
use patchwright_domain::candidate::RelPath;
use patchwright_domain::chat::{Message, Options, Request};
use patchwright_domain::count::counted;
use patchwright_domain::event::Event;
use patchwright_subject::SubjectError;

use super::round::Round;
use crate::error::RepairError;

/// Pieces of the source that are compared; those that share most words with the report come first.
const MOST_CHUNKS: usize = 512;
/// In one call: servers of one's own take few at a time.
const BATCH: usize = 64;
/// In characters, what such models read of the report.
const MOST_QUESTION: usize = 16_000;
/// How slowly a place further down counts less, as is usual when orders are combined.
const SLOWNESS: f64 = 60.0;

/// The nearest files first; `None` if no such model is configured or it does not work.
pub(super) fn by_meaning(
    round: &Round<'_>,
    question: &str,
    wanted: &dyn Fn(&RelPath) -> bool,
) -> Result<Option<Vec<RelPath>>, RepairError> {
    let Some(model) = round.access.embeddings else {
        return Ok(None);
    };
    let question: String = question.chars().take(MOST_QUESTION).collect();
    let chunks = round.map.text_chunks(&question, wanted, MOST_CHUNKS);
    let mut near: Vec<(f64, &RelPath)> = Vec::new();
    for batch in chunks.chunks(BATCH) {
        let texts = batch.iter().map(|chunk| chunk.text.as_str());
        match similarities(round, model, &question, texts) {
            Ok(found) => near.extend(found.into_iter().zip(batch.iter().map(|chunk| &chunk.path))),
            Err(_) if round.ctx.scene().subject.is_cancelled() => {
                return Err(SubjectError::Cancelled.into());
            }
            Err(words) => {
                let text = format!("files are chosen by words alone: {words}");
                round.ctx.scene().subject.tell(Event::Noted { text });
                return Ok(None);
            }
        }
    }
    near.sort_by(|one, other| other.0.total_cmp(&one.0));
    let mut files: Vec<RelPath> = Vec::new();
    for (_, path) in near {
        if !files.contains(path) {
            files.push(path.clone());
        }
    }
    Ok(Some(files))
}

/// One number for each text, or why there is none.
fn similarities<'t>(
    round: &Round<'_>,
    model: &dyn ModelClient,
    question: &'t str,
    texts: impl Iterator<Item = &'t str>,
) -> Result<Vec<f64>, String> {
    let user = |text: &str| Message::User {
        text: text.to_owned(),
    };
    let messages: Vec<Message> = [question].into_iter().chain(texts).map(user).collect();
    let asked = messages.len() - 1;
    let request = Request {
        system: String::new(),
        tools: Vec::new(),
        messages,
        options: Options {
            temperature: None,
            max_output: 1,
            ..Options::default()
        },
    };
    let context = CallContext {
        budget: Some(&round.budget),
        ..round.access.context
    };
    let reply = model.ask(&request, context);
    let reply = reply.map_err(|error: ModelError| error.to_string())?;
    let found: Vec<f64> = serde_json::from_str(&reply.said.text)
        .map_err(|_| "the model of embeddings did not answer with numbers".to_owned())?;
    match found.len() == asked && found.iter().all(|one| one.is_finite()) {
        true => Ok(found),
        false => Err(format!(
            "the model of embeddings answered with {} for {}",
            counted(found.len(), "number"),
            counted(asked, "text")
        )),
    }
}

/// Both orders in one: a file counts by its place in each.
pub(super) fn combined(one: &[RelPath], other: &[RelPath], most: usize) -> Vec<RelPath> {
    let mut all: Vec<(f64, &RelPath)> = Vec::new();
    for order in [one, other] {
        for (at, path) in order.iter().enumerate() {
            let worth = 1.0 / (SLOWNESS + at as f64);
            match all.iter_mut().find(|(_, known)| *known == path) {
                Some((sum, _)) => *sum += worth,
                None => all.push((worth, path)),
            }
        }
    }
    all.sort_by(|one, other| other.0.total_cmp(&one.0).then_with(|| one.1.cmp(other.1)));
    all.into_iter()
        .take(most)
        .map(|(_, path)| path.clone())
        .collect()
}

#[cfg(test)]
#[path = "meaning_tests.rs"]
mod tests;
