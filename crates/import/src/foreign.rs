//! Reads foreign files and fields: bounded, regular files only.

use std::fs::{self, File};
use std::io::Read;
use std::path::Path;

use serde_json::Value;

use crate::error::ImportError;

/// Scripts, metadata and patches are far below this.
const MOST_TEXT: u64 = 4 << 20;
/// A data set of thousands of instances.
pub(crate) const MOST_DATA: u64 = 256 << 20;
/// Longer text of an issue or a report is cut.
const MOST_PROSE: usize = 200_000;

/// The text of a regular file; bytes that are not UTF-8 are replaced.
pub(crate) fn text(path: &Path) -> Result<String, ImportError> {
    let bytes = bytes(path, MOST_TEXT)?;
    Ok(String::from_utf8_lossy(&bytes).into_owned())
}

/// The same, if there is such a file.
pub(crate) fn text_if_there(path: &Path) -> Result<Option<String>, ImportError> {
    match path.is_file() {
        true => text(path).map(Some),
        false => Ok(None),
    }
}

pub(crate) fn bytes(path: &Path, most: u64) -> Result<Vec<u8>, ImportError> {
    let about = fs::metadata(path).map_err(ImportError::io("find", path))?;
    if !about.is_file() || about.len() > most {
        return Err(ImportError::Unusable(format!(
            "{} is no regular file of at most {} MiB; check the path",
            path.display(),
            most >> 20
        )));
    }
    let mut bytes = Vec::new();
    let file = File::open(path).map_err(ImportError::io("open", path))?;
    let read = file.take(most).read_to_end(&mut bytes);
    read.map_err(ImportError::io("read", path))?;
    Ok(bytes)
}

/// A field's text, if it has any.
pub(crate) fn field(object: &Value, name: &str) -> Option<String> {
    let text = match object.get(name)? {
        Value::String(text) => text.clone(),
        Value::Number(number) => number.to_string(),
        Value::Null | Value::Bool(_) | Value::Array(_) | Value::Object(_) => return None,
    };
    let short = text.len() as u64 <= MOST_TEXT && !text.contains('\0');
    (short && !text.trim().is_empty()).then_some(text)
}

/// Prose for a file beside the manifest.
pub(crate) fn prose(text: &str) -> String {
    let cut = text.char_indices().nth(MOST_PROSE);
    match cut {
        Some((at, _)) => format!("{}\n[cut here]\n", text.get(..at).unwrap_or_default()),
        None => format!("{}\n", text.trim_end()),
    }
}
