use super::is_compiler;

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
