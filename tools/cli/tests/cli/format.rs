//! `fmt`: the layout of definitions.

use expect_test::expect;

use crate::tool::{Folder, GOOD};

const BAD_LAYOUT: &str =
    "group \"A\" { // all\n  pass \"B\" \"b\"   {summary  \"c\"}\n\n\n  // next\n}\n";

#[test]
fn files_are_written_where_they_are() {
    let folder = Folder::new();
    folder.put("a.kdl", BAD_LAYOUT);
    assert_eq!(folder.good(&["fmt", "a.kdl", "passes.kdl"]), "");
    expect![[r#"
        group "A" { // all
            pass "B" "b" { summary "c"; }

            // next
        }
    "#]]
    .assert_eq(&folder.read("a.kdl"));
    assert_eq!(folder.read("passes.kdl"), GOOD);
    assert_eq!(folder.list(), ["a.kdl", "passes.kdl"]);
}

#[test]
fn check_compares_and_writes_nothing() {
    let folder = Folder::new();
    folder.put("a.kdl", BAD_LAYOUT);
    folder.good(&["fmt", "--check", "passes.kdl"]);
    folder.bad(
        &["fmt", "--check", "passes.kdl", "a.kdl"],
        expect![[r#"
        error: `a.kdl` is not formatted
        --- a.kdl
        +++ a.kdl (as formatted)
        @@ -1,6 +1,5 @@
         group "A" { // all
        -  pass "B" "b"   {summary  "c"}
        -
        +    pass "B" "b" { summary "c"; }

        -  // next
        +    // next
         }
          = help: run `passwright fmt a.kdl`
    "#]],
    );
    assert_eq!(folder.read("a.kdl"), BAD_LAYOUT);
}

#[test]
fn standard_input_becomes_standard_output() {
    let folder = Folder::new();
    let run = folder.run_with(&["fmt", "-"], "group  \"A\"\n");
    assert_eq!(
        (run.stdout.as_str(), run.stderr.as_str(), run.status),
        ("group \"A\"\n", "", 0)
    );
    let run = folder.run_with(&["fmt", "-", "--check"], "group  \"A\"\n");
    assert_eq!((run.stdout.as_str(), run.status), ("", 1));
    expect![[r#"
        error: `<stdin>` is not formatted
        --- <stdin>
        +++ <stdin> (as formatted)
        @@ -1 +1 @@
        -group  "A"
        +group "A"
    "#]]
    .assert_eq(&run.stderr);
}

#[test]
fn a_file_that_is_not_kdl_is_left_alone() {
    let folder = Folder::new();
    folder.put("a.kdl", BAD_LAYOUT);
    folder.put("b.kdl", "group \"B {\n");
    folder.bad(
        &["fmt", "a.kdl", "b.kdl", "passes.kdl"],
        expect![[r#"
        error[PW0001]: the string is not closed
         --> b.kdl:1:7
          |
        1 | group "B {
          |       ^^^^
    "#]],
    );
    assert_eq!(folder.read("a.kdl"), BAD_LAYOUT);
    assert_eq!(folder.read("b.kdl"), "group \"B {\n");
}

#[test]
fn many_files_are_reported_in_their_order() {
    let folder = Folder::new();
    let names: Vec<String> = (10..40).map(|number| format!("{number}.kdl")).collect();
    for (at, name) in names.iter().enumerate() {
        // The first take longest.
        folder.put(
            name,
            format!("{}a  b\n", "c \"d\"\n".repeat(3000 - at * 100)),
        );
    }
    let args: Vec<&str> = ["fmt", "--check"]
        .into_iter()
        .chain(names.iter().map(String::as_str))
        .collect();
    let run = folder.run(&args);
    let reported: Vec<&str> = run
        .stderr
        .lines()
        .filter_map(|line| {
            line.strip_prefix("error: `")?
                .strip_suffix("` is not formatted")
        })
        .collect();
    assert_eq!(reported, names);
}
