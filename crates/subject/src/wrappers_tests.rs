use patchwright_crash::{self as crash, Project};

use super::*;

const SOURCE: &str = "#include <stdlib.h>
void *node_create(int kind) {
  struct node *node = calloc(1, sizeof *node);
  if (node == NULL)
    return NULL;
  node->kind = kind;
  return node;
}
struct plist *plist_new_node(int kind) { return (struct plist *)node_create(kind); }
int read_key(struct dict *d) { d->key = plist_new_node(1); return d->key ? 0 : -1; }
int read_value(struct dict *d) { d->value = plist_new_node(2); return d->value ? 0 : -1; }
";

fn leak(reader: &str) -> Vec<u8> {
    format!(
        "==1==ERROR: LeakSanitizer: detected memory leaks\n\nDirect leak of 8 byte(s) in 1 object(s) allocated from:\n\
        \x20   #0 0x1 in calloc (/src/tool+0x10)\n    #1 0x2 in node_create /src/lib/node.c:3:23\n\
        \x20   #2 0x3 in plist_new_node /src/lib/node.c:9:60\n    #3 0x4 in {reader} /src/lib/node.c:10:41\n\
        \x20   #4 0x5 in main /src/main.c:7:3\n\nSUMMARY: AddressSanitizer: 8 byte(s) leaked in 1 allocation(s).\n"
    )
    .into_bytes()
}

#[test]
fn allocators_are_known_by_their_source() {
    let folder = tempfile::tempdir().unwrap();
    let site = |reader| {
        let project = Project {
            wrappers: read(folder.path()),
            ..Project::at("/src")
        };
        let report = crash::parse(&leak(reader)).remove(0);
        let sites = crash::leak_sites(&report, &project).into_iter();
        sites.map(|site| site.0).collect::<Vec<_>>()
    };
    // Without the source, the site is named as before.
    assert_eq!(site("read_key"), ["node_create>plist_new_node"]);
    fs::create_dir(folder.path().join("lib")).unwrap();
    fs::write(folder.path().join("lib/node.c"), SOURCE).unwrap();
    assert_eq!(
        site("read_key"),
        ["node_create>plist_new_node>read_key>main"]
    );
    assert_eq!(
        site("read_value"),
        ["node_create>plist_new_node>read_value>main"]
    );
}
