use patchwright_code::CodeMap;
use patchwright_domain::candidate::RelPath;

use super::*;

const LIMITS: PieceLimits = PieceLimits {
    one: 20 << 10,
    all: 64 << 10,
};

/// An element with ten lines around it.
fn element(from: u32, to: u32) -> Piece {
    Piece {
        file: RelPath::new("long.c").unwrap(),
        from: from - 10,
        to: to + 10,
        heads: vec![from],
    }
}

/// Shows two functions of a file with a number in each line.
fn shown(named: &[RangeInclusive<u32>], most: usize) -> Vec<String> {
    let path = RelPath::new("long.c").unwrap();
    let text: String = (1..=900)
        .map(|line| format!("line({line:03});\n"))
        .collect();
    let map = CodeMap::read([(path.clone(), text.into_bytes())]);
    let file = map.file(&path).unwrap();
    let pieces = [element(100, 800), element(850, 895)];
    let texts = pieces.iter().map(|piece| {
        let lines = piece.lines(file, &Marks::default());
        let text = piece.excerpt(&lines, named, most);
        let ends = text.split_inclusive(" were cut\n").map(|part| {
            let plain: Vec<&str> = part.lines().collect();
            let code = plain.iter().filter(|line| line.starts_with("line"));
            let code: Vec<&&str> = code.collect();
            let cut = plain.last().filter(|line| line.starts_with('…'));
            let [first, .., last] = code.as_slice() else {
                return part.to_owned();
            };
            format!("{first} to {last} {}", cut.unwrap_or(&""))
        });
        ends.collect::<Vec<_>>().join("\n")
    });
    texts.collect()
}

#[test]
fn a_long_function_is_cut_where_no_report_names_it() {
    let short = "line(840); to line(900); ";
    let head = "line(090); to line(270); … lines 271-810 were cut";
    assert_eq!(shown(&[], 2_000), [head, short]);
    let named = "line(090); to line(109); … lines 110-259 were cut
line(260); to line(350); … lines 351-739 were cut
line(740); to line(810); ";
    let places = [780..=780, 300..=310, 20..=20];
    assert_eq!(shown(&places, 2_000), [named, short]);
    let whole = "line(090); to line(810); ";
    assert_eq!(shown(&places, LIMITS.one), [whole, short]);
}

#[test]
fn every_piece_has_its_share() {
    let PieceLimits { one, all } = LIMITS;
    assert_eq!(fair_share(vec![100, 200], LIMITS), one);
    assert_eq!(fair_share(Vec::new(), LIMITS), one);
    assert_eq!(fair_share(vec![one; 8], LIMITS), all / 8);
    let mixed = vec![one, 4 << 10, one, one, one];
    assert_eq!(fair_share(mixed, LIMITS), 15 << 10);
}

/// A line or two between pieces are shown rather than another fence.
#[test]
fn pieces_that_are_close_become_one() {
    let other = Piece {
        file: RelPath::new("other.c").unwrap(),
        ..element(60, 70)
    };
    let all = [
        element(20, 30),
        element(40, 45),
        element(68, 70),
        other.clone(),
    ];
    let all = merged(all);
    let places: Vec<(u32, u32, usize)> = all
        .iter()
        .map(|one| (one.from, one.to, one.heads.len()))
        .collect();
    assert_eq!(places, [(10, 55, 2), (58, 80, 1), (50, 80, 1)]);
    assert_eq!(all.last(), Some(&other));
}
