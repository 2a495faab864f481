//! As much of YAML as our templates use: maps and lists by indentation, plain and quoted text, literal blocks. Everything else
//! is refused, so that a template cannot mean something that this reader does not see.

#[derive(Debug, PartialEq)]
pub enum Yaml {
    Map(Vec<(String, Yaml)>),
    List(Vec<Yaml>),
    Text(String),
}

impl Yaml {
    pub fn get(&self, key: &str) -> Option<&Yaml> {
        match self {
            Yaml::Map(pairs) => pairs
                .iter()
                .find(|(name, _)| name == key)
                .map(|(_, value)| value),
            Yaml::List(_) | Yaml::Text(_) => None,
        }
    }

    pub fn at(&self, path: &[&str]) -> &Yaml {
        path.iter().fold(self, |here, key| {
            here.get(key)
                .unwrap_or_else(|| panic!("no {key} of {path:?}"))
        })
    }

    pub fn keys(&self) -> Vec<String> {
        match self {
            Yaml::Map(pairs) => pairs.iter().map(|(name, _)| name.clone()).collect(),
            Yaml::List(_) | Yaml::Text(_) => panic!("no map: {self:?}"),
        }
    }

    pub fn items(&self) -> &[Yaml] {
        match self {
            Yaml::List(items) => items,
            Yaml::Map(_) | Yaml::Text(_) => panic!("no list: {self:?}"),
        }
    }

    pub fn as_text(&self) -> String {
        match self {
            Yaml::Text(text) => text.clone(),
            Yaml::Map(_) | Yaml::List(_) => panic!("no text: {self:?}"),
        }
    }

    pub fn text(&self, key: &str) -> String {
        self.at(&[key]).as_text()
    }
}

struct Line {
    indent: usize,
    text: String,
}

pub fn read(text: &str) -> Result<Yaml, String> {
    let mut lines: Vec<Line> = text
        .lines()
        .map(|line| Line {
            indent: line.len() - line.trim_start().len(),
            text: line.trim().to_owned(),
        })
        .collect();
    lines.push(Line {
        indent: 0,
        text: String::new(),
    });
    let mut reader = Reader { lines, at: 0 };
    let value = reader.node(0)?;
    reader.skip();
    match reader.at + 1 >= reader.lines.len() {
        true => Ok(value),
        false => Err(format!("line {} is left over", reader.at + 1)),
    }
}

struct Reader {
    lines: Vec<Line>,
    at: usize,
}

impl Reader {
    /// Over empty lines and comments.
    fn skip(&mut self) {
        while self
            .lines
            .get(self.at)
            .is_some_and(|line| line.text.is_empty() || line.text.starts_with('#'))
        {
            self.at += 1;
        }
    }

    fn node(&mut self, indent: usize) -> Result<Yaml, String> {
        self.skip();
        let line = self.lines.get(self.at).ok_or("the file ends too early")?;
        if line.indent != indent {
            return Err(format!(
                "line {} is indented by {}, not {indent}",
                self.at + 1,
                line.indent
            ));
        }
        match line.text.starts_with("- ") {
            true => self.list(indent),
            false => self.map(indent),
        }
    }

    fn list(&mut self, indent: usize) -> Result<Yaml, String> {
        let mut items = Vec::new();
        loop {
            self.skip();
            let Some(line) = self
                .lines
                .get_mut(self.at)
                .filter(|line| line.indent == indent)
            else {
                break;
            };
            let Some(rest) = line.text.strip_prefix("- ").map(str::to_owned) else {
                break;
            };
            if rest == "|" {
                self.at += 1;
                items.push(Yaml::Text(self.literal(indent)));
            } else if key_of(&rest).is_some() {
                // The item is a map whose first key stands behind the dash.
                line.indent += 2;
                line.text = rest;
                items.push(self.map(indent + 2)?);
            } else {
                self.at += 1;
                items.push(Yaml::Text(scalar(&rest)?));
            }
        }
        Ok(Yaml::List(items))
    }

    fn map(&mut self, indent: usize) -> Result<Yaml, String> {
        let mut pairs: Vec<(String, Yaml)> = Vec::new();
        loop {
            self.skip();
            let Some(line) = self
                .lines
                .get(self.at)
                .filter(|line| line.indent == indent && !line.text.is_empty())
            else {
                break;
            };
            let number = self.at + 1;
            let (key, rest) =
                key_of(&line.text).ok_or_else(|| format!("line {number} has no key"))?;
            if pairs.iter().any(|(known, _)| *known == key) {
                return Err(format!("line {number} has {key} again"));
            }
            self.at += 1;
            let value = match rest.as_str() {
                "" => {
                    self.skip();
                    let deeper = self.lines.get(self.at).map_or(0, |line| line.indent);
                    if deeper <= indent {
                        return Err(format!("line {number} has no value"));
                    }
                    self.node(deeper)?
                }
                "|" => Yaml::Text(self.literal(indent)),
                rest => Yaml::Text(scalar(rest)?),
            };
            pairs.push((key, value));
        }
        match pairs.is_empty() {
            true => Err(format!("line {} is no map", self.at + 1)),
            false => Ok(Yaml::Map(pairs)),
        }
    }

    /// Lines that are indented deeper; comments in them are text.
    fn literal(&mut self, above: usize) -> String {
        let mut text = String::new();
        let mut own = None;
        while let Some(line) = self.lines.get(self.at) {
            if line.text.is_empty() {
                text.push('\n');
            } else if line.indent > above {
                let own = *own.get_or_insert(line.indent);
                text.push_str(&" ".repeat(line.indent.saturating_sub(own)));
                text.push_str(&line.text);
                text.push('\n');
            } else {
                break;
            }
            self.at += 1;
        }
        format!("{}\n", text.trim_end())
    }
}

fn key_of(text: &str) -> Option<(String, String)> {
    let (key, rest) = text.split_once(':')?;
    let is_key = !key.is_empty()
        && key
            .bytes()
            .all(|b| b.is_ascii_alphanumeric() || b"_-".contains(&b));
    (is_key && (rest.is_empty() || rest.starts_with(' ')))
        .then(|| (key.to_owned(), rest.trim().to_owned()))
}

fn scalar(text: &str) -> Result<String, String> {
    if let Some(inner) = text.strip_prefix('"') {
        let inner = inner
            .strip_suffix('"')
            .filter(|inner| !inner.contains(['"', '\\']));
        return inner
            .map(str::to_owned)
            .ok_or_else(|| format!("{text} is no simple quoted text"));
    }
    let special = text.starts_with(['\'', '[', '{', '&', '*', '!', '>', '%', '@', '`', '|']);
    match special || text.contains(" #") || text.contains(": ") {
        true => Err(format!("{text} is more than plain text")),
        false => Ok(text.to_owned()),
    }
}

#[test]
fn what_is_not_understood_is_refused() {
    assert_eq!(
        read("a:\n  - b: c\n    d: |\n      x\n       y # z\n  - e\n")
            .unwrap()
            .at(&["a"])
            .items()[0]
            .text("d"),
        "x\n y # z\n"
    );
    for bad in [
        "a: [b]\n",
        "a: b\na: c\n",
        "a:\nb: c\n",
        "a: 'b'\n",
        "a: b: c\n",
        "a:\n    b: c\n  d: e\n",
    ] {
        assert!(read(bad).is_err(), "{bad}");
    }
}
