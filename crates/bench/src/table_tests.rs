use super::*;

fn table() -> Table {
    let mut table = Table::new("A & B", &["way", "cost"], 1);
    table.rows = vec![
        vec!["a_b|c".to_owned(), "1.5".to_owned()],
        vec!["=1+1".to_owned(), "-2".to_owned()],
        vec!["<i>\"x\",y\n".to_owned(), "$3%".to_owned()],
    ];
    table.note = Some("50 % of it".to_owned());
    table
}

#[test]
fn a_table_is_printed_in_every_form() {
    let table = table();
    let all = [
        table.text(),
        table.markdown(),
        table.latex(),
        table.html(),
        table.csv(),
    ];
    insta::assert_snapshot!(all.join("-----\n"));
}
