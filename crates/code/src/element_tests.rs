use super::*;

fn called(qualified: &str, written: &str) -> bool {
    let name = qualified.rsplit([':', '.']).next().unwrap().to_owned();
    let span = Span {
        start: 0,
        end: 1,
        line: 1,
        column: 1,
        end_line: 1,
    };
    let element = Element {
        kind: ElementKind::Method,
        name,
        qualified: qualified.to_owned(),
        span,
        body: None,
        also: vec!["ALSO".to_owned()],
        standing: Standing::Definition,
    };
    element.is_called(written)
}

#[test]
fn names_that_mean_an_element() {
    let cases = [
        ("Board::render", "render", true),
        ("Board::render", "Board::render", true),
        ("Board::render", "::Board::render", true),
        ("Board::render", "game::Board::render", true),
        ("Board::render", "Other::render", false),
        ("Board::render", "ard::render", false),
        ("Board::render", "rende", false),
        ("Board::render", "ALSO", true),
        ("Board.render", "Board.render", true),
        ("Board.render", "org.game.Board.render", true),
        ("Outer.Board.render", "Board.render", true),
        ("parse", "json::parse", true),
        ("parse", "xparse", false),
        ("parse", "", false),
    ];
    for (qualified, written, wanted) in cases {
        assert_eq!(called(qualified, written), wanted, "{qualified} {written}");
    }
}
