// Types that are spelled in more than one way, which are the same type.
// run:
"builtin.module"() ({
  "func.func"() <{function_type = (!spirv.array<4xf32>) -> (!spirv.array<4 x f32>), sym_name = "f0"}> ({
  ^bb0(%a: !spirv.array<4xf32>):
    "func.return"(%a) : (!spirv.array<4xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (!quant.uniform<i8<-128:127>:f32, 0.5>) -> (!quant.uniform<i8:f32, 5.0e-1>), sym_name = "f2"}> ({
  ^bb0(%a: !quant.uniform<i8<-128:127>:f32, 0.5>):
    "func.return"(%a) : (!quant.uniform<i8<-128:127>:f32, 0.5>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (!quant.uniform<u8:f32, 3.07e-5:128>) -> (!quant.uniform<u8<0:255>:f32, 3.070000e-05:128>), sym_name = "f3"}> ({
  ^bb0(%a: !quant.uniform<u8:f32, 3.07e-5:128>):
    "func.return"(%a) : (!quant.uniform<u8:f32, 3.07e-5:128>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x!quant.uniform<i8:f32:0, {0.5,2.5:3}>>) -> (tensor<2x!quant.uniform<i8:f32:0, {5.000000e-01,2.500000e+00:3}>>), sym_name = "f4"}> ({
  ^bb0(%a: tensor<2x!quant.uniform<i8:f32:0, {0.5,2.5:3}>>):
    "func.return"(%a) : (tensor<2x!quant.uniform<i8:f32:0, {0.5,2.5:3}>>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (!llvm.func<void (i32)>) -> (!llvm.func<void(i32)>), sym_name = "f5"}> ({
  ^bb0(%a: !llvm.func<void (i32)>):
    "func.return"(%a) : (!llvm.func<void (i32)>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (!llvm.func<i32(ptr<0>, ...)>) -> (!llvm.func<i32 (ptr, ...)>), sym_name = "f6"}> ({
  ^bb0(%a: !llvm.func<i32(ptr<0>, ...)>):
    "func.return"(%a) : (!llvm.func<i32(ptr<0>, ...)>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (!async.value<i32>) -> (!async.value< i32 >), sym_name = "f7"}> ({
  ^bb0(%a: !async.value<i32>):
    "func.return"(%a) : (!async.value<i32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (!spirv.struct<(f32 [0], i32 [4])>) -> (!spirv.struct<(f32[0], i32[4])>), sym_name = "f8"}> ({
  ^bb0(%a: !spirv.struct<(f32 [0], i32 [4])>):
    "func.return"(%a) : (!spirv.struct<(f32 [0], i32 [4])>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (!llvm.ptr<0>) -> (!llvm.ptr), sym_name = "f9"}> ({
  ^bb0(%a: !llvm.ptr<0>):
    "func.return"(%a) : (!llvm.ptr<0>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (!llvm.struct<(i32,i32)>) -> (!llvm.struct<(i32, i32)>), sym_name = "f10"}> ({
  ^bb0(%a: !llvm.struct<(i32,i32)>):
    "func.return"(%a) : (!llvm.struct<(i32,i32)>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (!llvm.struct<packed(i8,ptr<0>)>) -> (!llvm.struct<packed (i8, ptr)>), sym_name = "f11"}> ({
  ^bb0(%a: !llvm.struct<packed(i8,ptr<0>)>):
    "func.return"(%a) : (!llvm.struct<packed(i8,ptr<0>)>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (!llvm.array<2 x ptr<0>>) -> (!llvm.array<2 x ptr>), sym_name = "f12"}> ({
  ^bb0(%a: !llvm.array<2 x ptr<0>>):
    "func.return"(%a) : (!llvm.array<2 x ptr<0>>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (!llvm.array<4 x array<2 x i32>>) -> (!llvm.array<4 x array<2 x i32>>), sym_name = "f13"}> ({
  ^bb0(%a: !llvm.array<4 x array<2 x i32>>):
    "func.return"(%a) : (!llvm.array<4 x array<2 x i32>>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (!llvm.struct<"a,b(c",(i32)>) -> (!llvm.struct<"a,b(c", (i32)>), sym_name = "f14"}> ({
  ^bb0(%a: !llvm.struct<"a,b(c",(i32)>):
    "func.return"(%a) : (!llvm.struct<"a,b(c",(i32)>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (!spirv.ptr<f32,Function>) -> (!spirv.ptr<f32, Function>), sym_name = "f15"}> ({
  ^bb0(%a: !spirv.ptr<f32,Function>):
    "func.return"(%a) : (!spirv.ptr<f32,Function>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (!llvm.ptr<3>) -> (!llvm.ptr< 3 >), sym_name = "f16"}> ({
  ^bb0(%a: !llvm.ptr<3>):
    "func.return"(%a) : (!llvm.ptr<3>) -> ()
  }) : () -> ()
}) : () -> ()
