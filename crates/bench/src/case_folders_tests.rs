use super::*;

#[test]
fn patterns_mean_folders_with_a_manifest() {
    let root = tempfile::tempdir().unwrap();
    for name in ["cases/b", "cases/a", "more/a"] {
        let folder = root.path().join(name);
        fs::create_dir_all(&folder).unwrap();
        fs::write(folder.join(manifest::FILE_NAME), "").unwrap();
    }
    fs::create_dir_all(root.path().join("cases/no-case")).unwrap();
    let suites = root.path().join("suites");
    fs::create_dir(&suites).unwrap();
    let found = |from: &Path, patterns: &[&str]| {
        let patterns: Vec<String> = patterns.iter().map(|one| (*one).to_owned()).collect();
        case_folders(from, &patterns, Path::new("s.toml"))
    };
    let all = found(root.path(), &["./cases/*/", "cases/a", "more/a"]).unwrap();
    assert_eq!(all, ["cases/a", "cases/b", "more/a"]);
    let above = found(&suites, &["../*/a"]).unwrap();
    assert_eq!(above, ["../cases/a", "../more/a"]);
    for nothing in ["cases/no-case", "cases/x*", "cases/[", "absent/*"] {
        let error = found(root.path(), &[nothing]).unwrap_err();
        let words = error.to_string();
        let named = words.contains("s.toml") || words.contains("absent");
        assert!(named, "{words}");
    }
}
