//! A source file taken apart: its code with the alternatives of conditional compilation laid side by side, its
//! directives, its macros, and under which conditions each piece of code stands.

use std::sync::Arc;

use patchwright_code::lex::{Dialect, Region, Token, TokenKind, code_tokens};
use patchwright_code::{FileRole, by_name};
use patchwright_domain::candidate::RelPath;

use super::names;
use super::tok::{Tok, joined, nests_too_deeply};
use crate::scope::{Kind, kind};

/// Longer files are not analysed, and nothing is accepted unanalysed.
pub const MOST_BYTES: usize = 16 << 20;
const DEEPEST_CONDITION: usize = 64;

#[derive(Debug, Default)]
pub struct Source {
    pub code: Vec<Tok>,
    /// Alternatives whose brackets do not match and so cannot stand in `code`.
    pub leftover: Vec<Tok>,
    pub defines: Vec<Arc<Define>>,
    pub directives: Vec<Directive>,
    pub pieces: Vec<Piece>,
    /// Conditional groups whose brackets do not match by themselves.
    pub torn_groups: usize,
}

impl Source {
    /// The names of the files that are included, without their folders.
    pub fn includes(&self) -> Vec<Vec<u8>> {
        let included = self.directives.iter().filter(|directive| {
            matches!(
                directive.name.as_str(),
                "include" | "include_next" | "import"
            )
        });
        included
            .filter_map(|directive| directive.rest.first())
            .filter_map(|tok| {
                let mut name = tok
                    .text
                    .split(|b| matches!(b, b'"' | b'<' | b'>' | b'/' | b'\\'));
                name.rfind(|part| !part.is_empty()).map(<[u8]>::to_vec)
            })
            .collect()
    }
}

/// `#define`.
#[derive(Debug, PartialEq, Eq)]
pub struct Define {
    pub name: Arc<[u8]>,
    /// None for a macro without parentheses.
    pub params: Option<Vec<Arc<[u8]>>>,
    pub body: Vec<Tok>,
    pub line: usize,
}

/// Any directive, the `#` left out.
#[derive(Debug)]
pub struct Directive {
    pub name: String,
    pub rest: Vec<Tok>,
    pub line: usize,
}

/// A run of tokens between `;`, `{` and `}`, with the conditions of the preprocessor above it.
#[derive(Debug)]
pub struct Piece {
    pub text: String,
    pub conditions: Vec<Arc<str>>,
    /// Another alternative of its condition does something in its stead, or it only prints a text.
    pub is_dispensable: bool,
    pub line: usize,
}

/// Why a file cannot be taken apart.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Unreadable {
    TooLong,
    TooDeep,
    UnknownLanguage,
}

impl Unreadable {
    pub fn words(self) -> &'static str {
        match self {
            Self::TooLong => "the file is too long to be analysed",
            Self::TooDeep => {
                "the file nests brackets or conditions of the preprocessor too deeply to be analysed"
            }
            Self::UnknownLanguage => "the file is in no language whose rules are known",
        }
    }
}

pub fn dialect(path: &RelPath) -> Option<Dialect> {
    match kind(path) {
        Kind::Java => Some(Dialect::Java),
        Kind::CFamily => Some(Dialect::C),
        Kind::Protected(_) | Kind::Other => Dialect::of_path(path),
    }
}

/// Whether a file is meant to be included: what it needs may come from whoever includes it.
pub fn is_header(path: &RelPath) -> bool {
    by_name(path.file_name()).is_none_or(|(_, role)| role != FileRole::Unit)
}

pub fn read(path: &RelPath, content: &[u8]) -> Result<Source, Unreadable> {
    let dialect = dialect(path).ok_or(Unreadable::UnknownLanguage)?;
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

enum Node {
    Tok(Tok),
    Groups(Vec<Group>),
}

struct Group {
    condition: String,
    nodes: Vec<Node>,
    holds: Holds,
}

/// What is known of a condition of the preprocessor.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Holds {
    Always,
    Never,
    Perhaps,
}

/// Builds the tree of conditional groups with a stack of its own: hostile nesting must not use ours.
struct Builder {
    dialect: Dialect,
    /// For each open `#if`: its groups so far, and the nodes that go on after it.
    open: Vec<(Vec<Group>, Vec<Node>)>,
    nodes: Vec<Node>,
    group: (String, Holds),
}

impl Builder {
    fn new(dialect: Dialect) -> Self {
        Self {
            dialect,
            open: Vec::new(),
            nodes: Vec::new(),
            group: (String::new(), Holds::Always),
        }
    }

    fn build(mut self, tokens: &[Token<'_>], source: &mut Source) -> Result<Vec<Node>, Unreadable> {
        let mut at = 0;
        while let Some(token) = tokens.get(at) {
            if token.region == Region::Code {
                self.nodes.push(Node::Tok(Tok::of(token, self.dialect)));
                at += 1;
                continue;
            }
            let rest = tokens.get(at..).unwrap_or_default();
            let length = rest
                .iter()
                .position(|t| t.kind == TokenKind::DirectiveEnd)
                .unwrap_or(rest.len());
            self.directive(rest.get(..length).unwrap_or_default(), source)?;
            at += length + 1;
        }
        while !self.open.is_empty() {
            self.close();
        }
        Ok(self.nodes)
    }

    fn directive(&mut self, tokens: &[Token<'_>], source: &mut Source) -> Result<(), Unreadable> {
        let plain: Vec<Tok> = tokens
            .iter()
            .skip(1)
            .map(|token| Tok::of(token, self.dialect))
            .collect();
        let Some((name, rest)) = plain.split_first() else {
            return Ok(());
        };
        match name.word() {
            "define" => source.defines.extend(define(tokens, rest).map(Arc::new)),
            "if" | "ifdef" | "ifndef" => self.open_if(name, rest)?,
            "elif" | "elifdef" | "elifndef" | "else" => self.next_group(name, rest),
            "endif" => self.close(),
            _ => {}
        }
        source.directives.push(Directive {
            name: name.word().to_owned(),
            rest: rest.to_vec(),
            line: name.line,
        });
        Ok(())
    }

    fn open_if(&mut self, name: &Tok, rest: &[Tok]) -> Result<(), Unreadable> {
        if self.open.len() >= DEEPEST_CONDITION {
            return Err(Unreadable::TooDeep);
        }
        let outer = std::mem::take(&mut self.nodes);
        let outer_group = std::mem::replace(&mut self.group, condition(name, rest));
        // The outer group's own condition travels with it, so that closing restores it.
        self.open.push((
            vec![Group {
                condition: outer_group.0,
                nodes: Vec::new(),
                holds: outer_group.1,
            }],
            outer,
        ));
        Ok(())
    }

    fn next_group(&mut self, name: &Tok, rest: &[Tok]) {
        let Some((groups, _)) = self.open.last_mut() else {
            return;
        };
        let (text, holds) = std::mem::replace(&mut self.group, condition(name, rest));
        if self.group.0 == "else" {
            self.group.0 = format!("else of {text}");
        }
        groups.push(Group {
            condition: text,
            nodes: std::mem::take(&mut self.nodes),
            holds,
        });
    }

    fn close(&mut self) {
        let Some((mut groups, outer)) = self.open.pop() else {
            return;
        };
        let outer_group = groups.remove(0);
        let (condition, holds) =
            std::mem::replace(&mut self.group, (outer_group.condition, outer_group.holds));
        groups.push(Group {
            condition,
            nodes: std::mem::replace(&mut self.nodes, outer),
            holds,
        });
        self.nodes.push(Node::Groups(groups));
    }
}

fn condition(name: &Tok, rest: &[Tok]) -> (String, Holds) {
    let holds = match (name.word(), rest) {
        ("else", _) => Holds::Perhaps,
        ("if" | "elif", [number]) if number.is("0") => Holds::Never,
        ("if" | "elif", [number]) if number.is("1") => Holds::Always,
        _ => Holds::Perhaps,
    };
    let text = match name.word() {
        "else" => "else".to_owned(),
        word => format!("{} {}", word.trim_start_matches("el"), joined(rest)),
    };
    (text, holds)
}

fn define(tokens: &[Token<'_>], rest: &[Tok]) -> Option<Define> {
    let (name, body) = rest.split_first()?;
    // `#define F(x)` takes parameters, `#define F (x)` does not: only the spacing tells.
    let glued = tokens
        .get(3)
        .is_some_and(|t| t.is("(") && t.spacing == patchwright_code::lex::Spacing::Glued);
    let (params, body) = if glued {
        let close = body.iter().position(|t| t.is(")"))?;
        let names = body.get(1..close).unwrap_or_default();
        let params = names
            .iter()
            .filter(|t| t.is_ident() || t.is("..."))
            .map(|t| match t.is("...") {
                true => Arc::from(b"__VA_ARGS__".as_slice()),
                false => t.text.clone(),
            })
            .collect();
        (Some(params), body.get(close + 1..).unwrap_or_default())
    } else {
        (None, body)
    };
    Some(Define {
        name: name.text.clone(),
        params,
        body: body.to_vec(),
        line: name.line,
    })
}

/// Lays the alternatives of conditional compilation side by side.
struct Layout<'s> {
    leftover: &'s mut Vec<Tok>,
    torn: &'s mut usize,
}

impl Layout<'_> {
    fn list(&mut self, nodes: &[Node], code: &mut Vec<Tok>) {
        for node in nodes {
            match node {
                Node::Tok(tok) => code.push(tok.clone()),
                Node::Groups(groups) => self.groups(groups, code),
            }
        }
    }

    fn groups(&mut self, groups: &[Group], code: &mut Vec<Tok>) {
        let certain = groups.iter().position(|group| group.holds == Holds::Always);
        let reachable = groups.get(..certain.map_or(groups.len(), |i| i + 1));
        let mut laid: Vec<Vec<Tok>> = Vec::new();
        for group in reachable.unwrap_or_default() {
            if group.holds != Holds::Never {
                let mut inner = Vec::new();
                self.list(&group.nodes, &mut inner);
                laid.push(inner);
            }
        }
        let torn = laid.iter().filter(|tokens| !is_balanced(tokens)).count();
        *self.torn += torn;
        let line = code.last().map_or(1, |tok| tok.line);
        for (i, tokens) in laid.into_iter().enumerate() {
            if torn == 0 {
                code.push(Tok::mark(tokens.first().map_or(line, |tok| tok.line)));
                code.extend(tokens);
                code.push(Tok::mark(line));
            } else if i == 0 {
                code.extend(tokens);
            } else {
                self.leftover.extend(tokens);
            }
        }
    }
}

pub fn is_balanced(tokens: &[Tok]) -> bool {
    let mut depth = 0i64;
    for tok in tokens {
        if tok.is_any(&["{", "(", "["]) {
            depth += 1;
        } else if tok.is_any(&["}", ")", "]"]) {
            depth -= 1;
        }
        if depth < 0 {
            return false;
        }
    }
    depth == 0
}

/// A mark tells something only where a statement may begin.
fn without_inner_marks(code: Vec<Tok>) -> Vec<Tok> {
    let mut kept: Vec<Tok> = Vec::with_capacity(code.len());
    let mut parens = 0usize;
    for tok in code {
        if tok.is_any(&["(", "["]) {
            parens += 1;
        } else if tok.is_any(&[")", "]"]) {
            parens = parens.saturating_sub(1);
        }
        let begins = kept
            .last()
            .is_none_or(|last| last.is_any(&[";", "{", "}", ":"]));
        if !tok.is_mark() || (parens == 0 && begins) {
            kept.push(tok);
        }
    }
    kept
}

/// Notes the pieces of code with the conditions above them.
#[derive(Default)]
struct Notes {
    conditions: Vec<Arc<str>>,
    is_replaced: bool,
    pieces: Vec<Piece>,
}

impl Notes {
    fn list(&mut self, nodes: &[Node]) {
        let mut run: Vec<Tok> = Vec::new();
        for node in nodes {
            match node {
                Node::Tok(tok) if tok.is_any(&[";", "{", "}"]) => self.note(&mut run),
                Node::Tok(tok) => run.push(tok.clone()),
                Node::Groups(groups) => {
                    self.note(&mut run);
                    self.groups(groups);
                }
            }
        }
        self.note(&mut run);
    }

    fn groups(&mut self, groups: &[Group]) {
        let outer = self.is_replaced;
        for (i, group) in groups.iter().enumerate() {
            let mut others = groups
                .iter()
                .enumerate()
                .filter(|(j, other)| *j != i && other.holds != Holds::Never);
            self.is_replaced = group.holds != Holds::Never
                && others.any(|(_, other)| does_something(&other.nodes));
            self.conditions.push(Arc::from(group.condition.as_str()));
            self.list(&group.nodes);
            self.conditions.pop();
        }
        self.is_replaced = outer;
    }

    fn note(&mut self, run: &mut Vec<Tok>) {
        const SHORTEST: usize = 3;
        if let Some(first) = run.first()
            && run.len() >= SHORTEST
        {
            let text = |tok: &Tok| tok.kind == TokenKind::String;
            let prints = names::prints(first.word()) && run.get(1).is_some_and(|tok| tok.is("("));
            self.pieces.push(Piece {
                text: joined(run),
                conditions: self.conditions.clone(),
                is_dispensable: self.is_replaced || (prints && run.iter().any(text)),
                line: first.line,
            });
        }
        run.clear();
    }
}

/// A call, or an assignment of something that is no mere constant.
fn does_something(nodes: &[Node]) -> bool {
    let tokens: Vec<&Tok> = nodes
        .iter()
        .filter_map(|node| match node {
            Node::Tok(tok) => Some(tok),
            Node::Groups(_) => None,
        })
        .collect();
    tokens.windows(2).any(|pair| match pair {
        [a, b] => (a.is_name() && b.is("(")) || (a.is("=") && b.is_name()),
        _ => false,
    })
}
