// Spaces of memory that are none, and names of arguments that are given twice.
// stderr: compare
// run: --allow-unregistered-dialect --split-input-file
"t.a"() {a = memref<2xi32, 1.5>} : () -> ()

// -----
"t.a"() {a = memref<*xi32, unit>} : () -> ()

// -----
"t.a"() {a = memref<2xi32, affine_map<(d0) -> (-d0)>, @x>} : () -> ()

// -----
"t.a"() {a = memref<2xi32, #foo.bar>} : () -> ()

// -----
"t.a"() ({
^bb2(%7#3: i32, %7#3: i64):
}) : () -> ()

// -----
"t.a"() ({
^bb2(%7#1: i32):
  %7:2 = "a.b"() : () -> (i32, i32)
}) : () -> ()
