//! Calls: functions of the unit are followed, a few of the library are known, and any other may change whatever it can reach.

use std::rc::Rc;

use patchwright_code::tree::{BinOp, Expr, ExprKind, StmtKind, Variable};
use patchwright_code::{Function, walk};

use super::MARKER;
use super::cell::State;
use super::engine::{Engine, Frame};
use super::readable;
use super::shape::Shape;
use super::term::{Op, Origin, Term};
use super::value::Value;
use super::width::Width;

/// Calls in calls that are followed.
const DEEPEST: usize = 4;
/// Larger functions are not followed.
const MOST_STATEMENTS: usize = 120;
/// Functions of the library that change nothing a program can name.
const HARMLESS: [&str; 30] = [
    "strlen",
    "strnlen",
    "strcmp",
    "strncmp",
    "strcasecmp",
    "strncasecmp",
    "memcmp",
    "strchr",
    "strrchr",
    "strstr",
    "memchr",
    "strspn",
    "strcspn",
    "strpbrk",
    "abs",
    "labs",
    "llabs",
    "toupper",
    "tolower",
    "isdigit",
    "isalpha",
    "isalnum",
    "isspace",
    "isupper",
    "islower",
    "isprint",
    "malloc",
    "calloc",
    "puts",
    "putchar",
];
/// These write what their format says.
const PRINTING: [&str; 2] = ["printf", "fprintf"];

impl<'c> Engine<'c> {
    pub(super) fn call(&mut self, state: &mut State, callee: &Expr, args: &[Expr]) -> Value {
        let ExprKind::Name(name) = &callee.kind else {
            let parts: Vec<&Expr> = std::iter::once(callee).chain(args).collect();
            self.operands(state, &parts);
            self.clobber(state, &Origin::Given);
            return Value::Unknown;
        };
        if name == MARKER {
            self.give_up("the place is inside an expression");
            return Value::Unknown;
        }
        if self.local(name).is_some() {
            // A pointer to a function.
            return self.unknown_call(state, args, &Shape::Unknown, name);
        }
        if self.code.alias(name).is_some() {
            self.give_up(format!("`{name}` is a type and is called"));
            return Value::Unknown;
        }
        if let Some(value) = self.overflow_builtin(state, name, args) {
            return value;
        }
        match (name.as_str(), args) {
            ("__builtin_expect", [value, _]) => {
                let value = self.eval(state, value);
                let long = Shape::Integer(Width::LONG);
                let lost = Origin::Lost("a value that is not understood");
                return self.arithmetic().converted(&value, &long, name, lost);
            }
            ("__builtin_constant_p", _) => {
                // Its argument is not evaluated.
                return self.any(&Shape::Integer(Width::INT), name, Origin::Given);
            }
            _ => {}
        }
        if let Some(function) = self.followed(name, args) {
            return self.follow(state, function, args);
        }
        if self.to_follow.contains(name) {
            self.give_up(format!("a call of `{name}` cannot be followed"));
            return Value::Unknown;
        }
        if self.endings.contains(name) {
            let args: Vec<&Expr> = args.iter().collect();
            self.operands(state, &args);
            state.reach = self.terms.bool(false);
            return Value::Unknown;
        }
        let returns = self.returned(name);
        let own = self.code.functions_named(name).is_empty();
        if own && is_harmless(name, args) {
            let args: Vec<&Expr> = args.iter().collect();
            self.operands(state, &args);
            return self.any(&returns, &format!("{name}()"), Origin::Given);
        }
        self.unknown_call(state, args, &returns, name)
    }

    fn unknown_call(
        &mut self,
        state: &mut State,
        args: &[Expr],
        returns: &Shape,
        name: &str,
    ) -> Value {
        let args: Vec<&Expr> = args.iter().collect();
        self.operands(state, &args);
        self.clobber(state, &Origin::Given);
        self.any(returns, &format!("{name}()"), Origin::Given)
    }

    /// What a function returns, as its definition or a prototype says.
    fn returned(&self, name: &str) -> Shape {
        if let [function] = self.code.functions_named(name).as_slice() {
            return self.shapes.of_text(&function.head.returns);
        }
        let found = patchwright_code::prototypes::prototypes(self.code, name);
        let [prototype, ..] = found.as_slice() else {
            return Shape::Unknown;
        };
        let text = self.code.file(self.unit).map_or("", |file| file.text());
        let head = text.get(..prototype.open).unwrap_or_default();
        let start = head.rfind([';', '}', '\n']).map_or(0, |cut| cut + 1);
        let head = head.get(start..).unwrap_or_default().trim_end();
        let head = head.strip_suffix(name).unwrap_or_default();
        let plain = head
            .split_whitespace()
            .filter(|word| !matches!(*word, "extern" | "static" | "inline" | "__inline"));
        self.shapes.of_text(&plain.collect::<Vec<_>>().join(" "))
    }

    /// The one definition of a function that can be executed here.
    fn followed(&self, name: &str, args: &[Expr]) -> Option<&'c Function> {
        let code: &'c patchwright_code::Code = self.code;
        let found = code.functions_named(name);
        let [function] = found.as_slice() else {
            return None;
        };
        let function: &'c Function = function;
        let is_running = |frame: &Frame<'_>| std::ptr::eq(frame.function, function);
        let mut statements = 0;
        walk::each_stmt(function.body(), &mut |stmt| {
            let counts = !matches!(stmt.kind, StmtKind::Block(_) | StmtKind::Empty);
            statements += usize::from(counts);
        });
        let is_small = statements <= MOST_STATEMENTS || self.to_follow.contains(name);
        let fits = self.frames.len() < DEEPEST
            && !self.frames.iter().any(is_running)
            && function.head.params.len() == args.len()
            && is_small
            && readable::why_not(self.code, self.unit, function).is_none();
        fits.then_some(function)
    }

    fn follow(&mut self, state: &mut State, function: &'c Function, args: &[Expr]) -> Value {
        let parts: Vec<&Expr> = args.iter().collect();
        let values = self.operands(state, &parts);
        self.frames.push(Frame::new(function));
        for (param, value) in function.head.params.iter().zip(&values) {
            self.bind(state, param, Some(value));
        }
        let returns = self.shapes.of_text(&function.head.returns);
        let end = self.run(function.body(), Some(state.clone()));
        let Some(frame) = self.frames.pop() else {
            return Value::Unknown;
        };
        let mut ends: Vec<(State, Value)> = frame.returns;
        ends.extend(end.map(|end| (end, Value::Unknown)));
        let mut result: Option<(State, Value)> = None;
        for (end, value) in ends {
            let lost = Origin::Lost("a value that is not understood");
            let name = format!("{}()", function.head.name);
            let value = self.arithmetic().converted(&value, &returns, &name, lost);
            result = Some(match result {
                None => (end, value),
                Some((known, before)) => {
                    let value = self.meet(known.reach, &before, &value);
                    match self.join(Some(known), Some(end)) {
                        Some(joined) => (joined, value),
                        None => return Value::Unknown,
                    }
                }
            });
        }
        match result {
            Some((end, value)) => {
                *state = end;
                value
            }
            None => {
                state.reach = self.terms.bool(false);
                Value::Unknown
            }
        }
    }

    /// Declares a parameter, with any value if none is given.
    pub(super) fn bind(&mut self, state: &mut State, param: &Variable, value: Option<&Value>) {
        let var = self.declare(param);
        let Some(declared) = self.variables.get_mut(var) else {
            return;
        };
        // An array that is a parameter is a pointer.
        if let Shape::Array(of, _) = &declared.shape {
            declared.shape = Shape::Pointer(Rc::clone(of));
        }
        let declared = declared.clone();
        let value = match value {
            Some(value) => {
                let lost = Origin::Lost("an argument that is not understood");
                self.arithmetic()
                    .converted(value, &declared.shape, &declared.name, lost)
            }
            None => self.any(&declared.shape, &declared.name, Origin::Given),
        };
        state.variables.insert(var, value);
    }

    /// `__builtin_mul_overflow(a, b, &r)` and its like, where all three are of one type.
    fn overflow_builtin(&mut self, state: &mut State, name: &str, args: &[Expr]) -> Option<Value> {
        let op = match name {
            "__builtin_add_overflow" => BinOp::Add,
            "__builtin_sub_overflow" => BinOp::Sub,
            "__builtin_mul_overflow" => BinOp::Mul,
            _ => return None,
        };
        let [left, right, result] = args else {
            return None;
        };
        let parts = [left, right, result];
        let values = self.operands(state, &parts);
        let [left, right, into] = values.as_slice() else {
            return None;
        };
        let target = match into {
            Value::Pointer(_, to) => (**to).clone(),
            Value::Bits(..) | Value::Truth(_) | Value::Unknown => Shape::Unknown,
        };
        let computed = self.with_overflow(op, left, right, &target);
        let ExprKind::AddressOf(on) = &result.peel().kind else {
            self.clobber(state, &Origin::Given);
            return Some(Value::Unknown);
        };
        let place = self.place(state, on);
        let name = self.text(on);
        let (stored, overflows) = match computed {
            Some((term, overflows, width)) => (Value::Bits(term, width), Value::Truth(overflows)),
            None => (Value::Unknown, Value::Unknown),
        };
        self.store(state, place, &stored, &name);
        Some(overflows)
    }

    /// The wrapped result, and whether it is not the exact one.
    fn with_overflow(
        &mut self,
        op: BinOp,
        left: &Value,
        right: &Value,
        target: &Shape,
    ) -> Option<(Term, Term, Width)> {
        let Shape::Integer(width) = target else {
            return None;
        };
        let (a, wa) = self.arithmetic().bits(left)?;
        let (b, wb) = self.arithmetic().bits(right)?;
        let same = |one: Width| one.signed == width.signed && one.bits <= width.bits;
        let constant = |engine: &Self, term: Term, one: Width| {
            // A small positive number is the same in every type.
            engine
                .terms
                .as_bits(term)
                .is_some_and(|value| value >> (one.bits - 1) == 0)
                && one.bits <= width.bits
        };
        if !(same(wa) || constant(self, a, wa)) || !(same(wb) || constant(self, b, wb)) {
            return None;
        }
        let wide = width.bits * 2;
        let a = self.terms.resized(a, wide, wa.signed);
        let b = self.terms.resized(b, wide, wb.signed);
        let op = match op {
            BinOp::Add => Op::Add,
            BinOp::Sub => Op::Sub,
            _ => Op::Mul,
        };
        let full = self.terms.binary(op, a, b);
        let short = self.terms.resized(full, width.bits, false);
        let again = self.terms.resized(short, wide, width.signed);
        let fits = self.terms.equal(full, again);
        Some((short, self.terms.not(fits), *width))
    }

    /// Code that is not understood must not hide the place, nor the way to it.
    pub(super) fn refuse_hidden(&mut self, exprs: &[Expr]) {
        let mut hidden = false;
        for expr in exprs {
            walk::each_expr(expr, &mut |inner| {
                if let ExprKind::Name(name) = &inner.kind {
                    hidden |= name == MARKER || self.to_follow.contains(name);
                }
            });
        }
        if hidden {
            self.give_up("the place is in code that is not understood");
        }
    }
}

fn is_harmless(name: &str, args: &[Expr]) -> bool {
    let is_plain = |arg: &Expr| matches!(&arg.kind, ExprKind::Text(text) if !text.contains("%n"));
    match name {
        "printf" => args.first().is_some_and(is_plain),
        _ if PRINTING.contains(&name) => args.get(1).is_some_and(is_plain),
        _ => HARMLESS.contains(&name),
    }
}
