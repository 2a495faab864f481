//! UndefinedBehaviorSanitizer: one line has everything, and its wording tells the kinds apart.

use patchwright_domain::report::{Access, BugKind, CrashReport, Direction, Frame, Sanitizer};

use crate::open_report::{Format, OpenReport};
use crate::scan;

pub(super) const FORMAT: Format = Format {
    begin,
    feed,
    close,
    ..Format::PLAIN
};

const MARK: &str = "runtime error: ";

/// Phrases in the message, most specific first.
const MESSAGES: &[(&str, BugKind)] = &[
    ("signed integer overflow", BugKind::SignedIntegerOverflow),
    ("negation of ", BugKind::SignedIntegerOverflow),
    ("division by zero", BugKind::DivideByZero),
    ("shift exponent", BugKind::ShiftOutOfBounds),
    ("left shift of", BugKind::ShiftOutOfBounds),
    ("right shift of", BugKind::ShiftOutOfBounds),
    (
        "is outside the range of representable values",
        BugKind::FloatCastOverflow,
    ),
    ("implicit conversion from type", BugKind::ImplicitConversion),
    ("out of bounds for type", BugKind::IndexOutOfBounds),
    ("with insufficient space for an object", BugKind::ObjectSize),
    ("assumption of ", BugKind::AlignmentAssumption),
    ("misaligned address", BugKind::MisalignedAddress),
    ("passed as argument", BugKind::NullArgument),
    ("declared to never return null", BugKind::NullReturn),
    ("offset", BugKind::PointerOverflow),
    (
        "pointer index expression with base",
        BugKind::PointerOverflow,
    ),
    ("not a valid value for type", BugKind::InvalidEnum),
    ("variable length array bound", BugKind::VlaBound),
    (
        "execution reached an unreachable program point",
        BugKind::Unreachable,
    ),
    (
        "execution reached a __builtin_unreachable",
        BugKind::Unreachable,
    ),
    ("without returning a value", BugKind::MissingReturn),
    ("passing zero to ", BugKind::InvalidBuiltin),
    ("__builtin_", BugKind::InvalidBuiltin),
    (
        "through pointer to incorrect function type",
        BugKind::FunctionTypeMismatch,
    ),
    (
        "does not point to an object of type",
        BugKind::DynamicTypeMismatch,
    ),
    ("control flow integrity", BugKind::ControlFlowIntegrity),
    ("null pointer", BugKind::NullPointerUse),
];

fn begin(line: &str) -> Option<CrashReport> {
    let (place, message) = line.split_once(MARK)?;
    let place = place.trim_end().strip_suffix(':')?;
    if !is_place(place) {
        return None;
    }
    let mut report = CrashReport::new(kind(message), Sanitizer::Undefined);
    report.message = Some(without_addresses(message.trim()));
    report.access = access(message);
    read_facts(&mut report, message);
    if let Some(frame) = header_frame(place) {
        report.frames.push(frame);
    }
    Some(report)
}

/// A source line, a module with an offset or nothing known: other runtimes have "runtime error" in their sentences too.
fn is_place(place: &str) -> bool {
    header_frame(place).is_some() || place.ends_with("<unknown>") || place.ends_with(')') || {
        let (_, last) = place.rsplit_once([':', '+']).unwrap_or(("", ""));
        last.starts_with("0x")
    }
}

pub(super) fn kind(message: &str) -> BugKind {
    if message.contains("unsigned integer overflow") {
        return BugKind::UnsignedIntegerOverflow;
    }
    // -INT_MIN and INT_MIN / -1 overflow; only the words "division of" identify the second.
    if message.starts_with("division of ") {
        return BugKind::SignedIntegerOverflow;
    }
    let invalid = scan::between(message, "not a valid value for type '", "'");
    if invalid.is_some_and(|name| name.to_ascii_lowercase().ends_with("bool")) {
        return BugKind::InvalidBool;
    }
    if message.starts_with("negation of ") && message.contains("type 'unsigned") {
        return BugKind::UnsignedIntegerOverflow;
    }
    MESSAGES
        .iter()
        .find(|(words, _)| message.contains(words))
        .map_or(BugKind::UndefinedBehavior, |(_, kind)| *kind)
}

fn header_frame(place: &str) -> Option<Frame> {
    let (file, line, column) = scan::position(place)?;
    line?;
    // A runner's prefix ends in a space; a path may too, but not after its last slash.
    let file = match file.rfind('/') {
        Some(slash) => {
            let start = file.get(..slash)?.rfind("| ").map_or(0, |at| at + 2);
            file.get(start..)?
        }
        None => file.rsplit(' ').next()?,
    };
    Some(Frame {
        file: Some(file.to_owned()),
        line,
        column,
        ..Frame::default()
    })
}

fn access(message: &str) -> Option<Access> {
    let direction = if message.starts_with("load of ") {
        Direction::Read
    } else if message.starts_with("store to ") {
        Direction::Write
    } else {
        return None;
    };
    if !message.contains(" address ") && !message.contains("null pointer") {
        return None;
    }
    Some(Access {
        direction,
        size: None,
        address: scan::first_hex(message),
    })
}

fn read_facts(report: &mut CrashReport, message: &str) {
    if let Some(name) = scan::between(message, "type '", "'") {
        report.facts.insert("type".to_owned(), name.to_owned());
    }
    if report.kind == BugKind::IndexOutOfBounds
        && let Some(index) = scan::between(message, "index ", " out of")
    {
        report.facts.insert("index".to_owned(), index.to_owned());
    }
    if let Some((alignment, _)) = scan::after(message, "which requires ").and_then(scan::number) {
        let value = alignment.to_string();
        report.facts.insert("alignment".to_owned(), value);
    }
}

/// `0x…` numbers of the message are addresses and differ from run to run.
fn without_addresses(message: &str) -> String {
    let words = message
        .split(' ')
        .map(|word| match word.strip_prefix("0x") {
            Some(digits) => {
                let end = digits
                    .find(|c: char| !c.is_ascii_hexdigit())
                    .unwrap_or(digits.len());
                format!("(pointer){}", digits.get(end..).unwrap_or_default())
            }
            None => word.to_owned(),
        });
    words.collect::<Vec<_>>().join(" ")
}

/// The kinds by the words that `report_error_type=1` puts into the summary, where they are not ours.
const SUMMARIES: &[(&str, BugKind)] = &[
    ("integer-divide-by-zero", BugKind::DivideByZero),
    ("shift-exponent", BugKind::ShiftOutOfBounds),
    ("shift-base", BugKind::ShiftOutOfBounds),
    ("out-of-bounds-index", BugKind::IndexOutOfBounds),
    ("insufficient-object-size", BugKind::ObjectSize),
    ("misaligned-pointer-use", BugKind::MisalignedAddress),
    ("unreachable-call", BugKind::Unreachable),
    ("non-positive-vla-index", BugKind::VlaBound),
    ("invalid-bool-load", BugKind::InvalidBool),
    ("invalid-enum-load", BugKind::InvalidEnum),
    ("invalid-builtin-use", BugKind::InvalidBuiltin),
    ("invalid-null-return", BugKind::NullReturn),
    ("invalid-null-argument", BugKind::NullArgument),
    ("nullptr-", BugKind::PointerOverflow),
    ("cfi-bad-type", BugKind::ControlFlowIntegrity),
    ("implicit-", BugKind::ImplicitConversion),
];

pub(super) fn summary_kind(word: &str) -> Option<BugKind> {
    SUMMARIES
        .iter()
        .find(|(start, _)| word.starts_with(start))
        .map(|(_, kind)| *kind)
}

fn feed(_: &mut OpenReport, _: &str) {}

/// The first line has the expression's own place; the stack's may be a line off.
fn close(open: &mut OpenReport) {
    let (Some(top), Some(place)) = (open.report.frames.first_mut(), &open.place) else {
        return;
    };
    let same_file = base_name(&top.file) == base_name(&place.file);
    if top.file.is_none() || same_file {
        top.file = top.file.take().or_else(|| place.file.clone());
        top.line = place.line;
        top.column = place.column;
    }
}

fn base_name(file: &Option<String>) -> Option<&str> {
    file.as_deref()?.rsplit('/').next()
}
