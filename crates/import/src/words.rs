//! Foreign words that become names, paths and parts of commands: what is not plain is refused, not cleaned up.

/// A name for a folder, a fuzz target or a file: letters, digits and `._+-`, not hidden.
pub(crate) fn is_plain_name(text: &str) -> bool {
    let letters = |byte: u8| byte.is_ascii_alphanumeric() || b"._+-".contains(&byte);
    (1..=100).contains(&text.len()) && text.bytes().all(letters) && !text.starts_with(['.', '-'])
}

/// A relative path of plain names.
pub(crate) fn is_plain_path(text: &str) -> bool {
    text.len() <= 400 && !text.is_empty() && text.split('/').all(is_plain_name)
}

/// An absolute path of plain names, as scripts of containers use them.
pub(crate) fn is_plain_absolute(text: &str) -> bool {
    text.strip_prefix('/').is_some_and(is_plain_path)
}

pub(crate) fn is_commit(text: &str) -> bool {
    (7..=64).contains(&text.len()) && text.bytes().all(|byte| byte.is_ascii_hexdigit())
}

/// A case's name from a foreign one: other letters become `-`.
pub(crate) fn case_name(text: &str) -> Option<String> {
    let plain = |letter: char| match letter.is_ascii_alphanumeric() || "._+-".contains(letter) {
        true => letter,
        false => '-',
    };
    let name: String = text.trim().chars().take(100).map(plain).collect();
    let name = name.trim_start_matches(['.', '-']).to_owned();
    is_plain_name(&name).then_some(name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_do_not_lead_elsewhere() {
        for bad in [
            "", ".", "..", "../a", "a/b", ".git", "-rf", "a b", "a$(x)", "a\nb",
        ] {
            assert!(!is_plain_name(bad), "{bad:?}");
        }
        assert!(is_plain_path("src/a+b/c_1.2"));
        for bad in ["/src", "a//b", "a/../b", "a/", "a/.git/b"] {
            assert!(!is_plain_path(bad), "{bad:?}");
        }
        assert!(is_plain_absolute("/src/njs"));
        assert!(!is_plain_absolute("/src/../etc"));
        assert_eq!(
            case_name("njs.cve-2022-1").as_deref(),
            Some("njs.cve-2022-1")
        );
        assert_eq!(case_name("../../etc/x y").as_deref(), Some("etc-x-y"));
        assert_eq!(case_name("///"), None);
    }
}
