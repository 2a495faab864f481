//! Prompts speak of functions and pointers, or of methods and references. What depends on the language is `[[name]]` in a template, and
//! stands in a list of words beside the templates, one for each family of languages.

use patchwright_domain::case::Case;

use crate::prompt::{PromptError, render};

const C: &str = include_str!("../prompts/languages/c.md");
const JAVA: &str = include_str!("../prompts/languages/java.md");
const GOOD_PATCH: &str = include_str!("../prompts/facts/good-patch.md");
const PATCH_RULES: &str = include_str!("../prompts/facts/patch-rules.md");

/// The words of a family of languages.
#[derive(Debug, Clone, Copy)]
pub(crate) struct LanguageWords(&'static str);

impl LanguageWords {
    pub(crate) fn of_case(case: &Case) -> Self {
        match case.runs_on_jvm() {
            true => Self(JAVA),
            false => Self(C),
        }
    }

    /// The template with its words and its values.
    pub(crate) fn render(
        self,
        template: &str,
        values: &[(&str, &str)],
    ) -> Result<String, PromptError> {
        render(&self.put_into(template)?, values)
    }

    /// Words may not contain words.
    pub(crate) fn put_into(self, template: &str) -> Result<String, PromptError> {
        let mut text = String::new();
        let mut rest = template;
        while let Some((before, behind)) = rest.split_once("[[") {
            let Some((name, after)) = behind.split_once("]]") else {
                return Err(PromptError::Unclosed(
                    behind.lines().next().unwrap_or_default().to_owned(),
                ));
            };
            let word = self.word(name);
            text += before;
            text += word.ok_or_else(|| PromptError::Missing(name.to_owned()))?;
            rest = after;
        }
        Ok(text + rest)
    }

    fn word(self, name: &str) -> Option<&'static str> {
        let mut words = self.0.split("\n=== ").skip(1);
        words.find_map(|word| match word.split_once('\n') {
            Some((this, text)) if this == name => Some(text.trim_end_matches('\n')),
            _ => None,
        })
    }

    /// Rules for everyone who writes patches.
    pub(crate) fn patch_rules(self) -> Result<String, PromptError> {
        let rules = self.put_into(PATCH_RULES)?;
        Ok(format!("{}\n\n{}", self.good_patch()?, rules.trim_end()))
    }

    /// The part of them for those who do not write patches as text.
    pub(crate) fn good_patch(self) -> Result<String, PromptError> {
        Ok(self.put_into(GOOD_PATCH)?.trim_end().to_owned())
    }
}

#[cfg(test)]
#[path = "language_words_tests.rs"]
mod tests;
