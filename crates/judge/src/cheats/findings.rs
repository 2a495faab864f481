//! Things in the code that no repair needs: names, pragmas, attributes, directives. Findings in the old text are
//! subtracted, so only what a patch adds is refused.

use patchwright_code::lex::{Dialect, TokenKind};
use patchwright_code::preprocess::Directive;
use patchwright_code::tokens::literal;
use patchwright_code::tokens::{Tok, after, before, group, joined};
use patchwright_code::{Family, by_ending};

use super::calls;
use super::finding::{Finding, Project, Variables, finding, is_function_use};
use super::java;
use super::names;
use crate::scope::Rule;

/// All findings in `tokens`, whether macros are expanded or not.
pub fn in_code(tokens: &[Tok], dialect: Dialect, project: &dyn Project) -> Vec<Finding> {
    match dialect {
        Dialect::C => in_c(tokens, project),
        Dialect::Java => java::in_code(tokens, project),
    }
}

fn in_c(tokens: &[Tok], project: &dyn Project) -> Vec<Finding> {
    let mut findings = Vec::new();
    let variables = Variables::declared_in(tokens);
    for (at, tok) in tokens.iter().enumerate() {
        match tok.kind {
            TokenKind::Identifier => {
                findings.extend(by_name(tok));
                findings.extend(function(tokens, at, &variables, project));
                findings.extend(attribute(tokens, at));
                findings.extend(pragma_operator(tokens, at));
                findings.extend(calls::call(tokens, at, &variables, project));
            }
            TokenKind::String | TokenKind::RawString => findings.extend(string(tok)),
            TokenKind::Punct if tok.is("[") => findings.extend(bracket_attribute(tokens, at)),
            TokenKind::Punct if tok.is("?") => findings.extend(trigraph(tokens, at)),
            _ => {}
        }
    }
    findings
}

pub fn in_directives(directives: &[Directive]) -> Vec<Finding> {
    let mut findings = Vec::new();
    for directive in directives {
        let line = directive.line;
        let text = joined(&directive.rest);
        for tok in directive.rest.iter().filter(|tok| tok.is_ident()) {
            findings.extend(by_name(tok));
        }
        match directive.name.as_str() {
            "pragma" => findings.extend(pragma(&text, line)),
            "include" | "include_next" | "import" => findings.extend(include(directive, &text)),
            "line" => findings.push(finding(
                Rule::Compiler,
                "line",
                line,
                "`#line` hides where code stands",
            )),
            "embed" => findings.push(finding(
                Rule::Recognition,
                "embed",
                line,
                "`#embed` brings a file into the program that no rule has seen",
            )),
            name if name.starts_with(|c: char| c.is_ascii_digit()) => findings.push(finding(
                Rule::Compiler,
                "line",
                line,
                "a line marker hides where code stands",
            )),
            _ => {}
        }
    }
    findings
}

fn by_name(tok: &Tok) -> Option<Finding> {
    let word = tok.word();
    let exact = names::EXACT.iter().find(|(name, _)| *name == word);
    let prefix = || {
        names::PREFIXES
            .iter()
            .find(|(prefix, _)| word.starts_with(prefix))
    };
    let suffix = || {
        names::SUFFIXES
            .iter()
            .find(|(suffix, _)| word.ends_with(suffix))
    };
    let (_, rule) = exact.or_else(prefix).or_else(suffix)?;
    Some(finding(
        *rule,
        word,
        tok.line,
        format!("`{word}` is new here"),
    ))
}

/// A system function that is called or used as a value, or an existing helper that uses one.
fn function(
    tokens: &[Tok],
    at: usize,
    variables: &Variables<'_>,
    project: &dyn Project,
) -> Option<Finding> {
    let tok = tokens.get(at)?;
    let word = tok.word();
    let taint = project.taints(word).first();
    let known = names::FUNCTIONS.iter().find(|(name, _)| *name == word);
    let unread = project.is_unread(word);
    let matters = taint.is_some() || known.is_some() || unread;
    if !matters || !is_function_use(tokens, at, variables) {
        return None;
    }
    if unread {
        let what = format!("`{word}`, newly used here, stands in a file that cannot be analysed");
        return Some(finding(Rule::Unreadable, word, tok.line, what));
    }
    if let Some(rule) = taint {
        let what = format!("`{word}`, newly called here, does what a repair must not do");
        return Some(finding(*rule, word, tok.line, what));
    }
    let (_, rule) = known?;
    let algorithm = word == "remove" && calls::argument_count(tokens, at) == Some(3);
    if project.defines(word) || algorithm {
        return None;
    }
    Some(finding(
        *rule,
        word,
        tok.line,
        format!("`{word}` is new here"),
    ))
}

fn string(tok: &Tok) -> Option<Finding> {
    let text = String::from_utf8_lossy(&literal::text(tok)?).into_owned();
    const PATHS: [&str; 6] = [
        "/proc/",
        "/dev/fd",
        "/dev/stderr",
        "/dev/stdout",
        "/dev/tty",
        "/sys/",
    ];
    const STEERING: [&str; 10] = [
        "SAN_OPTIONS",
        "__asan",
        "__ubsan",
        "__sanitizer",
        "detect_leaks",
        "halt_on_error",
        "LD_PRELOAD",
        "abort_on_error",
        "exitcode=",
        "FUZZING_BUILD_MODE",
    ];
    let rule = if text == "/proc" || PATHS.iter().any(|path| text.contains(path)) {
        Rule::Environment
    } else if STEERING.iter().any(|word| text.contains(word)) {
        Rule::Sanitizer
    } else {
        return None;
    };
    let what = format!("the text \"{}\" is new here", text.escape_default());
    Some(finding(rule, &text, tok.line, what))
}

fn attribute(tokens: &[Tok], at: usize) -> Vec<Finding> {
    let is_attribute = tokens
        .get(at)
        .is_some_and(|tok| tok.is_any(&["__attribute__", "__attribute", "__declspec"]));
    let open = at + 1;
    if !is_attribute || !tokens.get(open).is_some_and(|tok| tok.is("(")) {
        return Vec::new();
    }
    let outer = group(tokens, open);
    let inner = match outer.first() {
        Some(tok) if tok.is("(") => group(outer, 0),
        Some(_) | None => outer,
    };
    attribute_words(inner)
}

fn bracket_attribute(tokens: &[Tok], at: usize) -> Vec<Finding> {
    let doubled = after(tokens, at).is_some_and(|tok| tok.is("["));
    let subscript =
        before(tokens, at).is_some_and(|tok| tok.is_name() || tok.is_any(&[")", "]", "["]));
    if !doubled || subscript {
        return Vec::new();
    }
    attribute_words(group(group(tokens, at), 0))
}

fn attribute_words(list: &[Tok]) -> Vec<Finding> {
    let mut findings = Vec::new();
    for part in patchwright_code::tokens::arguments(list) {
        let name = part
            .split(|tok| tok.is("("))
            .next()
            .and_then(|name| name.iter().rev().find(|tok| tok.is_ident()));
        let Some(tok) = name else {
            continue;
        };
        let word = tok.word().trim_matches('_');
        if !names::HARMLESS_ATTRIBUTES.contains(&word) {
            let rule = if word.contains("sanitize") {
                Rule::Sanitizer
            } else {
                Rule::Compiler
            };
            let what = format!("the attribute `{word}` is new here");
            findings.push(finding(rule, &format!("attribute {word}"), tok.line, what));
        }
    }
    findings
}

fn pragma_operator(tokens: &[Tok], at: usize) -> Option<Finding> {
    let tok = tokens
        .get(at)
        .filter(|tok| tok.is_any(&["_Pragma", "__pragma"]))?;
    let inner = match tokens.get(at + 1) {
        Some(open) if open.is("(") => group(tokens, at + 1),
        Some(_) | None => &[],
    };
    let texts: Vec<u8> = inner.iter().filter_map(literal::text).flatten().collect();
    let text = match texts.is_empty() {
        true => joined(inner),
        false => String::from_utf8_lossy(&texts).into_owned(),
    };
    pragma(&text, tok.line)
}

fn pragma(text: &str, line: usize) -> Option<Finding> {
    let plain = text.split_whitespace().collect::<Vec<_>>().join(" ");
    if names::HARMLESS_PRAGMAS
        .iter()
        .any(|known| plain.starts_with(known))
    {
        return None;
    }
    let what = format!("the pragma `{plain}` is new here");
    Some(finding(
        Rule::Compiler,
        &format!("pragma {plain}"),
        line,
        what,
    ))
}

fn include(directive: &Directive, text: &str) -> Option<Finding> {
    let line = directive.line;
    let name = text.trim_matches(['"', '<', '>']);
    let tok = directive.rest.first()?;
    let plain = matches!(tok.kind, TokenKind::String | TokenKind::HeaderName);
    let source_ending = name.rsplit_once('.').is_none_or(|(_, ending)| {
        by_ending(ending).is_some_and(|(row, _)| row.family == Family::C)
    });
    if ["sanitizer/", "fuzzer/", "valgrind/"]
        .iter()
        .any(|part| name.contains(part))
    {
        return Some(finding(
            Rule::Sanitizer,
            text,
            line,
            format!("`{name}` is newly included"),
        ));
    }
    if plain && source_ending && !name.starts_with('/') && !name.contains("poc/") {
        return None;
    }
    let what = format!("`#include {text}` brings in text that no rule has seen");
    Some(finding(Rule::Unreadable, text, line, what))
}

/// With trigraphs the compiler would see a different program than the one analysed here.
fn trigraph(tokens: &[Tok], at: usize) -> Option<Finding> {
    let (second, third) = (tokens.get(at + 1)?, tokens.get(at + 2)?);
    let is_one =
        second.is("?") && third.is_any(&["=", "/", "'", "(", ")", "!", "<", ">", "-", "==", "/="]);
    is_one.then(|| {
        finding(
            Rule::Unreadable,
            "trigraph",
            second.line,
            "a trigraph is new here",
        )
    })
}
