use super::*;

#[test]
fn methods_of_java_are_told_by_their_last_name() {
    let touched: BTreeSet<String> = ["parse", "Reader"].map(str::to_owned).into();
    let cases = [
        ("demo.Reader.parse", true),
        ("demo.Reader.lambda$parse$0", true),
        ("demo.Reader.<init>", true),
        ("demo.Outer$Reader.<init>", true),
        ("demo.parse.close", false),
        ("demo.Writer.<init>", false),
        ("parse", true),
        ("ns::parse(int)", true),
    ];
    for (function, expected) in cases {
        assert_eq!(is_touched(function, &touched), expected, "{function}");
    }
}
