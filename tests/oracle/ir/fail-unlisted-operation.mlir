// run:
"builtin.module"() ({
  "memref.of_tomorrow"() : () -> ()
}) : () -> ()
