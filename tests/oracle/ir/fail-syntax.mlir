// Values that are never defined, and what is expected instead of something else.
// stderr: compare
// run: --allow-unregistered-dialect --split-input-file
"t.a"(%never) : (i32) -> ()
// -----
"t.a"(5) : () -> ()
// -----
"t.a"(%a, 5) : () -> ()
// -----
"t.a"(%a# 1) : () -> ()
// -----
"t.a"(%a#x) : () -> ()
// -----
%a, = "t.a"() : () -> i32
// -----
%a#1 = "t.a"() : () -> i32
// -----
%a:x = "t.a"() : () -> i32
// -----
%a:0 = "t.a"() : () -> i32
// -----
"t.a"()[] : () -> ()
// -----
"t.a"()[^] : () -> ()
// -----
"t.a"() ({
^a(%0: i32 %1: i32):
}) : () -> ()
// -----
"t.a"() : 5
// -----
!results = i32
"t.a"() : !results
