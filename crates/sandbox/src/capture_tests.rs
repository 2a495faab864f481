use std::fs::{self, File};
use std::io::Write;
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

use rustix::pipe::pipe;

use super::{Captured, HEAD_BYTES, Keeper, SPILL_BYTES, TAIL_BYTES, drain};

fn keep(total: usize, piece: usize) -> Captured {
    let bytes: Vec<u8> = (0..total).map(|index| (index % 251) as u8).collect();
    let mut keeper = Keeper::new(None);
    for part in bytes.chunks(piece) {
        keeper.take(part);
    }
    keeper.finish()
}

#[test]
fn head_and_tail_are_kept_and_the_rest_counted() {
    let room = HEAD_BYTES + TAIL_BYTES;
    let cases = [
        0,
        1,
        HEAD_BYTES - 1,
        HEAD_BYTES,
        HEAD_BYTES + 1,
        room,
        room + 1,
        room * 2,
    ];
    for total in cases {
        for piece in [1000, 64 << 10, 1 << 20] {
            let kept = keep(total, piece);
            let omitted = total.saturating_sub(room);
            assert_eq!(kept.total, total as u64);
            assert_eq!(kept.omitted(), omitted as u64, "{total} in {piece}");
            assert_eq!(kept.head.len(), total.min(HEAD_BYTES));
            let first_of_tail = total - kept.tail.len();
            for (index, byte) in kept.tail.iter().enumerate().step_by(997) {
                assert_eq!(*byte, ((first_of_tail + index) % 251) as u8);
            }
            assert_eq!(kept.text().contains("bytes not kept"), omitted > 0);
        }
    }
}

#[test]
fn the_log_is_bounded_and_may_fail() {
    let room = tempfile::tempdir().unwrap();
    let path = room.path().join("log");
    let piece = vec![b'x'; 1 << 20];
    let mut keeper = Keeper::new(Some(File::create(&path).unwrap()));
    for _ in 0..=SPILL_BYTES >> 20 {
        keeper.take(&piece);
    }
    assert_eq!(fs::metadata(&path).unwrap().len(), SPILL_BYTES);
    // Opened for reading only: every write fails, as on a full disk.
    let mut keeper = Keeper::new(Some(File::open(&path).unwrap()));
    keeper.take(b"kept");
    assert_eq!(keeper.finish().head, b"kept");
}

#[test]
fn a_pipe_that_somebody_holds_is_left_after_a_while() {
    let (reader, writer) = pipe().unwrap();
    let mut writer = File::from(writer);
    writer.write_all(b"said").unwrap();
    let begin = Instant::now();
    let kept = drain(
        File::from(reader),
        Keeper::new(None),
        &AtomicBool::new(true),
    )
    .unwrap();
    assert_eq!(kept.head, b"said");
    assert!(begin.elapsed() < Duration::from_secs(5));
}
