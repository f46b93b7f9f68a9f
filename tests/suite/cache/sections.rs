//! Functions that are known from their texts, in modules of which others have changed.

use pass_cache::PortableIr as _;

use super::texts::{Bench, PIPELINE, Printed};
use super::*;

/// Runs with the cache, also on texts that are short, and compares with a run without.
#[track_caller]
fn cached(bench: &Bench, text: &str, flags: &[&str]) -> Printed {
    bench.cached(text, &[&["--cache-all"], flags].concat())
}

fn functions(count: usize) -> Vec<String> {
    let name = |number| format!("f{number}");
    (0..count).map(|number| doubled(&name(number))).collect()
}

fn module(functions: &[String]) -> String {
    format!(
        "\"builtin.module\"() ({{\n{}}}) : () -> ()\n",
        functions.concat()
    )
}

fn calling(name: &str, callee: &str) -> String {
    let body = format!(
        "%0 = \"func.call\"(%a) <{{callee = @{callee}}}> : (i32) -> i32\n\"func.return\"(%0) : (i32) -> ()"
    );
    function(name, &body)
}

#[test]
fn what_is_not_edited_is_known_wherever_it_stands() {
    for print in [&str::to_owned as &dyn Fn(&str) -> String, &|text: &str| {
        module(&[text.to_owned()])
    }] {
        let bench = Bench::new();
        let mut functions = functions(8);
        let run = |functions: &[String]| cached(&bench, &print(&functions.concat()), &[PIPELINE]);
        assert_eq!(run(&functions).known(), 0);
        assert_eq!(run(&functions).known(), 8);
        functions[3] = doubled("edited");
        assert_eq!(run(&functions).known(), 7);
        functions.swap(0, 5);
        functions.remove(2);
        assert_eq!(run(&functions).known(), 7);
        functions.insert(
            1,
            "// A comment with \"quotes\".\n\n".to_owned() + &doubled("new"),
        );
        assert_eq!(run(&functions).known(), 7);
        assert_eq!(run(&functions[..1]).known(), 1);
    }
}

#[test]
fn long_texts_are_split_in_parts_wherever_these_seem_to_begin() {
    let long = |text: String| {
        let attribute = format!("note = \"{}\", sym_name", "a } \\\" {".repeat(12 << 10));
        text.replacen("sym_name", &attribute, 1)
    };
    // Without indentation, the last operation of a function looks like the next function.
    for indent in ["", "  "] {
        let bench = Bench::new();
        let line = format!("\n{indent}\"func.return\"");
        let functions = functions(24).into_iter();
        let functions = functions.map(|text| long(text).replace("\n\"func.return\"", &line));
        let mut functions: Vec<String> = functions.collect();
        assert!(functions.concat().len() > 2 << 20);
        assert_eq!(cached(&bench, &functions.concat(), &[PIPELINE]).known(), 0);
        assert_eq!(cached(&bench, &functions.concat(), &[PIPELINE]).known(), 24);
        functions[11] = doubled("edited");
        assert_eq!(cached(&bench, &functions.concat(), &[PIPELINE]).known(), 23);
    }
}

#[test]
fn an_operation_whose_end_is_unclear_is_no_section() {
    let bench = Bench::new();
    for unclear in [": ()  -> ()", ": () ->\n ()", ": () -> () // }) : () -> ()"] {
        let text = functions(4).concat().replacen(": () -> ()", unclear, 1);
        cached(&bench, &text, &[PIPELINE]);
        let shown = cached(&bench, &text, &[PIPELINE]);
        assert!(shown.known() == 1 || shown.known() == 4, "{shown:?}");
    }
}

/// In a text of which nothing is known, the starts of sections are guessed from its lines and compared with what the parser has read.
#[test]
fn lines_that_look_like_starts_of_functions_are_none() {
    let indented = |text: &str| text.replace("\n\"", "\n  \"");
    let nested = |open: &str| {
        format!(
            "\"test.outer\"() ({{{open}\"test.inner\"() ({{}}) : () -> ()\n\"test.last\"() ({{}}) : () -> () }}) : () -> ()\n"
        )
    };
    let on_one_line = indented(&doubled("f")).trim_end().to_owned() + " ";
    for first in [nested(" "), nested("\n"), on_one_line] {
        let bench = Bench::new();
        let flags = [PIPELINE, "--allow-unregistered-dialect"];
        let [g, h, edited] = ["g", "h", "edited"].map(|name| indented(&doubled(name)));
        let text = [&*first, &g, &h].concat();
        assert_eq!(cached(&bench, &text, &flags).known(), 0);
        let text = [&*first, &edited, &h].concat();
        assert_eq!(cached(&bench, &text, &flags).known(), 2, "{text}");
    }
}

#[test]
fn operations_are_found_where_they_start_in_their_text() {
    let cx = context();
    let [first, second] = [doubled("f"), module(&[doubled("g")])];
    let located = |text: &str| text.replacen("() -> ()\n", "() -> () loc(\"a\":1:1)\n", 1);
    for (text, expected) in [
        (
            format!("  {first} // é\n {second}"),
            Some(vec![2, first.len() + 10]),
        ),
        (located(&first) + &second, None),
        (String::new(), Some(vec![])),
    ] {
        let mut root = pass_ir::parse(&cx, &text, &pass_ir::ParseOptions::default()).unwrap();
        assert_eq!(Embedded::offsets(&cx, &root.root(&cx)), expected, "{text}");
    }
}

#[test]
fn a_function_does_not_define_aliases_that_stand_behind_it() {
    let define = |number: usize| {
        ["{number} : i32", "\"}) {number}\" : () -> ()"]
            .map(|value| format!("#a = {}\n", value.replace("{number}", &number.to_string())))
    };
    let using = doubled("g").replacen("sym_name", "test.a = #a, sym_name", 1);
    let [f, using] = [doubled("f"), using].map(|text| text.replace("\n\"", "\n  \""));
    for (first, second) in define(1).into_iter().zip(define(2)) {
        let bench = Bench::new();
        let text = [&*f, &first, &using].concat();
        let shown = cached(&bench, &text, &[PIPELINE]);
        assert_eq!((shown.status, shown.known()), (0, 0), "{shown:?}");
        assert_eq!(cached(&bench, &text, &[PIPELINE]).known(), 1);
        let edited = text.replace(&first, &second);
        assert_eq!(cached(&bench, &edited, &[PIPELINE]).known(), 0);
    }
}

#[test]
fn short_texts_are_known_as_a_whole() {
    let bench = Bench::new();
    let mut functions = functions(3);
    bench.cached(&functions.concat(), &[PIPELINE]);
    assert_eq!(bench.cached(&functions.concat(), &[PIPELINE]).known(), 1);
    functions[1] = doubled("edited");
    assert_eq!(bench.cached(&functions.concat(), &[PIPELINE]).known(), 0);
}

#[test]
fn a_symbol_that_is_defined_twice_is_an_error() {
    let bench = Bench::new();
    cached(&bench, &functions(4).concat(), &[PIPELINE]);
    let twice = [functions(4).concat(), doubled("f2")].concat();
    let shown = cached(&bench, &twice, &[PIPELINE]);
    assert_eq!(shown.status, 1);
    assert!(shown.stderr.contains("redefinition of symbol"), "{shown:?}");
}

#[test]
fn a_caller_is_checked_against_a_function_that_has_changed() {
    let bench = Bench::new();
    let callee = doubled("callee");
    let others = [
        calling("one", "callee"),
        calling("two", "one"),
        doubled("three"),
    ]
    .concat();
    assert_eq!(
        cached(&bench, &(callee.clone() + &others), &[PIPELINE]).known(),
        0
    );
    assert_eq!(
        cached(&bench, &(callee.clone() + &others), &[PIPELINE]).known(),
        4
    );
    // Those that call it, also through others, are run.
    let edited = callee.replacen("%a, %a", "%0, %a", 1).replacen(
        "%0 =",
        "%b = \"arith.addi\"(%a, %a) : (i32, i32) -> i32\n%0 =",
        1,
    );
    let edited = edited.replacen("%0, %a", "%b, %a", 1);
    assert_eq!(cached(&bench, &(edited + &others), &[PIPELINE]).known(), 1);
    // What a caller needs is run as well, and not kept twice.
    let more = [&*callee, &others, &calling("four", "three")].concat();
    assert_eq!(cached(&bench, &more, &[PIPELINE]).known(), 4);
    let other_type = callee.replace("i32", "i64");
    let shown = cached(&bench, &(other_type + &others), &[PIPELINE]);
    assert_eq!(shown.status, 1);
    assert!(shown.stderr.contains("type mismatch"), "{shown:?}");
    let shown = cached(&bench, &others, &[PIPELINE]);
    assert_eq!(shown.status, 1, "the callee is missing: {shown:?}");
}

#[test]
fn what_is_said_about_one_is_said_again() {
    let bench = Bench::new();
    let pipeline = "--pass-pipeline=builtin.module(func.func(tag{text=loud}))";
    let mut functions = functions(3);
    for known in [0, 1] {
        let shown = cached(&bench, &functions.concat(), &[pipeline]);
        assert!(shown.stderr.contains("is tagged"), "{shown:?}");
        assert_eq!(shown.known(), known);
    }
    functions[1] = doubled("edited");
    assert_eq!(cached(&bench, &functions.concat(), &[pipeline]).known(), 0);
    // An error in what is not known is one of the whole text.
    let bench = Bench::new();
    cached(&bench, &functions.concat(), &[PIPELINE]);
    functions[2] = functions[2].replace("(%a, %a)", "(%a, %b)");
    let shown = cached(&bench, &functions.concat(), &[PIPELINE]);
    assert_eq!(shown.status, 1);
    let place = format!(
        "input.mlir:{}:",
        functions[..2].concat().lines().count() + 3
    );
    assert!(shown.stderr.contains(&place), "{shown:?}");
}

#[test]
fn what_depends_on_the_whole_module_is_known_as_a_whole() {
    let statistics = [PIPELINE, "--mlir-pass-statistics"];
    for flags in [
        &["--pass-pipeline=builtin.module(symbol-dce,func.func(cse))"][..],
        &["--canonicalize", "--cse"],
        &["--pass-pipeline=builtin.module(func.func(line))"],
        &[PIPELINE, "--mlir-print-debuginfo"],
        &[PIPELINE, "--print-value-users"],
        &[PIPELINE, "--opt-bisect-limit=3"],
        &statistics,
    ] {
        let bench = Bench::new();
        let mut functions = functions(3);
        cached(&bench, &functions.concat(), flags);
        assert!(cached(&bench, &functions.concat(), flags).known() <= 1);
        functions[1] = doubled("edited");
        assert_eq!(
            cached(&bench, &functions.concat(), flags).known(),
            0,
            "{flags:?}"
        );
    }
}

#[test]
fn what_is_numbered_by_the_module_is_known_as_a_whole() {
    let mapped = |name: &str, constant: usize| {
        let body = format!(
            "%0 = \"arith.constant\"() <{{value = 1 : index}}> : () -> index\n\
             %1 = \"affine.apply\"(%0) <{{map = affine_map<(d0) -> (d0 * 7 + {constant})>}}> : (index) -> index\n\
             %2 = \"arith.index_cast\"(%1) : (index) -> i32\n\"func.return\"(%2) : (i32) -> ()"
        );
        function(name, &body)
    };
    let aliased = mapped("f", 1) + &mapped("g", 2);
    let located = doubled("f").trim_end().to_owned() + " loc(\"a\":1:1)\n" + &doubled("g");
    let attributed = module(&functions(2)).replace(
        "}) : () -> ()\n}) : () -> ()\n",
        "}) : () -> ()\n}) {a.b = 1 : i32} : () -> ()\n",
    );
    let valued = "%v = \"test.value\"() : () -> i32\n".to_owned() + &functions(2).concat();
    for text in [aliased, located, attributed, valued] {
        let bench = Bench::new();
        let flags = [
            "--pass-pipeline=builtin.module(func.func(cse))",
            "--allow-unregistered-dialect",
        ];
        let cold = cached(&bench, &text, &flags);
        assert_eq!((cold.status, cold.known()), (0, 0), "{cold:?}");
        assert_eq!(cached(&bench, &text, &flags).known(), 1);
        let edited = text
            .replacen("sym_name = \"g\"", "sym_name = \"h\"", 1)
            .replacen("sym_name = \"f1\"", "sym_name = \"h\"", 1);
        assert_eq!(cached(&bench, &edited, &flags).known(), 0);
    }
}

/// Attributes of dialects that nobody has registered are any text, also with what looks like names of values.
#[test]
fn attributes_that_look_like_names_of_values_stay_as_they_are() {
    for attribute in ["#foo<%bar>", "#foo<%0>", "#foo<a, %0, %arg0>"] {
        let bench = Bench::new();
        let marked =
            |text: String| text.replacen("sym_name", &format!("mark = {attribute}, sym_name"), 1);
        let mut functions = functions(4);
        functions[1] = marked(functions[1].clone());
        let body = format!(
            "%0 = \"arith.addi\"(%a, %a) : (i32, i32) -> i32\n\
             %1:2 = \"foo.two\"(%0) {{mark = {attribute}}} : (i32) -> (i32, i32)\n\
             %2 = \"foo.one\"(%1#1, %0) : (i32, i32) -> i32\n\"func.return\"(%2) : (i32) -> ()"
        );
        functions[2] = function("f2", &body);
        let flags = [PIPELINE, "--allow-unregistered-dialect"];
        cached(&bench, &functions.concat(), &flags);
        // What is behind them has more values, so that theirs have other numbers.
        functions[3] = functions[2].replace("f2", "f3");
        for known in [3, 4] {
            let shown = cached(&bench, &functions.concat(), &flags);
            assert_eq!(shown.known(), known, "{attribute}");
            assert!(shown.stdout.contains(&format!("mark = {attribute}")));
        }
    }
}

#[test]
fn a_check_finds_a_function_whose_result_depends_on_a_global() {
    let bench = Bench::new();
    let text = functions(3).concat();
    let pipeline = "--pass-pipeline=builtin.module(func.func(lie))";
    let cache = format!("--cache={}", bench.path("cache"));
    let _changes = CHANGES.lock().unwrap_or_else(PoisonError::into_inner);
    GLOBAL.store(21, Ordering::SeqCst);
    bench.run(&text, &[pipeline, &cache, "--cache-all"]);
    GLOBAL.store(22, Ordering::SeqCst);
    let checked = bench.run(&text, &[pipeline, &cache, "--cache-all", "--check-cache=1"]);
    assert_eq!(checked.status, 1);
    let expected = "the result is not what the cache has: a pass depends on something";
    assert!(checked.stderr.contains(expected), "{}", checked.stderr);
}

/// Edits, moves, copies and removes functions at random. All that is shown is compared with what a run without a cache shows.
#[test]
fn random_edits_show_the_same() {
    let bench = Bench::new();
    let mut random = 7_u64;
    let mut next = |bound: usize| {
        random = random
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        (random >> 33) as usize % bound
    };
    let mut functions = functions(6);
    let mut known = 0;
    for step in 0..50 {
        let before = functions.clone();
        let (at, other) = (next(functions.len()), next(functions.len()));
        match next(6) {
            0 => functions[at] = calling(&format!("f{at}"), &format!("f{other}")),
            1 => functions[at] = doubled(&format!("g{step}")),
            2 => functions.swap(at, other),
            3 if functions.len() > 3 => drop(functions.remove(at)),
            4 => functions[at] = functions[at].replacen("addi", "muli", 1),
            _ => functions.push(calling(&format!("h{step}"), &format!("f{other}"))),
        }
        let text = if next(2) == 0 {
            functions.concat()
        } else {
            module(&functions)
        };
        let flags = if next(3) == 0 {
            &[PIPELINE, "--check-cache=0.5"][..]
        } else {
            &[PIPELINE]
        };
        let shown = cached(&bench, &text, flags);
        known += shown.known();
        if shown.status != 0 {
            functions = before;
        }
    }
    assert!(known > 50, "{known}");
}
