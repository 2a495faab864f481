use super::*;

fn folder_with(words: &[u64]) -> tempfile::TempDir {
    let folder = tempfile::tempdir().unwrap();
    let bytes: Vec<u8> = words.iter().flat_map(|word| word.to_ne_bytes()).collect();
    fs::write(folder.path().join(NAME), bytes).unwrap();
    folder
}

fn names(names: &[&str]) -> Vec<String> {
    names.iter().map(|name| (*name).to_owned()).collect()
}

#[test]
fn counts_and_values_are_read() {
    let mut words = vec![1, 5, 3, 2, 2, 5, 4, 1, 2, 0];
    words.extend([3, 7, 10, 0, 0, 0, 0, 0, 0]);
    words.extend([u64::MAX, 12, 0, 0, 0, 0, 0, 0]);
    words.extend([1, 14, 0, 0, 0, 0, 0, 0, 0]);
    words.extend([0, 0, 0, 0, 0, 0, 0, 0]);
    words.resize(SLOT_WORDS, 0);
    let folder = folder_with(&words);
    let found = read(folder.path(), &[names(&["i", "len", "p"])]).unwrap();
    let counts = PropertyCounts {
        passes: 3,
        failures: 2,
        first: names(&[
            "i = -1 (int), len = 12 (unsigned long)",
            "i = null (pointer)",
        ]),
        failed_last: true,
    };
    let wanted = Slot {
        alive: 1,
        begun: 5,
        counts,
        near: [4, 1],
        next: [2, 0],
    };
    assert_eq!(found, [wanted]);
}

/// The program under observation can write anything.
#[test]
fn nonsense_is_bounded() {
    let folder = folder_with(&[u64::MAX; 200]);
    let found = read(folder.path(), &[names(&["i"]), names(&[])]).unwrap();
    assert_eq!(found.len(), 2);
    assert!(found.iter().all(|slot| slot.counts.first.len() <= RECORDS));
    let short = folder_with(&[1, 2]);
    let found = read(short.path(), &[names(&["i"]), names(&[])]).unwrap();
    assert_eq!(found.len(), 1);
}

#[test]
fn a_file_that_is_gone_is_an_error() {
    let folder = tempfile::tempdir().unwrap();
    assert!(read(folder.path(), &[names(&[])]).is_err());
}

#[test]
fn every_kind_is_shown_with_its_type() {
    for (kind, value, wanted) in [
        (1, 1, Some("true (bool)")),
        (2, u64::MAX, Some("-1 (char)")),
        (13, 1.5f64.to_bits(), Some("1.5 (double)")),
        (14, 4096, Some("0x1000 (pointer)")),
        (16, 0, Some("not shown (class)")),
        (0, 3, None),
        (99, 3, None),
    ] {
        assert_eq!(shown(kind, value).as_deref(), wanted);
    }
}
