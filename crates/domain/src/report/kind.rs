//! The closed list of bug kinds: one row per kind, its name being the word users and manifests see.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

macro_rules! kinds {
    ($($variant:ident = $name:literal,)+) => {
        /// What went wrong, in the sanitizer's own word where it has one.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        pub enum BugKind {
            $(#[serde(rename = $name)] $variant,)+
        }

        impl BugKind {
            pub const ALL: &'static [BugKind] = &[$(BugKind::$variant,)+];

            pub fn name(self) -> &'static str {
                match self {
                    $(BugKind::$variant => $name,)+
                }
            }
        }
    };
}

kinds! {
    // AddressSanitizer
    HeapBufferOverflow = "heap-buffer-overflow",
    StackBufferOverflow = "stack-buffer-overflow",
    StackBufferUnderflow = "stack-buffer-underflow",
    GlobalBufferOverflow = "global-buffer-overflow",
    DynamicStackBufferOverflow = "dynamic-stack-buffer-overflow",
    ContainerOverflow = "container-overflow",
    IntraObjectOverflow = "intra-object-overflow",
    HeapUseAfterFree = "heap-use-after-free",
    StackUseAfterReturn = "stack-use-after-return",
    StackUseAfterScope = "stack-use-after-scope",
    UseAfterPoison = "use-after-poison",
    UnknownCrash = "unknown-crash",
    DoubleFree = "double-free",
    BadFree = "bad-free",
    AllocDeallocMismatch = "alloc-dealloc-mismatch",
    NewDeleteTypeMismatch = "new-delete-type-mismatch",
    BadUsableSize = "bad-malloc_usable_size",
    NegativeSizeParam = "negative-size-param",
    MemcpyParamOverlap = "memcpy-param-overlap",
    MempcpyParamOverlap = "mempcpy-param-overlap",
    StrcpyParamOverlap = "strcpy-param-overlap",
    StpcpyParamOverlap = "stpcpy-param-overlap",
    StrncpyParamOverlap = "strncpy-param-overlap",
    StrcatParamOverlap = "strcat-param-overlap",
    StrncatParamOverlap = "strncat-param-overlap",
    WcscpyParamOverlap = "wcscpy-param-overlap",
    ParamOverlap = "param-overlap",
    AllocationSizeTooBig = "allocation-size-too-big",
    CallocOverflow = "calloc-overflow",
    ReallocarrayOverflow = "reallocarray-overflow",
    PvallocOverflow = "pvalloc-overflow",
    OutOfMemory = "out-of-memory",
    RssLimitExceeded = "rss-limit-exceeded",
    InvalidAllocationAlignment = "invalid-allocation-alignment",
    InvalidAlignedAllocAlignment = "invalid-aligned-alloc-alignment",
    InvalidPosixMemalignAlignment = "invalid-posix-memalign-alignment",
    InvalidPointerPair = "invalid-pointer-pair",
    InitializationOrderFiasco = "initialization-order-fiasco",
    OdrViolation = "odr-violation",
    BadContiguousContainer = "bad-__sanitizer_annotate_contiguous_container",
    StackOverflow = "stack-overflow",
    // Leak-, Memory- and ThreadSanitizer
    MemoryLeak = "memory-leak",
    UseOfUninitializedValue = "use-of-uninitialized-value",
    DataRace = "data-race",
    LockOrderInversion = "lock-order-inversion",
    ThreadLeak = "thread-leak",
    DestroyLockedMutex = "destroy-locked-mutex",
    DoubleLock = "double-lock",
    BadUnlock = "bad-unlock",
    BadReadLock = "bad-read-lock",
    BadReadUnlock = "bad-read-unlock",
    InvalidMutex = "invalid-mutex",
    SignalUnsafeCall = "signal-unsafe-call",
    ErrnoInSignalHandler = "errno-in-signal-handler",
    // UndefinedBehaviorSanitizer
    SignedIntegerOverflow = "signed-integer-overflow",
    UnsignedIntegerOverflow = "unsigned-integer-overflow",
    ShiftOutOfBounds = "shift-out-of-bounds",
    DivideByZero = "divide-by-zero",
    FloatDivideByZero = "float-divide-by-zero",
    FloatCastOverflow = "float-cast-overflow",
    ImplicitConversion = "implicit-conversion",
    IndexOutOfBounds = "index-out-of-bounds",
    ObjectSize = "object-size",
    MisalignedAddress = "misaligned-address",
    AlignmentAssumption = "alignment-assumption",
    NullPointerUse = "null-pointer-use",
    NullArgument = "null-argument",
    NullReturn = "null-return",
    PointerOverflow = "pointer-overflow",
    InvalidBool = "invalid-bool",
    InvalidEnum = "invalid-enum",
    VlaBound = "vla-bound",
    Unreachable = "unreachable",
    MissingReturn = "missing-return",
    InvalidBuiltin = "invalid-builtin",
    FunctionTypeMismatch = "function-type-mismatch",
    DynamicTypeMismatch = "dynamic-type-mismatch",
    ControlFlowIntegrity = "control-flow-integrity",
    UndefinedBehavior = "undefined-behavior",
    // libFuzzer
    Timeout = "timeout",
    FuzzTargetExited = "fuzz-target-exited",
    ConstInputOverwritten = "const-input-overwritten",
    // the C and C++ runtimes
    HeapCorruption = "heap-corruption",
    BufferOverflow = "buffer-overflow",
    FortifyFailure = "fortify-failure",
    AssertionFailure = "assertion-failure",
    UncaughtException = "uncaught-exception",
    PureVirtualCall = "pure-virtual-call",
    // signals
    NullDereference = "null-dereference",
    Segv = "segv",
    BusError = "bus-error",
    IllegalInstruction = "illegal-instruction",
    Trap = "trap",
    Abort = "abort",
    Signal = "signal",
    // a test of the project, which fails without a crash
    TestFailure = "test-failure",
    // other languages
    Panic = "panic",
    BadCast = "bad-cast",
    IntegerOverflow = "integer-overflow",
    NumberFormat = "number-format",
    Deadlock = "deadlock",
    SecurityIssue = "security-issue",
}

impl fmt::Display for BugKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A word that names no kind.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct UnknownKind(pub String);

impl fmt::Display for UnknownKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "`{}` is not a kind of bug", self.0)
    }
}

impl std::error::Error for UnknownKind {}

impl FromStr for BugKind {
    type Err = UnknownKind;

    fn from_str(word: &str) -> Result<Self, Self::Err> {
        BugKind::ALL
            .iter()
            .copied()
            .find(|kind| kind.name() == word)
            .ok_or_else(|| UnknownKind(word.to_owned()))
    }
}
