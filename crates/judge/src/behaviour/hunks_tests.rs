use std::collections::BTreeMap;
use std::collections::BTreeSet;

use patchwright_subject::FileCoverage;

use super::*;

const OLD: &str = "\
#define LIMIT 16
static int used;

static int take(int n)
{
	int sum = 0;
	while (n > 0)
		sum += n--;
	return sum;
}

int main(int argc, char **argv)
{
	char name[LIMIT];
	return take(argc);
}
";

fn path() -> RelPath {
    RelPath::new(b"a.c".to_vec()).unwrap()
}

fn found(new: &str) -> Vec<Hunk> {
    let sources = Sources::new([path()], |_| Ok(OLD.as_bytes().to_vec()));
    in_file(&path(), OLD.as_bytes(), new.as_bytes(), &sources).unwrap()
}

/// Marks the lines that hold statements as code.
fn coverage() -> Coverage {
    let lines = FileCoverage {
        code: BTreeSet::from([5, 6, 7, 8, 9, 13, 15]),
        reached: BTreeSet::new(),
    };
    Coverage {
        files: BTreeMap::from([(path(), lines)]),
    }
}

fn places(hunk: &Hunk) -> Vec<u32> {
    let places = hunk.places(&coverage());
    places.into_iter().map(|(_, line)| line).collect()
}

#[test]
fn what_is_gone_must_be_passed() {
    let hunks = found(&OLD.replace(
        "\twhile (n > 0)\n\t\tsum += n--;\n",
        "\tsum = n * (n + 1) / 2;\n",
    ));
    let [hunk] = hunks.as_slice() else {
        panic!("{hunks:?}")
    };
    assert_eq!(
        (hunk.removed.as_slice(), places(hunk)),
        (&[7, 8][..], vec![7, 8])
    );
    assert!(hunk.takes_away(&path(), Some(7)) && !hunk.takes_away(&path(), Some(14)));
}

#[test]
fn behind_a_new_check_the_ordinary_side_must_be_passed() {
    let hunks = found(&OLD.replace("\twhile", "\tif (n > LIMIT)\n\t\treturn -1;\n\twhile"));
    let [hunk] = hunks.as_slice() else {
        panic!("{hunks:?}")
    };
    assert_eq!((hunk.removed.len(), places(hunk)), (0, vec![7]));
    assert!(!hunk.takes_away(&path(), None));
}

#[test]
fn a_declaration_is_passed_where_its_name_is_used() {
    let hunks = found(&OLD.replace("LIMIT 16", "LIMIT 64"));
    let [hunk] = hunks.as_slice() else {
        panic!("{hunks:?}")
    };
    // Line 14 mentions the name but is not code, and no other line mentions it.
    assert_eq!(places(hunk), Vec::<u32>::new());
    let hunks = found(&OLD.replace("static int used;", "static int used, take(int);"));
    assert_eq!(places(&hunks[0]), [15]);
}

#[test]
fn layout_is_no_change() {
    assert!(found(&OLD.replace('\t', "    ")).is_empty());
    assert!(found(&OLD.replace("}\n\nint", "}\n\n\nint")).is_empty());
}

#[test]
fn a_line_of_a_statement_is_passed_with_the_statement() {
    let hunks = found(&OLD.replace("\tint sum = 0;\n", "\tint sum =\n\t\t0;\n"));
    assert!(
        hunks.iter().all(|hunk| !places(hunk).is_empty()),
        "{hunks:?}"
    );
}
