use patchwright_domain::candidate::RelPath;

use super::{laid_out, step_in};
use crate::Code;

const TABS: &str = "f()\n{\n\ta;\n\tif (b)\n\t\tc;\n\td(e,\n\t  g);\n}\n";
const FOURS: &str = "f()\n{\n    a;\n    if (b)\n        c;\n}\n";
const TWOS: &str = "f()\n{\n  a;\n  if (b)\n    c;\n}\n";
const MIXED: &str = "f()\n{\n    a;\n    if (b) {\n\tc;\n\tif (d)\n\t    e;\n\t    g;\n\t    h;\n    }\n    i;\n}\n";

#[test]
fn one_step_deeper_in_the_files_own_way() {
    let cases = [
        (TABS, "\t", "\t\t"),
        (TABS, "        ", "            "),
        (FOURS, "    ", "        "),
        (FOURS, "\t", "\t\t"),
        (TWOS, "  ", "    "),
        (MIXED, "    ", "\t"),
        (MIXED, "\t", "\t    "),
        (MIXED, "\t    ", "\t\t"),
        (MIXED, "                ", "                    "),
        ("", "", "    "),
    ];
    for (text, indent, expected) in cases {
        let path = RelPath::new("a.c").expect("a path");
        let code = Code::read([(path.clone(), text.as_bytes().to_vec())]);
        let file = code.file(&path).expect("a file");
        assert_eq!(step_in(file, indent), expected, "{text:?} {indent:?}");
        let lines = laid_out(file, "if (x)\n\treturn;", indent);
        assert_eq!(lines, format!("if (x)\n{expected}return;"), "{text:?}");
    }
}
