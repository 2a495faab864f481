use super::*;

#[test]
fn identities_are_read_as_git_reads_them() {
    let folder = tempfile::tempdir().unwrap();
    let write = |name: &str, text: &str| {
        let path = folder.path().join(name);
        std::fs::write(&path, text).unwrap();
        path
    };
    write("work", "[user]\n\temail = ada@work.example\n");
    let config = write(
        "config",
        "[core]\n name = no\n[user]\n\tname = \"Ada L.\" # me\n email=ada@home.example ; mine\n\
         [include]\n path = work\n[user \"other\"]\n name = nobody\n",
    );
    let found = Identity::read(&config, None, 0);
    let expected = Identity {
        name: Some("Ada L.".to_owned()),
        email: Some("ada@work.example".to_owned()),
    };
    assert_eq!(found, expected);
    let half = Identity {
        name: None,
        ..expected
    };
    assert_eq!(half.whole().0, NOBODY.0);
}
