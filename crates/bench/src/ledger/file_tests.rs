use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;

use patchwright_domain::chat::{Nanodollars, Usage};

use super::*;
use crate::ledger::{AccountEnd, CellAccount, Grant};

fn ten() -> Worst {
    Worst {
        model: "tiny".to_owned(),
        money: Some(Nanodollars(10)),
        input: 10,
        output: 0,
    }
}

fn used(amount: u64) -> Spent {
    Spent {
        money: Nanodollars(amount),
        usage: Usage {
            input: amount,
            ..Usage::default()
        },
        calls: 1,
    }
}

fn ledger(folder: &tempfile::TempDir, money: u64) -> Ledger {
    let caps = LedgerCaps {
        money: Some(Nanodollars(money)),
        ..LedgerCaps::default()
    };
    Ledger::new(&BenchFolder::new(folder.path()), caps)
}

fn total(ledger: &Ledger) -> u64 {
    ledger.total().unwrap().money.0
}

fn never() -> bool {
    false
}

/// Each account has an open file of its own, as if it were in another process.
#[test]
fn many_accounts_keep_one_cap() {
    let folder = tempfile::tempdir().unwrap();
    let really = AtomicU64::new(0);
    thread::scope(|scope| {
        for worker in 0..6_u64 {
            let (ledger, really) = (ledger(&folder, 200), &really);
            scope.spawn(move || {
                let account = CellAccount::open(&ledger, &format!("cell-{worker}")).unwrap();
                for call in 0.. {
                    match account.reserve(&ten(), &never).unwrap() {
                        Grant::Granted => {}
                        Grant::Refused(_) => break,
                        Grant::Cancelled => panic!("nobody cancels"),
                    }
                    let paid = 1 + (worker * 7 + call * 3) % 10;
                    let before = really.fetch_add(paid, Ordering::SeqCst);
                    assert!(before + paid <= 200);
                    account.settle(&ten(), used(paid));
                    assert!(total(&ledger) <= 200);
                }
            });
        }
    });
    let ledger = ledger(&folder, 200);
    assert_eq!(total(&ledger), really.load(Ordering::SeqCst));
    // They stop only when not even the next call fits.
    assert!(total(&ledger) > 190);
    assert!(ledger.read().unwrap().reserving().is_empty());
}

/// What the kernel does with the lock of a process that is killed.
fn die(account: CellAccount) {
    drop(account);
}

#[test]
fn a_reservation_is_waited_for_while_its_owner_lives_and_charged_when_it_is_dead() {
    let folder = tempfile::tempdir().unwrap();
    let ledger = ledger(&folder, 15);
    let doomed = CellAccount::open(&ledger, "doomed").unwrap();
    assert_eq!(doomed.reserve(&ten(), &never).unwrap(), Grant::Granted);
    let other = CellAccount::open(&ledger, "other").unwrap();
    let looks = AtomicU64::new(0);
    let second_look = || looks.fetch_add(1, Ordering::SeqCst) > 0;
    assert_eq!(
        other.reserve(&ten(), &second_look).unwrap(),
        Grant::Cancelled
    );
    assert_eq!(ledger.read().unwrap().reserving(), ["doomed"]);
    assert_eq!(ledger.spent_by(|_| true).unwrap(), Spent::default());
    die(doomed);
    let answer = other.reserve(&ten(), &never).unwrap();
    assert!(matches!(answer, Grant::Refused(_)), "{answer:?}");
    assert!(ledger.read().unwrap().reserving().is_empty());
    assert_eq!(total(&ledger), 10);
    // A journal that counts the call with its worst case adds nothing to that.
    let resumed = CellAccount::open(&ledger, "doomed").unwrap();
    resumed.begin_with(used(10)).unwrap();
    assert_eq!(total(&ledger), 10);
}

#[test]
fn who_goes_on_with_a_cell_charges_what_was_left_reserved() {
    let folder = tempfile::tempdir().unwrap();
    let ledger = ledger(&folder, 100);
    let doomed = CellAccount::open(&ledger, "one").unwrap();
    assert_eq!(doomed.reserve(&ten(), &never).unwrap(), Grant::Granted);
    die(doomed);
    let resumed = CellAccount::open(&ledger, "one").unwrap();
    assert_eq!(resumed.reserve(&ten(), &never).unwrap(), Grant::Granted);
    resumed.settle(&ten(), used(3));
    let mut both = used(10);
    both += used(3);
    assert_eq!(ledger.read().unwrap().cells["one"], both.into());
}

#[test]
fn a_cell_that_was_refused_is_known_until_it_ends_whole() {
    let folder = tempfile::tempdir().unwrap();
    let poor = ledger(&folder, 5);
    let open = |ledger: &Ledger| CellAccount::open(ledger, "one").unwrap();
    let answer = open(&poor).reserve(&ten(), &never).unwrap();
    assert!(matches!(answer, Grant::Refused(_)), "{answer:?}");
    // Its process may have been killed thereafter; what the journal says of money changes nothing.
    let rich = ledger(&folder, 500);
    for _ in 0..2 {
        let account = open(&rich);
        assert!(account.was_cut_off());
        account.begin_with(used(1)).unwrap();
        assert_eq!(account.reserve(&ten(), &never).unwrap(), Grant::Granted);
    }
    open(&rich).end(AccountEnd::CutOff).unwrap();
    assert!(open(&rich).was_cut_off());
    open(&rich).end(AccountEnd::Whole).unwrap();
    assert!(!open(&rich).was_cut_off());
}

#[test]
fn a_file_that_is_not_understood_is_kept_and_said() {
    let folder = tempfile::tempdir().unwrap();
    let ledger = ledger(&folder, 100);
    let account = CellAccount::open(&ledger, "one").unwrap();
    assert_eq!(account.reserve(&ten(), &never).unwrap(), Grant::Granted);
    let path = folder.path().join(FILE);
    for torn in ["{\"cells\":", "{\"cells\":{},\"more\":1}", ""] {
        fs::write(&path, torn).unwrap();
        account.settle(&ten(), used(1));
        for _ in 0..2 {
            let error = account.reserve(&ten(), &never).unwrap_err();
            assert!(error.to_string().contains("cannot tell"), "{error}");
        }
        assert_eq!(fs::read_to_string(&path).unwrap(), torn);
    }
}

#[test]
fn what_others_spent_is_added_once() {
    let folder = tempfile::tempdir().unwrap();
    let ledger = ledger(&folder, 100);
    let add = |cells: &[(&str, u64)]| {
        let cells = cells
            .iter()
            .map(|(id, amount)| ((*id).to_owned(), used(*amount)));
        ledger.add_unknown(cells.collect()).unwrap();
    };
    add(&[("one", 5)]);
    add(&[("one", 7), ("two", 1)]);
    assert_eq!(total(&ledger), 6);
    assert_eq!(ledger.cells().unwrap().len(), 2);
    assert_eq!(ledger.spent_by(|id| id == "two").unwrap(), used(1));
}
