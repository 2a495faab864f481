//! Whether what a function does before a place implies what must hold there: a question for a solver, in bit-vectors of the
//! real widths, over all paths to the place.
//!
//! The unit is preprocessed, with a mark where the condition must hold. Everything errs to one side: a value that is not
//! understood may be anything, so "implied" is a proof, and "not implied" is an example of values that nobody excludes here.

mod calls;
mod cell;
mod effects;
mod engine;
mod eval;
mod exec;
mod literal;
mod place;
mod readable;
mod shape;
mod smt;
mod state;
mod term;
mod value;
mod width;

use std::collections::{BTreeMap, HashSet};

use patchwright_code::lex::{Dialect, TokenKind, code_tokens};
use patchwright_code::tree::{ExprKind, StmtKind};
use patchwright_code::{Code, Function, walk};
use patchwright_domain::candidate::RelPath;

use cell::State;
use engine::{Engine, Frame};
use shape::{Shapes, has_word};
use term::{Origin, Sort, Symbol, Term};

/// A call of this name, with what must hold as its argument, marks the place.
pub const MARKER: &str = "patchwright_must_hold";
/// A unit that is compiled for a machine whose numbers are known here declares this name.
pub const LP64: &str = "patchwright_lp64";
/// And this one if `char` is signed there.
pub const SIGNED_CHAR: &str = "patchwright_signed_char";
/// Callers of callers that are asked about.
pub const MOST_LEVELS: usize = 3;
/// Values of a counterexample that are shown.
const MOST_VALUES: usize = 8;
const MOST_CALLERS: usize = 24;

/// A preprocessed unit with a mark in it.
#[derive(Debug)]
pub struct Unit {
    code: Code,
    path: RelPath,
    /// The function with the mark.
    function: String,
}

/// What to ask a solver: the condition is implied if none of the questions has an answer.
#[derive(Debug)]
pub struct Question {
    /// The function that is entered with any values.
    pub entered: String,
    /// SMT-LIB: can the place be reached while the condition does not hold?
    pub violated: String,
    /// SMT-LIB: can the place be reached?
    pub reached: String,
    claim: Claim,
}

#[derive(Debug)]
struct Claim {
    terms: term::Terms,
    violated: Term,
}

/// What a counterexample is worth.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Example {
    /// Values of the program with which the place is reached and the condition does not hold.
    Values(Vec<(String, String)>),
    /// It rests on a value that was not followed, and why.
    Unclear(String),
}

impl Unit {
    /// The error is why nothing can be asked, as part of a sentence.
    pub fn read(preprocessed: &[u8]) -> Result<Self, String> {
        let path = RelPath::new("unit.c").map_err(|error| error.to_string())?;
        let code = Code::read([(path.clone(), preprocessed.to_vec())]);
        let text = code.file(&path).map_or("", |file| file.text());
        if !has_word(text, LP64) {
            return Err("the unit is compiled for a machine with other numbers".to_owned());
        }
        let marks = words(text).filter(|word| word == MARKER).count();
        if marks != 1 {
            return Err(match marks {
                0 => "the place is not in what is compiled".to_owned(),
                _ => "the place is compiled more than once".to_owned(),
            });
        }
        let holds_mark = |function: &&Function| {
            let mut found = false;
            walk::each_stmt(function.body(), &mut |stmt| {
                if let StmtKind::Expr(expr) = &stmt.kind {
                    found |= exec::marked(expr).is_some();
                }
            });
            found
        };
        let function = code.functions().find(holds_mark);
        let Some(function) = function.map(|function| function.head.name.clone()) else {
            return Err("the function around the place could not be read".to_owned());
        };
        Ok(Self {
            code,
            path,
            function,
        })
    }

    /// One question for each function that has to be entered to get to the place: with level 0 the function itself, with 1
    /// its callers, and so on. That is all of them only where nobody else can call it.
    pub fn questions(&self, level: usize) -> Result<Vec<Question>, String> {
        let mut on_the_way = HashSet::new();
        let mut entered = vec![self.function.clone()];
        for _ in 0..level {
            let mut callers = Vec::new();
            for name in entered {
                let found = self.all_callers(&name)?;
                on_the_way.insert(name);
                callers.extend(found);
            }
            callers.sort();
            callers.dedup();
            if callers.is_empty() || callers.len() > MOST_CALLERS {
                return Err("there are no callers, or too many".to_owned());
            }
            if let Some(name) = callers.iter().find(|name| on_the_way.contains(*name)) {
                return Err(format!("`{name}` calls itself"));
            }
            entered = callers;
        }
        let ask = |name: &String| self.question(name, on_the_way.clone());
        entered.iter().map(ask).collect()
    }

    fn question(&self, name: &str, to_follow: HashSet<String>) -> Result<Question, String> {
        let named = self.code.functions_named(name);
        let [function] = named.as_slice() else {
            return Err(format!("`{name}` is defined more than once"));
        };
        if let Some(why) = readable::why_not(&self.code, &self.path, function) {
            return Err(why);
        }
        let text = self.code.file(&self.path).map_or("", |file| file.text());
        let shapes = Shapes {
            code: &self.code,
            unit: &self.path,
            char_is_signed: has_word(text, SIGNED_CHAR),
        };
        let mut engine = Engine::new(shapes, readable::endings(text));
        engine.to_follow = to_follow;
        engine.frames.push(Frame::new(function));
        let mut state = State {
            reach: engine.terms.bool(true),
            variables: BTreeMap::new(),
            epoch: 0,
            cells: BTreeMap::new(),
        };
        for param in &function.head.params {
            engine.bind(&mut state, param, None);
        }
        engine.run(function.body(), Some(state));
        if let Some(why) = engine.trouble() {
            return Err(why.to_owned());
        }
        if engine.terms.as_bool(engine.visited) == Some(false) {
            return Err(format!("no path through `{name}` leads to the place"));
        }
        let about = |what: &str| format!("Entered: {name}. {what}");
        let (violated, visited) = (engine.violated, engine.visited);
        let terms = engine.terms;
        Ok(Question {
            entered: name.to_owned(),
            violated: smt::script(
                &terms,
                &about("Can the place be reached while the condition does not hold?"),
                violated,
            ),
            reached: smt::script(&terms, &about("Can the place be reached?"), visited),
            claim: Claim { terms, violated },
        })
    }

    /// The functions that call one which nobody outside of the unit can call.
    fn all_callers(&self, name: &str) -> Result<Vec<String>, String> {
        let text = self.code.file(&self.path).map_or("", |file| file.text());
        let named = self.code.functions_named(name);
        let [function] = named.as_slice() else {
            return Err(format!("`{name}` is defined more than once"));
        };
        let head = text.get(function.head.span.start..function.head.body.start);
        if !head.is_some_and(|head| has_word(head, "static")) {
            return Err(format!("`{name}` can be called from elsewhere"));
        }
        let mut callers = Vec::new();
        let mut calls = 0;
        for caller in self.code.functions() {
            let before = calls;
            walk::each_expr(caller.body(), &mut |expr| {
                if let ExprKind::Call { callee, .. } = &expr.kind
                    && matches!(&callee.kind, ExprKind::Name(called) if called == name)
                {
                    calls += 1;
                }
            });
            if calls > before {
                callers.push(caller.head.name.clone());
            }
        }
        // Besides the calls: the definition, and prototypes.
        let known = calls + 1 + patchwright_code::prototypes::prototypes(&self.code, name).len();
        match words(text).filter(|word| word == name).count() == known {
            true => Ok(callers),
            false => Err(format!("`{name}` is not only called by its name")),
        }
    }
}

impl Question {
    /// What a solver's values say. They are computed again here: a model that does not show it shows nothing.
    pub fn example(&self, printed: &str) -> Example {
        let model = smt::read_model(printed);
        let Claim { terms, violated } = &self.claim;
        let under = smt::Under::new(terms, &model, *violated);
        if under.value(*violated) == 0 {
            return Example::Unclear("the solver's values do not show it".to_owned());
        }
        let mut shown = Vec::new();
        for term in under.relevant(*violated) {
            let Some(symbol) = symbol(terms, term) else {
                continue;
            };
            match symbol.origin {
                Origin::Lost(why) => {
                    return Example::Unclear(format!("it depends on `{}`: {why}", symbol.name));
                }
                // The operands say it.
                Origin::Undefined => continue,
                Origin::Given => {}
            }
            if symbol.sort != Sort::Bool && shown.len() < MOST_VALUES {
                shown.push((symbol.name.clone(), value_text(symbol, under.value(term))));
            }
        }
        Example::Values(shown)
    }
}

fn symbol(terms: &term::Terms, term: Term) -> Option<&Symbol> {
    match terms.node(term) {
        term::Node::Symbol(index) => terms.symbol_of(index),
        _ => None,
    }
}

fn value_text(symbol: &Symbol, value: u128) -> String {
    match symbol.sort {
        Sort::Bits(width) if symbol.signed => {
            (term::sign_extended(value, width) as i128).to_string()
        }
        Sort::Bits(_) | Sort::Bool => value.to_string(),
    }
}

fn words(text: &str) -> impl Iterator<Item = String> {
    let tokens = code_tokens(text.as_bytes(), Dialect::C).into_iter();
    let names = tokens.filter(|token| token.kind == TokenKind::Identifier);
    names
        .filter_map(|token| String::from_utf8(token.text.into_owned()).ok())
        .collect::<Vec<_>>()
        .into_iter()
}

#[cfg(test)]
#[path = "implication_tests.rs"]
mod tests;
