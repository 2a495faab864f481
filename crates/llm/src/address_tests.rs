use super::{Address, is_own};
use crate::secret::Secret;

#[test]
fn addresses_are_read_strictly() {
    let cases = [
        ("https://api.openai.com/v1/", "https://api.openai.com/v1/x"),
        (" http://127.0.0.1:8080 ", "http://127.0.0.1:8080/v1/x"),
        ("http://[::1]:11434/", "http://[::1]:11434/v1/x"),
        ("https://host/v1/chat/completions", "https://host/v1/x"),
    ];
    for (url, joined) in cases {
        let address = Address::parse(url)
            .unwrap()
            .without("/chat/completions")
            .or_below("/v1");
        assert_eq!(address.join("/x"), joined, "{url}");
    }
    for bad in [
        "",
        "host",
        "ftp://host",
        "https://",
        "https:///v1",
        "http://h/?q=1",
        "http://h/#a",
        "http://h h/",
        "http://:80",
    ] {
        assert!(Address::parse(bad).is_err(), "{bad}");
    }
}

#[test]
fn passwords_in_addresses_are_refused_and_not_repeated() {
    let error = Address::parse("https://me:hunter2@host/v1").unwrap_err();
    assert!(!error.to_string().contains("hunter2"), "{error}");
}

#[test]
fn keys_go_in_the_clear_only_at_home() {
    let key = Secret::new("k", "a test").unwrap();
    let cases = [
        ("https://example.com", true),
        ("http://example.com", false),
        ("http://8.8.8.8", false),
        ("http://127.0.0.1.evil.com", false),
        ("http://localhost.evil.com", false),
        ("http://127.0.0.1:1", true),
        ("http://localhost", true),
        ("http://[::1]", true),
        ("http://192.168.1.7:8000", true),
        ("http://gpu:8000", true),
        ("http://gpu.lan", true),
    ];
    for (url, fine) in cases {
        let address = Address::parse(url).unwrap();
        assert_eq!(address.may_carry(Some(&key)).is_ok(), fine, "{url}");
        assert!(address.may_carry(None).is_ok(), "{url}");
    }
    assert!(is_own("http://gpu:8000") && !is_own("https://example.com") && !is_own("nonsense"));
}
