//! Text that wants to hang, crash or exhaust the reader.

use passdefs::render;
use proptest::prelude::*;

/// Reads a text under each front end, in a thread with as little stack as any has, and returns the first line said.
fn read(name: &'static str, text: String) -> String {
    let thread = std::thread::Builder::new().stack_size(2 << 20);
    let reader_thread = thread.spawn(move || {
        let outcome = passdefs::load([(name, &text)]);
        render::terminal(&outcome.diagnostics, &outcome.sources, true);
        outcome
            .diagnostics
            .first()
            .map_or_else(String::new, |found| render::line(found, &outcome.sources))
    });
    reader_thread.unwrap().join().unwrap()
}

fn nested(open: &str, close: &str, depth: usize) -> String {
    open.repeat(depth) + &close.repeat(depth)
}

/// The message for a file that can be read and declares nothing.
fn nothing(name: &str) -> String {
    format!("{name}:1:1: error[PW0702]: the file declares nothing")
}

#[test]
fn deep_kdl_is_a_clear_error() {
    const DEEP: usize = 10_000;
    let blocks =
        |column| format!("a.kdl:1:{column}: error[PW0002]: blocks are nested more than 100 deep");
    assert_eq!(read("a.kdl", nested("a {", "}", DEEP)), blocks(303));
    assert_eq!(read("a.kdl", "a {".repeat(DEEP)), blocks(303));
    assert_eq!(read("a.kdl", nested("a /-{", "}", DEEP)), blocks(505));
    assert_eq!(read("a.kdl", nested("/-a {", "}", DEEP)), blocks(505));
    let nameless = "a.kdl:1:1: error[PW0001]: found child block instead of node name";
    assert_eq!(read("a.kdl", nested("{", "}", DEEP)), nameless);
    assert_eq!(read("a.kdl", nested("/*", "*/", DEEP)), nothing("a.kdl"));
    let comments = nested("/*", "*/", DEEP);
    let text = format!("group \"A\" {{ doc {comments} \"Passes.\"; }}");
    assert_eq!(read("a.kdl", text), "");
    read("a.kdl", "/*".repeat(DEEP));
    let comment = format!("/*{}*/", "* / ".repeat(DEEP));
    let text = format!("group \"A\" {{ doc {comment} \\ {comment}\n \"Passes.\"; }}");
    assert_eq!(read("a.kdl", text), "");
}

/// Starts of strings and code points are looked for once, however often they do not end.
#[test]
fn starts_without_an_end_are_mistakes() {
    let not_kdl = |said: String| assert!(said.contains("error[PW0001]"), "{said}");
    not_kdl(read("a.kdl", "#".repeat(30_000)));
    not_kdl(read("a.kdl", format!("a \"{}\"", "\\u{".repeat(30_000))));
    not_kdl(read("a.kdl", "/-".repeat(30_000)));
    not_kdl(read("a.kdl", format!("a ##\"{}", "\"#".repeat(30_000))));
    let refused = |rest: &str| format!("a \"\\u{{d800}} {rest}\"");
    not_kdl(read("a.kdl", refused(&"a /-{".repeat(300))));
    not_kdl(read("a.kdl", refused(&"[ ".repeat(30_000))));
}

#[test]
fn strings_and_comments_are_not_nesting() {
    let text = format!(
        "group \"A\" {{\n doc \"{0}\"\n /* {0} */ // {0}\n enum \"B\" #\"{0}\\\"# {{ value \"C\" \"c\" \"\"\"\n{0}\"\n\"\"\"; }}\n}}",
        "{".repeat(1000)
    );
    assert_eq!(read("a.kdl", text), "");
}

#[test]
fn depth_up_to_the_limit_fits_the_stack() {
    let pairs = [
        ("a {", "}"),
        ("a {\n", "}\n"),
        ("a {b )", "}"),
        ("a \"x\" y=1 {;", "}"),
        ("{", "}"),
        ("a {", ""),
    ];
    for (open, close) in pairs {
        read("a.kdl", nested(open, close, 100));
    }
    read("a.kdl", format!("a {}", nested("/*", "*/", 24)));
    read("a.kdl", format!("g/*{}", "up \"Bad\" {".repeat(300)));
    for (open, close) in [
        ("Vec<", ">"),
        ("(", ")"),
        ("&", ""),
        ("fn() -> ", ""),
        ("[u8; {", "}]"),
        ("dyn Fn(", ")"),
    ] {
        for depth in 1..40 {
            let ty = open.repeat(depth) + "u8" + &close.repeat(depth);
            read("a.rs", format!("/// A\n#[pass] struct A {{ a: {ty} }}"));
            read(
                "a.kdl",
                format!("group \"A\" {{ pass \"A\" \"a\" {{ summary \"A\"; state \"{ty}\"; }}; }}"),
            );
        }
    }
    read("a.kdl", nested("a /-{", "}", 100));
    read("a.kdl", nested("/-a /-{/-", "}", 100));
}

#[test]
fn long_runs_of_the_same_are_read() {
    let pieces = [
        "}",
        ";",
        "/-",
        "/- ",
        "/-\n",
        "/-a\n",
        "a /-",
        "(",
        "(a)",
        "a=",
        "\"",
        "#",
        "\\",
        "\\\n",
        "=",
        "1.",
        "a )\n",
        "a 1.x {\n b \"\n}\n",
        "/-{} ",
        "a /-{b} ",
        "*/",
        "\"\"\"\n",
        "#\"",
        "a;",
        "a \"b\" c=1\n",
        "\u{feff}",
        "é",
        "true ",
        "#foo ",
        "1.x ",
        "0xg ",
        "a=true ",
        "(true)1 ",
        "a/* ) ) */",
        "\") ) ) \" ",
        "b\") ) ) \" ",
    ];
    for piece in pieces {
        read("a.kdl", piece.repeat(300));
        read("a.kdl", "a ".to_owned() + &piece.repeat(300));
        read("a.kdl", "a {\n".to_owned() + &piece.repeat(300) + "}");
        read("a.kdl", "a \"".to_owned() + &piece.repeat(300) + "\"");
        read("a.rs", piece.repeat(300));
        read(
            "a.rs",
            "#[pass(".to_owned() + &piece.repeat(300) + ")] struct A;",
        );
    }
}

#[test]
fn deep_rust_is_a_clear_error() {
    const DEEP: usize = 10_000;
    let field =
        |ty: &str| format!("/// A\n#[pass]\nstruct A {{\n    #[option]\n    a: {ty},\n}}\n");
    let deep = |said: String| {
        assert!(
            said.contains("error[PW0002]: the item is nested too deeply"),
            "{said}"
        );
    };
    deep(read("a.rs", field(&nested("Vec<", ">", DEEP))));
    deep(read("a.rs", field(&nested("(", ")", DEEP))));
    deep(read("a.rs", field(&nested("[", "]", DEEP))));
    deep(read("a.rs", field(&"&".repeat(DEEP))));
    deep(read("a.rs", field(&"*const ".repeat(DEEP))));
    deep(read(
        "a.rs",
        field(&format!("[u8; 1{}]", "+1".repeat(DEEP))),
    ));
    deep(read("a.rs", field(&"fn() -> ".repeat(DEEP))));
    deep(read(
        "a.rs",
        format!("#[pass({})] struct A;", nested("a(", ")", DEEP)),
    ));
    assert_eq!(read("a.rs", nested("mod a {", "}", DEEP)), nothing("a.rs"));
    assert_eq!(read("a.rs", nested("fn f() {", "}", DEEP)), nothing("a.rs"));
    assert_eq!(
        read("a.rs", format!("fn f() {{ {} }}", "1 + ".repeat(DEEP))),
        nothing("a.rs")
    );
    read("a.rs", nested("/*", "*/", DEEP));
}

#[test]
fn deep_types_and_pipelines_are_clear_errors() {
    let option = |ty: &str, more: &str| {
        format!(
            "group \"A\" {{ pass \"A\" \"a\" {{ summary \"A\"; option \"a\" {ty} {more}; }}; }}"
        )
    };
    let ty = nested("a::B<", ">", 30_000);
    assert!(read("a.kdl", option(&format!("\"{ty}\""), "")).contains("is not a Rust type"));
    let pipeline = nested("any(", ")", 30_000);
    assert!(
        read(
            "a.kdl",
            option("\"pipeline\"", &format!("default=\"{pipeline}\""))
        )
        .contains("is not an anchored pipeline")
    );
    let list = nested("{", "}", 30_000);
    assert_eq!(
        read(
            "a.kdl",
            option("\"string\"", &format!("default=\"{list}\"")).replace("option", "list")
        ),
        ""
    );
}

/// Eight times the text takes eight times the allocations, and a few for the growth of lists.
#[test]
fn reading_takes_work_in_proportion() {
    let pass = |number| {
        format!(
            "    pass \"P{number}\" \"p-{number}\" {{\n        summary \"S\"\n        option \"o\" \"i64\" default=3 \"Doc\"\n    }}\n"
        )
    };
    let text = |count| {
        format!(
            "group \"Big\" {{\n{}}}\n",
            (0..count).map(pass).collect::<String>()
        )
    };
    let work = |count: usize| {
        let text = text(count);
        let counted = allocation_counter::measure(|| {
            assert!(passdefs::load([("a.kdl", &text)]).set.is_some());
        });
        (counted.count_total, counted.bytes_total)
    };
    let (small, large) = (work(200), work(1600));
    assert!(large.0 <= small.0 * 8 + 200, "{small:?} {large:?}");
    assert!(large.1 <= small.1 * 10, "{small:?} {large:?}");
}

#[test]
fn many_unknown_names_are_answered() {
    let pass = |number| {
        format!(
            "pass \"P{number}\" \"p-{number}\" {{ summary \"S\"; deprecated use=\"q-{number}\"; option \"a\" \"E{number}\"; }}\n"
        )
    };
    let declared = |number| format!("enum \"F{number}\" {{ value \"A\" \"a\"; }}\n");
    let passes: String = (0..700).map(pass).collect();
    let enums: String = (0..700).map(declared).collect();
    let diagnostics = read("a.kdl", format!("group \"A\" {{\n{passes}{enums}}}\n"));
    assert_eq!(diagnostics, "a.kdl:2:47: error[PW0203]: unknown pass `q-0`");
    let long = "x".repeat(50_000);
    read(
        "a.kdl",
        format!(
            "group \"A\" {{ pass \"A\" \"a\" {{ summary \"S\"; option \"a\" \"{long}\"; {long}y; }}; enum \"{long}\"; }}"
        ),
    );
}

/// Pieces of definitions, put together in any order.
const WORDS: &[&str] = &[
    "group",
    "pass",
    "option",
    "list",
    "enum",
    "value",
    "summary",
    "use-options",
    "options",
    "statistic",
    "state",
    "default=",
    "min=",
    "\"u8\"",
    "\"a\"",
    "\"A\"",
    "#true",
    "1",
    "-1.5",
    "{",
    "}",
    ";",
    "\n",
    " ",
    "/-",
    "\"\"\"\n",
    "\"",
    "#\"",
    "(rust)",
    "\\",
    "é",
    "=",
    "#[pass(",
    "#[option(",
    ")]",
    "struct A",
    "name = ",
    "mod a",
    "pass_group! {",
    "///",
    "/*",
    "*/",
    "'",
    "<",
    ">",
    ",",
    "Vec<u8>",
];

/// Pieces of arguments in attribute form, put together in any order.
const ARGUMENTS: &[&str] = &[
    "run(",
    "nest(",
    "when(",
    "use(",
    "extension_point(",
    "body(",
    "before(",
    "example(",
    ")",
    "\"a\", ",
    "\"p\", ",
    "\"any\", ",
    "\"$level\", ",
    "\"$$\", ",
    "level = ",
    "\"level\" = ",
    "is = ",
    "at_least = ",
    "kind = ",
    "interface = ",
    "use_options",
    "text = ",
    "[",
    "]",
    "1, ",
    "-0.5, ",
    "true, ",
    "'x', ",
    "level, ",
    ", ",
];

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    #[test]
    fn any_arguments_are_read_without_a_panic(words in proptest::collection::vec(proptest::sample::select(ARGUMENTS), 0..20)) {
        let args = words.concat();
        let closed = format!("{args}{}", ")".repeat(args.matches('(').count().saturating_sub(args.matches(')').count())));
        let text = format!("/// S\n#[pass({closed})] struct A {{ #[option] level: u8 }}");
        let outcome = passdefs::load([("a.rs", text)]);
        render::terminal(&outcome.diagnostics, &outcome.sources, true);
    }

    #[test]
    fn any_text_is_read_without_a_panic(text in any::<String>()) {
        let outcome = passdefs::load([("a.kdl", &text), ("b.rs", &text)]);
        render::terminal(&outcome.diagnostics, &outcome.sources, true);
    }

    #[test]
    fn any_words_are_read_without_a_panic(words in proptest::collection::vec(proptest::sample::select(WORDS), 0..60)) {
        let text = words.concat();
        let spaced = words.join(" ");
        let outcome = passdefs::load([("a.kdl", &text), ("b.rs", &text), ("c.kdl", &spaced), ("d.rs", &spaced)]);
        render::terminal(&outcome.diagnostics, &outcome.sources, true);
    }
}

#[test]
fn deep_pipelines_are_a_clear_error() {
    let body = |steps: &str| {
        format!("group \"A\" {{ pipeline \"P\" \"p\" {{ summary \"P\"; body {{ {steps} }}; }}; }}")
    };
    let deep = body(&nested("nest \"any\" {", "};", 90));
    let message = "a.kdl:1:820: error[PW0002]: steps are nested more than 64 deep";
    assert_eq!(read("a.kdl", deep), message);
    let fits = body(&nested("when \"x\" {", "};", 64));
    let message = "a.kdl:1:57: error[PW0205]: the pipeline has no option `x`";
    assert_eq!(read("a.kdl", fits), message);
    for depth in [250, 256, 257, 30_000] {
        let text = nested("any(", ")", depth);
        let text = format!(
            "group \"A\" {{ pipeline \"P\" \"p\" {{ summary \"P\"; text \"{text}\"; }}; }}"
        );
        let message = read("a.kdl", text);
        assert_eq!(message.is_empty(), depth <= 256, "{message}");
    }
}

#[test]
fn pipelines_that_double_are_refused() {
    let mut text =
        "group \"A\" { pass \"O\" \"o\" { summary \"O\"; before \"x\"; }; external \"x\";"
            .to_owned();
    text += "pipeline \"P0\" \"p0\" { summary \"P\"; text \"o,x\"; };";
    for number in 1..100 {
        let used = format!("p{}", number - 1);
        text += &format!(
            "pipeline \"P{number}\" \"p{number}\" {{ summary \"P\"; text \"{used},any({used},o)\"; }};"
        );
    }
    let diagnostics = read("a.kdl", text + "}");
    assert!(
        diagnostics.contains("error[PW0357]: pipeline `p12` runs more passes"),
        "{diagnostics}"
    );
}

#[test]
fn long_chains_of_rules_and_uses_cost_no_stack() {
    const MANY: usize = 3000;
    let mut text = "group \"A\" {".to_owned();
    for number in 0..MANY {
        let next = (number + 1) % MANY;
        text +=
            &format!("pass \"O{number}\" \"o{number}\" {{ summary \"O\"; before \"o{next}\"; }};");
        text += &format!(
            "pipeline \"P{number}\" \"p{number}\" {{ summary \"P\"; text \"p{next}\"; }};"
        );
    }
    let diagnostics = read("a.kdl", text + "}");
    assert!(
        diagnostics.contains("error[PW0356]: pipeline `p0` runs itself through"),
        "{diagnostics}"
    );
}

/// Reads pipelines that run a pass `o` with a condition.
fn read_pipelines(pipelines: &[String]) -> String {
    let pass = r#"pass "O" "o" { summary "O"; precondition { illegal "scf"; }; }"#;
    read(
        "a.kdl",
        format!("group \"A\" {{ {pass}; {} }}", pipelines.concat()),
    )
}

fn pipeline(number: usize, block: &str) -> String {
    format!(r#"pipeline "P{number}" "p{number}" {{ op "m"; summary "P"; {block} }};"#)
}

#[test]
fn conditions_of_pipelines_that_double_are_judged() {
    let chain = |first: &str, levels| {
        let twice = |number| {
            let used = format!(r#"use "p{}";"#, number - 1);
            pipeline(
                number,
                &format!(r#"body {{ {used} nest "m" {{ {used} }}; }};"#),
            )
        };
        let all = [pipeline(0, first)]
            .into_iter()
            .chain((1..levels).map(twice));
        read_pipelines(&all.collect::<Vec<String>>())
    };
    assert_eq!(chain(r#"body { extension-point "x"; };"#, 40), "");
    let with_condition = r#"precondition { illegal "cf"; }; body { extension-point "x"; };"#;
    for first in [r#"body { run "o"; };"#, with_condition] {
        let diagnostics = chain(first, 16);
        assert!(
            diagnostics.contains("runs more passes than can be looked at"),
            "{diagnostics}"
        );
    }
}

#[test]
fn pipelines_that_all_use_each_other_are_a_clear_error() {
    let used = |number| format!(r#"use "p{number}";"#);
    let all = |number| {
        let others = (0..40).filter(|other| *other != number).map(used);
        pipeline(
            number,
            &format!("body {{ {} }};", others.collect::<String>()),
        )
    };
    let diagnostics = read_pipelines(&(0..40).map(all).collect::<Vec<String>>());
    let message = "error[PW0356]: pipeline `p0` runs itself through `p1`";
    assert!(diagnostics.ends_with(message), "{diagnostics}");
}

#[test]
fn passes_in_deep_places_are_judged() {
    let nests = r#"nest "x" "y" {"#.repeat(60) + r#"run "o";"# + &"};".repeat(60);
    let pipelines = [pipeline(0, &format!("body {{ {nests} }};"))];
    assert_eq!(read_pipelines(&pipelines), "");
}

#[test]
fn integers_without_a_limit_are_too_large() {
    for number in ["9".repeat(40), format!("0x{}", "f".repeat(40))] {
        let text = format!(
            r#"group "G" {{ pass "A" "a" {{ summary "A"; option "o" "u8" min={number}; }}; }}"#
        );
        let diagnostics = read("a.kdl", text);
        assert!(diagnostics.contains("too large"), "{diagnostics}");
    }
}

#[test]
fn comments_cannot_reorder_text() {
    for comment in ["// \u{202e}", "/* \u{202e} */", "\\ // \u{202e}"] {
        let diagnostics = read("a.kdl", format!("{comment}\ngroup \"G\""));
        assert!(
            diagnostics.ends_with("KDL does not allow U+202E in a comment"),
            "{diagnostics}"
        );
    }
}
