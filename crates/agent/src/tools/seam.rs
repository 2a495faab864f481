//! What makes an argument struct a tool.

use schemars::JsonSchema;
use schemars::generate::SchemaSettings;
use serde::de::DeserializeOwned;
use serde_json::Value;

use super::answer::{ToolAnswer, ToolError};

/// The arguments of a tool that needs the handle `H`. The comments on its fields are what an asker reads about them.
pub trait Call<H>: DeserializeOwned + JsonSchema {
    const NAME: &'static str;
    /// In one line.
    const ABOUT: &'static str;

    fn run(self, handle: &mut H) -> Result<ToolAnswer, ToolError>;

    /// Called before calls run in parallel: records what later calls of the same reply may rely on. Must be quick.
    fn announce(&self, handle: &mut H) {
        let _ = handle;
    }
}

/// A handle that can be forked, so that the calls of one reply run in parallel.
pub trait Fork: Send + Sized {
    /// A handle on the same thing with the same state.
    fn fork(&self) -> Self;

    /// Merges a fork's state. Forks are joined in the order of their calls.
    fn join(&mut self, fork: Self);
}

/// What an asker is told of a tool.
#[derive(Debug, Clone, Copy)]
pub struct ToolSpec {
    pub name: &'static str,
    pub about: &'static str,
    pub schema: fn() -> Value,
    pub answers: AnswerLength,
}

/// How long the answers of a tool may get.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum AnswerLength {
    /// Some may have to be cut.
    Any,
    /// A sentence or two.
    Short,
}

/// What a call does to what the tool looks at.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Effect {
    /// The same call gets the same answer again.
    Reads,
    Acts,
}

/// A tool for the handle `H`.
pub struct Tool<H> {
    pub spec: ToolSpec,
    pub(super) effect: Effect,
    run: fn(&mut H, &'static str, Value) -> Result<ToolAnswer, ToolError>,
    announce: fn(&mut H, Value),
}

impl<H> Tool<H> {
    pub const fn for_call<C: Call<H>>() -> Self {
        Self {
            spec: ToolSpec {
                name: C::NAME,
                about: C::ABOUT,
                schema: schema_of::<C>,
                answers: AnswerLength::Any,
            },
            effect: Effect::Acts,
            run: run::<H, C>,
            announce: announce::<H, C>,
        }
    }

    /// The same tool under another name.
    pub const fn called(mut self, name: &'static str) -> Self {
        self.spec.name = name;
        self
    }

    /// The same call gets the same answer again, until another tool of its set acts.
    pub const fn reading(mut self) -> Self {
        self.effect = Effect::Reads;
        self
    }

    /// Its answers are never cut, so that they alone need no tool that shows the rest.
    pub const fn brief(mut self) -> Self {
        self.spec.answers = AnswerLength::Short;
        self
    }

    pub(crate) fn call(&self, handle: &mut H, arguments: Value) -> Result<ToolAnswer, ToolError> {
        (self.run)(handle, self.spec.name, arguments)
    }

    pub(super) fn announce(&self, handle: &mut H, arguments: Value) {
        (self.announce)(handle, arguments);
    }
}

fn run<H, C: Call<H>>(
    handle: &mut H,
    name: &'static str,
    arguments: Value,
) -> Result<ToolAnswer, ToolError> {
    let call: C = serde_json::from_value(arguments).map_err(|error| {
        let takes = super::arguments::in_words(&schema_of::<C>());
        ToolError::Refused(format!("{name}: {error}; it takes {takes}"))
    })?;
    call.run(handle)
}

/// Arguments that do not parse are refused when the call runs.
fn announce<H, C: Call<H>>(handle: &mut H, arguments: Value) {
    if let Ok(call) = serde_json::from_value::<C>(arguments) {
        call.announce(handle);
    }
}

/// Flat, and without what providers of models are known to refuse: `$schema`, `format`, `null` as a type.
fn schema_of<C: JsonSchema>() -> Value {
    let settings = SchemaSettings::draft07().with(|settings| settings.inline_subschemas = true);
    let mut schema = settings
        .into_generator()
        .into_root_schema_for::<C>()
        .to_value();
    if let Some(fields) = schema.as_object_mut() {
        fields.remove("$schema");
        fields.remove("title");
        fields.remove("description");
    }
    tidy(&mut schema);
    schema
}

fn tidy(schema: &mut Value) {
    match schema {
        Value::Object(fields) => {
            if fields.get("format").is_some_and(Value::is_string) {
                fields.remove("format");
            }
            if let Some(Value::Array(types)) = fields.get("type") {
                let mut real = types.iter().filter(|one| *one != "null").cloned();
                if let (Some(only), None) = (real.next(), real.next()) {
                    fields.insert("type".to_owned(), only);
                }
            }
            if fields.get("default").is_some_and(Value::is_null) {
                fields.remove("default");
            }
            fields.values_mut().for_each(tidy);
        }
        Value::Array(items) => items.iter_mut().for_each(tidy),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}
