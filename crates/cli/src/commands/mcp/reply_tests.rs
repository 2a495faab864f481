use super::*;

#[test]
fn a_long_answer_is_cut_and_says_so() {
    let reply = Reply::error("ä".repeat(MOST_TEXT));
    assert!(reply.is_error);
    assert!(reply.text.len() < MOST_TEXT + 100);
    assert!(reply.text.ends_with("more bytes were cut"));
    let short = Reply::new("short".to_owned(), None);
    assert_eq!(short.text, "short");
}

#[test]
fn a_long_document_keeps_what_is_short() {
    let long = json!({ "accepted": false, "feedback": "x".repeat(MOST_DOCUMENT) });
    let reply = Reply::new(String::new(), Some(long));
    let document = reply.document.unwrap();
    assert_eq!(document["accepted"], false);
    assert_eq!(document.get("feedback"), None);
    assert!(document["cut"].as_str().unwrap().contains("bytes"));
    let short = json!({ "accepted": true });
    assert_eq!(
        Reply::new(String::new(), Some(short.clone())).document,
        Some(short)
    );
}
