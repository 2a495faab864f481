//! Names and texts that no repair of a Java program needs.

use patchwright_code::lex::TokenKind;
use patchwright_code::tokens::literal;
use patchwright_code::tokens::{Tok, after, before};

use super::super::finding::{Finding, Project, finding};
use super::names;
use crate::scope::Rule;

pub fn in_code(tokens: &[Tok], project: &dyn Project) -> Vec<Finding> {
    let mut findings = Vec::new();
    for (at, tok) in tokens.iter().enumerate() {
        match tok.kind {
            TokenKind::Identifier => {
                findings.extend(mentioned(tok));
                findings.extend(member(tokens, at));
                findings.extend(closed(tokens, at));
                findings.extend(created(tokens, at));
                findings.extend(helper(tokens, at, project));
                findings.extend(native(tok));
            }
            TokenKind::String | TokenKind::RawString => findings.extend(text(tok)),
            _ => {}
        }
    }
    findings
}

/// Whether a method of the project may be called by this name here: its own, or one of a class that is named. What an
/// object's method does depends on the object, which is not known.
pub fn is_call(tokens: &[Tok], at: usize, project: &dyn Project) -> bool {
    let Some(tok) = tokens.get(at) else {
        return false;
    };
    let qualifier = || at.checked_sub(2).and_then(|i| tokens.get(i));
    match before(tokens, at) {
        Some(dot) if dot.is_any(&[".", "::"]) => {
            let passed = dot.is("::") || is_called(tokens, at);
            let owner = qualifier();
            passed
                && owner.is_some_and(|owner| {
                    owner.is_any(&["this", "super"])
                        || project.is_method_of(tok.word(), owner.word())
                })
        }
        Some(new) if new.is("new") => false,
        Some(_) | None => is_called(tokens, at),
    }
}

pub fn is_called(tokens: &[Tok], at: usize) -> bool {
    after(tokens, at).is_some_and(|next| next.is("("))
}

fn new_here(rule: Rule, shown: &str, line: usize) -> Finding {
    finding(rule, shown, line, format!("`{shown}` is new here"))
}

fn mentioned(tok: &Tok) -> Option<Finding> {
    let word = tok.word();
    let (_, rule) = names::MENTIONED.iter().find(|(name, _)| *name == word)?;
    Some(new_here(*rule, word, tok.line))
}

fn member(tokens: &[Tok], at: usize) -> Option<Finding> {
    let tok = tokens.get(at)?;
    before(tokens, at).filter(|dot| dot.is_any(&[".", "::"]))?;
    let owner = tokens.get(at.checked_sub(2)?)?;
    let known = names::MEMBERS.iter();
    let mut known = known.filter(|(class, member, _)| owner.is(class) && tok.is(member));
    let (class, member, rule) = known.next()?;
    Some(new_here(*rule, &format!("{class}.{member}"), tok.line))
}

/// `System.err.close()`
fn closed(tokens: &[Tok], at: usize) -> Option<Finding> {
    let tok = tokens.get(at).filter(|tok| tok.is("System"))?;
    let stream = tokens.get(at + 2)?;
    let close = tokens.get(at + 4)?;
    (stream.is_any(&["err", "out"]) && close.is("close")).then(|| {
        let shown = format!("System.{}.close", stream.word());
        new_here(Rule::Output, &shown, tok.line)
    })
}

fn created(tokens: &[Tok], at: usize) -> Option<Finding> {
    let tok = tokens.get(at)?;
    let word = before(tokens, at).filter(|tok| tok.is_any(&["new", "extends"]))?;
    let mut known = names::CREATED.iter().filter(|(name, _)| tok.is(name));
    let (name, rule) = known.next()?;
    Some(new_here(
        *rule,
        &format!("{} {name}", word.word()),
        tok.line,
    ))
}

fn helper(tokens: &[Tok], at: usize, project: &dyn Project) -> Option<Finding> {
    let tok = tokens.get(at)?;
    let word = tok.word();
    if !is_call(tokens, at, project) {
        return None;
    }
    if project.is_unread(word) {
        let what = format!("`{word}`, newly used here, stands in a file that cannot be analysed");
        return Some(finding(Rule::Unreadable, word, tok.line, what));
    }
    let rule = project.taints(word).first()?;
    let what = format!("`{word}`, newly called here, does what a repair must not do");
    Some(finding(*rule, word, tok.line, what))
}

/// A method in machine code, which nothing here can read.
fn native(tok: &Tok) -> Option<Finding> {
    tok.is("native")
        .then(|| new_here(Rule::Assembly, "native", tok.line))
}

fn text(tok: &Tok) -> Option<Finding> {
    let text = String::from_utf8_lossy(&literal::text(tok)?).into_owned();
    let mut known = names::TEXTS.iter().filter(|(part, _)| text.contains(part));
    let (_, rule) = known.next()?;
    let what = format!("the text \"{}\" is new here", text.escape_default());
    Some(finding(*rule, &text, tok.line, what))
}
