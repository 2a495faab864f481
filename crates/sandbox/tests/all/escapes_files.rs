//! What a job plants where we read afterwards, and what it does to our files that it can see.

use std::ffi::OsStr;
use std::fs;
use std::os::unix::ffi::OsStrExt;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use patchwright_sandbox::{Backend, Leftovers, Mount, Outcome, Stdin, Unreadable};

use crate::escapes_host::{BOTH, Host, SECRET, read_only};

const MOST: u64 = 1 << 20;

/// How reading a planted entry must fail.
enum Look {
    NotBeneath,
    NotAFile,
    TooLarge,
}

const PLANTS: &[(&str, &str, Look)] = &[
    ("ln -s {outside}/secret x", "x", Look::NotBeneath),
    ("ln -s ../../../outside/secret x", "x", Look::NotBeneath),
    ("ln -s {outside} x", "x/secret", Look::NotBeneath),
    (
        "mkdir a; ln -s {outside} a/x",
        "a/x/secret",
        Look::NotBeneath,
    ),
    ("echo fine > y; ln -s y x", "x", Look::NotBeneath),
    ("ln -s /proc/self/environ x", "x", Look::NotBeneath),
    ("ln -s x x", "x", Look::NotBeneath),
    ("mkdir x", "x", Look::NotAFile),
    ("mkfifo x", "x", Look::NotAFile),
    ("echo fine > x", "../outside/secret", Look::NotBeneath),
    ("echo fine > x", "/etc/passwd", Look::NotBeneath),
    ("mkdir x", "x/../../outside/secret", Look::NotBeneath),
    ("dd if=/dev/zero of=x bs=1M count=2", "x", Look::TooLarge),
];

#[test]
fn planted_things_are_not_followed_and_not_waited_for() {
    for (script, name, look) in PLANTS {
        let mut host = Host::new(Backend::Bubblewrap);
        let finished = host.room.run(&host.job(script));
        assert_eq!(finished.outcome, Outcome::Exited(0), "{script}");
        let left = Leftovers::open(&host.tree).unwrap();
        let seen = left.read(Path::new(name), MOST).unwrap_err();
        let right = match look {
            Look::NotBeneath => matches!(seen, Unreadable::NotBeneath { .. }),
            Look::NotAFile => matches!(seen, Unreadable::NotAFile { .. }),
            Look::TooLarge => matches!(seen, Unreadable::TooLarge { .. }),
        };
        assert!(right, "{script}: {seen}");
        host.assert_unharmed(script);
    }
}

#[test]
fn an_ordinary_reader_would_have_been_led_out() {
    let host = Host::new(Backend::Bubblewrap);
    host.room.run(&host.job("ln -s {outside}/secret x"));
    assert_eq!(fs::read_to_string(host.tree.join("x")).unwrap(), SECRET);
    let names = Leftovers::open(&host.tree).unwrap().names(10).unwrap();
    assert_eq!(names, Vec::<PathBuf>::new());
}

/// A hard link cannot be told from a file, so creating one must fail.
#[test]
fn a_hard_link_leads_out_only_without_walls() {
    for backend in BOTH {
        let host = Host::new(backend);
        host.room
            .run(&host.job("ln {outside}/secret x || ln /etc/passwd x || ln {shared}/ours x"));
        let read = Leftovers::open(&host.tree)
            .unwrap()
            .read(Path::new("x"), MOST);
        match backend {
            Backend::Bubblewrap => assert!(read.is_err()),
            Backend::None => assert_eq!(read.unwrap(), SECRET.as_bytes()),
        }
    }
}

/// A file and a link are swapped continuously while we read.
#[test]
fn a_swap_between_look_and_read_gains_nothing() {
    let host = Host::new(Backend::Bubblewrap);
    let mut job = host.job(
        "echo good > good; ln -s {outside}/secret bad; \
         while :; do ln good x; mv -f x y; ln bad x; mv -f x y; done",
    );
    job.limits.wall = Duration::from_millis(1500);
    let done = AtomicBool::new(false);
    let (mut careful, mut careless) = (0, 0);
    std::thread::scope(|scope| {
        scope.spawn(|| {
            host.room.run(&job);
            done.store(true, Ordering::SeqCst);
        });
        let left = Leftovers::open(&host.tree).unwrap();
        while !done.load(Ordering::SeqCst) {
            match left.read(Path::new("y"), MOST) {
                Ok(bytes) => {
                    assert_eq!(bytes, b"good\n");
                    careful += 1;
                }
                Err(Unreadable::NotBeneath { .. }) => {}
                Err(other) => panic!("{other}"),
            }
            careless +=
                usize::from(fs::read(host.tree.join("y")).is_ok_and(|b| b == SECRET.as_bytes()));
        }
    });
    assert!(
        careful > 0 && careless > 0,
        "the race was on: {careful} {careless}"
    );
}

#[test]
fn files_of_ours_cannot_be_overwritten() {
    let attempts = [
        "echo x > /patchwright/inside",
        "rm -f /patchwright/inside",
        "mv /patchwright /patchwright2",
        "chmod 777 /patchwright/inside",
        "echo x > {shared}/ours",
        "mv {shared} {shared}2",
        "rm -rf {shared}/ours",
        "chmod 777 {shared}/ours",
        "touch -t 200001010000 {shared}/ours",
        "rmdir {tree}/mounted || rm -rf {tree}/mounted",
        "mv {tree}/mounted {tree}/elsewhere",
        "echo x > {tree}/mounted/ours",
    ];
    for attempt in attempts {
        let mut host = Host::new(Backend::Bubblewrap);
        let program = host.room.sandbox.program().to_owned();
        let before = fs::read(&program).unwrap();
        let mut job = host.job(&format!("{{ {attempt}; }} && echo ESCAPED; exit 0"));
        // A read-only folder of ours inside the job's tree.
        job.mounts.push(Mount::ReadOnly {
            host: host.shared.clone(),
            inside: host.tree.join("mounted"),
        });
        let finished = host.room.run(&job);
        assert_eq!(finished.stdout.text(), "", "{attempt}");
        assert_eq!(finished.outcome, Outcome::Exited(0), "{attempt}");
        assert!(fs::read(&program).unwrap() == before, "{attempt}");
        host.assert_unharmed(attempt);
    }
}

/// The file belongs to the user, and an ordinary user's job runs as that user.
#[test]
fn the_file_at_standard_input_can_only_be_read() {
    let attempts = [
        "{ echo x > /proc/self/fd/0; } && echo ESCAPED",
        "{ echo x >> /dev/stdin; } && echo ESCAPED",
        "chmod 777 /proc/self/fd/0 && echo ESCAPED",
        "touch /proc/self/fd/0 && echo ESCAPED",
        "truncate -s 0 /proc/self/fd/0 && echo ESCAPED",
    ];
    for attempt in attempts {
        for backend in BOTH {
            let mut host = Host::new(backend);
            let file = host.outside.join("secret");
            let mut job = host.job(&format!("cat; {attempt}; exit 0"));
            job.stdin = Stdin::File(file);
            let text = host.room.run(&job).stdout.text();
            assert!(text.starts_with(SECRET), "{attempt}: {text}");
            assert_eq!(
                text.contains("ESCAPED"),
                backend == Backend::None,
                "{attempt}"
            );
            if backend == Backend::Bubblewrap {
                host.assert_unharmed(attempt);
            }
        }
    }
}

#[test]
fn the_base_below_a_layer_stays_as_it_was() {
    let scripts = [
        "echo x > file; rm -rf folder",
        "chmod 000 folder; chmod 777 file",
        "mv folder elsewhere; mkdir folder; echo x > folder/inner",
        "ln file second; echo x >> second",
        "rm file; mkfifo file; touch -t 200001010000 folder/inner",
        "rm -rf file folder; ln -s / folder",
    ];
    for script in scripts {
        let host = Host::new(Backend::Bubblewrap);
        let base = host.room.sandbox.workshop().folder("base").unwrap();
        let identity = host.room.sandbox.workshop().identity();
        fs::create_dir(base.join("folder")).unwrap();
        for file in ["file", "folder/inner"] {
            fs::write(base.join(file), "base").unwrap();
            identity.own(&base.join(file)).unwrap();
        }
        identity.own(&base.join("folder")).unwrap();
        let before = story(&base);
        let layer = host.room.sandbox.layer(&base).unwrap();
        let mut job = host.job(script);
        job.cwd = PathBuf::from("/tree");
        job.mounts.push(layer.mount(Path::new("/tree")));
        let finished = host.room.run(&job);
        assert_eq!(
            finished.outcome,
            Outcome::Exited(0),
            "{script}: {finished:?}"
        );
        assert_eq!(story(&base), before, "{script}");
    }
}

fn story(root: &Path) -> Vec<(PathBuf, u32, i64, Vec<u8>)> {
    use std::os::unix::fs::MetadataExt;
    ["", "file", "folder", "folder/inner"]
        .map(|name| {
            let path = root.join(name);
            let about = fs::symlink_metadata(&path).unwrap();
            let bytes = fs::read(&path).unwrap_or_default();
            (path, about.mode(), about.mtime_nsec(), bytes)
        })
        .to_vec()
}

#[test]
fn a_file_is_found_through_layers_and_never_through_a_link() {
    let host = Host::new(Backend::Bubblewrap);
    let sandbox = &host.room.sandbox;
    let base = sandbox.workshop().folder("base").unwrap();
    for file in ["kept", "gone", "replaced"] {
        fs::write(base.join(file), file).unwrap();
    }
    // A folder that is made anew hides what was in it.
    fs::create_dir(base.join("anew")).unwrap();
    fs::write(base.join("anew/old"), "old").unwrap();
    sandbox
        .workshop()
        .identity()
        .own(&base.join("anew"))
        .unwrap();
    sandbox
        .workshop()
        .identity()
        .own(&base.join("anew/old"))
        .unwrap();
    let layer = sandbox.layer(&base).unwrap();
    let mut job = host.job(
        "rm -r anew && mkdir anew && echo new > anew/new; rm gone replaced; ln -s {outside}/secret replaced; ln -s {outside} out; \
         mkdir kept2; echo new > kept2/new",
    );
    job.cwd = PathBuf::from("/tree");
    job.mounts.push(layer.mount(Path::new("/tree")));
    host.room.run(&job);
    let upper = sandbox.layer_on(&layer).unwrap();
    for view in [&layer, &upper] {
        let found = |name: &str| {
            view.find(Path::new(name))
                .map(|path| fs::read(path).unwrap())
        };
        assert_eq!(found("kept"), Some(b"kept".to_vec()));
        assert_eq!(found("kept2/new"), Some(b"new\n".to_vec()));
        assert_eq!(found("anew/new"), Some(b"new\n".to_vec()));
        for name in [
            "gone",
            "anew/old",
            "replaced",
            "out/secret",
            "kept2",
            "absent",
            "../outside/secret",
        ] {
            assert_eq!(found(name), None, "{name}");
        }
    }
    // An ordinary lookup would have followed the link.
    assert!(layer.written().join("out/secret").is_file());
}

#[test]
fn folders_without_rights_are_still_removed() {
    let scripts = [
        "mkdir -p a/b/c; : > a/b/c/file; chmod 000 a/b/c a/b a .",
        "mkdir -p a; : > a/file; chmod 444 a; chmod 000 a/file",
        "mkdir a; chmod 7777 a; cp /bin/true a/tool; chmod 6755 a/tool",
        "mkdir -p 'a b/-rf/*'; : > '-x'; : > \"$(printf 'new\\nline\\377')\"",
        "ln -s / root; ln -s .. up; mkfifo pipe",
    ];
    for script in scripts {
        let mut host = Host::new(Backend::Bubblewrap);
        host.room.run(&host.job(script));
        host.assert_unharmed(script);
        host.assert_removable(script);
    }
}

#[test]
fn paths_of_any_bytes_can_be_mounted() {
    let host = Host::new(Backend::Bubblewrap);
    let odd = OsStr::from_bytes(b"o,d:d \xff\xfe \\ \"n'ame\n%s");
    let folder = host.room.sandbox.workshop().folder("x").unwrap().join(odd);
    fs::create_dir(&folder).unwrap();
    host.room
        .sandbox
        .workshop()
        .identity()
        .own(&folder)
        .unwrap();
    fs::write(folder.join("file"), "seen").unwrap();
    let layer = host.room.sandbox.layer(&folder).unwrap();
    let inside = Path::new("/home").join(odd).join("view");
    let mut job = host.job("cat file && echo written > new");
    job.mounts = vec![read_only(&folder), layer.mount(&inside)];
    job.cwd = inside;
    let finished = host.room.run(&job);
    assert_eq!(finished.stdout.text(), "seen", "{}", finished.stderr.text());
    assert!(layer.written().join("new").exists());
}

#[test]
fn a_nul_byte_is_refused_in_words() {
    let host = Host::new(Backend::Bubblewrap);
    let nul = || std::ffi::OsString::from("a\0b");
    let mut jobs = [
        host.job("true"),
        host.job("true"),
        host.job("true"),
        host.job("true"),
    ];
    jobs[0].argv.push(nul());
    jobs[1].env.insert("X".into(), nul());
    jobs[2].cwd = nul().into();
    jobs[3].mounts.push(read_only(Path::new(&nul())));
    for job in jobs {
        let run = host
            .room
            .sandbox
            .run(&job, &patchwright_sandbox::CancelToken::default());
        assert!(run.unwrap_err().to_string().contains(": "));
    }
}
