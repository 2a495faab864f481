use super::*;
use crate::tables::tests::report;

#[test]
fn a_page_needs_nothing_else_and_trusts_nobody() {
    let mut hostile = report();
    hostile.name = "<script>alert(1)</script>".to_owned();
    for row in &mut hostile.cells {
        row.kind = "<img src=//evil>".to_owned();
    }
    let page = page(&hostile);
    for word in [
        "<script", "<img", "<link", "http://", "https://", "@import", "url(",
    ] {
        assert!(!page.contains(word), "{word}");
    }
    assert_eq!(page.matches("<svg").count(), 4);
    assert_eq!(
        page.matches("<section>").count(),
        page.matches("</section>").count()
    );
    assert!(page.contains("&lt;script&gt;alert(1)"));
}
