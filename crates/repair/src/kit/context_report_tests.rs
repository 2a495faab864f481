use super::*;

#[test]
fn pieces_have_line_numbers_except_for_patches() {
    let path = RelPath::new("rows.c").unwrap();
    let code = b"int len;\n\nint sum(void)\n{\n\treturn len;\n}\n";
    let map = CodeMap::read([(path.clone(), code.to_vec())]);
    let report = ContextReport {
        pieces: vec![ContextPiece {
            file: path,
            from: 3,
            to: 5,
            link: "crash frame #0".to_owned(),
            why: "It reads `len`.".to_owned(),
        }],
        insights: vec!["`len` is never set.".to_owned()],
    };
    insta::assert_snapshot!(report.text(&map, Numbers::Shown), @r"
    1. rows.c:3-5, sum
    Link: crash frame #0
    Why: It reads `len`.
        3  int sum(void)
        4  {
        5  	return len;
    Insights:
    - `len` is never set.
    ");
    insta::assert_snapshot!(report.text(&map, Numbers::Hidden), @r"
    1. rows.c:3-5, sum
    Link: crash frame #0
    Why: It reads `len`.
        int sum(void)
        {
        	return len;
    Insights:
    - `len` is never set.
    ");
}
