use std::collections::BTreeSet;

use super::*;

const TEXT: &[u8] = b"add alpha 1\nadd beta 2\nlink alpha,beta,gamma\nshow\n";
const OTHER: &[u8] = b"drop alpha\nquit";

fn all() -> BTreeSet<Vec<u8>> {
    let mut random = Random::new([7; 32]);
    let made = (0..4000).filter_map(|_| reshaped(TEXT, OTHER, &mut random));
    made.collect()
}

fn holds(text: &[u8], piece: &[u8]) -> bool {
    text.windows(piece.len()).any(|window| window == piece)
}

#[test]
fn each_way_to_reshape_is_taken() {
    let all = all();
    let some = |what: &str, is: &dyn Fn(&[u8]) -> bool| {
        assert!(all.iter().any(|text| is(text)), "{what}");
    };
    some("a line many times over", &|text| {
        holds(text, &b"add beta 2\n".repeat(20))
    });
    some("a line with its number counted up", &|text| {
        holds(
            text,
            b"add alpha 1\nadd alpha 2\nadd alpha 3\nadd alpha 4\n",
        )
    });
    some("a line with its name counted up", &|text| {
        holds(text, b"add beta1 2\nadd beta2 2\nadd beta3 2\n")
    });
    some("a line left out", &|text| {
        text == b"add alpha 1\nadd beta 2\nshow\n"
    });
    some("lines in another order", &|text| {
        text == b"add beta 2\nadd alpha 1\nlink alpha,beta,gamma\nshow\n"
    });
    some("lines of both in turn", &|text| {
        text.starts_with(b"add alpha 1\ndrop alpha\nadd beta 2\nquit\n")
    });
    some("a block again", &|text| {
        text == b"add alpha 1\nadd beta 2\nadd alpha 1\nadd beta 2\nlink alpha,beta,gamma\nshow\n"
    });
    some("a number at a limit", &|text| {
        holds(text, b"add beta 65535")
    });
    some("words in each other's places", &|text| {
        holds(text, b"add gamma 1") && holds(text, b"alpha,beta,alpha")
    });
    some("a long word", &|text| holds(text, &b"beta".repeat(16)));
    some("more fields", &|text| holds(text, &b"beta,".repeat(8)));
    some("fields in each other's places", &|text| {
        holds(text, b"link gamma,beta,alpha") || holds(text, b"beta,link alpha,gamma")
    });
    some("a field less", &|text| holds(text, b"link alpha,gamma\n"));
    some("two lines in one", &|text| {
        holds(text, b"add alpha 1 show\n")
    });
    some("another file behind", &|text| {
        text.ends_with(b"show\ndrop alpha\nquit\n")
    });
    some("lines of another file", &|text| {
        holds(text, b"add beta 2\ndrop alpha\nlink")
    });
}

#[test]
fn text_without_lines_words_or_numbers_is_no_trouble() {
    for text in [
        b"".as_slice(),
        b"\n",
        b" ",
        b"-",
        b"\n\n\n",
        b"340282366920938463463374607431768211456",
    ] {
        let mut random = Random::new([3; 32]);
        for _ in 0..500 {
            reshaped(text, text, &mut random);
        }
    }
}
