// Private functions that nothing refers to go away, those that something else refers to do not.
// run: --inline
// run: --inline='default-pipeline='
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "unused", sym_visibility = "private"}> ({
    "func.call"() <{callee = @only_by_unused}> : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "only_by_unused", sym_visibility = "private"}> ({
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i32) -> i32, sym_name = "by_value", sym_visibility = "private"}> ({
  ^bb0(%arg1: i32):
    "func.return"(%arg1) : (i32) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "by_attribute", sym_visibility = "private"}> ({
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "shown", sym_visibility = "nested"}> ({
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i32) -> (i32, (i32) -> i32), sym_name = "user"}> ({
  ^bb0(%arg0: i32):
    %0 = "func.constant"() <{value = @by_value}> : () -> ((i32) -> i32)
    %1 = "func.call"(%arg0) <{callee = @by_value}> : (i32) -> i32
    "func.call"() <{callee = @by_attribute}> {seen = @by_attribute} : () -> ()
    "func.call"() <{callee = @shown}> : () -> ()
    "func.return"(%1, %0) : (i32, (i32) -> i32) -> ()
  }) : () -> ()
  "builtin.module"() ({
  ^bb0:
  }) {test.keeps = @by_attribute} : () -> ()
}) : () -> ()

