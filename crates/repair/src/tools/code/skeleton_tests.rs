use patchwright_code::CodeMap;
use patchwright_domain::candidate::RelPath;

use super::skeleton_text;
use crate::tools::code::Marks;

/// A licence, and functions `f1` to `f99` of five lines each from line 5 on.
fn file() -> String {
    let licence = "/*\n * Copyright by all.\n */\n\n";
    let function = |n| format!("int f{n}(void)\n{{\n\tf{n}();\n\treturn {n};\n}}\n");
    licence.to_owned() + &(1..100).map(function).collect::<String>()
}

#[test]
fn functions_in_question_stay_in_a_long_skeleton() {
    let path = RelPath::new("long.c").unwrap();
    let map = CodeMap::read([(path.clone(), file().into_bytes())]);
    let file = map.file(&path).unwrap();
    let shown = |focus: &[_], most| skeleton_text(file, &Marks::default(), focus, most);
    // Line 252 is in `f50`, line 488 in `f97`.
    insta::assert_snapshot!(shown(&[252..=252, 487..=488], 240), @r"
    long.c, 499 lines
           … lines 1-246 with 49 elements were left out …
           … lines 247-248 …
      249  }
      250  int f50(void)
      251  {
           … lines 252-253 …
      254  }
      255  int f51(void)
      256  {
           … lines 257-483 with 45 elements were left out …
      484  }
      485  int f97(void)
      486  {
           … lines 487-488 …
      489  }
      490  int f98(void)
           … lines 491-499 with 1 element were left out …
    ");
    insta::assert_snapshot!(shown(&[], 100), @r"
    long.c, 499 lines
           … lines 1-3 …
        4  
        5  int f1(void)
        6  {
           … lines 7-8 …
        9  }
           … lines 10-499 with 98 elements were left out …
    ");
    let whole = shown(&[252..=252], 1 << 20);
    assert!(whole.contains("int f1(void)") && whole.contains("int f99(void)"));
    assert!(!whole.contains("left out"), "{whole}");
}
