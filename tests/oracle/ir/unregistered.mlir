// Operations of a dialect that nobody registered, refused without the flag.
// run:
// run: --allow-unregistered-dialect
// run: --allow-unregistered-dialect --canonicalize --cse
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
    %0:2 = "mystery.source"() {weight = 3 : i8} : () -> (!mystery.token<"a, b">, i32)
    "mystery.sink"(%0#1, %0#0) ({
    ^bb0(%x: i32):
      "mystery.done"(%x) : (i32) -> ()
    }, {
    }) : (i32, !mystery.token<"a, b">) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
