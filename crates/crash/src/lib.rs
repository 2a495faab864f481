//! Sanitizer, fuzzer and runtime text to crash reports.
