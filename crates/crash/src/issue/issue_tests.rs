use proptest::prelude::*;

use super::*;

const ISSUE: &str = "# Heap overflow in `read_rle()`\n\
\n\
Version v1.4.2 (commit 3f2a91c) crashes in render.c:17, see\n\
https://example.org/tilecat/blob/master/src/load.c#L88. The length of a run is not checked by check_cells(map, layer).\n\
\n\
```sh\n\
CC=clang make\n\
./tilecat poc.tmap\n\
```\n\
\n\
```\n\
$ ./tilecat poc.tmap\n\
==12==ERROR: AddressSanitizer: heap-buffer-overflow on address 0x602000000018 at pc 0x1 bp 0x2 sp 0x3\n\
READ of size 1 at 0x602000000018 thread T0\n\
    #0 0x51 in tile_row /home/me/tilecat/src/render.c:17:9\n\
    #1 0x52 in draw_line /home/me/tilecat/src/render.c:30:3\n\
SUMMARY: AddressSanitizer: heap-buffer-overflow /home/me/tilecat/src/render.c:17:9 in tile_row\n\
```\n\
\n\
poc.tmap:\n\
\n\
```\n\
00000000: 544d 4150 0100 0200  TMAP....\n\
00000008: ff                   .\n\
```\n\
\n\
The same as base64:\n\
\n\
~~~\n\
VE1BUAEAAgD/\n\
~~~\n";

#[test]
fn an_issue_is_taken_apart() {
    let issue = read_issue(ISSUE.as_bytes());
    assert_eq!(issue.reports.len(), 1);
    assert_eq!(issue.reports[0].frames.len(), 2);
    let files: Vec<(&str, Option<u32>)> = issue
        .files
        .iter()
        .map(|file| (file.path.as_str(), file.line))
        .collect();
    assert_eq!(
        files,
        [
            ("render.c", Some(17)),
            ("example.org/tilecat/blob/master/src/load.c", Some(88)),
            ("poc.tmap", None),
        ]
    );
    assert_eq!(issue.functions, ["read_rle", "check_cells"]);
    assert_eq!(issue.versions, ["v1.4.2", "3f2a91c"]);
    assert_eq!(issue.commands, ["CC=clang make", "./tilecat poc.tmap"]);
    let attached: Vec<(DataForm, Option<&str>, &[u8])> = issue
        .attached
        .iter()
        .map(|one| (one.form, one.name.as_deref(), one.bytes.as_slice()))
        .collect();
    let map = b"TMAP\x01\0\x02\0\xff";
    assert_eq!(
        attached,
        [
            (DataForm::Hex, Some("poc.tmap"), map.as_slice()),
            (DataForm::Base64, None, map),
        ]
    );
    assert!(issue.prose.contains("[a sanitizer log]"));
    assert!(!issue.prose.contains("0x602000000018"), "{}", issue.prose);
    assert_eq!(issue.text, ISSUE);
}

#[test]
fn a_log_without_a_fence_is_left_out_of_the_prose() {
    let text = "It dies:\n==12==ERROR: AddressSanitizer: SEGV on unknown address 0x000000000000 (pc 0x1 bp 0x2 sp 0x3 T0)\n    #0 0x51 in f /s/a.c:3:9\nSUMMARY: AddressSanitizer: SEGV /s/a.c:3:9 in f\nPlease fix.\n";
    let issue = read_issue(text.as_bytes());
    assert_eq!(issue.prose, "It dies:\n[a sanitizer log]\nPlease fix.\n");
    assert_eq!(issue.reports.len(), 1);
}

#[test]
fn blocks_are_told_apart() {
    let cases: [(&str, &str, Option<DataForm>); 12] = [
        ("", "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA", Some(DataForm::Text)),
        ("base64", "QUFBQQ==", Some(DataForm::Base64)),
        ("", "41 42 43 44 45", Some(DataForm::Hex)),
        ("", "\\x41\\x42\\x43\\x44", Some(DataForm::Hex)),
        ("", "0x41, 0x42, 0x43, 0x44", Some(DataForm::Hex)),
        ("", "41 42 4", Some(DataForm::Text)),
        ("js", "new Array(1 << 30).fill();", Some(DataForm::Text)),
        (
            "",
            "00000000  41 42 43 44 45 46 47 48  49 4a 4b 4c 4d 4e 4f 50  |ABCDEFGHIJKLMNOP|\n*\n00000030  51  |Q|\n00000031",
            Some(DataForm::Hex),
        ),
        // Its offsets do not fit.
        (
            "",
            "00000000  41 42 43 44 45 46 47 48  |ABCDEFGH|\n00000030  51  |Q|",
            Some(DataForm::Text),
        ),
        (
            "",
            "00000000  41  |A|\n*\nfffffff0  51  |Q|",
            Some(DataForm::Text),
        ),
        ("sh", "make\n# a comment\n./t x", None),
        ("", "", None),
    ];
    for (info, inside, expected) in cases {
        let issue = read_issue(format!("```{info}\n{inside}\n```\n").as_bytes());
        let form = issue.attached.first().map(|one| one.form);
        assert_eq!(form, expected, "{inside}");
        if inside.contains('*') && expected == Some(DataForm::Hex) {
            assert_eq!(issue.attached[0].bytes.len(), 0x31);
        }
    }
}

#[test]
fn names_are_found_and_prose_is_not() {
    type Names<'a> = &'a [&'a str];
    let cases: [(&str, Names<'_>, Names<'_>, Names<'_>); 6] = [
        ("At 10:30 I ran 2 tests (see below).", &[], &[], &[]),
        ("In version 2.1, e.g. on Debian 12", &[], &[], &["2.1"]),
        (
            "`Board::render()` in lib/board.cpp:7:3",
            &["lib/board.cpp"],
            &["Board::render"],
            &[],
        ),
        ("if (x) return f(x);", &[], &["f"], &[]),
        ("see a.c, b.h.", &["a.c", "b.h"], &[], &[]),
        ("v1.2.3-rc1 and 4.5.6.", &[], &[], &["v1.2.3-rc1", "4.5.6"]),
    ];
    for (line, files, functions, versions) in cases {
        let issue = read_issue(line.as_bytes());
        let paths: Vec<&str> = issue.files.iter().map(|file| file.path.as_str()).collect();
        assert_eq!(paths, files, "{line}");
        assert_eq!(issue.functions, functions, "{line}");
        assert_eq!(issue.versions, versions, "{line}");
    }
}

fn xxd(bytes: &[u8]) -> String {
    let row = |(at, row): (usize, &[u8])| {
        let hex: Vec<String> = row
            .chunks(2)
            .map(|two| two.iter().map(|byte| format!("{byte:02x}")).collect())
            .collect();
        let letters: String = row
            .iter()
            .map(|byte| {
                if byte.is_ascii_graphic() {
                    char::from(*byte)
                } else {
                    '.'
                }
            })
            .collect();
        format!("{:08x}: {:<39}  {letters}\n", at * 16, hex.join(" "))
    };
    bytes.chunks(16).enumerate().map(row).collect()
}

fn base64(bytes: &[u8]) -> String {
    const LETTERS: &[u8] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    let mut text = String::new();
    for three in bytes.chunks(3) {
        let mut held = 0_u32;
        for at in 0..3 {
            held = held << 8 | u32::from(three.get(at).copied().unwrap_or(0));
        }
        for at in 0..4 {
            let sextet = (held >> (18 - 6 * at) & 63) as usize;
            text.push(if at <= three.len() {
                char::from(LETTERS[sextet])
            } else {
                '='
            });
        }
    }
    text
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 300, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_bytes_are_taken_within_bounds(bytes in proptest::collection::vec(any::<u8>(), 0..3000)) {
        bounded(&read_issue(&bytes), bytes.len());
    }

    #[test]
    fn any_text_of_our_words_is_taken(words in proptest::collection::vec(
        prop::sample::select(vec!["```", "~~~~", "\n", "$ ", "./a b", "`", "f(", "é(", "#L", "a.c", ":3", "00000000: 41", "*",
            "==1==ERROR: AddressSanitizer: SEGV\n", "    #0 0x1 in f /a.c:3", "v1.2", "commit abcdef1", "base64", "QUJD", " ", "> "]),
        0..300)) {
        let text = words.concat();
        bounded(&read_issue(text.as_bytes()), text.len());
    }

    #[test]
    fn attached_data_comes_out_as_it_went_in(bytes in proptest::collection::vec(any::<u8>(), 4..200)) {
        let hex = read_issue(format!("poc.bin\n```\n{}```\n", xxd(&bytes)).as_bytes());
        prop_assert_eq!(&hex.attached[0].bytes, &bytes);
        let text = read_issue(format!("as base64\n```\n{}\n```\n", base64(&bytes)).as_bytes());
        prop_assert_eq!(&text.attached[0].bytes, &bytes);
    }
}

fn bounded(issue: &Issue, length: usize) {
    assert!(issue.prose.len() <= issue.text.len() + LOG_LEFT_OUT.len() * 300 + 300);
    assert!(issue.text.len() <= length * 3);
    assert!(issue.attached.len() <= MAX_ATTACHED);
    for count in [
        issue.files.len(),
        issue.functions.len(),
        issue.versions.len(),
        issue.commands.len(),
    ] {
        assert!(count <= MAX_MENTIONS);
    }
}
