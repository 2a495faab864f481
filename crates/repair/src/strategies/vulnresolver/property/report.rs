//! Report II: what must hold, and the results of runs.

use std::fmt::Write as _;

use patchwright_code::CodeMap;
use patchwright_domain::candidate::RelPath;
use patchwright_domain::property::{Holding, Property, PropertyCounts};

pub(in super::super) struct PropertyReport {
    pub(super) properties: Vec<Reported>,
    pub(super) insights: Vec<String>,
}

pub(super) struct Reported {
    pub property: Property,
    pub counts: PropertyCounts,
    pub purpose: String,
    pub meaning: String,
    pub kept: bool,
}

impl PropertyReport {
    pub(super) fn holdings(&self) -> impl Iterator<Item = Holding> {
        self.properties.iter().map(|one| one.counts.holding())
    }

    /// Properties that the unpatched program violates and every repair must satisfy.
    pub(super) fn kept(&self) -> impl Iterator<Item = &Property> {
        let violated = |one: &&Reported| one.kept && one.counts.holding() == Holding::Violated;
        self.properties
            .iter()
            .filter(violated)
            .map(|one| &one.property)
    }

    /// The lines of its properties in a file.
    pub(in super::super) fn lines(&self, path: &RelPath) -> impl Iterator<Item = u32> {
        let properties = self.properties.iter().map(|one| &one.property);
        let here = properties.filter(move |property| property.file == *path);
        here.map(|property| property.line)
    }

    pub(in super::super) fn text(&self, map: &CodeMap) -> String {
        let mut text = String::new();
        for (index, one) in self.properties.iter().enumerate() {
            let property = &one.property;
            let code = map
                .file(&property.file)
                .map(|file| file.line(property.line).trim());
            let _ = writeln!(
                text,
                "{}. `{}` at {}, before `{}`\nFor: {}\nResult: {}\nMeaning: {}",
                index + 1,
                property.condition,
                property.place(),
                code.unwrap_or_default(),
                one.purpose,
                one.counts.describe(),
                one.meaning
            );
        }
        text += "Insights:\n";
        for insight in &self.insights {
            let _ = writeln!(text, "- {insight}");
        }
        text
    }
}
