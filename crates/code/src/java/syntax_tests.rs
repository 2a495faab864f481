//! The list of nodes has the shape of the grammar's tree.

use patchwright_domain::candidate::RelPath;

use super::JavaFile;

#[test]
fn nodes_know_their_fields_children_and_parents() {
    let text = b"class A { int f(int[] a, int i) { if (i < a.length) return a[i]; return -1; } }";
    let file = JavaFile::read(RelPath::new("A.java").unwrap(), text);
    let root = file.root().unwrap();
    let access = root.descendants().find(|node| node.is("array_access"));
    let access = access.unwrap();
    assert_eq!(access.child("array").unwrap().text(), "a");
    assert_eq!(access.child("index").unwrap().text(), "i");
    let above: Vec<&str> = access.ancestors().map(|node| node.kind()).collect();
    assert_eq!(
        above,
        [
            "return_statement",
            "if_statement",
            "block",
            "method_declaration",
            "class_body",
            "class_declaration",
            "program"
        ]
    );
    let condition = root.descendants().find(|node| node.is("binary_expression"));
    let operator = condition.unwrap().child("operator").unwrap();
    assert_eq!(operator.text(), "<");
    assert!(!root.is_broken());
    let parameters = root.descendants().find(|node| node.is("formal_parameters"));
    assert_eq!(parameters.unwrap().children().count(), 2);
}

#[test]
fn text_that_is_no_java_is_broken_and_no_more() {
    let file = JavaFile::read(RelPath::new("A.java").unwrap(), b"class { ) int \xff");
    assert!(file.root().is_none_or(|root| root.is_broken()));
}
