//! Where a provider is reached: base addresses are checked once, so that no request goes to the wrong server and no
//! key is sent unencrypted.

use std::net::IpAddr;

use crate::error::OpenError;
use crate::secret::Secret;

/// A base address with a scheme, a host and a path without a slash at its end.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Address {
    scheme: Scheme,
    /// With its port.
    authority: String,
    path: String,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Scheme {
    Http,
    Https,
}

/// Whether the server is on this machine or in its own network.
pub(crate) fn is_own(url: &str) -> bool {
    Address::parse(url).is_ok_and(|address| address.is_own())
}

/// Scheme, host and port of an address: all of it that can be shown.
pub(crate) fn origin(url: &str) -> String {
    let Ok(address) = Address::parse(url) else {
        return "its address".to_owned();
    };
    let bare = Address {
        path: String::new(),
        ..address
    };
    bare.join("")
}

impl Address {
    pub(crate) fn parse(url: &str) -> Result<Self, OpenError> {
        let refused = |why: &str| OpenError::Address {
            // What stands before an @ may be a password.
            url: url.rsplit('@').next().unwrap_or_default().to_owned(),
            why: why.to_owned(),
        };
        let url = url.trim();
        let (scheme, rest) = match url.split_once("://") {
            Some(("https", rest)) => (Scheme::Https, rest),
            Some(("http", rest)) => (Scheme::Http, rest),
            _ => return Err(refused("it must begin with https:// or http://")),
        };
        if rest.contains('@') {
            return Err(refused("a name or password in it would be seen: use a key"));
        }
        let plain = |byte: u8| byte.is_ascii_graphic() && !b"?#\\<>\"{}|^`".contains(&byte);
        if !rest.bytes().all(plain) {
            return Err(refused("it must be an address with neither ? nor #"));
        }
        let (authority, path) = match rest.split_once('/') {
            Some((authority, path)) => (authority, format!("/{path}")),
            None => (rest, String::new()),
        };
        let address = Self {
            scheme,
            authority: authority.to_owned(),
            path: path.trim_end_matches('/').to_owned(),
        };
        if address.host().is_empty() {
            return Err(refused("it names no host"));
        }
        Ok(address)
    }

    /// The address with a path of its own where it has none: most servers answer below `/v1`.
    pub(crate) fn or_below(mut self, path: &str) -> Self {
        if self.path.is_empty() {
            self.path = path.to_owned();
        }
        self
    }

    /// The address without an ending that callers add themselves and users often paste along.
    pub(crate) fn without(mut self, end: &str) -> Self {
        if let Some(path) = self.path.strip_suffix(end) {
            self.path = path.trim_end_matches('/').to_owned();
        }
        self
    }

    pub(crate) fn join(&self, path: &str) -> String {
        let scheme = match self.scheme {
            Scheme::Http => "http",
            Scheme::Https => "https",
        };
        format!("{scheme}://{}{}{path}", self.authority, self.path)
    }

    /// A key is sent unencrypted only to the local network.
    pub(crate) fn may_carry(&self, key: Option<&Secret>) -> Result<(), OpenError> {
        match self.scheme {
            Scheme::Http if key.is_some() && !self.is_own() => Err(OpenError::Address {
                url: self.join(""),
                why: "a key would be sent in the clear: use https".to_owned(),
            }),
            Scheme::Http | Scheme::Https => Ok(()),
        }
    }

    pub(crate) fn is_loopback(&self) -> bool {
        let host = self.host();
        let ip = host.parse::<IpAddr>();
        host == "localhost" || ip.is_ok_and(|ip| ip.is_loopback())
    }

    fn is_own(&self) -> bool {
        let host = self.host();
        let inside = match host.parse::<IpAddr>() {
            Ok(IpAddr::V4(ip)) => ip.is_private() || ip.is_link_local(),
            Ok(IpAddr::V6(ip)) => ip.is_unique_local() || ip.is_unicast_link_local(),
            // A name without a dot is resolved in the local network only.
            Err(_) => {
                !host.contains('.')
                    || [".local", ".lan", ".internal"]
                        .iter()
                        .any(|end| host.ends_with(end))
            }
        };
        inside || self.is_loopback()
    }

    pub(crate) fn is_https(&self) -> bool {
        self.scheme == Scheme::Https
    }

    pub(crate) fn host(&self) -> &str {
        let bracketed = self
            .authority
            .strip_prefix('[')
            .and_then(|rest| rest.split(']').next());
        bracketed.unwrap_or_else(|| self.authority.split(':').next().unwrap_or_default())
    }
}

#[cfg(test)]
#[path = "address_tests.rs"]
mod tests;
