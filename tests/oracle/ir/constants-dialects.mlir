// Constants of all dialects are kept once, at the front.
// run: --allow-unregistered-dialect --canonicalize
"builtin.module"() ({
"func.func"() <{function_type = () -> (), sym_name = "f"}> ({
  "x.a"() : () -> ()
  %z = "llvm.mlir.zero"() : () -> !llvm.ptr
  %z2 = "llvm.mlir.zero"() : () -> i32
  %u = "llvm.mlir.undef"() : () -> i32
  %p = "llvm.mlir.poison"() : () -> i32
  %a = "llvm.mlir.addressof"() <{global_name = @g}> : () -> !llvm.ptr
  %a2 = "llvm.mlir.addressof"() <{global_name = @g}> : () -> !llvm.ptr
  %zz = "llvm.mlir.zero"() : () -> !llvm.ptr
  %t = "tosa.const"() <{values = dense<1> : tensor<i32>}> : () -> tensor<i32>
  %t2 = "tosa.const"() <{values = dense<1> : tensor<i32>}> : () -> tensor<i32>
  %ts = "tosa.const_shape"() <{values = dense<1> : tensor<1xindex>}> : () -> !tosa.shape<1>
  %ts2 = "tosa.const_shape"() <{values = dense<1> : tensor<1xindex>}> : () -> !tosa.shape<1>
  %s = "shape.const_shape"() <{shape = dense<1> : tensor<1xindex>}> : () -> tensor<1xindex>
  %s2 = "shape.const_shape"() <{shape = dense<1> : tensor<1xindex>}> : () -> !shape.shape
  %w = "shape.const_witness"() <{passing = true}> : () -> !shape.witness
  %w2 = "shape.const_witness"() <{passing = true}> : () -> !shape.witness
  %sz = "shape.const_size"() <{value = 2 : index}> : () -> !shape.size
  %fc = "func.constant"() <{value = @f}> : () -> (() -> ())
  %fc2 = "func.constant"() <{value = @f}> : () -> (() -> ())
  %d = "llvm.dso_local_equivalent"() <{function_name = @lf}> : () -> !llvm.ptr
  %bv = "smt.bv.constant"() <{value = #smt.bv<5> : !smt.bv<8>}> : () -> !smt.bv<8>
  %si = "smt.int.constant"() <{value = 5 : i32}> : () -> !smt.int
  %sb = "smt.constant"() <{value = true}> : () -> !smt.bool
  %pt = "ptr.constant"() <{value = #ptr.null : !ptr.ptr<#ptr.generic_space>}> : () -> !ptr.ptr<#ptr.generic_space>
  %pt2 = "ptr.constant"() <{value = #ptr.null : !ptr.ptr<#ptr.generic_space>}> : () -> !ptr.ptr<#ptr.generic_space>
  %cc = "complex.constant"() <{value = [1.0, 2.0]}> : () -> complex<f64>
  %cc2 = "complex.constant"() <{value = [1.0, 2.0]}> : () -> complex<f64>
  %em = "emitc.constant"() <{value = 4 : i32}> : () -> i32
  %em2 = "emitc.constant"() <{value = 4 : i32}> : () -> i32
  %sp = "spirv.Constant"() <{value = 4 : i32}> : () -> i32
  %sp2 = "spirv.Constant"() <{value = 4 : i32}> : () -> i32
  %ib = "index.bool.constant"() <{value = true}> : () -> i1
  %po = "ub.poison"() <{value = #ub.poison}> : () -> i32
  %lp = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
  %lp2 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
  %tt = "x.t"() : () -> i32
  "x.use"(%z, %z2,%zz,%u,%p,%a,%a2,%t,%t2,%s,%s2,%w,%w2,%sz,%fc,%fc2,%d) : (!llvm.ptr,i32, !llvm.ptr, i32,i32,!llvm.ptr,!llvm.ptr,tensor<i32>,tensor<i32>,tensor<1xindex>,!shape.shape,!shape.witness,!shape.witness,!shape.size, ()->(), ()->(), !llvm.ptr) -> ()
  "x.use2"(%ts,%ts2,%bv,%si,%sb,%pt,%pt2,%cc,%cc2,%em,%em2,%sp,%sp2,%ib,%po,%lp,%lp2) : (!tosa.shape<1>,!tosa.shape<1>,!smt.bv<8>,!smt.int,!smt.bool,!ptr.ptr<#ptr.generic_space>,!ptr.ptr<#ptr.generic_space>,complex<f64>,complex<f64>,i32,i32,i32,i32,i1,i32,i32,i32) -> ()
  "func.return"() : () -> ()
}) : () -> ()
"llvm.mlir.global"() <{addr_space = 0 : i32, global_type = i32, linkage = #llvm.linkage<external>, sym_name = "g", visibility_ = 0 : i64}> ({
}) : () -> ()
"llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "lf", visibility_ = 0 : i64}> ({
}) : () -> ()
}) : () -> ()
