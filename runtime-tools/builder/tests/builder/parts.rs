//! Pipelines that are shown, cut into phases and shuffled.

use expect_test::{Expect, expect};
use pass_builder::{OutlineFormat, PipelineBuilder, Position};
use pass_runtime::options::UntypedOptions;
use pass_text::render::Style;

use super::needs::registry;
use super::{Library, insert};
use crate::toy::{Toy, ToyContext};

#[test]
fn an_outline_says_who_inserted_what_and_why() {
    let show = |format| {
        let registry = registry(true);
        let cx = ToyContext::default();
        let mut builder = PipelineBuilder::new("builtin.module", &registry, &cx);
        builder
            .append_text("cleanup,func.func(unroll{tag=\"<a>\"}),bufferize")
            .unwrap();
        builder.writer().extension_point("late").unwrap();
        let library = Library("lib", |builder: &mut PipelineBuilder<'_, Toy>| {
            insert(builder, Position::point("late"), "lower")?;
            insert(builder, Position::before("bufferize"), "any(hoist)")
        });
        builder.extend(&[&library]).unwrap();
        builder.bundle("cleanup", UntypedOptions::new()).unwrap();
        builder.disable("cse").unwrap();
        builder.insert_missing().unwrap();
        builder.outline(format)
    };
    expect![[r#"
        builtin.module
          canonicalize          # pipeline `cleanup`
          func.func
            unroll{tag=<a>}     # followed-by kind `cleanup` (copies have constants to fold)
          any                   # extension `lib`; before the first of `bufferize`
            hoist               # extension `lib`; requires `canonicalize`
          bufferize
          lower                 # extension `lib`; at extension point `late`; requires kind `bufferization` (tensors have no lowering)
          extension-point late
          bundle cleanup
            canonicalize        # pipeline `cleanup`
    "#]].assert_eq(&show(OutlineFormat::Tree));
    expect![[r#"
        digraph pipeline {
          node [shape=box];
          subgraph cluster_0 { label="builtin.module";
            n1 [label="canonicalize\npipeline `cleanup`"];
            subgraph cluster_2 { label="func.func";
              n3 [label="unroll{tag=<a>}\nfollowed-by kind `cleanup` (copies have constants to fold)"];
            }
            subgraph cluster_4 { label="any\nextension `lib`\nbefore the first of `bufferize`";
              n5 [label="hoist\nextension `lib`\nrequires `canonicalize`"];
            }
            n6 [label="bufferize"];
            n7 [label="lower\nextension `lib`\nat extension point `late`\nrequires kind `bufferization` (tensors have no lowering)"];
            n8 [label="extension-point late"];
            subgraph cluster_9 { label="bundle cleanup";
              n10 [label="canonicalize\npipeline `cleanup`"];
            }
          }
          n1 -> n3;
          n3 -> n5;
          n5 -> n6;
          n6 -> n7;
          n7 -> n8;
          n8 -> n10;
        }
    "#]].assert_eq(&show(OutlineFormat::Graphviz));
    expect![[r#"
        flowchart TD
          subgraph s0["builtin.module"]
            n1["canonicalize<br/>pipeline `cleanup`"]
            subgraph s2["func.func"]
              n3["unroll{tag=&lt;a&gt;}<br/>followed-by kind `cleanup` (copies have constants to fold)"]
            end
            subgraph s4["any<br/>extension `lib`<br/>before the first of `bufferize`"]
              n5["hoist<br/>extension `lib`<br/>requires `canonicalize`"]
            end
            n6["bufferize"]
            n7["lower<br/>extension `lib`<br/>at extension point `late`<br/>requires kind `bufferization` (tensors have no lowering)"]
            n8["extension-point late"]
            subgraph s9["bundle cleanup"]
              n10["canonicalize<br/>pipeline `cleanup`"]
            end
          end
          n1 --> n3
          n3 --> n5
          n5 --> n6
          n6 --> n7
          n7 --> n8
          n8 --> n10
    "#]].assert_eq(&show(OutlineFormat::Mermaid));
}

/// The phases of a text with an extension point `late` at its end and a pass behind it, one a line.
#[track_caller]
fn check_phases(text: &str, after: Option<&str>, until: Option<&str>, expected: Expect) {
    let registry = registry(true);
    let cx = ToyContext::default();
    let mut builder = PipelineBuilder::parse(&registry, &cx, text).unwrap();
    builder.writer().extension_point("late").unwrap();
    builder.append_text("lower").unwrap();
    let parts = builder.keep_phases(after, until).and_then(|()| {
        let phases = builder.build_phases()?;
        let lines = phases.iter().map(|(name, part)| format!("{name}: {part}"));
        Ok(lines.collect::<Vec<_>>().join("\n"))
    });
    expected.assert_eq(&parts.unwrap_or_else(|error| error.to_string()));
}

#[test]
fn phases_end_at_extension_points_and_with_the_last_pass_of_a_kind() {
    let text = "builtin.module(cse,func.func(unroll,bufferize,canonicalize),any(unroll))";
    check_phases(
        text,
        None,
        None,
        expect![[r#"
        bufferization: builtin.module(cse,func.func(unroll,bufferize))
        cleanup: builtin.module(func.func(canonicalize))
        late: builtin.module(any(unroll))
        end: builtin.module(lower)"#]],
    );
    check_phases(
        text,
        Some("bufferization"),
        None,
        expect![[r#"
        cleanup: builtin.module(func.func(canonicalize))
        late: builtin.module(any(unroll))
        end: builtin.module(lower)"#]],
    );
    check_phases(
        text,
        None,
        Some("bufferization"),
        expect![[r#"
            cleanup: builtin.module(cse)
            bufferization: builtin.module(func.func(unroll,bufferize))"#]],
    );
    check_phases(
        text,
        Some("bufferization"),
        Some("late"),
        expect![[r#"
        cleanup: builtin.module(func.func(canonicalize))
        late: builtin.module(any(unroll))"#]],
    );
    check_phases(
        text,
        Some("late"),
        Some("cleanup"),
        expect![
            "phase `late` does not end before phase `cleanup` (the phases end in this order: `bufferization`, `cleanup`, `late`)"
        ],
    );
    check_phases(
        text,
        Some("lowering"),
        None,
        expect![
            "the pipeline has no phase `lowering` (phases in it: `bufferization`, `cleanup`, `late`)"
        ],
    );
    check_phases(
        "any(func.func(bufferize),func.func(unroll))",
        Some("bufferization"),
        None,
        expect![[r#"
            late: any(func.func(unroll))
            end: any(lower)"#]],
    );
}

#[test]
fn shuffled_pipelines_keep_their_rules() {
    let registry = registry(true);
    let cx = ToyContext::default();
    let text = "any(canonicalize,unroll,bufferize,lower,any(hoist,cse))";
    let orders = (0..200).map(|seed| {
        let mut builder = PipelineBuilder::parse(&registry, &cx, text).unwrap();
        assert!(builder.shuffle(seed));
        let report = builder.check_order();
        assert!(
            !report.has_strong(),
            "{}",
            report.render(Style::default(), true)
        );
        builder.build_unchecked().unwrap().to_string()
    });
    let orders: std::collections::BTreeSet<String> = orders.collect();
    assert!(orders.len() > 10, "{orders:#?}");
    let mut alone = PipelineBuilder::parse(&registry, &cx, "any(any(cse))").unwrap();
    assert!(!alone.shuffle(1));
}
