//! What all of a symbolic execution shares, and the scopes in which names are looked up.

use std::collections::{BTreeMap, HashMap, HashSet};

use patchwright_code::tree::{Expr, ExprKind, StmtKind, Variable};
use patchwright_code::{Code, Function, walk};
use patchwright_domain::candidate::RelPath;

use super::cell::{Base, Cell, Declared, State, Var};
use super::shape::{Shape, Shapes, has_word};
use super::term::{Origin, Sort, Term, Terms};
use super::value::{Arithmetic, Value};

/// Bounds of one question; what needs more is not answered.
const MOST_STEPS: usize = 20_000;
const MOST_TERMS: usize = 60_000;

pub(super) struct Engine<'c> {
    pub code: &'c Code,
    pub unit: &'c RelPath,
    pub shapes: Shapes<'c>,
    pub terms: Terms,
    pub variables: Vec<Declared>,
    pub initial: HashMap<(Cell, u32), Value>,
    pub epochs: u32,
    /// Memory that nobody followed, and why.
    pub lost_epochs: HashMap<u32, &'static str>,
    /// Functions that do not return.
    pub endings: HashSet<String>,
    pub frames: Vec<Frame<'c>>,
    /// Functions on the way from the one that was entered to the place: a call of them has to be followed.
    pub to_follow: HashSet<String>,
    /// Whether the place is reached.
    pub visited: Term,
    /// Whether it is reached while the condition does not hold.
    pub violated: Term,
    globals: HashMap<String, Var>,
    addresses: HashMap<(Base, String), Term>,
    sizes: HashMap<String, Term>,
    steps: usize,
    trouble: Option<String>,
}

/// One call of a function that is executed.
pub(super) struct Frame<'c> {
    pub function: &'c Function,
    pub scopes: Vec<BTreeMap<String, Var>>,
    /// The states that leave the loops and switches around a statement, innermost last.
    pub breaks: Vec<Vec<State>>,
    pub continues: Vec<Vec<State>>,
    /// The states that jump to a label further down.
    pub jumps: BTreeMap<String, Vec<State>>,
    pub returns: Vec<(State, Value)>,
    exposed: HashSet<String>,
}

impl<'c> Frame<'c> {
    pub fn new(function: &'c Function) -> Self {
        Self {
            function,
            scopes: vec![BTreeMap::new()],
            breaks: Vec::new(),
            continues: Vec::new(),
            jumps: BTreeMap::new(),
            returns: Vec::new(),
            exposed: exposed_names(function),
        }
    }

    /// Whether something else than its name may reach a variable of this name.
    pub fn is_exposed(&self, name: &str) -> bool {
        self.exposed.contains(name)
    }
}

impl<'c> Engine<'c> {
    pub fn new(shapes: Shapes<'c>, endings: HashSet<String>) -> Self {
        let mut terms = Terms::default();
        let never = terms.bool(false);
        Self {
            code: shapes.code,
            unit: shapes.unit,
            shapes,
            terms,
            variables: Vec::new(),
            initial: HashMap::new(),
            epochs: 0,
            lost_epochs: HashMap::new(),
            endings,
            frames: Vec::new(),
            to_follow: HashSet::new(),
            visited: never,
            violated: never,
            globals: HashMap::new(),
            addresses: HashMap::new(),
            sizes: HashMap::new(),
            steps: 0,
            trouble: None,
        }
    }

    pub fn arithmetic(&mut self) -> Arithmetic<'_, 'c> {
        Arithmetic {
            terms: &mut self.terms,
            shapes: self.shapes,
        }
    }

    pub fn any(&mut self, shape: &Shape, name: &str, origin: Origin) -> Value {
        self.arithmetic().any(shape, name, origin)
    }

    pub fn truth(&mut self, value: &Value) -> Term {
        self.arithmetic().truth(value, "condition")
    }

    /// Whether to go on; false once the question is too large or meets what it cannot follow.
    pub fn step(&mut self) -> bool {
        self.steps += 1;
        if self.steps > MOST_STEPS || self.terms.len() > MOST_TERMS {
            self.give_up("there are too many paths and terms");
        }
        self.trouble.is_none()
    }

    /// The first reason counts.
    pub fn give_up(&mut self, why: impl Into<String>) {
        self.trouble.get_or_insert_with(|| why.into());
    }

    pub fn trouble(&self) -> Option<&str> {
        self.trouble.as_deref()
    }

    /// The program's text of an expression, as a name.
    pub fn text(&self, expr: &Expr) -> String {
        let file = self.code.file(self.unit);
        let text = file.map_or("", |file| file.slice(expr.span));
        text.split_whitespace().collect::<Vec<_>>().join(" ")
    }

    pub fn frame(&mut self) -> Option<&mut Frame<'c>> {
        self.frames.last_mut()
    }

    pub fn push_scope(&mut self) {
        if let Some(frame) = self.frame() {
            frame.scopes.push(BTreeMap::new());
        }
    }

    pub fn pop_scope(&mut self) {
        if let Some(frame) = self.frame() {
            frame.scopes.pop();
        }
    }

    /// A new variable of the innermost scope.
    pub fn declare(&mut self, variable: &Variable) -> Var {
        let exposed = self.frames.last().is_none_or(|frame| {
            frame.exposed.contains(&variable.name)
                || variable.storage.iter().any(|word| word == "static")
        });
        let shape = self.shapes.of_variable(variable);
        let var = self.add_variable(&variable.name, shape, exposed);
        let scope = self.frame().and_then(|frame| frame.scopes.last_mut());
        if let Some(scope) = scope {
            scope.insert(variable.name.clone(), var);
        }
        var
    }

    fn add_variable(&mut self, name: &str, shape: Shape, exposed: bool) -> Var {
        // Records are reached in more ways than by their fields.
        let exposed = exposed
            || !matches!(
                shape,
                Shape::Integer(_) | Shape::Boolean | Shape::Pointer(_)
            );
        self.variables.push(Declared {
            name: name.to_owned(),
            shape,
            exposed,
        });
        self.variables.len() - 1
    }

    pub fn local(&self, name: &str) -> Option<Var> {
        let scopes = self.frames.last()?.scopes.iter().rev();
        scopes.filter_map(|scope| scope.get(name)).next().copied()
    }

    /// A variable at file scope.
    pub fn global(&mut self, name: &str) -> Option<Var> {
        if let Some(var) = self.globals.get(name) {
            return Some(*var);
        }
        let (_, variable) = self.code.global(name)?;
        let shape = self.shapes.of_variable(variable);
        let var = self.add_variable(name, shape, true);
        self.globals.insert(name.to_owned(), var);
        Some(var)
    }

    /// The value of a constant at file scope, which nothing may change.
    pub fn constant_global(&self, name: &str) -> Option<i128> {
        let (_, variable) = self.code.global(name)?;
        let constant = has_word(&variable.ty, "const")
            && variable.pointers == 0
            && variable.dimensions.is_empty();
        let init = variable.init.as_ref().filter(|_| constant)?;
        self.shapes.constant(init, 16)
    }

    /// Where something is, as a number that nobody knows and that does not change.
    pub fn address(&mut self, base: &Base, path: &str, name: &str) -> Term {
        let key = (base.clone(), path.to_owned());
        if let Some(term) = self.addresses.get(&key) {
            return *term;
        }
        let name = format!("&{name}");
        let term = self
            .terms
            .symbol(&name, Sort::Bits(64), false, Origin::Given);
        self.addresses.insert(key, term);
        term
    }

    /// The size of a type that is not laid out here: one number for all its uses.
    pub fn opaque_size(&mut self, of: &str) -> Term {
        if let Some(term) = self.sizes.get(of) {
            return *term;
        }
        let name = format!("sizeof({of})");
        let term = self
            .terms
            .symbol(&name, Sort::Bits(64), false, Origin::Given);
        self.sizes.insert(of.to_owned(), term);
        term
    }
}

/// Names of variables that something else may reach: their address is taken, or they are in code that is not understood.
fn exposed_names(function: &Function) -> HashSet<String> {
    let mut found = HashSet::new();
    let mut whole = |exprs: &mut dyn Iterator<Item = &Expr>| {
        for expr in exprs {
            walk::each_expr(expr, &mut |inner| {
                if let ExprKind::Name(name) = &inner.kind {
                    found.insert(name.clone());
                }
            });
        }
    };
    walk::each_stmt(function.body(), &mut |stmt| {
        match &stmt.kind {
            StmtKind::Unknown(exprs) => whole(&mut exprs.iter()),
            StmtKind::MacroBlock { head, .. } => whole(&mut std::iter::once(head)),
            _ => {}
        }
        for expr in walk::all_exprs(stmt) {
            match &expr.kind {
                ExprKind::AddressOf(on) => whole(&mut std::iter::once(&**on)),
                ExprKind::Unknown(parts) => whole(&mut parts.iter()),
                _ => {}
            }
        }
    });
    found
}
