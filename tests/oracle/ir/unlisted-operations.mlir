// Operations that the tables of their dialects do not list, in dialects that accept them.
// run:
// run: --cse
"builtin.module"() ({
  %0 = "llvm.of_tomorrow"() {a = 1 : i8} : () -> i8
  %1 = "nvvm.of_tomorrow"(%0) : (i8) -> i8
  %2 = "rocdl.of_tomorrow"(%0) : (i8) -> i8
  %3 = "shape.of_tomorrow"() : () -> i8
  %4 = "spirv.of_tomorrow"() : () -> i8
  "func.func"() <{function_type = (memref<6xi16>, memref<6xi16, 2>, memref<1xi8>, index) -> (), sym_name = "copy"}> ({
  ^bb0(%a: memref<6xi16>, %b: memref<6xi16, 2>, %tag: memref<1xi8>, %i: index):
    "affine.dma_start"(%a, %i, %b, %i, %tag, %i, %i) {dst_map = affine_map<(d0) -> (d0)>, src_map = affine_map<(d0) -> (d0)>, tag_map = affine_map<(d0) -> (d0)>} : (memref<6xi16>, index, memref<6xi16, 2>, index, memref<1xi8>, index, index) -> ()
    "affine.dma_wait"(%tag, %i, %i) {tag_map = affine_map<(d0) -> (d0)>} : (memref<1xi8>, index, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
