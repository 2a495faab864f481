use super::*;

fn path(name: &str) -> RelPath {
    RelPath::new(name).unwrap()
}

fn set(names: &[&str]) -> BTreeSet<RelPath> {
    names.iter().map(|name| path(name)).collect()
}

/// Changed files have the text `text`, all others that of the disk.
fn show(
    documents: &mut Documents,
    view: u64,
    file: &str,
    changed: &[&str],
    text: &str,
) -> Vec<DocumentNotice> {
    let of_base = "as on the disk".to_owned();
    let of_changed = text.to_owned();
    let changed = set(changed);
    let texts = |file: &RelPath| match changed.contains(file) {
        true => Some(of_changed.as_str()),
        false => Some(of_base.as_str()),
    };
    let told = documents.show(view, &path(file), &changed, &texts);
    documents.put_away(&path(file));
    told
}

#[test]
fn nothing_is_told_twice() {
    let mut documents = Documents::default();
    assert_eq!(
        show(&mut documents, 1, "a.c", &[], ""),
        [DocumentNotice::Open(path("a.c"))]
    );
    assert_eq!(show(&mut documents, 1, "a.c", &[], ""), []);
    assert_eq!(
        show(&mut documents, 1, "b.c", &[], ""),
        [DocumentNotice::Open(path("b.c"))]
    );
    assert_eq!(show(&mut documents, 2, "a.c", &[], ""), []);
}

#[test]
fn a_candidates_files_are_told_and_taken_back() {
    let mut documents = Documents::default();
    show(&mut documents, 1, "a.c", &[], "");
    let file = path("a.c");
    let changed = [
        DocumentNotice::Change {
            file: file.clone(),
            version: 2,
        },
        DocumentNotice::Open(path("b.h")),
    ];
    assert_eq!(
        show(&mut documents, 2, "a.c", &["a.c", "b.h"], "first"),
        changed
    );
    assert_eq!(show(&mut documents, 2, "a.c", &["a.c", "b.h"], "first"), []);
    let change = |name: &str, version| DocumentNotice::Change {
        file: path(name),
        version,
    };
    let again = [change("a.c", 3), change("b.h", 2)];
    assert_eq!(show(&mut documents, 3, "a.c", &["a.c"], "second"), again);
    let back = [change("a.c", 4), DocumentNotice::Open(path("c.c"))];
    assert_eq!(show(&mut documents, 4, "c.c", &[], ""), back);
}

/// The other tree does not have this file.
#[test]
fn what_is_gone_is_closed() {
    let mut documents = Documents::default();
    show(&mut documents, 1, "a.c", &[], "");
    let told = documents.show(2, &path("a.c"), &set(&[]), &|_| None);
    assert_eq!(told, [DocumentNotice::Close(path("a.c"))]);
}

#[test]
fn the_least_used_are_closed_and_changed_ones_stay() {
    let mut documents = Documents::default();
    show(&mut documents, 1, "kept.h", &["kept.h"], "new");
    let name = |number: usize| format!("{number:02}.c");
    for number in 0..MOST_OPEN {
        show(&mut documents, 1, &name(number), &["kept.h"], "new");
    }
    show(&mut documents, 1, &name(0), &["kept.h"], "new");
    let told = show(&mut documents, 1, "last.c", &["kept.h"], "new");
    assert_eq!(
        told,
        [
            DocumentNotice::Open(path("last.c")),
            DocumentNotice::Close(path("01.c"))
        ]
    );
    assert_eq!(documents.open.len(), MOST_OPEN + 1);
}

/// A file is not closed while a query about it is pending, however many others are opened.
#[test]
fn what_is_asked_about_stays_open() {
    let mut documents = Documents::default();
    documents.show(1, &path("first.c"), &set(&[]), &|_| Some("text"));
    let mut closed = Vec::new();
    for number in 0..20 {
        closed.extend(show(&mut documents, 1, &format!("{number}.c"), &[], ""));
    }
    closed.retain(|told| matches!(told, DocumentNotice::Close(_)));
    assert!(
        !closed.contains(&DocumentNotice::Close(path("first.c"))),
        "{closed:?}"
    );
    documents.put_away(&path("first.c"));
    let told = show(&mut documents, 1, "last.c", &[], "");
    assert!(
        told.contains(&DocumentNotice::Close(path("first.c"))),
        "{told:?}"
    );
}
