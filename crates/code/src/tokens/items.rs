//! A file's code split into its functions and the rest. It understands no grammar, only the shapes of functions in C
//! (old style too), C++ and Java.

use super::tok::{Tok, group, past_group, split_outside};

#[derive(Debug, Default)]
pub struct Items {
    pub functions: Vec<Function>,
    /// Everything that is in no function's body.
    pub rest: Vec<Tok>,
}

#[derive(Debug, Clone)]
pub struct Function {
    /// With its class and namespace, as in `Board::wipe`.
    pub name: String,
    pub head: Vec<Tok>,
    /// Without the outer braces.
    pub body: Vec<Tok>,
    pub line: usize,
}

impl Function {
    /// The last part of its name, by which it is called.
    pub fn called(&self) -> &str {
        self.name.rsplit("::").next().unwrap_or(&self.name)
    }
}

/// No function has more declarations of old-style parameters than fit into this.
const OLD_STYLE: usize = 500;
/// Names are told apart by their innermost scopes; only hostile text has more.
const MOST_SCOPES: usize = 32;

pub fn split(code: &[Tok]) -> Items {
    let mut splitter = Splitter {
        code,
        items: Items::default(),
        scopes: Vec::new(),
        head: 0,
        at: 0,
        reading: Reading::Head,
    };
    splitter.run();
    splitter.items
}

struct Splitter<'a> {
    code: &'a [Tok],
    items: Items,
    /// Open namespaces and classes; an empty name for other braces that are entered.
    scopes: Vec<String>,
    /// Where the item that is being read began.
    head: usize,
    at: usize,
    reading: Reading,
}

/// What the braces of an item can be, so that its head is examined once and not for each of them.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Reading {
    Head,
    /// After the first value of an item come only more of them, up to its semicolon.
    Values,
    /// After `Thing() : a{1}`: more members, and then the body.
    Members,
}

impl Splitter<'_> {
    fn run(&mut self) {
        while let Some(tok) = self.code.get(self.at) {
            if tok.is("{") {
                self.brace();
                continue;
            }
            let (ends, closes) = (tok.is(";"), tok.is("}"));
            let end = match tok.is_any(&["(", "["]) {
                true => past_group(self.code, self.at),
                false => self.at + 1,
            };
            self.keep(end);
            if ends || closes {
                self.reading = Reading::Head;
            }
            if closes {
                self.scopes.pop();
                self.head = self.at;
            } else if ends && !(self.at - self.head < OLD_STYLE && is_old_style(self.current())) {
                self.head = self.at;
            }
        }
    }

    fn current(&self) -> &[Tok] {
        self.code.get(self.head..self.at).unwrap_or_default()
    }

    fn keep(&mut self, end: usize) {
        let tokens = self.code.get(self.at..end).unwrap_or_default();
        self.items.rest.extend_from_slice(tokens);
        self.at = end;
    }

    fn brace(&mut self) {
        let opens = match self.reading {
            Reading::Values => Opens::Value,
            Reading::Members if self.follows_member() => Opens::Member,
            Reading::Head | Reading::Members => classify(self.current()),
        };
        match opens {
            Opens::Value => self.value(Reading::Values),
            Opens::Member => self.value(Reading::Members),
            // A Java `enum` goes on behind its constants like a class.
            Opens::Enumerators(name) if self.goes_on_as_class() => {
                self.scopes.push(name);
                self.keep(self.at + 1);
                self.head = self.at;
            }
            // What follows may be a variable, or a function that returns the enum.
            Opens::Enumerators(_) => {
                self.value(Reading::Head);
                self.head = self.at;
            }
            Opens::Scope(name) => {
                self.scopes.push(name);
                self.keep(self.at + 1);
                self.head = self.at;
            }
            Opens::Function { name, line } => {
                let end = past_group(self.code, self.at);
                self.function(name, line, end);
            }
        }
    }

    fn value(&mut self, reading: Reading) {
        self.reading = reading;
        self.keep(past_group(self.code, self.at));
    }

    /// Whether a semicolon ends the constants of the `enum` whose brace is next.
    fn goes_on_as_class(&self) -> bool {
        let inside = group(self.code, self.at);
        split_outside(inside, |tok| tok.is(";")).len() > 1
    }

    fn follows_member(&self) -> bool {
        let mut read = self.current().iter().rev().filter(|tok| !tok.is_mark());
        read.next().is_some_and(ends_member)
    }

    fn function(&mut self, name: String, line: usize, end: usize) {
        let named = self.scopes.iter().filter(|scope| !scope.is_empty());
        let mut full: Vec<&str> = named.rev().take(MOST_SCOPES).map(String::as_str).collect();
        full.reverse();
        full.push(&name);
        let closed = end.saturating_sub(1).max(self.at + 1);
        let body = self.code.get(self.at + 1..closed).unwrap_or_default();
        self.items.functions.push(Function {
            name: full.join("::"),
            head: self.current().to_vec(),
            body: body.to_vec(),
            line,
        });
        self.at = end;
        self.head = end;
        self.reading = Reading::Head;
    }
}

enum Opens {
    Function {
        name: String,
        line: usize,
    },
    Scope(String),
    /// An initialiser.
    Value,
    Enumerators(String),
    /// A member in a constructor's list of initialisers.
    Member,
}

const NOT_PARAMETERS: [&str; 14] = [
    "__attribute__",
    "__attribute",
    "__declspec",
    "alignas",
    "_Alignas",
    "noexcept",
    "throw",
    "decltype",
    "requires",
    "asm",
    "__asm__",
    "typeof",
    "__typeof__",
    "static_assert",
];

fn classify(head: &[Tok]) -> Opens {
    let head: Vec<Tok> = head.iter().filter(|tok| !tok.is_mark()).cloned().collect();
    let assigned = split_outside(past_template(&head), |tok| tok.is("=")).len() > 1;
    let operator = head.iter().any(|tok| tok.is("operator"));
    if assigned && !operator {
        return Opens::Value;
    }
    if head.iter().any(|tok| tok.is("namespace")) {
        return Opens::Scope(last_name(&head));
    }
    if let Some(name) = record_name(&head) {
        return Opens::Scope(name);
    }
    if let Some((name, line)) = function_name(&head) {
        return match in_initialiser_list(&head) {
            true => Opens::Member,
            false => Opens::Function { name, line },
        };
    }
    let keyword = |word: &str| head.iter().any(|tok| tok.is(word));
    if keyword("enum") && !keyword("implements") {
        return Opens::Enumerators(scope_name(&head));
    }
    if ["class", "struct", "union", "interface", "record"]
        .iter()
        .any(|word| keyword(word))
    {
        return Opens::Scope(scope_name(&head));
    }
    Opens::Scope(String::new())
}

/// `record Point(int x, int y) …` of Java: its parentheses are no parameters of a function.
fn record_name(head: &[Tok]) -> Option<String> {
    let at = head.iter().position(|tok| tok.is("record"))?;
    let (name, open) = (head.get(at + 1)?, head.get(at + 2)?);
    (name.is_name() && open.is_any(&["(", "<"])).then(|| name.word().to_owned())
}

/// The name of a class, without its type parameters and bases.
fn scope_name(head: &[Tok]) -> String {
    const BEHIND: [&str; 5] = [":", "<", "extends", "implements", "permits"];
    let parts = split_outside(past_template(head), |tok| tok.is_any(&BEHIND));
    parts.first().map_or(String::new(), |part| last_name(part))
}

/// `template <typename T = int> …`: the default of a parameter assigns nothing.
fn past_template(head: &[Tok]) -> &[Tok] {
    if !head.first().is_some_and(|tok| tok.is("template")) {
        return head;
    }
    let mut depth = 0isize;
    for (at, tok) in head.iter().enumerate().skip(1) {
        depth += match tok.word() {
            "<" => 1,
            ">" => -1,
            ">>" => -2,
            _ => 0,
        };
        if depth <= 0 {
            return head.get(at + 1..).unwrap_or_default();
        }
    }
    head
}

fn last_name(tokens: &[Tok]) -> String {
    let name = tokens
        .iter()
        .rev()
        .find(|tok| tok.is_name() && !tok.is("final"));
    name.map_or(String::new(), |tok| tok.word().to_owned())
}

/// `Thing() : a{1}, b` — the brace belongs to `b`, not to a body.
fn in_initialiser_list(head: &[Tok]) -> bool {
    let mut parts = split_outside(head, |tok| tok.is(":"));
    let last = parts.pop().unwrap_or_default();
    let starts_list = parts
        .last()
        .and_then(|part| part.last())
        .is_some_and(|tok| tok.is(")"));
    starts_list && last.last().is_some_and(ends_member)
}

fn ends_member(tok: &Tok) -> bool {
    tok.is_name() || tok.is(">")
}

fn function_name(head: &[Tok]) -> Option<(String, usize)> {
    let before_list = head.iter().enumerate().find(|&(i, tok)| {
        tok.is(":")
            && i.checked_sub(1)
                .and_then(|j| head.get(j))
                .is_some_and(|t| t.is(")"))
    });
    let head = before_list.map_or(head, |(i, _)| head.get(..i).unwrap_or_default());
    let mut groups = parameter_groups(head);
    let old_style = head.iter().any(|tok| tok.is(";"));
    let open = if old_style {
        *groups.first()?
    } else {
        groups.pop()?
    };
    let named = head.get(..open).unwrap_or_default();
    let line = named.last()?.line;
    if let Some(at) = named.iter().rposition(|tok| tok.is("operator")) {
        let symbol = super::tok::joined(named.get(at + 1..).unwrap_or_default());
        return Some((format!("{}operator {symbol}", qualifier(named, at)), line));
    }
    let last = named.len().checked_sub(1)?;
    let tilde = if named.len() >= 2 && named.get(last - 1)?.is("~") {
        "~"
    } else {
        ""
    };
    let from = last - tilde.len();
    Some((
        format!(
            "{}{tilde}{}",
            qualifier(named, from),
            named.get(last)?.word()
        ),
        line,
    ))
}

/// Where the parentheses open that may hold parameters: those that follow a name.
fn parameter_groups(head: &[Tok]) -> Vec<usize> {
    let mut groups = Vec::new();
    let mut at = 0;
    while let Some(tok) = head.get(at) {
        let before = at.checked_sub(1).and_then(|i| head.get(i));
        let after_operator = head
            .get(at.saturating_sub(3)..at)
            .is_some_and(|three| three.iter().any(|t| t.is("operator")));
        let named = before.is_some_and(|t| {
            (t.is_name() && !t.is_any(&NOT_PARAMETERS)) || (after_operator && !t.is("operator"))
        });
        if tok.is("(") && named {
            groups.push(at);
        }
        at = match tok.is_any(&["(", "["]) {
            true => past_group(head, at),
            false => at + 1,
        };
    }
    groups
}

/// `Board::` of `Board::wipe`, template arguments left out.
fn qualifier(tokens: &[Tok], name: usize) -> String {
    let mut parts = Vec::new();
    let mut at = name;
    while at >= 2 {
        let (Some(colons), Some(scope)) = (tokens.get(at - 1), tokens.get(at - 2)) else {
            break;
        };
        if !colons.is("::") || !scope.is_name() {
            break;
        }
        parts.push(format!("{}::", scope.word()));
        at -= 2;
    }
    parts.reverse();
    parts.concat()
}

/// `int f(a, b) int a;`: the head goes on over the declarations of the parameters.
fn is_old_style(head: &[Tok]) -> bool {
    let Some(&open) = parameter_groups(head).first() else {
        return false;
    };
    let close = past_group(head, open);
    let names = head
        .get(open + 1..close.saturating_sub(1))
        .unwrap_or_default();
    let plain = !names.is_empty() && names.iter().all(|tok| tok.is_name() || tok.is(","));
    let declared = head.get(close..).unwrap_or_default();
    let starts = declared.first().is_some_and(Tok::is_ident);
    let ends = declared
        .iter()
        .rev()
        .nth(1)
        .is_some_and(|tok| tok.is_name() || tok.is("]"));
    plain && starts && ends && !declared.iter().any(|tok| tok.is_any(&["(", "="]))
}

#[cfg(test)]
#[path = "items_tests.rs"]
mod tests;
