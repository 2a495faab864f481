use std::path::Path;

use super::{CompileCommand, DatabaseError, from_json, to_json};

fn show(json: &str) -> String {
    let exists = |path: &Path| !path.to_string_lossy().contains("gone");
    let mut text = String::new();
    for command in from_json(json.as_bytes(), &exists).unwrap() {
        let words: Vec<_> = command
            .arguments
            .iter()
            .map(|word| word.to_string_lossy())
            .collect();
        let output = command
            .output
            .as_deref()
            .map_or("-".into(), Path::to_string_lossy);
        let (file, folder) = (command.file.display(), command.folder.display());
        text.push_str(&format!(
            "{file} > {output}\n  {folder} $ {}\n",
            words.join("|")
        ));
    }
    text
}

#[test]
fn both_forms_are_read() {
    insta::assert_snapshot!(show(r#"[
      {"directory": "/src/build", "file": "../a.c", "output": "a.o", "command": "/usr/bin/cc -DV=\\\"1 2\\\" '-DW=x y' -o a.o -c ../a.c"},
      {"directory": "/src", "file": "/src/b.cc", "arguments": ["c++", "-DX=a b", "-c", "b.cc"]},
      {"directory": "/src", "file": "gone.c", "arguments": ["cc", "-c", "gone.c"]},
      {"directory": "/src", "file": "c.c", "command": "ccache /usr/bin/cc -c c.c"},
      {"directory": "/src", "file": "d.c", "command": "/bin/sh ../libtool --tag=CC --mode=compile gcc -c -o d.lo d.c"},
      {"directory": "/src", "file": "sub/e.c", "command": "cd sub && env LANG=C gcc -c e.c && true"},
      {"directory": "/src", "file": "f.c", "command": "cc -E f.c", "unknown": [1, {}]},
      {"directory": "relative", "file": "g.c", "command": "cc -c g.c"},
      {"directory": "/src", "file": "h.c"},
      {"directory": "/src", "file": "i.c", "command": "python3 gen.py cc i.c"},
      {}
    ]"#), @r#"
    /src/a.c > /src/build/a.o
      /src/build $ /usr/bin/cc|-DV="1|2"|-DW=x y|-o|a.o|-c|../a.c
    /src/b.cc > -
      /src $ c++|-DX=a b|-c|b.cc
    /src/c.c > -
      /src $ /usr/bin/cc|-c|c.c
    /src/d.c > /src/d.lo
      /src $ gcc|-c|-o|d.lo|d.c
    /src/sub/e.c > -
      /src/sub $ gcc|-c|e.c
    "#);
}

/// As `ninja -t compdb` prints it for a Meson project.
#[test]
fn links_and_custom_commands_of_ninja_are_dropped() {
    insta::assert_snapshot!(show(r#"[
      {"directory": "/src/build", "command": "cc -Ipass.p -I. -I.. -O0 -g -MD -MQ pass.p/pass.c.o -MF pass.p/pass.c.o.d -o pass.p/pass.c.o -c ../pass.c", "file": "../pass.c", "output": "pass.p/pass.c.o"},
      {"directory": "/src/build", "command": "cc  -o pass pass.p/pass.c.o -Wl,--as-needed -Wl,--no-undefined", "file": "pass.p/pass.c.o", "output": "pass"},
      {"directory": "/src/build", "command": ": && /usr/bin/cc -g x.c.o -o x && :", "file": "x.c.o", "output": "x"},
      {"directory": "/src/build", "command": "", "file": "meson-internal__test", "output": "test"},
      {"directory": "/src/build", "command": "/usr/bin/meson test --no-rebuild", "file": "all", "output": "meson-internal__test"}
    ]"#), @r#"
    /src/pass.c > /src/build/pass.p/pass.c.o
      /src/build $ cc|-Ipass.p|-I.|-I..|-O0|-g|-MD|-MQ|pass.p/pass.c.o|-MF|pass.p/pass.c.o.d|-o|pass.p/pass.c.o|-c|../pass.c
    "#);
}

#[test]
fn libtools_double_compile_is_one_command() {
    insta::assert_snapshot!(show(r#"[
      {"directory": "/src", "file": "a.c", "arguments": ["gcc", "-c", "a.c", "-fPIC", "-o", ".libs/a.o"], "output": ".libs/a.o"},
      {"directory": "/src", "file": "a.c", "arguments": ["gcc", "-c", "a.c", "-o", "a.o"]},
      {"directory": "/src", "file": "a.c", "arguments": ["gcc", "-DB", "-c", "a.c", "-o", "b.o"]}
    ]"#), @r#"
    /src/a.c > /src/.libs/a.o
      /src $ gcc|-c|a.c|-fPIC|-o|.libs/a.o
    /src/a.c > /src/b.o
      /src $ gcc|-DB|-c|a.c|-o|b.o
    "#);
}

#[test]
fn what_is_no_list_is_an_error() {
    let exists = |_: &Path| true;
    for text in [
        "",
        "{}",
        "[{\"directory\": 3}]",
        "[{\"directory\": \"/src\"",
    ] {
        let error = from_json(text.as_bytes(), &exists).unwrap_err();
        assert!(matches!(error, DatabaseError::Json(_)), "{text}: {error}");
    }
    let torn_name = b"[{\"directory\":\"/s\",\"file\":\"\xff.c\",\"command\":\"cc -c \xff.c\"}]";
    let is_ascii = |path: &Path| path.to_string_lossy().is_ascii();
    assert_eq!(from_json(torn_name, &is_ascii).unwrap(), []);
}

#[test]
fn what_is_written_is_read_again() {
    use std::ffi::OsString;
    use std::os::unix::ffi::OsStringExt;
    let command = |file: &str, output: Option<&str>| CompileCommand {
        folder: "/src".into(),
        file: file.into(),
        arguments: ["cc", "-DX=a \"b\"", "-c", file]
            .map(OsString::from)
            .to_vec(),
        output: output.map(Into::into),
    };
    let commands = [
        command("/src/a b.c", None),
        command("/src/ü.cc", Some("/src/ü.o")),
    ];
    let read = from_json(&to_json(&commands), &|_| true).unwrap();
    assert_eq!(read, commands);
    let mut torn = command("/src/c.c", None);
    torn.arguments.push(OsString::from_vec(vec![0xff]));
    assert_eq!(to_json(&[torn]), b"[]");
}
