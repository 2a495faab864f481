//! The types of C as far as a proof needs them: widths and signs of integers, what a pointer points at, fields of records.
//!
//! The unit is preprocessed, so every typedef is in it. What cannot be resolved is unknown, never guessed.

use std::rc::Rc;

use patchwright_code::Code;
use patchwright_code::tree::{Expr, ExprKind, UnOp, Variable};
use patchwright_code::types::Type;
use patchwright_domain::candidate::RelPath;

use super::literal;
use super::width::Width;

/// A typedef of a typedef of …, and records in records.
const DEEPEST: usize = 24;

#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) enum Shape {
    Integer(Width),
    /// `_Bool`: whatever is not zero becomes one.
    Boolean,
    Pointer(Rc<Shape>),
    Array(Rc<Shape>, Option<u64>),
    /// By its type as it is written.
    Record(String),
    /// Known to be neither a number that is followed nor a pointer: `void`, `double`.
    Other,
    Unknown,
}

/// Resolves types in one preprocessed unit.
#[derive(Clone, Copy)]
pub(super) struct Shapes<'c> {
    pub code: &'c Code,
    pub unit: &'c RelPath,
    pub char_is_signed: bool,
}

impl Shapes<'_> {
    pub fn of_variable(&self, variable: &Variable) -> Shape {
        self.declared(variable, DEEPEST)
    }

    /// A type as it is written, without declarators but for stars.
    pub fn of_text(&self, text: &str) -> Shape {
        self.written(text, DEEPEST)
    }

    /// What a field of a record is. A union, a bit-field, or a record with a union in it is unknown: its fields overlap.
    pub fn field(&self, record: &str, field: &str) -> Shape {
        let found = self.code.record(record).filter(|found| {
            let text = self
                .code
                .file(&found.file)
                .map(|file| file.slice(found.span));
            let hard = ["union", "__volatile__", "__volatile", "_BitInt"];
            text.is_some_and(|text| !hard.iter().any(|word| has_word(text, word)))
        });
        let variable = found.and_then(|found| {
            let mut named = found.fields.iter().filter(|one| one.name == field);
            named.next().filter(|_| named.next().is_none())
        });
        match variable {
            Some(variable) if !self.is_bit_field(variable) => self.of_variable(variable),
            Some(_) | None => Shape::Unknown,
        }
    }

    /// In bytes.
    pub fn size(&self, shape: &Shape) -> Option<u64> {
        match shape {
            Shape::Integer(width) => Some(u64::from(width.bits / 8)),
            Shape::Boolean => Some(1),
            Shape::Pointer(_) => Some(8),
            Shape::Array(element, count) => self.size(element)?.checked_mul((*count)?),
            Shape::Record(_) | Shape::Other | Shape::Unknown => None,
        }
    }

    fn is_bit_field(&self, variable: &Variable) -> bool {
        let text = self.code.file(self.unit).map_or("", |file| file.text());
        let behind = text.get(variable.span.end..).unwrap_or_default();
        behind.trim_start().starts_with(':')
    }

    fn declared(&self, variable: &Variable, depth: usize) -> Shape {
        let declarator = self
            .code
            .file(self.unit)
            .map_or("", |file| file.slice(variable.span));
        let declarator = declarator.split('=').next().unwrap_or_default();
        // `(*rows)[4]` and functions: the reader keeps stars and brackets, not their order.
        let is_plain = !declarator.contains('(') && !declarator.contains("volatile");
        if !is_plain || variable.reference {
            return Shape::Unknown;
        }
        let mut shape = self.written(&variable.ty, depth);
        for _ in 0..variable.pointers {
            shape = Shape::Pointer(Rc::new(shape));
        }
        for size in variable.dimensions.iter().rev() {
            shape = Shape::Array(Rc::new(shape), self.constant_text(size));
        }
        shape
    }

    fn written(&self, text: &str, depth: usize) -> Shape {
        let Some(depth) = depth.checked_sub(1) else {
            return Shape::Unknown;
        };
        if text.contains(['(', '[']) && !text.contains("(unnamed at") {
            return Shape::Unknown;
        }
        let ty = Type::parse(text);
        let mut shape = self.base(&ty.base, depth);
        if has_word(text, "volatile") || has_word(text, "_Atomic") {
            shape = Shape::Unknown;
        }
        for _ in 0..ty.pointers {
            shape = Shape::Pointer(Rc::new(shape));
        }
        shape
    }

    fn base(&self, base: &str, depth: usize) -> Shape {
        if let Some(shape) = self.keywords(base) {
            return shape;
        }
        if let Some((word, _)) = base.split_once(' ')
            && matches!(word, "struct" | "union" | "enum")
        {
            return match word {
                "enum" => self.enumeration(base),
                _ => Shape::Record(base.to_owned()),
            };
        }
        match self.code.alias(base) {
            Some(alias) => self.declared(&alias.means, depth),
            None => standard(base).map_or(Shape::Unknown, Shape::Integer),
        }
    }

    /// Types that are made of keywords alone.
    fn keywords(&self, base: &str) -> Option<Shape> {
        let words: Vec<&str> = base.split_whitespace().collect();
        match words.as_slice() {
            ["void" | "float" | "double"] | ["long", "double"] => return Some(Shape::Other),
            ["_Bool" | "bool"] => return Some(Shape::Boolean),
            ["char"] => {
                return Some(Shape::Integer(Width {
                    bits: 8,
                    signed: self.char_is_signed,
                }));
            }
            _ => {}
        }
        let is_plain = |word: &&str| {
            matches!(
                *word,
                "char" | "short" | "int" | "long" | "signed" | "unsigned"
            )
        };
        let number = (!words.is_empty() && words.iter().all(is_plain))
            .then(|| patchwright_code::types::number_named(base))?;
        number.map(|number| Shape::Integer(number.into()))
    }

    /// Unsigned unless a constant is negative, as compilers choose it.
    fn enumeration(&self, base: &str) -> Shape {
        let Some(found) = self.code.enumeration(base) else {
            return Shape::Unknown;
        };
        let text = self.code.file(&found.file).map_or("", |file| file.text());
        let text = text.get(found.span.start..).unwrap_or_default();
        // With what follows its braces.
        let length = found.span.end - found.span.start;
        let behind = text.get(length..).and_then(|rest| rest.find(';'));
        let text = text.get(..length + behind.unwrap_or(0)).unwrap_or_default();
        let head = text.split('{').next().unwrap_or_default();
        // Its width may be said.
        if head.contains(':')
            || ["packed", "__packed__"]
                .iter()
                .any(|word| has_word(text, word))
        {
            return Shape::Unknown;
        }
        let mut lowest = 0;
        for (name, _) in &found.constants {
            match self.enumerator(name) {
                Some(value) if i32::try_from(value).is_ok() => lowest = value.min(lowest),
                Some(_) | None => return Shape::Unknown,
            }
        }
        Shape::Integer(Width {
            bits: 32,
            signed: lowest < 0,
        })
    }

    /// The value of an enumerator.
    pub fn enumerator(&self, name: &str) -> Option<i128> {
        self.enumerator_within(name, DEEPEST)
    }

    fn enumerator_within(&self, name: &str, depth: usize) -> Option<i128> {
        let depth = depth.checked_sub(1)?;
        let found = self.code.enumeration_of_constant(name)?;
        let mut next = 0;
        for (constant, value) in &found.constants {
            let value = match value {
                Some(value) => self.constant(value, depth)?,
                None => next,
            };
            if constant == name {
                return Some(value);
            }
            next = value.checked_add(1)?;
        }
        None
    }

    /// A constant expression of small numbers, where no width can matter.
    pub fn constant(&self, expr: &Expr, depth: usize) -> Option<i128> {
        use patchwright_code::tree::BinOp;
        let depth = depth.checked_sub(1)?;
        let value = match &expr.kind {
            ExprKind::Number(text) => i128::from(literal::integer(text)?.0),
            ExprKind::Char(text) => literal::character(text, self.char_is_signed)?,
            ExprKind::Name(name) => self.enumerator_within(name, depth)?,
            ExprKind::Paren(on) => self.constant(on, depth)?,
            ExprKind::Unary { op, on } => {
                let on = self.constant(on, depth)?;
                match op {
                    UnOp::Neg => -on,
                    UnOp::Plus => on,
                    UnOp::Not | UnOp::BitNot => return None,
                }
            }
            ExprKind::Binary { op, left, right } => {
                let (a, b) = (self.constant(left, depth)?, self.constant(right, depth)?);
                match op {
                    BinOp::Add => a + b,
                    BinOp::Sub => a - b,
                    BinOp::Mul => a * b,
                    BinOp::Div if a >= 0 && b > 0 => a / b,
                    BinOp::Shl if a >= 0 && (0..31).contains(&b) => a << b,
                    BinOp::BitOr if a >= 0 && b >= 0 => a | b,
                    _ => return None,
                }
            }
            _ => return None,
        };
        i32::try_from(value).ok().map(i128::from)
    }

    fn constant_text(&self, text: &str) -> Option<u64> {
        let text = text.trim();
        match literal::integer(text) {
            Some((value, _)) => Some(value),
            None => u64::try_from(self.enumerator(text)?).ok(),
        }
    }
}

/// Types that the grammar takes for keywords, so that their typedefs are not found. The standard fixes what they are.
fn standard(base: &str) -> Option<Width> {
    let known = [
        "size_t",
        "ssize_t",
        "ptrdiff_t",
        "intptr_t",
        "uintptr_t",
        "int8_t",
        "int16_t",
        "int32_t",
        "int64_t",
        "uint8_t",
        "uint16_t",
        "uint32_t",
        "uint64_t",
    ];
    let is_known = known.contains(&base);
    let number = is_known.then(|| patchwright_code::types::number_named(base))?;
    number.map(Width::from)
}

pub(super) fn has_word(text: &str, word: &str) -> bool {
    let is_part = |c: char| c.is_alphanumeric() || c == '_';
    text.match_indices(word).any(|(at, _)| {
        let before = text.get(..at).and_then(|text| text.chars().next_back());
        let after = text
            .get(at + word.len()..)
            .and_then(|text| text.chars().next());
        !before.is_some_and(is_part) && !after.is_some_and(is_part)
    })
}
