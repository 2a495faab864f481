//! Compiles the supervisor that runs inside the sandbox, so that the library can embed it: a single
//! installed binary then works everywhere, also from another crate's tests.

use std::path::PathBuf;
use std::process::Command;
use std::{env, io};

#[expect(
    clippy::disallowed_methods,
    reason = "the compiler is started at build time, outside any run"
)]
fn main() -> io::Result<()> {
    println!("cargo::rerun-if-changed=inside");
    let required = |name: &str| {
        env::var_os(name).ok_or_else(|| io::Error::other(format!("{name} is not set by cargo")))
    };
    let output = PathBuf::from(required("OUT_DIR")?).join("patchwright-inside");
    let target = required("TARGET")?;
    let mut rustc = Command::new(required("RUSTC")?);
    rustc.args([
        "--edition=2024",
        "--crate-name=patchwright_inside",
        "-Copt-level=s",
        "-Cpanic=abort",
        "-Cstrip=symbols",
    ]);
    rustc
        .arg("--target")
        .arg(&target)
        .arg("-o")
        .arg(&output)
        .arg("inside/main.rs");
    if let Some(linker) = env::var_os("RUSTC_LINKER") {
        rustc.arg(format!("-Clinker={}", linker.to_string_lossy()));
    }
    let status = rustc.status()?;
    if !status.success() {
        return Err(io::Error::other(format!(
            "compiling inside/main.rs ended with {status}"
        )));
    }
    Ok(())
}
