use super::*;

/// This very test program, before and after changing some bytes of a section.
fn changed(section: &[u8]) -> (Vec<u8>, Vec<u8>) {
    let before = fs::read(std::env::current_exe().unwrap()).unwrap();
    let mut after = before.clone();
    let table = read_u64(&before, 0x28).unwrap() as usize;
    let size = read_u16(&before, 0x3a).unwrap() as usize;
    let count = read_u16(&before, 0x3c).unwrap() as usize;
    let names_at = table + size * read_u16(&before, 0x3e).unwrap() as usize;
    let names = content(&before, &before[names_at..names_at + size]).unwrap();
    for index in 0..count {
        let header = &before[table + index * size..table + (index + 1) * size];
        let name = &names[read_u32(header, 0).unwrap() as usize..];
        if name.split(|&byte| byte == 0).next() == Some(section) {
            let start = read_u64(header, 24).unwrap() as usize;
            after[start] ^= 0xff;
            return (before, after);
        }
    }
    panic!(
        "the test program has no section {}",
        String::from_utf8_lossy(section)
    );
}

#[test]
fn code_counts_and_debug_information_does_not() {
    let cases: [(&[u8], bool); 4] = [
        (b".text", false),
        (b".rodata", false),
        (b".debug_line", true),
        (b".note.gnu.build-id", true),
    ];
    for (section, alike) in cases {
        let (before, after) = changed(section);
        assert_eq!(
            same_image(&before, &after),
            alike,
            "{}",
            String::from_utf8_lossy(section)
        );
    }
}

#[test]
fn torn_files_are_not_alike() {
    let whole = fs::read(std::env::current_exe().unwrap()).unwrap();
    for length in [0, 5, 6, 63, 64, 1000, whole.len() / 2, whole.len() - 1] {
        assert!(!same_image(&whole, &whole[..length]), "{length}");
        assert!(
            !same_image(&whole[..length], &whole[..length]) || length > 64,
            "{length}"
        );
    }
}

#[test]
fn a_file_that_cannot_be_read_is_not_a_changed_one() {
    let folder = tempfile::tempdir().unwrap();
    let (there, missing) = (folder.path().join("there"), folder.path().join("missing"));
    fs::write(&there, "x").unwrap();
    for (one, other) in [(&there, &missing), (&missing, &there)] {
        let error = run_alike(one, other).unwrap_err().to_string();
        assert!(error.contains("missing"), "{error}");
    }
}
