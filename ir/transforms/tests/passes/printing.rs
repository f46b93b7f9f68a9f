//! The output of passes that print, and the IR after sorting.

use expect_test::expect;

use crate::check;

const TEXT: &str = r#""builtin.module"() ({
  %b = "arith.addi"(%a, %a) : (i32, i32) -> i32
  %a = "arith.constant"() <{value = 1 : i32}> : () -> i32
}) : () -> ()"#;

#[test]
fn operations_are_counted_by_name() {
    check(
        "builtin.module(print-op-stats,print-op-stats{json=true})",
        TEXT,
        expect![[r#"
            Operations encountered:
            -----------------------
                arith.addi     , 1
                arith.constant , 1
              builtin.module   , 1

            {
              "arith.addi" : 1,
              "arith.constant" : 1,
              "builtin.module" : 1
            }

            "builtin.module"() ({
              %0 = "arith.addi"(%1, %1) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
              %1 = "arith.constant"() <{value = 1 : i32}> : () -> i32
            }) : () -> ()
        "#]],
    );
}

#[test]
fn the_text_stands_under_its_label() {
    check(
        "builtin.module(print-ir{label=here})",
        TEXT,
        expect![[r#"
        // -----// IR Dump here //----- //
        "builtin.module"() ({
          %0 = "arith.addi"(%1, %1) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
          %1 = "arith.constant"() <{value = 1 : i32}> : () -> i32
        }) : () -> ()

        "builtin.module"() ({
          %0 = "arith.addi"(%1, %1) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
          %1 = "arith.constant"() <{value = 1 : i32}> : () -> i32
        }) : () -> ()
    "#]],
    );
}

#[test]
fn operations_are_nodes_and_values_edges() {
    check(
        "builtin.module(view-op-graph{print-control-flow-edges=true max-label-len=6})",
        TEXT,
        expect![[r#"
            digraph G {
              compound = true;
              subgraph cluster_1 {
                v2 [label = " ", shape = plain];
                label = "builtin.module : ()\l";
                subgraph cluster_3 {
                  v4 [label = " ", shape = plain];
                  label = "";
                  v5 [fillcolor = "0.000000 0.3 0.95", label = "{{<arg_1> %1|<arg_1> %1}|arith.addi\l\loverflowFlags: #arith...\l|{<res_0> %0 i32}}", shape = Mrecord, style = filled];
                  v6 [fillcolor = "0.333333 0.3 0.95", label = "{arith.constant\l\lvalue: 1 : i3...\l|{<res_1> %1 i32}}", shape = Mrecord, style = filled];
                }
              }
              v5 -> v6[style = dashed];
              v6:res_1:s -> v5:arg_1:n[style = solid];
              v6:res_1:s -> v5:arg_1:n[style = solid];
            }

            "builtin.module"() ({
              %0 = "arith.addi"(%1, %1) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
              %1 = "arith.constant"() <{value = 1 : i32}> : () -> i32
            }) : () -> ()
        "#]],
    );
}

#[test]
fn what_is_used_comes_first() {
    check(
        "builtin.module(topological-sort)",
        TEXT,
        expect![[r#"
        "builtin.module"() ({
          %0 = "arith.constant"() <{value = 1 : i32}> : () -> i32
          %1 = "arith.addi"(%0, %0) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
        }) : () -> ()
    "#]],
    );
}
