//! First wrong steps: each message names what would be right.

use expect_test::expect;

use crate::check;

#[test]
fn passes_and_commands_in_place_of_files() {
    check(
        &["in.toy", "nothing"],
        expect![[r#"
        1
        --- stderr
        toy-opt: error: 'nothing' is one file too many after 'in.toy'
        help: a pass is a flag: '--nothing'
    "#]],
    );
    check(
        &["nothing", "in.toy"],
        expect![[r#"
        1
        --- stderr
        toy-opt: error: 'in.toy' is one file too many after 'nothing'
        help: a pass is a flag: '--nothing'
    "#]],
    );
    check(
        &["nothing"],
        expect![[r#"
            1
            --- stderr
            toy-opt: error: cannot open input file 'nothing': No such file or directory
            help: passes are flags as well, which begin with '--'; '--help' lists them
        "#]],
    );
    check(
        &["--validate"],
        expect![[r#"
        1
        --- stderr
        toy-opt: error: '--validate': functions of this IR cannot be executed
        help: `Driver::validator` adds what executes them
    "#]],
    );
    check(
        &["in.toy", "passes.kdl"],
        expect![[r#"
        1
        --- stderr
        toy-opt: error: 'passes.kdl' is one file too many after 'in.toy'
        help: 'passes.kdl' is called like a definition file, which 'passwright check passes.kdl' reads; a tool that registers its passes runs them
    "#]],
    );
    check(
        &["--passes=nothing"],
        expect![[r#"
        1
        --- stderr
        toy-opt: error: unknown flag '--passes'
        help: '--pass-pipeline' takes a pipeline as text, and '--list-passes' lists the passes
    "#]],
    );
    check(
        &["-O2"],
        expect![[r#"
            1
            --- stderr
            toy-opt: error: unknown flag '-O2'
            help: passes and pipelines are named, and '--list-passes' lists them
        "#]],
    );
}

#[test]
fn options_where_none_are_taken() {
    check(
        &["--nothing=3"],
        expect![[r#"
        1
        --- stderr
        --nothing:1:1: error: unknown option `3`
        3
        ^
        note: the pass or pipeline takes no options
    "#]],
    );
}

#[test]
fn pipelines_in_other_spellings() {
    check(
        &["-p=any(nothing;nothing)"],
        expect![[r#"
        1
        --- stderr
        --pass-pipeline:1:12: error: unexpected character ';' in a name
        any(nothing;nothing)
                   ^
        note: names are made of letters, digits and any of '_', '-', '.', '$', ':', '+', '/'
        help: elements are separated by ',', and options by blanks
    "#]],
    );
    check(
        &["-p=any(rename(to=x))"],
        expect![[r#"
        1
        --- stderr
        --pass-pipeline:1:14: error: unexpected character '=' in a name
        any(rename(to=x))
                     ^
        note: names are made of letters, digits and any of '_', '-', '.', '$', ':', '+', '/'
        help: options of a pass are in braces: `pass{option=value}`
    "#]],
    );
    check(
        &["-p=builtin.module{nothing}"],
        expect![[r#"
        1
        --- stderr
        --pass-pipeline:1:1: error: expected one pipeline with its anchor around it, as in 'builtin.module(...)'
        builtin.module{nothing}
        ^~~~~~~~~~~~~~~~~~~~~~~
        help: a pipeline is in parentheses: `builtin.module(nothing)`
    "#]],
    );
    check(
        &["-p=any(rename{count=1,to=x})"],
        expect![[r#"
            1
            --- stderr
            --pass-pipeline:1:18: error: option `count`: expected an integer, found `1,to=x`
            any(rename{count=1,to=x})
                             ^~~~~~
            help: options are separated by blanks, not by ','
        "#]],
    );
}
