use std::sync::mpsc;

use patchwright_domain::event::Step;

use super::*;

#[test]
fn what_is_attached_is_cancelled_with_the_call_whenever_that_is() {
    let call = Cancellation::default();
    let (early, gone, late) = <(CancelToken, CancelToken, CancelToken)>::default();
    let _early = call.attach(early.clone());
    drop(call.attach(gone.clone()));
    call.clone().cancel();
    let _late = call.attach(late.clone());
    assert!(call.is_cancelled());
    let cancelled = [early, gone, late].map(|token| token.is_cancelled());
    assert_eq!(cancelled, [true, false, true]);
}

#[test]
fn progress_is_one_short_line() {
    let (tell, told) = mpsc::channel();
    let request = Request::new(Cancellation::default(), move |words| {
        let _ = tell.send(words);
    });
    request.hear(&Event::StepStarted { step: Step::Build });
    let text = format!("a note\n\u{1b}[31m{}", "x".repeat(1000));
    request.hear(&Event::Noted { text });
    drop(request);
    let told: Vec<String> = told.iter().collect();
    assert_eq!(told[0], "building");
    assert!(told[1].starts_with("a note"), "{told:?}");
    assert!(told[1].chars().count() <= MOST_WORDS + 1, "{told:?}");
    assert!(!told[1].contains(['\n', '\u{1b}']), "{told:?}");
}
