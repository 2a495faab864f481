use std::time::Duration;

use patchwright_domain::chat::Price;

use super::open;
use crate::error::OpenError;
use crate::secret::KeySource;
use crate::spec::{ModelSpec, Provider};

fn check(change: impl Fn(&mut ModelSpec), expected: &str) {
    let mut spec = ModelSpec::new("my-model", Provider::Gemini, "m");
    spec.key = KeySource::None;
    change(&mut spec);
    let told = match open(&spec, &|_: &str| None) {
        Ok(_) => "fine".to_owned(),
        Err(OpenError::Setting { setting, .. }) => setting.to_owned(),
        Err(error) => error.to_string(),
    };
    assert_eq!(told, expected);
}

#[test]
fn impossible_settings_are_refused_by_name() {
    check(|_| {}, "fine");
    check(|spec| spec.model = "models/gemini-x".to_owned(), "fine");
    check(|spec| spec.model = "a/../b".to_owned(), "model");
    check(|spec| spec.model = " ".to_owned(), "model");
    check(|spec| spec.max_output = 0, "max-output");
    check(|spec| spec.window = 10, "window");
    check(|spec| spec.temperature = Some(f64::NAN), "temperature");
    check(|spec| spec.temperature = Some(3.0), "temperature");
    check(
        |spec| spec.per_minute.requests = Some(0),
        "requests-per-minute",
    );
    check(|spec| spec.per_minute.tokens = Some(0), "tokens-per-minute");
    check(
        |spec| spec.network.timeouts.idle = Duration::ZERO,
        "timeouts",
    );
    let price = Price {
        input: -1.0,
        cached: 0.0,
        cache_written: 0.0,
        output: 0.0,
    };
    check(|spec| spec.price = Some(price), "price");
    check(
        |spec| spec.network.authorities = Some("/no/such/file".into()),
        "authorities",
    );
    check(
        |spec| spec.provider = Provider::Azure,
        "the address \"\" cannot be used: it must begin with https:// or http://",
    );
}
