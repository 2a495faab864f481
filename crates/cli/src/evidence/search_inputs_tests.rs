use patchwright_subject::manifest::{self, Flags};

use super::*;

fn input(content: &[u8], command: Option<&str>) -> SearchInput {
    SearchInput {
        content: content.to_vec(),
        command: command.map(str::to_owned),
    }
}

fn case(folder: &Path, read: &[&str]) -> Case {
    let text = "[build]\ncommand = 'make'\n[[poc]]\nname = 'odd-name'\ncommand = './t {input}'\ninput = '../crash'\n";
    fs::create_dir_all(folder.join("case")).unwrap();
    for (name, text) in [
        ("case/main.c", "int x;"),
        ("crash", "x"),
        ("case/patchwright.toml", text),
    ] {
        fs::write(folder.join(name), text).unwrap();
    }
    let flags = Flags {
        read: read.iter().map(|name| folder.join(name)).collect(),
        ..Flags::default()
    };
    manifest::load_with(&folder.join("case"), &flags, &folder.join("case"), 1).unwrap()
}

#[test]
fn what_is_written_is_read_back_unless_the_poc_is_private() {
    let folder = tempfile::tempdir().unwrap();
    let folder = fs::canonicalize(folder.path()).unwrap();
    let mut case = case(&folder, &["crash"]);
    let own = vec![input(b"one\xff", None), input(b"", Some("./t -q {input}"))];
    let inputs: HandedInputs = [("odd-name".to_owned(), own)].into();
    // The PoC is from outside of the case.
    assert!(listed(&case, &inputs, Kept::Whole).is_empty());
    case.unpublished.clear();
    assert!(listed(&case, &inputs, Kept::HashOnly).is_empty());
    let found = listed(&case, &inputs, Kept::Whole);
    let mut draft = Draft::default();
    add_to(&mut draft, &found);
    let out = folder.join("out");
    patchwright_store::bundle::write(&out, b"", &draft).unwrap();
    let places: Vec<BundleInput> = found.into_iter().map(|(place, _)| place).collect();
    assert_eq!(places[0].path, "search/1-odd-name/01.input");
    assert_eq!(read(&out.join("bundle"), &places).unwrap(), inputs);
}

#[test]
fn a_forged_list_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(
        folder.path().join("large"),
        vec![0; MOST_BYTES as usize + 1],
    )
    .unwrap();
    fs::write(folder.path().join("small"), "x").unwrap();
    let one = |path: &str, command: Option<String>| BundleInput {
        poc: "main".to_owned(),
        path: path.to_owned(),
        command,
    };
    for bad in [
        vec![one("/etc/passwd", None)],
        vec![one("../small", None)],
        vec![one("absent", None)],
        vec![one("large", None)],
        vec![one(".", None)],
        vec![one("small", Some("x".repeat(MOST_COMMAND + 1)))],
        vec![one("small", None); MOST_INPUTS + 1],
    ] {
        let error = read(folder.path(), &bad).unwrap_err().to_string();
        assert!(error.contains("damaged or forged"), "{error}");
    }
    assert!(read(folder.path(), &[one("small", None)]).is_ok());
}
