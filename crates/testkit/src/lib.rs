//! Fakes and tiny subjects for tests.
