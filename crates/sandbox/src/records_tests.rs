use std::ffi::OsString;
use std::os::unix::ffi::OsStringExt;
use std::path::Path;

use super::{ProcessEnd, Records, compiler_calls};

#[test]
fn the_whole_story_is_read() {
    let told = b"start\n\
        exec\t7\t/bin/tool\t/src%09dir\t/dev/null\n\
        arg\t7\ttool\narg\t7\ta%0Ab%FF%25\nenv\t7\tX=1\n\
        loaded\t7\t/lib/a b.so\nshadow\t7\nended\t7\tsignal\t6\n\
        ended\t8\texit\t3\ncut\nend\texit\t42\n";
    let records = Records::parse(told);
    assert!(records.started && records.traced.cut);
    assert_eq!(records.end, Some(ProcessEnd::Exited(42)));
    let [program] = records.traced.executed.as_slice() else {
        panic!("{:?}", records.traced);
    };
    assert_eq!(program.cwd, Path::new("/src\tdir"));
    assert_eq!(program.argv[1], OsString::from_vec(b"a\nb\xff%".to_vec()));
    assert_eq!(program.env, ["X=1"]);
    assert!(records.traced.loaded[&7].contains(Path::new("/lib/a b.so")));
    assert!(records.traced.shadowed.contains(&7));
    assert_eq!(records.traced.ends[&7], ProcessEnd::Signalled(6));
    assert_eq!(records.traced.ends[&8], ProcessEnd::Exited(3));
}

#[test]
fn strange_lines_say_nothing() {
    let cases: &[&[u8]] = &[
        b"",
        b"\n\n\t\t\n",
        b"end\texit\t0",
        b"end\n",
        b"end\texit\n",
        b"end\texit\tx\n",
        b"end\tvanished\t0\n",
        b"end\texit\t99999999999999\n",
        b"END\texit\t0\n",
        b"exec\t-1\t/bin/tool\narg\t-1\tx\n",
        b"arg\t5\tbefore its program\n",
        b"%\t%%\t%zz\t%4\n\xff\xfe\n",
        b"ended\t5\texit\t\n",
    ];
    for told in cases {
        let records = Records::parse(told);
        assert!(records.end.is_none() && !records.started, "{told:?}");
        assert!(records.traced.executed.is_empty() && records.traced.ends.is_empty());
    }
}

#[test]
fn a_torn_end_is_no_end() {
    let whole = b"start\nend\tsignal\t11\n";
    for cut in 0..whole.len() {
        assert_eq!(Records::parse(&whole[..cut]).end, None, "{cut}");
    }
    assert_eq!(Records::parse(whole).end, Some(ProcessEnd::Signalled(11)));
}

#[test]
fn arguments_go_to_the_program_they_belong_to() {
    let told = b"exec\t1\ta\t\t\nexec\t2\tb\t\t\narg\t1\tlate\narg\t2\tgood\n";
    let records = Records::parse(told);
    assert!(records.traced.executed[0].argv.is_empty());
    assert_eq!(records.traced.executed[1].argv, ["good"]);
}

#[test]
fn compiler_calls_pass_over_what_is_torn() {
    let log = b"/src\t/usr/bin/cc\tcc\t-c\ta%20b.c\n/src\t/usr/bin/cc\n\nhalf";
    let calls = compiler_calls(log);
    assert_eq!(calls.len(), 1);
    assert_eq!(calls[0].argv, ["cc", "-c", "a b.c"]);
}
