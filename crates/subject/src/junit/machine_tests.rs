use super::*;

const ONE: &str = "machine\nrunner\tPlatformRunner\nproperty\tjava.home=/jdk\nproperty\tuser.dir=/p\nproperty\tbasedir=/p\n\
    property\tjava.vendor=x\npath\t/p/target/classes\npath\t/p/target/surefirebooter1.jar\npath\t/p/target/classes\npath\t/m2/junit.jar\n\
    word\t/jdk/bin/java\nword\t-Xmx64m\nword\t-javaagent:/m2/jacoco.jar\nword\t-agentlib:jdwp=x\nword\t-jar\nword\t-Xss1m\nend\n";

fn seen(text: &str) -> Result<Machine, String> {
    Machine::of_watch(text, &|path| {
        !path.to_string_lossy().contains("surefirebooter")
    })
}

#[test]
fn another_machine_is_started_like_the_one_that_was_seen() {
    let machine = seen(ONE).unwrap();
    assert_eq!(
        machine.class_path,
        ["/p/target/classes", "/m2/junit.jar"].map(PathBuf::from)
    );
    assert_eq!(machine.arguments, ["-Dbasedir=/p", "-Xmx64m"]);
    assert_eq!(machine.folder, Path::new("/p"));
    let words = machine.start(Path::new("/run"), &[Path::new("/run/classes")]);
    assert_eq!(words.first(), Some(&OsString::from("/jdk/bin/java")));
    let last: Vec<_> = words.iter().rev().take(3).collect();
    assert_eq!(
        last,
        [
            "/run/classes",
            "PlatformRunner",
            "/p/target/classes:/m2/junit.jar:/run"
        ]
    );
}

#[test]
fn forks_of_one_kind_are_one_machine_and_others_are_none() {
    assert!(seen(&ONE.repeat(3)).is_ok());
    let below = ONE.replace("PlatformRunner", "JUnit4Runner");
    assert_eq!(
        seen(&format!("{ONE}{below}")).unwrap().runner,
        "PlatformRunner"
    );
    let other = ONE.replace("-Xmx64m", "-Xmx128m");
    let why = "the tests run in different virtual machines";
    assert_eq!(seen(&format!("{ONE}{other}")), Err(why.to_owned()));
    assert!(seen("").is_err());
    assert!(seen("machine\nunread\tno thread\n").is_err());
}
