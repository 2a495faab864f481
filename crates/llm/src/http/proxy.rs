//! Which proxy a call uses: the one in the model's settings, else the environment's, as other programs read it.

use ureq::{Proxy, ProxyProtocol};

use crate::address::Address;
use crate::error::OpenError;
use crate::secret::Keys;
use crate::spec::{ModelSpec, ProxySetting};

/// Says in a setting that there is none, whatever the environment says.
const NONE: &str = "none";
const FOR_HTTPS: [&str; 4] = ["HTTPS_PROXY", "https_proxy", "ALL_PROXY", "all_proxy"];
const FOR_HTTP: [&str; 4] = ["http_proxy", "HTTP_PROXY", "ALL_PROXY", "all_proxy"];
const EXCEPT: [&str; 2] = ["NO_PROXY", "no_proxy"];

/// An unusable proxy is an error: bypassing it silently is never what the user wants.
pub(super) fn proxy(
    spec: &ModelSpec,
    address: &Address,
    variables: &dyn Keys,
) -> Result<Option<Proxy>, OpenError> {
    if let Some(ProxySetting(written)) = &spec.network.proxy {
        return match written == NONE {
            true => Ok(None),
            false => read(spec, written, "proxy of its settings").map(Some),
        };
    }
    let first = |names: &[&'static str]| {
        names.iter().find_map(|name| {
            let value = variables.variable(name)?;
            (!value.trim().is_empty()).then_some((*name, value))
        })
    };
    let excepted = first(&EXCEPT).is_some_and(|(_, list)| is_listed(address.host(), &list));
    if excepted || address.is_loopback() {
        return Ok(None);
    }
    let names = match address.is_https() {
        true => FOR_HTTPS,
        false => FOR_HTTP,
    };
    let found = first(&names);
    found
        .map(|(name, written)| read(spec, &written, name))
        .transpose()
}

/// The address may contain a password, and is never repeated.
fn read(spec: &ModelSpec, written: &str, setting: &'static str) -> Result<Proxy, OpenError> {
    let refused = |why: &str| OpenError::Setting {
        name: spec.name.clone(),
        setting,
        why: why.to_owned(),
    };
    let proxy = Proxy::new(written.trim()).ok().filter(has_place);
    let proxy =
        proxy.ok_or_else(|| refused("is not the address of a proxy: write http://HOST:PORT"))?;
    match proxy.protocol() {
        ProxyProtocol::Http | ProxyProtocol::Https => Ok(proxy),
        _ => Err(refused("is not an HTTP proxy; no other kind is supported")),
    }
}

/// A host, and a port that is a number where one is written: otherwise a default port would be assumed.
fn has_place(proxy: &Proxy) -> bool {
    let authority = proxy.uri().authority();
    let place = authority.and_then(|all| all.as_str().rsplit('@').next());
    let place = place.unwrap_or_default();
    let behind_host = place.rsplit_once(']').map_or(place, |(_, rest)| rest);
    let port = behind_host.split_once(':').map(|(_, port)| port);
    !proxy.host().is_empty() && port.is_none_or(|port| port.parse::<u16>().is_ok())
}

/// `*`, a name with all below it, or an address.
fn is_listed(host: &str, list: &str) -> bool {
    let host = host.to_ascii_lowercase();
    let entries = list
        .split(',')
        .map(|entry| entry.trim().to_ascii_lowercase());
    let mut entries = entries.filter(|entry| !entry.is_empty());
    entries.any(|entry| {
        let name = entry.trim_start_matches("*.").trim_start_matches('.');
        let below = || {
            host.strip_suffix(name)
                .is_some_and(|rest| rest.ends_with('.'))
        };
        entry == "*" || host == name || below()
    })
}

#[cfg(test)]
#[path = "proxy_tests.rs"]
mod tests;
