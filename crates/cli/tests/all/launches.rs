//! The crashing process is identified, whatever started it.

use patchwright_testkit::Project;
use serde_json::json;

use crate::tiny::{self, poc, pocs};

/// `fork` crashes in a child; `serve` waits on loopback for a client whose first byte crashes it.
const PROGRAM: &str = r#"#include <arpa/inet.h>
#include <netinet/in.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

static int past_the_end(int offset) {
  char *block = calloc(4, 1);
  return block[offset];
}

static struct sockaddr_in loopback(void) {
  struct sockaddr_in to = {.sin_family = AF_INET, .sin_port = htons(7799)};
  to.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  return to;
}

static int serve(void) {
  int on = 1, listener = socket(AF_INET, SOCK_STREAM, 0), client;
  struct sockaddr_in here = loopback();
  char byte = 0;
  setsockopt(listener, SOL_SOCKET, SO_REUSEADDR, &on, sizeof on);
  if (bind(listener, (struct sockaddr *)&here, sizeof here) || listen(listener, 1)) return 1;
  client = accept(listener, 0, 0);
  if (read(client, &byte, 1) != 1) return 1;
  return past_the_end(byte);
}

static int ask(void) {
  struct sockaddr_in there = loopback();
  char answer;
  for (int attempt = 0; attempt < 500; attempt++) {
    int talk = socket(AF_INET, SOCK_STREAM, 0);
    if (!connect(talk, (struct sockaddr *)&there, sizeof there))
      return write(talk, "\4", 1) != 1 || read(talk, &answer, 1) != 0;
    close(talk);
    usleep(10000);
  }
  return 2;
}

int main(int argc, char **argv) {
  const char *how = argc > 1 ? argv[1] : "";
  if (!strcmp(how, "serve")) return serve();
  if (!strcmp(how, "ask")) return ask();
  if (!strcmp(how, "fork")) {
    if (!fork()) exit(past_the_end(4));
    return wait(0) < 0;
  }
  if (!strcmp(how, "stdin")) return getchar() == '!' ? past_the_end(4) : 0;
  return past_the_end(argc + 2);
}
"#;

const WRAPPER: &str = "#!/bin/sh
# As wrappers do: a little shell before the program.
name=$(basename \"$1\")
cd \"$(dirname \"$0\")\" || exit 1
NAME=$name exec ./prog \"one argument\"
";

const SERVER_SCRIPT: &str = "#!/bin/sh
./prog serve &
server=$!
./prog ask
wait $server
";

fn project(rows: &[(&str, &str, &str)]) -> Project {
    Project::with(&[
        ("prog.c", PROGRAM),
        ("Makefile", tiny::MAKEFILE),
        ("tools/run", WRAPPER),
        ("wrap.sh", WRAPPER),
        ("talk.sh", SERVER_SCRIPT),
        ("bang.bin", "!"),
        (
            "patchwright.toml",
            &format!(
                "[build]\ncommand = \"make\"\n[judge]\nruns = 1\n{}",
                pocs(rows)
            ),
        ),
    ])
}

#[test]
fn the_crashing_process_is_seen_through_what_started_it() {
    let rows = [
        ("plain", "./prog 'one argument'", ""),
        (
            "shell",
            "sh -c 'cd tools && sh -c \"../prog one; true\"'",
            "",
        ),
        ("exec", "exec ./prog one", ""),
        ("wrapper", "./wrap.sh a/b", ""),
        ("fork", "./prog fork", ""),
        ("server", "./talk.sh", ""),
        ("stdin", "./prog stdin", "stdin = \"bang.bin\""),
        ("redirected", "./prog stdin < bang.bin", ""),
        ("piped", "cat bang.bin | ./prog stdin", ""),
        ("scratch", "{source}/prog one", "cwd = \"{scratch}\""),
    ];
    let project = project(&rows);
    let document = tiny::reproduce(&project, &[]).exits(0).json();
    let source = project.source().display().to_string();
    let program = format!("{source}/prog");
    let cases = [
        (
            "plain",
            json!(["./prog", "one argument"]),
            source.clone(),
            "empty".to_owned(),
        ),
        (
            "shell",
            json!(["../prog", "one"]),
            format!("{source}/tools"),
            "empty".to_owned(),
        ),
        (
            "exec",
            json!(["./prog", "one"]),
            source.clone(),
            "empty".to_owned(),
        ),
        (
            "wrapper",
            json!(["./prog", "one argument"]),
            source.clone(),
            "empty".to_owned(),
        ),
        (
            "fork",
            json!(["./prog", "fork"]),
            source.clone(),
            "empty".to_owned(),
        ),
        (
            "server",
            json!(["./prog", "serve"]),
            source.clone(),
            "empty".to_owned(),
        ),
        (
            "stdin",
            json!(["./prog", "stdin"]),
            source.clone(),
            "of the PoC".to_owned(),
        ),
        (
            "redirected",
            json!(["./prog", "stdin"]),
            source.clone(),
            format!("{source}/bang.bin"),
        ),
        (
            "piped",
            json!(["./prog", "stdin"]),
            source.clone(),
            "a pipe from another program".to_owned(),
        ),
        (
            "scratch",
            json!([format!("{source}/prog"), "one"]),
            "/patchwright/scratch".to_owned(),
            "empty".to_owned(),
        ),
    ];
    for (name, argv, cwd, stdin) in cases {
        let found = poc(&document, name);
        let expected = json!({"executable": program, "argv": argv, "cwd": cwd, "stdin": stdin});
        assert_eq!(found["launch"], expected, "{name}: {found:#}");
        assert_eq!(found["kind"], "heap-buffer-overflow", "{name}");
        assert_eq!(
            (&found["function"], &found["line"]),
            (&json!("past_the_end"), &json!(12)),
            "{name}"
        );
    }
}
