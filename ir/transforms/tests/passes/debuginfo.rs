//! IR before and after `strip-debuginfo`.

use expect_test::expect;

use crate::{function, outcome};

#[test]
fn nothing_says_where_it_comes_from() {
    let body = r#"^bb0(%x: i32 loc("x")):
  %a = "arith.addi"(%x, %x) : (i32, i32) -> i32 loc("a.c":1:2)
  "cf.br"(%a)[^bb1] : (i32) -> () loc("branch")
^bb1(%y: i32 loc("y")):
  "func.return"(%y) : (i32) -> () loc("end")"#;
    let text = function("(i32) -> i32", body);
    expect![[r##"
        #loc = loc(unknown)
        "builtin.module"() ({
          "func.func"() <{function_type = (i32) -> i32, sym_name = "f"}> ({
          ^bb0(%arg0: i32 loc(unknown)):
            %0 = "arith.addi"(%arg0, %arg0) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32 loc(#loc)
            "cf.br"(%0)[^bb1] : (i32) -> () loc(#loc)
          ^bb1(%1: i32 loc(unknown)):  // pred: ^bb0
            "func.return"(%1) : (i32) -> () loc(#loc)
          }) : () -> () loc(#loc)
        }) : () -> () loc(#loc)
    "##]].assert_eq(&outcome("builtin.module(strip-debuginfo)", &text, true));
}
