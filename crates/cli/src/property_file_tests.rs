use super::*;

#[test]
fn properties_are_read() {
    let text =
        "[[property]]\nname = 'in-row'\nplace = './src/rows.c:41'\ncondition = 'i < r->len'\n";
    let wanted = Property {
        name: "in-row".to_owned(),
        file: RelPath::new("src/rows.c").unwrap(),
        line: 41,
        condition: "i < r->len".to_owned(),
        stated_by: "user".to_owned(),
    };
    assert_eq!(parse(text, Path::new("p.toml")).unwrap(), [wanted]);
}

#[test]
fn what_is_no_property_is_refused() {
    for text in [
        "",
        "[[property]]\nname = 'a'\n",
        "[[property]]\nname = 'a b'\nplace = 'x.c:1'\ncondition = 'i'\n",
        "[[property]]\nname = 'a'\nplace = 'x.c'\ncondition = 'i'\n",
        "[[property]]\nname = 'a'\nplace = 'x.c:0'\ncondition = 'i'\n",
        "[[property]]\nname = 'a'\nplace = '../x.c:1'\ncondition = 'i'\n",
        "[[property]]\nname = 'a'\nplace = '/x.c:1'\ncondition = 'i'\n",
        "[[property]]\nname = 'a'\nplace = 'x.c:1'\ncondition = 'i'\nwhy = 'b'\n",
    ] {
        assert!(parse(text, Path::new("p.toml")).is_err(), "{text}");
    }
}
