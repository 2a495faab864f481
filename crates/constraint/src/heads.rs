//! One more parameter for a function: in its definition and in the prototypes that must change with it.

use patchwright_code::prototypes::prototypes;
use patchwright_code::spelling::{parentheses, word_offsets};
use patchwright_code::{Code, Function};
use patchwright_domain::candidate::RelPath;

use crate::proposal::TextEdit;

/// One more parameter for a function and its prototypes.
pub(crate) fn with_parameter(
    code: &Code,
    function: &Function,
    parameter: &str,
) -> Option<Vec<TextEdit>> {
    let file = code.file(&function.head.file)?;
    let head = file.text().get(..function.head.body.start)?;
    let from = function.head.span.start;
    let name = word_offsets(head.get(from..)?, &function.head.name).last()? + from;
    let (open, close) = parentheses(file.text(), name + function.head.name.len())?;
    // An old-style definition, with the types after the names, has no place for one.
    let tail = file.text().get(close + 1..function.head.body.start)?.trim();
    if tail.contains(';') {
        return None;
    }
    let mut edits = vec![added(
        file.text(),
        &function.head.file,
        open,
        close,
        parameter,
    )];
    for prototype in prototypes(code, &function.head.name) {
        let text = code.file(&prototype.file)?.text();
        edits.push(added(
            text,
            &prototype.file,
            prototype.open,
            prototype.close,
            parameter,
        ));
    }
    Some(edits)
}

fn added(text: &str, file: &RelPath, open: usize, close: usize, parameter: &str) -> TextEdit {
    let inside = text.get(open + 1..close).unwrap_or_default().trim();
    if inside.is_empty() || inside == "void" {
        return TextEdit {
            file: file.clone(),
            start: open + 1,
            end: close,
            text: parameter.to_owned(),
        };
    }
    TextEdit {
        file: file.clone(),
        start: close,
        end: close,
        text: format!(", {parameter}"),
    }
}
