//! What can be read without a tool: the report, the manifest and the last verdict of a case.

use patchwright_session::read_regular;
use serde_json::Map;

use super::request::Request;
use super::server::Server;

const SCHEME: &str = "patchwright://";
const CASE: &str = "?case=";
/// In bytes; a manifest is written by a person.
const MOST_MANIFEST: u64 = 1 << 20;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Resource {
    Report,
    Manifest,
    Verdict,
}

impl Resource {
    pub const ALL: [Self; 3] = [Self::Report, Self::Manifest, Self::Verdict];

    pub fn name(self) -> &'static str {
        match self {
            Self::Report => "report",
            Self::Manifest => "manifest",
            Self::Verdict => "verdict",
        }
    }

    pub fn about(self) -> &'static str {
        match self {
            Self::Report => "The crash, explained: what purified_report answers",
            Self::Manifest => {
                "The case as patchwright.toml describes it: build, PoCs, tests, scope, limits"
            }
            Self::Verdict => "The verdict on the last patch that was judged, as JSON",
        }
    }

    pub fn mime_type(self) -> &'static str {
        match self {
            Self::Report => "text/plain",
            Self::Manifest => "application/toml",
            Self::Verdict => "application/json",
        }
    }

    /// Of the server's own case.
    pub fn uri(self) -> String {
        format!("{SCHEME}{}", self.name())
    }

    /// Of any case.
    pub fn template(self) -> String {
        format!("{SCHEME}{}{{?case}}", self.name())
    }
}

/// The resource that an address names, and the case in it.
pub fn parse(uri: &str) -> Option<(Resource, Option<String>)> {
    let rest = uri.strip_prefix(SCHEME)?;
    let (name, case) = match rest.split_once(CASE) {
        Some((name, case)) => (name, Some(decoded(case)?)),
        None => (rest, None),
    };
    let found = Resource::ALL.into_iter().find(|one| one.name() == name)?;
    Some((found, case))
}

/// The text of a resource, or why there is none.
pub fn read(server: &Server, uri: &str, request: &Request) -> Result<(Resource, String), String> {
    let (resource, case) = parse(uri).ok_or_else(|| {
        let known: Vec<String> = Resource::ALL.iter().map(|one| one.template()).collect();
        format!("there is no such resource; there are {}", known.join(", "))
    })?;
    let open = server.case(case.as_deref())?;
    let text = match resource {
        Resource::Report => {
            let mut arguments = Map::new();
            arguments.extend(case.map(|case| ("case".to_owned(), case.into())));
            let reply = server.call("purified_report", arguments, request);
            match reply.is_error {
                true => return Err(reply.text),
                false => reply.text,
            }
        }
        Resource::Manifest => {
            let bytes = read_regular(&open.held.manifest, MOST_MANIFEST);
            let bytes = bytes.map_err(|error| error.to_string())?;
            String::from_utf8_lossy(&bytes).into_owned()
        }
        Resource::Verdict => match open.held.last_verdict() {
            Some(verdict) => {
                serde_json::to_string_pretty(&verdict).map_err(|error| error.to_string())?
            }
            None => return Err("no patch was judged yet: call verify_patch".to_owned()),
        },
    };
    Ok((resource, text))
}

/// Percent-encoded bytes as text.
fn decoded(text: &str) -> Option<String> {
    let mut bytes = Vec::new();
    let mut rest = text.bytes();
    while let Some(byte) = rest.next() {
        match byte {
            b'%' => {
                let digits = [rest.next()?, rest.next()?];
                let digits = std::str::from_utf8(&digits).ok()?;
                bytes.push(u8::from_str_radix(digits, 16).ok()?);
            }
            other => bytes.push(other),
        }
    }
    String::from_utf8(bytes).ok()
}

#[cfg(test)]
#[path = "resources_tests.rs"]
mod tests;
