//! What to look for depends on the class of bug: a round is told about the classes that its reports
//! show.

use patchwright_domain::report::{BugKind, PurifiedReport};

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Class {
    Spatial,
    Lifetime,
    Null,
    Arithmetic,
    Recursion,
    Leak,
    Other,
}

/// How to work on bugs of these classes, each class once.
pub(super) fn work(bugs: &[PurifiedReport]) -> String {
    let mut classes: Vec<Class> = Vec::new();
    for class in bugs.iter().map(|bug| class(bug.kind)) {
        if !classes.contains(&class) {
            classes.push(class);
        }
    }
    if classes.is_empty() {
        classes.push(Class::Other);
    }
    let texts: Vec<&str> = classes
        .iter()
        .map(|class| text(*class).trim_end())
        .collect();
    texts.join("\n")
}

/// Whether bugs of this kind depend on a number or pointer that the program computed.
pub(in crate::strategies) fn is_about_values(kind: BugKind) -> bool {
    matches!(
        class(kind),
        Class::Spatial | Class::Arithmetic | Class::Null
    )
}

fn text(class: Class) -> &'static str {
    match class {
        Class::Spatial => include_str!("../../../prompts/patchagent/work/spatial.md"),
        Class::Lifetime => include_str!("../../../prompts/patchagent/work/lifetime.md"),
        Class::Null => include_str!("../../../prompts/patchagent/work/null.md"),
        Class::Arithmetic => include_str!("../../../prompts/patchagent/work/arithmetic.md"),
        Class::Recursion => include_str!("../../../prompts/patchagent/work/recursion.md"),
        Class::Leak => include_str!("../../../prompts/patchagent/work/leak.md"),
        Class::Other => include_str!("../../../prompts/patchagent/work/other.md"),
    }
}

fn class(kind: BugKind) -> Class {
    use BugKind::*;
    match kind {
        HeapBufferOverflow
        | StackBufferOverflow
        | StackBufferUnderflow
        | GlobalBufferOverflow
        | DynamicStackBufferOverflow
        | ContainerOverflow
        | IntraObjectOverflow
        | UnknownCrash
        | NegativeSizeParam
        | IndexOutOfBounds
        | ObjectSize
        | PointerOverflow
        | Segv
        | BusError => Class::Spatial,
        HeapUseAfterFree
        | StackUseAfterReturn
        | StackUseAfterScope
        | UseAfterPoison
        | DoubleFree
        | BadFree
        | AllocDeallocMismatch
        | NewDeleteTypeMismatch
        | HeapCorruption => Class::Lifetime,
        NullDereference | NullPointerUse | NullArgument | NullReturn => Class::Null,
        SignedIntegerOverflow
        | UnsignedIntegerOverflow
        | ShiftOutOfBounds
        | DivideByZero
        | FloatDivideByZero
        | FloatCastOverflow
        | ImplicitConversion
        | AllocationSizeTooBig
        | CallocOverflow
        | ReallocarrayOverflow
        | PvallocOverflow
        | VlaBound
        | InvalidBuiltin => Class::Arithmetic,
        StackOverflow => Class::Recursion,
        MemoryLeak => Class::Leak,
        _ => Class::Other,
    }
}
