//! UndefinedBehaviorSanitizer: one line says it all, and its words tell the kinds apart.

use patchwright_domain::report::{Access, BugKind, CrashReport, Direction, Frame, Sanitizer};

use super::Format;
use crate::parse::Open;
use crate::scan;

pub(super) const FORMAT: Format = Format { begin, feed, close };

const MARK: &str = "runtime error: ";

/// Words that the message holds, most telling first.
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
    ("not a valid value for type 'bool'", BugKind::InvalidBool),
    ("not a valid value for type 'BOOL'", BugKind::InvalidBool),
    ("not a valid value for type '_Bool'", BugKind::InvalidBool),
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
    ("to __builtin_", BugKind::InvalidBuiltin),
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
    let mut report = CrashReport::new(kind(message), Sanitizer::Undefined);
    report.message = Some(without_addresses(message.trim()));
    report.access = access(message);
    read_facts(&mut report, message);
    if let Some(frame) = header_frame(place) {
        report.frames.push(frame);
    }
    Some(report)
}

pub(super) fn kind(message: &str) -> BugKind {
    if message.contains("unsigned integer overflow") {
        return BugKind::UnsignedIntegerOverflow;
    }
    // -INT_MIN and INT_MIN / -1 overflow; only the words "division of" tell of the second.
    if message.starts_with("division of ") {
        return BugKind::SignedIntegerOverflow;
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
    // A runner's prefix ends in a space; so may a path, but not behind its last slash.
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

fn feed(_: &mut Open, _: &str) {}

/// The first line's place is exact where the stack has no source lines.
fn close(open: &mut Open) {
    if let Some(top) = open.report.frames.first_mut()
        && top.file.is_none()
        && let Some(place) = &open.place
    {
        top.file = place.file.clone();
        top.line = place.line;
        top.column = place.column;
    }
}
