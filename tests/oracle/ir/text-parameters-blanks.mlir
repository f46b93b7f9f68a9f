// Blanks, ends of lines and comments behind attributes whose last pieces may be left out.
// run: --allow-unregistered-dialect
#root = #llvm.tbaa_root
#target = #nvvm.target // comment
#unroll = #llvm<loop_unroll >
"t.use"() {a = #llvm.tbaa_root , b = #llvm.loop_unroll
  , c = #xevm.target , d = #xevm.target <O = 3> , e = #root} : () -> ()
"t.use"() {a = #target, b = #unroll} : () -> ()
