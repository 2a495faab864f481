use patchwright_domain::candidate::RelPath;

use crate::CodeMap;

const HEADER: &str = "
struct page { unsigned char *cells; int count; };
struct other { int count; };
extern int limit;
void fill(unsigned char *to, int n);
int sum(const unsigned char *from, int n);
";

const CODE: &str = "
#include \"page.h\"
int limit;
void fill(unsigned char *to, int n) { to[0] = n; }
int sum(const unsigned char *from, int n) { return from[n]; }

int at(struct page *page, int i)
{
\tint n = page->count;
\treturn page->cells[n + i];
}

int beyond(struct page *page)
{
\tfor (int i = 0; i < limit; i++)
\t\tpage->cells[i] = 0;
\treturn 0;
}

void reset(struct page *page) { page->count = 0; }
void grow(struct page *page, int by) { page->count += by; }
void read_count(struct page *page) { scan(&page->count); }
void elsewhere(struct other *other) { other->count = 7 * limit; }
void load(struct page *page) { fill(page->cells + 1, 3); }
int look(struct page *page) { return sum(page->cells, page->count); }
void allow(int n) { limit = n; }
void shadow(void) { int limit = 3; limit = 4; }
";

fn writers(line: &str) -> Vec<String> {
    let path = RelPath::new("page.c").unwrap();
    let header = RelPath::new("page.h").unwrap();
    let files = [
        (path.clone(), CODE.as_bytes().to_vec()),
        (header, HEADER.as_bytes().to_vec()),
    ];
    let map = CodeMap::read(files);
    let at = CODE.lines().position(|own| own.contains(line)).unwrap() + 1;
    let found = map.writers(&path, u32::try_from(at).unwrap(), None);
    found.iter().map(|one| one.element.name.clone()).collect()
}

/// A field of that name in another record is another field; a function that only resets makes no bad value.
#[test]
fn writers_of_the_fields_that_a_line_and_its_locals_read() {
    let found = writers("return page->cells[n + i]");
    assert_eq!(found, ["load", "beyond", "grow", "read_count", "reset"]);
}

#[test]
fn writers_of_globals_in_the_condition_around_a_line() {
    let found = writers("page->cells[i] = 0");
    assert_eq!(found, ["load", "allow"]);
}

#[test]
fn a_line_that_reads_nothing_lasting_has_none() {
    assert!(writers("int limit = 3").is_empty());
    assert!(writers("struct page *page, int i").is_empty());
}
