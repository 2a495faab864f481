//! What was found as SARIF 2.1.0, which code hosts and editors show beside the source.

use patchwright_domain::foreign::visible;
use serde_json::{Value, json};

use crate::severity::Level;
use crate::summary::{BugRow, TriageSummary};

/// Its name in the folder of a triage.
pub const SARIF_FILE: &str = "triage.sarif";

const SCHEMA: &str = "https://json.schemastore.org/sarif-2.1.0.json";

pub(crate) fn sarif(summary: &TriageSummary) -> Value {
    let mut rules: Vec<&BugRow> = Vec::new();
    for row in &summary.bugs {
        if !rules.iter().any(|rule| rule.kind == row.kind) {
            rules.push(row);
        }
    }
    let rules: Vec<Value> = rules.into_iter().map(rule).collect();
    let results: Vec<Value> = summary.bugs.iter().map(result).collect();
    json!({
        "$schema": SCHEMA,
        "version": "2.1.0",
        "runs": [{
            "tool": {"driver": {
                "name": "patchwright",
                "informationUri": env!("CARGO_PKG_REPOSITORY"),
                "version": env!("CARGO_PKG_VERSION"),
                "rules": rules,
            }},
            "columnKind": "unicodeCodePoints",
            "results": results,
        }],
    })
}

fn rule(row: &BugRow) -> Value {
    let mut rule = json!({
        "id": row.kind.name(),
        "shortDescription": {"text": row.kind.name()},
    });
    if let (Some(cwe), Some(rule)) = (row.cwe, rule.as_object_mut()) {
        rule.insert("properties".to_owned(), json!({"tags": [cwe.to_string()]}));
    }
    rule
}

fn result(row: &BugRow) -> Value {
    let text = format!(
        "The program {} ({}: {})",
        visible(&row.headline),
        row.severity,
        row.reason
    );
    let mut result = json!({
        "ruleId": row.kind.name(),
        "level": level(row.severity),
        "message": {"text": text},
        "partialFingerprints": {"patchwrightSignature/v1": row.signature.0},
        "occurrenceCount": row.files.len(),
        "properties": {"severity": row.severity, "files": row.files, "bug": row.bug},
    });
    if let (Some(file), Some(result)) = (&row.file, result.as_object_mut()) {
        let region = row.line.map(|line| json!({"startLine": line}));
        let mut place = json!({"artifactLocation": {"uri": uri(file), "uriBaseId": "SRCROOT"}});
        if let (Some(region), Some(place)) = (region, place.as_object_mut()) {
            place.insert("region".to_owned(), region);
        }
        let place = json!([{"physicalLocation": place}]);
        result.insert("locations".to_owned(), place);
    }
    result
}

fn level(severity: Level) -> &'static str {
    match severity {
        Level::Critical | Level::High => "error",
        Level::Medium => "warning",
        Level::Low => "note",
    }
}

/// A relative path as a URI reference.
fn uri(path: &str) -> String {
    let plain = |byte: u8| byte.is_ascii_alphanumeric() || b"/._-~".contains(&byte);
    let encode = |byte: u8| match plain(byte) {
        true => char::from(byte).to_string(),
        false => format!("%{byte:02X}"),
    };
    path.bytes().map(encode).collect()
}

#[cfg(test)]
#[path = "sarif_tests.rs"]
mod tests;
