// A loop whose step is not positive never runs, whatever its bounds.
// run: --allow-unregistered-dialect --split-input-file --canonicalize
"builtin.module"() ({
  "func.func"() <{function_type = (index) -> (), sym_name = "a"}> ({
  ^bb0(%arg0: index):
    %0 = "arith.constant"() <{value = -2 : index}> : () -> index
    %1 = "arith.constant"() <{value = 4 : index}> : () -> index
    %2 = "arith.constant"() <{value = -100 : index}> : () -> index
    "scf.for"(%0, %1, %2) ({
    ^bb0(%arg1: index):
      "t.x"() : () -> ()
      "scf.yield"() : () -> ()
    }) : (index, index, index) -> ()
    "func.return"() : () -> ()
  }) {c = "-2 4 -100 index"} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (index) -> (), sym_name = "a"}> ({
  ^bb0(%arg0: index):
    %0 = "arith.constant"() <{value = -2 : index}> : () -> index
    %1 = "arith.constant"() <{value = 4 : index}> : () -> index
    %2 = "arith.constant"() <{value = -3 : index}> : () -> index
    "scf.for"(%0, %1, %2) ({
    ^bb0(%arg1: index):
      "t.x"() : () -> ()
      "scf.yield"() : () -> ()
    }) : (index, index, index) -> ()
    "func.return"() : () -> ()
  }) {c = "-2 4 -3 index"} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (index) -> (), sym_name = "a"}> ({
  ^bb0(%arg0: index):
    %0 = "arith.constant"() <{value = -2 : index}> : () -> index
    %1 = "arith.constant"() <{value = 4 : index}> : () -> index
    %2 = "arith.constant"() <{value = -6 : index}> : () -> index
    "scf.for"(%0, %1, %2) ({
    ^bb0(%arg1: index):
      "t.x"() : () -> ()
      "scf.yield"() : () -> ()
    }) : (index, index, index) -> ()
    "func.return"() : () -> ()
  }) {c = "-2 4 -6 index"} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (index) -> (), sym_name = "a"}> ({
  ^bb0(%arg0: index):
    %0 = "arith.constant"() <{value = -2 : index}> : () -> index
    %1 = "arith.constant"() <{value = 4 : index}> : () -> index
    %2 = "arith.constant"() <{value = 0 : index}> : () -> index
    "scf.for"(%0, %1, %2) ({
    ^bb0(%arg1: index):
      "t.x"() : () -> ()
      "scf.yield"() : () -> ()
    }) : (index, index, index) -> ()
    "func.return"() : () -> ()
  }) {c = "-2 4 0 index"} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (index) -> (), sym_name = "a"}> ({
  ^bb0(%arg0: index):
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 10 : index}> : () -> index
    %2 = "arith.constant"() <{value = -1 : index}> : () -> index
    "scf.for"(%0, %1, %2) ({
    ^bb0(%arg1: index):
      "t.x"() : () -> ()
      "scf.yield"() : () -> ()
    }) : (index, index, index) -> ()
    "func.return"() : () -> ()
  }) {c = "0 10 -1 index"} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (index) -> (), sym_name = "a"}> ({
  ^bb0(%arg0: index):
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 10 : index}> : () -> index
    %2 = "arith.constant"() <{value = 0 : index}> : () -> index
    "scf.for"(%arg0, %1, %2) ({
    ^bb0(%arg1: index):
      "t.x"() : () -> ()
      "scf.yield"() : () -> ()
    }) : (index, index, index) -> ()
    "func.return"() : () -> ()
  }) {c = "None 10 0 index"} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (index) -> (), sym_name = "a"}> ({
  ^bb0(%arg0: index):
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 10 : index}> : () -> index
    %2 = "arith.constant"() <{value = -1 : index}> : () -> index
    "scf.for"(%arg0, %1, %2) ({
    ^bb0(%arg1: index):
      "t.x"() : () -> ()
      "scf.yield"() : () -> ()
    }) : (index, index, index) -> ()
    "func.return"() : () -> ()
  }) {c = "None 10 -1 index"} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> (), sym_name = "a"}> ({
  ^bb0(%arg0: i32):
    %0 = "arith.constant"() <{value = -2 : i32}> : () -> i32
    %1 = "arith.constant"() <{value = 4 : i32}> : () -> i32
    %2 = "arith.constant"() <{value = -100 : i32}> : () -> i32
    "scf.for"(%0, %1, %2) ({
    ^bb0(%arg1: i32):
      "t.x"() : () -> ()
      "scf.yield"() : () -> ()
    }) : (i32, i32, i32) -> ()
    "func.return"() : () -> ()
  }) {c = "-2 4 -100 i32"} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> (), sym_name = "a"}> ({
  ^bb0(%arg0: i32):
    %0 = "arith.constant"() <{value = -2 : i32}> : () -> i32
    %1 = "arith.constant"() <{value = 4 : i32}> : () -> i32
    %2 = "arith.constant"() <{value = -3 : i32}> : () -> i32
    "scf.for"(%0, %1, %2) ({
    ^bb0(%arg1: i32):
      "t.x"() : () -> ()
      "scf.yield"() : () -> ()
    }) : (i32, i32, i32) -> ()
    "func.return"() : () -> ()
  }) {c = "-2 4 -3 i32"} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> (), sym_name = "a"}> ({
  ^bb0(%arg0: i32):
    %0 = "arith.constant"() <{value = -2 : i32}> : () -> i32
    %1 = "arith.constant"() <{value = 4 : i32}> : () -> i32
    %2 = "arith.constant"() <{value = -6 : i32}> : () -> i32
    "scf.for"(%0, %1, %2) ({
    ^bb0(%arg1: i32):
      "t.x"() : () -> ()
      "scf.yield"() : () -> ()
    }) : (i32, i32, i32) -> ()
    "func.return"() : () -> ()
  }) {c = "-2 4 -6 i32"} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> (), sym_name = "a"}> ({
  ^bb0(%arg0: i32):
    %0 = "arith.constant"() <{value = -2 : i32}> : () -> i32
    %1 = "arith.constant"() <{value = 4 : i32}> : () -> i32
    %2 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    "scf.for"(%0, %1, %2) ({
    ^bb0(%arg1: i32):
      "t.x"() : () -> ()
      "scf.yield"() : () -> ()
    }) : (i32, i32, i32) -> ()
    "func.return"() : () -> ()
  }) {c = "-2 4 0 i32"} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> (), sym_name = "a"}> ({
  ^bb0(%arg0: i32):
    %0 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %1 = "arith.constant"() <{value = 10 : i32}> : () -> i32
    %2 = "arith.constant"() <{value = -1 : i32}> : () -> i32
    "scf.for"(%0, %1, %2) ({
    ^bb0(%arg1: i32):
      "t.x"() : () -> ()
      "scf.yield"() : () -> ()
    }) : (i32, i32, i32) -> ()
    "func.return"() : () -> ()
  }) {c = "0 10 -1 i32"} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> (), sym_name = "a"}> ({
  ^bb0(%arg0: i32):
    %0 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %1 = "arith.constant"() <{value = 10 : i32}> : () -> i32
    %2 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    "scf.for"(%arg0, %1, %2) ({
    ^bb0(%arg1: i32):
      "t.x"() : () -> ()
      "scf.yield"() : () -> ()
    }) : (i32, i32, i32) -> ()
    "func.return"() : () -> ()
  }) {c = "None 10 0 i32"} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> (), sym_name = "a"}> ({
  ^bb0(%arg0: i32):
    %0 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %1 = "arith.constant"() <{value = 10 : i32}> : () -> i32
    %2 = "arith.constant"() <{value = -1 : i32}> : () -> i32
    "scf.for"(%arg0, %1, %2) ({
    ^bb0(%arg1: i32):
      "t.x"() : () -> ()
      "scf.yield"() : () -> ()
    }) : (i32, i32, i32) -> ()
    "func.return"() : () -> ()
  }) {c = "None 10 -1 i32"} : () -> ()
}) : () -> ()

