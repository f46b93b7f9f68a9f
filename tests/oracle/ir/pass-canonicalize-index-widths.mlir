// Constants of type `index` whose operations have another result with 32 bits, and others next to them.
// run: --canonicalize
// run: --sccp
"builtin.module"() ({
  "func.func"() <{function_type = (index, i64) -> (index, index, index, i1, i64, i64, index, i64, index), sym_name = "widths"}> ({
  ^bb0(%x: index, %l: i64):
    %two = "arith.constant"() <{value = 2 : index}> : () -> index
    %seven = "arith.constant"() <{value = 7 : index}> : () -> index
    %minus = "arith.constant"() <{value = -1 : index}> : () -> index
    %wide = "arith.constant"() <{value = 4294967297 : index}> : () -> index
    %least = "arith.constant"() <{value = -9223372036854775808 : index}> : () -> index
    %0 = "arith.ceildivui"(%two, %wide) : (index, index) -> index
    %1 = "arith.divui"(%seven, %two) : (index, index) -> index
    %2 = "arith.addi"(%wide, %minus) : (index, index) -> index
    %3 = "arith.cmpi"(%wide, %seven) <{predicate = 6 : i64}> : (index, index) -> i1
    %4 = "arith.index_castui"(%minus) : (index) -> i64
    %5 = "arith.index_cast"(%minus) : (index) -> i64
    %6 = "arith.maxsi"(%x, %least) : (index, index) -> index
    %7 = "arith.index_cast"(%l) : (i64) -> index
    %8 = "arith.index_cast"(%7) : (index) -> i64
    %9 = "math.ctlz"(%seven) : (index) -> index
    "func.return"(%0, %1, %2, %3, %4, %5, %6, %8, %9) : (index, index, index, i1, i64, i64, index, i64, index) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (i32, i32, i32), sym_name = "switches"}> ({
    %wide = "arith.constant"() <{value = 4294967297 : index}> : () -> index
    %default = "arith.constant"() <{value = 4294967298 : index}> : () -> index
    %one = "arith.constant"() <{value = 1 : index}> : () -> index
    %0 = "scf.index_switch"(%wide) <{cases = array<i64: 1>}> ({
      %7 = "arith.constant"() <{value = 7 : i32}> : () -> i32
      "scf.yield"(%7) : (i32) -> ()
    }, {
      %8 = "arith.constant"() <{value = 8 : i32}> : () -> i32
      "scf.yield"(%8) : (i32) -> ()
    }) : (index) -> i32
    %1 = "scf.index_switch"(%default) <{cases = array<i64: 1>}> ({
      %7 = "arith.constant"() <{value = 7 : i32}> : () -> i32
      "scf.yield"(%7) : (i32) -> ()
    }, {
      %8 = "arith.constant"() <{value = 8 : i32}> : () -> i32
      "scf.yield"(%8) : (i32) -> ()
    }) : (index) -> i32
    %2 = "scf.index_switch"(%one) <{cases = array<i64: 1>}> ({
      %7 = "arith.constant"() <{value = 7 : i32}> : () -> i32
      "scf.yield"(%7) : (i32) -> ()
    }, {
      %8 = "arith.constant"() <{value = 8 : i32}> : () -> i32
      "scf.yield"(%8) : (i32) -> ()
    }) : (index) -> i32
    "func.return"(%0, %1, %2) : (i32, i32, i32) -> ()
  }) : () -> ()
}) : () -> ()
