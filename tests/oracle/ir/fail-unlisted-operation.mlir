// stderr: compare
// run:
"builtin.module"() ({
  "memref.of_tomorrow"() : () -> ()
}) : () -> ()
