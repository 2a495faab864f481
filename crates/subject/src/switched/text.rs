//! The text of a file that has many edits in it, of which a run does one. No line moves.

use patchwright_domain::switch::{Side, Switch, Turn};

const PREAMBLE: &str = include_str!("switch.h");
const BYTE_ORDER_MARK: &[u8] = b"\xef\xbb\xbf";

/// A switch with the number that turns it on.
#[derive(Debug, Clone, Copy)]
pub(super) struct Numbered<'s> {
    pub number: usize,
    pub switch: &'s Switch,
}

/// What is inserted at an offset. What encloses more comes first at its beginning, and last at its end.
struct Insertion {
    at: usize,
    /// Ends come before beginnings.
    opens: bool,
    /// The length of what it encloses.
    length: usize,
    rank: u8,
    text: String,
}

pub(super) fn switched(content: &[u8], switches: &[Numbered<'_>]) -> Vec<u8> {
    let mut all: Vec<Insertion> = switches.iter().flat_map(insertions).collect();
    all.sort_by(|one, other| {
        let place = |it: &Insertion| (it.at, it.opens);
        let order = place(one).cmp(&place(other));
        // Equal spans nest: what opens first closes last.
        let outer = (other.length, one.rank).cmp(&(one.length, other.rank));
        order.then(match one.opens {
            true => outer,
            false => outer.reverse(),
        })
    });
    let mark = content.strip_prefix(BYTE_ORDER_MARK);
    let mut out = mark.map_or_else(Vec::new, |_| BYTE_ORDER_MARK.to_vec());
    out.extend(PREAMBLE.bytes());
    let mut done = mark.map_or(0, |rest| content.len() - rest.len());
    for one in all {
        out.extend(content.get(done..one.at).unwrap_or_default());
        out.extend(one.text.bytes());
        done = one.at.max(done);
    }
    out.extend(content.get(done..).unwrap_or_default());
    out
}

/// How a switch asks whether it is on; also what marks its text in a line.
fn is_on(number: usize) -> String {
    format!("(patchwright_switched == {number})")
}

fn insertions(numbered: &Numbered<'_>) -> Vec<Insertion> {
    let Switch {
        start, end, turn, ..
    } = numbered.switch;
    let on = is_on(numbered.number);
    // Each has a rank of its own, so that equal spans are opened and closed in one order.
    let (rank, before, behind) = match turn {
        Turn::Also {
            text,
            side: Side::Before,
        } => (0, format!("{{ if {on} {{ {text} }} "), " }".to_owned()),
        Turn::Also {
            text,
            side: Side::Behind,
        } => (1, "{ ".to_owned(), format!(" if {on} {{ {text} }} }}")),
        Turn::Not => (2, format!("{{ if (!{on}) {{ "), " } }".to_owned()),
        // The two may be of different types, as a pointer and a comparison are.
        Turn::Condition(text) => (3, format!("({on} ? !!({text}) : !!("), "))".to_owned()),
        Turn::Value(text) => (4, format!("({on} ? ({text}) : ("), "))".to_owned()),
    };
    let length = end.saturating_sub(*start);
    let insertion = |at: usize, opens: bool, text: String| Insertion {
        at,
        opens,
        length,
        rank,
        text,
    };
    vec![
        insertion(*start, true, before),
        insertion(*end, false, behind),
    ]
}

/// The numbers of the switches whose text is at a place of the generated file: a column, from 1, in bytes.
pub(super) fn numbers_at(text: &[u8], line: u32, column: Option<u32>) -> Vec<usize> {
    const WORD: &[u8] = b"(patchwright_switched == ";
    let text = text.strip_prefix(BYTE_ORDER_MARK).unwrap_or(text);
    // Behind the preamble, lines are those of the source.
    let own = text.get(PREAMBLE.len()..).unwrap_or_default();
    let mut lines = own.split(|byte| *byte == b'\n');
    let found = lines
        .nth((line as usize).saturating_sub(1))
        .unwrap_or_default();
    let mut marks: Vec<(usize, usize)> = Vec::new();
    for at in 0..found.len() {
        let rest = found.get(at..).unwrap_or_default();
        if let Some(rest) = rest.strip_prefix(WORD) {
            let digits = rest.iter().take_while(|byte| byte.is_ascii_digit());
            let number = digits.fold(0, |sum, digit| sum * 10 + usize::from(digit - b'0'));
            marks.push((at, number));
        }
    }
    let Some(column) = column else {
        return marks.into_iter().map(|(_, number)| number).collect();
    };
    // The last one that begins before the column.
    let before = marks.iter().rfind(|(at, _)| *at < column as usize);
    before.map(|(_, number)| *number).into_iter().collect()
}

#[cfg(test)]
mod tests {
    use patchwright_domain::candidate::RelPath;

    use super::*;

    fn text(source: &str, pieces: &[(&str, Turn)]) -> String {
        let path = RelPath::new("a.c").unwrap_or_else(|_| unreachable!());
        let switch = |(piece, turn): &(&str, Turn)| {
            let start = source.find(piece).unwrap_or_default();
            Switch {
                file: path.clone(),
                start,
                end: start + piece.len(),
                turn: turn.clone(),
            }
        };
        let switches: Vec<Switch> = pieces.iter().map(switch).collect();
        let numbered = |(number, switch)| Numbered { number, switch };
        let numbered: Vec<Numbered<'_>> = switches.iter().enumerate().map(numbered).collect();
        let made = switched(source.as_bytes(), &numbered);
        let made = String::from_utf8_lossy(&made).into_owned();
        made.strip_prefix(PREAMBLE).unwrap_or_default().to_owned()
    }

    #[test]
    fn switches_nest() {
        let also = |text: &str, side| Turn::Also {
            text: text.to_owned(),
            side,
        };
        let value = |text: &str| Turn::Condition(text.to_owned());
        for (source, pieces, expected) in [
            (
                "while (i < n) f(i);",
                vec![("i < n", value("i <= n")), ("i < n", value("i + 1 < n"))],
                "while (((patchwright_switched == 0) ? !!(i <= n) : !!(((patchwright_switched == 1) ? !!(i + 1 < n) : !!(i < n))))) f(i);",
            ),
            (
                "f(); g();",
                vec![("f();", also("g();", Side::Before)), ("g();", Turn::Not)],
                "{ if (patchwright_switched == 0) { g(); } f(); } { if (!(patchwright_switched == 1)) { g(); } }",
            ),
            (
                "f(x);",
                vec![
                    ("f(x);", also("a();", Side::Before)),
                    ("x", value("y")),
                    ("f(x);", also("b();", Side::Behind)),
                ],
                "{ if (patchwright_switched == 0) { a(); } { f(((patchwright_switched == 1) ? !!(y) : !!(x))); if (patchwright_switched == 2) { b(); } } }",
            ),
            (
                "if (a[k]) f();",
                vec![("k", Turn::Value("j".to_owned())), ("a[k]", value("!a[k]"))],
                "if (((patchwright_switched == 1) ? !!(!a[k]) : !!(a[((patchwright_switched == 0) ? (j) : (k))]))) f();",
            ),
        ] {
            assert_eq!(text(source, &pieces), expected);
        }
    }

    #[test]
    fn a_column_tells_the_switch() {
        let made = text(
            "if (a) f();",
            &[
                ("a", Turn::Condition("b".to_owned())),
                ("a", Turn::Condition("c".to_owned())),
            ],
        );
        let whole = format!("{PREAMBLE}{made}");
        let at = |piece: &str| made.find(piece).and_then(|at| u32::try_from(at + 1).ok());
        assert_eq!(numbers_at(whole.as_bytes(), 1, at("(b)")), [0]);
        assert_eq!(numbers_at(whole.as_bytes(), 1, at("(c)")), [1]);
        assert_eq!(numbers_at(whole.as_bytes(), 1, None), [0, 1]);
        assert!(numbers_at(whole.as_bytes(), 2, None).is_empty());
        let marked = [BYTE_ORDER_MARK, whole.as_bytes()].concat();
        assert_eq!(numbers_at(&marked, 1, None), [0, 1]);
    }
}
