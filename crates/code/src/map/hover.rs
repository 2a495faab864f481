//! A name in a few lines: its signature, its comment, the types behind its type.

use super::{CodeMap, Meaning, Site};
use crate::element::{Element, ElementKind};
use crate::queries::bare_type;
use crate::tree::Variable;

/// A type behind a type behind …
const MOST_TYPES: usize = 8;
const LONGEST_SIGNATURE: usize = 600;

#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Summary {
    pub signature: String,
    pub comment: Option<String>,
    /// `row_t is struct row`, from the outermost name inwards.
    pub types: Vec<String>,
}

impl CodeMap {
    pub fn summary(&self, site: &Site<'_>) -> Summary {
        let comment = site.file.comment_above(site.span.line);
        match &site.meaning {
            Meaning::Element(element) => Summary {
                signature: signature(site, element),
                comment,
                types: self.types_of(element),
            },
            Meaning::Local { function, variable } => Summary {
                signature: match variable {
                    Some(variable) => format!("{} (in {function})", declared(variable)),
                    None => format!("{} (in {function})", site.file.line(site.span.line).trim()),
                },
                comment: None,
                types: variable
                    .map(|one| self.types_behind(&one.ty))
                    .unwrap_or_default(),
            },
            Meaning::Member { record, variable } => Summary {
                signature: match *record {
                    "" => declared(variable),
                    record => format!("{} (of {record})", declared(variable)),
                },
                comment: comment.or_else(|| comment_behind(site)),
                types: self.types_behind(&variable.ty),
            },
            Meaning::Mention => Summary {
                signature: site.file.line(site.span.line).trim().to_owned(),
                ..Summary::default()
            },
        }
    }

    /// Resolves the aliases in a written type, one after the other, down to a record.
    pub fn types_behind(&self, written: &str) -> Vec<String> {
        let mut types = Vec::new();
        let mut name = bare_type(written);
        for _ in 0..MOST_TYPES {
            let Some(alias) = self.code.alias(&name) else {
                break;
            };
            let means = &alias.means;
            let stars = "*".repeat(means.pointers);
            let plain = bare_type(&means.ty);
            if plain == name && stars.is_empty() {
                break;
            }
            let shown = if means.ty.contains("(unnamed at") {
                "a type without a name"
            } else {
                &means.ty
            };
            types.push(format!(
                "{name} is {shown}{stars}, {}:{}",
                alias.file, alias.span.line
            ));
            name = plain;
        }
        if let Some(record) = self.code.record(&name) {
            let fields: Vec<String> = record.fields.iter().take(24).map(declared).collect();
            let more = record.fields.len().saturating_sub(fields.len());
            let more = if more > 0 {
                format!("; … {more} more")
            } else {
                String::new()
            };
            types.push(format!(
                "{name} {{ {}{more} }}, {}:{}",
                fields.join("; "),
                record.file,
                record.span.line
            ));
        }
        types
    }

    fn types_of(&self, element: &Element) -> Vec<String> {
        match element.kind {
            ElementKind::Typedef => self.types_behind(&element.name),
            ElementKind::Global => {
                let found = self.code.global(&element.name);
                found
                    .map(|(_, one)| self.types_behind(&one.ty))
                    .unwrap_or_default()
            }
            ElementKind::Function | ElementKind::Method => {
                let mut all = self.code.functions();
                let function = all.find(|one| {
                    one.head.qualified == element.qualified && one.head.span == element.span
                });
                let params = function
                    .map(|one| one.head.params.as_slice())
                    .unwrap_or_default();
                let mut types: Vec<String> = Vec::new();
                for one in params.iter().flat_map(|one| self.types_behind(&one.ty)) {
                    if !types.contains(&one) {
                        types.push(one);
                    }
                }
                types
            }
            ElementKind::Class
            | ElementKind::Interface
            | ElementKind::Struct
            | ElementKind::Union
            | ElementKind::Enum
            | ElementKind::Macro
            | ElementKind::Field => Vec::new(),
        }
    }
}

/// A function up to its body; anything else as it is, truncated.
fn signature(site: &Site<'_>, element: &Element) -> String {
    let whole = site.file.slice(element.span);
    let head = match element.body {
        Some(body) => whole
            .get(..body.start.saturating_sub(element.span.start))
            .unwrap_or(whole),
        None => whole,
    };
    let shown = match element.body {
        Some(_) => head.split_whitespace().collect::<Vec<_>>().join(" "),
        None => head.trim_end().to_owned(),
    };
    match shown.char_indices().nth(LONGEST_SIGNATURE) {
        Some((end, _)) => format!("{} …", shown.get(..end).unwrap_or_default()),
        None => shown,
    }
}

/// `const char *name[4]`
fn declared(variable: &Variable) -> String {
    let ty = if variable.ty.contains("(unnamed at") {
        "struct { … }"
    } else {
        &variable.ty
    };
    let stars = "*".repeat(variable.pointers);
    let reference = if variable.reference { "&" } else { "" };
    let sizes: String = variable
        .dimensions
        .iter()
        .map(|size| format!("[{size}]"))
        .collect();
    format!("{ty} {stars}{reference}{}{sizes}", variable.name)
}

/// `int len; /* in rows */`
fn comment_behind(site: &Site<'_>) -> Option<String> {
    let line = site.file.line(site.span.line);
    let at = line.find("/*").or_else(|| line.find("//"))?;
    Some(line.get(at..)?.trim().to_owned())
}
