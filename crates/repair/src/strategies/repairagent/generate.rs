//! `generate_method_body`: a model that sees only the code before a function writes its body anew, as an ingredient for a fix.

use patchwright_code::{MappedFile, Placed};
use schemars::JsonSchema;
use serde::Deserialize;

use super::ask::Question;
use super::state::GENERATE_METHOD_BODY;
use super::work::Work;
use crate::error::RepairError;
use crate::kit::{estimate, paragraph};
use crate::prompt::{DATA_RULE, fence};
use crate::tools::{Call, ToolAnswer, ToolError};

const SYSTEM: &str = include_str!("../../../prompts/repairagent/generate-system.md");
const ASK: &str = include_str!("../../../prompts/repairagent/generate.md");

/// In tokens.
const MOST_CONTEXT: usize = 12_000;
const OUTPUT: u32 = 4_000;
const TEMPERATURE: f64 = 0.2;
/// In bytes; far more than the tokens of either.
const MOST_BYTES: usize = 64 << 10;

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct GenerateMethodBody {
    /// Path of the file below the source root.
    file: String,
    /// The function whose body is wanted; methods also as `A::b`.
    function: String,
    /// What the body has to do besides what its name and signature say, in a sentence or two.
    wanted: Option<String>,
}

impl<'w> Call<&'w Work<'w>> for GenerateMethodBody {
    const NAME: &'static str = GENERATE_METHOD_BODY;
    const ABOUT: &'static str = "Lets a model write the body of a function from the code before it: something to compare with, or to take from";

    fn run(self, work: &mut &'w Work<'w>) -> Result<ToolAnswer, ToolError> {
        let file = work.map.file_meant(&self.file).ok_or_else(|| {
            ToolError::Refused(format!("there is no source file `{}`", self.file))
        })?;
        let place = definition(work, file, &self.function)?;
        let (before, signature) = split(place);
        let wanted = self.wanted.as_deref().map(paragraph).unwrap_or_default();
        let values = [
            ("before", fence("source", ending(before), MOST_BYTES)),
            ("signature", fence("source", signature.trim(), MOST_BYTES)),
            ("wanted", wanted),
        ];
        let values: Vec<(&str, &str)> = values
            .iter()
            .map(|(name, text)| (*name, text.as_str()))
            .collect();
        let words = work.ctx.words();
        let text = words.render(ASK, &values).map_err(RepairError::from)?;
        let data = [("data", DATA_RULE.trim_end())];
        let system = words.render(SYSTEM, &data).map_err(RepairError::from)?;
        // Models are listed cheapest first: what the agent cannot write, the most expensive one can.
        let models = &work.access.models;
        let answer = work.ask(Question {
            model: models.last().copied().unwrap_or(work.model),
            system: &system,
            text,
            temperature: TEMPERATURE,
            output: OUTPUT,
        })?;
        Ok(ToolAnswer::new(answer).noted("written by a model that has not seen the crash"))
    }
}

fn definition<'m>(
    work: &'m Work<'_>,
    file: &MappedFile,
    function: &str,
) -> Result<Placed<'m>, ToolError> {
    let named = work.map.named(function).into_iter();
    let mut own = named.filter(|one| {
        one.element.is_function() && one.element.body.is_some() && one.file.path == file.path
    });
    own.next().ok_or_else(|| {
        let like = work.map.names_like(function, 4).join(", ");
        ToolError::Refused(format!(
            "`{}` defines no function `{function}`; names like it: {like}",
            file.path
        ))
    })
}

/// The file up to the function, and the function up to its body.
fn split<'m>(place: Placed<'m>) -> (&'m str, &'m str) {
    let text = place.file.text();
    let start = place.element.span.start;
    let body = place.element.body.map_or(start, |body| body.start);
    let before = text.get(..start).unwrap_or_default();
    (before, text.get(start..body).unwrap_or_default())
}

/// The last lines of a text that fit: what is nearest to the function says most about it.
fn ending(text: &str) -> &str {
    let mut start = text.len();
    let mut tokens = 0;
    for line in text.split_inclusive('\n').rev() {
        tokens += estimate(line);
        if tokens > MOST_CONTEXT {
            break;
        }
        start -= line.len();
    }
    text.get(start..).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_nearest_lines_stay_within_the_limit() {
        assert_eq!(ending("int a;\nint b;\n"), "int a;\nint b;\n");
        let long: String = (0..6_000).map(|at| format!("int v{at};\n")).collect();
        let kept = ending(&long);
        assert!(kept.ends_with("int v5999;\n"));
        assert!(kept.starts_with("int v"));
        assert!((MOST_CONTEXT - 20..=MOST_CONTEXT).contains(&estimate(kept)));
    }
}
