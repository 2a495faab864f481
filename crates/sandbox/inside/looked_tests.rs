use super::*;

#[test]
fn an_edge_is_new_once_for_each_order_of_magnitude() {
    let mut edges = vec![0; EDGES];
    let mut known = vec![0; EDGES];
    for (at, count) in [(3, 1), (4, 2), (9, 7), (9000, 255)] {
        edges[at] = count;
    }
    let all = [3 * 8, 4 * 8 + 1, 9 * 8 + 3, 9000 * 8 + 7];
    assert_eq!(reached(&edges, &known), all);
    known[9] = 1 << 3;
    known[4] = 1;
    assert_eq!(reached(&edges, &known), [all[0], all[1], all[3]]);
    assert!(reached(&vec![0; EDGES], &known).is_empty());
    assert_eq!(reached(&vec![1; EDGES], &known).len(), MOST_REACHED);
}

#[test]
fn pairs_and_texts_are_read_as_the_program_wrote_them() {
    let mut bytes = vec![0; PAIR_BYTES];
    assert_eq!(pair(&bytes), None);
    bytes[4..6].copy_from_slice(&[4, 1]);
    bytes[8..12].copy_from_slice(&[0xef, 0xbe, 0xad, 0xde]);
    bytes[16] = 7;
    assert_eq!(pair(&bytes).as_deref(), Some("4:1:deadbeef:7"));
    bytes[4] = 5;
    assert_eq!(pair(&bytes), None, "no such width");
    let mut bytes = vec![0; TEXT_BYTES];
    assert_eq!(texts(&bytes), None);
    bytes[4..6].copy_from_slice(&[3, 255]);
    bytes[8..11].copy_from_slice(b"get");
    bytes[40..43].copy_from_slice(b"set");
    let [one, other] = texts(&bytes).unwrap();
    assert_eq!((one, other.len()), (&b"get"[..], LONGEST_TEXT));
}
