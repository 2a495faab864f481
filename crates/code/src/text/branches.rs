//! `#if` with several branches: all are kept where each is whole statements, else the first one alone.
//!
//! Nothing here knows which branch is compiled. Two whole branches can be read one after the other; two
//! heads of one block cannot.

use super::clean::{Directive, Word, blank};
use super::lex::{TextTokenKind, lex};

pub(super) fn choose(clean: &mut [u8], raw: &str, directives: &[Directive]) {
    let mut open: Vec<Vec<Directive>> = Vec::new();
    for directive in directives {
        match directive.word {
            Word::If => open.push(vec![*directive]),
            Word::Else => {
                if let Some(group) = open.last_mut() {
                    group.push(*directive);
                }
            }
            Word::EndIf => {
                if let Some(mut group) = open.pop() {
                    group.push(*directive);
                    settle(clean, raw, &group);
                }
            }
            Word::Define | Word::Other => {}
        }
    }
}

/// `group` is the `#if`, each `#else`, and the `#endif`. Inner groups are already resolved.
fn settle(clean: &mut [u8], raw: &str, group: &[Directive]) {
    let branches: Vec<(usize, usize)> = group
        .windows(2)
        .filter_map(|pair| Some((pair.first()?.end, pair.get(1)?.start)))
        .collect();
    let first = group
        .first()
        .map_or("", |d| raw.get(d.start..d.end).unwrap_or(""));
    let condition = first.trim_start_matches('#').trim_start();
    let condition = condition.strip_prefix("if").unwrap_or("").trim();
    let chosen = match condition {
        "0" => 1,
        "1" => 0,
        _ if all_whole(clean, &branches) => return,
        _ => 0,
    };
    for (index, (start, end)) in branches.iter().enumerate() {
        if index != chosen {
            blank(clean, *start, *end);
        }
    }
}

fn all_whole(clean: &[u8], branches: &[(usize, usize)]) -> bool {
    branches.len() < 2
        || branches.iter().all(|(start, end)| {
            let piece = clean.get(*start..*end).unwrap_or_default();
            std::str::from_utf8(piece).is_ok_and(is_whole)
        })
}

fn is_whole(piece: &str) -> bool {
    let mut depth = 0i64;
    let mut last = TextTokenKind::Punct(b';');
    let mut last_word = "";
    for (index, token) in lex(piece, 0, piece.len()).iter().enumerate() {
        match token.kind {
            TextTokenKind::Punct(b'{' | b'(' | b'[') => depth += 1,
            TextTokenKind::Punct(b'}' | b')' | b']') => depth -= 1,
            TextTokenKind::Punct(_)
            | TextTokenKind::Word
            | TextTokenKind::Number
            | TextTokenKind::Quoted
            | TextTokenKind::Scope => {}
        }
        last_word = piece.get(token.start()..token.end()).unwrap_or("");
        if depth < 0 || (index == 0 && last_word == "else") {
            return false;
        }
        last = token.kind;
    }
    depth == 0 && last_word != "else" && matches!(last, TextTokenKind::Punct(b';' | b'}' | b':'))
}
