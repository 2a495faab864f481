//! What belongs to sanitizers, fuzzers and the C and C++ runtimes: flat tables.

/// Parts of source paths of runtimes and systems.
const PATHS: &[&str] = &[
    "/usr/include/",
    "/usr/lib/",
    "/usr/local/include/",
    "/include/c++/",
    "/libsanitizer/",
    "compiler-rt/",
    "/llvm-toolchain-",
    "/libstdc++-v3/",
    "/libcxx/",
    "/libcxxabi/",
    "/libunwind/",
    "/libgcc/",
    "/libgomp/",
    "/build/glibc-",
    "/glibc-2.",
    "sysdeps/",
    "/lib/fuzzer/Fuzzer",
    "/rustc/",
    "/usr/local/go/src/",
    "/usr/lib/go",
    "/sdk/go1.",
    "/go/src/runtime/",
    "coregrind/",
    "vg_replace_",
    "nptl/",
];

/// Folders that package managers fill: even below a project's root what lies there is not its own.
const DEPENDENCIES: &[&str] = &[
    "/node_modules/",
    "/site-packages/",
    "/dist-packages/",
    "/.cargo/registry/",
    "/go/pkg/mod/",
    "/lib/python2.",
    "/lib/python3.",
];

/// Packages of the Java platform, of other languages' libraries on it, and of what runs tests and fuzzers.
const JVM_PACKAGES: &[&str] = &[
    "java.",
    "javax.",
    "jdk.",
    "sun.",
    "com.sun.",
    "kotlin.",
    "kotlinx.",
    "scala.",
    "groovy.",
    "org.codehaus.groovy.",
    "clojure.",
    "org.junit.",
    "junit.",
    "org.testng.",
    "org.hamcrest.",
    "org.mockito.",
    "org.assertj.",
    "com.code_intelligence.jazzer.",
    "org.apache.maven.",
    "org.gradle.",
];

const JVM_FILES: &[&str] = &[".java", ".kt", ".scala", ".groovy", ".clj"];

/// Relative folders of glibc's own sources: `./stdlib/abort.c`, `../csu/libc-start.c`.
const GLIBC_FOLDERS: &[&str] = &[
    "assert",
    "csu",
    "debug",
    "io",
    "libio",
    "malloc",
    "math",
    "nptl",
    "posix",
    "setjmp",
    "signal",
    "stdio-common",
    "stdlib",
    "string",
    "support",
    "time",
    "wcsmbs",
    "misc",
    "elf",
];

/// Files of clang's fuzzer runtime, which some builds name without a folder.
const FILE_STARTS: &[&str] = &[
    "FuzzerLoop",
    "FuzzerMain",
    "FuzzerDriver",
    "FuzzerUtil",
    "sanitizer_",
    "asan_",
    "ubsan_",
    "msan_",
    "tsan_",
    "lsan_",
];

/// Folders of shared objects of the system.
const MODULES: &[&str] = &[
    "/lib/",
    "/lib64/",
    "/usr/lib/",
    "/usr/lib64/",
    "/usr/local/lib/",
];
const MODULE_NAMES: &[&str] = &[
    "libasan",
    "liblsan",
    "libtsan",
    "libubsan",
    "libc.so",
    "libc-",
    "libstdc++",
    "libc++",
    "libgcc_s",
    "libpthread",
    "libm.so",
    "libclang_rt",
    "ld-linux",
    "linux-vdso",
    "[vdso]",
    "libjvm",
    "libjli",
    "libjava",
    "vgpreload_",
];

const FUNCTION_STARTS: &[&str] = &[
    "__asan",
    "__ubsan",
    "__msan",
    "__tsan",
    "__lsan",
    "__hwasan",
    "__sanitizer",
    "__sancov",
    "__interceptor_",
    "___interceptor_",
    "__libc_",
    "__GI_",
    "__interception::",
    "__cxa_",
    "__gxx_",
    "__gnu_cxx::__verbose_terminate",
    "__pthread_",
    "__assert",
    "__fortify",
    "__chk_fail",
    "__stack_chk_fail",
    "__cxxabiv1::",
    "__call_tls",
    "__memcpy",
    "__memmove",
    "__memset",
    "__memcmp",
    "__mempcpy",
    "__memchr",
    "__strlen",
    "__strcpy",
    "__strncpy",
    "__strcat",
    "__strcmp",
    "__strncmp",
    "__strchr",
    "__strrchr",
    "__stpcpy",
    "__strnlen",
    "__wmem",
    "__wcs",
    "__nptl",
    "__GI___",
    "__clone",
    "__run_exit_handlers",
    "asan_thread_start",
    "fuzzer::",
    "__rust_",
    "rust_begin_unwind",
    "core::panicking",
    "std::panicking",
    "_dl_",
    "_int_free",
    "_int_malloc",
    "_int_realloc",
    "malloc_printerr",
    "operator new",
    "operator delete",
    "std::terminate",
    "std::__throw",
];

const FUNCTIONS: &[&str] = &[
    "_start",
    "start_thread",
    "clone",
    "clone3",
    "abort",
    "raise",
    "gsignal",
    "pthread_kill",
    "malloc",
    "calloc",
    "realloc",
    "reallocarray",
    "free",
    "cfree",
    "memalign",
    "posix_memalign",
    "aligned_alloc",
    "valloc",
    "pvalloc",
    "malloc_usable_size",
    "strdup",
    "strndup",
    "wcsdup",
    "memcpy",
    "memmove",
    "memset",
    "memcmp",
    "memchr",
    "memmem",
    "mempcpy",
    "bcmp",
    "bcopy",
    "bzero",
    "strlen",
    "strnlen",
    "strcpy",
    "strncpy",
    "stpcpy",
    "strcat",
    "strncat",
    "strcmp",
    "strncmp",
    "strcasecmp",
    "strncasecmp",
    "strchr",
    "strrchr",
    "strstr",
    "strcasestr",
    "strpbrk",
    "strspn",
    "strcspn",
    "strtok",
    "strtok_r",
    "strsep",
    "strtol",
    "strtoll",
    "strtoul",
    "strtoull",
    "atoi",
    "atol",
    "atoll",
    "atof",
    "strtod",
    "wcslen",
    "wcscpy",
    "wcsncpy",
    "wcscat",
    "wmemcpy",
    "wmemset",
    "printf",
    "fprintf",
    "sprintf",
    "snprintf",
    "vprintf",
    "vfprintf",
    "vsprintf",
    "vsnprintf",
    "asprintf",
    "vasprintf",
    "puts",
    "fputs",
    "scanf",
    "sscanf",
    "fscanf",
    "vsscanf",
    "vscanf",
    "vfscanf",
    "printf_common",
    "scanf_common",
    "fread",
    "fwrite",
    "fgets",
    "getline",
    "getdelim",
    "fopen",
    "fclose",
    "read",
    "write",
    "pread",
    "pwrite",
    "readv",
    "writev",
    "recv",
    "recvfrom",
    "recvmsg",
    "send",
    "sendto",
    "sendmsg",
    "qsort",
    "qsort_r",
    "bsearch",
    "pthread_create",
    "pthread_join",
    "pthread_mutex_lock",
    "pthread_mutex_unlock",
    "pthread_mutex_init",
    "pthread_mutex_destroy",
    "pthread_mutex_trylock",
    "pthread_rwlock_rdlock",
    "pthread_rwlock_wrlock",
    "pthread_rwlock_unlock",
    "pthread_cond_wait",
    "sigaction",
    "signal",
    "exit",
    "_exit",
    "atexit",
    "getenv",
    "setenv",
    "usleep",
    "sleep",
    "nanosleep",
    "poll",
    "select",
    "epoll_wait",
    "frexp",
    "time",
    "ctime",
    "localtime",
    "gmtime",
    "realpath",
    "getcwd",
    "readdir",
    "open",
    "close",
    "syscall",
    "mmap",
    "munmap",
    "tzset",
    "__stack_chk_fail",
];

/// Whether the path and the function in it are a runtime's or the system's.
pub(crate) fn is_system_source(path: &str, function: Option<&str>) -> bool {
    is_system_path(path)
        || is_dependency(path)
        || (in_glibc_folder(path) && function.is_some_and(is_libc_like))
        || (is_jvm_file(path) && function.is_some_and(is_jvm_library))
}

/// Whether the file is named by its package: its folder below a source root is known, the root is not.
pub(crate) fn is_jvm_file(path: &str) -> bool {
    JVM_FILES.iter().any(|end| path.ends_with(end))
}

fn is_jvm_library(function: &str) -> bool {
    JVM_PACKAGES
        .iter()
        .any(|package| function.starts_with(package))
}

/// Whether the path is a package manager's, or no file at all.
pub(crate) fn is_dependency(path: &str) -> bool {
    path.starts_with("node:")
        || path.starts_with('<')
        || DEPENDENCIES.iter().any(|part| path.contains(part))
}

/// glibc's own relative paths may come without the dots; then only the function's name tells them
/// from a project's `string/` or `signal/`.
fn in_glibc_folder(path: &str) -> bool {
    let folder = path.split_once('/').map_or("", |(folder, _)| folder);
    GLIBC_FOLDERS.contains(&folder)
}

fn is_libc_like(function: &str) -> bool {
    function.starts_with("__") || function == "call_init" || is_runtime_function(function)
}

fn is_system_path(path: &str) -> bool {
    if PATHS.iter().any(|part| path.contains(part)) {
        return true;
    }
    let name = path.rsplit('/').next().unwrap_or(path);
    if FILE_STARTS.iter().any(|start| name.starts_with(start)) && !path.starts_with('/') {
        return true;
    }
    path.strip_prefix("./")
        .or_else(|| path.strip_prefix("../"))
        .and_then(|rest| rest.split_once('/'))
        .is_some_and(|(folder, _)| GLIBC_FOLDERS.contains(&folder))
        || path.starts_with("csu/../")
}

pub(crate) fn is_system_module(module: &str) -> bool {
    let name = module.rsplit('/').next().unwrap_or(module);
    MODULES.iter().any(|folder| module.starts_with(folder))
        || MODULE_NAMES.iter().any(|start| name.starts_with(start))
}

/// Whether the function is compiler-generated, to run constructors of globals.
pub(crate) fn is_compiler_made(function: &str) -> bool {
    const STARTS: &[&str] = &[
        "__cxx_global_var_init",
        "__static_initialization_and_destruction_",
        "_GLOBAL__sub_I_",
        "_sub_I_",
    ];
    STARTS.iter().any(|start| function.starts_with(start))
}

/// Whether a function of this name, without a known source, is a runtime's.
pub(crate) fn is_runtime_function(function: &str) -> bool {
    let bare = function.split('(').next().unwrap_or(function).trim();
    FUNCTION_STARTS.iter().any(|start| bare.starts_with(start)) || FUNCTIONS.contains(&bare)
}

/// Whether the function is a sanitizer's check of one access, made in the name of its caller.
pub(crate) fn is_check(function: &str) -> bool {
    let name = function.trim_start_matches('_');
    ["hwasan_load", "hwasan_store", "asan_load", "asan_store"]
        .iter()
        .any(|start| name.starts_with(start))
}

/// The program's name for a runtime's own function: `malloc` for `__interceptor_malloc`, one name for both forms of
/// `operator new`.
pub(crate) fn intercepted(function: &str) -> &str {
    let plain = function.trim_start_matches('_');
    match plain.strip_prefix("interceptor_") {
        Some(called) => called,
        None => function.strip_suffix("[]").unwrap_or(function),
    }
}
