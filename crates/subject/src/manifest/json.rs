//! Converts TOML to JSON, for values that we pass on unread.

use serde_json::{Number, Value};
use toml::de::DeValue;

/// `None` for a number that JSON cannot represent.
pub(super) fn from_toml(value: &DeValue<'_>) -> Option<Value> {
    Some(match value {
        DeValue::String(text) => Value::String(text.to_string()),
        DeValue::Integer(digits) => integer(digits.as_str(), digits.radix())?,
        DeValue::Float(digits) => Value::Number(Number::from_f64(digits.as_str().parse().ok()?)?),
        DeValue::Boolean(truth) => Value::Bool(*truth),
        DeValue::Datetime(date) => Value::String(date.to_string()),
        DeValue::Array(items) => {
            let items: Option<Vec<Value>> =
                items.iter().map(|item| from_toml(item.get_ref())).collect();
            Value::Array(items?)
        }
        DeValue::Table(entries) => {
            let entries = entries
                .iter()
                .map(|(key, value)| Some((key.get_ref().to_string(), from_toml(value.get_ref())?)));
            Value::Object(entries.collect::<Option<_>>()?)
        }
    })
}

fn integer(digits: &str, radix: u32) -> Option<Value> {
    let signed = i64::from_str_radix(digits, radix).map(Value::from);
    let number = signed.or_else(|_| u64::from_str_radix(digits, radix).map(Value::from));
    number.ok()
}
