//! Describes what the debugger saw.

use patchwright_domain::count::counted;
use patchwright_probes::debug::{Backtrace, Ending, Frame, Halt, HaltKind, SourceLine};

use super::sources::Sources;

const MOST_FRAMES: usize = 24;
/// Frames of a recursion are shown at both ends.
const LAST_FRAMES: usize = 4;

/// `stopped at …`: what happened to the program.
pub(super) fn stopped(kind: &HaltKind) -> String {
    match kind {
        HaltKind::Report(said) => format!("stopped at the sanitizer's report: {said}"),
        HaltKind::Signal(said) => format!("stopped by signal {said}"),
        HaltKind::Line => "stopped at the line".to_owned(),
        HaltKind::Watchpoint(_) => "stopped just after the write".to_owned(),
        HaltKind::Entry => "stopped where it begins".to_owned(),
        HaltKind::Step => "stopped after the step".to_owned(),
        HaltKind::Paused => "was still running when its time was up, and was paused".to_owned(),
        HaltKind::Ended(Ending::AtExit) => "ran to its end without a crash".to_owned(),
        HaltKind::Ended(Ending::Gone { status }) => format!("ended with status {status}"),
    }
}

/// `src/a.c:40`.
pub(super) fn place(place: &SourceLine) -> String {
    format!("{}:{}", place.file, place.line)
}

/// The frames, one per line, with arguments and places; the current frame also with its source
/// line.
pub(super) fn backtrace(halt: &Halt, sources: &Sources, shown: usize) -> String {
    let Backtrace { frames, above, cut } = &halt.backtrace;
    let frames = without_start(frames);
    let mut lines = Vec::new();
    if !above.is_empty() {
        let top = above.first().map(String::as_str).unwrap_or_default();
        lines.push(format!(
            "   ({} of the runtime above, innermost {top})",
            counted(above.len(), "frame")
        ));
    }
    let hidden = frames.len().saturating_sub(MOST_FRAMES);
    let head = if hidden > 0 {
        MOST_FRAMES - LAST_FRAMES
    } else {
        frames.len()
    };
    for (index, frame) in frames.iter().enumerate() {
        if hidden > 0 && index == head {
            lines.push(format!("   … {}", counted(hidden, "more frame")));
        }
        if index < head || index >= frames.len() - LAST_FRAMES.min(frames.len()) {
            lines.push(one_frame(index, frame));
            let text = frame.place.as_ref().filter(|_| index == shown);
            let text = text.and_then(|place| sources.line(&place.file, place.line));
            lines.extend(text.map(|text| format!("     > {text}")));
        }
    }
    if *cut > 0 {
        lines.push(format!("   … {}", counted(*cut, "more frame")));
    }
    match lines.is_empty() {
        true => "no frame can be seen".to_owned(),
        false => lines.join("\n"),
    }
}

/// Frames of the C library before `main` say nothing.
fn without_start(frames: &[Frame]) -> &[Frame] {
    let ours = |frame: &Frame| frame.place.as_ref().is_some_and(|place| place.in_project);
    let count = frames
        .iter()
        .rposition(ours)
        .map_or(frames.len(), |last| last + 1);
    frames.get(..count).unwrap_or(frames)
}

fn one_frame(index: usize, frame: &Frame) -> String {
    let arguments = frame.arguments.as_deref().unwrap_or("()");
    let inlined = if frame.inlined { " [inlined]" } else { "" };
    let place = frame.place.as_ref().map(place);
    let place = place.unwrap_or_else(|| "no source".to_owned());
    format!("#{index} {}{arguments}{inlined} at {place}", frame.function)
}

/// Sixteen bytes per line: address, hexadecimal, characters.
pub(super) fn dump(address: u64, bytes: &[u8]) -> String {
    let lines = bytes.chunks(16).enumerate().map(|(index, chunk)| {
        let hex: Vec<String> = chunk.iter().map(|byte| format!("{byte:02x}")).collect();
        let shown = |byte: &u8| match byte {
            0x20..=0x7e => char::from(*byte),
            _ => '.',
        };
        let text: String = chunk.iter().map(shown).collect();
        let at = address.saturating_add(16 * index as u64);
        format!("{at:#x}  {:<47}  |{text}|", hex.join(" "))
    });
    lines.collect::<Vec<_>>().join("\n")
}

#[cfg(test)]
#[path = "words_tests.rs"]
mod tests;
