//! The table itself.

use patchwright_domain::case::Language;

use super::{CompilerWords, Debugger, Family, LanguageRow, Reader};
use crate::java;
use crate::lex::Dialect;

const CLANGD: &str = "clangd";

pub(super) static LANGUAGES: [&LanguageRow; 19] = [
    &C,
    &CPP,
    &JAVA,
    &OBJECTIVE_C,
    &OBJECTIVE_CPP,
    &CUDA,
    &FRAGMENT,
    &GENERATOR,
    &TEXT,
    &written("Python", "python", &["py"]),
    &written("Go", "go", &["go"]),
    &written("Rust", "rust", &["rs"]),
    &written("JavaScript", "javascript", &["js"]),
    &written("TypeScript", "typescript", &["ts"]),
    &written("Kotlin", "kotlin", &["kt"]),
    &written("Swift", "swift", &["swift"]),
    &written("Ruby", "ruby", &["rb"]),
    &written("Perl", "perl", &["pl"]),
    &written("Lua", "lua", &["lua"]),
];

pub(super) static C: LanguageRow = LanguageRow {
    language: Some(Language::C),
    units: &["c"],
    included: &["h"],
    preprocessed: &["i"],
    server: Some(CLANGD),
    debugger: Some(Debugger::Native),
    compiler: CompilerWords {
        programs: &["cc", "gcc", "clang", "icc", "icx", "tcc", "c89", "c99"],
        named: &["c", "cpp-output"],
    },
    reader: Reader::CFamily,
    ..of_c_family("C", "c")
};

pub(super) static CPP: LanguageRow = LanguageRow {
    language: Some(Language::Cpp),
    units: &["cc", "cpp", "cxx", "c++", "C", "cp"],
    included: &[
        "hh", "hpp", "hxx", "h++", "H", "hp", "ipp", "inl", "tcc", "tpp", "txx",
    ],
    preprocessed: &["ii"],
    server: Some(CLANGD),
    debugger: Some(Debugger::Native),
    compiler: CompilerWords {
        programs: &["c++", "g++", "clang++", "icpc", "icpx"],
        named: &["c++", "c++-cpp-output"],
    },
    reader: Reader::CFamily,
    ..of_c_family("C++", "cpp")
};

pub(super) static JAVA: LanguageRow = LanguageRow {
    language: Some(Language::Java),
    family: Family::Java,
    dialect: Some(Dialect::Java),
    compiler: CompilerWords {
        programs: &["javac"],
        named: &[],
    },
    reader: Reader::Grammar(&java::GRAMMAR),
    ..written("Java", "java", &["java"])
};

static OBJECTIVE_C: LanguageRow = LanguageRow {
    units: &["m"],
    ..of_c_family("Objective-C", "objective-c")
};

static OBJECTIVE_CPP: LanguageRow = LanguageRow {
    units: &["mm"],
    ..of_c_family("Objective-C++", "objective-cpp")
};

static CUDA: LanguageRow = LanguageRow {
    units: &["cu"],
    included: &["cuh"],
    ..of_c_family("CUDA", "cuda-cpp")
};

/// Tables and code fragments that C includes. Nothing says how to read their text.
static FRAGMENT: LanguageRow = LanguageRow {
    included: &["inc", "def", "tbl"],
    dialect: None,
    ..of_c_family("included text", "c-fragment")
};

/// C inside the input of yacc, lex and re2c, where white space between patterns matters.
static GENERATOR: LanguageRow = LanguageRow {
    units: &["y", "yy", "ypp", "l", "ll", "lpp", "re"],
    dialect: None,
    ..of_c_family("a grammar with C in it", "c-generator")
};

/// Other files that readers of a project want to see.
pub(super) static TEXT: LanguageRow = written(
    "text",
    "text",
    &["x", "rl", "s", "S", "sx", "asm", "proto", "g4"],
);

const fn of_c_family(name: &'static str, id: &'static str) -> LanguageRow {
    LanguageRow {
        family: Family::C,
        dialect: Some(Dialect::C),
        ..written(name, id, &[])
    }
}

/// A language that we read as text.
const fn written(
    name: &'static str,
    id: &'static str,
    units: &'static [&'static str],
) -> LanguageRow {
    LanguageRow {
        name,
        id,
        language: None,
        family: Family::Other,
        units,
        included: &[],
        preprocessed: &[],
        dialect: None,
        server: None,
        debugger: None,
        compiler: CompilerWords {
            programs: &[],
            named: &[],
        },
        reader: Reader::Text,
    }
}
