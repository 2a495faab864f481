//! Sites on stacks as data: functions by blanks, innermost first; a function in capitals stands for one that hands out what it
//! is given.

use super::*;
use crate::parse;
use crate::project::{Call, Wrappers};

fn report(stacks: &[&str]) -> CrashReport {
    let mut text = "==1==ERROR: LeakSanitizer: detected memory leaks\n".to_owned();
    for stack in stacks {
        text += "\nDirect leak of 8 byte(s) in 1 object(s) allocated from:\n";
        for (at, function) in stack.split(' ').enumerate() {
            text += &match at {
                0 => format!("    #0 0x10 in {function} (/src/main+0x10)\n"),
                _ => format!("    #{at} 0x1{at} in {function} /src/a.c:{at}:3\n"),
            };
        }
    }
    text += "\nSUMMARY: AddressSanitizer: 8 byte(s) leaked in 1 allocation(s).\n";
    parse(text.as_bytes()).remove(0)
}

/// By what the functions are called here; the program's own source tells it elsewhere.
fn knowing() -> Project {
    let hands_out = |call: Call<'_>| {
        let wraps = |name: &str| name.chars().all(|letter| !letter.is_lowercase());
        assert_eq!(call.file, "a.c");
        wraps(call.caller)
            && (wraps(call.callee) || ["malloc", "operator new"].contains(&call.callee))
    };
    Project {
        wrappers: Wrappers::told_by(hands_out),
        ..Project::at("/src")
    }
}

fn sites(stacks: &[&str], project: &Project) -> Vec<String> {
    let sites = leak_sites(&report(stacks), project).into_iter();
    sites.map(|site| site.0).collect()
}

#[test]
fn allocators_are_passed_over() {
    for (stack, expected) in [
        ("malloc load run main", "load>run"),
        ("__interceptor_malloc GET load run main", "GET>load>run"),
        (
            "___interceptor_malloc GET GET_2 load run main",
            "GET>GET_2>load>run",
        ),
        (
            "malloc GET GET_2 GET_3 GET_4 load run main",
            "GET>GET_2>GET_3>GET_4>load",
        ),
        // Only what is called by an allocator is one.
        ("malloc load GET run main", "load>GET"),
        ("calloc GET load run", "GET>load"),
        // A tree that is as deep as its input.
        (
            "malloc NEW PARSE LIST PARSE LIST PARSE LIST run main",
            "NEW>PARSE>LIST>run>main",
        ),
        ("malloc GET", "GET"),
    ] {
        assert_eq!(sites(&[stack], &knowing()), [expected], "{stack}");
    }
}

#[test]
fn blocks_from_the_same_allocators_are_told_apart() {
    let stacks = [
        "malloc GET GET_2 key run main",
        "malloc GET GET_2 value run main",
    ];
    assert_eq!(
        sites(&stacks, &knowing()),
        ["GET>GET_2>key>run", "GET>GET_2>value>run"]
    );
    // Where no source tells, nothing changes.
    assert_eq!(sites(&stacks, &Project::at("/src")), ["GET>GET_2"]);
}
