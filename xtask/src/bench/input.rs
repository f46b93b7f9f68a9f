//! The large input: functions that are all different, each with something to fold, to share and to remove.

use std::fmt::Write;

/// How many functions there are.
pub(super) const FUNCTIONS: usize = 20_000;

/// How many operations of `arith` are in each.
pub(super) const OPERATIONS: usize = 8;

/// So many functions, in the generic form.
pub(super) fn functions(count: usize) -> String {
    let mut text = String::new();
    for index in 0..count {
        // Writing to a text does not fail.
        let _ = write!(
            text,
            r#""func.func"() <{{function_type = (i32, i32) -> i32, sym_name = "f{index}"}}> ({{
^bb0(%a: i32, %b: i32):
  %0 = "arith.constant"() <{{value = {index} : i32}}> : () -> i32
  %1 = "arith.constant"() <{{value = 0 : i32}}> : () -> i32
  %2 = "arith.addi"(%a, %1) : (i32, i32) -> i32
  %3 = "arith.muli"(%2, %b) : (i32, i32) -> i32
  %4 = "arith.muli"(%2, %b) : (i32, i32) -> i32
  %5 = "arith.addi"(%3, %4) : (i32, i32) -> i32
  %6 = "arith.subi"(%5, %0) : (i32, i32) -> i32
  %7 = "arith.xori"(%6, %b) : (i32, i32) -> i32
  "func.return"(%6) : (i32) -> ()
}}) : () -> ()
"#
        );
    }
    text
}
