//! The help of commands that take a whole case as flags.

use crate::help::help;

#[test]
fn of_reproduce() {
    insta::assert_snapshot!(help(&["reproduce"]), @r#"
    Build the project and run its PoCs: does it crash, how often, with what

    Usage: patchwright reproduce [OPTIONS] [CASE]

    Options:
      -h, --help
              Print help (see a summary with '-h')

      -V, --version
              Print version

    Case:
          --source <DIR>
              Root of the tree that is copied and patched [default: the current folder]

          --setup <COMMAND>
              Runs once before the first build (configure, cmake -B, meson setup)

          --build <COMMAND>
              Builds the project; must be incremental

          --poc <COMMAND>
              Makes the program crash; may hold {input}, {source}, {scratch}; repeatable

          --input <FILE>
              The file that {input} stands for in the --poc before it

          --stdin <FILE>
              Standard input of the --poc before it

          --file <FILE>
              A further file, laid beside the input of the --poc before it; repeatable

          --cwd <DIR>
              Where the --poc before it runs: {source}, {source}/sub or {scratch}

          --env <NAME=VALUE>
              An environment variable for all commands; repeatable

          --test <COMMAND>
              Runs the project's tests

          --test-build <COMMAND>
              Compiles the project's tests

          --test-format <FORMAT>
              How the tests report: auto, automake, autotest, tap, ctest, meson, gtest, junit,
              exit-status

          --allow <GLOB>
              Files that a patch may touch, below the source; repeatable

          --deny <GLOB>
              Files that a patch may not touch, on top of tests and build files; repeatable

          --seeds <DIR>
              A folder of inputs, such as a fuzzer's corpus: each runs before and after a patch, and
              neighbours are made of them; repeatable

          --read <PATH>
              A file or folder outside the manifest's folder that the manifest may name; no bundle
              carries it; repeatable

          --allow-read <PATH>
              A host path that the manifest may show in the sandbox (sandbox.read); repeatable

          --runs <N>
              How often each PoC is run

          --jobs <N>
              What {jobs} stands for; 0 is the number of cores

      [CASE]
              A folder with patchwright.toml, or the manifest itself [default: the current folder]

    Work:
          --fresh
              Rebuild the base even if the cache has it

          --dry-run
              Print the commands, mounts and limits, and run nothing

          --sandbox <SANDBOX>
              The sandbox around the project's code; `none` only if you trust every byte of it
              
              [default: bubblewrap]
              [possible values: bubblewrap, none]

          --allow-io-uring
              Let the project's code use io_uring, which the sandbox denies

    Everywhere:
          --format <FORMAT>
              How the answer is printed on stdout

              Possible values:
              - human
              - json:  Exactly one JSON document
              
              [default: human]

      -q, --quiet
              No progress on stderr

      -v, --verbose
              Every event on stderr

          --cache-dir <DIR>
              Where bases are kept [default: $XDG_CACHE_HOME/patchwright]
              
              [env: PATCHWRIGHT_CACHE=]

          --cache-mib <MIB>
              Most that bases may take together; the least recently used go first [default: 20480]
              
              [env: PATCHWRIGHT_CACHE_MIB=]

          --runs-dir <DIR>
              Where runs are kept [default: $XDG_STATE_HOME/patchwright/runs]
              
              [env: PATCHWRIGHT_RUNS=]

    Examples:
      patchwright reproduce                   the case of the patchwright.toml in the current folder
      patchwright reproduce examples/tilecat
      patchwright reproduce --build 'make CC=clang CFLAGS="-g -O1 -fsanitize=address"' \
          --poc './tool {input}' --input crash.bin --test 'make check'
    "#);
}

#[test]
fn of_init() {
    insta::assert_snapshot!(help(&["init"]), @r"
    Look at a tree and write a manifest (patchwright.toml) for it

    Usage: patchwright init [OPTIONS] [DIR]

    Options:
      -h, --help
              Print help (see a summary with '-h')

      -V, --version
              Print version

    Case:
          --source <DIR>
              Root of the tree that is copied and patched [default: the current folder]

          --setup <COMMAND>
              Runs once before the first build (configure, cmake -B, meson setup)

          --build <COMMAND>
              Builds the project; must be incremental

          --poc <COMMAND>
              Makes the program crash; may hold {input}, {source}, {scratch}; repeatable

          --input <FILE>
              The file that {input} stands for in the --poc before it

          --stdin <FILE>
              Standard input of the --poc before it

          --file <FILE>
              A further file, laid beside the input of the --poc before it; repeatable

          --cwd <DIR>
              Where the --poc before it runs: {source}, {source}/sub or {scratch}

          --env <NAME=VALUE>
              An environment variable for all commands; repeatable

          --test <COMMAND>
              Runs the project's tests

          --test-build <COMMAND>
              Compiles the project's tests

          --test-format <FORMAT>
              How the tests report: auto, automake, autotest, tap, ctest, meson, gtest, junit,
              exit-status

          --allow <GLOB>
              Files that a patch may touch, below the source; repeatable

          --deny <GLOB>
              Files that a patch may not touch, on top of tests and build files; repeatable

          --seeds <DIR>
              A folder of inputs, such as a fuzzer's corpus: each runs before and after a patch, and
              neighbours are made of them; repeatable

          --read <PATH>
              A file or folder outside the manifest's folder that the manifest may name; no bundle
              carries it; repeatable

          --allow-read <PATH>
              A host path that the manifest may show in the sandbox (sandbox.read); repeatable

          --runs <N>
              How often each PoC is run

          --jobs <N>
              What {jobs} stands for; 0 is the number of cores

          --force
              Replace an existing manifest

      [DIR]
              Root of the project [default: the current folder]

    Work:
          --fresh
              Rebuild the base even if the cache has it

          --dry-run
              Print the commands, mounts and limits, and run nothing

          --sandbox <SANDBOX>
              The sandbox around the project's code; `none` only if you trust every byte of it
              
              [default: bubblewrap]
              [possible values: bubblewrap, none]

          --allow-io-uring
              Let the project's code use io_uring, which the sandbox denies

    Everywhere:
          --format <FORMAT>
              How the answer is printed on stdout

              Possible values:
              - human
              - json:  Exactly one JSON document
              
              [default: human]

      -q, --quiet
              No progress on stderr

      -v, --verbose
              Every event on stderr

          --cache-dir <DIR>
              Where bases are kept [default: $XDG_CACHE_HOME/patchwright]
              
              [env: PATCHWRIGHT_CACHE=]

          --cache-mib <MIB>
              Most that bases may take together; the least recently used go first [default: 20480]
              
              [env: PATCHWRIGHT_CACHE_MIB=]

          --runs-dir <DIR>
              Where runs are kept [default: $XDG_STATE_HOME/patchwright/runs]
              
              [env: PATCHWRIGHT_RUNS=]

    It recognises CMake, Meson, autotools, plain Makefiles and OSS-Fuzz projects; comments in the
    manifest say what was guessed and why. With --poc it also builds the project and reproduces the
    crash; without, add a [[poc]] to the manifest before you go on.

    Examples:
      patchwright init --poc './tool {input}' --input crash.bin
      patchwright init ~/src/tool --poc 'build/tool < {input}' --input crash.bin
    ");
}
