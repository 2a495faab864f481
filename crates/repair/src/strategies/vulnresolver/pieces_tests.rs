use patchwright_code::CodeMap;
use patchwright_domain::candidate::RelPath;

use super::*;

fn spot(from: u32, to: u32) -> Spot {
    Spot {
        name: format!("f{from}"),
        file: RelPath::new("long.c").unwrap(),
        from,
        to,
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
    let pieces = pieces(&[spot(850, 895), spot(100, 800)]);
    let texts = pieces.iter().map(|piece| {
        let lines = lines(file, &Marks::default(), piece);
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
    assert_eq!(shown(&places, MOST_PIECE), [whole, short]);
}

#[test]
fn every_piece_has_its_share() {
    assert_eq!(fair_share(vec![100, 200]), MOST_PIECE);
    assert_eq!(fair_share(Vec::new()), MOST_PIECE);
    assert_eq!(fair_share(vec![MOST_PIECE; 8]), MOST_CODE / 8);
    let mixed = vec![MOST_PIECE, 4 << 10, MOST_PIECE, MOST_PIECE, MOST_PIECE];
    assert_eq!(fair_share(mixed), 15 << 10);
}
