use std::path::Path;

use patchwright_sandbox::CompilerCall;

use super::{from_calls, from_calls_reading};
use crate::compile_commands::{CompileCommand, shell::split_words};

/// `FOLDER $ COMPILER WORDS`; the compiler's path is derived from the name it is called with.
fn call(line: &str) -> CompilerCall {
    let (cwd, command) = line.split_once(" $ ").unwrap();
    let argv = split_words(command.as_bytes());
    let compiler = match argv[0].to_str().unwrap() {
        "cc" | "gcc" => "/usr/bin/x86_64-linux-gnu-gcc-12",
        "c++" | "g++" => "/usr/bin/x86_64-linux-gnu-g++-12",
        _ => "/usr/lib/llvm-19/bin/clang",
    };
    CompilerCall {
        cwd: cwd.into(),
        compiler: compiler.into(),
        argv,
    }
}

fn show(commands: &[CompileCommand]) -> String {
    let mut text = String::new();
    for command in commands {
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
            words.join(" ")
        ));
    }
    text
}

fn commands(calls: &[&str]) -> String {
    let calls: Vec<CompilerCall> = calls.iter().map(|line| call(line)).collect();
    show(&from_calls(&calls))
}

#[test]
fn compiles_are_kept_as_they_are() {
    insta::assert_snapshot!(commands(&[
        r#"/src/build $ gcc -DP=\"a\ b\" -I.. -g -MD -MF d/a.d -o a.o -c ../lib/./a.c"#,
        "/src $ clang++-19 -c b.cc",
        "/src $ c++ -c -o d.o d.cc -lm",
        "/src $ clang-19 -fPIC -o odd/c.o -c c.c",
    ]), @r#"
    /src/lib/a.c > /src/build/a.o
      /src/build $ /usr/bin/x86_64-linux-gnu-gcc-12 -DP="a b" -I.. -g -MD -MF d/a.d -o a.o -c ../lib/./a.c
    /src/b.cc > /src/b.o
      /src $ /usr/lib/llvm-19/bin/clang --driver-mode=g++ -c b.cc
    /src/d.cc > /src/d.o
      /src $ /usr/bin/x86_64-linux-gnu-g++-12 -c -o d.o d.cc
    /src/c.c > /src/odd/c.o
      /src $ /usr/lib/llvm-19/bin/clang -fPIC -o odd/c.o -c c.c
    "#);
}

#[test]
fn a_compile_and_link_is_one_command_per_unit() {
    insta::assert_snapshot!(commands(&[
        "/src $ cc -O1 -fsanitize=address -Wl,--as-needed -Llib -o tool main.c util.c extra.o -x c++ odd.txt -lz",
        "/src $ cc -O1 -shared -o other util.c",
        "/src $ cc -O2 -c main.c util.c",
        "/src $ cc -o linked main.o util.o libx.a",
    ]), @r#"
    /src/main.c > -
      /src $ /usr/bin/x86_64-linux-gnu-gcc-12 -c -O1 -fsanitize=address main.c
    /src/util.c > -
      /src $ /usr/bin/x86_64-linux-gnu-gcc-12 -c -O1 -fsanitize=address util.c
    /src/odd.txt > -
      /src $ /usr/bin/x86_64-linux-gnu-gcc-12 -c -O1 -fsanitize=address -x c++ odd.txt
    /src/util.c > -
      /src $ /usr/bin/x86_64-linux-gnu-gcc-12 -c -O1 util.c
    /src/main.c > /src/main.o
      /src $ /usr/bin/x86_64-linux-gnu-gcc-12 -O2 -c main.c
    /src/util.c > /src/util.o
      /src $ /usr/bin/x86_64-linux-gnu-gcc-12 -O2 -c util.c
    "#);
}

#[test]
fn what_compiles_nothing_of_the_program_is_dropped() {
    let dropped = [
        "/src $ cc -E a.c",
        "/src $ cc -M -MF x.d a.c",
        "/src $ cc -MM a.c -o x",
        "/src $ cc -fsyntax-only a.c",
        "/src $ cc -S a.c",
        "/src $ cc -c start.S",
        "/src $ cc -x assembler-with-cpp -c a.c",
        "/src $ cc -x c -c -o x.o -",
        "/src $ cc -x c-header pre.h",
        "/src $ cc -c pre.h",
        "/src $ cc --version",
        "/src $ cc -v",
        "/src $ cc",
        "/src $ cc -o conftest -g -O2 conftest.c",
        "/src $ cc -c conftest.c",
        "/src/build/CMakeFiles/CMakeTmp $ cc -o x.o -c /src/build/CMakeFiles/CMakeTmp/testCCompiler.c",
        "/src/build/CMakeFiles/CMakeScratch/TryCompile-a1b2c3 $ cc -c src.c",
        "/src/build/CMakeFiles/3.25.1/CompilerIdC $ cc CMakeCCompilerId.c",
        "/src/build/meson-private $ cc sanitycheckc.c -o sanitycheckc.exe",
        "/src $ cc /src/build/meson-private/tmpq1/testfile.c -o out -c",
    ];
    assert_eq!(commands(&dropped), "");
}

#[test]
fn libtools_double_compile_is_one_command() {
    let pic = "/src $ gcc -g -c a.c  -fPIC -DPIC -o .libs/a.o";
    let plain = "/src $ gcc -g -c a.c -o a.o";
    let kept = "/src/a.c > /src/.libs/a.o\n  /src $ /usr/bin/x86_64-linux-gnu-gcc-12 -g -c a.c -fPIC -DPIC -o .libs/a.o\n";
    assert_eq!(commands(&[pic, plain]), kept);
    assert_eq!(commands(&[plain, pic]), kept);
    assert_eq!(commands(&[pic, plain, pic]), kept);
}

#[test]
fn the_last_command_for_an_object_is_kept_and_other_objects_too() {
    insta::assert_snapshot!(commands(&[
        "/src $ gcc -O0 -c a.c -o a.o",
        "/src $ gcc -DSECOND -c a.c -o second-a.o",
        "/src $ gcc -O2 -c ./a.c -o ./a.o",
    ]), @r#"
    /src/a.c > /src/a.o
      /src $ /usr/bin/x86_64-linux-gnu-gcc-12 -O2 -c ./a.c -o ./a.o
    /src/a.c > /src/second-a.o
      /src $ /usr/bin/x86_64-linux-gnu-gcc-12 -DSECOND -c a.c -o second-a.o
    "#);
}

#[test]
fn response_files_are_replaced_where_known() {
    let calls = [
        call("/src $ cc @args.rsp -c"),
        call("/src $ cc @gone.rsp -c b.c"),
    ];
    let read = |path: &Path| {
        (path == Path::new("/src/args.rsp")).then(|| b"-DX='a b'\n\"a.c\" -o a.o".to_vec())
    };
    insta::assert_snapshot!(show(&from_calls_reading(&calls, &read)), @r#"
    /src/a.c > /src/a.o
      /src $ /usr/bin/x86_64-linux-gnu-gcc-12 -DX=a b a.c -o a.o -c
    /src/b.c > /src/b.o
      /src $ /usr/bin/x86_64-linux-gnu-gcc-12 @gone.rsp -c b.c
    "#);
    assert_eq!(from_calls(&calls).len(), 1);
}

#[test]
fn a_command_is_written_and_read_back() {
    use std::os::unix::ffi::OsStringExt;
    let mut odd = call("/src $ cc -c a.c -o a.o");
    odd.argv
        .push(std::ffi::OsString::from_vec(b"-DX=\xff".to_vec()));
    let commands = from_calls(&[odd]);
    let text = serde_json::to_string(&commands).unwrap();
    assert!(text.contains("\"/src/a.c\""), "{text}");
    assert_eq!(
        serde_json::from_str::<Vec<CompileCommand>>(&text).unwrap(),
        commands
    );
}

#[test]
fn the_language_is_that_of_the_driver_and_the_name() {
    use patchwright_domain::case::Language::{C, Cpp};
    for (line, expected) in [
        ("/src $ cc -c a.c", C),
        ("/src $ c++ -c a.c", Cpp),
        ("/src $ clang++-19 -c a.c", Cpp),
        ("/src $ clang-19 -c a.c", C),
        ("/src $ cc -c a.cpp", Cpp),
        ("/src $ cc -x c++ -c a.c", Cpp),
        ("/src $ cc -x c -c a.inc", C),
    ] {
        let commands = from_calls(&[call(line)]);
        let languages: Vec<_> = commands.iter().map(CompileCommand::language).collect();
        assert_eq!(languages, [Some(expected)], "{line}");
    }
}
