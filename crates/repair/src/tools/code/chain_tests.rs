//! Figure 3 of the paper on a program of our own: a crash on `info->cost`, where `info` is declared far above and
//! comes from `find_info`, which is in another file and may find nothing.

use patchwright_code::CodeMap;
use patchwright_crash::{Project, parse};
use patchwright_domain::candidate::RelPath;
use patchwright_probes::code::CodeEyes;
use serde_json::json;

use crate::tools::code::{CodeTools, Help, Marks, tools};
use crate::tools::{Found, ToolAnswer, ToolSet, Toolbox};

const OPS: &str = "\
#include \"ops.h\"

static const struct op_info table[] = {
\t{ 1, 10 },
\t{ 2, 20 },
};

const struct op_info *find_info(int op)
{
\tfor (unsigned i = 0; i < 2; i++)
\t\tif (table[i].op == op)
\t\t\treturn &table[i];
\treturn 0;
}
";
const OPS_H: &str = "\
struct op_info {
\tint op;
\tint cost;
};
const struct op_info *find_info(int op);
";

/// The declaration is in line 5, the crash in line 67.
fn run_c() -> String {
    let mut text = "#include \"ops.h\"\n\nint run(const int *code)\n{\n".to_owned();
    text += "\tconst struct op_info *info = find_info(code[0]);\n\tint total = 0;\n";
    for step in 0..60 {
        text += &format!("\ttotal += {step};\n");
    }
    text += "\ttotal += info->cost;\n\treturn total;\n}\n";
    text
}

const REPORT: &str = "\
==7==ERROR: AddressSanitizer: SEGV on unknown address 0x000000000004 (pc 0x1 bp 0x2 sp 0x3 T0)
==7==The signal is caused by a READ memory access.
==7==Hint: address points to the zero page.
    #0 0x1 in run /src/run.c:67:17
    #1 0x2 in main /src/main.c:4:2
";

/// The decisive code is as often a line or two above the reported line as on it.
#[test]
fn symbols_near_a_line_of_the_report_are_explored_too() {
    let far = "\n".repeat(8);
    let text = format!(
        "int read_one(const char *data, int n)\n{{\n\tint at = bounded(n);\n\tn = n + 1;\n\treturn data[0];\n{far}\tfar_away(n);\n}}\n"
    );
    let report = "==7==ERROR: AddressSanitizer: SEGV on unknown address 0x000000000004 (pc 0x1 bp 0x2 sp 0x3 T0)\n    \
                  #0 0x1 in read_one /src/read.c:5:9\n";
    let files = || {
        vec![
            ("read.c", text.clone()),
            (
                "bound.c",
                "int bounded(int n)\n{\n\treturn n;\n}\n".to_owned(),
            ),
            ("far.c", "void far_away(int n)\n{\n}\n".to_owned()),
        ]
    };
    let asked = json!({"file": "read.c", "start": 1, "end": 20});
    let answer = on(files(), report, Help::default()).call("view_code", &asked);
    let answer = answer.unwrap();
    let found = "bounded (read.c:3) is defined at bound.c:1\n";
    assert!(answer.text.contains(found), "{}", answer.text);
    assert!(!answer.text.contains("far.c"), "{}", answer.text);
    assert_eq!(answer.assists.count("heuristic-exploration"), 1);
    assert!(answer.assists.count("dominator-actions") > 0);
    let help = Help::default().without("heuristic-exploration").unwrap();
    let answer = on(files(), report, help).call("view_code", &asked).unwrap();
    assert!(!answer.text.contains("bound.c"), "{}", answer.text);
    assert_eq!(answer.assists.count("heuristic-exploration"), 0);
}

/// A pointer passed as a parameter: the stack says who passed it.
#[test]
fn the_value_of_a_parameter_is_followed_to_the_caller_of_the_stack() {
    // `pay` passes it on to `cost_of`.
    let filler = "\t/* … */\n".repeat(60);
    let text = format!(
        "#include \"ops.h\"\n\nstatic int cost_of(const struct op_info *one) {{ return one->cost; }}\n\
         static int pay(const struct op_info *info) {{ return cost_of(info); }}\n\n\n\n\
         int main(int count, char **words)\n{{\n\tint op = count;\n{filler}\treturn pay(find_info(op)) + words[0][0];\n}}\n"
    );
    let report = "==7==ERROR: AddressSanitizer: SEGV on unknown address 0x000000000004 (pc 0x1 bp 0x2 sp 0x3 T0)\n    \
                  #0 0x1 in cost_of /src/pay.c:3:60\n    #1 0x2 in pay /src/pay.c:4:52\n    #2 0x2 in main /src/pay.c:71:9\n";
    let files = [
        ("pay.c", text),
        ("lib/ops.c", OPS.to_owned()),
        ("ops.h", OPS_H.to_owned()),
    ];
    let mut tools = on(files.to_vec(), report, Help::default());
    let answer = tools
        .call("view_code", &json!({"file": "pay.c", "start": 3}))
        .unwrap();
    let parts = [
        "\nshown already: one at pay.c:3",
        "one is a parameter of cost_of; it is `find_info(op)` of pay.c:71\n",
        "find_info (pay.c:71) is defined at lib/ops.c:8\n",
        "   13  \treturn 0;\n",
    ];
    for part in parts {
        assert!(answer.text.contains(part), "no {part} in\n{}", answer.text);
    }
}

fn toolbox<'a>(help: Help) -> Toolbox<'a> {
    let files = vec![
        ("run.c", run_c()),
        ("lib/ops.c", OPS.to_owned()),
        ("ops.h", OPS_H.to_owned()),
    ];
    on(files, REPORT, help)
}

fn on<'a>(files: Vec<(&str, String)>, report: &str, help: Help) -> Toolbox<'a> {
    let files = files.into_iter();
    let files = files.map(|(path, text)| (RelPath::new(path).unwrap(), text.into_bytes()));
    let report = parse(report.as_bytes()).remove(0);
    let marks = Marks::from_report(&report, &Project::at("/src"));
    let eyes = CodeEyes::by_syntax(CodeMap::read(files), "a test");
    let handle = CodeTools::new(eyes, "/src", marks, help);
    Toolbox::default().with(ToolSet::new(tools(), || Ok(handle)))
}

fn view(help: Help) -> ToolAnswer {
    toolbox(help)
        .call("view_code", &json!({"file": "run.c", "start": 67}))
        .unwrap()
}

const PLACE: &str = "info (run.c:67) is defined at run.c:5\n";
const CODE: &str = "    5  \tconst struct op_info *info = find_info(code[0]);\n";
const SOURCE: &str = "find_info (run.c:5) is defined at lib/ops.c:8\n";

#[test]
fn one_view_brings_the_definition_its_code_and_where_the_value_comes_from() {
    let text = view(Help::default()).text;
    let at = |part: &str| {
        text.find(part)
            .unwrap_or_else(|| panic!("no {part} in\n{text}"))
    };
    assert!(at("   67  \ttotal += info->cost; // <<< crash frame #0\n") < at(PLACE));
    assert!(at(PLACE) < at(CODE) && at(CODE) < at(SOURCE));
    assert!(
        at(SOURCE) < at("   13  \treturn 0;\n"),
        "the code of what it comes from"
    );
    assert!(!text.contains("steps are taken unasked"), "{text}");
}

#[test]
fn no_more_is_done_unasked_than_allowed() {
    let parts = [PLACE, CODE, SOURCE, "   13  \treturn 0;\n"];
    for most_unasked in 0..=4 {
        let help = Help {
            most_unasked,
            ..Help::default()
        };
        let text = view(help).text;
        let brought = parts.iter().filter(|part| text.contains(**part)).count();
        assert_eq!(brought, most_unasked, "{text}");
        let said = format!("… no more than {most_unasked} steps are taken unasked");
        assert_eq!(text.contains(&said), most_unasked > 0, "{text}");
    }
}

#[test]
fn every_help_can_be_left_out() {
    let cases: [(&str, &[&str], &[&str]); 4] = [
        ("chain-compression", &[], &[PLACE, CODE, SOURCE]),
        ("heuristic-exploration", &[], &[PLACE, CODE, SOURCE]),
        ("dominator-actions", &[PLACE], &[CODE, SOURCE]),
        ("auto-correction", &[PLACE, CODE, SOURCE], &["   60  "]),
    ];
    for (name, there, gone) in cases {
        let text = view(Help::default().without(name).unwrap()).text;
        for part in there {
            assert!(text.contains(part), "{name}: {text}");
        }
        for part in gone {
            assert!(!text.contains(part), "{name}: {text}");
        }
    }
    assert!(Help::default().without("everything").is_err());
}

#[test]
fn a_definition_brings_its_code_and_what_it_depends_on() {
    let mut tools = toolbox(Help::default());
    let asked = json!({"symbol": "info", "file": "run.c", "line": 67});
    let answer = tools.call("find_definition", &asked).unwrap();
    assert!(
        answer
            .text
            .starts_with("info is defined at run.c:5 (in function run)\n"),
        "{}",
        answer.text
    );
    assert!(
        answer.text.contains(CODE) && answer.text.contains(SOURCE),
        "{}",
        answer.text
    );
    assert!(
        answer.text.contains("    3  \tint cost;\n"),
        "the type it has: {}",
        answer.text
    );
    let mut bare = toolbox(Help::default().without("chain-compression").unwrap());
    let answer = bare.call("find_definition", &asked).unwrap();
    assert_eq!(
        answer.text,
        "info is defined at run.c:5 (in function run)\n"
    );
}

#[test]
fn a_wrong_line_is_put_right_from_what_was_shown() {
    let mut tools = toolbox(Help::default().without("chain-compression").unwrap());
    let asked = json!({"symbol": "cost", "file": "ops.h", "line": 1});
    // Nothing was shown yet: the nearest mention in the named file.
    let answer = tools.call("find_definition", &asked).unwrap();
    assert_eq!(
        answer.notes[0],
        "`cost` is not in the line that was named; taken from ops.h:3"
    );
    tools
        .call(
            "view_code",
            &json!({"file": "run.c", "start": 60, "end": 68}),
        )
        .unwrap();
    let answer = tools
        .call("find_definition", &json!({"symbol": "info", "line": 9}))
        .unwrap();
    assert_eq!(
        answer.notes[0],
        "`info` is not in the line that was named; taken from run.c:67"
    );
    assert!(answer.text.starts_with("info is defined at run.c:5"));
    // What was shown last comes first; the named file comes before others.
    tools
        .call(
            "view_code",
            &json!({"file": "lib/ops.c", "start": 1, "end": 14}),
        )
        .unwrap();
    let answer = tools
        .call("find_definition", &json!({"symbol": "op", "line": 100}))
        .unwrap();
    assert_eq!(
        answer.notes[0],
        "`op` is not in the line that was named; taken from lib/ops.c:11"
    );
    let answer = tools
        .call(
            "find_definition",
            &json!({"symbol": "total", "file": "run.c", "line": 1}),
        )
        .unwrap();
    assert!(
        answer.notes[0].ends_with("taken from run.c:45"),
        "{:?}",
        answer.notes
    );
    let mut strict = toolbox(Help::default().without("auto-correction").unwrap());
    let error = strict.call("find_definition", &asked).unwrap_err();
    assert_eq!(error.to_string(), "there is no `cost` in that line");
    let nothing = tools
        .call("find_definition", &json!({"symbol": "fnid_info"}))
        .unwrap();
    assert_eq!(nothing.found, Found::Nothing);
    assert!(
        nothing.text.contains("there is find_info"),
        "{}",
        nothing.text
    );
}

const TYPES_H: &str = "\
typedef unsigned char u8;
typedef struct op_info op_t;
struct op_info {
\tint op;
\tint cost;
};
";

/// A typedef leads to its record, and one of a plain number to nothing.
#[test]
fn typedefs_lead_to_their_records() {
    let code =
        "#include \"types.h\"\n\nint f(op_t *one, u8 kind)\n{\n\treturn one->cost + kind;\n}\n";
    let files = vec![("types.h", TYPES_H.to_owned()), ("f.c", code.to_owned())];
    let report = REPORT.replace("run.c:67:17", "f.c:5:14");
    let mut tools = on(files, &report, Help::default());
    let defined = tools
        .call(
            "find_definition",
            &json!({"symbol": "op_t", "file": "f.c", "line": 3}),
        )
        .unwrap();
    for part in [
        "op_t stands for the type at types.h:3\n",
        "    5  \tint cost;\n",
    ] {
        assert!(
            defined.text.contains(part),
            "no {part} in\n{}",
            defined.text
        );
    }
    let viewed = tools
        .call("view_code", &json!({"file": "f.c", "start": 5}))
        .unwrap();
    assert!(!viewed.text.contains("u8 ("), "{}", viewed.text);
}
