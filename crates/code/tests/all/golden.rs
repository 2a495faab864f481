//! Each file of `tests/syntax` against its golden tree.

use std::fs;
use std::path::Path;

use patchwright_code::Code;
use patchwright_domain::candidate::RelPath;
use patchwright_testkit::check_all;

use crate::print;

#[test]
fn every_odd_source_has_its_tree() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/syntax");
    let mut names: Vec<String> = fs::read_dir(&folder)
        .unwrap()
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .filter(|name| name.ends_with(".c") || name.ends_with(".cpp"))
        .collect();
    names.sort();
    assert!(names.len() >= 8);
    let cases = names.into_iter().map(|name| (name.clone(), name));
    check_all(cases, |_, name| {
        let bytes = fs::read(folder.join(&name)).unwrap();
        let code = Code::read([(RelPath::new(name.as_str()).unwrap(), bytes)]);
        let mut out: String = code.functions().map(print::function).collect();
        let file = &code.files()[0];
        let broken: Vec<u32> = (1..=file.text().lines().count() as u32)
            .filter(|line| file.broken_at(*line))
            .collect();
        out += &format!("broken lines: {broken:?}\n");
        insta::with_settings!({ snapshot_path => &folder, prepend_module_to_snapshot => false, omit_expression => true }, {
            insta::assert_snapshot!(name, out);
        });
    });
}
