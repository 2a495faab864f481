use super::*;

#[test]
fn rendering_is_strict() {
    let both = [("a", "1"), ("b", "{{a}}")];
    type Case<'a> = (
        &'a str,
        &'a [(&'a str, &'a str)],
        Result<&'a str, PromptError>,
    );
    let cases: [Case<'_>; 7] = [
        ("plain", &[], Ok("plain")),
        ("{{a}} and {{b}} and {{a}}", &both, Ok("1 and {{a}} and 1")),
        ("{{b}}", &both, Err(PromptError::Unknown("a".to_owned()))),
        ("{{c}}", &[], Err(PromptError::Missing("c".to_owned()))),
        (
            "{{ a }}",
            &both,
            Err(PromptError::Missing(" a ".to_owned())),
        ),
        ("x {{a", &both, Err(PromptError::Unclosed("a".to_owned()))),
        ("int a[] = {1}; }}", &[], Ok("int a[] = {1}; }}")),
    ];
    for (template, values, expected) in cases {
        let expected = expected.map(str::to_owned);
        assert_eq!(render(template, values), expected, "{template}");
    }
}

#[test]
fn data_is_fenced_and_bounded() {
    let cases = [
        ("one\ntwo\n", 100, "one\ntwo\n"),
        ("aa\nbb\ncc", 5, "aa\n… 6 more bytes were cut\n"),
        ("ääää", 3, "ä\n… 6 more bytes were cut\n"),
    ];
    for (text, most, expected) in cases {
        let expected = format!("<data from=\"log\">\n{expected}</data>");
        assert_eq!(fence("log", text, most), expected, "{text:?}");
    }
}

#[test]
fn the_folder_of_the_source_is_not_told() {
    let cases = [
        ("/src/lib/a.c:3: error", "lib/a.c:3: error"),
        ("In /src: 3 failed", "In .: 3 failed"),
        ("cc -I/src/include /src/a.c", "cc -Iinclude a.c"),
        ("lib/src/a.c and /srcs/b.c", "lib/src/a.c and /srcs/b.c"),
        ("/other/src/a.c", "/other/src/a.c"),
        ("(/src/a.c)/src/b.c", "(a.c)b.c"),
        ("nothing", "nothing"),
    ];
    for (text, expected) in cases {
        assert_eq!(relative(text, Path::new("/src")), expected, "{text}");
        assert_eq!(relative(text, Path::new("/src/")), expected, "{text}");
    }
}
