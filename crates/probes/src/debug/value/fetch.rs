//! Requests the parts of a value from the debugger, within limits.

use serde_json::json;

use super::super::adapter::AdapterKind;
use super::super::client::Client;
use super::super::error::DebugError;
use super::super::expression;
use super::super::frames::short_numbers;
use super::super::protocol::{Evaluated, Variable, Variables};
use super::tree::{Children, LOST, Rest, Value};

const MOST_FIELDS: usize = 40;
const HEAD: u64 = 8;
const TAIL: u64 = 4;
/// How many requests are made for one value; every nested struct or array takes one.
const MOST_QUESTIONS: usize = 40;
const MOST_TEXT: usize = 160;

/// How deep a value is fetched.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Depth {
    Itself,
    Parts,
    PartsOfParts,
}

impl Depth {
    fn below(self) -> Self {
        match self {
            Self::PartsOfParts => Self::Parts,
            Self::Parts | Self::Itself => Self::Itself,
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Pointers {
    Followed,
    Shown,
}

pub(crate) struct Fetch<'c> {
    client: &'c Client,
    frame: i64,
    questions: usize,
}

impl<'c> Fetch<'c> {
    pub(crate) fn new(client: &'c Client, frame: i64) -> Self {
        Self {
            client,
            frame,
            questions: MOST_QUESTIONS,
        }
    }

    pub(crate) fn evaluate(&mut self, expression: &str, depth: Depth) -> Result<Value, DebugError> {
        let answer = self.ask(expression)?;
        let variable = Variable {
            name: expression.to_owned(),
            value: answer.result,
            type_name: answer.type_name,
            evaluate_name: expression.to_owned(),
            variables_reference: answer.variables_reference,
            indexed_variables: answer.indexed_variables,
        };
        self.value(variable, depth, Pointers::Followed)
    }

    fn ask(&self, expression: &str) -> Result<Evaluated, DebugError> {
        let arguments =
            json!({"expression": expression, "frameId": self.frame, "context": "watch"});
        self.client.ask("evaluate", arguments)
    }

    /// The variables of a scope or a value.
    pub(crate) fn all(&mut self, reference: i64, depth: Depth) -> Result<Vec<Value>, DebugError> {
        let variables = self.variables(reference, None)?;
        let variables = variables.into_iter().take(MOST_FIELDS);
        variables
            .map(|variable| self.value(variable, depth, Pointers::Followed))
            .collect()
    }

    fn value(
        &mut self,
        variable: Variable,
        depth: Depth,
        pointers: Pointers,
    ) -> Result<Value, DebugError> {
        let text = self.text_of(&variable);
        let type_name = variable.type_name.clone();
        let sort = Shape::from_type(&type_name, &text, variable.indexed_variables);
        let children = match sort {
            _ if variable.variables_reference == 0 => Children::None,
            Shape::Text | Shape::Opaque => Children::None,
            Shape::Pointer if pointers == Pointers::Shown => Children::None,
            _ if depth == Depth::Itself => match sort {
                Shape::Pointer => Children::None,
                _ => Children::Hidden,
            },
            _ if self.questions == 0 => Children::Hidden,
            Shape::Array(total) => self.elements(variable.variables_reference, total, depth)?,
            Shape::Pointer => self.pointed(&variable, depth)?,
            Shape::Struct => self.fields(variable.variables_reference, depth)?,
        };
        Ok(Value {
            name: variable.name,
            type_name,
            text,
            children,
        })
    }

    /// LLDB returns what is pointed to directly, GDB as a single part named `value`.
    fn pointed(&mut self, variable: &Variable, depth: Depth) -> Result<Children, DebugError> {
        let mut variables = self.variables(variable.variables_reference, None)?;
        if let (AdapterKind::Gdb, [only]) = (self.client.kind, variables.as_mut_slice()) {
            let sort = Shape::from_type(&only.type_name, &only.value, only.indexed_variables);
            if sort == Shape::Struct && only.variables_reference != 0 {
                return self.fields(only.variables_reference, depth);
            }
            only.name = format!("*{}", variable.name);
        }
        self.shown(variables, depth)
    }

    fn fields(&mut self, reference: i64, depth: Depth) -> Result<Children, DebugError> {
        let variables = self.variables(reference, None)?;
        self.shown(variables, depth)
    }

    fn shown(&mut self, variables: Vec<Variable>, depth: Depth) -> Result<Children, DebugError> {
        let more = match variables.len().saturating_sub(MOST_FIELDS) {
            0 => Rest::Nothing,
            more => Rest::Some(more),
        };
        let shown = variables.into_iter().take(MOST_FIELDS);
        let shown = shown
            .map(|variable| self.value(variable, depth.below(), Pointers::Shown))
            .collect::<Result<_, _>>()?;
        Ok(Children::Fields { shown, more })
    }

    fn elements(
        &mut self,
        reference: i64,
        total: u64,
        depth: Depth,
    ) -> Result<Children, DebugError> {
        let whole = total <= HEAD + TAIL;
        let head = self.range(reference, 0, if whole { total } else { HEAD }, depth)?;
        let tail = match whole {
            true => Vec::new(),
            false => self.range(reference, total - TAIL, TAIL, depth)?,
        };
        Ok(Children::Elements { total, head, tail })
    }

    fn range(
        &mut self,
        reference: i64,
        start: u64,
        count: u64,
        depth: Depth,
    ) -> Result<Vec<Value>, DebugError> {
        let variables = self.variables(reference, Some((start, count)))?;
        let count = usize::try_from(count).unwrap_or(0);
        let variables = variables.into_iter().take(count);
        variables
            .map(|variable| self.value(variable, depth.below(), Pointers::Shown))
            .collect()
    }

    fn variables(
        &mut self,
        reference: i64,
        range: Option<(u64, u64)>,
    ) -> Result<Vec<Variable>, DebugError> {
        self.questions = self.questions.saturating_sub(1);
        let mut arguments = json!({"variablesReference": reference});
        if let Some((start, count)) = range {
            arguments["start"] = start.into();
            arguments["count"] = count.into();
        }
        Ok(self
            .client
            .ask::<Variables>("variables", arguments)?
            .variables)
    }

    fn text_of(&mut self, variable: &Variable) -> String {
        let text = variable.value.as_str();
        // The debug information lacks the library's types: the first word of a string is the pointer to its
        // text.
        if text.starts_with("error: summary string") && variable.type_name.contains("string") {
            let first = format!("*(char **)&({})", variable.evaluate_name);
            let quoted = self.ask(&first).ok().and_then(|answer| {
                let at = answer.result.find('"')?;
                answer.result.get(at..).map(str::to_owned)
            });
            return quoted.unwrap_or_else(|| "a string that cannot be read".to_owned());
        }
        if expression::is_lost(text) {
            return LOST.to_owned();
        }
        let short = short_numbers(text);
        match short.char_indices().nth(MOST_TEXT) {
            Some((at, _)) => format!("{}…", short.get(..at).unwrap_or_default()),
            None => short,
        }
    }
}

/// How to print a value, derived from the name of its type.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Shape {
    Pointer,
    /// The debugger prints it as text.
    Text,
    Array(u64),
    Struct,
    /// It cannot be looked into.
    Opaque,
}

impl Shape {
    pub(super) fn from_type(type_name: &str, text: &str, indexed: u64) -> Self {
        let bare = type_name.trim_end_matches(['&', ' ']);
        let is_character =
            |name: &str| matches!(name.trim_start_matches("const ").trim(), "char" | "wchar_t");
        if let Some(pointed) = bare.strip_suffix('*') {
            let pointed = pointed.trim();
            let null = text.starts_with("0x0") && !text.starts_with("0x0 ") && text.len() == 3;
            let opaque = null || pointed.ends_with("void") || is_character(pointed);
            return if opaque { Self::Opaque } else { Self::Pointer };
        }
        if bare.contains("(*)") {
            return Self::Opaque;
        }
        if let Some((element, count)) = array(bare) {
            return match is_character(element) {
                true => Self::Text,
                false => Self::Array(count),
            };
        }
        if bare.contains("basic_string<") || bare.ends_with("string") {
            return Self::Text;
        }
        let size = text.split("size=").nth(1).and_then(|rest| {
            let digits = rest.split(|c: char| !c.is_ascii_digit()).next()?;
            digits.parse().ok()
        });
        match size.or(Some(indexed).filter(|count| *count > 0)) {
            Some(count) => Self::Array(count),
            None => Self::Struct,
        }
    }
}

/// `int[3][4]` has 3 elements.
fn array(type_name: &str) -> Option<(&str, u64)> {
    let inner = type_name.strip_suffix(']')?;
    let (element, dimensions) = inner.split_once('[')?;
    let count = dimensions.split(']').next()?.parse().ok()?;
    // The elements of a multi-dimensional array are arrays themselves.
    let element = if dimensions.contains('[') {
        ""
    } else {
        element
    };
    Some((element, count))
}
