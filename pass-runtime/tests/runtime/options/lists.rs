//! Options that hold several values, and those that hold pipelines.

use expect_test::expect;

use super::check;

#[test]
fn lists() {
    check("ints=1,2 ints=5", expect!["ints={1,2,5}"]);
    check("ints=", expect!["ints={}"]);
    check("ints={}", expect!["ints={}"]);
    check(
        "names={a b,'c,d',{e,f}}",
        expect!["names={{a b},{c,d},{e,f}}"],
    );
    check("names={,}", expect![[r#"names={"",""}"#]]);
    check("names={#\"\"#}", expect![[r##"names={#""#}"##]]);
    check(
        "ints={1,two,3,four}",
        expect![[r#"
        -o:1:9: error: option `ints`: expected an integer, found `two`
        ints={1,two,3,four}
                ^~~
        -o:1:15: error: option `ints`: expected an integer, found `four`
        ints={1,two,3,four}
                      ^~~~
    "#]],
    );
    check(
        "ints",
        expect![[r#"
        -o:1:1: error: option `ints` needs a value
        ints
        ^~~~
        help: write `ints=...`
    "#]],
    );
    check("tuples={[1,2],[],[3]}", expect!["tuples={[1,2],[],[3]}"]);
    check(
        "tuples={[1,2],3,[x]}",
        expect![[r#"
            -o:1:15: error: option `tuples`: expected a list such as `[a,b]`, found `3`
            tuples={[1,2],3,[x]}
                          ^
            -o:1:18: error: option `tuples`: expected an integer, found `x`
            tuples={[1,2],3,[x]}
                             ^
        "#]],
    );
}

#[test]
fn pipelines() {
    check(
        "inner=func.func( cse{x=1  y={a b}} )",
        expect![[r#"
        -o:1:21: error: unexpected character '{' in a name
        inner=func.func( cse{x=1  y={a b}} )
                            ^
        note: names are made of letters, digits and any of '_', '-', '.', '$', ':', '+', '/'
        -o:1:36: error: unexpected character ')' in a name
        inner=func.func( cse{x=1  y={a b}} )
                                           ^
        note: names are made of letters, digits and any of '_', '-', '.', '$', ':', '+', '/'
    "#]],
    );
    check(
        "inner={func.func( cse{x=1  y={a b}} )}",
        expect!["inner={func.func(cse{x=1 y={a b}})}"],
    );
    check(
        "pipelines={any(a,b),func.func(c{d=1 e=2})}",
        expect!["pipelines={any(a,b),{func.func(c{d=1 e=2})}}"],
    );
    check(
        "inner=cse pipelines={any(a}",
        expect![[r#"
            -o:1:7: error: option `inner`: expected one pipeline with its anchor around it, as in 'builtin.module(...)'
            inner=cse pipelines={any(a}
                  ^~~
            help: write the operation that it runs on around it: `builtin.module(cse)`
            -o:1:21: error: option `pipelines`: expected the name of a pass before '{'
            inner=cse pipelines={any(a}
                                ^
        "#]],
    );
}
