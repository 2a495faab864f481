//! Where the exception left the project's source: the method, and the statements of the line.

use patchwright_code::{Code, JavaFile, JavaNode};
use patchwright_domain::report::{CrashReport, Frame, FrameView, Location};

use crate::input::{Input, NoConstraint};

pub(super) struct Site<'a> {
    pub code: &'a Code,
    pub report: &'a CrashReport,
    pub file: &'a JavaFile,
    pub line: u32,
    /// A method or constructor.
    pub method: JavaNode<'a>,
}

pub(super) const METHODS: [&str; 3] = [
    "method_declaration",
    "constructor_declaration",
    "compact_constructor_declaration",
];

/// None where no frame of the project lies in a Java file.
pub(super) fn locate<'a>(input: &Input<'a>) -> Option<Result<Site<'a>, NoConstraint>> {
    if input.code.java_files().is_empty() {
        return None;
    }
    let frames = input.purified.frames.iter().filter(|frame| frame.project);
    let placed: Vec<(&JavaFile, u32)> = frames
        .filter_map(|frame| place(input.code, frame))
        .collect();
    let first = placed.first()?;
    let editable = |file: &JavaFile| (input.editable)(&file.path);
    let Some((file, line)) = placed.iter().find(|(file, _)| editable(file)) else {
        return Some(Err(NoConstraint::OutsideScope {
            file: first.0.path.to_string(),
        }));
    };
    let method = method_at(file, *line).filter(|method| !method.is_broken());
    Some(match method {
        Some(method) => Ok(Site {
            code: input.code,
            report: input.report,
            file,
            line: *line,
            method,
        }),
        None => Err(NoConstraint::NotRead {
            file: file.path.to_string(),
            line: *line,
        }),
    })
}

fn place<'a>(code: &'a Code, frame: &FrameView) -> Option<(&'a JavaFile, u32)> {
    Some((file_of(code, frame.file.as_deref()?)?, frame.line?))
}

/// The file that a frame names by its package: `demo/Rows.java` is `src/main/java/demo/Rows.java`, if no other is.
pub(super) fn file_of<'a>(code: &'a Code, printed: &str) -> Option<&'a JavaFile> {
    let ends_like = |long: &str, short: &str| {
        let rest = long.strip_suffix(short);
        rest.is_some_and(|rest| rest.is_empty() || rest.ends_with('/'))
    };
    let mut found = code.java_files().iter().filter(|file| {
        let path = file.path.to_string();
        ends_like(&path, printed) || ends_like(printed, &path)
    });
    let first = found.next()?;
    found.next().is_none().then_some(first)
}

/// The innermost method around a line.
pub(super) fn method_at(file: &JavaFile, line: u32) -> Option<JavaNode<'_>> {
    let methods = file.root()?.descendants();
    methods
        .filter(|node| node.is_any(&METHODS) && node.span().has_line(line))
        .last()
}

impl<'a> Site<'a> {
    /// What begins on the line of the crash.
    pub fn nodes(&self) -> impl Iterator<Item = JavaNode<'a>> {
        let line = self.line;
        let all = self.method.descendants();
        all.filter(move |node| node.span().line == line)
    }

    /// The method of the library that threw, if it was one: `charAt`.
    pub fn thrower(&self) -> Option<&'a str> {
        let is_own = |frame: &Frame| {
            let file = frame.file.as_deref();
            file.is_some_and(|file| file_of(self.code, file).is_some())
        };
        let frames = &self.report.frames;
        let own = frames.iter().position(is_own)?;
        let above = frames.get(own.checked_sub(1)?)?;
        above.function.as_deref()?.rsplit('.').next()
    }

    pub fn message(&self) -> &'a str {
        self.report.message.as_deref().unwrap_or_default()
    }

    pub fn location(&self, node: JavaNode<'_>) -> Location {
        Location {
            function: self.method.child("name").map(|name| name.text().to_owned()),
            file: Some(self.file.path.to_string()),
            line: Some(node.span().line),
            column: None,
        }
    }

    /// The class around the method.
    pub fn class(&self) -> Option<JavaNode<'a>> {
        let mut above = self.method.ancestors();
        above.find(|node| node.kind().ends_with("_declaration"))
    }

    /// The other methods of the class.
    pub fn siblings(&self) -> Vec<JavaNode<'a>> {
        let Some(body) = self.class().and_then(|class| class.child("body")) else {
            return Vec::new();
        };
        let all = body.children().filter(|node| node.is_any(&METHODS));
        all.filter(|node| !node.is_same(self.method)).collect()
    }
}
