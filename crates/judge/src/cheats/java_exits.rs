//! Ways out of a Java program. An exception is none: who catches it, and whether anybody does, the runs show.

use patchwright_code::tokens::Tok;

use super::exit::Exit;
use super::java::{IsExit, is_call, is_exit};
use super::tree::Tree;

pub fn exits(tokens: &[Tok], tree: &Tree) -> Vec<Exit> {
    let has_runtime = tokens.iter().any(|tok| tok.is("getRuntime"));
    let mut exits = Vec::new();
    for (at, tok) in tokens.iter().enumerate().filter(|(_, tok)| tok.is_ident()) {
        let word = tok.word();
        let exit = |way: &str| Exit {
            way: way.to_owned(),
            by: word.to_owned(),
            line: tok.line,
        };
        if is_direct(tokens, at, tree, has_runtime) {
            exits.push(exit(word));
        } else if let Some(ways) = tree.ways_of(word)
            && is_call(tokens, at, tree)
        {
            exits.extend(ways.iter().map(|way| exit(way)));
        }
    }
    exits
}

fn is_direct(tokens: &[Tok], at: usize, tree: &Tree, has_runtime: bool) -> bool {
    let imported = || {
        tokens
            .get(at)
            .is_some_and(|tok| !tree.is_function(tok.word()))
    };
    match is_exit(tokens, at, has_runtime) {
        IsExit::Yes => true,
        IsExit::IfImported => imported(),
        IsExit::No => false,
    }
}
