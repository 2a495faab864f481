//! A condition with the project's macros in it, written out in every way in which a compiler may read them.

use std::collections::BTreeMap;
use std::sync::Arc;

use crate::lex::{Dialect, code_tokens};
use crate::preprocess::{Define, Follow, Macros};
use crate::tokens::{Tok, joined};

/// Macros in macros, all together.
const MOST_MACROS: usize = 64;
/// A name may have several definitions, and only the compiler knows which one counts.
const MOST_READINGS: usize = 32;

type Definitions<'m> = BTreeMap<Arc<[u8]>, &'m [Arc<Define>]>;

/// What the condition may become; nothing where no macro stands in it. The error is a sentence.
pub(super) fn written_out(text: &str, macros: &Macros) -> Result<Vec<String>, String> {
    let tokens: Vec<Tok> = code_tokens(text.as_bytes(), Dialect::C)
        .iter()
        .map(|token| Tok::from_lexed(token, Dialect::C))
        .collect();
    let used = reachable(&tokens, macros)?;
    if used.is_empty() {
        return Ok(Vec::new());
    }
    let expand = |chosen: Macros| {
        let tokens = chosen.expand(&tokens, Follow::Nearest);
        let tokens = tokens.map_err(|_| "its macros grow without bound".to_owned())?;
        Ok(joined(&tokens))
    };
    readings(&used)?.into_iter().map(expand).collect()
}

/// The names of the macros that a text itself uses, for a reader.
pub(super) fn named_in(text: &str, macros: &Macros) -> String {
    let mut names: Vec<String> = Vec::new();
    for token in code_tokens(text.as_bytes(), Dialect::C) {
        let name = format!("`{}`", String::from_utf8_lossy(&token.text));
        if !macros.get(&token.text).is_empty() && !names.contains(&name) {
            names.push(name);
        }
    }
    match names.as_slice() {
        [only] => format!("the macro {only}"),
        several => format!("the macros {}", several.join(", ")),
    }
}

/// All macros that play a part, with all that each may be.
fn reachable<'m>(tokens: &[Tok], macros: &'m Macros) -> Result<Definitions<'m>, String> {
    let mut found: Definitions<'m> = BTreeMap::new();
    let names = |tokens: &[Tok]| -> Vec<Arc<[u8]>> {
        let names = tokens.iter().filter(|tok| tok.is_ident());
        names.map(|tok| Arc::clone(&tok.text)).collect()
    };
    let mut open = names(tokens);
    while let Some(name) = open.pop() {
        let defines = macros.get(&name);
        if defines.is_empty() || found.contains_key(&name) {
            continue;
        }
        for define in defines {
            // What is pasted together or quoted is a name or a text that nobody wrote.
            if define.body.iter().any(|tok| tok.is_any(&["#", "##"])) {
                let name = String::from_utf8_lossy(&name).into_owned();
                return Err(format!(
                    "the macro `{name}` pastes or quotes its arguments, which is not followed"
                ));
            }
            open.extend(names(&define.body));
        }
        found.insert(name, defines);
        if found.len() > MOST_MACROS {
            return Err(format!("it uses more than {MOST_MACROS} macros"));
        }
    }
    Ok(found)
}

/// Every choice of one definition for each name.
fn readings(used: &Definitions<'_>) -> Result<Vec<Macros>, String> {
    let mut chosen: Vec<Vec<&Arc<Define>>> = vec![Vec::new()];
    for (name, defines) in used {
        if chosen.len() * defines.len() > MOST_READINGS {
            let name = String::from_utf8_lossy(name);
            return Err(format!("the macro `{name}` has too many definitions"));
        }
        let longer = chosen.iter().flat_map(|known| {
            defines.iter().map(|define| {
                let mut known = known.clone();
                known.push(define);
                known
            })
        });
        chosen = longer.collect();
    }
    let all = chosen.into_iter().map(|defines| {
        let mut macros = Macros::default();
        defines.into_iter().for_each(|define| macros.add(define));
        macros
    });
    Ok(all.collect())
}
