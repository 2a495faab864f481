//! A file cut into its items: functions, types, variables, macros.

mod chunk;
mod enums;
mod head;
mod macros;
mod records;

use patchwright_domain::candidate::RelPath;

use super::lower::Reader;
use super::text::{Directive, Text, Tokens};
use super::tree::{Alias, Enumeration, Head, Macro, Record, Span, Variable};

#[derive(Debug, Default)]
pub(super) struct Items {
    pub heads: Vec<Head>,
    pub records: Vec<Record>,
    pub enumerations: Vec<Enumeration>,
    pub macros: Vec<Macro>,
    pub aliases: Vec<Alias>,
    pub globals: Vec<Variable>,
    pub prototypes: Vec<Prototype>,
    pub broken: Vec<Span>,
}

/// A function that is only declared.
#[derive(Debug)]
pub(super) struct Prototype {
    pub name: String,
    /// With the record it is a member of.
    pub qualified: String,
    pub span: Span,
}

pub(super) fn read(path: &RelPath, text: &Text, directives: &[Directive]) -> Items {
    let mut finder = Finder {
        path,
        text,
        tokens: Tokens::new(&text.clean, 0, text.clean.len()),
        reader: Reader::new(text),
        items: Items::default(),
        depth: 0,
    };
    finder.file();
    let mut items = finder.items;
    items.broken = finder.reader.broken;
    items.macros = macros::read(path, text, directives);
    items
}

struct Finder<'a> {
    path: &'a RelPath,
    text: &'a Text,
    tokens: Tokens,
    reader: Reader<'a>,
    items: Items,
    /// Of records in records.
    depth: usize,
}
