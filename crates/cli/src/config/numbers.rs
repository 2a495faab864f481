//! Numbers in a configuration file, with their bounds.

use patchwright_subject::manifest::{At, Fault, Problem, Table};

/// An integer of at least 1.
pub fn whole(
    table: &Table<'_>,
    key: &str,
    what: &'static str,
    max: u64,
) -> Result<Option<At<u64>>, Fault> {
    let Some(written) = table.number(key)? else {
        return Ok(None);
    };
    match u64::try_from(written.value) {
        Ok(value) if (1..=max).contains(&value) => Ok(Some(At::new(value, written.place))),
        Ok(_) | Err(_) => Err(written.fault(Problem::OutOfRange {
            what,
            value: written.value,
            min: 1,
            max,
            remedy: "leave the key out for the default".to_owned(),
        })),
    }
}

/// A number of at least 0.
pub fn amount(
    table: &Table<'_>,
    key: &str,
    what: &'static str,
    max: f64,
) -> Result<Option<At<f64>>, Fault> {
    let written = table.amount(key)?;
    match written {
        Some(number) if !(0.0..=max).contains(&number.value) => Err(refused(
            &number,
            &format!(
                "{what} is {}, but must be from 0 to {max}; correct it",
                number.value
            ),
        )),
        fine => Ok(fine),
    }
}

/// Says what is wrong with a value, and where it is.
pub fn refused<T>(at: &At<T>, words: &str) -> Fault {
    at.fault(Problem::Other(words.to_owned()))
}
