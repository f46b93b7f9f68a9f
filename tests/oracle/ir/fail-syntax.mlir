// A value that is never defined.
// run: --allow-unregistered-dialect
"t.a"(%never) : (i32) -> ()
