// Types and attributes whose body is no name are printed in angle brackets, and numbers of affine expressions as decimals.
// run: --allow-unregistered-dialect
%0 = "u.op"() {a = #u.x-y, b = #u<x-y>, c = #u.1, d = #u., e = #u.x<y>, f = #u<x>} : () -> !u.x-y
"u.use"(%0) : (!u<x-y>) -> ()
%1 = "u.op"() : () -> !u<1>
"u.use"(%1) : (!u.1) -> ()
%2 = "u.op"() : () -> !u.x$y
"u.use"(%2) : (!u<x$y>) -> ()
%3 = "u.op"() : () -> !u.
"u.use"(%3) : (!u<>) -> ()
%4 = "u.op"() : () -> !u._x<a>
"u.use"(%4) : (!u<_x<a>>) -> ()
"u.op"() {a = "a" : none, b = #u.x : none, d = !llvm.array<4x i32>} : () -> ()
"u.op"() {a = affine_map<(d0) -> (d0 - 0x10)>, b = affine_map<(d0) -> (d0 * 0xA)>, c = affine_set<(d0) : (0xf - d0 >= 0)>} : () -> ()
"u.op"() {a = 0x3FFF0000000000000001 : f80, b = 0xBFFF0000000000000000 : f80, c = dense<0x3FFF4000000000000000> : tensor<1xf80>, d = 0x00000000000000000001 : f80} : () -> ()
