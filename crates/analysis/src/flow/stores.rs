//! Every place in the program that stores to a field, a table or a global.

use patchwright_code::Function;
use patchwright_code::spelling::bare;
use patchwright_code::tree::ExprKind;
use patchwright_code::types::{class_of, type_of};

use super::{Definition, Flow, STORES, Source, SourceKind, definitions};

impl<'a> Flow<'a> {
    /// Every store to a field of a record in the program.
    pub fn stores_to_field(
        &self,
        owner: Option<&str>,
        field: &str,
        kind: SourceKind,
    ) -> Vec<Source<'a>> {
        let mut functions: Vec<&'a Function> = Vec::new();
        for (function, _) in self.code.uses_of_field(field) {
            if !functions.iter().any(|known| std::ptr::eq(*known, function)) {
                functions.push(function);
            }
        }
        let methods = self
            .code
            .functions()
            .filter(|f| owner.is_some() && class_of(f) == owner.map(bare));
        for function in methods {
            if !functions.iter().any(|known| std::ptr::eq(*known, function)) {
                functions.push(function);
            }
        }
        let mut sources = Vec::new();
        for function in functions {
            for definition in definitions(function) {
                if sources.len() < STORES
                    && self.hits_field(function, &definition, owner, field, kind)
                {
                    sources.extend(self.source(function, &definition, kind));
                }
            }
        }
        sources
    }

    fn hits_field(
        &self,
        function: &Function,
        definition: &Definition<'_>,
        owner: Option<&str>,
        field: &str,
        kind: SourceKind,
    ) -> bool {
        let Some(mut target) = definition.target else {
            return false;
        };
        if kind == SourceKind::Slot {
            let ExprKind::Index { base, .. } = &target.peel().kind else {
                return false;
            };
            target = base;
        }
        match &target.peel().kind {
            ExprKind::Member {
                base, field: name, ..
            } if name == field => {
                let known = type_of(self.code, function, target.span.start, base)
                    .map(|ty| ty.resolved(self.code).base);
                match (owner, known) {
                    (Some(owner), Some(known)) => bare(owner) == bare(&known),
                    (Some(_) | None, _) => true,
                }
            }
            ExprKind::Name(name) => {
                name == field
                    && class_of(function).is_some()
                    && class_of(function) == owner.map(bare)
                    && !function.locals().iter().any(|local| local.name == *name)
            }
            _ => false,
        }
    }

    pub(super) fn stores_to_global(&self, from: &Function, name: &str) -> Vec<Source<'a>> {
        let mut sources = Vec::new();
        let is_global = self.code.global(name).is_some();
        let class = class_of(from);
        for function in self.code.functions() {
            let sibling = class.is_some() && class_of(function) == class;
            let shadowed = || function.locals().iter().any(|local| local.name == name);
            if std::ptr::eq(function, from) || !(is_global || sibling) || shadowed() {
                continue;
            }
            for definition in definitions(function) {
                if sources.len() < STORES
                    && definition.target.is_some_and(|t| self.is_name(t, name))
                {
                    sources.extend(self.source(function, &definition, SourceKind::Field));
                }
            }
        }
        sources
    }
}
