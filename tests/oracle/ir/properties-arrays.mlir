// A property whose default is a list of numbers is not the sizes of groups.
// run: --allow-unregistered-dialect
"builtin.module"() ({
  %0 = "x.handle"() : () -> !transform.any_op
  %1 = "transform.structured.pack"(%0) <{static_packed_sizes = array<i64: 2, 3, 5>}> : (!transform.any_op) -> !transform.any_op
  %2 = "transform.structured.pack_greedily"(%0) <{matmul_inner_dims_order = array<i64: 1, 2, 0>, static_matmul_packed_sizes = array<i64: 8, 8, 8>}> : (!transform.any_op) -> !transform.any_op
  %3, %4 = "transform.structured.tile_using_for"(%0) <{scalable_sizes = array<i1: false>, static_sizes = array<i64: 16>}> : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
}) : () -> ()
