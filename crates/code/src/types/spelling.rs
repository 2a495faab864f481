//! How types are written: the integers by their many names, containers by their arguments, and what the
//! functions of the standard library return.

/// An integer type.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Number {
    pub bits: u32,
    pub signed: bool,
}

impl Number {
    pub const INT: Self = Self {
        bits: 32,
        signed: true,
    };
    pub const UINT: Self = Self {
        bits: 32,
        signed: false,
    };

    pub fn promoted(self) -> Self {
        if self.bits < 32 { Self::INT } else { self }
    }

    /// The common type of two promoted operands.
    pub fn joined(self, other: Self) -> Self {
        let (wide, narrow) = if self.bits >= other.bits {
            (self, other)
        } else {
            (other, self)
        };
        Self {
            bits: wide.bits,
            signed: wide.signed && (narrow.signed || narrow.bits < wide.bits),
        }
    }

    /// The largest value, as a name of `<limits.h>`, and spelled out for files that do not include it.
    pub fn max(self) -> (&'static str, &'static str) {
        match (self.bits, self.signed) {
            (8, true) => ("SCHAR_MAX", "0x7f"),
            (8, false) => ("UCHAR_MAX", "0xff"),
            (16, true) => ("SHRT_MAX", "0x7fff"),
            (16, false) => ("USHRT_MAX", "0xffff"),
            (32, true) => ("INT_MAX", "0x7fffffff"),
            (32, false) => ("UINT_MAX", "0xffffffffu"),
            (_, true) => ("LONG_MAX", "0x7fffffffffffffffL"),
            (_, false) => ("SIZE_MAX", "(size_t)-1"),
        }
    }

    /// The smallest value, in the same two ways.
    pub fn min(self) -> (&'static str, &'static str) {
        match (self.bits, self.signed) {
            (_, false) => ("0", "0"),
            (8, true) => ("SCHAR_MIN", "(-0x7f - 1)"),
            (16, true) => ("SHRT_MIN", "(-0x7fff - 1)"),
            (32, true) => ("INT_MIN", "(-0x7fffffff - 1)"),
            (_, true) => ("LONG_MIN", "(-0x7fffffffffffffffL - 1)"),
        }
    }

    /// One of its names that needs no header.
    pub fn spelled(self) -> &'static str {
        match (self.bits, self.signed) {
            (8, true) => "signed char",
            (8, false) => "unsigned char",
            (16, true) => "short",
            (16, false) => "unsigned short",
            (32, true) => "int",
            (32, false) => "unsigned int",
            (_, true) => "long",
            (_, false) => "unsigned long",
        }
    }
}

/// The integer type of a name; the project's typedefs are not resolved here.
pub fn number_named(name: &str) -> Option<Number> {
    let name = name.trim();
    let name = name.strip_prefix("std::").unwrap_or(name);
    if let Some(number) = fixed_width(name) {
        return Some(number);
    }
    let (mut bits, mut signed, mut longs) = (32, true, 0);
    for word in name.split_whitespace() {
        match word {
            "unsigned" => signed = false,
            "signed" | "int" => {}
            "char" => bits = 8,
            "short" => bits = 16,
            "long" => longs += 1,
            "bool" | "_Bool" => (bits, signed) = (8, false),
            _ => return None,
        }
    }
    if name.is_empty() {
        return None;
    }
    if longs > 0 {
        bits = 64;
    }
    Some(Number { bits, signed })
}

fn fixed_width(name: &str) -> Option<Number> {
    let number = |bits, signed| Some(Number { bits, signed });
    match name {
        "size_t" | "uintptr_t" | "uintmax_t" | "ino_t" | "size_type" => return number(64, false),
        "ssize_t" | "ptrdiff_t" | "intptr_t" | "intmax_t" | "off_t" | "time_t" | "off64_t"
        | "streamsize" | "streamoff" => return number(64, true),
        "uint" | "mode_t" | "uid_t" | "gid_t" | "wint_t" | "char32_t" | "socklen_t" => {
            return number(32, false);
        }
        "wchar_t" | "pid_t" => return number(32, true),
        "uchar" | "byte" | "char8_t" => return number(8, false),
        "ushort" | "char16_t" => return number(16, false),
        "ulong" => return number(64, false),
        _ => {}
    }
    let bare = name.strip_suffix("_t").unwrap_or(name);
    let (signed, rest) = match bare {
        _ if bare.starts_with("uint") => (false, bare.strip_prefix("uint")?),
        _ if bare.starts_with("int") => (true, bare.strip_prefix("int")?),
        _ if bare.starts_with('u') => (false, bare.strip_prefix('u')?),
        _ if bare.starts_with('s') => (true, bare.strip_prefix('s')?),
        _ => return None,
    };
    let rest = rest
        .strip_prefix("_least")
        .or_else(|| rest.strip_prefix("_fast"))
        .unwrap_or(rest);
    match rest {
        "8" => number(8, signed),
        "16" => number(16, signed),
        "32" => number(32, signed),
        "64" => number(64, signed),
        _ => None,
    }
}

pub(super) fn literal_type(text: &str) -> &'static str {
    let lower = text.to_ascii_lowercase();
    let hex = lower.starts_with("0x");
    if !hex && lower.contains(['.', 'e']) {
        return "double";
    }
    let digits = lower.trim_end_matches(['u', 'l', 'z']);
    let suffix = &lower[digits.len()..];
    let (unsigned, long) = (suffix.contains('u'), suffix.contains('l'));
    let value = parse_integer(digits).unwrap_or(u64::MAX);
    match (unsigned, long || value > u64::from(u32::MAX)) {
        (true, true) => "unsigned long",
        (true, false) => "unsigned int",
        (false, true) => "long",
        (false, false) if value <= 0x7fff_ffff => "int",
        (false, false) if hex => "unsigned int",
        (false, false) => "long",
    }
}

/// The value of a C integer literal, digit separators and suffix allowed.
pub fn parse_integer(text: &str) -> Option<u64> {
    let clean: String = text.chars().filter(|c| *c != '\'' && *c != '_').collect();
    let lower = clean.to_ascii_lowercase();
    let digits = lower.trim_end_matches(['u', 'l', 'z']);
    if let Some(hex) = digits.strip_prefix("0x") {
        return u64::from_str_radix(hex, 16).ok();
    }
    if let Some(binary) = digits.strip_prefix("0b") {
        return u64::from_str_radix(binary, 2).ok();
    }
    match digits.strip_prefix('0') {
        Some(octal) if !octal.is_empty() => u64::from_str_radix(octal, 8).ok(),
        Some(_) | None => digits.parse().ok(),
    }
}

pub(super) fn without_qualifiers(text: &str) -> String {
    let plain = |word: &&str| {
        !matches!(
            *word,
            "const"
                | "volatile"
                | "restrict"
                | "__restrict"
                | "static"
                | "extern"
                | "inline"
                | "constexpr"
                | "mutable"
                | "register"
                | "typename"
        )
    };
    let words: Vec<&str> = text.split_whitespace().filter(plain).collect();
    words.join(" ")
}

/// The first argument of a template, for types that hold elements in a row.
pub(super) fn container_element(base: &str) -> Option<String> {
    let name = base.strip_prefix("std::").unwrap_or(base);
    match name {
        "string" | "string_view" => return Some("char".to_owned()),
        "wstring" => return Some("wchar_t".to_owned()),
        _ => {}
    }
    let (head, args) = template(name)?;
    match head {
        "vector" | "array" | "deque" | "span" | "list" | "basic_string" | "initializer_list" => {
            args.into_iter().next()
        }
        "map" | "unordered_map" => args.into_iter().nth(1),
        _ => None,
    }
}

/// Whether a type owns an object or a function, or none.
pub fn is_owner(base: &str) -> bool {
    let name = base.strip_prefix("std::").unwrap_or(base);
    pointee_of_smart(base).is_some() && !name.starts_with("weak_ptr")
        || name.starts_with("function<")
}

pub(super) fn pointee_of_smart(base: &str) -> Option<String> {
    let name = base.strip_prefix("std::").unwrap_or(base);
    let (head, args) = template(name)?;
    matches!(head, "unique_ptr" | "shared_ptr" | "optional" | "weak_ptr")
        .then(|| args.into_iter().next())
        .flatten()
}

/// `map<K, V<X>>` as `map` and its arguments.
pub(super) fn template(name: &str) -> Option<(&str, Vec<String>)> {
    let (head, rest) = name.split_once('<')?;
    let inner = rest.trim_end().strip_suffix('>')?;
    let mut args = vec![String::new()];
    let mut depth = 0usize;
    for c in inner.chars() {
        match c {
            '<' | '(' => depth += 1,
            '>' | ')' => depth = depth.saturating_sub(1),
            ',' if depth == 0 => {
                args.push(String::new());
                continue;
            }
            _ => {}
        }
        if let Some(last) = args.last_mut() {
            last.push(c);
        }
    }
    let args = args.iter().map(|arg| arg.trim().to_owned()).collect();
    Some((head.trim(), args))
}

pub(super) fn method_returns(method: &str) -> Option<&'static str> {
    match method {
        "size" | "length" | "capacity" | "count" | "max_size" => Some("size_t"),
        "empty" => Some("bool"),
        "c_str" => Some("char *"),
        _ => None,
    }
}

pub(super) fn library_returns(name: &str) -> Option<&'static str> {
    Some(match name {
        "strlen" | "fread" | "fwrite" | "strcspn" | "strspn" | "strnlen" | "strlcpy" | "wcslen" => {
            "size_t"
        }
        "malloc" | "calloc" | "realloc" | "memcpy" | "memmove" | "memset" | "memchr"
        | "reallocarray" | "bsearch" => "void *",
        "strdup" | "strndup" | "strchr" | "strrchr" | "strstr" | "strtok" | "strtok_r"
        | "getenv" | "fgets" | "strpbrk" | "strcpy" | "strcat" | "strncpy" | "strncat"
        | "strerror" => "char *",
        "atoi" | "getc" | "fgetc" | "getchar" | "printf" | "snprintf" | "sprintf" | "fprintf"
        | "sscanf" | "fscanf" | "scanf" | "memcmp" | "strcmp" | "strncmp" | "abs" | "toupper"
        | "tolower" | "isdigit" | "isspace" | "isalpha" | "isalnum" => "int",
        "strtol" | "atol" | "ftell" | "labs" | "strtoll" | "atoll" => "long",
        "strtoul" | "strtoull" => "unsigned long",
        "read" | "write" | "recv" | "send" | "getline" | "lseek" => "ssize_t",
        "fopen" | "fdopen" | "tmpfile" | "popen" => "FILE *",
        "strtod" | "atof" => "double",
        _ => return None,
    })
}
