// A value that is never defined.
// stderr: compare
// run: --allow-unregistered-dialect
"t.a"(%never) : (i32) -> ()
