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
        #[pass_group]
        pub mod example {
            /// Fold constants
            #[pass(op = "func.func", deprecated("Slow", since = "0.2.0"))]
            pub struct Fold {
                /// Most rounds to run
                #[option(default = 3)]
                rounds: u8,
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
