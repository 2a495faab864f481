//! What function names on a free stack say, and which frames count.

use patchwright_domain::report::{ExtraStack, Sanitizer};

use super::*;
use crate::{Project, purify};

#[test]
fn names_tell_who_frees() {
    use Owner::{Collector, Count, Perhaps};
    let cases = [
        ("gc_sweep", Some(Collector)),
        ("sweeplist", Some(Collector)),
        ("JS_RunGC", Some(Collector)),
        ("GCHeap::free_cell", Some(Collector)),
        ("vm_collect", Some(Collector)),
        ("collect_cycles", Some(Collector)),
        ("collectGarbage", Some(Collector)),
        ("collect_args", None),
        ("g_object_unref", Some(Count)),
        ("Py_DECREF", Some(Count)),
        ("node_ref_put", Some(Count)),
        ("drop_reference", Some(Count)),
        ("std::__shared_count::~__shared_count", Some(Count)),
        ("buffer_release", Some(Perhaps)),
        ("std::_Sp_counted_base::_M_release", Some(Perhaps)),
        ("kobject_put", Some(Perhaps)),
        ("put_value", None),
        ("table_clear", None),
        ("free", None),
        ("gcd", None),
        ("", None),
    ];
    for (name, expected) in cases {
        assert_eq!(says(name), expected, "{name}");
    }
}

fn stack(functions: &str) -> Vec<Frame> {
    let frames = functions.split_whitespace().map(|function| Frame {
        function: Some(function.to_owned()),
        file: Some("/src/a.c".to_owned()),
        ..Frame::default()
    });
    frames.collect()
}

#[test]
fn frames_that_both_stacks_share_say_nothing() {
    let cases = [
        (
            "use eval main",
            "free sweep gc_run alloc eval main",
            Some("sweep"),
        ),
        ("use gc_run main", "free table_clear gc_run main", None),
        ("use main", "free close main", None),
        ("use main", "free item_release unref main", Some("unref")),
    ];
    for (used, freed, expected) in cases {
        let mut report = CrashReport::new(BugKind::HeapUseAfterFree, Sanitizer::Address);
        report.frames = stack(used);
        report.stacks.push(ExtraStack {
            role: StackRole::Free,
            title: "freed by".to_owned(),
            frames: stack(freed),
        });
        let found = freed_by(&report).map(|(_, name)| name);
        assert_eq!(found.as_deref(), expected, "{freed}");
        let text = purify(&report, &Project::at("/src")).text;
        assert_eq!(text.contains("By its name"), expected.is_some(), "{text}");
    }
}

#[test]
fn advice_follows_who_freed() {
    let cases = [
        ("gc_sweep", "needs a root"),
        ("obj_unref", "owns a reference or borrows one"),
        (
            "item_release",
            "If `item_release` only gives back a counted reference",
        ),
        ("close", "decide who owns the block"),
    ];
    for (function, expected) in cases {
        let mut report = CrashReport::new(BugKind::HeapUseAfterFree, Sanitizer::Address);
        report.frames = stack("use main");
        report.stacks.push(ExtraStack {
            role: StackRole::Free,
            title: "freed by".to_owned(),
            frames: stack(&format!("free {function} main")),
        });
        let text = purify(&report, &Project::at("/src")).text;
        assert!(text.contains(expected), "{function}: {text}");
        assert!(
            text.contains("unless another owner") || function == "gc_sweep",
            "{text}"
        );
    }
}
