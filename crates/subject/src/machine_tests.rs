use super::*;

fn limits(memory_mib: u64, processes: u64, disk_mib: u64) -> Limits {
    Limits {
        memory_mib,
        processes,
        disk_mib,
        jobs: 2,
    }
}

#[test]
fn no_case_gets_the_whole_machine() {
    let everything = limits(1 << 24, 1_000_000, 1 << 24);
    let granted = granted(&everything);
    assert!((32..1 << 24).contains(&granted.memory_mib), "{granted:?}");
    assert_eq!((granted.processes, granted.jobs), (MOST_PROCESSES, 2));
    let told = refused(&everything).unwrap();
    for word in ["memory-mib", "processes"] {
        assert!(told.contains(word), "{told}");
    }
}

#[test]
fn what_the_machine_has_is_given() {
    let modest = limits(32, 4, 1);
    assert_eq!(granted(&modest), modest);
    assert_eq!(refused(&modest), None);
}
