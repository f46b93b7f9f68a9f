//! Passes that declare that their second run changes nothing, on the inputs of all examples.

use std::collections::BTreeSet;

use expect_test::expect;
use pass_builder::PipelineBuilder;
use pass_debug::CheckIdempotent;
use pass_embedded::Embedded;
use pass_ir::{ParseOptions, parse};
use pass_runtime::{PassManager, PassRegistry};

use crate::check;

#[test]
fn idempotent_passes_change_nothing_in_their_second_run() {
    let mut registry = PassRegistry::<Embedded>::new();
    pass_transforms::register_transforms_passes(&mut registry).unwrap();
    let infos = || registry.passes().map(|pass| pass.info());
    let inputs: Vec<&str> = infos()
        .flat_map(|info| info.examples.iter().map(|example| example.before))
        .collect();
    let mut checked = BTreeSet::new();
    for info in infos().filter(|info| info.idempotent) {
        for input in &inputs {
            let cx = pass_dialects::context();
            let options = ParseOptions::default();
            let mut module = parse(&cx, input, &options).unwrap();
            let text = format!("builtin.module({})", info.argument);
            let mut builder = PipelineBuilder::parse(&registry, &cx, &text).unwrap();
            assert_eq!(builder.repeat_idempotent().len(), 1);
            let mut manager = PassManager::from(builder.build().unwrap());
            manager.add_instrumentation(CheckIdempotent::default());
            let mut found = String::new();
            let result = manager.run(&cx, module.root(&cx), &mut |diagnostic| {
                found += &format!("{diagnostic}\n");
            });
            assert!(result.is_ok(), "{} on {input}: {found}", info.argument);
            checked.insert(info.argument);
        }
    }
    expect!["strip-debuginfo symbol-dce symbol-privatize topological-sort"]
        .assert_eq(&Vec::from_iter(checked).join(" "));
}

/// Canonicalization makes the products equal, so that one of them is eliminated.
#[test]
fn the_clean_up_is_a_pipeline_of_its_own() {
    check(
        "builtin.module(func.func(cleanup))",
        &crate::function(
            "(i32) -> i32",
            r#"^bb0(%arg0: i32):
  %0 = "arith.constant"() <{value = 0 : i32}> : () -> i32
  %1 = "arith.addi"(%arg0, %0) : (i32, i32) -> i32
  %2 = "arith.muli"(%arg0, %arg0) : (i32, i32) -> i32
  %3 = "arith.muli"(%1, %1) : (i32, i32) -> i32
  %4 = "arith.subi"(%2, %3) : (i32, i32) -> i32
  "func.return"(%4) : (i32) -> ()"#,
        ),
        expect![[r#"
            CSE num-cse'd: 1
            "builtin.module"() ({
              "func.func"() <{function_type = (i32) -> i32, sym_name = "f"}> ({
              ^bb0(%arg0: i32):
                %0 = "arith.muli"(%arg0, %arg0) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
                %1 = "arith.subi"(%0, %0) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
                "func.return"(%1) : (i32) -> ()
              }) : () -> ()
            }) : () -> ()
        "#]],
    );
}
