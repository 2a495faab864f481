//! The JSON objects of a data set: one, an array, one on each line, or one in each file of a folder.

use std::fs;
use std::path::{Path, PathBuf};

use serde_json::Value;

use crate::error::ImportError;
use crate::foreign::{self, MOST_DATA};
use crate::request::Request;

/// More cases than anybody writes at once by intention.
pub(crate) const MOST_CASES: usize = 1000;

/// The objects that the request means, with their names.
pub(crate) fn instances(
    request: &Request,
    format: &'static str,
    name: &dyn Fn(&Value) -> Option<String>,
) -> Result<Vec<(String, Value)>, ImportError> {
    let path = &request.path;
    let mut named = Vec::new();
    let mut first = None;
    for object in objects(path, format)? {
        let Some(name) = name(&object) else {
            return Err(ImportError::not(format, path, "an object has no name"));
        };
        first.get_or_insert_with(|| name.clone());
        if request.wants(&name) {
            named.push((name, object));
        }
        if named.len() > MOST_CASES {
            return Err(ImportError::TooMany {
                path: path.clone(),
                most: MOST_CASES,
            });
        }
    }
    match (named.is_empty(), first) {
        (true, Some(first)) => Err(ImportError::NoneNamed {
            path: path.clone(),
            only: request.only.clone().unwrap_or_default(),
            first,
        }),
        (true, None) => Err(ImportError::not(format, path, "it holds no object")),
        (false, _) => Ok(named),
    }
}

fn objects(path: &Path, format: &'static str) -> Result<Vec<Value>, ImportError> {
    if !path.is_dir() {
        return parsed(path, format);
    }
    let listed = fs::read_dir(path).map_err(ImportError::io("list", path))?;
    let is_json = |path: &PathBuf| path.extension().is_some_and(|end| end == "json");
    let mut files: Vec<PathBuf> = listed
        .flatten()
        .map(|entry| entry.path())
        .filter(is_json)
        .collect();
    files.sort();
    let mut all = Vec::new();
    for file in files {
        all.extend(parsed(&file, format)?);
    }
    Ok(all)
}

fn parsed(path: &Path, format: &'static str) -> Result<Vec<Value>, ImportError> {
    let bytes = foreign::bytes(path, MOST_DATA)?;
    let refuse = |error: serde_json::Error| ImportError::not(format, path, error.to_string());
    let mut found = Vec::new();
    for value in serde_json::Deserializer::from_slice(&bytes).into_iter::<Value>() {
        match value.map_err(refuse)? {
            Value::Array(values) => found.extend(values),
            value => found.push(value),
        }
    }
    match found.iter().all(Value::is_object) {
        true => Ok(found),
        false => Err(ImportError::not(
            format,
            path,
            "it holds something else than objects",
        )),
    }
}
