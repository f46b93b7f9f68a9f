// A dialect that is not known needs leave.
// run:
"t.a"() : () -> ()
