//! Chains of exceptions: which of them is the bug, and what the others say about it.

use patchwright_domain::report::{BugKind, CrashReport, ExtraStack, Frame, StackRole};

/// Longest message of an exception that is kept.
const LONGEST: usize = 2000;

/// One exception as printed.
pub(crate) struct Thrown {
    pub(crate) link: Link,
    pub(crate) kind: BugKind,
    /// With its package.
    pub(crate) class: String,
    pub(crate) message: String,
    /// Innermost first.
    pub(crate) frames: Vec<Frame>,
    /// How far its lines are indented: exceptions of a clean-up are printed inside of their owner.
    pub(crate) depth: usize,
}

/// How an exception relates to the one printed before it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Link {
    First,
    /// The one before was thrown because of this one.
    CauseOf,
    /// This one was thrown because of the one before.
    CausedBy,
    /// This one was thrown while the one before was handled.
    Handling,
    /// This one was thrown by the clean-up after an earlier one.
    Suppressed,
}

impl Thrown {
    pub(crate) fn new(link: Link, kind: BugKind, class: &str, message: &str) -> Self {
        Thrown {
            link,
            kind,
            class: class.to_owned(),
            message: message.chars().take(LONGEST).collect(),
            frames: Vec::new(),
            depth: 0,
        }
    }

    /// A further line of its message.
    pub(crate) fn say_more(&mut self, line: &str) {
        if self.message.len() + line.len() < LONGEST {
            self.message.push('\n');
            self.message.push_str(line);
        }
    }

    fn title(&self) -> String {
        match self.message.as_str() {
            "" => self.class.clone(),
            message => format!("{}: {message}", self.class),
        }
    }
}

/// Makes the report about the exception at fault: of those that led to each other the innermost with a kind of its own,
/// else the first that was thrown.
pub(crate) fn settle(report: &mut CrashReport, all: Vec<Thrown>) {
    let chain = chain(&all);
    let Some(&root) = chain.first() else {
        return;
    };
    let specific = |at: &&usize| all.get(**at).is_some_and(|one| is_specific(one.kind));
    let fault = chain.iter().find(specific).copied().unwrap_or(root);
    for (at, one) in all.into_iter().enumerate() {
        let role = match (at == fault, chain.contains(&at), one.link) {
            (true, _, _) => {
                take(report, one);
                continue;
            }
            (false, _, Link::Suppressed) => StackRole::Suppressed,
            (false, true, _) => StackRole::Wrapper,
            (false, false, _) => StackRole::Handled,
        };
        report.stacks.push(ExtraStack {
            role,
            title: one.title(),
            frames: one.frames,
        });
    }
}

/// The exceptions that led to each other, the first thrown first.
fn chain(all: &[Thrown]) -> Vec<usize> {
    let mut chain = Vec::new();
    for (at, one) in all.iter().enumerate() {
        match one.link {
            Link::First | Link::CausedBy if one.depth == 0 => chain.push(at),
            Link::CauseOf if one.depth == 0 => chain.insert(0, at),
            Link::Handling => chain = vec![at],
            Link::First | Link::CauseOf | Link::CausedBy | Link::Suppressed => {}
        }
    }
    chain
}

fn is_specific(kind: BugKind) -> bool {
    !matches!(kind, BugKind::UncaughtException | BugKind::Panic)
}

fn take(report: &mut CrashReport, one: Thrown) {
    report.kind = one.kind;
    let class = one.class.clone();
    if !class.is_empty() {
        report.facts.insert("exception".to_owned(), class);
    }
    if report.kind == BugKind::AssertionFailure && !one.message.is_empty() {
        let said = one.message.clone();
        report.facts.insert("assertion".to_owned(), said);
    }
    report.message = Some(one.message).filter(|message| !message.is_empty());
    if !one.frames.is_empty() {
        report.frames = one.frames;
    }
}

#[cfg(test)]
#[path = "thrown_tests.rs"]
mod tests;
