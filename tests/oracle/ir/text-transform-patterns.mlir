// Sequences without a name, patterns, alternatives.
// lower: --canonicalize
transform.sequence failures(suppress) {
^bb0(%root: !transform.any_op):
  %f = transform.structured.match interface{LinalgOp} attributes{tag = "x"} in %root : (!transform.any_op) -> !transform.any_op
  %g = transform.get_parent_op %f {isolated_from_above, nth_parent = 2 : i64} : (!transform.any_op) -> !transform.any_op
  transform.apply_patterns to %g {
    transform.apply_patterns.vector.lower_contraction lowering_strategy = "outerproduct"
    transform.apply_patterns.canonicalization
  } {max_iterations = 3 : i64} : !transform.any_op
  %h:2 = transform.split_handle %f : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  transform.alternatives %g : !transform.any_op {
  ^bb1(%x: !transform.any_op):
    transform.yield
  }, {
  ^bb1(%x: !transform.any_op):
    transform.yield
  }
  transform.print %g {name = "after"} : !transform.any_op
}
