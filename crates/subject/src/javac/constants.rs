//! The constants of a class file. Where they stand moves with every change of the code, so what is compared is what they say.

use super::cursor::Cursor;

const CLASS: u8 = 7;

#[derive(Debug, Clone, Copy)]
enum Constant<'f> {
    Text(&'f str),
    /// A number or a decimal, by its kind and bytes.
    Number(u8, &'f [u8]),
    /// A class, text, module or package, by its kind and the place of its name.
    Named(u8, u16),
    /// Only code speaks of it.
    Other,
    /// The second place of a long or a double, or the first of all.
    Gap,
}

#[derive(Debug)]
pub(super) struct Constants<'f>(Vec<Constant<'f>>);

impl<'f> Constants<'f> {
    pub(super) fn read(at: &mut Cursor<'f>) -> Option<Self> {
        let count = usize::from(at.u16()?);
        let mut all = vec![Constant::Gap];
        while all.len() < count {
            let (constant, places) = one(at)?;
            all.push(constant);
            all.extend((1..places).map(|_| Constant::Gap));
        }
        Some(Self(all))
    }

    /// A name or a descriptor.
    pub(super) fn text(&self, place: u16) -> Option<&'f str> {
        match self.0.get(usize::from(place))? {
            Constant::Text(text) => Some(text),
            Constant::Number(..) | Constant::Named(..) | Constant::Other | Constant::Gap => None,
        }
    }

    /// The name of a class; `-` for none.
    pub(super) fn class(&self, place: u16) -> Option<&'f str> {
        match self.0.get(usize::from(place))? {
            Constant::Named(_, name) => self.text(*name),
            Constant::Gap if place == 0 => Some("-"),
            Constant::Text(_) | Constant::Number(..) | Constant::Other | Constant::Gap => None,
        }
    }

    /// The names of all classes.
    pub(super) fn classes(&self) -> impl Iterator<Item = &'f str> {
        self.0.iter().filter_map(|constant| match constant {
            Constant::Named(CLASS, name) => self.text(*name),
            _ => None,
        })
    }

    /// Any constant that a value may be.
    pub(super) fn value(&self, place: u16) -> Option<String> {
        match self.0.get(usize::from(place))? {
            Constant::Text(text) => Some(format!("{text:?}")),
            Constant::Number(kind, bytes) => Some(format!("{kind}:{bytes:02x?}")),
            Constant::Named(kind, name) => Some(format!("{kind}:{:?}", self.text(*name)?)),
            Constant::Other | Constant::Gap => None,
        }
    }
}

/// A constant, and how many places it takes.
fn one<'f>(at: &mut Cursor<'f>) -> Option<(Constant<'f>, usize)> {
    let kind = at.u8()?;
    let constant = match kind {
        1 => {
            let length = at.u16()?;
            let bytes = at.take(usize::from(length))?;
            // A text with a NUL or half a character is not UTF-8, and no name.
            std::str::from_utf8(bytes).map_or(Constant::Other, Constant::Text)
        }
        3 | 4 => Constant::Number(kind, at.take(4)?),
        5 | 6 => return Some((Constant::Number(kind, at.take(8)?), 2)),
        CLASS | 8 | 16 | 19 | 20 => Constant::Named(kind, at.u16()?),
        9..=12 | 17 | 18 => {
            at.take(4)?;
            Constant::Other
        }
        15 => {
            at.take(3)?;
            Constant::Other
        }
        _ => return None,
    };
    Some((constant, 1))
}
