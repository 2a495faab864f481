use super::*;

#[test]
fn no_folder_of_this_machine_is_told_elsewhere() {
    let check = |model: &str, shown: &str| {
        let author = Author {
            strategy: "patchagent".to_owned(),
            round: 1,
            model: model.to_owned(),
            instead: Substitute::default(),
        };
        assert_eq!(author.shown(), shown);
        // The model that answered is the author.
        author.instead.set(Some("other/model".to_owned()));
        assert_eq!(author.shown(), "other/model");
    };
    check("openai/gpt-x", "openai/gpt-x");
    check("openai/org/model", "openai/org/model");
    check("tiny", "tiny");
    check("exchange//home/me/box", "exchange");
    check("exchange/./box", "exchange");
    check("exchange/../box", "exchange");
    check("exchange/~/box", "exchange");
}
