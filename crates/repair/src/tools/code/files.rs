//! Finds the file for a path as the caller wrote it.

use std::path::Path;

use patchwright_code::MappedFile;
use patchwright_domain::assists::AUTO_CORRECTION;
use patchwright_domain::candidate::RelPath;

use super::CodeTools;
use super::help::Switch;
use crate::tools::ToolError;

const MOST_CHOICES: usize = 8;

impl CodeTools {
    /// The file that is meant: by its path or, with correction, by an ending that only one file has.
    pub(super) fn file(&self, written: &str) -> Result<&MappedFile, ToolError> {
        let plain = written.trim().trim_start_matches("./");
        let below = Path::new(plain).strip_prefix(&self.root);
        let plain = below.ok().and_then(Path::to_str).unwrap_or(plain);
        if let Some(file) = RelPath::new(plain)
            .ok()
            .and_then(|path| self.map().file(&path))
        {
            return Ok(file);
        }
        let fitting = match self.help.correction {
            Switch::On => self.ending_in(plain),
            Switch::Off => Vec::new(),
        };
        match fitting.as_slice() {
            [only] => {
                self.assisted(AUTO_CORRECTION, 1);
                Ok(only)
            }
            [] => Err(self.no_file(written)),
            several => Err(ToolError::Refused(format!(
                "`{written}` may be {}; write more of its path",
                listed(several.iter().map(|file| &file.path))
            ))),
        }
    }

    /// Files whose path ends with the one written, or with what is left of it after dropping leading folders.
    fn ending_in(&self, plain: &str) -> Vec<&MappedFile> {
        let mut rest = plain.trim_start_matches('/');
        loop {
            let files = self.map().files().iter();
            let found: Vec<&MappedFile> = files.filter(|file| ends_in(&file.path, rest)).collect();
            if !found.is_empty() || rest.is_empty() {
                return found;
            }
            match rest.split_once('/') {
                Some((_, behind)) => rest = behind,
                None => return found,
            }
        }
    }

    fn no_file(&self, written: &str) -> ToolError {
        let skipped = self.map().skipped().iter();
        let skipped = skipped
            .into_iter()
            .find(|one| ends_in(&one.path, written.trim()));
        if let Some(skipped) = skipped {
            return ToolError::Refused(format!(
                "`{}` is not shown: it is {}",
                skipped.path,
                skipped.reason.describe()
            ));
        }
        let name = written.rsplit('/').next().unwrap_or(written).to_lowercase();
        let stem = name.split('.').next().unwrap_or(&name);
        let like = self.map().files().iter().filter(|file| {
            let own = String::from_utf8_lossy(file.path.file_name()).to_lowercase();
            !stem.is_empty() && own.contains(stem)
        });
        let like: Vec<&RelPath> = like.map(|file| &file.path).collect();
        let hint = match like.is_empty() {
            true => "repository_tree lists what there is".to_owned(),
            false => format!("there is {}", listed(like.into_iter())),
        };
        ToolError::Refused(format!("there is no source file `{written}`; {hint}"))
    }
}

fn ends_in(path: &RelPath, end: &str) -> bool {
    let path = path.to_string();
    let before = path.strip_suffix(end).filter(|_| !end.is_empty());
    before.is_some_and(|before| before.is_empty() || before.ends_with('/'))
}

fn listed<'p>(paths: impl Iterator<Item = &'p RelPath>) -> String {
    let all: Vec<String> = paths.map(RelPath::to_string).collect();
    let shown = all
        .get(..MOST_CHOICES.min(all.len()))
        .unwrap_or_default()
        .join(", ");
    match all.len().saturating_sub(MOST_CHOICES) {
        0 => shown,
        more => format!("{shown} and {more} more"),
    }
}
