// Scopes of allocations that go although something in them allocates: in scopes of their own, on the heap, or at the end.
// run: --allow-unregistered-dialect --canonicalize
"func.func"() <{function_type = (i1) -> (), sym_name = "s_notlast"}> ({
^bb0(%arg15: i1):
  "memref.alloca_scope"() ({
    %14 = "memref.alloca"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<4xi32>
    "test.use"(%14) : (memref<4xi32>) -> ()
    "memref.alloca_scope.return"() : () -> ()
  }) : () -> ()
  "test.a"() : () -> ()
  "func.return"() : () -> ()
}) : () -> ()
"func.func"() <{function_type = (i1, i32, index) -> (), sym_name = "s_inif"}> ({
^bb0(%arg11: i1, %arg12: i32, %arg13: index):
  "scf.for"(%arg13, %arg13, %arg13) ({
  ^bb0(%arg14: index):
    "memref.alloca_scope"() ({
      %12 = "memref.alloca"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<4xi32>
      "memref.store"(%arg12, %12, %arg13) : (i32, memref<4xi32>, index) -> ()
      %13 = "memref.load"(%12, %arg13) : (memref<4xi32>, index) -> i32
      "test.x"(%13) : (i32) -> ()
      "memref.alloca_scope.return"() : () -> ()
    }) : () -> ()
    "scf.yield"() : () -> ()
  }) : (index, index, index) -> ()
  "func.return"() : () -> ()
}) : () -> ()
"func.func"() <{function_type = (i1, i32, index) -> (), sym_name = "s_nested"}> ({
^bb0(%arg8: i1, %arg9: i32, %arg10: index):
  "test.q"() : () -> ()
  "memref.alloca_scope"() ({
    "memref.alloca_scope"() ({
      %11 = "memref.alloca"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<4xi32>
      "test.use"(%11) : (memref<4xi32>) -> ()
      "memref.alloca_scope.return"() : () -> ()
    }) : () -> ()
    "scf.if"(%arg8) ({
      %10 = "memref.alloca"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<4xi32>
      "test.use"(%10) : (memref<4xi32>) -> ()
      "scf.yield"() : () -> ()
    }, {
    }) : (i1) -> ()
    "memref.alloca_scope.return"() : () -> ()
  }) : () -> ()
  "test.q"() : () -> ()
  "func.return"() : () -> ()
}) : () -> ()
"func.func"() <{function_type = (i1, i32, index) -> (), sym_name = "s_heap"}> ({
^bb0(%arg5: i1, %arg6: i32, %arg7: index):
  "test.q"() : () -> ()
  "memref.alloca_scope"() ({
    %8 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<4xi32>
    "memref.store"(%arg6, %8, %arg7) : (i32, memref<4xi32>, index) -> ()
    "memref.alloca_scope"() ({
      %9 = "memref.alloca"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<4xi32>
      "test.use"(%9) : (memref<4xi32>) -> ()
      "memref.alloca_scope.return"() : () -> ()
    }) : () -> ()
    "memref.dealloc"(%8) : (memref<4xi32>) -> ()
    "memref.alloca_scope.return"() : () -> ()
  }) : () -> ()
  "test.q"() : () -> ()
  "func.return"() : () -> ()
}) : () -> ()
"func.func"() <{function_type = (i32) -> (), sym_name = "e", sym_visibility = "private"}> ({
}) : () -> ()
"func.func"() <{function_type = (i1, i32, index, i64) -> (), sym_name = "t_heap"}> ({
^bb0(%arg1: i1, %arg2: i32, %arg3: index, %arg4: i64):
  "test.q"() : () -> ()
  "memref.alloca_scope"() ({
    %6 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<4xi32>
    "memref.store"(%arg2, %6, %arg3) : (i32, memref<4xi32>, index) -> ()
    %7 = "memref.load"(%6, %arg3) : (memref<4xi32>, index) -> i32
    "memref.alloca_scope.return"() : () -> ()
  }) : () -> ()
  "memref.alloca_scope"() ({
    %5 = "llvm.alloca"(%arg4) <{elem_type = i32}> : (i64) -> !llvm.ptr
    "llvm.store"(%arg2, %5) <{ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
    "memref.alloca_scope.return"() : () -> ()
  }) : () -> ()
  "memref.alloca_scope"() ({
    %2 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<4xi32>
    %3 = "memref.load"(%2, %arg3) : (memref<4xi32>, index) -> i32
    %4 = "memref.realloc"(%2) : (memref<4xi32>) -> memref<8xi32>
    "memref.store"(%3, %4, %arg3) : (i32, memref<8xi32>, index) -> ()
    "memref.alloca_scope.return"() : () -> ()
  }) : () -> ()
  "test.q"() : () -> ()
  "func.return"() : () -> ()
}) : () -> ()
"func.func"() <{function_type = (i64) -> (), sym_name = "in_scope"}> ({
^bb0(%arg0: i64):
  "test.q"() : () -> ()
  "omp.parallel"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0>}> ({
    "memref.alloca_scope"() ({
      %1 = "memref.alloca"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<4xi32>
      "test.use"(%1) : (memref<4xi32>) -> ()
      "memref.alloca_scope.return"() : () -> ()
    }) : () -> ()
    "omp.terminator"() : () -> ()
  }) : () -> ()
  "memref.alloca_scope"() ({
    "memref.alloca_scope"() ({
      "memref.alloca_scope"() ({
        %0 = "memref.alloca"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<4xi32>
        "test.use"(%0) : (memref<4xi32>) -> ()
        "memref.alloca_scope.return"() : () -> ()
      }) : () -> ()
      "memref.alloca_scope.return"() : () -> ()
    }) : () -> ()
    "memref.alloca_scope.return"() : () -> ()
  }) : () -> ()
  "test.q"() : () -> ()
  "func.return"() : () -> ()
}) : () -> ()
