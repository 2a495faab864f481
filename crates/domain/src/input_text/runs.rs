//! Splits bytes into parts that occur once and runs of a repeated pattern.

/// The longest pattern that is looked for.
const LONGEST_UNIT: usize = 32;
/// Shorter runs are easier to read as they are.
const LEAST_RUN: usize = 48;
const LEAST_TIMES: usize = 4;

#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Part<'b> {
    Once(&'b [u8]),
    Run { unit: &'b [u8], times: usize },
}

impl Part<'_> {
    /// Length in bytes of the input.
    pub(super) fn len(&self) -> usize {
        match self {
            Self::Once(bytes) => bytes.len(),
            Self::Run { unit, times } => unit.len() * times,
        }
    }
}

/// The beginning of the bytes, until `most` of them would be shown; a run counts as its pattern. Patterns must satisfy
/// `fits`.
pub(super) fn parts(bytes: &[u8], most: usize, fits: impl Fn(&[u8]) -> bool) -> Vec<Part<'_>> {
    let mut parts = Vec::new();
    let (mut at, mut from, mut shown) = (0, 0, 0);
    while at < bytes.len() && shown < most {
        let rest = bytes.get(at..).unwrap_or_default();
        let Some((unit, times)) = run(rest, &fits) else {
            at += 1;
            shown += 1;
            continue;
        };
        push_once(&mut parts, bytes.get(from..at));
        at += unit.len() * times;
        from = at;
        shown += unit.len();
        parts.push(Part::Run { unit, times });
    }
    push_once(&mut parts, bytes.get(from..at));
    parts
}

fn push_once<'b>(parts: &mut Vec<Part<'b>>, bytes: Option<&'b [u8]>) {
    if let Some(bytes) = bytes.filter(|bytes| !bytes.is_empty()) {
        parts.push(Part::Once(bytes));
    }
}

/// The longest run at the start of the bytes; among equally long ones, the one with the shortest pattern.
fn run<'b>(bytes: &'b [u8], fits: &impl Fn(&[u8]) -> bool) -> Option<(&'b [u8], usize)> {
    let mut best: Option<(&[u8], usize)> = None;
    for length in 1..=LONGEST_UNIT.min(bytes.len() / LEAST_TIMES) {
        let (unit, rest) = bytes.split_at(length);
        // A cheap check that rejects nearly every position.
        if !rest.starts_with(unit) {
            continue;
        }
        let times = 1 + rest.chunks(length).take_while(|next| *next == unit).count();
        let longer = best.is_none_or(|(unit, most)| times * length > unit.len() * most);
        if times >= LEAST_TIMES && times * length >= LEAST_RUN && longer && fits(unit) {
            best = Some((unit, times));
        }
    }
    best
}
