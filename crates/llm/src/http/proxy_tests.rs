use crate::spec::Provider;

use super::*;

type Variables = &'static [(&'static str, &'static str)];

/// The host and port of the proxy; nothing where none is used; words of an error behind `!`.
fn taken(url: &str, own: Option<&str>, variables: Variables) -> String {
    let mut spec = ModelSpec::new("m", Provider::OpenAi, "m");
    spec.network.proxy = own.map(|written| ProxySetting(written.to_owned()));
    let variable = |name: &str| {
        let found = variables.iter().find(|(known, _)| *known == name);
        found.map(|(_, value)| (*value).to_owned())
    };
    match proxy(&spec, &Address::parse(url).unwrap(), &variable) {
        Ok(Some(proxy)) => format!("{}:{}", proxy.host(), proxy.port()),
        Ok(None) => String::new(),
        Err(error) => format!("!{error}"),
    }
}

#[test]
fn the_environment_is_read_as_others_read_it() {
    const FAR: &str = "https://api.example.com/v1";
    let cases: [(&str, Option<&str>, Variables, &str); 18] = [
        (FAR, None, &[], ""),
        (FAR, None, &[("HTTPS_PROXY", "http://p:1")], "p:1"),
        (FAR, None, &[("https_proxy", "p:2")], "p:2"),
        (
            FAR,
            None,
            &[("HTTPS_PROXY", " "), ("ALL_PROXY", "http://p:3")],
            "p:3",
        ),
        (FAR, None, &[("HTTP_PROXY", "http://p:4")], ""),
        (
            "http://api.example.com",
            None,
            &[("HTTP_PROXY", "http://p:4")],
            "p:4",
        ),
        (
            "https://127.0.0.1:9",
            None,
            &[("HTTPS_PROXY", "http://p:1")],
            "",
        ),
        (
            "https://localhost:9",
            None,
            &[("HTTPS_PROXY", "http://p:1")],
            "",
        ),
        (
            FAR,
            None,
            &[
                ("HTTPS_PROXY", "http://p:1"),
                ("NO_PROXY", "x.org, example.com"),
            ],
            "",
        ),
        (
            FAR,
            None,
            &[("HTTPS_PROXY", "http://p:1"), ("no_proxy", ".EXAMPLE.com")],
            "",
        ),
        (
            FAR,
            None,
            &[("HTTPS_PROXY", "http://p:1"), ("NO_PROXY", "*")],
            "",
        ),
        (
            FAR,
            None,
            &[
                ("HTTPS_PROXY", "http://p:1"),
                ("NO_PROXY", "ample.com,pi.example.com,"),
            ],
            "p:1",
        ),
        (
            FAR,
            Some("http://own:8"),
            &[("HTTPS_PROXY", "http://p:1"), ("NO_PROXY", "*")],
            "own:8",
        ),
        (FAR, Some("none"), &[("HTTPS_PROXY", "http://p:1")], ""),
        (
            FAR,
            None,
            &[("HTTPS_PROXY", "socks5://me:secret@p:1")],
            "!m: HTTPS_PROXY is not an HTTP proxy; no other kind is supported",
        ),
        (
            FAR,
            None,
            &[("HTTPS_PROXY", "http://[::1]:3128")],
            "[::1]:3128",
        ),
        (
            FAR,
            None,
            &[("HTTPS_PROXY", "http://p:many")],
            "!m: HTTPS_PROXY is not the address of a proxy: write http://HOST:PORT",
        ),
        (
            FAR,
            Some("http://me:secret@:x"),
            &[],
            "!m: proxy of its settings is not the address of a proxy: write http://HOST:PORT",
        ),
    ];
    for (url, own, variables, wanted) in cases {
        assert_eq!(
            taken(url, own, variables),
            wanted,
            "{url} {own:?} {variables:?}"
        );
    }
}
