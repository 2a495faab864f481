use super::*;

#[test]
fn hits_and_places_are_read_from_the_list() {
    let list = "Num     Type           Disp Enb Address            What\n\
        1       breakpoint     keep y   0x0000555555555237 in sum_row at rows.c:12\n\
        \tstop only if i > 2\n\
        \tbreakpoint already hit 9 times\n\
        \tignore next 991 hits\n\
        2       breakpoint     keep y   <MULTIPLE>         \n\
        \tbreakpoint already hit 1 time\n\
        2.1                         y   0x00005555555551ff in get at rows.c:6\n\
        2.2                         y   0x00005555555552ff in get at rows.c:7\n\
        3       breakpoint     keep y   <PENDING>          -source /program/rows.c -line 900\n";
    let of = |hits, line| Listed { hits, line };
    let wanted = [(1, of(9, Some(12))), (2, of(1, Some(6))), (3, of(0, None))];
    assert_eq!(listed(list), wanted.into());
    assert!(listed("No breakpoints or watchpoints.\n").is_empty());
}
