//! Embeddings: OpenAI's form. What is asked is how near the first message is to each of the others; the vectors stay
//! here, since nobody else needs them.

use patchwright_domain::chat::{Finish, Message, Reply, Said, Usage};
use serde_json::{Value, json};

use super::asking::{Asking, Fold, Progress, Unread, malformed};
use super::json::{count_at, items_at, text_at};

/// Of one vector; the longest in use have a tenth of it.
const MOST_NUMBERS: usize = 65_536;

pub(super) fn body(asking: &Asking<'_>) -> Value {
    let texts: Vec<&str> = texts(asking).collect();
    json!({ "model": asking.model, "input": texts, "encoding_format": "float" })
}

pub(super) fn reply(asking: &Asking<'_>, answer: &Value) -> Result<Reply, Unread> {
    let vectors = vectors(asking, answer)?;
    let (question, others) = vectors.split_first().ok_or_else(|| malformed("data"))?;
    let mut near = Vec::new();
    for other in others {
        near.push(cosine(question, other)?);
    }
    let input = count_at(answer, "/usage/prompt_tokens");
    Ok(Reply {
        said: Said {
            text: json!(near).to_string(),
            calls: Vec::new(),
            carried: None,
        },
        finish: Finish::Said,
        usage: input.map_or_else(
            || asking.worst(),
            |input| Usage {
                input,
                ..Usage::default()
            },
        ),
        model: match text_at(answer, "model") {
            "" => asking.model.to_owned(),
            told => told.to_owned(),
        },
        instead: None,
        others: Vec::new(),
    })
}

fn texts<'a>(asking: &Asking<'a>) -> impl Iterator<Item = &'a str> {
    asking
        .request
        .messages
        .iter()
        .filter_map(|message| match message {
            Message::User { text } => Some(text.as_str()),
            Message::Assistant(_) | Message::Tools { .. } => None,
        })
}

/// In the order of the texts: servers may send them in another one.
fn vectors(asking: &Asking<'_>, answer: &Value) -> Result<Vec<Vec<f64>>, Unread> {
    let items = items_at(answer, "data");
    let wanted = texts(asking).count();
    let mut vectors: Vec<Option<Vec<f64>>> = vec![None; wanted];
    for (at, item) in items.iter().enumerate() {
        let told = item.get("index").and_then(Value::as_u64);
        let index = told.map_or(Some(at), |told| usize::try_from(told).ok());
        let place = index.and_then(|index| vectors.get_mut(index));
        let place = place.ok_or_else(|| malformed("an index that was asked for"))?;
        let numbers = items_at(item, "embedding").iter().take(MOST_NUMBERS);
        let numbers: Option<Vec<f64>> = numbers.map(Value::as_f64).collect();
        *place = numbers.filter(|numbers| !numbers.is_empty());
    }
    let all: Option<Vec<Vec<f64>>> = vectors.into_iter().collect();
    all.ok_or_else(|| malformed("the embedding of a text"))
}

fn cosine(one: &[f64], other: &[f64]) -> Result<f64, Unread> {
    let dot = |one: &[f64], other: &[f64]| one.iter().zip(other).map(|(a, b)| a * b).sum::<f64>();
    let lengths = (dot(one, one) * dot(other, other)).sqrt();
    let near = dot(one, other) / lengths;
    if one.len() != other.len() || !near.is_finite() {
        let words = "the embeddings in the answer cannot be compared";
        return Err(Unread::Malformed(words.to_owned()));
    }
    // More digits than servers agree on would only fill the journal.
    Ok((near * 1e6).round() / 1e6)
}

/// Such answers come whole.
pub(super) struct NotStreamed;

impl Fold for NotStreamed {
    fn event(&mut self, _: Value, _: &dyn Fn(&str)) -> Result<Progress, Unread> {
        let words = "a stream came where embeddings were asked for";
        Err(Unread::Malformed(words.to_owned()))
    }

    fn whole(self: Box<Self>) -> Option<Value> {
        None
    }
}
