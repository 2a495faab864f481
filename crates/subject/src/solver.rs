//! A solver of bit-vector logic, run like any other tool: in the sandbox, and bounded.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

use patchwright_sandbox::{INSIDE_ROOT, Outcome, Supervision};

use crate::SubjectError;
use crate::base::Base;
use crate::room::{Scratch, Tree};
use crate::subject::Subject;
use crate::toolchain::SEARCHED;

/// The solvers that are known, the better one first.
pub const SOLVERS: [&str; 2] = ["cvc5", "z3"];
/// How each is asked, one after the other until one of them answers. Products are easier as integers, all else as bits.
const WAYS: [(&str, &[&str]); 3] = [
    ("cvc5", &["--tlimit=3000"]),
    ("cvc5", &["--tlimit=10000", "--solve-bv-as-int=sum"]),
    ("z3", &["-T:10"]),
];
/// Beyond the solver's own limit.
const SECONDS: u64 = 20;
const MEMORY: u64 = 2 << 30;
const MOST_PRINTED: u64 = 1 << 20;

/// What a solver said about a script with one `check-sat`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Solved {
    Unsat {
        solver: String,
    },
    /// With what it printed after that.
    Sat {
        solver: String,
        values: String,
    },
    Unknown(String),
    /// There is no solver.
    Missing,
}

impl Subject<'_> {
    /// Asks whether a script of SMT-LIB can be satisfied. `base` is seen read-only, as by every job of the case.
    pub fn solve(&self, base: &Base, script: &str) -> Result<Solved, SubjectError> {
        let folder = Scratch::new(self.host.sandbox, "solver")?;
        let file = folder.path().join("question.smt2");
        fs::write(&file, script).map_err(SubjectError::io("write", &file))?;
        let mut last = Solved::Missing;
        for (name, options) in WAYS {
            let Some(program) = found(name) else {
                continue;
            };
            let tree = base.tree();
            let mut room = self.room(Tree::Fixed(&tree))?;
            let seen = room.read_only(folder.path(), &Path::new(INSIDE_ROOT).join("solver"));
            let wall = Duration::from_secs(SECONDS);
            let mut job = room.job(Default::default(), &seen, wall, Supervision::Plain);
            job.limits.memory_bytes = job.limits.memory_bytes.min(MEMORY);
            job.argv = vec![program.into_os_string()];
            job.argv.extend(options.iter().map(Into::into));
            job.argv.push(seen.join("question.smt2").into_os_string());
            let finished = self.run_job(&job)?;
            if finished.outcome == Outcome::Cancelled {
                return Err(SubjectError::Cancelled);
            }
            let solver = [&[name], options].concat().join(" ");
            let is_whole = finished.stdout.omitted() == 0 && finished.stdout.total <= MOST_PRINTED;
            last = answer(&finished.stdout.text(), solver, finished.outcome, is_whole);
            if !matches!(last, Solved::Unknown(_)) {
                break;
            }
        }
        Ok(last)
    }
}

/// Only the machine's own folders are searched: a solver of the project's could say what it likes.
pub(crate) fn found(name: &str) -> Option<PathBuf> {
    let places = SEARCHED.iter().map(|folder| Path::new(folder).join(name));
    places.into_iter().find(|path| path.is_file())
}

/// The first line is the answer. After `unsat` there are no values, and solvers complain about being asked for them.
fn answer(printed: &str, solver: String, outcome: Outcome, is_whole: bool) -> Solved {
    let (first, rest) = printed.split_once('\n').unwrap_or((printed, ""));
    match first.trim() {
        "unsat" => Solved::Unsat { solver },
        "sat" if is_whole => Solved::Sat {
            solver,
            values: rest.to_owned(),
        },
        "sat" => Solved::Unknown(format!("{solver} found values and printed too many")),
        "unknown" | "timeout" => Solved::Unknown(format!("{solver} does not know")),
        first if first.contains("interrupted by timeout") => {
            Solved::Unknown(format!("{solver} ran out of time"))
        }
        _ => Solved::Unknown(format!("{solver} {outcome} without an answer")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_first_line_is_an_answer() {
        let read = |printed| answer(printed, "cvc5".to_owned(), Outcome::Exited(0), true);
        let solver = "cvc5".to_owned();
        assert_eq!(
            read("unsat\n(error \"no model\")\n"),
            Solved::Unsat {
                solver: solver.clone()
            }
        );
        let values = "((n #x0))\n".to_owned();
        assert_eq!(read("sat\n((n #x0))\n"), Solved::Sat { solver, values });
        for other in [
            "",
            "(error \"unsat\")\nunsat\n",
            "unsatisfiable\n",
            "unknown\n",
        ] {
            assert!(matches!(read(other), Solved::Unknown(_)), "{other}");
        }
    }
}
