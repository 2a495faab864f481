//! Who calls whom, by name, with the texts of the arguments.

use super::{CodeMap, MappedFile, Placed};
use crate::Function;
use crate::element::Element;
use crate::queries::called;
use crate::tree::{Expr, ExprKind, Span};
use crate::walk;

#[derive(Debug, Clone)]
pub struct Call<'m> {
    pub file: &'m MappedFile,
    /// The function it stands in.
    pub caller: Option<&'m Element>,
    pub callee: String,
    pub span: Span,
    pub arguments: Vec<&'m str>,
}

impl CodeMap {
    /// Every call of a function by the last part of its name, in files outside of the build last.
    pub fn callers(&self, name: &str) -> Vec<Call<'_>> {
        let last = name.rsplit([':', '.', '#']).next().unwrap_or(name);
        let mut found: Vec<Call<'_>> = self
            .code
            .callers(last)
            .into_iter()
            .filter_map(|site| self.of_c(site.function, site.call))
            .collect();
        for file in &self.files {
            let named = file.calls.iter().filter(|call| call.callee == last);
            found.extend(named.map(|call| of_grammar(file, call)));
        }
        found.sort_by_key(|call| call.file.outside_build);
        found
    }

    /// Every call in a function, in the order of the text.
    pub fn callees<'m>(&'m self, function: Placed<'m>) -> Vec<Call<'m>> {
        let span = function.element.span;
        let of_c = self.code.file(&function.file.path).and_then(|file| {
            let mut all = file.functions().iter();
            all.find(|one| one.head.span.start == span.start)
        });
        let mut found = Vec::new();
        if let Some(read) = of_c {
            walk::each_expr(read.body(), &mut |expr| found.extend(self.of_c(read, expr)));
        }
        let inside = function
            .file
            .calls
            .iter()
            .filter(|call| span.contains(&call.span));
        found.extend(inside.map(|call| of_grammar(function.file, call)));
        found
    }

    fn of_c<'m>(&'m self, function: &'m Function, expr: &'m Expr) -> Option<Call<'m>> {
        let ExprKind::Call { callee, args } = &expr.kind else {
            return None;
        };
        let file = self.file(&function.head.file)?;
        Some(Call {
            file,
            caller: file
                .elements
                .iter()
                .find(|one| one.span == function.head.span),
            callee: called(callee)?.to_owned(),
            span: expr.span,
            arguments: args.iter().map(|arg| file.slice(arg.span)).collect(),
        })
    }
}

fn of_grammar<'m>(file: &'m MappedFile, call: &'m crate::grammar::GrammarCall) -> Call<'m> {
    Call {
        file,
        caller: file.function_at(call.span.line),
        callee: call.callee.clone(),
        span: call.span,
        arguments: call
            .arguments
            .iter()
            .map(|span| file.slice(*span))
            .collect(),
    }
}
