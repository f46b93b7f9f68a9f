//! `convert`: definitions in the other spelling.

use expect_test::expect;

use crate::tool::Folder;

const KDL: &str = r#"group "Example" {
    pass "Fold" "fold" {
        op "func.func"
        summary "Fold constants"
        option "rounds" "u8" default=3 "Most rounds to run"
        deprecated since="0.2.0" "Slow"
    }
}
"#;

#[test]
fn definitions_go_there_and_back() {
    let folder = Folder::new();
    folder.put("a.kdl", KDL);
    assert_eq!(folder.good(&["convert", "a.kdl", "-o", "a.rs"]), "");
    expect![[r#"
        use passwright::pass_group;

        #[pass_group]
        pub mod example {
            /// Fold constants
            #[pass(op = "func.func", deprecated("Slow", since = "0.2.0"))]
            pub struct Fold {
                /// Most rounds to run
                #[option(default = 3)]
                pub rounds: u8,
            }
        }
    "#]]
    .assert_eq(&folder.read("a.rs"));
    expect![[r#"
        group "Example" {
            pass "Fold" "fold" {
                op "func.func"
                summary "Fold constants"
                option "rounds" "u8" default=3 "Most rounds to run"
                deprecated "Slow" since="0.2.0"
            }
        }
    "#]]
    .assert_eq(&folder.good(&["convert", "a.rs"]));
}

#[test]
fn what_cannot_be_said_is_refused() {
    let folder = Folder::new();
    let deep = "nest \"any\" { ".repeat(30) + "run \"cse\"" + &"; }".repeat(30);
    folder.put(
        "deep.kdl",
        format!("group \"A\" {{ external \"cse\"; pipeline \"B\" \"b\" {{ summary \"S\"; body {{ {deep}; }}; }}; }}"),
    );
    folder.bad(
        &["convert", "deep.kdl", "-o", "deep.rs"],
        expect![[r#"
        error: `deep.kdl` has no other spelling: what it would be is refused: the item is nested too deeply
    "#]],
    );
    assert!(!folder.list().contains(&"deep.rs".to_owned()));
}

#[test]
fn comments_are_left_out_with_a_warning() {
    let folder = Folder::new();
    let commented = KDL.replace(
        "        summary",
        "        // Why\n        // and how\n        /- kind \"x\"\n        summary",
    );
    folder.put("a.kdl", commented);
    let run = folder.run(&["convert", "a.kdl", "-o", "a.rs"]);
    assert_eq!(run.status, 0);
    expect![[r#"
        warning[PW1701]: a comment has no place in the other spelling, and is left out
         --> a.kdl:4:9
          |
        4 | /         // Why
        5 | |         // and how
          | |__________________^

        warning[PW1701]: a comment has no place in the other spelling, and is left out
         --> a.kdl:6:9
          |
        6 |         /- kind "x"
          |         ^^
    "#]]
    .assert_eq(&run.stderr);
    let rust = folder
        .read("a.rs")
        .replace("rounds: u8", "/* why */ rounds: u8 // how");
    folder.put("a.rs", rust);
    let run = folder.run(&["convert", "a.rs", "-o", "b.kdl"]);
    assert_eq!((folder.read("b.kdl").lines().count(), run.status), (8, 0));
    expect![[r#"
        warning[PW1701]: a comment has no place in the other spelling, and is left out
          --> a.rs:10:13
           |
        10 |         pub /* why */ rounds: u8 // how,
           |             ^^^^^^^^^

        warning[PW1701]: a comment has no place in the other spelling, and is left out
          --> a.rs:10:34
           |
        10 |         pub /* why */ rounds: u8 // how,
           |                                  ^^^^^^^
    "#]]
    .assert_eq(&run.stderr);
}

#[test]
fn what_attributes_have_no_spelling_for_is_named() {
    let folder = Folder::new();
    let text = "include \"b.kdl\"\ngroup \"A\" {\n    pass \"B\" \"b\" {\n        op (cpp)\"zoo::CageOp\"\n        summary \"S\"\n        option \"n\" \"u8\" default=(cpp)\"kN\"\n    }\n}\n";
    folder.put("a.kdl", text);
    folder.bad(
        &["convert", "a.kdl"],
        expect![[r#"
        error[PW0703]: attributes have no `include`
         --> a.kdl:1:1
          |
        1 | include "b.kdl"
          | ^^^^^^^
          |
          = help: convert the included file by itself, and remove the `include`

        error[PW0703]: attributes have no spelling for what is known in C++ only
         --> a.kdl:4:12
          |
        4 |         op (cpp)"zoo::CageOp"
          |            ^^^^^^^^^^^^^^^^^^
          |
          = help: state it in the definition first

        error[PW0703]: attributes have no spelling for what is known in C++ only
         --> a.kdl:6:25
          |
        6 |         option "n" "u8" default=(cpp)"kN"
          |                         ^^^^^^^^^^^^^^^^^
          |
          = help: state it in the definition first
    "#]],
    );
}

#[test]
fn rust_items_are_left_out_with_a_warning() {
    let folder = Folder::new();
    folder.put(
        "a.rs",
        "#![allow(dead_code)]\nuse pass_runtime::{pass, pass_group};\n\n/// Folds\n#[pass]\npub struct Fold;\n\n#[derive(Clone)]\n\
         struct Cache(u8);\n\n#[pass_group]\nmod late {\n    use super::Cache;\n\n    /// Drops\n    #[pass]\n    pub struct Drop;\n}\n\n\
         impl OperationPass<Toy> for Fold {\n    fn run_on_operation(&self) {}\n}\n\nconst LIMIT: u8 = { 3 };\n",
    );
    let run = folder.run(&["convert", "a.rs", "-o", "a.kdl"]);
    assert_eq!(run.status, 0);
    expect![[r#"
        warning[PW1701]: `use pass_runtime::{pass, pass_group}` has no place in KDL, and is left out
         --> a.rs:2:1
          |
        2 | use pass_runtime::{pass, pass_group};
          | ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
          |
          = help: keep it in a Rust file that includes what is generated

        warning[PW1701]: `struct Cache(u8)` has no place in KDL, and is left out
         --> a.rs:9:1
          |
        9 | struct Cache(u8);
          | ^^^^^^^^^^^^^^^^
          |
          = help: keep it in a Rust file that includes what is generated

        warning[PW1701]: `use super::Cache` has no place in KDL, and is left out
          --> a.rs:13:5
           |
        13 |     use super::Cache;
           |     ^^^^^^^^^^^^^^^^
           |
           = help: keep it in a Rust file that includes what is generated

        warning[PW1701]: `impl OperationPass<Toy> for Fold` has no place in KDL, and is left out
          --> a.rs:20:1
           |
        20 | impl OperationPass<Toy> for Fold {
           | ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
           |
           = help: keep it in a Rust file that includes what is generated

        warning[PW1701]: `const LIMIT: u8 = { 3 }` has no place in KDL, and is left out
          --> a.rs:24:1
           |
        24 | const LIMIT: u8 = { 3 };
           | ^^^^^^^^^^^^^^^^^^^^^^^
           |
           = help: keep it in a Rust file that includes what is generated
    "#]]
    .assert_eq(&run.stderr);
}
