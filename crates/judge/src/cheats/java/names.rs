//! The Java names that matter to each rule: flat tables, meant to grow.

use crate::scope::Rule;

/// What is thrown by a bug and not as an answer, and the classes that stand for everything.
pub const CRASHES: &[&str] = &[
    "Throwable",
    "Exception",
    "RuntimeException",
    "Error",
    "VirtualMachineError",
    "StackOverflowError",
    "OutOfMemoryError",
    "InternalError",
    "LinkageError",
    "NoClassDefFoundError",
    "ExceptionInInitializerError",
    "AssertionError",
    "NullPointerException",
    "IndexOutOfBoundsException",
    "ArrayIndexOutOfBoundsException",
    "StringIndexOutOfBoundsException",
    "NegativeArraySizeException",
    "ArrayStoreException",
    "ClassCastException",
    "ArithmeticException",
    "ConcurrentModificationException",
    "FuzzerSecurityIssueCritical",
    "FuzzerSecurityIssueHigh",
    "FuzzerSecurityIssueMedium",
    "FuzzerSecurityIssueLow",
];

/// Exceptions that an empty handler may ignore: they tell nothing about the data.
pub const IGNORED: &[&str] = &["InterruptedException", "CloneNotSupportedException"];

/// Methods that only tell.
pub const LOGS: &[&str] = &[
    "log", "trace", "debug", "info", "warn", "warning", "severe", "error", "fatal", "fine",
    "finer", "finest", "config", "e", "w", "i", "d", "v", "throwing",
];

/// Names that may not even be mentioned.
pub const MENTIONED: &[(&str, Rule)] = &[
    ("setDefaultUncaughtExceptionHandler", Rule::CrashHandler),
    ("setUncaughtExceptionHandler", Rule::CrashHandler),
    ("UncaughtExceptionHandler", Rule::CrashHandler),
    ("uncaughtException", Rule::CrashHandler),
    ("exceptionally", Rule::CrashHandler),
    ("exceptionallyCompose", Rule::CrashHandler),
    ("setDefaultAssertionStatus", Rule::Sanitizer),
    ("setClassAssertionStatus", Rule::Sanitizer),
    ("setPackageAssertionStatus", Rule::Sanitizer),
    ("clearAssertionStatus", Rule::Sanitizer),
    ("desiredAssertionStatus", Rule::Sanitizer),
    ("Unsafe", Rule::Sanitizer),
    ("fuzzerTestOneInput", Rule::Sanitizer),
    ("FuzzedDataProvider", Rule::Sanitizer),
    ("getRuntime", Rule::Environment),
    ("getDeclaredField", Rule::Environment),
    ("getDeclaredFields", Rule::Environment),
    ("getDeclaredMethod", Rule::Environment),
    ("getDeclaredMethods", Rule::Environment),
    ("getDeclaredConstructor", Rule::Environment),
    ("getDeclaredConstructors", Rule::Environment),
    ("setAccessible", Rule::Environment),
    ("trySetAccessible", Rule::Environment),
    ("getStackTrace", Rule::Environment),
    ("getAllStackTraces", Rule::Environment),
    ("StackTraceElement", Rule::Environment),
    ("StackWalker", Rule::Environment),
    ("MethodHandles", Rule::Environment),
    ("ManagementFactory", Rule::Environment),
    ("ProcessHandle", Rule::Environment),
    ("ThreadLocalRandom", Rule::Environment),
    ("getContextClassLoader", Rule::Environment),
    ("getSystemClassLoader", Rule::Environment),
    ("ProcessBuilder", Rule::Process),
    ("addShutdownHook", Rule::Process),
    ("deleteOnExit", Rule::Process),
    ("Executors", Rule::Process),
    ("CompletableFuture", Rule::Process),
    ("FutureTask", Rule::Process),
    ("ForkJoinPool", Rule::Process),
    ("startVirtualThread", Rule::Process),
];

/// Members of a class or parts of a package: what precedes the dot, what follows it.
pub const MEMBERS: &[(&str, &str, Rule)] = &[
    ("System", "setErr", Rule::Output),
    ("System", "setOut", Rule::Output),
    ("System", "setIn", Rule::Output),
    ("System", "getenv", Rule::Environment),
    ("System", "getProperty", Rule::Environment),
    ("System", "getProperties", Rule::Environment),
    ("System", "setProperty", Rule::Environment),
    ("System", "setProperties", Rule::Environment),
    ("System", "clearProperty", Rule::Environment),
    ("System", "getSecurityManager", Rule::Environment),
    ("System", "setSecurityManager", Rule::Environment),
    ("System", "console", Rule::Environment),
    ("System", "nanoTime", Rule::Environment),
    ("System", "currentTimeMillis", Rule::Environment),
    ("System", "load", Rule::Assembly),
    ("System", "loadLibrary", Rule::Assembly),
    ("Math", "random", Rule::Environment),
    ("Class", "forName", Rule::Environment),
    ("lang", "reflect", Rule::Environment),
    ("lang", "instrument", Rule::Environment),
    ("lang", "management", Rule::Environment),
    ("Files", "delete", Rule::Process),
    ("Files", "deleteIfExists", Rule::Process),
    ("code_intelligence", "jazzer", Rule::Sanitizer),
    ("org", "junit", Rule::Environment),
    ("junit", "framework", Rule::Environment),
    ("org", "testng", Rule::Environment),
];

/// Classes of which no repair makes an object or a subclass.
pub const CREATED: &[(&str, Rule)] = &[
    ("Thread", Rule::Process),
    ("Random", Rule::Environment),
    ("SecureRandom", Rule::Environment),
    ("URLClassLoader", Rule::Environment),
    ("ClassLoader", Rule::Environment),
];

/// Parts of texts that name the harness or the tests.
pub const TEXTS: &[(&str, Rule)] = &[
    ("jazzer", Rule::Sanitizer),
    ("fuzzerTestOneInput", Rule::Sanitizer),
    ("org.junit", Rule::Environment),
    ("org.testng", Rule::Environment),
    ("surefire", Rule::Environment),
    ("java.class.path", Rule::Environment),
    ("sun.java.command", Rule::Environment),
    ("/proc/", Rule::Environment),
    ("/dev/fd", Rule::Environment),
    ("/dev/std", Rule::Environment),
    ("/dev/tty", Rule::Environment),
];

/// Annotations of tests.
pub const TESTS: &[&str] = &[
    "Test",
    "ParameterizedTest",
    "RepeatedTest",
    "TestFactory",
    "TestTemplate",
    "FuzzTest",
    "RunWith",
    "ExtendWith",
];

/// Annotations by which a test is not run.
pub const SKIPS: &[&str] = &["Disabled", "Ignore"];

/// Methods that end a test without a result.
pub const ASSUMES: &[&str] = &[
    "assumeTrue",
    "assumeFalse",
    "assumeThat",
    "assumeNotNull",
    "assumeNoException",
    "assumingThat",
    "SkipException",
    "TestAbortedException",
];

/// Methods of an exception by which reports and tests know it.
pub const TELLING: &[&str] = &[
    "printStackTrace",
    "getMessage",
    "getLocalizedMessage",
    "getCause",
    "getStackTrace",
    "fillInStackTrace",
    "toString",
    "initCause",
];

/// Classes that every file sees without an import; another class of that name would stand in for them.
pub const JAVA_LANG: &[&str] = &[
    "ArithmeticException",
    "ArrayIndexOutOfBoundsException",
    "ArrayStoreException",
    "AssertionError",
    "Boolean",
    "Byte",
    "CharSequence",
    "Character",
    "Class",
    "ClassCastException",
    "ClassLoader",
    "Double",
    "Error",
    "Exception",
    "Float",
    "IllegalArgumentException",
    "IllegalStateException",
    "IndexOutOfBoundsException",
    "Integer",
    "Iterable",
    "Long",
    "Math",
    "NegativeArraySizeException",
    "NullPointerException",
    "Number",
    "NumberFormatException",
    "Object",
    "OutOfMemoryError",
    "Runtime",
    "RuntimeException",
    "Short",
    "StackOverflowError",
    "StrictMath",
    "String",
    "StringBuffer",
    "StringBuilder",
    "StringIndexOutOfBoundsException",
    "System",
    "Thread",
    "Throwable",
    "UnsupportedOperationException",
];
