// Modules: names, visibility and attributes.

// -----
// module attr dialect
"builtin.module"() ({
^bb0:
}) {foo.bar = 1 : i32} : () -> ()

// -----
// module attr
"builtin.module"() ({
^bb0:
}) {foo = 1 : i32} : () -> ()

// 1:1: error: 'builtin.module' op can only contain attributes with dialect-prefixed names, found: 'foo'
// 1:1: note: see current operation:
// "builtin.module"() ({
// ^bb0:
// }) {foo = 1 : i32} : () -> ()

// -----
// module attr2
"builtin.module"() ({
^bb0:
}) {foo = 1 : i32, bar = 1 : i32} : () -> ()

// 1:1: error: 'builtin.module' op can only contain attributes with dialect-prefixed names, found: 'bar'
// 1:1: note: see current operation:
// "builtin.module"() ({
// ^bb0:
// }) {bar = 1 : i32, foo = 1 : i32} : () -> ()

// -----
// module inner visibility
"builtin.module"() ({
"builtin.module"() <{sym_name = "m", sym_visibility = "private"}> ({
^bb0:
}) : () -> ()
}) : () -> ()

// -----
// module result
%0 = "builtin.module"() ({
}) : () -> i32

// 1:6: error: 'builtin.module' op requires zero results
// 1:6: note: see current operation:
// %0 = "builtin.module"() ({
// }) : () -> i32

// -----
// module sym name kind attr
"builtin.module"() ({
}) {sym_name = 1 : i32} : () -> ()

// 1:1: error: 'builtin.module' op attribute 'sym_name' failed to satisfy constraint: string attribute

// -----
// module sym name kind
"builtin.module"() <{sym_name = 1 : i32}> ({
}) : () -> ()

// 1:1: error: invalid properties {sym_name = 1 : i32} for op builtin.module: Invalid attribute `sym_name` in property conversion: 1 : i32

// -----
// module visibility no name
"builtin.module"() <{sym_visibility = "foo"}> ({
^bb0:
}) : () -> ()

// -----
// module visibility
"builtin.module"() <{sym_name = "m", sym_visibility = "foo"}> ({
^bb0:
}) : () -> ()

// 1:1: error: 'builtin.module' op visibility expected to be one of ["public", "private", "nested"], but got "foo"
// 1:1: note: see current operation:
// "builtin.module"() <{sym_name = "m", sym_visibility = "foo"}> ({
// ^bb0:
// }) : () -> ()
