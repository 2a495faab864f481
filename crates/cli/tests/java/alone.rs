//! Only what a patch changes is compiled, where that comes to the same as the build.

use std::fs;

use patchwright_testkit::Project;
use serde_json::Value;

use crate::tool::Tool;

/// A build tool that calls javac inside its own virtual machine, as Maven, Gradle and Ant do.
const BUILD: &str = r#"import java.nio.file.*;
import java.util.*;
import javax.tools.ToolProvider;

public class Build {
    public static void main(String[] arguments) throws Exception {
        List<String> words = new ArrayList<>(List.of("-g", "-d", "classes"));
        try (var files = Files.walk(Path.of("src"))) {
            files.map(Path::toString).filter(name -> name.endsWith(".java")).sorted().forEach(words::add);
        }
        Files.createDirectories(Path.of("classes"));
        System.exit(ToolProvider.getSystemJavaCompiler().run(null, null, null, words.toArray(new String[0])));
    }
}
"#;
const MAIN: &str = "package rows;

import java.nio.file.Files;
import java.nio.file.Path;

public class Main {
    public static void main(String[] arguments) throws Exception {
        byte[] data = Files.readAllBytes(Path.of(arguments[0]));
        int[] table = new int[Table.SIZE];
        System.out.println(table[data[0]]);
    }
}
";
const TABLE: &str = "package rows;

class Table {
    static final int SIZE = 4;
}
";
const MANIFEST: &str = r#"[project]
name = "table"
language = "java"
source = "."

[build]
command = "java make/Build.java"
clean = "rm -rf classes"

[[poc]]
name = "large"
kind = "throws"
command = "java -cp classes rows.Main {input}"
input = "poc/large"
seconds = 20

[judge]
neighbours = 0
search-seconds = 0
"#;
/// Only the body of a method changes.
const INSIDE: &str = "--- a/src/rows/Main.java
+++ b/src/rows/Main.java
@@ -8,4 +8,8 @@
         byte[] data = Files.readAllBytes(Path.of(arguments[0]));
         int[] table = new int[Table.SIZE];
+        if (data[0] < 0 || data[0] >= table.length) {
+            System.out.println(\"no such entry\");
+            return;
+        }
         System.out.println(table[data[0]]);
     }
";
/// A constant, which is part of the other class's code.
const SEEN: &str = "--- a/src/rows/Table.java
+++ b/src/rows/Table.java
@@ -3,3 +3,3 @@
 class Table {
-    static final int SIZE = 4;
+    static final int SIZE = 128;
 }
";
/// Does not compile.
const WRONG: &str = "--- a/src/rows/Main.java
+++ b/src/rows/Main.java
@@ -9,3 +9,3 @@
         int[] table = new int[Table.SIZE];
-        System.out.println(table[data[0]]);
+        System.out.println(table[data[0]);
     }
";

fn stage(verdict: &Value, name: &str) -> (String, String) {
    let mut stages = verdict["stages"].as_array().unwrap().iter();
    let stage = stages.find(|stage| stage["name"] == name).unwrap();
    let field = |field: &str| stage[field].as_str().unwrap().to_owned();
    (field("outcome"), field("detail"))
}

#[test]
#[ignore = "needs a JDK: make test-java"]
fn only_what_is_changed_is_compiled_where_that_comes_to_the_same() {
    let project = Project::empty();
    let case = project.root().join("case");
    let files = [
        ("make/Build.java", BUILD),
        ("src/rows/Main.java", MAIN),
        ("src/rows/Table.java", TABLE),
        ("poc/large", "\u{7}"),
        ("patchwright.toml", MANIFEST),
        ("inside.patch", INSIDE),
        ("seen.patch", SEEN),
        ("wrong.patch", WRONG),
    ];
    for (name, text) in files {
        let path = case.join(name);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
    }
    let path = |name: &str| case.join(name).display().to_string();
    let patches = ["inside.patch", "seen.patch", "wrong.patch"].map(path);
    let folder = case.display().to_string();
    let mut words = vec!["verify", folder.as_str()];
    for patch in &patches {
        words.extend(["--patch", patch]);
    }
    words.extend(["--format", "json"]);
    let document = Tool::new(&project, &words).run().exits(1).json();
    let [inside, seen, wrong] = [0, 1, 2].map(|at| &document["verdicts"][at]);

    assert_eq!(inside["accepted"], true, "{inside:#}");
    let (_, build) = stage(inside, "build");
    assert!(build.starts_with("javac on 1 file alone"), "{build}");
    assert!(build.ends_with("made the same classes"), "{build}");
    let (_, ran) = stage(inside, "ran");
    assert!(
        ran.contains("compiled into classes/rows/Main.class"),
        "{ran}"
    );

    assert_eq!(seen["accepted"], true, "{seen:#}");
    let (_, build) = stage(seen, "build");
    let why = "because other classes see more of rows/Table.class than what changed inside";
    assert!(build.ends_with(why), "{build}");

    let (outcome, build) = stage(wrong, "build");
    assert_eq!(outcome, "fail", "{build}");
    assert!(build.contains("Main.java"), "{build}");
}
