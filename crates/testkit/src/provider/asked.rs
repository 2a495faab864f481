//! A request to the fake provider.

use serde_json::Value;

/// One request as it came in.
#[derive(Debug, Clone)]
pub struct Asked {
    pub path: String,
    /// Names in small letters.
    pub headers: Vec<(String, String)>,
    pub body: Value,
}

impl Asked {
    pub fn header(&self, name: &str) -> Option<&str> {
        let found = self.headers.iter().find(|(known, _)| known == name);
        found.map(|(_, value)| value.as_str())
    }
}
