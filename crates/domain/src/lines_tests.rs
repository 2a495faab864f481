use super::*;

#[test]
fn every_end_ends_one_line() {
    let cases: [(&str, &[&str]); 9] = [
        ("", &[""]),
        ("a", &["a"]),
        ("a\n", &["a", ""]),
        ("a\nb", &["a", "b"]),
        ("a\r\nb\r\n", &["a", "b", ""]),
        ("a\rb\r", &["a", "b", ""]),
        ("\r\r\n\n", &["", "", "", ""]),
        ("a\u{c}b\u{b}c\u{2028}d", &["a\u{c}b\u{b}c\u{2028}d"]),
        ("a\n\rb", &["a", "", "b"]),
    ];
    for (text, lines) in cases {
        let found: Vec<&[u8]> = split(text.as_bytes()).collect();
        let wanted: Vec<&[u8]> = lines.iter().map(|line| line.as_bytes()).collect();
        assert_eq!(found, wanted, "{text:?}");
        for (index, wanted) in lines.iter().enumerate() {
            let number = index as u32 + 1;
            assert_eq!(line(text, number), Some(*wanted), "{text:?} {number}");
            let start = starts(text.as_bytes()).nth(index).unwrap();
            assert_eq!(number_at(text.as_bytes(), start), number, "{text:?}");
        }
        assert_eq!(line(text, 0), None);
        assert_eq!(line(text, lines.len() as u32 + 1), None, "{text:?}");
        let plain = with_newlines(text);
        assert_eq!(plain.len(), text.len());
        assert_eq!(plain.matches('\n').count(), lines.len() - 1, "{text:?}");
    }
}
