//! Programs that were missing in a build, and the Debian packages that provide them.

/// The program that a line says could not be started: `sh: 1: bison: not found`,
/// `Can't exec "autopoint": No such file …`, `make: flex: No such file or directory`,
/// `./configure: line 9: PKG_CHECK_MODULES: command not found`.
pub(super) fn program(line: &str) -> Option<&str> {
    if let Some((_, rest)) = line.split_once("Can't exec \"") {
        return rest.split('"').next();
    }
    let line = line.trim_end();
    let endings = [
        ": not found",
        ": command not found",
        ": No such file or directory",
    ];
    let before = endings.iter().find_map(|end| line.strip_suffix(end))?;
    let (caller, name) = before.rsplit_once(": ")?;
    let is_shell = |word: &str| {
        let name = word.rsplit('/').next().unwrap_or(word);
        matches!(
            name,
            "sh" | "bash" | "dash" | "env" | "make" | "gmake" | "configure"
        ) || name.starts_with("make[")
            || name.ends_with(".sh")
    };
    // `cd: x` after a script's line number does not name a program.
    let is_line = |word: &str| {
        let number = word.strip_prefix("line ").unwrap_or(word);
        number.bytes().all(|byte| byte.is_ascii_digit())
    };
    let mut words = caller.split(": ");
    let starts_it = words.next().is_some_and(is_shell) && words.all(is_line);
    let is_name = !name.is_empty() && !name.contains(char::is_whitespace);
    let name = name.trim_matches(['\'', '"', '‘', '’']);
    (starts_it && is_name).then_some(name)
}

/// The package that provides a program, if it is a well-known one.
pub(super) fn package(program: &str) -> Option<&'static str> {
    let name = program.rsplit('/').next().unwrap_or(program);
    PACKAGES
        .iter()
        .find(|(names, _)| names.split(' ').any(|known| known == name))
        .map(|(_, package)| *package)
}

const PACKAGES: [(&str, &str); 35] = [
    ("autopoint", "autopoint"),
    ("gettext msgfmt msgmerge xgettext", "gettext"),
    ("libtool libtoolize", "libtool libtool-bin"),
    ("autoreconf autoconf autoheader autom4te", "autoconf"),
    ("automake aclocal", "automake"),
    (
        "pkg-config pkgconf PKG_CHECK_MODULES PKG_PROG_PKG_CONFIG",
        "pkg-config",
    ),
    ("make gmake", "make"),
    ("cmake ctest", "cmake"),
    ("ninja", "ninja-build"),
    ("meson", "meson"),
    ("cc gcc", "gcc"),
    ("c++ g++", "g++"),
    ("clang clang++", "clang"),
    ("bison yacc", "bison"),
    ("flex lex", "flex"),
    ("m4", "m4"),
    ("gperf", "gperf"),
    ("ragel", "ragel"),
    ("re2c", "re2c"),
    ("swig", "swig"),
    ("nasm", "nasm"),
    ("yasm", "yasm"),
    ("makeinfo", "texinfo"),
    ("help2man", "help2man"),
    ("xsltproc", "xsltproc"),
    ("perl prove", "perl"),
    ("python3", "python3"),
    ("python", "python-is-python3"),
    ("tclsh", "tcl"),
    ("runtest", "dejagnu"),
    ("gawk", "gawk"),
    ("bc", "bc"),
    ("xxd", "xxd"),
    ("git", "git"),
    ("unzip", "unzip"),
];
