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
