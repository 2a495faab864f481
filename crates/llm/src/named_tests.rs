use crate::secret::KeySource;
use crate::spec::{ModelSpec, Provider};

fn env(pairs: &'static [(&'static str, &'static str)]) -> impl Fn(&str) -> Option<String> {
    move |name: &str| {
        let found = pairs.iter().find(|(known, _)| *known == name);
        found.map(|(_, value)| (*value).to_owned())
    }
}

#[test]
fn names_and_the_environment_are_enough() {
    let own = env(&[("OPENAI_BASE_URL", "http://127.0.0.1:8080/v1")]);
    let other = env(&[("OPENAI_BASE_URL", "https://openrouter.ai/api/v1")]);
    let azure = env(&[("AZURE_OPENAI_ENDPOINT", "https://me.openai.azure.com")]);
    let none = env(&[]);
    let key = |name: &str| KeySource::Variable(name.to_owned());
    let maybe = |name: &str| KeySource::Optional(name.to_owned());
    let check =
        |name: &str, env: &dyn Fn(&str) -> Option<String>, provider, model: &str, key, window| {
            let spec = ModelSpec::named(name, &env).unwrap();
            let found = (
                spec.name.as_str(),
                spec.provider,
                spec.model.as_str(),
                spec.key,
                spec.window,
            );
            assert_eq!(found, (name, provider, model, key, window));
        };
    check(
        "openai/gpt-5",
        &none,
        Provider::OpenAi,
        "gpt-5",
        key("OPENAI_API_KEY"),
        128_000,
    );
    check(
        "openai/org/m:7b",
        &own,
        Provider::OpenAi,
        "org/m:7b",
        maybe("OPENAI_API_KEY"),
        32_768,
    );
    check(
        "openai/x",
        &other,
        Provider::OpenAi,
        "x",
        maybe("OPENAI_API_KEY"),
        128_000,
    );
    check(
        "responses/o4",
        &none,
        Provider::Responses,
        "o4",
        key("OPENAI_API_KEY"),
        128_000,
    );
    check(
        "anthropic/c",
        &none,
        Provider::Anthropic,
        "c",
        key("ANTHROPIC_API_KEY"),
        200_000,
    );
    check(
        "gemini/g",
        &none,
        Provider::Gemini,
        "g",
        key("GEMINI_API_KEY"),
        1_000_000,
    );
    check(
        "azure/dep",
        &azure,
        Provider::Azure,
        "dep",
        key("AZURE_OPENAI_API_KEY"),
        128_000,
    );
    check(
        "exchange//var/talk",
        &none,
        Provider::Exchange,
        "/var/talk",
        KeySource::None,
        200_000,
    );
}

#[test]
fn other_names_are_refused_with_the_choices() {
    for name in ["", "gpt-5", "openai/", "openai/ ", "mistral/x", "azure/dep"] {
        let error = ModelSpec::named(name, &env(&[])).unwrap_err().to_string();
        let told = error.contains("openai/NAME") || error.contains("AZURE_OPENAI_ENDPOINT");
        assert!(told, "{name}: {error}");
    }
}
