//! The end of each `--help`: a command line to start from.

pub const TOP: &str = "\
Examples:
  patchwright init --poc './tool {input}' --input crash.bin   write a manifest and try it
  patchwright repair                                          repair the case of the current folder
  patchwright check patchwright-out/bundle                    prove a patch again

`patchwright COMMAND --help` has examples for each.";

pub const REPRODUCE: &str = "\
Examples:
  patchwright reproduce                   the case of the patchwright.toml in the current folder
  patchwright reproduce examples/tilecat
  patchwright reproduce --build 'make CC=clang CFLAGS=\"-g -O1 -fsanitize=address\"' \\
      --poc './tool {input}' --input crash.bin --test 'make check'";

pub const REPAIR: &str = "\
Examples:
  patchwright repair                      without a model, unless one is configured
  patchwright repair --model openai/NAME --max-usd 0.50
  patchwright repair --resume             go on with the run that was stopped
  patchwright repair --model openai/NAME --strategy workflow,patchagent   compare two
  patchwright repair --all patchwright-out/triage   every bug of `patchwright triage`
  patchwright repair --build make --poc './tool {input}' --input crash.bin --test 'make check'";

pub const TRIAGE: &str = "\
Examples:
  patchwright triage crashes/             in the folder of a case: its first PoC's command, on each file
  patchwright triage crashes/ --build 'make fuzz' --target './fuzz_target {input}' --test 'make check'
  patchwright triage out/default/crashes --build make --target './tool -d'   reads standard input";

pub const BENCH: &str = "\
Examples:
  patchwright bench run examples/suite.toml    the same command goes on with it
  patchwright bench submit suite.toml --out /shared/bench --slurm   for a cluster
  patchwright bench report                     tables of what it came to
  patchwright bench report --as html > report.html
  patchwright bench compare old/bench patchwright-out/bench
  patchwright bench label tilecat right 'the bound is that of the map'";

pub const CHECK: &str = "\
Example:
  patchwright check patchwright-out/bundle --source ~/src/tool";

pub const VERIFY: &str = "\
Examples:
  patchwright verify --patch fix.diff
  patchwright verify examples/tilecat --patch a.diff --patch b.diff
  git diff | patchwright verify --patch -";

pub const REPORT: &str = "\
Examples:
  patchwright report asan.log
  ./tool crash.bin 2>&1 | patchwright report -";

pub const TOOL: &str = "\
Examples:
  patchwright tool --list
  patchwright tool find_definition --args '{\"symbol\": \"read_row\"}'
  patchwright tool run_to_line --args '{\"file\": \"src/a.c\", \"line\": 40}' \\
      --then print_value '{\"expression\": \"n\"}'";

pub const LOCALIZE: &str = "\
The lines that the PoC and inputs like it execute are compared with those that the tests and benign
inputs execute. Nothing is built for it, and no model is asked.

Examples:
  patchwright localize
  patchwright localize examples/tilecat --formula dstar --top 20";

pub const INIT: &str = "\
It recognises CMake, Meson, autotools, plain Makefiles and OSS-Fuzz projects; comments in the
manifest say what was guessed and why. With --poc it also builds the project and reproduces the
crash; without, add a [[poc]] to the manifest before you go on.

Examples:
  patchwright init --poc './tool {input}' --input crash.bin
  patchwright init ~/src/tool --poc 'build/tool < {input}' --input crash.bin";

pub const IMPORT: &str = "\
Examples:
  patchwright import oss-fuzz oss-fuzz/projects/tile --source tile \\
      --input clusterfuzz-testcase-minimized-tile_fuzzer-5678
  patchwright import sec-bench instances.jsonl --only njs. --source trees/ --input pocs/
  patchwright import git-fix fix.patch --source fixed/ --poc './tool {input}'
  patchwright import juliet C/testcases/CWE121_Stack_Based_Buffer_Overflow --only CWE121_Stack";

pub const DOCTOR: &str = "\
Example:
  patchwright doctor --format json";

pub const CACHE: &str = "\
Examples:
  patchwright cache
  patchwright cache --clear";

pub const RUNS: &str = "\
Example:
  patchwright runs --limit 5";

pub const SHOW: &str = "\
Examples:
  patchwright show                        the newest run
  patchwright show --graph=dot latest | dot -Tsvg > run.svg
  patchwright show 20261115 --format json any unique beginning of a run's name";

pub const REPLAY: &str = "\
Example:
  patchwright replay latest";

pub const CONFIG: &str = "\
Example:
  patchwright config --format json";

#[cfg(feature = "mcp")]
pub const MCP: &str = "\
Examples:
  claude mcp add patchwright -- patchwright mcp ~/src/tool    for Claude Code
  patchwright mcp --allow ~/cases                             calls name their case below ~/cases";
