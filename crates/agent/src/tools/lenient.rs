//! JSON as models write it: in code fences, with single quotes, commas too many, bare keys, line ends inside of texts. What
//! stands there must still be plain; nothing is guessed where a bracket or a quote is missing.

use serde_json::{Map, Number, Value};

/// Deeper than this is no call.
const DEEPEST: usize = 48;

/// The one value that a text is, apart from a fence around it.
pub(crate) fn value(text: &str) -> Option<Value> {
    let text = unfenced(text);
    if let Ok(value) = serde_json::from_str(text) {
        return Some(value);
    }
    let (value, end) = prefix(text)?;
    text.get(end..)?.trim().is_empty().then_some(value)
}

/// The value that a text begins with, and where it ends.
pub(crate) fn prefix(text: &str) -> Option<(Value, usize)> {
    let mut reader = Reader { text, at: 0 };
    let value = reader.value(0)?;
    Some((value, reader.at))
}

fn unfenced(text: &str) -> &str {
    let text = text.trim();
    let Some(inside) = text.strip_prefix("```") else {
        return text;
    };
    let inside = inside.strip_suffix("```").unwrap_or(inside);
    // The word behind the fence names the language.
    let word = inside.find(|c: char| !c.is_ascii_alphanumeric() && c != '_');
    inside.get(word.unwrap_or(0)..).unwrap_or_default().trim()
}

struct Reader<'t> {
    text: &'t str,
    at: usize,
}

impl<'t> Reader<'t> {
    fn value(&mut self, depth: usize) -> Option<Value> {
        if depth > DEEPEST {
            return None;
        }
        self.blank();
        match self.peek()? {
            '{' => self.object(depth),
            '[' => self.array(depth),
            '"' | '\'' => self.string().map(Value::String),
            _ => self.word(),
        }
    }

    fn object(&mut self, depth: usize) -> Option<Value> {
        self.take('{')?;
        let mut fields = Map::new();
        loop {
            self.blank();
            if self.take('}').is_some() {
                return Some(Value::Object(fields));
            }
            let name = self.name()?;
            self.blank();
            self.take(':')?;
            let value = self.value(depth + 1)?;
            fields.insert(name, value);
            self.blank();
            if self.take(',').is_none() {
                self.take('}')?;
                return Some(Value::Object(fields));
            }
        }
    }

    fn array(&mut self, depth: usize) -> Option<Value> {
        self.take('[')?;
        let mut items = Vec::new();
        loop {
            self.blank();
            if self.take(']').is_some() {
                return Some(Value::Array(items));
            }
            items.push(self.value(depth + 1)?);
            self.blank();
            if self.take(',').is_none() {
                self.take(']')?;
                return Some(Value::Array(items));
            }
        }
    }

    fn name(&mut self) -> Option<String> {
        match self.peek()? {
            '"' | '\'' => self.string(),
            _ => {
                let name = self.while_is(|c| c.is_ascii_alphanumeric() || matches!(c, '_' | '-'));
                (!name.is_empty()).then(|| name.to_owned())
            }
        }
    }

    fn string(&mut self) -> Option<String> {
        let quote = self.next()?;
        let mut text = String::new();
        loop {
            match self.next()? {
                c if c == quote => return Some(text),
                '\\' => self.escape(&mut text)?,
                c => text.push(c),
            }
        }
    }

    fn escape(&mut self, text: &mut String) -> Option<()> {
        match self.next()? {
            'n' => text.push('\n'),
            't' => text.push('\t'),
            'r' => text.push('\r'),
            'b' => text.push('\u{8}'),
            'f' => text.push('\u{c}'),
            'u' => text.push(self.unicode()?),
            c @ ('"' | '\'' | '\\' | '/') => text.push(c),
            '\n' => text.push('\n'),
            // `\d` of an expression, written as it is meant.
            c => text.extend(['\\', c]),
        }
        Some(())
    }

    fn unicode(&mut self) -> Option<char> {
        let first = self.hex()?;
        if !(0xd800..0xdc00).contains(&first) {
            return Some(char::from_u32(first).unwrap_or(char::REPLACEMENT_CHARACTER));
        }
        let rest = self.text.get(self.at..)?;
        if !rest.starts_with("\\u") {
            return Some(char::REPLACEMENT_CHARACTER);
        }
        self.at += 2;
        let second = self.hex()?;
        let low = second.checked_sub(0xdc00).filter(|low| *low < 0x400);
        let whole = low.and_then(|low| char::from_u32(0x10000 + ((first - 0xd800) << 10) + low));
        Some(whole.unwrap_or(char::REPLACEMENT_CHARACTER))
    }

    fn hex(&mut self) -> Option<u32> {
        let digits = self.text.get(self.at..self.at + 4)?;
        let plain = digits.bytes().all(|byte| byte.is_ascii_hexdigit());
        self.at += 4;
        plain.then(|| u32::from_str_radix(digits, 16).ok())?
    }

    fn word(&mut self) -> Option<Value> {
        let word =
            self.while_is(|c| c.is_ascii_alphanumeric() || matches!(c, '+' | '-' | '.' | '_'));
        match word {
            "true" | "True" => Some(Value::Bool(true)),
            "false" | "False" => Some(Value::Bool(false)),
            "null" | "None" | "undefined" => Some(Value::Null),
            number => number.parse::<Number>().ok().map(Value::Number),
        }
    }

    /// Blanks, and comments of a line.
    fn blank(&mut self) {
        loop {
            self.while_is(char::is_whitespace);
            let rest = self.text.get(self.at..).unwrap_or_default();
            if !rest.starts_with("//") {
                return;
            }
            self.while_is(|c| c != '\n');
        }
    }

    fn while_is(&mut self, fits: impl Fn(char) -> bool) -> &'t str {
        let rest = self.text.get(self.at..).unwrap_or_default();
        let end = rest.find(|c| !fits(c)).unwrap_or(rest.len());
        self.at += end;
        rest.get(..end).unwrap_or_default()
    }

    fn peek(&self) -> Option<char> {
        self.text.get(self.at..)?.chars().next()
    }

    fn next(&mut self) -> Option<char> {
        let next = self.peek()?;
        self.at += next.len_utf8();
        Some(next)
    }

    fn take(&mut self, wanted: char) -> Option<()> {
        (self.peek()? == wanted).then(|| self.at += wanted.len_utf8())
    }
}

#[cfg(test)]
#[path = "lenient_tests.rs"]
mod tests;
