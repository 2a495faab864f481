use std::path::PathBuf;

use super::{Toolchain, is_compiler};

#[test]
fn compilers_are_known_by_their_names() {
    let compilers = [
        "cc",
        "c++",
        "gcc-14",
        "g++-4.8",
        "clang",
        "clang++-19",
        "x86_64-linux-gnu-gcc",
        "x86_64-linux-gnu-g++-14",
        "arm-none-eabi-clang",
    ];
    let others = [
        "",
        "-",
        "-cc",
        "clang-",
        "clang-format",
        "clang-format-19",
        "clangd-19",
        "c89-gcc",
        "ccache",
        "gcc-ar-14",
        "X86-linux-gcc",
        "-linux-gcc",
        "x86--gcc-14-1",
        "14",
    ];
    for name in compilers {
        assert!(is_compiler(name), "{name}");
    }
    for name in others {
        assert!(!is_compiler(name), "{name}");
    }
}

#[test]
fn a_compiler_that_cannot_be_looked_at_has_no_fingerprint() {
    let toolchain = |path: &str| Toolchain {
        compilers: [PathBuf::from(path)].into(),
        aliases: Default::default(),
        symbolizer: None,
        java: Default::default(),
    };
    assert_eq!(toolchain("/bin/sh").fingerprint().unwrap().len(), 1);
    let error = toolchain("/nowhere/cc").fingerprint().unwrap_err();
    assert!(error.to_string().contains("/nowhere/cc"), "{error}");
}
