use super::*;

fn parse(text: &str) -> Result<Suite, String> {
    let strategy = |name: &str| match name {
        "constraint" => Ok(Nature::Fixed),
        "patchagent" | "workflow" => Ok(Nature::AsksModels),
        "external:mine" => Ok(Nature::Foreign),
        other => Err(format!("no strategy is called {other}")),
    };
    let switch = |name: &str| match name {
        "counterexamples" | "auto-correction" => Ok(Concern::Models),
        name if name.starts_with("operator:") => Ok(Concern::Everything),
        other => Err(format!("`{other}` cannot be left out")),
    };
    let names = Names {
        strategy: &strategy,
        switch: &switch,
    };
    Suite::parse(text, Path::new("some/nightly.toml"), names).map_err(|error| error.to_string())
}

#[test]
fn a_suite_is_cases_times_ways() {
    let suite = parse(
        r#"
        [suite]
        cases = ["cases/*"]
        parallel = 3
        usd = 2.5

        [[run]]
        strategies = ["constraint", "external:mine", "patchagent"]
        models = ["small", "small,large"]
        without = ["nothing", "counterexamples,auto-correction"]
        seeds = 2
        rounds = 3
        usd = 0.25
        "#,
    )
    .unwrap();
    assert_eq!(suite.name, "nightly");
    assert_eq!(suite.limits.parallel, Some(3));
    assert_eq!(suite.limits.usd, Some(2.5));
    let names: Vec<(String, u32)> = suite
        .arms
        .iter()
        .map(|plan| (plan.arm.name(), plan.seeds))
        .collect();
    let expected = [
        ("constraint", 1),
        ("external:mine", 2),
        ("patchagent+small", 2),
        (
            "patchagent+small without counterexamples,auto-correction",
            2,
        ),
        ("patchagent+small+large", 2),
        (
            "patchagent+small+large without counterexamples,auto-correction",
            2,
        ),
    ];
    assert_eq!(
        names,
        expected.map(|(name, seeds)| (name.to_owned(), seeds))
    );
    let limits = &suite.arms[2].arm.limits;
    assert_eq!(limits["rounds"], "3");
    assert_eq!(limits["max-usd"], "0.25");
    let cells = suite.cells(&["cases/a".to_owned(), "cases/b".to_owned()]);
    assert_eq!(cells.len(), 2 * (1 + 5 * 2));
    assert_eq!(cells[4].describe(), "cases/a · patchagent+small · seed 2");
}

#[test]
fn switches_of_models_make_no_ways_without_one() {
    let suite = parse(
        r#"
        [suite]
        cases = ["cases/*"]

        [[run]]
        strategies = ["constraint", "patchagent"]
        models = ["m"]
        without = ["counterexamples", "operator:clamp,counterexamples", "nothing", "operator:clamp"]
        "#,
    )
    .unwrap();
    let names: Vec<String> = suite.arms.iter().map(|plan| plan.arm.name()).collect();
    let expected = [
        "constraint",
        "constraint without operator:clamp",
        "patchagent+m without counterexamples",
        "patchagent+m without operator:clamp,counterexamples",
        "patchagent+m",
        "patchagent+m without operator:clamp",
    ];
    assert_eq!(names, expected);
    let unknown = parse(
        "[suite]\ncases = [\"a\"]\n[[run]]\nstrategies = [\"constraint\"]\nwithout = [\"luck\"]\n",
    );
    let message = unknown.unwrap_err();
    assert!(message.contains("`luck` cannot be left out"), "{message}");
}

#[test]
fn what_cannot_be_meant_is_refused_with_its_line() {
    let refused = [
        ("", "it has no [[run]]"),
        (
            "[[run]]\nstrategies = [\"constraint\"]",
            "the list of cases is missing",
        ),
        (
            "[suite]\ncases = [\"a\"]\n[[run]]\nstrategies = [\"patchagent\"]",
            "nightly.toml: line 4: patchagent asks a model",
        ),
        (
            "[suite]\ncases = [\"a\"]\n[[run]]\nstrategies = [\"magic\"]",
            "no strategy is called magic",
        ),
        (
            "[suite]\ncases = [\"a\"]\n[[run]]\nstrategies = [\"constraint\"]\nseed = 3",
            "unknown key 'seed'",
        ),
        (
            "[suite]\ncases = [\"a\"]\nusd = -1\n[[run]]\nstrategies = [\"constraint\"]",
            "usd is -1",
        ),
        (
            "[suite]\ncases = [\"a\"]\n[[run]]\nstrategies = [\"constraint\"]\n[[run]]\nstrategies = [\"constraint\"]\nseconds = 9",
            "`constraint` is there twice",
        ),
        (
            "[suite]\ncases = [\"a\"]\n[[run]]\nstrategies = [\"workflow\"]\nmodels = [\"m\"]\nseeds = 0",
            "must be a whole number from 1",
        ),
    ];
    for (text, words) in refused {
        let error = parse(text).unwrap_err();
        assert!(error.contains(words), "{error}");
    }
}
