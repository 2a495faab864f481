//! What the supervisor reports of the files that a job opens.

use std::fs;
use std::path::Path;

use patchwright_sandbox::{
    Backend, Happened, Mount, Supervision, Traced, WATCHED_CONTENTS, WATCHED_COPIES,
};

use crate::support::{Room, room, shell};

const CONTENT: &str = "what the host asked about\n";

/// Runs the script in `/tree`, where `asked` holds the watched content; returns the events with
/// file names.
fn story(script: &str) -> (Traced, Vec<String>) {
    let room = room(Backend::Bubblewrap);
    let (tree, mount) = room.writable("/tree");
    fs::write(tree.join("asked"), CONTENT).unwrap();
    fs::write(tree.join("other"), CONTENT.replace("host", "ghost")).unwrap();
    for name in ["asked", "other"] {
        let owner = room.sandbox.workshop().identity();
        owner.own(&tree.join(name)).unwrap();
    }
    let mut job = shell(script);
    job.cwd = "/tree".into();
    job.mounts = vec![mount, contents(&room)];
    job.supervision = Supervision::Build;
    let finished = room.run(&job);
    let traced = finished.traced;
    let lines = traced.story.iter().filter_map(|happened| {
        let name = |file: &usize| traced.files[*file].path.display().to_string();
        match happened {
            Happened::Read { file, content, .. } => Some(match content {
                Some(number) => format!("read {} = {number}", name(file)),
                None => format!("read {}", name(file)),
            }),
            Happened::Copied { file, copy } => Some(format!("copied {} to {copy}", name(file))),
            Happened::Wrote { file, .. } => Some(format!("wrote {}", name(file))),
            Happened::Named(file) => Some(format!("named {}", name(file))),
            Happened::Changed { file, .. } => Some(format!("changed {}", name(file))),
            Happened::Born { .. } | Happened::Executed(_) | Happened::Loaded { .. } => None,
        }
    });
    let lines = lines.collect();
    (traced, lines)
}

fn contents(room: &Room) -> Mount {
    let host = room.sandbox.workshop().folder("contents").unwrap();
    fs::write(host.join("0"), CONTENT).unwrap();
    Mount::ReadOnly {
        host,
        inside: Path::new(WATCHED_CONTENTS).to_owned(),
    }
}

#[test]
fn what_is_opened_is_told_in_order() {
    let cases: [(&str, &[&str]); 7] = [
        (
            "cat asked > copy",
            &["wrote /tree/copy", "read /tree/asked = 0"],
        ),
        ("cat < other", &["read /tree/other"]),
        (
            "mv asked away; cat away",
            &["named /tree/away", "read /tree/away = 0"],
        ),
        (
            "ln asked linked; cat ./linked",
            &["named /tree/linked", "read /tree/linked = 0"],
        ),
        ("ln -s asked link; cat link", &["read /tree/asked = 0"]),
        // A folder, a missing file, and a file that the job cannot write.
        ("ls /tree; cat missing /etc/passwd", &[]),
        // Overwritten before its reader ends, under a name that the reader never used.
        (
            "ln asked held; exec 3< asked; cat other > held; cat <&3 > /dev/null; echo \"$PPID\" > /dev/null",
            &[
                "named /tree/held",
                "read /tree/asked = 0",
                "wrote /tree/held",
                "read /tree/other",
                "changed /tree/asked",
            ],
        ),
    ];
    for (script, expected) in cases {
        let (traced, lines) = story(script);
        assert_eq!(lines, expected, "{script}\n{:#?}", traced.story);
    }
}

/// Neither files in a tree mounted below a private folder of the job nor files read a second time
/// are copied.
#[test]
fn what_is_read_in_folders_of_the_job_is_copied() {
    let room = room(Backend::Bubblewrap);
    let (_, tmp) = room.writable("/tmp");
    let (_, tree) = room.writable("/tmp/tree");
    let (copies, mount) = room.writable(WATCHED_COPIES);
    let mut job = shell(
        "echo one > /tmp/in; cat /tmp/in /tmp/in; sh -c 'echo two > /tmp/in'; cat < /tmp/in
         echo three > /tmp/tree/in; cat /tmp/tree/in; head -c 2000000 /dev/zero > /tmp/large; cat /tmp/large > /dev/null",
    );
    job.mounts = vec![tmp, tree, mount];
    job.supervision = Supervision::Build;
    let traced = room.run(&job).traced;
    let copied = traced.story.iter().filter_map(|happened| match happened {
        Happened::Copied { file, copy } => Some((traced.files[*file].path.as_path(), *copy)),
        _ => None,
    });
    let place = Path::new("/tmp/in");
    assert_eq!(copied.collect::<Vec<_>>(), [(place, 0), (place, 1)]);
    let kept = ["0", "1"].map(|name| fs::read_to_string(copies.join(name)).unwrap());
    assert_eq!(kept, ["one\n", "two\n"]);
}

#[test]
fn response_files_and_what_tools_listen_to_are_told() {
    let script = "echo 'one two' > list; CPATH=here HIDDEN=1 /bin/true @list";
    let (traced, _) = story(script);
    let told = traced.executed.iter().find(|one| !one.lists.is_empty());
    let told = told.unwrap();
    assert_eq!(told.lists, [b"one two\n".to_vec()]);
    assert_eq!(told.env, ["CPATH=here"]);
}
