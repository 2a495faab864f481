//! The type of an expression: enough to know a number's width and sign, a pointer's target and an array's size. Widths
//! are those of 64-bit Linux, where the judged programs run.

mod spelling;

use crate::Code;
use crate::Function;
use crate::tree::{BinOp, Expr, ExprKind, UnOp, Variable};
pub use spelling::{Number, is_owner, number_named, parse_integer};

/// How far typedefs and expressions are followed; hostile code nests without bound.
const DEPTH: usize = 24;

/// A type in parts. `dimensions` are outside the pointers: `char *a[4]` is four pointers.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Type {
    /// `unsigned char`, `struct reader`, `std::vector<int>`: no qualifiers, no stars.
    pub base: String,
    pub pointers: usize,
    pub dimensions: Vec<String>,
}

impl Type {
    pub fn of_variable(variable: &Variable) -> Self {
        let mut ty = Self::parse(&variable.ty);
        ty.pointers += variable.pointers;
        ty.dimensions.clone_from(&variable.dimensions);
        ty
    }

    /// A type as written, also with stars after it.
    pub fn parse(text: &str) -> Self {
        let trimmed = text.trim().trim_end_matches('&').trim_end();
        let base = trimmed.trim_end_matches(|c: char| c == '*' || c.is_whitespace());
        Self {
            base: spelling::without_qualifiers(base),
            pointers: trimmed[base.len()..].matches('*').count(),
            dimensions: Vec::new(),
        }
    }

    fn named(base: &str) -> Self {
        Self {
            base: base.to_owned(),
            pointers: 0,
            dimensions: Vec::new(),
        }
    }

    pub fn is_pointer(&self) -> bool {
        self.dimensions.is_empty() && self.pointers > 0
    }

    pub fn is_array(&self) -> bool {
        !self.dimensions.is_empty()
    }

    /// As it would be declared without a name: `struct map *`.
    pub fn text(&self) -> String {
        match self.pointers {
            0 => self.base.clone(),
            stars => format!("{} {}", self.base, "*".repeat(stars)),
        }
    }

    /// The type of an element or a pointer's target.
    pub fn element(&self) -> Option<Self> {
        let mut inner = self.clone();
        if !inner.dimensions.is_empty() {
            inner.dimensions.remove(0);
            return Some(inner);
        }
        if inner.pointers > 0 {
            inner.pointers -= 1;
            return Some(inner);
        }
        spelling::container_element(&self.base).map(|inner| Self::parse(&inner))
    }

    /// The same type with typedefs followed.
    pub fn resolved(&self, code: &Code) -> Self {
        let mut ty = self.clone();
        for _ in 0..DEPTH {
            if number_named(&ty.base).is_some() {
                break;
            }
            let Some(alias) = code.alias(&ty.base) else {
                break;
            };
            let means = Self::of_variable(&alias.means);
            if means.base == ty.base && means.pointers == 0 {
                break;
            }
            ty.base = means.base;
            ty.pointers += means.pointers;
            ty.dimensions.extend(means.dimensions);
        }
        ty
    }

    /// Width and sign, of an integer.
    pub fn number(&self, code: &Code) -> Option<Number> {
        let ty = self.resolved(code);
        if ty.pointers > 0 || ty.is_array() {
            return None;
        }
        number_named(&ty.base).or_else(|| {
            let is_enum = ty.base.starts_with("enum ") || code.enumeration(&ty.base).is_some();
            is_enum.then_some(Number::UINT)
        })
    }

    pub fn is_float(&self, code: &Code) -> bool {
        let ty = self.resolved(code);
        ty.pointers == 0 && matches!(ty.base.as_str(), "float" | "double" | "long double")
    }

    pub fn is_text(&self, code: &Code) -> bool {
        let ty = self.resolved(code);
        ty.pointers == 1 && ty.base == "char" && ty.dimensions.is_empty()
    }
}

/// The type of an expression of `function`, with the names in scope at `at`.
pub fn type_of(code: &Code, function: &Function, at: usize, expr: &Expr) -> Option<Type> {
    let reader = Reader { code, function, at };
    reader.read(expr, DEPTH)
}

/// The integer type of an expression; that of a plain variable is not promoted.
pub fn number_of(code: &Code, function: &Function, at: usize, expr: &Expr) -> Option<Number> {
    type_of(code, function, at, expr)?.number(code)
}

/// The variable that a name refers to at an offset: the innermost one, then members, then globals.
pub fn variable_named<'a>(
    code: &'a Code,
    function: &'a Function,
    at: usize,
    name: &str,
) -> Option<&'a Variable> {
    function
        .visible_at(at)
        .into_iter()
        .rfind(|variable| variable.name == name)
        .or_else(|| class_of(function).and_then(|class| code.field(class, name)))
        .or_else(|| code.global(name).map(|(_, variable)| variable))
}

/// The class whose member a function is: `Board` of `Board::render`.
pub fn class_of(function: &Function) -> Option<&str> {
    let qualified = function.head.qualified.as_str();
    let (class, _) = qualified.rsplit_once("::")?;
    Some(class.rsplit("::").next().unwrap_or(class))
}

struct Reader<'a> {
    code: &'a Code,
    function: &'a Function,
    at: usize,
}

impl Reader<'_> {
    fn read(&self, expr: &Expr, depth: usize) -> Option<Type> {
        let depth = depth.checked_sub(1)?;
        match &expr.kind {
            ExprKind::Name(name) => self.name(name),
            ExprKind::Number(text) => Some(Type::named(spelling::literal_type(text))),
            ExprKind::Text(_) => Some(Type::parse("char *")),
            ExprKind::Char(_) => Some(Type::named("int")),
            ExprKind::Index { base, .. } => self.read(base, depth)?.resolved(self.code).element(),
            ExprKind::Member { base, field, .. } => self.member(base, field, depth),
            ExprKind::Deref(on) => self.deref(on, depth),
            ExprKind::AddressOf(on) => {
                let mut ty = self.read(on, depth)?;
                if ty.is_array() {
                    ty.dimensions.clear();
                }
                ty.pointers += 1;
                Some(ty)
            }
            ExprKind::Unary { op, on } if *op == UnOp::Not => {
                self.read(on, depth);
                Some(Type::named("int"))
            }
            ExprKind::Unary { on, .. } => Some(self.promoted(self.read(on, depth)?)),
            ExprKind::Step { on, .. } | ExprKind::Paren(on) => self.read(on, depth),
            ExprKind::Binary { op, left, right } => self.binary(*op, left, right, depth),
            ExprKind::Assign { target, .. } => self.read(target, depth),
            ExprKind::Ternary {
                then, otherwise, ..
            } => self
                .read(then, depth)
                .or_else(|| self.read(otherwise, depth)),
            ExprKind::Cast { ty, .. } => Some(Type::parse(ty)),
            ExprKind::SizeOf(_) => Some(Type::named("size_t")),
            ExprKind::Call { callee, .. } => self.call(callee, depth),
            ExprKind::New { ty, .. } => {
                let mut ty = Type::parse(ty);
                ty.pointers += 1;
                Some(ty)
            }
            ExprKind::Comma(parts) => self.read(parts.last()?, depth),
            ExprKind::Delete { .. } | ExprKind::List(_) | ExprKind::Unknown(_) => None,
        }
    }

    fn name(&self, name: &str) -> Option<Type> {
        if name == "this" {
            let mut ty = Type::named(class_of(self.function)?);
            ty.pointers = 1;
            return Some(ty);
        }
        if let Some(variable) = variable_named(self.code, self.function, self.at, name) {
            let ty = Type::of_variable(variable);
            if ty.base == "auto" {
                return variable
                    .init
                    .as_ref()
                    .filter(|init| init.span.start < self.at)
                    .and_then(|init| self.read(init, DEPTH / 2));
            }
            return Some(ty);
        }
        if self.code.enumeration_of_constant(name).is_some() {
            return Some(Type::named("int"));
        }
        let body = self.code.macro_named(name)?.body.trim();
        let digits = body.trim_matches(|c| c == '(' || c == ')').trim();
        digits
            .starts_with(|c: char| c.is_ascii_digit())
            .then(|| Type::named(spelling::literal_type(digits)))
    }

    fn member(&self, base: &Expr, field: &str, depth: usize) -> Option<Type> {
        let owner = self.read(base, depth)?.resolved(self.code);
        let record = spelling::pointee_of_smart(&owner.base).unwrap_or(owner.base);
        self.code.field(&record, field).map(Type::of_variable)
    }

    fn deref(&self, on: &Expr, depth: usize) -> Option<Type> {
        let ty = self.read(on, depth)?.resolved(self.code);
        if let Some(inner) = spelling::pointee_of_smart(&ty.base)
            && ty.pointers == 0
        {
            return Some(Type::parse(&inner));
        }
        ty.element()
    }

    fn binary(&self, op: BinOp, left: &Expr, right: &Expr, depth: usize) -> Option<Type> {
        if op.is_comparison() || op.is_logical() {
            return Some(Type::named("int"));
        }
        let a = self.read(left, depth).map(|ty| ty.resolved(self.code));
        if op.is_shift() {
            return a.map(|ty| self.promoted(ty));
        }
        let b = self.read(right, depth).map(|ty| ty.resolved(self.code));
        let (a, b) = (a?, b?);
        let points = |ty: &Type| ty.pointers > 0 || ty.is_array();
        match (points(&a), points(&b)) {
            (true, true) => Some(Type::named("ptrdiff_t")),
            (true, false) => Some(decayed(a)),
            (false, true) => Some(decayed(b)),
            (false, false) => self.usual(&a, &b),
        }
    }

    /// The usual arithmetic conversions.
    fn usual(&self, a: &Type, b: &Type) -> Option<Type> {
        if let Some(float) = [a, b].into_iter().find(|ty| ty.is_float(self.code)) {
            return Some(float.clone());
        }
        let joined = a
            .number(self.code)?
            .promoted()
            .joined(b.number(self.code)?.promoted());
        Some(Type::named(joined.spelled()))
    }

    fn promoted(&self, ty: Type) -> Type {
        match ty.number(self.code) {
            Some(number) if number.bits < 32 => Type::named("int"),
            Some(_) | None => ty,
        }
    }

    fn call(&self, callee: &Expr, depth: usize) -> Option<Type> {
        if let ExprKind::Member { base, field, .. } = &callee.kind {
            if let Some(ty) = spelling::method_returns(field) {
                return Some(Type::parse(ty));
            }
            let owner = self.read(base, depth)?.resolved(self.code);
            if field == "at" || field == "front" || field == "back" {
                return owner.element();
            }
        }
        let name = last_name(callee)?;
        if let Some(function) = self.code.functions_named(name).first() {
            return Some(Type::parse(&function.head.returns));
        }
        if let Some(ty) = spelling::library_returns(name) {
            return Some(Type::parse(ty));
        }
        // A function-like macro that casts its value starts with its type.
        let body = self
            .code
            .macro_named(name)?
            .body
            .trim_start_matches(['(', ' ']);
        let (ty, _) = body.split_once(')')?;
        number_named(ty.trim())?;
        Some(Type::parse(ty))
    }
}

/// The last part of a callee's name, without template arguments: `find` of `map.find`, `std::find` and `find<T>`.
pub fn last_name(callee: &Expr) -> Option<&str> {
    match &callee.peel().kind {
        ExprKind::Name(name) => name.split('<').next()?.rsplit("::").next(),
        ExprKind::Member { field, .. } => field.split('<').next(),
        _ => None,
    }
}

fn decayed(mut ty: Type) -> Type {
    if ty.is_array() {
        ty.dimensions.remove(0);
        ty.pointers += 1;
    }
    ty
}

#[cfg(test)]
#[path = "types_tests.rs"]
mod tests;
