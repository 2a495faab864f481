use super::*;
use crate::samples;

#[test]
fn a_result_is_there_whole_or_not_at_all() {
    let folder = tempfile::tempdir().unwrap();
    let bench = BenchFolder::new(folder.path());
    let result = samples::repaired("cases/a", "constraint", 1);
    let plan = BenchPlan {
        name: "nightly".to_owned(),
        cells: vec![
            PlannedCell::new(result.cell.clone(), "tree"),
            PlannedCell::new(samples::cell("cases/b", "constraint", 1), "tree"),
        ],
    };
    bench.write_plan(&plan).unwrap();
    assert_eq!(bench.plan().unwrap(), plan);
    assert!(bench.results(&plan).unwrap().is_empty());
    let cell = bench.cell(&plan.cells[0].id);
    cell.write_result(&result).unwrap();
    assert_eq!(bench.results(&plan).unwrap(), std::slice::from_ref(&result));
    let path = folder
        .path()
        .join("cells")
        .join(&plan.cells[0].id)
        .join(RESULT);
    let whole = fs::read(&path).unwrap();
    for kept in [0, 1, whole.len() / 2, whole.len() - 3] {
        fs::write(&path, &whole[..kept]).unwrap();
        assert_eq!(cell.result().unwrap(), None, "{kept} bytes");
    }
    cell.write_result(&result).unwrap();
    assert_eq!(cell.result().unwrap(), Some(result));
    let left = fs::read_dir(path.parent().unwrap()).unwrap().count();
    assert_eq!(left, 1, "nothing is left beside the result");
}

#[test]
fn one_process_at_a_time_works_on_a_cell() {
    let folder = tempfile::tempdir().unwrap();
    let bench = BenchFolder::new(folder.path());
    let held = bench.cell("one").lock().unwrap();
    assert!(held.is_some());
    assert!(bench.cell("one").lock().unwrap().is_none());
    assert!(bench.cell("other").lock().unwrap().is_some());
    drop(held);
    assert!(bench.cell("one").lock().unwrap().is_some());
}

#[test]
fn a_folder_without_a_benchmark_says_so() {
    let folder = tempfile::tempdir().unwrap();
    let error = BenchFolder::new(folder.path()).plan().unwrap_err();
    assert!(error.to_string().contains("bench run"), "{error}");
}
