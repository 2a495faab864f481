//! Tests that hold for many cases.

use std::panic::{AssertUnwindSafe, catch_unwind};

/// Checks every case and fails once, with the names of all that failed: a change shows in one run all that it changes.
pub fn check_all<T>(cases: impl IntoIterator<Item = (String, T)>, check: impl Fn(&str, T)) {
    let mut count = 0;
    let mut failed = Vec::new();
    for (name, case) in cases {
        count += 1;
        if catch_unwind(AssertUnwindSafe(|| check(&name, case))).is_err() {
            failed.push(name);
        }
    }
    assert!(count > 0, "no case was found");
    assert!(
        failed.is_empty(),
        "{} of {count} cases failed (each is told above):\n  {}",
        failed.len(),
        failed.join("\n  ")
    );
}

#[cfg(test)]
mod tests {
    use std::cell::Cell;
    use std::panic::{AssertUnwindSafe, catch_unwind};

    use super::check_all;

    #[test]
    fn all_cases_are_checked_and_all_failures_named() {
        let seen = Cell::new(0);
        let cases = [("one", 1), ("two", 2), ("three", 3)].map(|(name, n)| (name.to_owned(), n));
        let ended = catch_unwind(AssertUnwindSafe(|| {
            check_all(cases, |_, n| {
                seen.set(seen.get() + 1);
                assert_eq!(n, 2);
            });
        }));
        let told = *ended.unwrap_err().downcast::<String>().unwrap();
        assert_eq!(seen.get(), 3);
        assert!(told.starts_with("2 of 3 cases failed"), "{told}");
        assert!(told.ends_with("one\n  three"), "{told}");
    }

    #[test]
    #[should_panic(expected = "no case was found")]
    fn no_cases_are_no_success() {
        check_all(Vec::<(String, ())>::new(), |_, ()| {});
    }
}
