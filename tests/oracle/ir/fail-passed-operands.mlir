// Operands that llvm and spirv pass to successors and in bundles.
// stderr: compare
// run: --split-input-file
"llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32)>, linkage = #llvm.linkage<external>, sym_name = "a", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
^bb0(%0: i32):
  "llvm.call_intrinsic"(%0, %0) <{fastmathFlags = #llvm.fastmath<none>, intrin = "llvm.assume", op_bundle_sizes = array<i32: 1>, operandSegmentSizes = array<i32: 1, 1>}> : (i32, i32) -> ()
  "llvm.return"() : () -> ()
}) : () -> ()
// -----
"llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32)>, linkage = #llvm.linkage<external>, sym_name = "a", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
^bb0(%0: i32):
  "llvm.call_intrinsic"(%0, %0) <{fastmathFlags = #llvm.fastmath<none>, intrin = "llvm.assume", op_bundle_sizes = array<i32: 2>, operandSegmentSizes = array<i32: 1, 1>}> : (i32, i32) -> ()
  "llvm.return"() : () -> ()
}) : () -> ()
// -----
"llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32)>, linkage = #llvm.linkage<external>, sym_name = "a", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
^bb0(%0: i32):
  "llvm.call_intrinsic"(%0, %0) <{fastmathFlags = #llvm.fastmath<none>, intrin = "llvm.assume", op_bundle_sizes = array<i32: 1>, op_bundle_tags = [1], operandSegmentSizes = array<i32: 1, 1>}> : (i32, i32) -> ()
  "llvm.return"() : () -> ()
}) : () -> ()
// -----
"llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32)>, linkage = #llvm.linkage<external>, sym_name = "a", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
^bb0(%0: i32):
  "llvm.call_intrinsic"(%0, %0) <{fastmathFlags = #llvm.fastmath<none>, intrin = "assume", op_bundle_sizes = array<i32: 1>, op_bundle_tags = [], operandSegmentSizes = array<i32: 1, 1>}> : (i32, i32) -> ()
  "llvm.return"() : () -> ()
}) : () -> ()
// -----
"llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32)>, linkage = #llvm.linkage<external>, sym_name = "a", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
^bb0(%0: i32):
  "llvm.call"(%0, %0) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @a, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32: -1>, operandSegmentSizes = array<i32: 1, 1>}> : (i32, i32) -> ()
  "llvm.return"() : () -> ()
}) : () -> ()
// -----
"llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32)>, linkage = #llvm.linkage<external>, sym_name = "a", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
^bb0(%0: i32):
  "llvm.call"(%0, %0) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @a, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32: 1>, operandSegmentSizes = array<i32: 1, 1>}> : (i32, i32) -> ()
  "llvm.return"() : () -> ()
}) : () -> ()
// -----
"llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32)>, linkage = #llvm.linkage<external>, sym_name = "a", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
^bb0(%0: i32):
  "llvm.call"(%0, %0) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @a, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32: 1>, op_bundle_tags = ["a", "b"], operandSegmentSizes = array<i32: 1, 1>}> : (i32, i32) -> ()
  "llvm.return"() : () -> ()
}) : () -> ()
// -----
"llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32)>, linkage = #llvm.linkage<external>, sym_name = "a", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
^bb0(%0: i32):
  "llvm.call"(%0, %0) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @a, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 1>}> : (i32, i32) -> ()
  "llvm.return"() : () -> ()
}) : () -> ()
// -----
"llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr, i32)>, linkage = #llvm.linkage<external>, sym_name = "a", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
^bb0(%0: !llvm.ptr, %1: i32):
  "llvm.indirectbr"(%0, %1)[^bb1, ^bb2] <{indbr_operand_segments = array<i32: 0, 1>}> : (!llvm.ptr, i32) -> ()
^bb1(%2: i32):
  "llvm.return"() : () -> ()
^bb2:
  "llvm.return"() : () -> ()
}) : () -> ()
// -----
"llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr, i32)>, linkage = #llvm.linkage<external>, sym_name = "a", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
^bb0(%0: !llvm.ptr, %1: i32):
  "llvm.indirectbr"(%0, %1)[^bb1, ^bb2] <{indbr_operand_segments = array<i32: 1, 1>}> : (!llvm.ptr, i32) -> ()
^bb1(%2: i32):
  "llvm.return"() : () -> ()
^bb2:
  "llvm.return"() : () -> ()
}) : () -> ()
// -----
"llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr, i32)>, linkage = #llvm.linkage<external>, sym_name = "a", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
^bb0(%0: !llvm.ptr, %1: i32):
  "llvm.indirectbr"(%0, %1)[^bb1, ^bb2] <{indbr_operand_segments = array<i32: 2, -1>}> : (!llvm.ptr, i32) -> ()
^bb1(%2: i32):
  "llvm.return"() : () -> ()
^bb2:
  "llvm.return"() : () -> ()
}) : () -> ()
// -----
"llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr, i32)>, linkage = #llvm.linkage<external>, sym_name = "a", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
^bb0(%0: !llvm.ptr, %1: i32):
  "llvm.indirectbr"(%0, %1)[^bb1, ^bb2] <{indbr_operand_segments = array<i32: 1, 0>}> : (!llvm.ptr, i32) -> ()
^bb1(%2: i64):
  "llvm.return"() : () -> ()
^bb2:
  "llvm.return"() : () -> ()
}) : () -> ()
// -----
"llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32)>, linkage = #llvm.linkage<external>, sym_name = "b", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
}) : () -> ()
"llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32)>, linkage = #llvm.linkage<external>, sym_name = "a", unnamed_addr = 0 : i64, visibility_ = 0 : i64, personality = @b}> ({
^bb0(%0: i32):
  "llvm.invoke"(%0, %0)[^bb1, ^bb2] <{CConv = #llvm.cconv<ccc>, callee = @b, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 1, 0, 0>}> : (i32, i32) -> ()
^bb1:
  "llvm.return"() : () -> ()
^bb2:
  %1 = "llvm.landingpad"() <{cleanup}> : () -> !llvm.struct<(ptr, i32)>
  "llvm.return"() : () -> ()
}) : () -> ()
// -----
"llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32)>, linkage = #llvm.linkage<external>, sym_name = "b", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
}) : () -> ()
"llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32)>, linkage = #llvm.linkage<external>, sym_name = "a", unnamed_addr = 0 : i64, visibility_ = 0 : i64, personality = @b}> ({
^bb0(%0: i32):
  "llvm.invoke"(%0, %0)[^bb1, ^bb2] <{CConv = #llvm.cconv<ccc>, callee = @b, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0, 1, 0>}> : (i32, i32) -> ()
^bb1:
  "llvm.return"() : () -> ()
^bb2:
  %1 = "llvm.landingpad"() <{cleanup}> : () -> !llvm.struct<(ptr, i32)>
  "llvm.return"() : () -> ()
}) : () -> ()
// -----
"llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32)>, linkage = #llvm.linkage<external>, sym_name = "b", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
}) : () -> ()
"llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32)>, linkage = #llvm.linkage<external>, sym_name = "a", unnamed_addr = 0 : i64, visibility_ = 0 : i64, personality = @b}> ({
^bb0(%0: i32):
  "llvm.invoke"(%0, %0)[^bb1, ^bb2] <{CConv = #llvm.cconv<ccc>, callee = @b, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 1, 0, 0>}> : (i32, i32) -> ()
^bb1(%7: i64):
  "llvm.return"() : () -> ()
^bb2:
  %1 = "llvm.landingpad"() <{cleanup}> : () -> !llvm.struct<(ptr, i32)>
  "llvm.return"() : () -> ()
}) : () -> ()
// -----
"llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32)>, linkage = #llvm.linkage<external>, sym_name = "b", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
}) : () -> ()
"llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32)>, linkage = #llvm.linkage<external>, sym_name = "a", unnamed_addr = 0 : i64, visibility_ = 0 : i64, personality = @b}> ({
^bb0(%0: i32):
  "llvm.invoke"(%0, %0)[^bb1, ^bb2] <{CConv = #llvm.cconv<ccc>, callee = @b, op_bundle_sizes = array<i32: 1>, operandSegmentSizes = array<i32: 2, 0, 0, 0>}> : (i32, i32) -> ()
^bb1:
  "llvm.return"() : () -> ()
^bb2:
  %1 = "llvm.landingpad"() <{cleanup}> : () -> !llvm.struct<(ptr, i32)>
  "llvm.return"() : () -> ()
}) : () -> ()
// -----
"llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32)>, linkage = #llvm.linkage<external>, sym_name = "b", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
}) : () -> ()
"llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32)>, linkage = #llvm.linkage<external>, sym_name = "a", unnamed_addr = 0 : i64, visibility_ = 0 : i64, personality = @b}> ({
^bb0(%0: i32):
  "llvm.invoke"(%0, %0)[^bb1, ^bb2] <{CConv = #llvm.cconv<ccc>, callee = @b, op_bundle_sizes = array<i32: 1>, operandSegmentSizes = array<i32: 1, 0, 0, 1>}> : (i32, i32) -> ()
^bb1:
  "llvm.return"() : () -> ()
^bb2:
  %1 = "llvm.landingpad"() <{cleanup}> : () -> !llvm.struct<(ptr, i32)>
  "llvm.return"() : () -> ()
}) : () -> ()
// -----
"llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32)>, linkage = #llvm.linkage<external>, sym_name = "b", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
}) : () -> ()
"llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32)>, linkage = #llvm.linkage<external>, sym_name = "a", unnamed_addr = 0 : i64, visibility_ = 0 : i64, personality = @b}> ({
^bb0(%0: i32):
  "llvm.invoke"(%0, %0)[^bb1, ^bb2] <{CConv = #llvm.cconv<ccc>, callee = @b, op_bundle_sizes = array<i32: -1>, operandSegmentSizes = array<i32: 2, 0, 0, 0>}> : (i32, i32) -> ()
^bb1:
  "llvm.return"() : () -> ()
^bb2:
  %1 = "llvm.landingpad"() <{cleanup}> : () -> !llvm.struct<(ptr, i32)>
  "llvm.return"() : () -> ()
}) : () -> ()
// -----
"spirv.module"() <{addressing_model = #spirv.addressing_model<Logical>, memory_model = #spirv.memory_model<GLSL450>}> ({
"spirv.func"() <{function_type = (i32) -> (), function_control = #spirv.function_control<None>, sym_name = "f"}> ({
^bb0(%0: i32):
  "spirv.Switch"(%0, %0, %0)[^bb1, ^bb2] <{case_operand_segments = array<i32: 1>, literals = dense<1> : vector<1xi32>, operandSegmentSizes = array<i32: 1, 1, 1>}> : (i32, i32, i32) -> ()
^bb1(%1: i64):
  "spirv.Return"() : () -> ()
^bb2(%2: i32):
  "spirv.Return"() : () -> ()
}) : () -> ()
}) : () -> ()
// -----
"spirv.module"() <{addressing_model = #spirv.addressing_model<Logical>, memory_model = #spirv.memory_model<GLSL450>}> ({
"spirv.func"() <{function_type = (i32) -> (), function_control = #spirv.function_control<None>, sym_name = "f"}> ({
^bb0(%0: i32):
  "spirv.Switch"(%0, %0, %0)[^bb1, ^bb2] <{case_operand_segments = array<i32: 1>, literals = dense<1> : vector<1xi32>, operandSegmentSizes = array<i32: 1, 1, 1>}> : (i32, i32, i32) -> ()
^bb1:
  "spirv.Return"() : () -> ()
^bb2(%2: i32):
  "spirv.Return"() : () -> ()
}) : () -> ()
}) : () -> ()
// -----
"spirv.module"() <{addressing_model = #spirv.addressing_model<Logical>, memory_model = #spirv.memory_model<GLSL450>}> ({
"spirv.func"() <{function_type = (i32) -> (), function_control = #spirv.function_control<None>, sym_name = "f"}> ({
^bb0(%0: i32):
  "spirv.Switch"(%0, %0, %0)[^bb1, ^bb2] <{case_operand_segments = array<i32>, literals = dense<1> : vector<1xi32>, operandSegmentSizes = array<i32: 1, 1, 1>}> : (i32, i32, i32) -> ()
^bb1(%1: i32):
  "spirv.Return"() : () -> ()
^bb2(%2: i32):
  "spirv.Return"() : () -> ()
}) : () -> ()
}) : () -> ()
// -----
"spirv.module"() <{addressing_model = #spirv.addressing_model<Logical>, memory_model = #spirv.memory_model<GLSL450>}> ({
"spirv.func"() <{function_type = (i32) -> (), function_control = #spirv.function_control<None>, sym_name = "f"}> ({
^bb0(%0: i32):
  "spirv.Switch"(%0, %0, %0)[^bb1, ^bb2] <{case_operand_segments = array<i32: -1>, literals = dense<1> : vector<1xi32>, operandSegmentSizes = array<i32: 1, 1, 1>}> : (i32, i32, i32) -> ()
^bb1(%1: i32):
  "spirv.Return"() : () -> ()
^bb2(%2: i32):
  "spirv.Return"() : () -> ()
}) : () -> ()
}) : () -> ()
// -----
"spirv.module"() <{addressing_model = #spirv.addressing_model<Logical>, memory_model = #spirv.memory_model<GLSL450>}> ({
"spirv.func"() <{function_type = (i32) -> (), function_control = #spirv.function_control<None>, sym_name = "f"}> ({
^bb0(%0: i32):
  "spirv.Switch"(%0, %0, %0)[^bb1, ^bb2] <{case_operand_segments = array<i32: 1>, literals = dense<1> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 1, 1>}> : (i32, i32, i32) -> ()
^bb1(%1: i32):
  "spirv.Return"() : () -> ()
^bb2(%2: i32):
  "spirv.Return"() : () -> ()
}) : () -> ()
}) : () -> ()
// -----
"spirv.module"() <{addressing_model = #spirv.addressing_model<Logical>, memory_model = #spirv.memory_model<GLSL450>}> ({
"spirv.func"() <{function_type = (i32) -> (), function_control = #spirv.function_control<None>, sym_name = "f"}> ({
^bb0(%0: i32):
  "spirv.Switch"(%0, %0, %0)[^bb1, ^bb2] <{case_operand_segments = array<i32: 1>, literals = dense<1> : vector<1xi64>, operandSegmentSizes = array<i32: 1, 1, 1>}> : (i32, i32, i32) -> ()
^bb1(%1: i32):
  "spirv.Return"() : () -> ()
^bb2(%2: i32):
  "spirv.Return"() : () -> ()
}) : () -> ()
}) : () -> ()
// -----
"spirv.module"() <{addressing_model = #spirv.addressing_model<Logical>, memory_model = #spirv.memory_model<GLSL450>}> ({
"spirv.func"() <{function_type = (i32) -> (), function_control = #spirv.function_control<None>, sym_name = "f"}> ({
^bb0(%0: i32):
  "spirv.Switch"(%0, %0, %0)[^bb1, ^bb2] <{case_operand_segments = array<i32: 1>, literals = dense<1> : vector<1xi32>, operandSegmentSizes = array<i32: 1, 1, 1>}> : (i32, i32, i32) -> ()
^bb1(%1: i32):
  "spirv.Return"() : () -> ()
^bb2:
  "spirv.Return"() : () -> ()
}) : () -> ()
}) : () -> ()
// -----
"spirv.module"() <{addressing_model = #spirv.addressing_model<Logical>, memory_model = #spirv.memory_model<GLSL450>}> ({
"spirv.func"() <{function_type = (i32) -> (), function_control = #spirv.function_control<None>, sym_name = "f"}> ({
^bb0(%0: i32):
  "spirv.Switch"(%0, %0, %0) <{case_operand_segments = array<i32: 1>, literals = dense<1> : vector<1xi32>, operandSegmentSizes = array<i32: 1, 1, 1>}> : (i32, i32, i32) -> ()
^bb1(%1: i32):
  "spirv.Return"() : () -> ()
^bb2(%2: i32):
  "spirv.Return"() : () -> ()
}) : () -> ()
}) : () -> ()
// -----
"llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32)>, linkage = #llvm.linkage<external>, sym_name = "a", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
^bb0(%0: i32):
  "llvm.switch"(%0, %0, %0)[^bb1, ^bb2] <{case_operand_segments = array<i32: 1>, case_values = dense<1> : vector<1xi32>, operandSegmentSizes = array<i32: 1, 1, 1>}> : (i32, i32, i32) -> ()
^bb1:
  "llvm.return"() : () -> ()
^bb2(%1: i64):
  "llvm.return"() : () -> ()
}) : () -> ()
// -----
"llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32)>, linkage = #llvm.linkage<external>, sym_name = "a", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
^bb0(%0: i32):
  "llvm.switch"(%0, %0, %0)[^bb1, ^bb2] <{case_operand_segments = array<i32: 1>, case_values = dense<1> : vector<1xi32>, operandSegmentSizes = array<i32: 1, 1, 1>}> : (i32, i32, i32) -> ()
^bb1(%2: i32):
  "llvm.return"() : () -> ()
^bb2(%1: i64):
  "llvm.return"() : () -> ()
}) : () -> ()
// -----
"llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32)>, linkage = #llvm.linkage<external>, sym_name = "a", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
^bb0(%0: i32):
  "llvm.switch"(%0, %0, %0)[^bb1, ^bb2] <{case_operand_segments = array<i32: 1>, case_values = dense<1> : vector<1xi64>, operandSegmentSizes = array<i32: 1, 1, 1>}> : (i32, i32, i32) -> ()
^bb1(%2: i32):
  "llvm.return"() : () -> ()
^bb2(%1: i32):
  "llvm.return"() : () -> ()
}) : () -> ()
// -----
"llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32)>, linkage = #llvm.linkage<external>, sym_name = "a", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
^bb0(%0: i32):
  "llvm.switch"(%0, %0, %0)[^bb1, ^bb2] <{case_operand_segments = array<i32: 1>, case_values = dense<1> : vector<1xi64>, operandSegmentSizes = array<i32: 1, 1, 1>}> : (i32, i32, i32) -> ()
^bb1(%2: i32):
  "llvm.return"() : () -> ()
^bb2(%1: i32, %3: i32):
  "llvm.return"() : () -> ()
}) : () -> ()
// -----
"llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32)>, linkage = #llvm.linkage<external>, sym_name = "a", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
^bb0(%0: i32):
  "llvm.switch"(%0, %0, %0)[^bb1, ^bb2] <{case_operand_segments = array<i32: 1>, case_values = dense<1> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 1, 1>}> : (i32, i32, i32) -> ()
^bb1(%2: i32):
  "llvm.return"() : () -> ()
^bb2(%1: i32, %3: i32):
  "llvm.return"() : () -> ()
}) : () -> ()
// -----
"llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32)>, linkage = #llvm.linkage<external>, sym_name = "a", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
^bb0(%0: i32):
  "llvm.switch"(%0, %0, %0)[^bb1, ^bb2] <{case_operand_segments = array<i32: 2>, case_values = dense<1> : vector<1xi32>, operandSegmentSizes = array<i32: 1, 1, 1>}> : (i32, i32, i32) -> ()
^bb1(%2: i32):
  "llvm.return"() : () -> ()
^bb2(%1: i32, %3: i32):
  "llvm.return"() : () -> ()
}) : () -> ()
// -----
"llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32)>, linkage = #llvm.linkage<external>, sym_name = "a", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
^bb0(%0: i32):
  "llvm.switch"(%0)[^bb1, ^bb1] <{case_operand_segments = array<i32: 1>, case_values = dense<1> : vector<1xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
^bb1:
  "llvm.return"() : () -> ()
}) : () -> ()
// -----
"llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32)>, linkage = #llvm.linkage<external>, sym_name = "a", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
^bb0(%0: i32):
  "llvm.switch"(%0)[^bb1, ^bb1] <{case_operand_segments = array<i32: -1>, case_values = dense<1> : vector<1xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
^bb1:
  "llvm.return"() : () -> ()
}) : () -> ()
// -----
"llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32)>, linkage = #llvm.linkage<external>, sym_name = "a", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
^bb0(%0: i32):
  "llvm.switch"(%0)[^bb1] <{case_operand_segments = array<i32: 0>, case_values = dense<1> : vector<1xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
^bb1:
  "llvm.return"() : () -> ()
}) : () -> ()
// -----
"llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32)>, linkage = #llvm.linkage<external>, sym_name = "a", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
^bb0(%0: i32):
  "llvm.switch"(%0)[^bb1, ^bb1] <{case_values = dense<1> : vector<1xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
^bb1:
  "llvm.return"() : () -> ()
}) : () -> ()
// -----
"llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32)>, linkage = #llvm.linkage<external>, sym_name = "a", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
^bb0(%0: i32):
  "llvm.switch"(%0)[^bb1] <{case_values = dense<1> : vector<1xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
^bb1:
  "llvm.return"() : () -> ()
}) : () -> ()
// -----
"llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32)>, linkage = #llvm.linkage<external>, sym_name = "a", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
^bb0(%0: i32):
  "llvm.switch"(%0)[] <{case_operand_segments = array<i32>, case_values = dense<1> : vector<1xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
^bb1:
  "llvm.return"() : () -> ()
}) : () -> ()
// -----
"llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32)>, linkage = #llvm.linkage<external>, sym_name = "a", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
^bb0(%0: i32):
  "llvm.switch"(%0) <{case_operand_segments = array<i32>, case_values = dense<1> : vector<1xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
^bb1:
  "llvm.return"() : () -> ()
}) : () -> ()
// -----
"llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32)>, linkage = #llvm.linkage<external>, sym_name = "a", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
^bb0(%0: i32):
  "llvm.switch"(%0)[^bb1, ^bb1] <{case_operand_segments = array<i32: 0>, case_values = dense<1> : vector<1xi64>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
^bb1:
  "llvm.return"() : () -> ()
}) : () -> ()
// -----
"llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32)>, linkage = #llvm.linkage<external>, sym_name = "a", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
^bb0(%0: i32):
  "llvm.switch"(%0)[^bb1, ^bb1] <{case_operand_segments = array<i64: 0>, case_values = dense<1> : vector<1xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
^bb1:
  "llvm.return"() : () -> ()
}) : () -> ()
// -----
"llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32)>, linkage = #llvm.linkage<external>, sym_name = "a", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
^bb0(%0: i32):
  "llvm.switch"(%0)[^bb1, ^bb1] <{case_operand_segments = array<i32: 0>, case_values = dense<1> : vector<1xi32>, operandSegmentSizes = array<i32: 0, 1, 0>}> : (i32) -> ()
^bb1:
  "llvm.return"() : () -> ()
}) : () -> ()
// -----
"llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32)>, linkage = #llvm.linkage<external>, sym_name = "a", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
^bb0(%0: i32):
  "llvm.switch"(%0)[^bb1, ^bb1] <{case_operand_segments = array<i32: 0>, case_values = dense<1> : vector<1xi32>}> : (i32) -> ()
^bb1:
  "llvm.return"() : () -> ()
}) : () -> ()
// -----
"llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32)>, linkage = #llvm.linkage<external>, sym_name = "a", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
^bb0(%0: i32):
  "llvm.switch"(%0)[^bb1, ^bb1] <{case_operand_segments = array<i32: 0>, case_values = dense<1> : vector<1xi32>, operandSegmentSizes = array<i32: 1, 0>}> : (i32) -> ()
^bb1:
  "llvm.return"() : () -> ()
}) : () -> ()
// -----
"llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32)>, linkage = #llvm.linkage<external>, sym_name = "a", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
^bb0(%0: i32):
  "llvm.switch"(%0)[^bb1, ^bb1] <{case_operand_segments = array<i32: 0>, case_values = dense<1.0> : vector<1xf32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
^bb1:
  "llvm.return"() : () -> ()
}) : () -> ()
