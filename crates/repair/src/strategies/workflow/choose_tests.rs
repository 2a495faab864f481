use patchwright_code::CodeMap;
use patchwright_crash::Project;
use patchwright_domain::report::CrashReport;

use super::super::gather::gather;
use super::*;

const LINES: u32 = 900;

/// A function of many lines, which the report names near its start and near its end, and its caller.
fn source() -> String {
    let body: String = (3..=LINES)
        .map(|line| format!("\tstep({line}, table, count + {line});\n"))
        .collect();
    format!(
        "int decode(int *table, int count)\n{{\n{body}}}\nint run(void) {{ return decode(0, 1); }}\n"
    )
}

fn report(lines: &[u32]) -> CrashReport {
    let frames = lines
        .iter()
        .enumerate()
        .map(|(at, line)| format!("    #{at} 0x4f{at}a1 in decode /src/decode.c:{line}:5\n"));
    let text = format!(
        "==7==ERROR: AddressSanitizer: heap-buffer-overflow on address 0x602000000014 at pc 0x4fa1\nREAD of size 4 at 0x602000000014 thread T0\n{}",
        frames.collect::<String>()
    );
    patchwright_crash::parse(text.as_bytes()).remove(0)
}

fn chosen(lines: &[u32], most: usize) -> (String, Vec<String>) {
    let path = RelPath::new("decode.c").unwrap();
    let map = CodeMap::read([(path, source().into_bytes())]);
    let project = Project::at("/src");
    let report = report(lines);
    let marks = Marks::from_report(&report, &project);
    let found = gather(&map, &[&report], &project, None);
    let chosen = choose(&map, &marks, &found, most);
    let left_out = chosen.left_out.clone();
    (chosen.section(&map, &marks).unwrap(), left_out)
}

/// Neither the length of a function nor a small window may hide the lines that crashed.
#[test]
fn the_lines_of_the_report_survive_every_cut() {
    for most in [24_000, 3_000, 600] {
        let (code, left_out) = chosen(&[850, 20, 450], most);
        for line in [850, 20, 450] {
            let shown = format!("step({line}, table");
            assert!(code.contains(&shown), "{line} of {most}: {code}");
        }
        assert!(code.contains("int decode(int *table"), "{code}");
        assert!(code.contains("// <<< crash frame #0"), "{code}");
        assert!(estimate(&code) < most + 600, "{most}");
        let told = "decode (decode.c): of its lines 1-901 only 1-";
        assert!(left_out[0].starts_with(told), "{left_out:?}");
        assert!(code.contains(&left_out[0]));
    }
}

#[test]
fn what_has_no_room_is_named() {
    let (code, left_out) = chosen(&[850], 3);
    assert_eq!(left_out, ["decode (decode.c)"]);
    assert!(
        code.contains("for lack of room") && !code.contains("step("),
        "{code}"
    );
}
