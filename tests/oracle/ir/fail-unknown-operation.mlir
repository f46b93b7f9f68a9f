// An operation that its dialect does not declare, with and without leave for those of unknown dialects.
// stderr: compare
// run:
// run: --allow-unregistered-dialect
"builtin.module"() ({
  "memref.nothing"() {a = 1 : i32} : () -> ()
}) : () -> ()
