//! Pipelines that are accepted, and what they print as.

use expect_test::expect;
use pass_text::{Anchor, Element, Pipeline, Span, parse_anchored};

use crate::check;

#[test]
fn white_space_does_not_matter() {
    check(
        "  builtin.module  ( cse , func.func (\n\tcanonicalize { } , cse )\n)  ",
        expect![[r#"
            builtin.module(cse,func.func(canonicalize,cse))
        "#]],
    );
}

#[test]
fn empty_pipelines() {
    check("any()", expect![["any()\n"]]);
    check(
        "builtin.module( func.func( ),any() )",
        expect![["builtin.module(func.func(),any())\n"]],
    );
}

#[test]
fn anchors() {
    check("any(cse)", expect![["any(cse)\n"]]);
    check(
        "builtin.module( func.func | llvm.func (cse), FunctionOpInterface(cse))",
        expect![["builtin.module(func.func|llvm.func(cse),FunctionOpInterface(cse))\n"]],
    );
    let anchors: Vec<Anchor> = ["any(x)", "a|b(x)"]
        .iter()
        .map(|text| parse_anchored(text).unwrap().without_spans().anchor)
        .collect();
    assert_eq!(anchors, [Anchor::any(), Anchor::new(["a", "b"])]);
}

#[test]
fn spans_point_at_the_text() {
    let text = "a( b , c | d( e{ f = \"g h\" i='j'} ) )";
    // A blank before `=` is an error, so this option has none.
    let text = text.replace(" = ", "=");
    let pipeline = parse_anchored(&text).unwrap();
    let mut seen = Vec::new();
    spans(&pipeline, &mut seen);
    let seen: Vec<&str> = seen.iter().map(|span| span.slice(&text)).collect();
    expect_test::expect![[r#"
        [
            "a( b , c | d( e{ f=\"g h\" i='j'} ) )",
            "a",
            "b",
            "c | d( e{ f=\"g h\" i='j'} )",
            "c | d",
            "e{ f=\"g h\" i='j'}",
            "{ f=\"g h\" i='j'}",
            "f=\"g h\"",
            "f",
            "\"g h\"",
            "g h",
            "i='j'",
            "i",
            "'j'",
            "j",
        ]
    "#]]
    .assert_debug_eq(&seen);
}

fn spans(pipeline: &Pipeline, seen: &mut Vec<Span>) {
    seen.extend([pipeline.span, pipeline.anchor.span]);
    for element in &pipeline.elements {
        match element {
            Element::Nested(nested) => spans(nested, seen),
            Element::Pass(pass) => {
                seen.push(pass.span);
                seen.extend((!pass.options.is_empty()).then_some(pass.options.span));
                for entry in &pass.options.entries {
                    seen.extend([entry.span, entry.key.span]);
                    seen.extend(
                        entry
                            .value
                            .iter()
                            .flat_map(|value| [value.raw_span(), value.span()]),
                    );
                }
            }
        }
    }
}

#[test]
fn quotes_protect_braces_and_commas() {
    check("any(a{x=\"}\"},b)", expect![["any(a{x=\"}\"},b)\n"]]);
    check(
        "any(a{x='},c{y=' z=1},b)",
        expect![["any(a{x='},c{y=' z=1},b)\n"]],
    );
    check(
        "any(a{x={p \"}\" q}},b)",
        expect![["any(a{x={p \"}\" q}},b)\n"]],
    );
    check("any(a{x=#\"}'\"\"#})", expect![["any(a{x=#\"}'\"\"#})\n"]]);
}

#[test]
fn an_apostrophe_inside_a_word_protects_nothing() {
    check(
        "any(a{x=don't},b{y=won't})",
        expect![["any(a{x=\"don't\"},b{y=\"won't\"})\n"]],
    );
    check("any(a{x='},b)", expect![["any(a{x=\"'\"},b)\n"]]);
}

#[test]
fn quotes_protect_nothing_if_that_would_leave_braces_open() {
    check(
        "any(a{x=p{\"}\"]})",
        expect![[r#"
        any(a{x='p{"}"]'})
    "#]],
    );
}

#[test]
fn laid_out() {
    let text = "any(a,b|c(any(),d{x=1 y={p q}}),func.func(e))";
    let pipeline = parse_anchored(text).unwrap();
    let pretty = pipeline.pretty();
    expect![[r#"
        any(
          a,
          b|c(
            any(

            ),
            d{x=1 y={p q}}
          ),
          func.func(
            e
          )
        )"#]]
    .assert_eq(&pretty);
    assert_eq!(
        parse_anchored(&pretty).unwrap().without_spans(),
        pipeline.without_spans()
    );
}

/// A quote that opens a word in one value must not be closed by another value in print.
#[test]
fn values_do_not_reach_into_each_other() {
    for text in [r#"-y(a{x='+qy '/= y= y="}"},.any(a{x=' y="}"},.a(yan{x='="}"},b|c.d(e)))"#] {
        let pipeline = parse_anchored(text).unwrap();
        for printed in [pipeline.to_string(), pipeline.pretty()] {
            let again = parse_anchored(&printed).unwrap();
            assert_eq!(again.without_spans(), pipeline.without_spans(), "{printed}");
        }
    }
}
