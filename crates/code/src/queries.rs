//! Queries over a whole tree.

use patchwright_domain::candidate::RelPath;

use super::code::Code;
use super::file::SourceFile;
use super::function::Function;
use super::lower::anonymous_name;
use super::tree::{Alias, Enumeration, Expr, ExprKind, Macro, Record, Variable};
use super::walk;

/// A typedef of a typedef of …: no real program goes deeper, and a hostile one may be circular.
const MOST_ALIASES: usize = 16;

#[derive(Debug, Clone, Copy)]
pub struct CallSite<'c> {
    pub function: &'c Function,
    pub call: &'c Expr,
}

impl Code {
    /// By the last part of the name or by the whole of it.
    pub fn functions_named(&self, name: &str) -> Vec<&Function> {
        let named =
            |function: &&Function| function.head.name == name || function.head.qualified == name;
        self.functions().filter(named).collect()
    }

    /// The file that a report means: by its path, else the only file whose path ends with it.
    pub fn resolve_path(&self, printed: &str) -> Option<&RelPath> {
        let clean = printed.trim_start_matches("./");
        let ends_like = |long: &str, short: &str| {
            long == short
                || long
                    .strip_suffix(short)
                    .is_some_and(|rest| rest.ends_with('/'))
        };
        let mut best: Vec<&RelPath> = Vec::new();
        let mut length = 0;
        for file in self.files() {
            let path = file.path.to_string();
            if path == clean {
                return Some(&file.path);
            }
            if !ends_like(clean, &path) && !ends_like(&path, clean) {
                continue;
            }
            if path.len() > length {
                length = path.len();
                best.clear();
            }
            if path.len() == length {
                best.push(&file.path);
            }
        }
        match best.as_slice() {
            [only] => Some(only),
            _ => None,
        }
    }

    pub fn function_at(&self, path: &RelPath, line: u32) -> Option<&Function> {
        self.file(path)?.function_at(line)
    }

    /// By any spelling: `struct map`, `map_t`, `const Map *`.
    pub fn record(&self, name: &str) -> Option<&Record> {
        let mut name = bare_type(name);
        for _ in 0..MOST_ALIASES {
            if let Some(record) = self.record_called(&name) {
                return Some(record);
            }
            name = bare_type(&self.alias(&name)?.means.ty);
        }
        None
    }

    /// A field of a record, by any spelling of the record's type.
    pub fn field(&self, ty: &str, field: &str) -> Option<&Variable> {
        let record = self.record(ty)?;
        record.fields.iter().find(|one| one.name == field)
    }

    pub fn enumeration(&self, name: &str) -> Option<&Enumeration> {
        let mut name = bare_type(name);
        for _ in 0..MOST_ALIASES {
            let mut all = self
                .files()
                .iter()
                .flat_map(|file| &file.items.enumerations);
            let found = all.find(|one| {
                let unnamed = anonymous_name("enum", &one.file, one.span);
                if one.name.is_empty() {
                    name == unnamed
                } else {
                    one.name == name
                }
            });
            if found.is_some() {
                return found;
            }
            name = bare_type(&self.alias(&name)?.means.ty);
        }
        None
    }

    pub fn enumeration_of_constant(&self, constant: &str) -> Option<&Enumeration> {
        let mut all = self
            .files()
            .iter()
            .flat_map(|file| &file.items.enumerations);
        all.find(|one| one.constants.iter().any(|(name, _)| name == constant))
    }

    pub fn macros(&self) -> impl Iterator<Item = &Macro> {
        self.files().iter().flat_map(|file| &file.items.macros)
    }

    pub fn macro_named(&self, name: &str) -> Option<&Macro> {
        let mut all = self.files().iter().flat_map(|file| &file.items.macros);
        all.find(|one| one.name == name)
    }

    pub fn alias(&self, name: &str) -> Option<&Alias> {
        let mut all = self.files().iter().flat_map(|file| &file.items.aliases);
        all.find(|one| one.name == name)
    }

    /// A variable at file scope: its definition before mere `extern` ones.
    pub fn global(&self, name: &str) -> Option<(&SourceFile, &Variable)> {
        let all = self.files().iter().flat_map(|file| {
            let named = file.items.globals.iter().filter(|one| one.name == name);
            named.map(move |variable| (file, variable))
        });
        all.max_by_key(|(_, variable)| {
            let mere = variable.storage.iter().any(|word| word == "extern");
            (variable.init.is_some(), !mere)
        })
    }

    /// Whether a record declares a field of that name.
    pub fn is_declared_field(&self, name: &str) -> bool {
        let records = self.files().iter().flat_map(|file| &file.items.records);
        records
            .flat_map(|record| &record.fields)
            .any(|field| field.name == name)
    }

    /// Every variable at file scope.
    pub fn globals(&self) -> impl Iterator<Item = &Variable> {
        self.files().iter().flat_map(|file| &file.items.globals)
    }

    /// Calls of a function by its name, also as a member or qualified.
    pub fn callers(&self, name: &str) -> Vec<CallSite<'_>> {
        let mut found = Vec::new();
        let callers = self.word_index().with_call(self.files(), name);
        each_expr_of(&callers, &mut |function, expr| {
            if let ExprKind::Call { callee, .. } = &expr.kind
                && called(callee) == Some(name)
            {
                found.push(CallSite {
                    function,
                    call: expr,
                });
            }
        });
        found
    }

    /// Every member expression with this field, in any function.
    pub fn uses_of_field(&self, field: &str) -> Vec<(&Function, &Expr)> {
        let mut found = Vec::new();
        let users = self.word_index().with_field(self.files(), field);
        each_expr_of(&users, &mut |function, expr| {
            if let ExprKind::Member { field: used, .. } = &expr.kind
                && used == field
            {
                found.push((function, expr));
            }
        });
        found
    }

    /// Whether some function uses a field of this name.
    pub fn is_field(&self, word: &str) -> bool {
        self.word_index().is_field(word)
    }

    fn record_called(&self, name: &str) -> Option<&Record> {
        let all = self.files().iter().flat_map(|file| &file.items.records);
        let last = name.rsplit("::").next().unwrap_or(name);
        // The same definition may appear in several files; the one with fields is the most useful.
        all.filter(|one| match one.name.as_str() {
            "" => ["struct", "union", "class"]
                .iter()
                .any(|word| anonymous_name(word, &one.file, one.span) == name),
            own => own == name || own == last,
        })
        .max_by_key(|one| !one.fields.is_empty())
    }
}

fn each_expr_of<'c>(functions: &[&'c Function], visit: &mut dyn FnMut(&'c Function, &'c Expr)) {
    for function in functions {
        walk::each_expr(function.body(), &mut |expr| visit(function, expr));
    }
}

/// The last part of the callee.
pub(super) fn called(callee: &Expr) -> Option<&str> {
    match &callee.peel().kind {
        ExprKind::Name(name) => name.rsplit("::").next(),
        ExprKind::Member { field, .. } => Some(field),
        _ => None,
    }
}

/// A type's name alone: `reader` of `const struct reader *`.
pub(super) fn bare_type(written: &str) -> String {
    if written.contains("(unnamed at") {
        return written.trim().to_owned();
    }
    let plain = written.split('<').next().unwrap_or(written);
    plain
        .split(|c: char| c.is_whitespace() || matches!(c, '*' | '&'))
        .filter(|word| {
            !matches!(
                *word,
                "" | "const"
                    | "volatile"
                    | "struct"
                    | "union"
                    | "class"
                    | "enum"
                    | "restrict"
                    | "typename"
            )
        })
        .collect::<Vec<_>>()
        .join(" ")
}
