//! Which variable an access missed.

use crate::{Project, parse, purify};

fn headline(at: u64, size: u64, marked: &str) -> String {
    let mark = |name: &str| match name == marked {
        true => format!(" <== Memory access at offset {at} partially underflows this variable"),
        false => String::new(),
    };
    let text = format!(
        "==7==ERROR: AddressSanitizer: stack-buffer-overflow on address 0x7f00000000a0 at pc 0x1 bp 0x2 sp 0x3\n\
         WRITE of size {size} at 0x7f00000000a0 thread T0\n    #0 0x1 in expand /p/expand.c:57:13\n\n\
         Address 0x7f00000000a0 is located in stack of thread T0 at offset {at} in frame\n    #0 0x1 in conf_read /p/parse.c:98\n\n  \
         This frame has 2 object(s):\n    [32, 160) 'value.i' (line 68){}\n    [192, 704) 'buf' (line 99){}\n",
        mark("value.i"),
        mark("buf"),
    );
    purify(&parse(text.as_bytes())[0], &Project::at("/p")).headline
}

#[test]
fn a_range_from_the_end_of_one_variable_overruns_that_one() {
    let cases = [
        (
            160,
            78,
            "buf",
            "just past the end of the 128-byte stack variable `value`",
        ),
        (
            160,
            78,
            "",
            "just past the end of the 128-byte stack variable `value`",
        ),
        (
            188,
            4,
            "buf",
            "4 bytes before the start of the 512-byte stack variable `buf`",
        ),
        (
            704,
            1,
            "",
            "just past the end of the 512-byte stack variable `buf`",
        ),
    ];
    for (at, size, marked, expected) in cases {
        let found = headline(at, size, marked);
        assert!(found.contains(expected), "{at} {size} {marked}: {found}");
    }
}
