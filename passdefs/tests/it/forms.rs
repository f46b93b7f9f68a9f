//! The same definitions in different spellings mean the same.

use passdefs::frontend::attr::{self, ItemKind, ParsedItem};
use passdefs::model::{
    Anchor, ArgumentValue, Arity, ExternalValue, Group, OptionItem, OptionType, PassSet,
    PipelineForm, Scalar, ScalarType, Step, Value,
};
use passdefs::{ValueText, print_kdl, render};
use proc_macro2::TokenStream;

const EXAMPLE: &str = include_str!("../../../tests/fixtures/example/in.kdl");

/// The example as attributes.
const EXAMPLE_RS: &str = include_str!("../../../tests/fixtures/example/in.rs");

#[track_caller]
fn load(name: &str, text: &str) -> PassSet {
    let outcome = passdefs::load([(name, text)]);
    let drawn = render::terminal(&outcome.diagnostics, &outcome.sources, false);
    assert_eq!(drawn, "");
    outcome.set.unwrap()
}

#[track_caller]
fn assert_same(one: &PassSet, other: &PassSet) {
    assert_eq!(one.meaning(), other.meaning());
    assert!(one.same_meaning(other));
}

fn first(set: &PassSet) -> &Group {
    set.groups().next().unwrap()
}

#[test]
fn pipelines_of_other_groups_are_used() {
    let set = load(
        "a.kdl",
        r#"
        group "A" {
            pipeline "Top" "top" {
                summary "Uses one"
                list "names" "string"
                body { use "low" names="$names" mode="fast"; run "opt" "mark"="$$"; }
            }
        }
        group "B" {
            enum "Mode" { value "Fast" "fast"; }
            pass "Opt" "opt" { summary "Marks"; option "mark" "char" default="x"; }
            pipeline "Low" "low" {
                summary "Is used"
                option "mode" "Mode" required=#true
                list "names" "string"
                text "opt{mark=$$},opt{mark='$'}"
            }
        }
        "#,
    );
    assert_same(&load("printed.kdl", &print_kdl(&set)), &set);
    let [top] = set.pipelines(first(&set)) else {
        panic!("one pipeline")
    };
    let [Step::Use { arguments, .. }, Step::Run { .. }] = top.form.steps() else {
        panic!("{:?}", top.form)
    };
    let [names, mode] = arguments.as_slice() else {
        panic!("{arguments:?}")
    };
    let ArgumentValue::Forward(own) = names.value else {
        panic!("{names:?}")
    };
    assert_eq!(set[own].field, "names");
    assert_eq!(top.options, [OptionItem::Own(own)]);
    let ArgumentValue::One(Value::Enum(value)) = mode.value else {
        panic!("{mode:?}")
    };
    assert_eq!(
        (&*set[value].name, &*set[mode.option].field),
        ("Fast", "mode")
    );
}

#[test]
fn line_ends_and_byte_order_marks_change_nothing() {
    let set = load("example.kdl", EXAMPLE);
    let windows = |text: &str| format!("\u{feff}{}", text.replace('\n', "\r\n"));
    assert_same(&load("windows.kdl", &windows(EXAMPLE)), &set);
    assert_same(&load("windows.rs", &windows(EXAMPLE_RS)), &set);
    let wrong = passdefs::load([("a.rs", windows("\n#[pass(nam = 1)] struct A;"))]);
    let lines: Vec<String> = wrong
        .diagnostics
        .iter()
        .map(|found| render::line(found, &wrong.sources))
        .collect();
    assert_eq!(
        lines,
        ["a.rs:2:8: error[PW0102]: unknown property `nam` of `pass`"]
    );
    let script = passdefs::load([("a.rs", "#!/usr/bin/env run\n#[pass(nam = 1)] struct A;")]);
    assert_eq!(
        script.sources.line_column(script.diagnostics[0].location),
        (2, 8)
    );
}

/// A blank line parts the kinds of passes elsewhere from what stands before them, also where no names do.
#[test]
fn external_kinds_stand_apart() {
    let text = r#"group "Example" {
    enum "Level" {
        value "Low" "low"
    }

    external kind="cleanup"

    pass "A" "a" {
        summary "First"
        option "level" "Level" default="low"
        after kind="cleanup"
    }
}
"#;
    assert_eq!(print_kdl(&load("external.kdl", text)), text);
}

/// A pass from elsewhere gets the value that the pipeline shows, from text and from a body.
#[test]
fn values_of_external_steps_keep_their_spelling() {
    let values = [
        "{{x}}", "{{a,b}}", "'\"q\"'", "{a,b}", "'$x'", "#\"a\"#", "a b", "$$x", "{a,$$x}", "a$$",
        "\"q\"", "", "a'",
    ];
    for value in values {
        let in_text = format!("text {:?}", format!("ext{{v={value}}}"));
        let in_body = format!("body {{ run \"ext\" v={value:?}; }}").replace("'$x'", "'$$x'");
        let is_text = !matches!(value, "a b" | "a'");
        let meant = ValueText::scalar(&value.replace("$$", "$"));
        let meant = ValueText::from_spelling(&value.replace("$$", "$")).unwrap_or(meant);
        for form in is_text.then_some(in_text).into_iter().chain([in_body]) {
            let text = format!(
                "group \"G\" {{ external \"ext\"; pipeline \"P\" \"p\" {{ summary \"P\"; {form}; }}; }}"
            );
            let set = load("external.kdl", &text);
            let outline = |set: &PassSet| {
                let pipeline = set.all_pipelines().next().unwrap();
                let Step::External { arguments, .. } = &pipeline.form.steps()[0] else {
                    panic!("{form}");
                };
                let ExternalValue::Text(spelling) = &arguments[0].value else {
                    panic!("{form}");
                };
                let run = ValueText::from_spelling(spelling)
                    .unwrap_or_else(|| ValueText::scalar(spelling));
                (set.external_arguments_text(arguments), run)
            };
            let (shown, run) = outline(&set);
            let options = pass_text::parse_options(&shown).unwrap();
            let parsed = options.entries[0].value.as_ref().unwrap().without_spans();
            assert_eq!(parsed, run, "{form}");
            assert_eq!(shown, format!("v={}", run.raw()), "{form}");
            assert_eq!(
                (run.text(), run.items().len()),
                (meant.text(), meant.items().len())
            );
            assert!(
                run.raw() == meant.raw() || run.is_quoted(),
                "{form}: {run:?}"
            );
            assert_eq!(outline(&load("external.kdl", &print_kdl(&set))).1, run);
        }
    }
}

#[test]
fn the_example_is_printed_as_a_person_would_write_it() {
    let written: String = EXAMPLE
        .lines()
        .filter(|line| !line.starts_with("//"))
        .map(|line| line.to_owned() + "\n")
        .collect();
    assert_eq!(print_kdl(&load("example.kdl", EXAMPLE)), written);
}

/// Everything that attributes can say, and the same in KDL.
const ALL_RS: &str = r##"
//! All of it.

pass_group! {
    /// Introduction of this group.
    ///
    /// In Markdown.
    pub All [all::DoIt, all::ByInterface, all::Other]
}

pub mod all {
    /// How far to go
    #[pass_enum]
    #[derive(Debug)]
    pub enum Mode {
        /// Not at all
        #[value(name = "off")]
        Disabled,
        VeryFar,
    }

    /// Does it,
    /// on one line
    ///
    ///   indented
    /// not indented
    ///
    #[pass_runtime::pass(
        op("func.func", "llvm.func"),
        dialects = ["arith", "func"],
        constructor = "crate :: make",
        required,
        deprecated("Folded", since = "0.2.0", use = "other"),
    )]
    struct DoIt {
        #[option(default = "off")]
        mode: Mode,
        #[option(default = -1, min = -1, max = 10)]
        r#type: i64,
        #[option(default = 0.5)]
        threshold: f64,
        /// Where to write
        #[option]
        log_file: Option<String>,
        #[option(required)]
        entry: std::string::String,
        #[option(default = [2, 4, 8])]
        factors: Vec<u32>,
        #[option(default = "a, b")]
        names: Vec<String>,
        #[option(default = 'x')]
        letter: char,
        #[option(default = f64::INFINITY)]
        limit: f64,
        #[option(default = "any(cse)")]
        inner: pass_runtime::options::PipelineText,
        #[option(default = "3")]
        level: crate :: Level<u8>,
        #[option]
        in_scope: Level,
        #[option(name = "O", verbatim, default = 2)]
        opt_level: u8,
        /// Removed
        #[statistic("num-dce'd")]
        num_removed: Statistic,
        #[statistic]
        num_folded: Statistic,
        cache: Box<dyn Fn( &str )->u8 + Send>,
    }

    /** Runs on the interface */
    #[pass(interface = "FunctionOpInterface")]
    struct ByInterface;

    #[doc = "Other"]
    #[cfg_attr(all(), pass("other"))]
    struct Other {}
}
"##;

const ALL_KDL: &str = r##"
group "All" {
    doc "Introduction of this group.\n\nIn Markdown."
    enum "Mode" "How far to go" {
        value "Disabled" "off" "Not at all"
        value "VeryFar"
    }
    pass "DoIt" "do-it" {
        op "func.func" "llvm.func"
        summary "Does it, on one line"
        description "  indented\nnot indented\n"
        dialects "arith" "func"
        constructor "crate::make"
        required #true
        deprecated since="0.2.0" use="other" "Folded"
        option "mode" "Mode" default="off"
        option "type" "i64" default=-1 min=-1 max=10
        option "threshold" "f64" default=0.5
        option "log_file" "string" optional=#true "Where to write"
        option "entry" "string" required=#true
        list "factors" "u32" default="2,4,8"
        list "names" "string" default="a,b"
        option "letter" "char" default="x"
        option "limit" "f64" default=#inf
        option "inner" "pipeline" default=" any( cse ) "
        option "level" "crate::Level<u8>" default=3
        option "in_scope" (rust)"Level"
        option "opt_level" "u8" name=(verbatim)"O" default=2
        statistic "num_removed" name="num-dce'd" "Removed"
        statistic "num_folded"
        state "cache" "Box<dyn Fn(&str) -> u8 + Send>"
    }
    pass "ByInterface" "by-interface" {
        interface "FunctionOpInterface"
        summary "Runs on the interface"
    }
    pass "Other" "other" { summary "Other"; }
}
"##;

#[test]
fn attributes_say_all_that_kdl_says() {
    let from_kdl = load("all.kdl", ALL_KDL);
    let from_rust = load("all.rs", ALL_RS);
    assert_same(&from_rust, &from_kdl);
}

fn read_item(text: &str, kind: ItemKind, args: &str) -> ParsedItem {
    let read_docs = &mut |path: &str| Ok(format!("The text of {path}"));
    attr::read_item(
        kind,
        args.parse().unwrap(),
        text.parse().unwrap(),
        read_docs,
    )
}

#[test]
fn a_macro_sees_one_item() {
    let item = "/// Runs\n#[derive(Clone)] pub struct A { /// Level\n#[option(default = 3)] level: u8, #[allow(unused)] state: Mode }";
    let parsed = read_item(
        item,
        ItemKind::Pass,
        "name = \"a\", deprecated(use = \"elsewhere\")",
    );
    let set = parsed.outcome.set.unwrap();
    assert_eq!(first(&set).name, "");
    let pass = &set.passes(first(&set))[0];
    assert_eq!(set.location(pass.span).line, 2);
    let cleaned: TokenStream = "/// Runs\n#[derive(Clone)] pub struct A { /// Level\nlevel: u8, #[allow(unused)] state: Mode }".parse().unwrap();
    assert_eq!(parsed.item.to_string(), cleaned.to_string());
}

#[test]
fn a_macro_can_point_at_every_mistake() {
    let item =
        "/// Runs\nstruct A {\n  #[option(default = 300)] level: u8,\n  #[option] level: i128,\n}";
    let parsed = read_item(item, ItemKind::Pass, "nam = 3");
    let messages = |parsed: &ParsedItem| {
        let place = |found: &passdefs::diagnostic::Diagnostic| {
            let span = parsed.spans.get(found.location);
            format!(
                "{}:{} {}",
                span.start().line,
                span.start().column + 1,
                found.message
            )
        };
        parsed
            .outcome
            .diagnostics
            .iter()
            .map(place)
            .collect::<Vec<_>>()
    };
    assert_eq!(messages(&parsed), ["1:1 unknown property `nam` of `pass`"]);
    let parsed = read_item(item, ItemKind::Pass, "");
    assert_eq!(
        messages(&parsed),
        [
            "3:22 default `300` does not fit type `u8`",
            "4:13 option `level` is declared twice",
            "4:20 unknown type `i128`"
        ]
    );
    assert!(parsed.item.to_string().contains("struct A"));
    assert!(!parsed.item.to_string().contains("option"));
}

#[test]
fn enums_are_expanded_too() {
    let parsed = read_item(
        "enum Mode { #[value(name = \"f\")] Fast, Small }",
        ItemKind::Enum,
        "",
    );
    let set = parsed.outcome.set.unwrap();
    let values = &set.enums(first(&set))[0].values;
    assert_eq!((&*values[0].text, &*values[1].text), ("f", "small"));
    assert_eq!(parsed.item.to_string(), "enum Mode { Fast , Small }");
}

#[test]
fn documentation_may_be_in_a_file() {
    let item = "#[doc = include_str!(\"a.md\")] struct A;";
    let set = read_item(item, ItemKind::Pass, "").outcome.set.unwrap();
    assert_eq!(
        &*set.all_passes().next().unwrap().summary,
        "The text of a.md"
    );
}

#[test]
fn a_group_lists_passes_of_several_files() {
    let outcome = passdefs::load([
        (
            "a.rs",
            "pass_group! { All [b::B, A] }\n/// A\n#[pass] struct A;\n/// C\n#[other::pass] struct C;",
        ),
        (
            "b.rs",
            "/// B\n#[pass] struct B { #[option] mode: Mode }\n#[pass_enum] enum Mode { Fast }",
        ),
    ]);
    assert_eq!(
        render::terminal(&outcome.diagnostics, &outcome.sources, false),
        ""
    );
    let set = outcome.set.unwrap();
    let groups: Vec<&str> = set.groups().map(|group| group.name.as_str()).collect();
    assert_eq!(groups, ["All"]);
    let passes: Vec<&str> = set.all_passes().map(|pass| pass.name.as_str()).collect();
    assert_eq!(passes, ["B", "A"]);
    assert_eq!(set.enums(first(&set)).len(), 1);
}

#[test]
fn a_run_may_have_several_files_and_groups() {
    let outcome = passdefs::load([
        (
            "a.kdl",
            "group \"A\" { pass \"P\" \"p\" { summary \"S\"; deprecated use=\"q\"; }; }\ngroup \"Empty\"\n",
        ),
        (
            "b.kdl",
            "group \"B\" { pass \"O\" \"p\" { summary \"S\"; }; pass \"Q\" \"q\" { summary \"S\"; }; }",
        ),
        ("lone.rs", "/// S\n#[pass] struct R;"),
    ]);
    assert_eq!(
        render::terminal(&outcome.diagnostics, &outcome.sources, false),
        ""
    );
    let set = outcome.set.unwrap();
    let names: Vec<&str> = set.groups().map(|group| group.name.as_str()).collect();
    assert_eq!(names, ["A", "Empty", "B", "Lone"]);
    let last = set.groups().nth(2).unwrap();
    let place = set.location(set.passes(last)[1].span);
    assert_eq!((place.file, place.column), ("b.kdl", 49));
    let second = set.of_source(1);
    assert!(second.groups().eq([last]));
    assert_eq!(set.groups().len(), 4);
    let shown = set.groups().map(|group| second.shows(group.id));
    assert_eq!(shown.collect::<Vec<_>>(), [false, false, true, false]);
    let renamed = second.renamed(|number, name| format!("{number}/{name}"));
    assert_eq!(renamed.location(last.span).file, "1/b.kdl");
}

/// All definition files of a run become one module, and each Rust source is a module already.
#[test]
fn passes_of_several_definition_files_differ() {
    let text = "pass \"P\" \"p\" { summary \"S\"; }";
    let outcome = passdefs::load([
        ("a.kdl", format!("group \"A\" {{ {text}; }}")),
        ("b.kdl", format!("group \"B\" {{ {text}; }}")),
        ("p.rs", "/// S\n#[pass] struct P;".to_owned()),
    ]);
    let found = outcome.diagnostics.iter();
    let found: Vec<_> = found
        .map(|found| (found.code, outcome.sources.location(found.location).file))
        .collect();
    assert_eq!(found, [("PW0312", "b.kdl")]);
}

#[test]
fn values_are_typed_and_names_derived() {
    let set = load("all.kdl", ALL_KDL);
    let pass = &set.passes(first(&set))[0];
    let option = |field: &str| {
        let mut options = set.options(&pass.options);
        options.find(|option| option.field == field).unwrap()
    };
    assert_eq!(
        pass.anchor,
        Anchor::Ops(vec!["func.func".to_owned(), "llvm.func".to_owned()]).into()
    );
    let mode = option("mode");
    let Arity::Single(Some(Value::Enum(default))) = mode.arity else {
        panic!("{mode:?}")
    };
    assert_eq!(mode.ty, OptionType::Enum(default.of));
    let declared = (&*set[default.of].name, &*set[default].name);
    assert_eq!(declared, ("Mode", "Disabled"));
    assert_eq!(option("log_file").argument, "log-file");
    assert_eq!(
        option("level").arity,
        Arity::Single(Some(Value::Text("3".to_owned())))
    );
    assert_eq!(
        option("inner").arity,
        Arity::Single(Some(Value::Scalar(
            ScalarType::Pipeline.read("any(cse)").unwrap()
        )))
    );
    assert_eq!(
        option("factors").arity,
        Arity::List(Some(
            [2, 4, 8]
                .map(|number| Value::Scalar(Scalar::Int(number)))
                .to_vec()
        ))
    );
    assert_eq!(pass.statistics[1].name, "num-folded");
}

#[test]
fn a_clash_between_files_shows_both() {
    let one = "group \"Same\" {\n}\n";
    let two =
        "// Longer than the other,\n// so that a place in it is not one in that.\ngroup \"Same\"\n";
    let outcome = passdefs::load([("one.kdl", one), ("two.kdl", two)]);
    expect_test::expect![[r#"
        error[PW0311]: group `Same` is declared twice
         --> two.kdl:3:7
          |
        3 | group "Same"
          |       ^^^^^^ again here
          |
         ::: one.kdl:1:7
          |
        1 | group "Same" {
          |       ------ first here
    "#]]
    .assert_eq(&render::terminal(
        &outcome.diagnostics,
        &outcome.sources,
        false,
    ));
}

#[test]
fn indentation_of_wide_whitespace_hides_no_line() {
    let text = "/**\nFolds\n\n  two\n\u{3000}wide\n*/\n#[pass]\nstruct Fold;";
    let set = passdefs::load([("a.rs", text)]).set.unwrap();
    let pass = set.all_passes().next().unwrap();
    assert_eq!(&*pass.description, "  two\n\u{3000}wide");
}

/// The text of a value on a page reads back as that value, and not as a forwarded option, wherever it is pasted.
#[test]
fn literal_dollars_stand_in_quotes() {
    let definitions = |steps: &str| {
        format!(
            "group \"G\" {{
                external \"ext\"
                pass \"A\" \"a\" {{ summary \"A\"; option \"x\" \"string\"; list \"l\" \"string\"; }}
                pipeline \"P\" \"p\" {{ summary \"P\"; option \"n\" \"string\" default=\"q\"; {steps}; }}
            }}"
        )
    };
    let body = r#"body {
        run "a" x="$n"
        run "a" x="$$n"
        run "a" x="a \"$$\" b" l="$$n,'$$ m'"
        run "ext" x="$$n" l="a,$$n"
    }"#;
    let outline = |set: &PassSet| {
        let pipeline = set.all_pipelines().next().unwrap();
        let steps = pipeline.form.steps().iter().map(|step| match step {
            Step::Run { arguments, .. } => format!("a{{{}}}", set.arguments_text(arguments)),
            Step::External { arguments, .. } => {
                format!("ext{{{}}}", set.external_arguments_text(arguments))
            }
            other => panic!("{other:?}"),
        });
        steps.collect::<Vec<_>>().join(",")
    };
    let set = load("body.kdl", &definitions(body));
    let shown = outline(&set);
    let expected = [
        "a{x=$n}",
        "a{x=\"$n\"}",
        "a{x='a \"$\" b' l=\"$n,{$ m}\"}",
        "ext{x=\"$n\" l=\"a,$n\"}",
    ];
    assert_eq!(shown, expected.join(","));
    let pasted = definitions(&format!("text #\"{shown}\"#"));
    assert_eq!(outline(&load("text.kdl", &pasted)), shown);

    let escaped = definitions("text \"a{x=$$n l={a,$$n}},a{x=$n},ext{x=a$$}\"");
    let set = load("escaped.kdl", &escaped);
    let PipelineForm::Text { text, .. } = &set.all_pipelines().next().unwrap().form else {
        panic!("a text");
    };
    let quoted = "a{x=\"$n\" l=\"a,$n\"},a{x=$n},ext{x=\"a$\"}";
    assert_eq!((text.as_str(), outline(&set).as_str()), (quoted, quoted));
}
