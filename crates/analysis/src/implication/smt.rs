//! The text that a solver reads, and the model that it gives back.

use std::collections::{BTreeSet, HashMap};
use std::fmt::Write;

use super::term::{Node, Op, Sort, Term, Terms, compute, mask, sign_extended};

/// Asks whether a term can be true. Every term of more than a name is defined once.
pub(super) fn script(terms: &Terms, about: &str, claim: Term) -> String {
    let mut out = String::new();
    for line in about.lines() {
        let _ = writeln!(out, "; {line}");
    }
    out.push_str("(set-option :produce-models true)\n(set-logic QF_BV)\n");
    let order = below(terms, claim);
    let mut symbols = Vec::new();
    for term in &order {
        let sort = sort_text(terms.sort(*term));
        match terms.node(*term) {
            Node::Symbol(_) => {
                let name = name(terms, *term);
                let _ = writeln!(out, "(declare-const {name} {sort})");
                symbols.push(name);
            }
            Node::Bool(_) | Node::Bits { .. } => {}
            node => {
                let text = node_text(terms, node);
                let _ = writeln!(out, "(define-fun {} () {sort} {text})", name(terms, *term));
            }
        }
    }
    let _ = writeln!(out, "(assert {})\n(check-sat)", name(terms, claim));
    if !symbols.is_empty() {
        let _ = writeln!(out, "(get-value ({}))", symbols.join(" "));
    }
    out
}

/// A term and all below it, what is below first.
fn below(terms: &Terms, claim: Term) -> Vec<Term> {
    let mut seen = BTreeSet::new();
    let mut order = Vec::new();
    let mut waiting = vec![(claim, false)];
    while let Some((term, is_done)) = waiting.pop() {
        if is_done {
            order.push(term);
        } else if seen.insert(term) {
            waiting.push((term, true));
            let parts = terms.node(term).below();
            waiting.extend(parts.into_iter().rev().map(|part| (part, false)));
        }
    }
    order
}

fn sort_text(sort: Sort) -> String {
    match sort {
        Sort::Bool => "Bool".to_owned(),
        Sort::Bits(width) => format!("(_ BitVec {width})"),
    }
}

fn name(terms: &Terms, term: Term) -> String {
    match terms.node(term) {
        Node::Symbol(index) => {
            let symbol = terms.symbol_of(index);
            format!("|{}|", symbol.map_or("", |symbol| &symbol.name))
        }
        Node::Bool(value) => value.to_string(),
        Node::Bits { value, width } => format!("(_ bv{value} {width})"),
        _ => format!("t{}", terms.number(term)),
    }
}

fn node_text(terms: &Terms, node: Node) -> String {
    let all = |word: &str| {
        let parts: Vec<String> = node.below().iter().map(|part| name(terms, *part)).collect();
        format!("({word} {})", parts.join(" "))
    };
    let extended = |by: &str, on: Term, width: u32| {
        format!("((_ {by} {}) {})", width - terms.width(on), name(terms, on))
    };
    match node {
        Node::Symbol(_) | Node::Bool(_) | Node::Bits { .. } => String::new(),
        Node::Not(_) => all("not"),
        Node::And(..) => all("and"),
        Node::Or(..) => all("or"),
        Node::Equal(..) => all("="),
        Node::Choose(..) => all("ite"),
        Node::Binary(op, ..) => all(op_text(op)),
        Node::Low(on, width) => format!("((_ extract {} 0) {})", width - 1, name(terms, on)),
        Node::ZeroExtend(on, width) => extended("zero_extend", on, width),
        Node::SignExtend(on, width) => extended("sign_extend", on, width),
    }
}

fn op_text(op: Op) -> &'static str {
    match op {
        Op::Add => "bvadd",
        Op::Sub => "bvsub",
        Op::Mul => "bvmul",
        Op::UnsignedDiv => "bvudiv",
        Op::UnsignedRem => "bvurem",
        Op::SignedDiv => "bvsdiv",
        Op::SignedRem => "bvsrem",
        Op::Shl => "bvshl",
        Op::LogicalShr => "bvlshr",
        Op::ArithmeticShr => "bvashr",
        Op::And => "bvand",
        Op::Or => "bvor",
        Op::Xor => "bvxor",
        Op::UnsignedLess => "bvult",
        Op::SignedLess => "bvslt",
    }
}

/// The values of symbols by their names, out of `((|n| #b0110) (|p->n| #x0f) (|c| true))`.
pub(super) fn read_model(printed: &str) -> HashMap<String, u128> {
    let mut found = HashMap::new();
    let mut rest = printed;
    while let Some(at) = rest.find('(') {
        rest = rest.get(at + 1..).unwrap_or_default();
        let Some((name, value)) = pair(rest) else {
            continue;
        };
        found.insert(name, value);
    }
    found
}

fn pair(text: &str) -> Option<(String, u128)> {
    let text = text.trim_start();
    let (name, rest) = match text.strip_prefix('|') {
        Some(quoted) => quoted.split_once('|')?,
        None => text.split_once(char::is_whitespace)?,
    };
    let rest = rest.trim_start();
    let value = match rest.strip_prefix("(_ bv") {
        Some(decimal) => decimal.split_whitespace().next()?.parse().ok()?,
        None => {
            let word = rest.split([')', ' ', '\n']).next()?;
            match (word, word.strip_prefix("#b"), word.strip_prefix("#x")) {
                ("true", ..) => 1,
                ("false", ..) => 0,
                (_, Some(binary), _) => u128::from_str_radix(binary, 2).ok()?,
                (_, _, Some(hex)) => u128::from_str_radix(hex, 16).ok()?,
                _ => return None,
            }
        }
    };
    Some((name.to_owned(), value))
}

/// Terms under a model. What the model leaves out is zero, as any value does.
pub(super) struct Under<'t> {
    terms: &'t Terms,
    values: HashMap<Term, u128>,
}

impl<'t> Under<'t> {
    pub fn new(terms: &'t Terms, model: &HashMap<String, u128>, claim: Term) -> Self {
        let mut under = Self {
            terms,
            values: HashMap::new(),
        };
        for term in below(terms, claim) {
            let value = under.compute(term, model);
            under.values.insert(term, value);
        }
        under
    }

    pub fn value(&self, term: Term) -> u128 {
        self.values.get(&term).copied().unwrap_or(0)
    }

    fn compute(&self, term: Term, model: &HashMap<String, u128>) -> u128 {
        let width = self.terms.width(term);
        match self.terms.node(term) {
            Node::Symbol(index) => {
                let symbol = self.terms.symbol_of(index);
                let value = symbol.and_then(|symbol| model.get(&symbol.name));
                value.copied().unwrap_or(0) & mask(width.max(1))
            }
            Node::Bool(value) => u128::from(value),
            Node::Bits { value, .. } => value,
            Node::Not(on) => 1 - self.value(on).min(1),
            Node::And(a, b) => self.value(a) & self.value(b),
            Node::Or(a, b) => self.value(a) | self.value(b),
            Node::Equal(a, b) => u128::from(self.value(a) == self.value(b)),
            Node::Choose(condition, then, otherwise) => match self.value(condition) {
                0 => self.value(otherwise),
                _ => self.value(then),
            },
            Node::Binary(op, a, b) => {
                compute(op, self.value(a), self.value(b), self.terms.width(a))
            }
            Node::Low(on, width) => self.value(on) & mask(width),
            Node::ZeroExtend(on, _) => self.value(on),
            Node::SignExtend(on, width) => {
                sign_extended(self.value(on), self.terms.width(on)) & mask(width)
            }
        }
    }

    /// The symbols that make a true claim true: of a choice only the side that was taken, of an alternative only one.
    pub fn relevant(&self, claim: Term) -> BTreeSet<Term> {
        let mut found = BTreeSet::new();
        let mut seen = BTreeSet::new();
        let mut waiting = vec![claim];
        while let Some(term) = waiting.pop() {
            if !seen.insert(term) {
                continue;
            }
            match self.terms.node(term) {
                Node::Symbol(_) => {
                    found.insert(term);
                }
                Node::And(a, b) if self.value(term) == 0 => {
                    waiting.push(if self.value(a) == 0 { a } else { b });
                }
                Node::Or(a, b) if self.value(term) != 0 => {
                    waiting.push(if self.value(a) != 0 { a } else { b });
                }
                Node::Choose(condition, then, otherwise) => {
                    waiting.push(condition);
                    waiting.push(match self.value(condition) {
                        0 => otherwise,
                        _ => then,
                    });
                }
                node => waiting.extend(node.below()),
            }
        }
        found
    }
}
