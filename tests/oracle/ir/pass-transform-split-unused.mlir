// A split of a handle that nothing uses fails where the numbers differ.
// run: --canonicalize
// run: --cse
"builtin.module"() ({
"transform.named_sequence"() <{function_type = (!transform.any_op) -> (), sym_name = "f", arg_attrs = [{transform.readonly}]}> ({
^bb0(%a: !transform.any_op):
  %0:2 = "transform.split_handle"(%a) : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  "transform.yield"() : () -> ()
}) : () -> ()
}) {transform.with_named_sequence} : () -> ()
