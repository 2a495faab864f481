use super::*;

#[test]
fn what_is_held_back_is_found_by_its_names() {
    let folder = tempfile::tempdir().unwrap();
    let at = |name: &str| folder.path().join(name);
    assert!(HeldBack::read(folder.path()).unwrap().is_empty());
    for (name, text) in [
        ("fix.patch", "--- a\n"),
        ("variants/v2.bin", ""),
        ("variants/v1.args", "-x 3"),
        ("benign/one.bin", ""),
        ("benign/one.out", "as it was"),
    ] {
        fs::create_dir_all(at(name).parent().unwrap()).unwrap();
        fs::write(at(name), text).unwrap();
    }
    fs::create_dir(at("variants/folder")).unwrap();
    let held = HeldBack::read(folder.path()).unwrap();
    assert_eq!(held.reference.as_deref(), Some(b"--- a\n".as_slice()));
    assert_eq!(
        held.variants,
        [at("variants/v1.args"), at("variants/v2.bin")]
    );
    assert_eq!(held.benign, [at("benign/one.bin")]);
}

/// Part of what is held back would pass for all of it.
#[test]
fn what_cannot_be_read_whole_is_an_error() {
    let folder = tempfile::tempdir().unwrap();
    let at = |name: &str| folder.path().join(name);
    fs::write(at("variants"), "no folder").unwrap();
    assert!(HeldBack::read(folder.path()).is_err());
    fs::remove_file(at("variants")).unwrap();
    fs::create_dir(at("variants")).unwrap();
    for number in 0..=MOST_INPUTS {
        fs::write(at("variants").join(number.to_string()), "").unwrap();
    }
    let error = HeldBack::read(folder.path()).unwrap_err().to_string();
    assert!(error.contains("more than 200 files"), "{error}");
}

#[test]
fn an_input_takes_the_place_of_the_poc_s_own() {
    let folder = tempfile::tempdir().unwrap();
    let arguments = folder.path().join("v.args");
    fs::write(&arguments, "-d 3\n").unwrap();
    let case = |poc: &str| {
        let text =
            format!("[project]\nlanguage = \"c\"\n[build]\ncommand = \"make\"\n[[poc]]\n{poc}");
        fs::write(folder.path().join("patchwright.toml"), text).unwrap();
        fs::write(folder.path().join("crash"), "!").unwrap();
        patchwright_subject::manifest::load(folder.path(), 1).unwrap()
    };
    let variant = Path::new("/some/variant");
    let file = case("command = \"./tool {input}\"\ninput = \"crash\"\nbug = \"segv\"");
    let poc = with_input(&file, variant).unwrap().unwrap();
    assert_eq!(poc.input.as_deref(), Some(variant));
    assert_eq!(poc.bug, None);
    let stdin = case("command = \"./tool\"\nstdin = \"crash\"");
    let poc = with_input(&stdin, variant).unwrap().unwrap();
    assert_eq!((poc.input, poc.stdin.as_deref()), (None, Some(variant)));
    let alone = case("command = \"./tool -d 9\"");
    assert_eq!(with_input(&alone, variant).unwrap(), None);
    let poc = with_input(&alone, &arguments).unwrap().unwrap();
    assert_eq!(poc.command, "./tool -d 3");
}
