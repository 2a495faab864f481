use super::*;

/// Above any number that the kernel gives.
const NOBODY: u32 = 1 << 30;

#[test]
fn only_groups_of_dead_processes_of_this_namespace_are_removed() {
    let folder = tempfile::tempdir().unwrap();
    let own = Owner::here().unwrap();
    let other = own.namespace + 1;
    let (ours, pid) = (own.namespace, own.pid);
    let names = [
        (format!("patchwright-{ours}-{NOBODY}-0"), false),
        (format!("patchwright-{ours}-{pid}-0"), true),
        (format!("patchwright-{other}-{NOBODY}-0"), true),
        // Named as earlier versions did.
        (format!("patchwright-{NOBODY}-0"), true),
        ("patchwright-".to_owned(), true),
        ("user.slice".to_owned(), true),
    ];
    for (name, _) in &names {
        fs::create_dir(folder.path().join(name)).unwrap();
    }
    own.sweep(folder.path());
    for (name, stays) in &names {
        assert_eq!(folder.path().join(name).exists(), *stays, "{name}");
    }
}
