// A dialect that is not known needs leave.
// stderr: compare
// run:
"t.a"() : () -> ()
