//! Functions, statements and expressions, as far as a question about a crash needs them.
//!
//! The parser's own tree stays behind this one: its node names differ by grammar and version, and an enum
//! makes a reader of the tree say what happens to each kind. What has no kind of its own is `Unknown`, with
//! the expressions below it, so that a search never overlooks a use.

use patchwright_domain::candidate::RelPath;

pub use super::operator::{AssignOp, BinOp, UnOp};

/// A piece of a file: bytes, and lines from 1.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Span {
    pub start: usize,
    pub end: usize,
    /// Of the first byte.
    pub line: u32,
    /// In bytes from 1, as compilers count.
    pub column: u32,
    /// Of the last byte.
    pub end_line: u32,
}

impl Span {
    pub fn contains(&self, other: &Span) -> bool {
        self.start <= other.start && other.end <= self.end
    }

    pub fn has_line(&self, line: u32) -> bool {
        self.line <= line && line <= self.end_line
    }
}

/// A declared name with its type, apart from what the declarator adds to it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Variable {
    pub name: String,
    /// Without `*`, `&` and `[]`: `const unsigned char`, `struct reader`, `std::vector<int>`.
    pub ty: String,
    /// How many `*` the declarator has.
    pub pointers: usize,
    /// C++ `&` or `&&`.
    pub reference: bool,
    /// The text between each pair of brackets; empty where the size is left out.
    pub dimensions: Vec<String>,
    pub init: Option<Expr>,
    /// `static` or `extern` and such, as written.
    pub storage: Vec<String>,
    /// Of the declarator.
    pub span: Span,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Stmt {
    pub kind: StmtKind,
    pub span: Span,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum StmtKind {
    Block(Vec<Stmt>),
    Declare(Vec<Variable>),
    Expr(Expr),
    If {
        /// Without the outer parentheses.
        cond: Expr,
        then: Box<Stmt>,
        otherwise: Option<Box<Stmt>>,
    },
    While {
        cond: Expr,
        body: Box<Stmt>,
    },
    DoWhile {
        body: Box<Stmt>,
        cond: Expr,
    },
    For {
        init: Option<Box<Stmt>>,
        cond: Option<Expr>,
        step: Option<Expr>,
        body: Box<Stmt>,
    },
    /// C++ `for (variable : over)`.
    ForEach {
        variable: Variable,
        over: Expr,
        body: Box<Stmt>,
    },
    Switch {
        on: Expr,
        body: Box<Stmt>,
    },
    /// A label of a `switch` with the statements up to the next one; no value is `default`.
    Case {
        value: Option<Expr>,
        body: Vec<Stmt>,
    },
    Return(Option<Expr>),
    Break,
    Continue,
    Goto(String),
    /// A label with the statement it stands before.
    Label {
        name: String,
        stmt: Option<Box<Stmt>>,
    },
    Throw(Option<Expr>),
    Try {
        body: Box<Stmt>,
        handlers: Vec<Stmt>,
    },
    Empty,
    /// A macro with a statement behind it: `list_for_each(a, b) { … }`, `TRY { … }`. It may be a loop.
    MacroBlock {
        head: Expr,
        body: Box<Stmt>,
    },
    /// Anything else, also text that could not be parsed.
    Unknown(Vec<Expr>),
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Expr {
    pub kind: ExprKind,
    pub span: Span,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ExprKind {
    /// Also qualified: `a::b`; also `this`.
    Name(String),
    /// As written, suffix and all.
    Number(String),
    /// A string literal as written; neighbours that the compiler joins are one.
    Text(String),
    Char(String),
    Index {
        base: Box<Expr>,
        index: Box<Expr>,
    },
    Member {
        base: Box<Expr>,
        field: String,
        via: Via,
    },
    Deref(Box<Expr>),
    AddressOf(Box<Expr>),
    Unary {
        op: UnOp,
        on: Box<Expr>,
    },
    /// `++` and `--`.
    Step {
        on: Box<Expr>,
        direction: Direction,
        order: Order,
    },
    Binary {
        op: BinOp,
        left: Box<Expr>,
        right: Box<Expr>,
    },
    Assign {
        op: AssignOp,
        target: Box<Expr>,
        value: Box<Expr>,
    },
    Ternary {
        cond: Box<Expr>,
        then: Box<Expr>,
        otherwise: Box<Expr>,
    },
    /// Also C++'s named casts: `ty` is the type as written.
    Cast {
        ty: String,
        on: Box<Expr>,
    },
    /// Of a type or an expression, as written between the parentheses or behind the word.
    SizeOf(String),
    Call {
        callee: Box<Expr>,
        args: Vec<Expr>,
    },
    New {
        ty: String,
        /// The text between the brackets of `new T[n]`.
        count: Option<Box<Expr>>,
        args: Vec<Expr>,
    },
    Delete {
        on: Box<Expr>,
        array: bool,
    },
    Paren(Box<Expr>),
    List(Vec<Expr>),
    Comma(Vec<Expr>),
    /// Anything else, with the expressions in it.
    Unknown(Vec<Expr>),
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Via {
    Dot,
    Arrow,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Direction {
    Up,
    Down,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Order {
    /// `++i`
    Before,
    /// `i++`
    After,
}

/// A function with its head read; its body is read when asked for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Head {
    pub file: RelPath,
    /// The last part of the name: `render` of `Board::render`.
    pub name: String,
    /// As written: `Board::render`; inside a class with the class's name before it.
    pub qualified: String,
    /// With its stars: `void`, `enum json_error`, `char *`. Empty for constructors and destructors.
    pub returns: String,
    /// K&R definitions too.
    pub params: Vec<Variable>,
    /// The whole definition.
    pub span: Span,
    /// From `{` to `}`.
    pub body: Span,
}

/// A `struct`, `union` or `class`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Record {
    pub file: RelPath,
    /// Empty where it has none; a typedef may then name it.
    pub name: String,
    pub fields: Vec<Variable>,
    pub span: Span,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Enumeration {
    pub file: RelPath,
    pub name: String,
    pub constants: Vec<(String, Option<Expr>)>,
    pub span: Span,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Macro {
    pub file: RelPath,
    pub name: String,
    /// None for a macro without parentheses.
    pub params: Option<Vec<String>>,
    /// Continuation lines joined.
    pub body: String,
    pub span: Span,
}

/// `typedef ty name;` and C++ `using name = ty;`
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Alias {
    pub file: RelPath,
    pub name: String,
    pub means: Variable,
    pub span: Span,
}
