//! The elements of a C or C++ file, taken from its items.

use super::element::{Element, ElementKind, Standing};
use super::file::SourceFile;
use super::items::Prototype;
use super::text::Text;
use super::tree::{Alias, Enumeration, Macro, Record, Span, Variable};

/// In the order of the text; an outer one before what is in it.
pub(super) fn elements(file: &SourceFile, text: &Text) -> Vec<Element> {
    let items = &file.items;
    let mut all: Vec<Element> = file
        .functions()
        .iter()
        .map(|one| function(&one.head))
        .collect();
    all.extend(items.records.iter().filter_map(|one| record(one, text)));
    all.extend(items.enumerations.iter().map(enumeration));
    all.extend(items.aliases.iter().map(alias));
    all.extend(items.macros.iter().map(macro_));
    all.extend(items.globals.iter().map(|one| global(one, text)));
    all.extend(items.prototypes.iter().map(prototype));
    all.sort_by_key(|one| (one.span.start, usize::MAX - one.span.end));
    qualify(&mut all);
    all
}

fn function(head: &super::tree::Head) -> Element {
    let kind = if head.qualified.contains("::") {
        ElementKind::Method
    } else {
        ElementKind::Function
    };
    Element {
        body: Some(head.body),
        qualified: without_arguments(&head.qualified),
        ..plain(kind, &head.name, head.span)
    }
}

/// `Ring::push` of `Ring<T, N>::push`: callers ask without template arguments.
fn without_arguments(qualified: &str) -> String {
    let mut plain = String::new();
    let mut depth = 0usize;
    let (scope, last) = match qualified.rfind("::") {
        Some(at) => qualified.split_at(at),
        None => ("", qualified),
    };
    for letter in scope.chars() {
        match letter {
            '<' => depth += 1,
            '>' => depth = depth.saturating_sub(1),
            _ if depth == 0 => plain.push(letter),
            _ => {}
        }
    }
    plain + last
}

fn prototype(one: &Prototype) -> Element {
    let kind = if one.qualified.contains("::") {
        ElementKind::Method
    } else {
        ElementKind::Function
    };
    Element {
        qualified: one.qualified.clone(),
        standing: Standing::Declaration,
        ..plain(kind, &one.name, one.span)
    }
}

/// A type without a name is found by its typedef or variable.
fn record(one: &Record, text: &Text) -> Option<Element> {
    let start = text.slice(one.span.start, one.span.start + 6);
    let kind = match start {
        word if word.starts_with("class") => ElementKind::Class,
        word if word.starts_with("union") => ElementKind::Union,
        _ => ElementKind::Struct,
    };
    (!one.name.is_empty()).then(|| plain(kind, &one.name, one.span))
}

fn enumeration(one: &Enumeration) -> Element {
    Element {
        also: one.constants.iter().map(|(name, _)| name.clone()).collect(),
        ..plain(ElementKind::Enum, &one.name, one.span)
    }
}

fn alias(one: &Alias) -> Element {
    plain(ElementKind::Typedef, &one.name, one.span)
}

fn macro_(one: &Macro) -> Element {
    plain(ElementKind::Macro, &one.name, one.span)
}

fn global(one: &Variable, text: &Text) -> Element {
    let mere = one.init.is_none() && one.storage.iter().any(|word| word == "extern");
    Element {
        standing: if mere {
            Standing::Declaration
        } else {
            Standing::Definition
        },
        qualified: without_arguments(&one.name),
        ..plain(
            ElementKind::Global,
            one.name.rsplit("::").next().unwrap_or(&one.name),
            whole_declaration(one, text),
        )
    }
}

/// From the end of the statement before it to its semicolon.
fn whole_declaration(one: &Variable, text: &Text) -> Span {
    let before = text.clean_slice(0, one.span.start);
    let behind_last = before.rfind([';', '{', '}']).map_or(0, |at| at + 1);
    let gap = before.get(behind_last..).unwrap_or("");
    let start = behind_last + (gap.len() - gap.trim_start().len());
    let end = one
        .init
        .as_ref()
        .map_or(one.span.end, |init| init.span.end.max(one.span.end));
    let rest = text.clean_slice(end, text.clean.len());
    let end = match rest.find(';') {
        Some(at) => end + at + 1,
        None => end,
    };
    text.span(start.min(one.span.start), end)
}

fn plain(kind: ElementKind, name: &str, span: Span) -> Element {
    Element {
        kind,
        name: name.to_owned(),
        qualified: name.to_owned(),
        span,
        body: None,
        also: Vec::new(),
        standing: Standing::Definition,
    }
}

/// A nested type is qualified with the outer type's name; functions already are.
fn qualify(all: &mut [Element]) {
    let mut open: Vec<(usize, String)> = Vec::new();
    for element in all {
        open.retain(|(end, _)| element.span.start < *end);
        if let Some((_, outer)) = open.last()
            && !element.is_function()
            && !element.name.is_empty()
            && element.kind != ElementKind::Macro
        {
            element.qualified = format!("{outer}::{}", element.name);
        }
        if matches!(
            element.kind,
            ElementKind::Class | ElementKind::Struct | ElementKind::Union
        ) {
            open.push((element.span.end, element.qualified.clone()));
        }
    }
}
