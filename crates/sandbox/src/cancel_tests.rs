use super::*;

#[test]
fn cancellation_reaches_descendants_and_clones_but_not_ancestors() {
    let root = CancelToken::default();
    let (child, sibling) = (root.child(), root.child());
    let grandchild = child.child();
    let tokens = [&root, &child, &sibling, &grandchild];
    let cancelled = || tokens.map(CancelToken::is_cancelled);
    assert_eq!(cancelled(), [false; 4]);

    child.clone().cancel();
    assert_eq!(cancelled(), [false, true, false, true]);

    root.cancel();
    assert_eq!(cancelled(), [true; 4]);
}

#[test]
fn a_flag_set_elsewhere_cancels_the_token() {
    let flag = Arc::new(AtomicBool::new(false));
    let token = CancelToken::new(Arc::clone(&flag));
    let child = token.child();
    flag.store(true, Ordering::SeqCst);
    assert!(token.is_cancelled());
    assert!(child.is_cancelled());
}
