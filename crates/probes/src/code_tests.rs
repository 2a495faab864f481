use super::*;

const TEXT: &str = "\
/* Twice. */
static int twice(int n)
{
\treturn n * 2;
}
int four(void) { return twice(2); }
";

fn eyes() -> CodeEyes {
    let path = RelPath::new("a.c").unwrap();
    CodeEyes::by_syntax(
        CodeMap::read([(path, TEXT.as_bytes().to_vec())]),
        "no server",
    )
}

#[test]
fn syntax_answers_and_says_so() {
    let mut eyes = eyes();
    let path = RelPath::new("a.c").unwrap();
    let column = eyes.map().file(&path).unwrap().columns_of(6, "twice")[0];
    let answer = eyes.definitions(&path, 6, column);
    assert_eq!(
        answer.from,
        Source::Syntax {
            why: "no server".to_owned()
        }
    );
    let place = Location {
        file: LocationFile::Tree(path.clone()),
        line: 2,
        column: 11,
        end_line: 2,
        end_column: 16,
    };
    assert_eq!(answer.value, [place]);
    assert_eq!(eyes.references(&path, 6, column).value.len(), 2);
    let words = eyes.hover(&path, 6, column).value.unwrap();
    assert_eq!(words, "/* Twice. */\nstatic int twice(int n)");
    assert_eq!(eyes.hover(&path, 3, 0).value, None);
    let local = eyes.definitions(&path, 4, 8).value;
    assert_eq!((local[0].line, local[0].column), (2, 21));
}
