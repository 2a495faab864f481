//! What C library functions read and write: a flat table.

use patchwright_code::tree::Expr;
use patchwright_domain::report::Direction;

use super::access::Length;

/// Which arguments of a library function are dereferenced, and which give the length.
pub struct Routine {
    pub writes: Option<usize>,
    pub reads: Option<usize>,
    pub size: Size,
    /// A method or constructor of C++ strings, which takes other things too.
    pub of_texts: bool,
}

#[derive(Clone, Copy)]
pub enum Size {
    /// The argument that counts bytes.
    Bytes(usize),
    /// Two arguments to be multiplied: the size of a piece and how many.
    Pieces(usize, usize),
    /// The string in that argument, with its terminator.
    Text(usize),
    Open,
}

impl Routine {
    pub fn amount<'a>(&self, args: &'a [Expr], direction: Direction) -> Length<'a> {
        match self.size {
            Size::Bytes(place) => args.get(place).map_or(Length::Open, Length::Bytes),
            Size::Pieces(each, count) => match (args.get(each), args.get(count)) {
                (Some(each), Some(count)) => Length::Pieces { each, count },
                _ => Length::Open,
            },
            Size::Text(place) if direction != Direction::Read => {
                args.get(place).map_or(Length::Open, Length::Text)
            }
            Size::Text(_) | Size::Open => Length::Open,
        }
    }
}

/// Prefixed variants of projects: `png_memcpy`, `xmemcpy`.
const ECHOED: [&str; 7] = [
    "memcpy", "memmove", "memset", "memcmp", "strncpy", "strcpy", "strcat",
];

pub fn routine(name: &str) -> Option<Routine> {
    let echoed = ECHOED.iter().find(|known| name.ends_with(**known));
    let name = echoed.copied().unwrap_or(name);
    let name = name
        .trim_start_matches("__builtin_")
        .trim_start_matches("__builtin___")
        .trim_end_matches("_chk");
    let (writes, reads, size) = match name {
        "memcpy" | "memmove" | "mempcpy" | "memccpy" => (Some(0), Some(1), Size::Bytes(2)),
        "wmemcpy" | "wmemmove" | "wcsncpy" | "copy_n" => (Some(0), Some(1), Size::Open),
        "memset" | "bzero" | "explicit_bzero" => (
            Some(0),
            None,
            Size::Bytes(if name == "memset" { 2 } else { 1 }),
        ),
        "bcopy" => (Some(1), Some(0), Size::Bytes(2)),
        "memcmp" | "strncmp" | "strncasecmp" | "bcmp" => (None, Some(0), Size::Bytes(2)),
        "memchr" | "memrchr" => (None, Some(0), Size::Bytes(2)),
        "strncpy" | "stpncpy" | "strncat" => (Some(0), Some(1), Size::Bytes(2)),
        "strlcpy" | "strlcat" => (Some(0), Some(1), Size::Bytes(2)),
        "strcpy" | "stpcpy" | "strcat" => (Some(0), Some(1), Size::Text(1)),
        "sprintf" | "vsprintf" | "gets" => (Some(0), None, Size::Open),
        "snprintf" | "vsnprintf" => (Some(0), None, Size::Bytes(1)),
        "fgets" => (Some(0), None, Size::Bytes(1)),
        "fread" | "gzfread" => (Some(0), None, Size::Pieces(1, 2)),
        "fwrite" => (None, Some(0), Size::Pieces(1, 2)),
        "read" | "recv" | "pread" => (Some(1), None, Size::Bytes(2)),
        "write" | "send" | "pwrite" => (None, Some(1), Size::Bytes(2)),
        "strlen" | "strdup" | "puts" | "fputs" | "atoi" | "atol" | "strtol" | "strtoul"
        | "strtod" | "strchr" | "strrchr" | "strstr" | "strspn" | "strcspn" | "strpbrk"
        | "strcmp" | "strcasecmp" => (None, Some(0), Size::Open),
        "string" | "string_view" | "append" | "assign" => (None, Some(0), Size::Bytes(1)),
        "strndup" | "strnlen" => (None, Some(0), Size::Bytes(1)),
        _ => return None,
    };
    Some(Routine {
        writes,
        reads,
        size,
        of_texts: matches!(name, "string" | "string_view" | "append" | "assign"),
    })
}
