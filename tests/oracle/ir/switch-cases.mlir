// Cases of a switch are numbers, however their list is written.
// run: --sccp
// run: --canonicalize
"builtin.module"() ({
  "func.func"() <{function_type = () -> i32, sym_name = "many"}> ({
    %flag = "arith.constant"() <{value = -55 : i8}> : () -> i8
    %one = "arith.constant"() <{value = 1 : i32}> : () -> i32
    %two = "arith.constant"() <{value = 2 : i32}> : () -> i32
    "cf.switch"(%flag)[^bb1, ^bb2, ^bb1, ^bb2, ^bb1, ^bb2, ^bb1, ^bb2, ^bb1, ^bb2, ^bb1, ^bb2, ^bb1, ^bb2, ^bb1, ^bb2, ^bb1, ^bb2, ^bb1, ^bb2, ^bb1, ^bb2, ^bb1, ^bb2, ^bb1, ^bb2, ^bb1, ^bb2, ^bb1, ^bb2, ^bb1, ^bb2, ^bb1, ^bb2, ^bb1, ^bb2, ^bb1, ^bb2, ^bb1, ^bb2, ^bb1, ^bb2, ^bb1, ^bb2, ^bb1, ^bb2, ^bb1, ^bb2, ^bb1, ^bb2, ^bb1, ^bb2, ^bb1, ^bb2, ^bb1, ^bb2, ^bb1, ^bb2, ^bb1, ^bb2, ^bb1, ^bb2, ^bb1, ^bb2, ^bb1, ^bb2, ^bb1, ^bb2, ^bb1, ^bb2, ^bb1, ^bb2, ^bb1, ^bb2, ^bb1, ^bb2, ^bb1, ^bb2, ^bb1, ^bb2, ^bb1, ^bb2, ^bb1, ^bb2, ^bb1, ^bb2, ^bb1, ^bb2, ^bb1, ^bb2, ^bb1, ^bb2, ^bb1, ^bb2, ^bb1, ^bb2, ^bb1, ^bb2, ^bb1, ^bb2, ^bb1, ^bb2, ^bb1, ^bb2, ^bb1, ^bb2, ^bb1, ^bb2, ^bb1, ^bb2, ^bb1] <{case_operand_segments = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>, case_values = dense<"0xC9CACBCCCDCECFD0D1D2D3D4D5D6D7D8D9DADBDCDDDEDFE0E1E2E3E4E5E6E7E8E9EAEBECEDEEEFF0F1F2F3F4F5F6F7F8F9FAFBFCFDFEFF000102030405060708090A0B0C0D0E0F101112131415161718191A1B1C1D1E1F202122232425262728292A2B2C2D2E2F30313233343536"> : vector<110xi8>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i8) -> ()
  ^bb1:
    "cf.br"(%one)[^bb3] : (i32) -> ()
  ^bb2:
    "cf.br"(%two)[^bb3] : (i32) -> ()
  ^bb3(%x: i32):
    "func.return"(%x) : (i32) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> i32, sym_name = "bit"}> ({
    %flag = "arith.constant"() <{value = true}> : () -> i1
    %one = "arith.constant"() <{value = 1 : i32}> : () -> i32
    %two = "arith.constant"() <{value = 2 : i32}> : () -> i32
    "cf.switch"(%flag)[^bb1, ^bb2] <{case_operand_segments = array<i32: 0>, case_values = dense<true> : vector<1xi1>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb1:
    "cf.br"(%one)[^bb3] : (i32) -> ()
  ^bb2:
    "cf.br"(%two)[^bb3] : (i32) -> ()
  ^bb3(%x: i32):
    "func.return"(%x) : (i32) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> i32, sym_name = "nonzero"}> ({
    %flag = "arith.constant"() <{value = 0 : i8}> : () -> i8
    %one = "arith.constant"() <{value = 1 : i32}> : () -> i32
    %two = "arith.constant"() <{value = 2 : i32}> : () -> i32
    "cf.switch"(%flag)[^bb1, ^bb2] <{case_operand_segments = array<i32: 0>, case_values = dense<"0x80"> : vector<1xi8>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i8) -> ()
  ^bb1:
    "cf.br"(%one)[^bb3] : (i32) -> ()
  ^bb2:
    "cf.br"(%two)[^bb3] : (i32) -> ()
  ^bb3(%x: i32):
    "func.return"(%x) : (i32) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i8) -> i32, sym_name = "tensor"}> ({
  ^bb0(%flag: i8):
    %one = "arith.constant"() <{value = 1 : i32}> : () -> i32
    %two = "arith.constant"() <{value = 2 : i32}> : () -> i32
    "cf.switch"(%flag)[^bb1, ^bb1, ^bb2] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[3, 4]> : tensor<2xi8>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i8) -> ()
  ^bb1:
    "func.return"(%one) : (i32) -> ()
  ^bb2:
    "func.return"(%two) : (i32) -> ()
  }) : () -> ()
}) : () -> ()
