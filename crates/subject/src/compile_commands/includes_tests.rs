use std::collections::BTreeMap;
use std::path::Path;

use super::units_including;
use crate::compile_commands::CompileCommand;
use crate::compile_commands::shell::split_words;

/// Checks which units among `files` are found to include a header; every `/src/*.c` is a unit compiled with `flags`.
fn check(header: &str, flags: &str, files: &[(&str, &str)], expected: &[&str]) {
    let files: BTreeMap<&str, &str> = files.iter().copied().collect();
    let commands: Vec<CompileCommand> = files
        .keys()
        .filter(|name| name.ends_with(".c"))
        .map(|name| CompileCommand {
            folder: "/src".into(),
            file: name.into(),
            arguments: split_words(format!("cc {flags} -c {name}").as_bytes()),
            output: Some(Path::new(name).with_extension("o")),
        })
        .collect();
    let read = |path: &Path| {
        let text = files.get(path.to_str()?)?;
        Some(text.as_bytes().to_vec())
    };
    let found: Vec<&str> = units_including(Path::new(header), &commands, &read)
        .iter()
        .map(|command| command.file.to_str().unwrap())
        .collect();
    assert_eq!(found, expected, "{header} {flags}");
}

#[test]
fn include_lines_are_followed() {
    let files = [
        ("/src/a.c", "#include <stdio.h>\n#include \"mid.h\"\n"),
        ("/src/b.c", "  #  include <pub/api.h>\n"),
        (
            "/src/c.c",
            "// nothing\n#include MACRO\n#include \"unterminated\n",
        ),
        ("/src/mid.h", "#include \"deep.h\"\n#include \"mid.h\"\n"),
        ("/src/deep.h", "int x;"),
        ("/src/inc/pub/api.h", "#include \"types.h\""),
        ("/src/inc/pub/types.h", ""),
    ];
    check("/src/deep.h", "-Iinc", &files, &["/src/a.c"]);
    check("/src/inc/pub/types.h", "-Iinc", &files, &["/src/b.c"]);
    check(
        "/src/inc/pub/types.h",
        "-isystem inc",
        &files,
        &["/src/b.c"],
    );
    check("/src/inc/pub/types.h", "-iquote inc", &files, &[]);
    check("/src/inc/pub/types.h", "", &files, &[]);
    check("/src/other.h", "-Iinc", &files, &[]);
    check(
        "/src/deep.h",
        "-include deep.h",
        &files,
        &["/src/a.c", "/src/b.c", "/src/c.c"],
    );
}

#[test]
fn three_units_at_most_and_the_likely_ones_first() {
    let include = "#include \"../src/list.h\"";
    let files = [
        ("/src/a.c", include),
        ("/src/b.c", include),
        ("/src/list.c", include),
        ("/src/m.c", include),
        ("/lib/a.c", include),
        ("/src/list.h", ""),
    ];
    check(
        "/src/list.h",
        "",
        &files,
        &["/src/list.c", "/src/a.c", "/src/b.c"],
    );
}

#[test]
fn dependency_files_are_believed() {
    let hidden = "#include NAME\n";
    let files = [
        ("/src/a.c", hidden),
        ("/src/b.c", hidden),
        (
            "/src/a.d",
            "a.o other.o: a.c \\\n sub/../x.h \\\n with\\ blank.h $$y.h\n\nx.h:\n",
        ),
        ("/src/b.d", "b.o: b.c\n\nx.h:\n"),
        ("/src/.deps/p.Po", "a.o: p.h"),
        ("/src/x.h", ""),
    ];
    check("/src/x.h", "-MD", &files, &["/src/a.c"]);
    check("/src/with blank.h", "-MMD", &files, &["/src/a.c"]);
    check("/src/$y.h", "-MD", &files, &["/src/a.c"]);
    check("/src/x.h", "", &files, &[]);
    check(
        "/src/p.h",
        "-MD -MF .deps/p.Tpo",
        &files,
        &["/src/a.c", "/src/b.c"],
    );
}

#[test]
fn a_maze_of_includes_ends() {
    let commands = [CompileCommand {
        folder: "/".into(),
        file: "/0.h".into(),
        arguments: split_words(b"cc -c /0.h"),
        output: None,
    }];
    let read = |path: &Path| {
        let number: u64 = path.file_stem()?.to_str()?.parse().ok()?;
        Some(format!("#include \"{}.h\"\n#include \"no{number}.h\"\n", number + 1).into_bytes())
    };
    assert_eq!(
        units_including(Path::new("/never.h"), &commands, &read).len(),
        0
    );
}
