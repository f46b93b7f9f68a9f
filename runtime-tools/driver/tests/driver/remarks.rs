//! Remarks of passes, as diagnostics and as YAML.

use expect_test::expect;

use crate::{check, run};

const PIPELINE: &str = "-p=builtin.module(func.func(explain))";

#[test]
fn filters_match_whole_categories() {
    check(
        &[PIPELINE, "--remarks-filter=.*"],
        expect![[r#"
        0
        --- stdout
        builtin.module
          func.func @f
            test.leaf
          func.func @g
        --- stderr
        <stdin>:1:1: remark: [Analysis] letters | Category:size | Count="1"
        func.func @f
        ^
        <stdin>:1:1: remark: [Missed] kept | Category:rename | Hint="none", Reason="it is known: no need"
        func.func @f
        ^
        <stdin>:3:1: remark: [Analysis] letters | Category:size | Count="1"
        func.func @g
        ^
        <stdin>:3:1: remark: [Missed] kept | Category:rename | Hint="none", Reason="it is known: no need"
        func.func @g
        ^
    "#]],
    );
    check(
        &[
            PIPELINE,
            "--remarks-filter=si.e",
            "--remarks-filter-missed=name|none",
        ],
        expect![[r#"
            0
            --- stdout
            builtin.module
              func.func @f
                test.leaf
              func.func @g
            --- stderr
            <stdin>:1:1: remark: [Analysis] letters | Category:size | Count="1"
            func.func @f
            ^
            <stdin>:3:1: remark: [Analysis] letters | Category:size | Count="1"
            func.func @g
            ^
        "#]],
    );
    check(
        &[
            PIPELINE,
            "--remarks-filter=nam",
            "--remarks-filter-analyse=",
        ],
        expect![[r#"
            0
            --- stdout
            builtin.module
              func.func @f
                test.leaf
              func.func @g
        "#]],
    );
    check(
        &[PIPELINE, "--remarks-filter=("],
        expect![[r#"
        1
        --- stderr
        toy-opt: error: '(' is no filter of remarks: found open group without closing ')'
        help: a filter is a regular expression that matches a whole category
    "#]],
    );
}

#[test]
fn yaml_goes_to_a_file_that_is_there_without_remarks_too() {
    let yaml = [
        "--remark-format=yaml",
        "--remarks-output-file=-",
        "-o=/dev/null",
    ];
    check(
        &[&[PIPELINE, "--remarks-filter-missed=rename"], &yaml[..]].concat(),
        expect![[r#"
            0
            --- stdout
            --- !Missed
            Pass:            rename
            Name:            kept
            DebugLoc:        { File: '<stdin>', Line: 1, Column: 1 }
            Function:        f
            Args:
              - Reason:          'it is known: no need'
              - Hint:            none
            ...
            --- !Missed
            Pass:            rename
            Name:            kept
            DebugLoc:        { File: '<stdin>', Line: 3, Column: 1 }
            Function:        g
            Args:
              - Reason:          'it is known: no need'
              - Hint:            none
            ...
        "#]],
    );
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("remarks.yaml");
    let output = format!("--remarks-output-file={}", file.display());
    let written = |filter: &str| {
        run(
            &[PIPELINE, filter, yaml[0], &output, "-o=/dev/null"],
            crate::INPUT,
        );
        std::fs::read_to_string(&file).ok()
    };
    assert_eq!(written("--remarks-filter=nothing").as_deref(), Some(""));
    let both = written("--remarks-filter=.*").unwrap();
    assert_eq!(both.matches("--- !").count(), 4);
    check(
        &[
            PIPELINE,
            "--remarks-filter=.*",
            yaml[0],
            "--remarks-output-file=/no/such/folder/x",
        ],
        expect![[r#"
            1
            --- stderr
            toy-opt: error: cannot open output file '/no/such/folder/x': No such file or directory
        "#]],
    );
}

/// Of remarks with the same place, name and category the last is shown, at the end.
#[test]
fn the_last_of_each() {
    let pipeline = "-p=builtin.module(func.func(explain,rename,explain))";
    let last = ["--remarks-filter=size", "--remark-policy=final"];
    check(
        &[pipeline, last[0], last[1], "-o=/dev/null"],
        expect![[r#"
            0
            --- stderr
            <stdin>:1:1: remark: [Analysis] letters | Category:size | Count="7"
            func.func @f
            ^
            <stdin>:3:1: remark: [Analysis] letters | Category:size | Count="7"
            func.func @g
            ^
        "#]],
    );
}
