//! The depth limit: the program's own constant, or one that fits the stack with room to spare.

use patchwright_code::types::parse_integer;
use patchwright_code::{Function, scope};

use crate::proposal::TextEdit;
use crate::site::Context;

/// People do not write deeper input, and a stack holds this much.
const DEFAULT: u64 = 1000;
/// Bytes of stack that the recursion may take.
const STACK: u64 = 2 << 20;

pub(super) struct Limit {
    pub word: String,
    /// The definition of the word, where the program has none.
    pub edits: Vec<TextEdit>,
}

pub(super) fn choose(ctx: &Context<'_>, cut: &Function, cycle: &[&Function]) -> Limit {
    if let Some(word) = known(ctx, cut) {
        return Limit {
            word,
            edits: Vec::new(),
        };
    }
    let value = (STACK / frame_size(ctx, cycle)).clamp(16, DEFAULT);
    let word = "MAX_NESTING";
    match definition(ctx, cut, word, value) {
        Some(edit) => Limit {
            word: word.to_owned(),
            edits: vec![edit],
        },
        None => Limit {
            word: value.to_string(),
            edits: Vec::new(),
        },
    }
}

/// A constant of the program whose name says that it limits depth.
fn known(ctx: &Context<'_>, cut: &Function) -> Option<String> {
    let mut found: Vec<(u32, String)> = Vec::new();
    for file in ctx.code.files() {
        for word in scope::names_in(file.text()) {
            let Some(score) = says_depth(word) else {
                continue;
            };
            let constant = ctx
                .code
                .macro_named(word)
                .is_some_and(|m| m.params.is_none() && !m.body.trim().is_empty())
                || ctx.code.enumeration_of_constant(word).is_some()
                || ctx
                    .code
                    .global(word)
                    .is_some_and(|(_, v)| v.init.is_some() && is_constant(v));
            if constant && scope::usable(ctx.code, cut, cut.head.body.start + 1, word) {
                found.push((score, word.to_owned()));
            }
        }
    }
    found.sort();
    found.into_iter().next().map(|(_, word)| word)
}

fn is_constant(variable: &patchwright_code::tree::Variable) -> bool {
    variable.ty.contains("const")
        || variable
            .storage
            .iter()
            .any(|word| word.starts_with("const"))
}

/// Lower is better; none for a name about something else.
fn says_depth(word: &str) -> Option<u32> {
    let lower = word.to_ascii_lowercase();
    let deep = ["depth", "nest", "recurs", "level"]
        .iter()
        .position(|part| lower.contains(part))?;
    let bound = lower.contains("max") || lower.contains("limit");
    let error = lower.contains("err") || lower.contains("_e_");
    (bound && !error).then(|| u32::try_from(deep).unwrap_or(9))
}

/// An estimate of the stack that one cycle takes: arrays, and something for the rest.
fn frame_size(ctx: &Context<'_>, cycle: &[&Function]) -> u64 {
    let mut bytes = 512;
    for function in cycle {
        bytes += 256;
        for local in function.locals() {
            let size = local
                .dimensions
                .iter()
                .filter_map(|text| size_of(ctx, text))
                .product::<u64>();
            if !local.dimensions.is_empty() && local.pointers == 0 {
                bytes += size;
            }
        }
    }
    bytes.max(1)
}

fn size_of(ctx: &Context<'_>, text: &str) -> Option<u64> {
    let text = text.trim();
    parse_integer(text).or_else(|| {
        let body = ctx.code.macro_named(text)?.body.trim();
        parse_integer(body.trim_matches(['(', ')']).trim())
    })
}

/// A new constant after the file's includes.
fn definition(ctx: &Context<'_>, cut: &Function, word: &str, value: u64) -> Option<TextEdit> {
    let file = ctx.file(cut)?;
    if ctx.code.files().iter().any(|file| {
        patchwright_code::spelling::word_offsets(file.text(), word)
            .next()
            .is_some()
    }) {
        return None;
    }
    let mut at = None;
    let mut offset = 0;
    for line in file.text().split_inclusive('\n') {
        offset += line.len();
        if offset <= cut.head.span.start
            && line.trim_start().starts_with('#')
            && line.contains("include")
        {
            at = Some(offset);
        }
    }
    let at = at?;
    Some(TextEdit {
        file: cut.head.file.clone(),
        start: at,
        end: at,
        text: format!("\n/* How deep input may be nested. */\n#define {word} {value}\n"),
    })
}
