//! Structures that hold objects they do not own: how they forget one, and how a place reaches them.

use patchwright_analysis::lifetime::frees;
use patchwright_code::Function;
use patchwright_code::spelling::bare;
use patchwright_code::tree::Variable;
use patchwright_code::types::{Type, class_of};

use super::super::Job;

/// A function of another structure that forgets an object.
pub(super) struct Remover<'a> {
    function: &'a Function,
    /// The structure: a class, or the record of another parameter.
    holder: String,
    /// Which parameter is the object, and whether by pointer.
    object: usize,
    by_pointer: bool,
}

pub(super) fn removers<'a>(job: &Job<'_, 'a>, object: &str) -> Vec<Remover<'a>> {
    let code = job.ctx.code;
    let on_free = |function: &Function| {
        job.freed
            .iter()
            .any(|frame| std::ptr::eq(frame.function, function))
    };
    let mut found: Vec<Remover<'a>> = Vec::new();
    for function in code.functions() {
        if !is_removal(&function.head.name) || on_free(function) || frees_object(job, function) {
            continue;
        }
        let index = function.head.params.iter().position(|param| {
            let ty = Type::of_variable(param).resolved(code);
            bare(&ty.base) == object && (ty.pointers == 1 || param.reference && ty.pointers == 0)
        });
        let Some(index) = index else {
            continue;
        };
        let by_pointer = function
            .head
            .params
            .get(index)
            .is_some_and(|param| !param.reference);
        if let Some(holder) = holder_of(job, function, index, object) {
            found.push(Remover {
                function,
                holder,
                object: index,
                by_pointer,
            });
        }
    }
    // The structure that the crash came through is the one that kept it.
    let on_stack = |holder: &str| {
        job.ctx.stack.iter().any(|frame| {
            class_of(frame.function).map(bare) == Some(holder)
                || frame
                    .function
                    .head
                    .params
                    .iter()
                    .any(|param| bare(&Type::of_variable(param).resolved(code).base) == holder)
        })
    };
    found.sort_by_key(|remover| !on_stack(&remover.holder));
    found.truncate(3);
    found
}

fn is_removal(name: &str) -> bool {
    let lower = name.to_ascii_lowercase();
    [
        "drop",
        "remove",
        "unlink",
        "forget",
        "detach",
        "erase",
        "unregister",
        "deselect",
        "discard",
        "del",
        "unset",
        "cancel",
        "evict",
    ]
    .iter()
    .any(|word| lower.contains(word))
}

fn frees_object(job: &Job<'_, '_>, function: &Function) -> bool {
    let params: Vec<&str> = function
        .head
        .params
        .iter()
        .map(|param| param.name.as_str())
        .collect();
    frees::in_function(function)
        .iter()
        .any(|free| params.contains(&job.text(function, free.what.span)))
}

fn holder_of(
    job: &Job<'_, '_>,
    function: &Function,
    object: usize,
    object_type: &str,
) -> Option<String> {
    if let Some(class) = class_of(function) {
        return (bare(class) != object_type).then(|| bare(class).to_owned());
    }
    let others = function
        .head
        .params
        .iter()
        .enumerate()
        .filter(|(index, _)| *index != object);
    others
        .map(|(_, param)| Type::of_variable(param).resolved(job.ctx.code))
        .find(|ty| ty.pointers == 1 && job.ctx.code.record(&ty.base).is_some())
        .map(|ty| bare(&ty.base).to_owned())
}

impl Remover<'_> {
    /// The call, with what a place has for its parts.
    pub fn call(
        &self,
        job: &Job<'_, '_>,
        function: &Function,
        at: usize,
        doomed: &str,
    ) -> Option<String> {
        let holder = instance(job, function, at, &self.holder)?;
        let object = match (self.by_pointer, doomed.strip_prefix('&')) {
            (true, _) => doomed.to_owned(),
            (false, Some(name)) => name.to_owned(),
            (false, None) => format!("*{doomed}"),
        };
        let name = &self.function.head.name;
        if class_of(self.function).is_some() {
            let access = holder.method_access();
            return (self.function.head.params.len() == 1)
                .then(|| format!("{access}{name}({object});"));
        }
        let args: Option<Vec<String>> = (0..self.function.head.params.len())
            .map(|index| match index {
                _ if index == self.object => Some(object.clone()),
                _ if self.function.head.params.len() == 2 => Some(holder.pointer()),
                _ => None,
            })
            .collect();
        Some(format!("{name}({});", args?.join(", ")))
    }
}

/// How a place reaches a structure.
pub(super) struct Instance {
    text: String,
    pointer: bool,
}

impl Instance {
    pub fn method_access(&self) -> String {
        let arrow = if self.pointer { "->" } else { "." };
        if self.text.is_empty() {
            String::new()
        } else {
            format!("{}{arrow}", self.text)
        }
    }

    /// As something with so many stars: the structure itself, or a pointer to it.
    pub fn like(&self, pointers: usize) -> Option<String> {
        match (pointers, self.pointer) {
            (0, false) | (1, true) if !self.text.is_empty() => Some(self.text.clone()),
            (1, false) if !self.text.is_empty() => Some(format!("&{}", self.text)),
            (0, true) => Some(format!("*{}", self.text)),
            _ => None,
        }
    }

    fn pointer(&self) -> String {
        if self.pointer {
            self.text.clone()
        } else {
            format!("&{}", self.text)
        }
    }
}

/// A variable, member or global of a record's type that a place of a function can name.
pub(super) fn instance(
    job: &Job<'_, '_>,
    function: &Function,
    at: usize,
    record: &str,
) -> Option<Instance> {
    let code = job.ctx.code;
    let fits = |variable: &Variable| {
        let ty = Type::of_variable(variable).resolved(code);
        let ours = bare(&ty.base) == record && ty.dimensions.is_empty() && ty.pointers < 2;
        ours.then_some(ty.pointers == 1)
    };
    if class_of(function).map(bare) == Some(record) {
        return Some(Instance {
            text: String::new(),
            pointer: false,
        });
    }
    for variable in function.visible_at(at) {
        if let Some(pointer) = fits(variable) {
            return Some(Instance {
                text: variable.name.clone(),
                pointer,
            });
        }
    }
    if let Some(owner) = class_of(function).and_then(|class| code.record(class)) {
        for field in &owner.fields {
            if let Some(pointer) = fits(field) {
                return Some(Instance {
                    text: field.name.clone(),
                    pointer,
                });
            }
        }
    }
    for variable in function.visible_at(at) {
        let ty = Type::of_variable(variable).resolved(code);
        let Some(owner) = code
            .record(&ty.base)
            .filter(|_| ty.pointers < 2 && ty.dimensions.is_empty())
        else {
            continue;
        };
        for field in &owner.fields {
            if let Some(pointer) = fits(field) {
                let arrow = if ty.pointers == 1 { "->" } else { "." };
                return Some(Instance {
                    text: format!("{}{arrow}{}", variable.name, field.name),
                    pointer,
                });
            }
        }
    }
    let file = job.ctx.file(function)?;
    patchwright_code::scope::names_in(file.text())
        .into_iter()
        .find_map(|name| {
            let (_, variable) = code.global(name)?;
            let pointer = fits(variable)?;
            patchwright_code::scope::usable(code, function, at, name).then(|| Instance {
                text: name.to_owned(),
                pointer,
            })
        })
}
