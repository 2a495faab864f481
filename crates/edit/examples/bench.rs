//! Times edits of a large file: `cargo run --release -p patchwright-edit --example bench`.
#![expect(clippy::print_stdout, reason = "a bench prints its numbers")]

use std::error::Error;
use std::time::Instant;

use patchwright_edit::{Sources, apply, candidate, parse, print};

const FUNCTIONS: usize = 5000;

fn main() -> Result<(), Box<dyn Error>> {
    let file = (0..FUNCTIONS).map(function).collect::<String>();
    println!("{} lines, {} bytes", file.lines().count(), file.len());
    let sources = Sources::from_memory([("big.c", file)])?;
    for (name, patch) in patches() {
        let start = Instant::now();
        let outcome = parse(patch.as_bytes()).and_then(|patch| apply(&patch, &sources));
        let millis = start.elapsed().as_secs_f64() * 1000.0;
        let shown = match &outcome {
            Ok(applied) => format!("applied, {} corrections", applied.corrections.len()),
            Err(error) => error
                .to_string()
                .lines()
                .next()
                .unwrap_or_default()
                .to_string(),
        };
        println!(
            "{name:<28} {millis:8.1} ms  {}",
            shown.chars().take(90).collect::<String>()
        );
        if let Ok(applied) = outcome {
            let origin = patchwright_domain::candidate::Origin::Patch { name: name.into() };
            let start = Instant::now();
            let made = candidate(applied.changes, origin, &sources)?;
            let named = start.elapsed().as_secs_f64() * 1000.0;
            let start = Instant::now();
            let printed = print(&made, &sources)?.len();
            let millis = start.elapsed().as_secs_f64() * 1000.0;
            println!(
                "{:<28} {named:8.1} ms named, {millis:.1} ms printed to {printed} bytes",
                ""
            );
        }
    }
    Ok(())
}

fn function(i: usize) -> String {
    format!(
        "static int step_{i}(struct state *s, size_t n)\n{{\n\tsize_t i;\n\n\tfor (i = 0; i <= n; i++)\n\
         \t\ts->sum[{}] += s->cells[i];\n\tif (s->sum[0] > {i})\n\t\treturn -1;\n\treturn 0;\n}}\n\n",
        i % 7
    )
}

fn patches() -> Vec<(&'static str, String)> {
    let hunk = |header: &str, context: &str, loop_line: &str| {
        format!(
            "--- a/big.c\n+++ b/big.c\n{header}\n {context}\n {{\n \tsize_t i;\n \n-{loop_line}\n\
             +\tfor (i = 0; i < n; i++)\n \t\ts->sum[1] += s->cells[i];\n \tif (s->sum[0] > 4278)\n"
        )
    };
    let name = "static int step_4278(struct state *s, size_t n)";
    let exact = "\tfor (i = 0; i <= n; i++)";
    let line = 4278 * 11 + 1;
    let many: String = (0..400).map(|i| drifted(i * 12)).collect();
    vec![
        ("exact", hunk(&format!("@@ -{line},7 +{line},7 @@"), name, exact)),
        ("wrong line", hunk("@@ -12,7 +12,7 @@", name, exact)),
        ("white space", hunk("@@ @@", name, "    for(i = 0;i <= n;i++)")),
        ("drifted context", hunk("@@ @@", "static int step_4278(struct state *st, size_t num)", exact)),
        ("deletion not there", hunk("@@ @@", name, "\tfor (i = 0; i <= num; i++)")),
        ("ambiguous", "--- a/big.c\n+++ b/big.c\n@@ @@\n \tsize_t i;\n \n-\tfor (i = 0; i <= n; i++)\n+\tx();\n".into()),
        ("context all wrong", "--- a/big.c\n+++ b/big.c\n@@ @@\n never();\n was();\n+here();\n at_all();\n".into()),
        ("block of 2 x 9900 other lines", block(9900)),
        ("9000 drifted lines quoted", long_hunk("-\tfor (i = 0; i <= n; i++)\n", 9000)),
        ("9000 lines, none deleted", long_hunk(" \tfor (i = 0; i <= n; i++)\n", 9000)),
        ("500 hunks that are nowhere", format!("--- a/big.c\n+++ b/big.c\n{}", "@@ @@\n \tnever(0);\n+\tx();\n \tsize_t  i ;\n".repeat(500))),
        ("400 drifted hunks", format!("--- a/big.c\n+++ b/big.c\n{many}")),
    ]
}

fn drifted(i: usize) -> String {
    format!(
        "@@ @@\n static int step_{i}(struct state *st, size_t n)\n {{\n \tsize_t i;\n-\tfor (i = 0; i <= n; i++)\n\
         +\tfor (i = 0; i < n; i++)\n \t\ts->sum[{}] += s->cells[i];\n \tif (s->sum[0] > {i})\n",
        i % 7
    )
}

fn block(lines: usize) -> String {
    let side = |name: &str| {
        (0..lines)
            .map(|i| format!("{name}_{i}();\n"))
            .collect::<String>()
    };
    format!(
        "big.c\n<<<<<<< SEARCH\n{}=======\n{}>>>>>>> REPLACE\n",
        side("old"),
        side("new")
    )
}

/// Most of the file quoted with a comment on every tenth line, so that it stands nowhere as quoted.
fn long_hunk(change: &str, lines: usize) -> String {
    let body: String = (0..lines / 9)
        .flat_map(|i| function(i).lines().map(str::to_string).collect::<Vec<_>>())
        .enumerate()
        .map(|(i, line)| {
            if i % 10 == 0 {
                format!(" {line} /* x */\n")
            } else {
                format!(" {line}\n")
            }
        })
        .collect();
    format!("--- a/big.c\n+++ b/big.c\n@@ @@\n{body}{change}+\tx();\n")
}
