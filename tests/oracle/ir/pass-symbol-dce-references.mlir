// A symbol is referred to from attributes and types of any depth.
// run: --allow-unregistered-dialect --symbol-dce
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "in_array", sym_visibility = "private"}> ({
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "in_dict", sym_visibility = "private"}> ({
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "on_function", sym_visibility = "private"}> ({
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "on_argument", sym_visibility = "private"}> ({
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "by_constant", sym_visibility = "private"}> ({
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "by_nobody", sym_visibility = "private"}> ({
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{t.arg = @on_argument}], function_type = (i32) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: i32):
    "t.op"() {a = [[@in_array], 1]} : () -> ()
    "t.op"() ({
      "t.op"() {b = {c = {d = @in_dict}}} : () -> ()
    }, {
    }) : () -> ()
    %0 = "func.constant"() <{value = @by_constant}> : () -> (() -> ())
    "func.return"() : () -> ()
  }) {t.fn = [@on_function]} : () -> ()
}) : () -> ()
