//! The Juliet suite for C and C++: files of one test case share their name up to a number of two digits. Each case has the
//! bug in its `bad` functions and the same program without it in its `good` ones.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use crate::draft::Drafted;
use crate::error::ImportError;
use crate::instances::MOST_CASES;
use crate::juliet_case;
use crate::request::Request;
use crate::tree;

const FORMAT: &str = "part of the Juliet suite";
const SUPPORT: &str = "testcasesupport";

pub(crate) fn read(request: &Request) -> Result<Vec<Drafted>, ImportError> {
    let path = &request.path;
    let support = support(path).ok_or_else(|| {
        ImportError::not(
            FORMAT,
            path,
            format!("no folder above it has {SUPPORT}, without which nothing can be built"),
        )
    })?;
    let mut first = None;
    let mut cases: BTreeMap<String, Vec<PathBuf>> = BTreeMap::new();
    for file in files(path)? {
        let name = file
            .file_name()
            .unwrap_or_default()
            .to_string_lossy()
            .into_owned();
        let Some(case) = case_of(&name) else {
            continue;
        };
        first.get_or_insert_with(|| case.to_owned());
        if request.wants(case) && is_meant(path, case) {
            cases.entry(case.to_owned()).or_default().push(file);
        }
        if cases.len() > MOST_CASES {
            return Err(ImportError::TooMany {
                path: path.clone(),
                most: MOST_CASES,
            });
        }
    }
    match (cases.is_empty(), first) {
        (true, None) => Err(ImportError::not(
            FORMAT,
            path,
            "it has no file that is named as a test case",
        )),
        (true, Some(first)) => Err(ImportError::NoneNamed {
            path: path.clone(),
            only: request.only.clone().unwrap_or_default(),
            first,
        }),
        (false, _) => {
            let one = |(name, files): (String, Vec<PathBuf>)| {
                juliet_case::draft(request, &name, &files, &support).map_err(|error| (name, error))
            };
            Ok(cases.into_iter().map(one).collect())
        }
    }
}

/// A file means its own case, a folder all of them.
fn is_meant(path: &Path, case: &str) -> bool {
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    path.is_dir() || case_of(&name) == Some(case)
}

fn files(path: &Path) -> Result<Vec<PathBuf>, ImportError> {
    let folder = match path.is_dir() {
        true => path,
        false => path.parent().unwrap_or(path),
    };
    Ok(tree::files(folder)?
        .into_iter()
        .map(|name| folder.join(name))
        .collect())
}

fn support(path: &Path) -> Option<PathBuf> {
    let mut above = path.ancestors().take(6).map(|folder| folder.join(SUPPORT));
    above.find(|folder| folder.join("std_testcase.h").is_file())
}

/// `CWE121_Name__variant_51` of `CWE121_Name__variant_51b.c` and `CWE121_Name__variant_81_bad.cpp`.
fn case_of(file: &str) -> Option<&str> {
    let (stem, ending) = file.rsplit_once('.')?;
    let is_source = matches!(ending, "c" | "cpp" | "h");
    let letters = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'_';
    if !is_source
        || !stem.starts_with("CWE")
        || !stem.contains("__")
        || !stem.bytes().all(letters)
        || stem.len() > 96
    {
        return None;
    }
    let part = ["_bad", "_base", "_goodB2G", "_goodG2B", "_good1", "_good"];
    let stem = part
        .iter()
        .find_map(|part| stem.strip_suffix(part))
        .unwrap_or(stem);
    let digits = |text: &str| {
        let mut last = text.bytes().rev();
        let two = last.next().is_some_and(|b| b.is_ascii_digit())
            && last.next().is_some_and(|b| b.is_ascii_digit());
        two && last.next() == Some(b'_')
    };
    let lettered = stem
        .strip_suffix(|c: char| c.is_ascii_lowercase())
        .filter(|stem| digits(stem));
    lettered.or_else(|| Some(stem).filter(|stem| digits(stem)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_belong_to_their_case() {
        for (file, case) in [
            ("CWE121_Stack__x_01.c", Some("CWE121_Stack__x_01")),
            ("CWE121_Stack__x_51b.c", Some("CWE121_Stack__x_51")),
            ("CWE121_Stack__x_81_goodG2B.cpp", Some("CWE121_Stack__x_81")),
            ("CWE121_Stack__x_81.h", Some("CWE121_Stack__x_81")),
            ("CWE121_Stack__x.c", None),
            ("main.cpp", None),
            ("CWE121_Stack__x$_01.c", None),
        ] {
            assert_eq!(case_of(file), case, "{file}");
        }
    }
}
