use patchwright_subject::FileCoverage;

use super::*;

const SOURCE: &str = "int check(int n) {\n\treturn n > 3;\n}\nint load(int n) {\n\tif (n)\n\t\treturn 1;\n\treturn 2;\n}\n";

fn path() -> RelPath {
    RelPath::new("a.c").unwrap()
}

fn run(lines: &[u32]) -> Coverage {
    let reached: BTreeSet<u32> = lines.iter().copied().collect();
    let code = (1..=8).collect();
    Coverage {
        files: [(path(), FileCoverage { code, reached })].into(),
    }
}

fn ranked(failing: &[&[u32]], passing: &[&[u32]], crash: &[u32]) -> Vec<(u32, String)> {
    let map = CodeMap::read([(path(), SOURCE.as_bytes().to_vec())]);
    let observed = Observed {
        failing: failing.iter().map(|lines| run(lines)).collect(),
        passing: passing.iter().map(|lines| run(lines)).collect(),
        ..Observed::default()
    };
    let order = Order {
        formula: Formula::Ochiai,
        runs: Runs {
            failing: count(failing.len()),
            passing: count(passing.len()),
        },
        map: &map,
        crash: crash
            .iter()
            .enumerate()
            .map(|(at, line)| ((path(), *line), (at, format!("crash frame #{at}"))))
            .collect(),
    };
    let lines = order.rank(&observed, 10).into_iter();
    lines
        .map(|line| (line.line, line.function.unwrap_or_default()))
        .collect()
}

#[test]
fn what_only_failing_runs_execute_comes_first() {
    let lines = ranked(
        &[&[1, 2, 5, 6], &[1, 5, 6]],
        &[&[1, 2, 5, 7], &[1, 5, 7]],
        &[],
    );
    let lines: Vec<u32> = lines.into_iter().map(|(line, _)| line).collect();
    // 6: both failing runs and no other; 7 only passing ones, so not at all.
    assert_eq!(lines, [6, 1, 5, 2]);
}

#[test]
fn equal_lines_are_in_the_order_of_the_report_and_its_functions_follow() {
    let lines = ranked(&[&[1, 2, 5, 6]], &[], &[6, 5]);
    let expected = [(6, "load"), (5, "load"), (1, "check"), (2, "check")];
    let expected = expected.map(|(line, function)| (line, function.to_owned()));
    assert_eq!(lines, expected);
    let lines = ranked(&[&[1, 2, 4, 5, 6]], &[], &[6]);
    let lines: Vec<u32> = lines.into_iter().map(|(line, _)| line).collect();
    assert_eq!(lines, [6, 4, 5, 1, 2]);
}

#[test]
fn only_files_that_somebody_names_are_ranked_and_each_must_be_there() {
    let all: BTreeSet<RelPath> = ["a.c", "src/b.c"]
        .map(|name| RelPath::new(name).unwrap())
        .into();
    let among = |names: &[&str]| {
        let within = names.iter().map(|name| (*name).to_owned()).collect();
        let asked = Asked {
            within,
            ..Asked::default()
        };
        asked.among(all.clone())
    };
    assert_eq!(among(&[]), Ok(all.clone()));
    assert_eq!(
        among(&["./src/b.c"]),
        Ok([RelPath::new("src/b.c").unwrap()].into())
    );
    assert!(
        among(&["a.c", "b.c"])
            .unwrap_err()
            .starts_with("b.c is no source")
    );
}
