//! Mistakes in pipelines: whole messages.

use expect_test::expect;
use pass_text::{Error, Span, parse_list, parse_options};

use crate::check;

#[test]
fn no_anchor() {
    for text in ["", " ", "cse", "builtin.module", "any(a),any(b)"] {
        let message =
            "expected one pipeline with its anchor around it, as in 'builtin.module(...)'";
        assert_eq!(
            pass_text::parse_anchored(text).unwrap_err().to_string(),
            message,
            "{text}"
        );
    }
    check(
        "any(a), any(b)",
        expect![[r#"
            -p:1:9: error: expected one pipeline with its anchor around it, as in 'builtin.module(...)'
            any(a), any(b)
                    ^~~~~~
            help: write everything inside of the parentheses of one operation
        "#]],
    );
    check(
        "",
        expect![[r#"
            -p:1:1: error: expected one pipeline with its anchor around it, as in 'builtin.module(...)'
            help: write the operation that it runs on around it: `builtin.module()`
        "#]],
    );
}

#[test]
fn parentheses() {
    check(
        "any(a,func.func(b)",
        expect![[r#"
        -p:1:4: error: this '(' is never closed
        any(a,func.func(b)
           ^
    "#]],
    );
    check(
        "any(a))",
        expect![[r#"
        -p:1:7: error: this ')' closes nothing
        any(a))
              ^
    "#]],
    );
    check(
        "any(func.func{a=1}(cse))",
        expect![[r#"
        -p:1:19: error: expected ',' or the end of the pipeline
        any(func.func{a=1}(cse))
                          ^
        help: a nested pipeline takes no options
    "#]],
    );
    check(
        "any(func.func(a) b)",
        expect![[r#"
        -p:1:18: error: expected ',' or the end of the pipeline
        any(func.func(a) b)
                         ^
    "#]],
    );
    check(
        "(a)",
        expect![[r#"
        -p:1:1: error: expected the name of an operation before '('
        (a)
        ^
    "#]],
    );
}

#[test]
fn braces() {
    check(
        "any(a{x=1)",
        expect![[r#"
        -p:1:6: error: this '{' is never closed
        any(a{x=1)
             ^
    "#]],
    );
    check(
        "any(a{x=p\"}\"})",
        expect![[r#"
        -p:1:12: error: expected ',' or the end of the pipeline
        any(a{x=p"}"})
                   ^
    "#]],
    );
    check(
        "any(a{}{})",
        expect![[r#"
        -p:1:8: error: expected ',' or the end of the pipeline
        any(a{}{})
               ^
    "#]],
    );
    check(
        "any({x=1})",
        expect![[r#"
        -p:1:5: error: expected the name of a pass before '{'
        any({x=1})
            ^
    "#]],
    );
}

#[test]
fn missing_elements() {
    check(
        "any(a,,b, ,c,)",
        expect![[r#"
        -p:1:7: error: expected a pass or a nested pipeline before ','
        any(a,,b, ,c,)
              ^
        -p:1:11: error: expected a pass or a nested pipeline before ','
        any(a,,b, ,c,)
                  ^
        -p:1:14: error: expected a pass or a nested pipeline before ')'
        any(a,,b, ,c,)
                     ^
    "#]],
    );
    expect![[r#"
        list:1:3: error: expected a pass or a nested pipeline here
        a,
          ^
    "#]]
    .assert_eq(&parse_list("a,").unwrap_err().render("list", "a,"));
}

#[test]
fn names() {
    check(
        "any(a b,\"c\",\n  **d(e|e,any|f(x), |g(y)),\u{a0}h}i)",
        expect![[r#"
            -p:1:6: error: unexpected white space inside a name
            any(a b,"c",
                 ^
            help: elements are separated by ','
            -p:1:9: error: unexpected character '"' in a name
            any(a b,"c",
                    ^
            note: names are made of letters, digits and any of '_', '-', '.', '$', ':', '+', '/'
            -p:2:3: error: unexpected character '*' in a name
              **d(e|e,any|f(x), |g(y)), h}i)
              ^
            note: names are made of letters, digits and any of '_', '-', '.', '$', ':', '+', '/'
            -p:2:8: error: unexpected character '|' in a name
              **d(e|e,any|f(x), |g(y)), h}i)
                   ^
            note: names are made of letters, digits and any of '_', '-', '.', '$', ':', '+', '/'
            -p:2:11: error: `any` cannot be combined with other names
              **d(e|e,any|f(x), |g(y)), h}i)
                      ^~~
            -p:2:21: error: expected the name of an operation before '|'
              **d(e|e,any|f(x), |g(y)), h}i)
                                ^
            -p:2:28: error: unexpected character '\u{a0}' in a name
              **d(e|e,any|f(x), |g(y)), h}i)
                                       ^
            note: names are made of letters, digits and any of '_', '-', '.', '$', ':', '+', '/'
        "#]],
    );
}

#[test]
fn keys() {
    check(
        "any(a{x =3 =4 'p q'=5 {r}=6 \"\"=7 y;z})",
        expect![[r#"
            -p:1:9: error: expected the name of an option
            any(a{x =3 =4 'p q'=5 {r}=6 ""=7 y;z})
                    ^
            help: write no white space before '='
            -p:1:12: error: expected the name of an option
            any(a{x =3 =4 'p q'=5 {r}=6 ""=7 y;z})
                       ^
            help: write no white space before '='
            -p:1:15: error: unexpected character '\'' in a name
            any(a{x =3 =4 'p q'=5 {r}=6 ""=7 y;z})
                          ^
            note: names are made of letters, digits and any of '_', '-', '.', '$', ':', '+', '/'
            -p:1:19: error: unexpected character '\'' in a name
            any(a{x =3 =4 'p q'=5 {r}=6 ""=7 y;z})
                              ^
            note: names are made of letters, digits and any of '_', '-', '.', '$', ':', '+', '/'
            -p:1:29: error: expected the name of an option
            any(a{x =3 =4 'p q'=5 {r}=6 ""=7 y;z})
                                        ^
            -p:1:35: error: unexpected character ';' in a name
            any(a{x =3 =4 'p q'=5 {r}=6 ""=7 y;z})
                                              ^
            note: names are made of letters, digits and any of '_', '-', '.', '$', ':', '+', '/'
            help: elements are separated by ',', and options by blanks
        "#]],
    );
    let braces = " {x=1}";
    expect![[r#"
        --a:1:2: error: unexpected '{' before the options
         {x=1}
         ^
        help: write the options without braces here
    "#]]
    .assert_eq(&parse_options(braces).unwrap_err().render("--a", braces));
}

#[test]
fn at_most_twenty() {
    let text = format!("any({})", ",".repeat(1000));
    assert_eq!(
        pass_text::parse_anchored(&text).unwrap_err().iter().count(),
        20
    );
}

#[test]
fn tabs_lines_and_long_lines() {
    check(
        "any(\r\n\ta,\u{e4}\t\t;b\r\n)",
        expect![[r#"
        -p:2:5: error: unexpected white space inside a name
                a,ä             ;b
                   ^~~~~
        help: elements are separated by ','
    "#]],
    );
    let long = format!("any({}!{})", "abcdefgh,".repeat(60), ",abcdefgh".repeat(60));
    check(
        &long,
        expect![[r#"
        -p:1:545: error: unexpected character '!' in a name
        ...,abcdefgh,abcdefgh,abcdefgh,abcdefgh,abcdefgh,abcdefgh,abcdefgh,abcdefgh,abcdefgh,abcdefgh,abcdefgh,!,abcdefgh,abcdefgh,abcdefgh,abcdefgh,abcdefgh,abcdefgh,abcdefgh,abcdefgh,abcdefgh,abcdefgh,abcdefgh...
                                                                                                               ^
        note: names are made of letters, digits and any of '_', '-', '.', '$', ':', '+', '/'
    "#]],
    );
}

#[test]
fn any_span_can_be_drawn() {
    let text = "a\u{e4}\nb";
    for start in 0..8 {
        for end in 0..8 {
            let drawn = Error::error(Span::new(start, end), "m")
                .note("n")
                .help("h")
                .render("f", text);
            assert!(
                drawn.starts_with("f:") && drawn.ends_with("\nnote: n\nhelp: h\n"),
                "{drawn}"
            );
        }
    }
}
