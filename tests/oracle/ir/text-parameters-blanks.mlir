// Blanks, ends of lines and comments behind attributes whose last pieces may be left out.
// run: --allow-unregistered-dialect
#root = #llvm.tbaa_root
#target = #nvvm.target // comment
#unroll = #llvm<loop_unroll >
"t.use"() {a = #llvm.tbaa_root , b = #llvm.loop_unroll
  , c = #xevm.target , d = #xevm.target <O = 3> , e = #root} : () -> ()
"t.use"() {a = #target, b = #unroll} : () -> ()
"t.use"() {a = #llvm.target_features<[ // comment
  "+a", // "comment"
  "+b"
]>, b = #llvm.constant_range<i8, // > comment
  -4, 100
>, c = !llvm.struct<(
  i32, // comment
  ptr
)>, d = #sparse_tensor.encoding<{
  map = (d0, d1) -> (d0 : dense, // comment
                     d1 : compressed)
}>, e = #llvm.di_expression< // comment
  [DW_OP_deref]>} : () -> ()
