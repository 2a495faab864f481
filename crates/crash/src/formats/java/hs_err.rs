//! Crash logs of the Java virtual machine: what it prints, and the file `hs_err_pid….log` it leaves.

use patchwright_domain::report::{
    Access, BugKind, CrashReport, Direction, Frame, MemoryPlace, Region, Sanitizer,
};

use super::frames;
use crate::open_report::{Format, OpenReport};
use crate::scan;

pub(in crate::formats) const FORMAT: Format = Format {
    begin,
    feed,
    close,
    ..Format::PLAIN
};

const SIGNALS: &[(&str, BugKind)] = &[
    ("SIGSEGV", BugKind::Segv),
    ("EXCEPTION_ACCESS_VIOLATION", BugKind::Segv),
    ("SIGBUS", BugKind::BusError),
    ("SIGFPE", BugKind::DivideByZero),
    ("SIGILL", BugKind::IllegalInstruction),
    ("SIGTRAP", BugKind::Trap),
];

/// Addresses below this are the zero page.
const ZERO_PAGE: u64 = 4096;

fn begin(line: &str) -> Option<CrashReport> {
    let text = line.trim_start_matches(['#', ' ']).trim_end();
    if !line.trim_start().starts_with('#') {
        return None;
    }
    let kind = if text.starts_with("A fatal error has been detected by the Java Runtime") {
        BugKind::Abort
    } else if text.starts_with("There is insufficient memory for the Java Runtime") {
        BugKind::OutOfMemory
    } else {
        return None;
    };
    let mut report = CrashReport::new(kind, Sanitizer::Java);
    report.fatal = true;
    Some(report)
}

fn feed(open: &mut OpenReport, line: &str) {
    let text = line.trim();
    let said = text.trim_start_matches(['#', ' ']);
    if text.starts_with('#') {
        header(open, said);
    } else if said.starts_with("Native frames:") {
        // This stack is whole; the frame in the header is only its first.
        open.place = None;
        open.report.frames.clear();
        open.next_index = 0;
    } else if said.starts_with("Java frames:") {
        open.complete = true;
    } else if let Some(address) = scan::after(said, "si_addr: ").and_then(scan::hex) {
        faulted(open, address.0);
    } else if let Some(frame) = frame(said).filter(|_| !open.complete) {
        open.push_next(frame);
    }
}

fn header(open: &mut OpenReport, said: &str) {
    let signal = SIGNALS.iter().find(|(name, _)| said.starts_with(name));
    if let Some((name, kind)) = signal {
        open.report.kind = *kind;
        let name = (*name).to_owned();
        open.report.facts.insert("signal".to_owned(), name);
    } else if let Some(rest) = said.strip_prefix("Internal Error ") {
        let place = scan::between(rest, "(", ")").unwrap_or_default();
        open.report.message = Some(format!("internal error of the virtual machine at {place}"));
    } else if let Some(why) = said
        .strip_prefix("Error: ")
        .or_else(|| said.strip_prefix("assert("))
    {
        open.report.message = Some(why.to_owned());
    } else if said.starts_with("Native memory allocation") {
        open.report.message = Some(said.to_owned());
    } else if let Some(frame) = frame(said) {
        open.place = Some(frame);
    }
}

fn faulted(open: &mut OpenReport, address: u64) {
    let report = &mut open.report;
    let is_null = address < ZERO_PAGE;
    if is_null && report.kind == BugKind::Segv {
        report.kind = BugKind::NullDereference;
    }
    report.region = Some(Region::new(if is_null {
        MemoryPlace::Null
    } else {
        MemoryPlace::Wild
    }));
    report.access = Some(Access {
        direction: Direction::Unknown,
        size: None,
        address: Some(address),
    });
}

/// `C  [libz.so+0x12]  inflate+0x34`, `j  demo.Main.run()V+23`, `J 21 c2 demo.Main.run(I)I (12 bytes) @ 0x…`
fn frame(text: &str) -> Option<Frame> {
    let (mark, rest) = text.split_once(' ')?;
    let rest = rest.trim();
    match mark {
        "V" | "C" => native(rest),
        "j" | "J" | "A" => {
            let name = rest.split(' ').find(|word| word.contains('('))?;
            let function = name.split('(').next()?.to_owned();
            let module = rest.rsplit(' ').next().filter(|word| word.contains('@'));
            Some(Frame {
                file: frames::file_of(&function),
                function: Some(function),
                module: module
                    .and_then(|word| word.split('@').next())
                    .map(str::to_owned),
                ..Frame::default()
            })
        }
        _ => None,
    }
}

fn native(rest: &str) -> Option<Frame> {
    let (module, name) = rest.strip_prefix('[')?.split_once(']')?;
    let (module, offset) = module.rsplit_once("+0x")?;
    let name = name.trim();
    let name = name.rsplit_once("+0x").map_or(name, |(name, _)| name);
    Some(Frame {
        function: (!name.is_empty()).then(|| name.to_owned()),
        module: Some(module.to_owned()),
        offset: u64::from_str_radix(offset, 16).ok(),
        ..Frame::default()
    })
}

fn close(open: &mut OpenReport) {
    if open.report.frames.is_empty() {
        open.report.frames.extend(open.place.take());
    }
}
