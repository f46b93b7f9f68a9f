//! `convert`: passes on structs as KDL.

use expect_test::expect;

use crate::tool::Folder;

#[test]
fn passes_on_structs_become_kdl() {
    let folder = Folder::new();
    let text = "#[doc = include_str!(\"fold.md\")]\n#[pass(\"fold\", op = \"func.func\")]\npub struct Fold {\n    /// Most rounds to run\n    \
                #[option(default = 3)]\n    rounds: u8,\n}\n\npass_group! {\n    /// Passes that clean up\n    pub Cleanup [Fold]\n}\n";
    folder.put("a.rs", text);
    folder.put("fold.md", "Fold constants\n\nAll of them.\n");
    folder.good(&["convert", "a.rs", "-o", "a.kdl"]);
    expect![[r#"
        group "Cleanup" {
            doc "Passes that clean up"

            pass "Fold" "fold" {
                op "func.func"
                summary "Fold constants"
                description "All of them."
                option "rounds" "u8" default=3 "Most rounds to run"
            }
        }
    "#]]
    .assert_eq(&folder.read("a.kdl"));
    folder.good(&["check", "a.kdl"]);
}

#[test]
fn other_files_are_refused() {
    let folder = Folder::new();
    folder.put("a.kdl", "group \"A\"\n");
    folder.bad(
        &["convert", "a.kdl"],
        expect![[r#"
        error: `a.kdl` is a definition file
          = help: `passwright check a.kdl` checks it
    "#]],
    );
}
