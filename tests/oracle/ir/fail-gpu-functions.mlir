// Types of functions of gpu, their attributions, and what they return.
// stderr: compare
// run: --split-input-file
"gpu.module"() <{sym_name = "few"}> ({
  "gpu.func"() <{function_type = (i32, i32) -> ()}> ({
  ^bb0(%a: i32):
    "gpu.return"() : () -> ()
  }) {sym_name = "f"} : () -> ()
}) : () -> ()
// -----
"gpu.module"() <{sym_name = "type"}> ({
  "gpu.func"() <{function_type = (i32) -> ()}> ({
  ^bb0(%a: f32):
    "gpu.return"() : () -> ()
  }) {sym_name = "f"} : () -> ()
}) : () -> ()
// -----
"gpu.module"() <{sym_name = "memory"}> ({
  "gpu.func"() <{function_type = (i32) -> ()}> ({
  ^bb0(%a: i32, %b: i32):
    "gpu.return"() : () -> ()
  }) {sym_name = "f"} : () -> ()
}) : () -> ()
// -----
"gpu.module"() <{sym_name = "unranked"}> ({
  "gpu.func"() <{function_type = (i32) -> ()}> ({
  ^bb0(%a: i32, %b: memref<*xf32>):
    "gpu.return"() : () -> ()
  }) {sym_name = "f"} : () -> ()
}) : () -> ()
// -----
"gpu.module"() <{sym_name = "space"}> ({
  "gpu.func"() <{function_type = (i32) -> ()}> ({
  ^bb0(%a: i32, %b: memref<4xf32, #gpu.address_space<workgroup>>, %c: memref<4xf32, #gpu.address_space<private>>):
    "gpu.return"() : () -> ()
  }) {sym_name = "f", workgroup_attributions = 1 : i64} : () -> ()
}) : () -> ()
// -----
"gpu.module"() <{sym_name = "count"}> ({
  "gpu.func"() <{function_type = (i32) -> ()}> ({
  ^bb0(%a: i32, %b: memref<4xf32, #gpu.address_space<workgroup>>):
    "gpu.return"() : () -> ()
  }) {sym_name = "f", workgroup_attributions = 3 : i64} : () -> ()
}) : () -> ()
// -----
"gpu.module"() <{sym_name = "swapped"}> ({
  "gpu.func"() <{function_type = (i32) -> ()}> ({
  ^bb0(%a: i32, %b: memref<4xf32, #gpu.address_space<private>>):
    "gpu.return"() : () -> ()
  }) {sym_name = "f", workgroup_attributions = 1 : i64} : () -> ()
}) : () -> ()
// -----
"gpu.module"() <{sym_name = "swapped2"}> ({
  "gpu.func"() <{function_type = (i32) -> ()}> ({
  ^bb0(%a: i32, %b: memref<4xf32, #gpu.address_space<workgroup>>):
    "gpu.return"() : () -> ()
  }) {sym_name = "f"} : () -> ()
}) : () -> ()
// -----
"gpu.module"() <{sym_name = "plain"}> ({
  "gpu.func"() <{function_type = (i32) -> ()}> ({
  ^bb0(%a: i32, %b: memref<4xf32>, %c: memref<4xf32, 3>, %d: memref<4xf32, 5 : i32>):
    "gpu.return"() : () -> ()
  }) {sym_name = "f", workgroup_attributions = 1 : i64} : () -> ()
}) : () -> ()
// -----
"gpu.module"() <{sym_name = "empty"}> ({
  "gpu.func"() <{function_type = (i32) -> ()}> ({
  }) {sym_name = "f"} : () -> ()
}) : () -> ()
// -----
"gpu.module"() <{sym_name = "result"}> ({
  "gpu.func"() <{function_type = (i32) -> i32}> ({
  ^bb0(%a: i32):
    "gpu.return"(%a) : (i32) -> ()
  }) {sym_name = "f", gpu.kernel} : () -> ()
}) : () -> ()
// -----
"gpu.module"() <{sym_name = "returns"}> ({
  "gpu.func"() <{function_type = (i32) -> i32}> ({
  ^bb0(%a: i32):
    "gpu.return"() : () -> ()
  }) {sym_name = "f"} : () -> ()
}) : () -> ()
// -----
"gpu.module"() <{sym_name = "returned"}> ({
  "gpu.func"() <{function_type = (i32) -> f32}> ({
  ^bb0(%a: i32):
    "gpu.return"(%a) : (i32) -> ()
  }) {sym_name = "f"} : () -> ()
}) : () -> ()
