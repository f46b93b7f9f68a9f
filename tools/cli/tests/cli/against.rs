//! `check --against`: definitions beside Rust sources.

use std::path::Path;

use expect_test::expect;

use crate::tool::Folder;

const PASSES: &str = r#"group "Demo" {
    pass "Fold" "fold" { summary "Folds"; op "func.func"; }
    pass "Simplify" "simplify" { summary "Simplifies"; }
    pass "Quiet" "quiet" { summary "Does nothing"; }
    pass "Wide" "wide" { summary "Runs anywhere"; interface "FunctionOpInterface"; }
    pass "Choosy" "choosy" { summary "Chooses"; op "a.b" "a.c"; }
    pass "Manual" "manual" { summary "By hand"; op "a.b"; }
}
"#;

const GOOD_SOURCES: &str = r#"
include!(concat!(env!("OUT_DIR"), "/passes.rs"));
impl OperationPass<Toy> for Fold { fn run_on_operation(&self) { panic!("a.string with.dots") } }
impl<I: Ir> pass_runtime::OperationPass<I> for generated::Simplify where I: Sized {}
macro_rules! quiet { ($($pass:ident),*) => { $(impl OperationPass<Toy> for $pass {})* } }
quiet!(Quiet);
/// Runs anywhere
#[pass(name = "wide", interface = "FunctionOpInterface")]
struct Wide;
mod inner {
    fn and_deeper() {
        impl<'a, F: Fn() -> u8> OperationPass<Toy> for crate::Wide {}
    }
}
impl OperationPass<Toy> for Choosy {
    fn can_schedule_on(&self, _: &(), op: &str) -> bool { matches!(op, "a.b" | "a.c") }
}
impl Pass for Manual { const INFO: &'static PassInfo = &PassInfo::new("Manual", "manual").ops(&["a.b"]); }
impl OperationPass<Toy> for Manual {}
impl Pass for Lone {}
impl OperationPass<Toy> for Lone {}
impl<P: Pass> OperationPass<Toy> for P {}
trait Other {}
impl Other for u8 {}
"#;

fn folder(sources: &str) -> Folder {
    let folder = Folder::new();
    folder.put("demo.kdl", PASSES);
    folder.put("src/lib.rs", sources);
    folder.put("src/target/not.rs", "impl OperationPass<Toy> for Nobody {}");
    folder.put("src/notes.txt", "impl OperationPass<Toy> for Nobody {}");
    folder
}

const CHECK: [&str; 4] = ["check", "demo.kdl", "--against", "src"];

#[test]
fn what_agrees_gives_nothing() {
    assert_eq!(folder(GOOD_SOURCES).good(&CHECK), "");
}

#[test]
fn a_pass_without_an_implementation() {
    let sources = GOOD_SOURCES.replace("generated::Simplify", "generated::Simplfy");
    folder(&sources).bad(&CHECK, expect![[r#"
        error[PW0801]: pass `Simplify` is declared and not implemented
         --> demo.kdl:3:10
          |
        3 |     pass "Simplify" "simplify" { summary "Simplifies"; }
          |          ^^^^^^^^^^
          |
         ::: src/lib.rs:4:59
          |
        4 | impl<I: Ir> pass_runtime::OperationPass<I> for generated::Simplfy where I: Sized {}
          |                                                           ------- this has a similar name
          |
          = help: write `impl OperationPass<..> for Simplify`

        error[PW0802]: pass `Simplfy` is implemented and not declared
         --> src/lib.rs:4:59
          |
        4 | impl<I: Ir> pass_runtime::OperationPass<I> for generated::Simplfy where I: Sized {}
          |                                                           ^^^^^^^
          |
         ::: demo.kdl:3:10
          |
        3 |     pass "Simplify" "simplify" { summary "Simplifies"; }
          |          ---------- this has a similar name
          |
          = help: did you mean `Simplify`?
    "#]]);
    let sources = GOOD_SOURCES.replace("quiet!(Quiet);", "");
    folder(&sources).bad(
        &CHECK,
        expect![[r#"
        error[PW0801]: pass `Quiet` is declared and not implemented
         --> demo.kdl:4:10
          |
        4 |     pass "Quiet" "quiet" { summary "Does nothing"; }
          |          ^^^^^^^
          |
          = help: write `impl OperationPass<..> for Quiet`
    "#]],
    );
    let sources = format!("{GOOD_SOURCES}\n/// Unfinished\n#[pass]\nstruct Later;\n");
    folder(&sources).bad(
        &CHECK,
        expect![[r#"
        error[PW0801]: pass `Later` is declared and not implemented
          --> src/lib.rs:28:8
           |
        28 | struct Later;
           |        ^^^^^
           |
           = help: write `impl OperationPass<..> for Later`
    "#]],
    );
}

#[test]
fn an_implementation_without_a_declaration() {
    let sources = GOOD_SOURCES.replace("impl Pass for Lone {}", "");
    folder(&sources).bad(
        &CHECK,
        expect![[r#"
        error[PW0802]: pass `Lone` is implemented and not declared
          --> src/lib.rs:21:29
           |
        21 | impl OperationPass<Toy> for Lone {}
           |                             ^^^^
    "#]],
    );
}

#[test]
fn anchors_that_differ() {
    let sources = GOOD_SOURCES
        .replace(
            "interface = \"FunctionOpInterface\"",
            "op(\"func.func\", \"llvm.func\")",
        )
        .replace("| \"a.c\"", "| \"a.d\"")
        .replace(".ops(&[\"a.b\"])", ".ops(&[\"a.b\", \"a.c\"])");
    folder(&sources).bad(&CHECK, expect![[r#"
        error[PW0803]: pass `Wide` runs on something else than its definition says
         --> src/lib.rs:8:26
          |
        8 | #[pass(name = "wide", op("func.func", "llvm.func"))]
          |                          ^^^^^^^^^^^ `#[pass]` says `func.func`, `llvm.func`
          |
         ::: demo.kdl:5:10
          |
        5 |     pass "Wide" "wide" { summary "Runs anywhere"; interface "FunctionOpInterface"; }
          |          ------ declared here for the interface `FunctionOpInterface`

        error[PW0803]: pass `Choosy` runs on something else than its definition says
          --> src/lib.rs:16:80
           |
        16 |     fn can_schedule_on(&self, _: &(), op: &str) -> bool { matches!(op, "a.b" | "a.d") }
           |                                                                                ^^^^^ the implementation names `a.d`
           |
          ::: demo.kdl:6:10
           |
         6 |     pass "Choosy" "choosy" { summary "Chooses"; op "a.b" "a.c"; }
           |          -------- declared here for `a.b`, `a.c`

        error[PW0803]: pass `Manual` runs on something else than its definition says
          --> src/lib.rs:18:97
           |
        18 | impl Pass for Manual { const INFO: &'static PassInfo = &PassInfo::new("Manual", "manual").ops(&["a.b", "a.c"]); }
           |                                                                                                 ^^^^^ `impl Pass` says `a.b`, `a.c`
           |
          ::: demo.kdl:7:10
           |
         7 |     pass "Manual" "manual" { summary "By hand"; op "a.b"; }
           |          -------- declared here for `a.b`
    "#]]);
}

#[test]
fn sources_that_cannot_be_read() {
    let folder = folder("fn broken( {");
    folder.bad(
        &CHECK,
        expect![[r#"
            error[PW0003]: the text cannot be split into Rust tokens
             --> src/lib.rs:1:12
              |
            1 | fn broken( {
              |            ^
        "#]],
    );
    folder.bad(
        &["check", "demo.kdl", "--against", "missing"],
        expect![[r#"
        error: cannot read `missing`: no such file or directory
    "#]],
    );
    folder.bad(
        &["check", "demo.kdl", "--against", "src/target/deps"],
        expect![[r#"
        error: cannot read `src/target/deps`: no such file or directory
    "#]],
    );
    folder.put("empty/readme.txt", "");
    folder.bad(
        &["check", "demo.kdl", "--against", "empty"],
        expect![[r#"
            error: no `.rs` file is in or below `empty`
              = help: folders named `target`, those whose names start with a dot and links to folders are skipped
        "#]],
    );
}

#[test]
fn the_passes_of_this_repository_have_not_drifted() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let folder = Folder::new();
    for (definitions, sources) in [
        (&["ir/transforms/passes.kdl"][..], "ir/transforms/src"),
        (&["tests/test-opt/passes.kdl"], "tests/test-opt/src"),
        (&["examples/kdl-pass/passes.kdl"], "examples/kdl-pass/src"),
        (
            &[
                "examples/attribute-pass/src/main.rs",
                "examples/attribute-pass/src/count.rs",
            ],
            "examples/attribute-pass/src",
        ),
    ] {
        let path = |name: &str| root.join(name).display().to_string();
        let definitions: Vec<String> = definitions
            .iter()
            .map(|definition| path(definition))
            .collect();
        let mut args = vec!["check"];
        args.extend(definitions.iter().map(String::as_str));
        let sources = path(sources);
        args.extend(["--against", &sources]);
        folder.good(&args);
    }
}

/// Both directions are compared for each of many passes.
#[test]
fn many_implementations_are_compared() {
    let count = 2_000;
    let folder = Folder::new();
    let passes =
        (0..count).map(|number| format!("pass \"P{number}\" \"p{number}\" {{ summary \"P\"; }}\n"));
    let group = format!("group \"Many\" {{\n{}}}\n", passes.collect::<String>());
    folder.put("many.kdl", group);
    let sources = (0..count).map(|number| {
        let name = if number % 2 == 0 { "P" } else { "Q" };
        format!("impl OperationPass<Toy> for {name}{number} {{}}\n")
    });
    folder.put("many.rs", sources.collect::<String>());
    let check = ["check", "many.kdl", "--against", "many.rs"];
    let run = folder.run(&[&check[..], &["--message-format", "json"]].concat());
    assert_eq!(run.status, 1);
    let found = |text: &str| {
        run.stderr
            .lines()
            .filter(|line| line.contains(text))
            .count()
    };
    assert_eq!(found("is declared and not implemented"), count / 2);
}
