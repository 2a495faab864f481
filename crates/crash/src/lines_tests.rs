use super::*;
use crate::parse;

const REPORT: &str = "\
==7==ERROR: AddressSanitizer: heap-use-after-free on address 0x602000000014 at pc 0x1 bp 0x2 sp 0x3
READ of size 4 at 0x602000000014 thread T0
    #0 0x1 in memcpy (/usr/lib/libasan.so+0x1)
    #1 0x2 in use /src/a/use.c:10:3
    #2 0x3 in main /src/main.c:5:1
    #3 0x4 in __libc_start_main (/lib/libc.so.6+0x1)

0x602000000014 is located 0 bytes inside of 4-byte region [0x602000000014,0x602000000018)
freed by thread T0 here:
    #0 0x1 in free (/usr/lib/libasan.so+0x1)
    #1 0x2 in drop /src/a/use.c:7:2

previously allocated by thread T0 here:
    #0 0x1 in malloc (/usr/lib/libasan.so+0x1)
    #1 0x2 in make /src/main.c:3:9
";

#[test]
fn lines_of_all_stacks_are_named_with_the_projects_own_numbers() {
    let report = parse(REPORT.as_bytes()).remove(0);
    let lines = named_lines(&report, &Project::at("/src"));
    let shown: Vec<String> = lines
        .iter()
        .map(|one| format!("{}:{} {}", one.file, one.line, one.mark()))
        .collect();
    let wanted = [
        "a/use.c:10 crash frame #0",
        "main.c:5 crash frame #1",
        "a/use.c:7 free frame #0",
        "main.c:3 allocation frame #0",
    ];
    assert_eq!(shown, wanted);
    assert_eq!(lines[0].column, Some(3));
    assert_eq!(lines[0].function.as_deref(), Some("use"));
}
