//! The source files of the tree that is debugged: for the text of a line, and for abbreviated paths.

use std::cell::OnceCell;
use std::collections::{BTreeMap, BTreeSet};

use patchwright_agent::tools::CallReading;
use patchwright_code::tree::{ExprKind, StmtKind};
use patchwright_code::walk::{each_expr, each_stmt};
use patchwright_code::{Code, CodeMap, language_of, unfold};
use patchwright_domain::candidate::RelPath;
use patchwright_domain::lines;

use crate::error::RepairError;
use crate::tools::ToolError;
use crate::tools::sight::Sight;

const MOST_CHOICES: usize = 8;

/// A line of a file.
#[derive(Debug, Default)]
pub(super) struct LineAbout {
    /// The function that contains it.
    pub function: Option<String>,
    /// The column of the condition, if the line is the head of a `for` loop.
    pub condition_column: Option<u32>,
}

pub(super) struct Sources {
    files: BTreeMap<RelPath, Vec<u8>>,
    root: String,
    calls: CallReading,
    /// Parsed when a macro is found.
    code: OnceCell<Code>,
}

impl Sources {
    pub(super) fn read(sight: &Sight<'_>) -> Result<Self, ToolError> {
        let wanted = |path: &RelPath| language_of(path).is_some();
        let mut files = sight.base.files(&wanted).map_err(RepairError::from)?;
        for change in sight
            .candidate
            .iter()
            .flat_map(|candidate| &candidate.changes)
        {
            if let Some(old) = change.old_path() {
                files.remove(old);
            }
            if let Some(content) = change.content() {
                files.insert(change.path().clone(), content.to_vec());
            }
        }
        let root = sight.subject.case.source.display().to_string();
        Ok(Self {
            files,
            root,
            calls: sight.calls,
            code: OnceCell::new(),
        })
    }

    /// The root of the source, as the program knows it.
    pub(super) fn root(&self) -> &str {
        &self.root
    }

    /// The syntax of some of the files.
    pub(super) fn map(&self, paths: impl Iterator<Item = RelPath>) -> CodeMap {
        let paths: BTreeSet<RelPath> = paths.collect();
        let known = paths.into_iter();
        CodeMap::read(known.filter_map(|path| Some((path.clone(), self.files.get(&path)?.clone()))))
    }

    /// An expression with the macros visible in a file expanded; `None` if it has none.
    pub(super) fn written_out(&self, file: &str, expression: &str) -> Option<String> {
        let path = RelPath::new(file).ok()?;
        let code = self.code.get_or_init(|| {
            let files = self.files.iter();
            Code::read(files.map(|(path, content)| (path.clone(), content.clone())))
        });
        let written = unfold::written_out(code, &path, expression);
        (written != expression).then_some(written)
    }

    /// Expressions on a line that call functions through pointers.
    pub(super) fn pointer_calls(&self, file: &str, line: u32) -> Vec<String> {
        let Ok(path) = RelPath::new(file) else {
            return Vec::new();
        };
        let map = self.map([path.clone()].into_iter());
        let file = map.code().file(&path);
        let Some((file, function)) = file.and_then(|file| Some((file, file.function_at(line)?)))
        else {
            return Vec::new();
        };
        let variables = function.locals();
        let mut found: Vec<String> = Vec::new();
        each_expr(function.body(), &mut |expr| {
            let ExprKind::Call { callee, .. } = &expr.kind else {
                return;
            };
            let callee = callee.peel();
            let through_pointer = match &callee.kind {
                ExprKind::Name(name) => variables.iter().any(|one| one.name == *name),
                ExprKind::Member { .. } | ExprKind::Index { .. } | ExprKind::Deref(_) => true,
                _ => false,
            };
            let text = file.slice(callee.span);
            if through_pointer && expr.span.has_line(line) && !found.iter().any(|one| one == text) {
                found.push(text.to_owned());
            }
        });
        found
    }

    /// The text of a line, counting from 1.
    pub(super) fn line(&self, file: &str, line: u32) -> Option<String> {
        let content = self.files.get(&RelPath::new(file).ok()?)?;
        let index = usize::try_from(line.checked_sub(1)?).ok()?;
        let text = lines::split(content).nth(index)?;
        Some(String::from_utf8_lossy(text).trim().to_owned())
    }

    /// What the syntax says about a line.
    pub(super) fn about(&self, file: &str, line: u32) -> LineAbout {
        let known = RelPath::new(file).ok();
        let known = known.and_then(|path| Some((self.files.get(&path)?.clone(), path)));
        let Some((content, path)) = known else {
            return LineAbout::default();
        };
        let map = CodeMap::read([(path.clone(), content)]);
        let function = map.file(&path).and_then(|file| file.function_at(line));
        let mut about = LineAbout {
            function: function.map(|element| element.name.clone()),
            condition_column: None,
        };
        let function = map
            .code()
            .file(&path)
            .and_then(|file| file.function_at(line));
        if let Some(function) = function {
            each_stmt(function.body(), &mut |stmt| {
                if let StmtKind::For {
                    cond: Some(cond), ..
                } = &stmt.kind
                    && stmt.span.line == line
                    && cond.span.line == line
                {
                    about.condition_column = Some(cond.span.column);
                }
            });
        }
        about
    }

    /// The file that is meant: by its path or, with correction, by an ending that only one file has.
    pub(super) fn file(&self, written: &str) -> Result<String, ToolError> {
        let plain = written.trim().trim_start_matches("./");
        let below = plain
            .strip_prefix(&self.root)
            .unwrap_or(plain)
            .trim_start_matches('/');
        let paths = || self.files.keys().map(RelPath::to_string);
        if paths().any(|path| path == below) {
            return Ok(below.to_owned());
        }
        let ends = |path: &String| {
            let before = path.strip_suffix(below);
            before.is_some_and(|before| before.ends_with('/')) && !below.is_empty()
        };
        let fitting: Vec<String> = match self.calls {
            CallReading::Corrected => paths().filter(ends).collect(),
            CallReading::AsWritten => Vec::new(),
        };
        match fitting.as_slice() {
            [only] => Ok(only.clone()),
            [] => Err(self.unknown(written)),
            several => {
                let shown: Vec<&str> = several
                    .iter()
                    .take(MOST_CHOICES)
                    .map(String::as_str)
                    .collect();
                let words = format!(
                    "`{written}` may be {}; write more of its path",
                    shown.join(", ")
                );
                Err(ToolError::Refused(words))
            }
        }
    }

    fn unknown(&self, written: &str) -> ToolError {
        let name = written.rsplit('/').next().unwrap_or(written);
        let same = self.files.keys().map(RelPath::to_string);
        let same = same.filter(|path| path.rsplit('/').next() == Some(name));
        let like: Vec<String> = same.take(MOST_CHOICES).collect();
        let hint = match like.is_empty() {
            true => "repository_tree lists what there is".to_owned(),
            false => format!("there is {}", like.join(", ")),
        };
        ToolError::Refused(format!("there is no source file `{written}`; {hint}"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paths_are_completed_only_where_calls_are_put_right() {
        let sources = |calls| Sources {
            files: BTreeMap::from([(RelPath::new("src/load.c").unwrap(), Vec::new())]),
            root: "/case".to_owned(),
            calls,
            code: OnceCell::new(),
        };
        for (written, guessed) in [
            ("src/load.c", false),
            ("/case/src/load.c", false),
            ("load.c", true),
        ] {
            let found = sources(CallReading::Corrected).file(written);
            assert_eq!(found.unwrap(), "src/load.c");
            let found = sources(CallReading::AsWritten).file(written);
            assert_eq!(found.is_err(), guessed, "{written}");
        }
    }
}
