use super::*;

fn found(present: &[&str]) -> Option<(AdapterKind, String)> {
    let exists = |path: &Path| present.iter().any(|name| path == Path::new(name));
    let adapter = Adapter::find_by(&["/usr/local/bin", "/usr/bin"], &exists)?;
    Some((adapter.kind, adapter.program.display().to_string()))
}

#[test]
fn the_newest_lldb_is_taken_before_gdb() {
    let lldb = |path: &str| Some((AdapterKind::Lldb, path.to_owned()));
    let cases = [
        (vec![], None),
        (
            vec!["/usr/bin/gdb"],
            Some((AdapterKind::Gdb, "/usr/bin/gdb".to_owned())),
        ),
        (
            vec!["/usr/bin/gdb", "/usr/bin/lldb-vscode-14"],
            lldb("/usr/bin/lldb-vscode-14"),
        ),
        (
            vec!["/usr/bin/lldb-dap-19", "/usr/bin/lldb-dap-21"],
            lldb("/usr/bin/lldb-dap-21"),
        ),
        (
            vec!["/usr/bin/lldb-dap-19", "/usr/local/bin/lldb-dap"],
            lldb("/usr/local/bin/lldb-dap"),
        ),
    ];
    for (present, wanted) in cases {
        assert_eq!(found(&present), wanted, "{present:?}");
    }
}
