// Operations as nodes, values as edges, regions as frames.
// stderr: compare
// run: --allow-unregistered-dialect --view-op-graph
// run: --allow-unregistered-dialect --view-op-graph=print-control-flow-edges=true
// run: --allow-unregistered-dialect --view-op-graph=print-data-flow-edges=false
// run: --allow-unregistered-dialect --view-op-graph --mlir-elide-elementsattrs-if-larger=2
// run: --allow-unregistered-dialect --view-op-graph='print-attrs=false max-label-len=6'
// run: --allow-unregistered-dialect --view-op-graph='print-result-types=false'
// run: --allow-unregistered-dialect --view-op-graph='print-result-types=false print-attrs=false print-control-flow-edges=true print-data-flow-edges=false'
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32) -> i32, sym_name = "blocks"}> ({
  ^bb0(%x: i32, %y: i32):
    %a = "arith.muli"(%x, %x) : (i32, i32) -> i32
    %c = "arith.constant"() <{value = true}> : () -> i1
    "cf.cond_br"(%c, %a)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb1(%q: i32):
    "func.return"(%q) : (i32) -> ()
  ^bb2:
    %r:2 = "scf.if"(%c) ({
      "scf.yield"(%x, %a) : (i32, i32) -> ()
    }, {
      "scf.yield"(%a, %x) : (i32, i32) -> ()
    }) : (i1) -> (i32, i32)
    %z:2 = "arith.addui_extended"(%r#1, %r#0) : (i32, i32) -> (i32, i1)
    "func.return"(%z#0) : (i32) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<4xi32>) -> tensor<2x3xf32>, sym_name = "labels"}> ({
  ^bb0(%m: memref<4xi32>):
    %d = "arith.constant"() <{value = dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.5]]> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %s = "arith.constant"() <{value = dense<1.0> : tensor<2x3x4x5x6xf32>}> : () -> tensor<2x3x4x5x6xf32>
    %l = "arith.constant"() <{value = dense<[[0, 1, 2, 3, 4, 5, 6, 7, 8], [9, 8, 7, 6, 5, 4, 3, 2, 1]]> : tensor<2x9xi8>}> : () -> tensor<2x9xi8>
    "t.attributes"() {a = "quoted \"text\"", b = [1, 2, 3], c, d = @foo::@bar, e = "a long text that is cut somewhere", f = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 0, 1, 2, 3, 4, 5, 6], "g h" = {x = "<|>"}} : () -> ()
    %many:3 = "t.results"(%m, %d, %m) ({
    }, {
    ^bb0(%p: index):
      "t.inner"(%p) ({
        "t.innermost"(%p, %d) : (index, tensor<2x3xf32>) -> ()
      }) : (index) -> ()
    }) {tag} : (memref<4xi32>, tensor<2x3xf32>, memref<4xi32>) -> (tensor<4x5x6x7xf32>, index, !t.a_type<with, "parameters">)
    "t.use"(%many#2, %many#0) : (!t.a_type<with, "parameters">, tensor<4x5x6x7xf32>) -> ()
    "func.return"(%d) : (tensor<2x3xf32>) -> ()
  }) : () -> ()
  %out = "t.out"() : () -> index
  "builtin.module"() ({
    %in = "t.in"() : () -> index
    "t.use"(%in) : (index) -> ()
  }) : () -> ()
  "t.use"(%out, %out) : (index, index) -> ()
  "func.func"() <{function_type = () -> (), sym_name = "declared", sym_visibility = "private"}> ({
  }) : () -> ()
}) : () -> ()
