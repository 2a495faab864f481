//! Puts right what askers get wrong in the arguments of a call: names nearly right, numbers in quotes. What cannot be
//! put right is refused with the choices.

use serde_json::{Map, Value};
use strsim::damerau_levenshtein;

use super::lenient;
use super::reading::CallReading;

/// Further from a name than this is another word.
const MOST_TYPOS: usize = 2;

/// The arguments of a call, and what was changed in them; or what is wrong with them.
pub(crate) fn read(
    schema: &Value,
    given: &Value,
    calls: CallReading,
) -> Result<(Value, Vec<String>), String> {
    match calls {
        CallReading::Corrected => corrected(schema, given),
        CallReading::AsWritten => Ok((as_written(schema, given)?, Vec::new())),
    }
}

/// Whether they fit is for the tool to say.
fn as_written(schema: &Value, given: &Value) -> Result<Value, String> {
    match given {
        Value::Object(_) => Ok(given.clone()),
        Value::Null => Ok(Value::Object(Map::new())),
        _ => Err(format!(
            "the arguments must be an object with {}",
            in_words(schema)
        )),
    }
}

/// The arguments as the schema wants them, and what was changed for it; or what is wrong with them.
pub(crate) fn corrected(schema: &Value, given: &Value) -> Result<(Value, Vec<String>), String> {
    let parsed;
    let given = match given {
        Value::String(text) => {
            parsed = written(text, schema)?;
            &parsed
        }
        other => other,
    };
    let empty = Map::new();
    let given = match given {
        Value::Object(fields) => fields,
        Value::Null => &empty,
        _ => {
            return Err(format!(
                "the arguments must be an object with {}",
                in_words(schema)
            ));
        }
    };
    let (mut fields, mut notes) = (Map::new(), Vec::new());
    for (name, value) in given.iter().filter(|(_, value)| !value.is_null()) {
        let Some(meant) = meant(name, schema, given) else {
            let takes = in_words(schema);
            return Err(format!("there is no argument `{name}`; it takes {takes}"));
        };
        if meant != name {
            notes.push(format!("`{name}` was taken for `{meant}`"));
        }
        let wanted = property(schema, meant).and_then(|about| about.get("type"));
        fields.insert(meant.to_owned(), converted(value, wanted));
    }
    Ok((Value::Object(fields), notes))
}

/// What stands in a text that should be JSON.
fn written(text: &str, schema: &Value) -> Result<Value, String> {
    if text.trim().is_empty() {
        return Ok(Value::Null);
    }
    lenient::value(text).ok_or_else(|| {
        let takes = in_words(schema);
        format!("the arguments are not valid JSON; write one object with {takes}")
    })
}

/// `file (string), line (integer, may be left out)`.
pub(super) fn in_words(schema: &Value) -> String {
    let required: Vec<&str> = schema
        .get("required")
        .and_then(Value::as_array)
        .map(|names| names.iter().filter_map(Value::as_str).collect())
        .unwrap_or_default();
    let optional = names(schema).filter(|name| !required.contains(name));
    let words: Vec<String> = required
        .iter()
        .copied()
        .chain(optional)
        .map(|name| {
            let about = property(schema, name).and_then(|about| about.get("type"));
            let kind = about.and_then(Value::as_str).unwrap_or("value");
            let optional = if required.contains(&name) {
                ""
            } else {
                ", may be left out"
            };
            format!("{name} ({kind}{optional})")
        })
        .collect();
    match words.is_empty() {
        true => "no arguments".to_owned(),
        false => words.join(", "),
    }
}

/// The nearest of some names: equal but for case and underscores, one within the other, or a typo or two away, which for the
/// names of tools is about a tenth of their letters. Nothing where several are meant equally well.
pub(super) fn nearest<'n>(
    written: &str,
    names: impl Iterator<Item = &'n str> + Clone,
) -> Option<&'n str> {
    let plain = |name: &str| name.replace(['_', '-', ' '], "").to_lowercase();
    let wanted = plain(written);
    let unique = |fits: &dyn Fn(&str) -> bool| {
        let mut fitting = names.clone().filter(|name| fits(&plain(name)));
        fitting.next().filter(|_| fitting.next().is_none())
    };
    let typos = |name: &str| damerau_levenshtein(name, &wanted);
    let within = |name: &str| wanted.len() > 2 && (name.contains(&wanted) || wanted.contains(name));
    let close = |name: &str| wanted.len() > MOST_TYPOS && typos(name) <= MOST_TYPOS;
    unique(&|name| name == wanted)
        .or_else(|| unique(&within))
        .or_else(|| unique(&close))
}

fn meant<'s>(name: &'s str, schema: &'s Value, given: &Map<String, Value>) -> Option<&'s str> {
    if property(schema, name).is_some() {
        return Some(name);
    }
    nearest(name, names(schema).filter(|one| !given.contains_key(*one)))
}

fn names(schema: &Value) -> impl Iterator<Item = &str> + Clone {
    let properties = schema.get("properties").and_then(Value::as_object);
    properties
        .into_iter()
        .flat_map(Map::keys)
        .map(String::as_str)
}

fn property<'s>(schema: &'s Value, name: &str) -> Option<&'s Value> {
    schema.get("properties")?.get(name)
}

/// A value of the wanted type where the given one says plainly which; else as it is.
fn converted(value: &Value, wanted: Option<&Value>) -> Value {
    let better = match (wanted.and_then(Value::as_str), value) {
        (Some("integer"), Value::String(text)) => number_in(text).map(Value::from),
        (Some("integer"), Value::Number(number)) => {
            let whole = number.as_f64().filter(|number| number.fract() == 0.0);
            // Larger numbers than this are no lines, and would not survive the way through a float.
            let whole = whole.filter(|number| number.abs() < 9e15);
            whole.map(|number| Value::from(number as i64))
        }
        (Some("string"), Value::Number(number)) => Some(Value::from(number.to_string())),
        (Some("boolean"), Value::String(text)) => {
            text.trim().to_lowercase().parse().ok().map(Value::Bool)
        }
        (Some("array"), Value::String(_) | Value::Number(_) | Value::Object(_)) => {
            Some(Value::Array(vec![value.clone()]))
        }
        _ => None,
    };
    better.unwrap_or_else(|| value.clone())
}

/// `40`, `line 40`, `#40`, `L40`: the only number in the text.
fn number_in(text: &str) -> Option<i64> {
    let mut numbers = text
        .split(|c: char| !c.is_ascii_digit())
        .filter(|digits| !digits.is_empty());
    let only = numbers.next().filter(|_| numbers.next().is_none())?;
    let negative = text.trim().starts_with('-');
    let number: i64 = only.parse().ok()?;
    Some(if negative { -number } else { number })
}

#[cfg(test)]
#[path = "arguments_tests.rs"]
mod tests;
