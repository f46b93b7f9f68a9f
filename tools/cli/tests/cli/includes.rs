//! Files that include others.

use expect_test::expect;

use crate::tool::Folder;

const SHARED: &str = r#"group "Shared" {
    enum "Level" "How far" { value "Low" "low"; value "High" "high"; }
    pass "Own" "own" { summary "Uses it"; option "level" "Level" default="low"; }
}
"#;

fn including(group: &str, argument: &str) -> String {
    format!(
        r#"include "lib/shared.kdl"
group "{group}" {{
    pass "{group}Pass" "{argument}" {{ summary "One"; option "top" "Level" default="high"; }}
}}
"#
    )
}

/// Two files that include a third one.
fn folder() -> Folder {
    let folder = Folder::new();
    folder.put("a.kdl", including("A", "a"));
    folder.put("b.kdl", including("B", "b"));
    folder.put("lib/shared.kdl", SHARED);
    folder
}

#[test]
fn an_output_never_takes_the_place_of_an_included_file() {
    let folder = folder();
    folder.bad(
        &["gen", "a.kdl", "-o", "lib/shared.kdl"],
        expect![[r#"
            error: `lib/shared.kdl` would overwrite the input `lib/shared.kdl`
        "#]],
    );
    folder.bad(
        &["docs", "a.kdl", "-o", "lib/../lib/shared.kdl"],
        expect![[r#"
            error: `lib/../lib/shared.kdl` would overwrite the input `lib/shared.kdl`
        "#]],
    );
    assert_eq!(folder.read("lib/shared.kdl"), SHARED);
}

#[test]
fn what_is_included_is_made_once_and_stands_in_the_depfile_once() {
    let folder = folder();
    folder.good(&[
        "gen",
        "a.kdl",
        "b.kdl",
        "-o",
        "all.rs",
        "--depfile",
        "all.d",
    ]);
    assert_eq!(folder.read("all.rs").matches("pub enum Level").count(), 1);
    expect![[r#"
        all.rs: \
          a.kdl \
          b.kdl \
          lib/shared.kdl
    "#]]
    .assert_eq(&folder.read("all.d"));
    folder.good(&[
        "gen",
        "a.kdl",
        "./lib/shared.kdl",
        "-o",
        "all.rs",
        "--depfile",
        "all.d",
    ]);
    assert_eq!(folder.read("all.rs").matches("pub enum Level").count(), 1);
    expect![[r#"
        all.rs: \
          a.kdl \
          ./lib/shared.kdl
    "#]]
    .assert_eq(&folder.read("all.d"));
    folder.good(&["gen", "a.kdl", "b.kdl", "--out-dir", "each"]);
    for name in ["each/a.rs", "each/b.rs"] {
        assert_eq!(folder.read(name).matches("pub enum Level").count(), 1);
    }
}

#[test]
fn what_is_wrong_in_a_file_that_is_given_and_included_is_said_once() {
    let folder = folder();
    folder.put("lib/shared.kdl", "group \"Shared\" { pas \"x\"; }\n");
    folder.bad(
        &["check", "a.kdl", "./lib/shared.kdl"],
        expect![[r#"
            error[PW0101]: unknown node `pas` in a group
             --> ./lib/shared.kdl:1:18
              |
            1 | group "Shared" { pas "x"; }
              |                  ^^^
              |
              = note: known nodes: `doc`, `enum`, `external`, `legality`, `options`, `pass`, `pipeline`
              = help: did you mean `pass`?
        "#]],
    );
    folder.bad(
        &["check", "lib/shared.kdl", "b.kdl"],
        expect![[r#"
            error[PW0101]: unknown node `pas` in a group
             --> lib/shared.kdl:1:18
              |
            1 | group "Shared" { pas "x"; }
              |                  ^^^
              |
              = note: known nodes: `doc`, `enum`, `external`, `legality`, `options`, `pass`, `pipeline`
              = help: did you mean `pass`?
        "#]],
    );
}

#[cfg(unix)]
#[test]
fn links_do_not_hide_that_a_file_includes_itself() {
    use std::os::unix::fs::symlink;
    let folder = Folder::new();
    folder.put("a.kdl", "include \"link.kdl\"\ngroup \"A\" {}\n");
    symlink("a.kdl", folder.path("link.kdl")).unwrap();
    folder.bad(
        &["check", "a.kdl"],
        expect![[r#"
        error[PW0007]: `a.kdl` includes itself
         --> a.kdl:1:9
          |
        1 | include "link.kdl"
          |         ^^^^^^^^^^ this closes the cycle
          |
          = help: move what both need into a text of its own
    "#]],
    );
    folder.put("sub/b.kdl", "include \"again/b.kdl\"\ngroup \"B\" {}\n");
    symlink(".", folder.path("sub/again")).unwrap();
    folder.bad(
        &["check", "sub/b.kdl"],
        expect![[r#"
        error[PW0007]: `sub/b.kdl` includes itself
         --> sub/b.kdl:1:9
          |
        1 | include "again/b.kdl"
          |         ^^^^^^^^^^^^^ this closes the cycle
          |
          = help: move what both need into a text of its own
    "#]],
    );
    symlink("dangling", folder.path("dangling")).unwrap();
    folder.put("c.kdl", "include \"dangling\"\ngroup \"C\" {}\n");
    folder.bad(&["check", "c.kdl"], expect![[r#"
        error[PW0006]: cannot include `dangling`: cannot read `dangling`: too many levels of symbolic links
         --> c.kdl:1:9
          |
        1 | include "dangling"
          |         ^^^^^^^^^^
    "#]]);
}

/// Diagnostics show the lines of a file, so a definition of a stranger must not show those of any other.
#[test]
fn files_outside_of_the_folder_are_not_included_unless_that_is_allowed() {
    let folder = Folder::new();
    folder.put("secret.kdl", "password 1234\n");
    folder.put(
        "theirs/passes.kdl",
        "include \"../secret.kdl\"\ngroup \"A\" { pass \"B\" \"b\" { summary \"C\"; }; }\n",
    );
    folder.bad(
        &["check", "theirs/passes.kdl"],
        expect![[r#"
            error[PW0006]: cannot include `../secret.kdl`: it is outside of the folders of the given files; `--include-root` allows its folder
             --> theirs/passes.kdl:1:9
              |
            1 | include "../secret.kdl"
              |         ^^^^^^^^^^^^^^^
        "#]],
    );
    let run = folder.run(&["check", "theirs/passes.kdl", "--include-root", "."]);
    assert!(
        run.stderr.contains("unknown node `password`"),
        "{}",
        run.stderr
    );
}

#[test]
fn an_option_set_names_those_who_include_it() {
    let folder = Folder::new();
    let shared = r#"group "Shared" { options "limits" { option "rounds" "u8" default=3; }; }"#;
    folder.put("shared.kdl", shared);
    for (file, group, argument) in [("a.kdl", "A", "a"), ("b.kdl", "B", "b")] {
        let pass = format!(r#"pass "{group}Pass" "{argument}""#);
        let text = format!(r#"{pass} {{ summary "One"; use-options "limits"; }}"#);
        folder.put(
            file,
            format!("include \"shared.kdl\"\ngroup \"{group}\" {{ {text} }}\n"),
        );
    }
    folder.good(&["docs", ".", "--out-dir", "out"]);
    for (page, users) in [
        ("shared", "[`a`](a.md#-a), [`b`](b.md#-b)"),
        ("a", "[`a`](#-a), [`b`](b.md#-b)"),
    ] {
        let text = folder.read(&format!("out/{page}.md"));
        assert!(text.contains(&format!("Used by: {users}.")), "{text}");
    }
}
