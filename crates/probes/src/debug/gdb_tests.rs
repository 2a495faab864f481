use super::*;

#[test]
fn hits_are_read_from_the_list() {
    let list = "Num     Type           Disp Enb Address            What\n\
        1       breakpoint     keep y   0x0000555555555237 in sum_row at rows.c:12\n\
        \tstop only if i > 2\n\
        \tbreakpoint already hit 9 times\n\
        \tignore next 991 hits\n\
        2       breakpoint     keep y   <MULTIPLE>         \n\
        \tbreakpoint already hit 1 time\n\
        2.1                         y   0x00005555555551ff in get at rows.c:6\n\
        3       breakpoint     keep y   0x00007ffff7e9f3c0 in _exit at _exit.c:30\n";
    assert_eq!(hit_counts(list), [(1, 9), (2, 1)].into());
    assert!(hit_counts("No breakpoints or watchpoints.\n").is_empty());
}
