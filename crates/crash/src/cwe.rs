//! The weakness class of each kind, refined by what the access did.

use patchwright_domain::report::{
    BugKind, CrashReport, Cwe, Direction, MemoryPlace, Sanitizer, Side,
};

use crate::region;

/// The weakness class of a report, where its kind has one.
pub fn cwe(report: &CrashReport) -> Option<Cwe> {
    number(report).map(Cwe)
}

fn number(report: &CrashReport) -> Option<u16> {
    use BugKind::*;
    Some(match report.kind {
        HeapBufferOverflow
        | StackBufferUnderflow
        | GlobalBufferOverflow
        | DynamicStackBufferOverflow
        | ContainerOverflow
        | IntraObjectOverflow
        | ObjectSize
        | UnknownCrash => by_direction(report),
        // glibc sees the smashed stack only after a write.
        StackBufferOverflow if report.sanitizer == Sanitizer::Glibc => 787,
        StackBufferOverflow => by_direction(report),
        Segv | BusError => by_direction(report),
        HeapCorruption => 787,
        BufferOverflow => 120,
        FortifyFailure => 676,
        HeapUseAfterFree | UseAfterPoison => 416,
        StackUseAfterReturn => 562,
        StackUseAfterScope => 825,
        DoubleFree => 415,
        BadFree => bad_free(report),
        AllocDeallocMismatch | NewDeleteTypeMismatch => 762,
        BadUsableSize => 763,
        NegativeSizeParam => 195,
        MemcpyParamOverlap | MempcpyParamOverlap | StrcpyParamOverlap | StpcpyParamOverlap
        | StrncpyParamOverlap | StrcatParamOverlap | StrncatParamOverlap | WcscpyParamOverlap
        | ParamOverlap => 475,
        AllocationSizeTooBig => 789,
        CallocOverflow | ReallocarrayOverflow | PvallocOverflow => 190,
        OutOfMemory | RssLimitExceeded => 770,
        InvalidAllocationAlignment
        | InvalidAlignedAllocAlignment
        | InvalidPosixMemalignAlignment => 628,
        InvalidPointerPair => 469,
        InitializationOrderFiasco => 665,
        OdrViolation => 758,
        BadContiguousContainer => 628,
        StackOverflow => 674,
        MemoryLeak => 401,
        UseOfUninitializedValue => 457,
        DataRace => 362,
        LockOrderInversion => 833,
        ThreadLeak => 772,
        DestroyLockedMutex | InvalidMutex => 667,
        DoubleLock => 764,
        BadUnlock | BadReadUnlock => 832,
        BadReadLock => 667,
        SignalUnsafeCall | ErrnoInSignalHandler => 479,
        SignedIntegerOverflow | UnsignedIntegerOverflow => 190,
        ShiftOutOfBounds => 1335,
        DivideByZero | FloatDivideByZero => 369,
        FloatCastOverflow => 681,
        ImplicitConversion => 197,
        IndexOutOfBounds => 129,
        MisalignedAddress | AlignmentAssumption => 704,
        NullPointerUse | NullArgument | NullReturn | NullDereference => 476,
        PointerOverflow => 823,
        InvalidBool | InvalidEnum => 704,
        VlaBound => 1284,
        Unreachable | MissingReturn | UndefinedBehavior => 758,
        InvalidBuiltin => 628,
        FunctionTypeMismatch | DynamicTypeMismatch => 843,
        ControlFlowIntegrity => 691,
        Timeout => 835,
        FuzzTargetExited => 705,
        ConstInputOverwritten => 787,
        AssertionFailure | Abort => 617,
        UncaughtException | Panic => 248,
        BadCast => 704,
        IntegerOverflow => 190,
        NumberFormat => 1286,
        Deadlock => 833,
        SecurityIssue => return issue(report),
        PureVirtualCall => 758,
        IllegalInstruction | Trap => 758,
        Signal | TestFailure => return None,
    })
}

/// What an attacker could do, by the words of Jazzer's findings.
const ISSUES: &[(&str, u16)] = &[
    ("command injection", 78),
    ("path traversal", 22),
    ("sql injection", 89),
    ("ldap injection", 90),
    ("xpath injection", 643),
    ("expression language injection", 917),
    ("template injection", 1336),
    ("script engine injection", 94),
    ("deserialization", 502),
    ("server side request forgery", 918),
    ("regular expression injection", 1333),
    ("prototype pollution", 1321),
    ("remote code execution", 94),
    ("load arbitrary library", 114),
    ("remote jndi lookup", 74),
    ("unsafe access", 119),
];

fn issue(report: &CrashReport) -> Option<u16> {
    let said = report
        .message
        .as_deref()?
        .to_ascii_lowercase()
        .replace(['-', '_'], " ");
    ISSUES
        .iter()
        .find(|(words, _)| said.contains(words))
        .map(|(_, number)| *number)
}

fn by_direction(report: &CrashReport) -> u16 {
    match report.access.as_ref().map(|access| access.direction) {
        Some(Direction::Read) => 125,
        Some(Direction::Write) => 787,
        Some(Direction::Execute) => 822,
        Some(Direction::Unknown) | None => 119,
    }
}

/// Inside a heap block it is a pointer that was moved; elsewhere it is memory never allocated.
fn bad_free(report: &CrashReport) -> u16 {
    let spot = region::measure(report);
    match (spot.place, spot.side) {
        (Some(MemoryPlace::Heap), Some(Side::Inside)) => 761,
        _ => 590,
    }
}
