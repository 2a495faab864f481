//! Takes a file apart, starting from its bytes.

use super::groups::Builder;
use super::layout::{Layout, without_inner_marks};
use super::parts::{Source, Unreadable};
use super::pieces::Notes;
use crate::lex::{Dialect, code_tokens};
use crate::tokens::nests_too_deeply;

/// Longer files are not read.
const MOST_BYTES: usize = 16 << 20;

pub fn read(content: &[u8], dialect: Dialect) -> Result<Source, Unreadable> {
    if content.len() > MOST_BYTES {
        return Err(Unreadable::TooLong);
    }
    let tokens = code_tokens(content, dialect);
    let mut source = Source::default();
    let nodes = Builder::new(dialect).build(&tokens, &mut source)?;
    let mut notes = Notes::default();
    notes.list(&nodes);
    source.pieces = notes.pieces;
    let mut code = Vec::new();
    let mut layout = Layout {
        leftover: &mut source.leftover,
        torn: &mut source.torn_groups,
    };
    layout.list(&nodes, &mut code);
    source.code = without_inner_marks(code);
    if nests_too_deeply(&source.code) {
        return Err(Unreadable::TooDeep);
    }
    Ok(source)
}
