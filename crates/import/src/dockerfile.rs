//! What a Dockerfile says about a project, without being run: clones, copied files, the working folder, packages.

use crate::words::{is_plain_name, is_plain_path};

#[derive(Debug, Default, PartialEq, Eq)]
pub(crate) struct Dockerfile {
    /// Folders below /src that it clones repositories into, with the address.
    pub clones: Vec<(String, String)>,
    /// Names that it copies from its own folder, and where below /src (`None` is /src itself).
    pub copies: Vec<(String, Option<String>)>,
    /// Below /src.
    pub work_dir: Option<String>,
    pub packages: Vec<String>,
    /// Programs that fetch something else.
    pub fetches: Vec<String>,
}

pub(crate) fn parse(text: &str) -> Dockerfile {
    let mut found = Dockerfile::default();
    for line in text.replace("\\\r\n", " ").replace("\\\n", " ").lines() {
        let line = line.trim();
        let (instruction, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        match instruction.to_uppercase().as_str() {
            "RUN" => found.read_commands(rest),
            "COPY" | "ADD" => found.read_copy(rest),
            "WORKDIR" => found.work_dir = below_src(rest.trim()).or(found.work_dir.take()),
            _ => {}
        }
    }
    found
}

/// What must be installed, since no image is built.
pub(crate) fn packages_note(text: &str) -> Option<String> {
    let packages = parse(text).packages;
    (!packages.is_empty()).then(|| {
        format!(
            "its image installs packages that must be on this machine: {}",
            packages.join(" ")
        )
    })
}

impl Dockerfile {
    fn read_commands(&mut self, commands: &str) {
        for command in commands.split(['&', ';', '|']) {
            let words: Vec<&str> = command.split_whitespace().collect();
            match words.as_slice() {
                ["git", "clone", rest @ ..] => self.read_clone(rest),
                ["apt-get" | "apt", rest @ ..] if rest.contains(&"install") => {
                    let names = rest.iter().skip_while(|word| **word != "install").skip(1);
                    let names = names
                        .filter(|word| is_plain_name(word))
                        .map(|word| (*word).to_owned());
                    self.packages.extend(names.take(200));
                }
                [
                    program @ ("wget" | "curl" | "svn" | "hg" | "pip" | "pip3"),
                    ..,
                ] => {
                    self.fetches.push((*program).to_owned());
                }
                _ => {}
            }
        }
    }

    fn read_clone(&mut self, words: &[&str]) {
        let mut plain = Vec::new();
        let mut words = words.iter();
        while let Some(word) = words.next() {
            match *word {
                "-b" | "--branch" | "--depth" | "-j" | "--jobs" | "-o" | "--origin" => {
                    words.next();
                }
                option if option.starts_with('-') => {}
                word => plain.push(word),
            }
        }
        let (address, folder) = match plain.as_slice() {
            [address] => {
                let name = address
                    .trim_end_matches('/')
                    .rsplit('/')
                    .next()
                    .unwrap_or_default();
                (
                    *address,
                    name.strip_suffix(".git").unwrap_or(name).to_owned(),
                )
            }
            [address, folder] => match below_src(folder) {
                Some(folder) => (*address, folder),
                None => return,
            },
            _ => return,
        };
        if is_plain_path(&folder) {
            self.clones.push((folder, address.to_owned()));
        }
    }

    fn read_copy(&mut self, rest: &str) {
        let words: Vec<&str> = rest
            .split_whitespace()
            .filter(|word| !word.starts_with("--"))
            .collect();
        let Some((to, from)) = words.split_last() else {
            return;
        };
        let to = below_src(to.trim_end_matches('/'));
        let names = from.iter().filter(|name| {
            name.bytes()
                .all(|b| b.is_ascii_alphanumeric() || b"._+-*".contains(&b))
        });
        self.copies
            .extend(names.map(|name| ((*name).to_owned(), to.clone())));
    }
}

/// A folder below /src, as the images write it; `None` for /src itself and for everything else.
fn below_src(path: &str) -> Option<String> {
    let path = path.trim_matches('"').trim_end_matches('/');
    let starts = ["$SRC/", "${SRC}/", "/src/"];
    let below = starts
        .iter()
        .find_map(|start| path.strip_prefix(start))
        .unwrap_or(path);
    is_plain_path(below).then(|| below.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_instructions_of_a_project_are_understood() {
        let text = "FROM gcr.io/oss-fuzz-base/base-builder\nRUN apt-get update && apt-get install -y \\\n    make autoconf\n\
                    RUN git clone --depth 1 https://host/tile/tilecat.git\nRUN git clone https://host/z $SRC/zlib && curl -O x\n\
                    WORKDIR $SRC/tilecat\nCOPY build.sh *.cc $SRC/\nCOPY tile.dict ../../etc/passwd $SRC/tilecat/\n";
        let found = parse(text);
        assert_eq!(found.packages, ["make", "autoconf"]);
        assert_eq!(
            found.clones[0],
            (
                "tilecat".to_owned(),
                "https://host/tile/tilecat.git".to_owned()
            )
        );
        assert_eq!(found.clones[1].0, "zlib");
        assert_eq!(found.work_dir.as_deref(), Some("tilecat"));
        assert_eq!(found.fetches, ["curl"]);
        let copies: Vec<(&str, Option<&str>)> = found
            .copies
            .iter()
            .map(|(name, to)| (name.as_str(), to.as_deref()))
            .collect();
        assert_eq!(
            copies,
            [
                ("build.sh", None),
                ("*.cc", None),
                ("tile.dict", Some("tilecat"))
            ]
        );
    }
}
