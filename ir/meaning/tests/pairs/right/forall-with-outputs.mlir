// Nothing is written to the output: it is as it was.
"func.func"() <{function_type = (tensor<2xi8>) -> tensor<2xi8>, sym_name = "f"}> ({
^bb0(%t: tensor<2xi8>):
  %r = "scf.forall"(%t) <{operandSegmentSizes = array<i32: 0, 0, 0, 1>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: 2>}> ({
  ^bb0(%i: index, %o: tensor<2xi8>):
    "scf.forall.in_parallel"() ({
    ^bb0:
    }) : () -> ()
  }) : (tensor<2xi8>) -> tensor<2xi8>
  "func.return"(%r) : (tensor<2xi8>) -> ()
}) : () -> ()

// -----
"func.func"() <{function_type = (tensor<2xi8>) -> tensor<2xi8>, sym_name = "f"}> ({
^bb0(%t: tensor<2xi8>):
  "func.return"(%t) : (tensor<2xi8>) -> ()
}) : () -> ()
