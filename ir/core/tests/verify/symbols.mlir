// Symbols and what refers to them.

// -----
// call arg attrs name
"builtin.module"() ({
"func.func"() <{function_type = (i32) -> (), sym_name = "f", sym_visibility = "private"}> ({}) : () -> ()
  %0 = "arith.constant"() <{value = 1 : i32}> : () -> i32
  "func.call"(%0) <{callee = @f, arg_attrs = [{foo}]}> : (i32) -> ()
}) : () -> ()

// -----
// call arg attrs
"builtin.module"() ({
"func.func"() <{function_type = (i32) -> (), sym_name = "f", sym_visibility = "private"}> ({}) : () -> ()
  %0 = "arith.constant"() <{value = 1 : i32}> : () -> i32
  "func.call"(%0) <{callee = @f, arg_attrs = [{}, {}]}> : (i32) -> ()
}) : () -> ()

// -----
// call in nested module
"builtin.module"() ({
"builtin.module"() <{sym_name = "g"}> ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
    "func.call"() <{callee = @h}> : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
"func.func"() <{function_type = () -> (), sym_name = "h", sym_visibility = "private"}> ({
}) : () -> ()
}) : () -> ()

// 4:5: error: 'func.call' op 'h' does not reference a valid function
// 4:5: note: see current operation: "func.call"() <{callee = @h}> : () -> ()

// -----
// call in scf
"builtin.module"() ({
"func.func"() <{function_type = () -> (), sym_name = "f", sym_visibility = "private"}> ({
}) : () -> ()
"scf.execute_region"() ({
  "func.call"() <{callee = @f}> : () -> ()
  "scf.yield"() : () -> ()
}) : () -> ()
}) : () -> ()

// -----
// call in unreg
// unregistered dialects: allowed
"builtin.module"() ({
"func.func"() <{function_type = () -> (), sym_name = "f", sym_visibility = "private"}> ({
}) : () -> ()
"x.r"() ({
  "func.call"() <{callee = @f}> : () -> ()
}) : () -> ()
}) : () -> ()

// 5:3: error: 'func.call' op 'f' does not reference a valid function
// 5:3: note: see current operation: "func.call"() <{callee = @f}> : () -> ()

// -----
// call in unreg2
// unregistered dialects: allowed
"builtin.module"() ({
"func.func"() <{function_type = () -> (), sym_name = "f", sym_visibility = "private"}> ({
}) : () -> ()
"x.r"() ({
  "func.call"() <{callee = @f}> : () -> ()
}, {}) : () -> ()
}) : () -> ()

// -----
// call not function
"builtin.module"() ({
"builtin.module"() <{sym_name = "g"}> ({
^bb0:
}) : () -> ()
"func.func"() <{function_type = () -> (), sym_name = "f"}> ({
  "func.call"() <{callee = @g}> : () -> ()
  "func.return"() : () -> ()
}) : () -> ()
}) : () -> ()

// 6:3: error: 'func.call' op 'g' does not reference a valid function
// 6:3: note: see current operation: "func.call"() <{callee = @g}> : () -> ()

// -----
// call res attrs
"builtin.module"() ({
"func.func"() <{function_type = (i32) -> (), sym_name = "f", sym_visibility = "private"}> ({}) : () -> ()
  %0 = "arith.constant"() <{value = 1 : i32}> : () -> i32
  "func.call"(%0) <{callee = @f, res_attrs = [{}, {}]}> : (i32) -> ()
}) : () -> ()

// -----
// call unknown
"func.func"() <{function_type = () -> (), sym_name = "f"}> ({
  "func.call"() <{callee = @g}> : () -> ()
  "func.return"() : () -> ()
}) : () -> ()

// 2:3: error: 'func.call' op 'g' does not reference a valid function
// 2:3: note: see current operation: "func.call"() <{callee = @g}> : () -> ()

// -----
// constant func nofn
"builtin.module"() ({
"func.func"() <{function_type = () -> (), sym_name = "h", sym_visibility = "private"}> ({
}) : () -> ()
%0 = "func.constant"() <{value = @h}> : () -> i32
}) : () -> ()

// 4:6: error: 'func.constant' op reference to function with mismatched type
// 4:6: note: see current operation: %0 = "func.constant"() <{value = @h}> : () -> i32

// -----
// constant func type
"builtin.module"() ({
"func.func"() <{function_type = () -> (), sym_name = "h", sym_visibility = "private"}> ({
}) : () -> ()
%0 = "func.constant"() <{value = @h}> : () -> ((i32) -> ())
}) : () -> ()

// 4:6: error: 'func.constant' op reference to function with mismatched type
// 4:6: note: see current operation: %0 = "func.constant"() <{value = @h}> : () -> ((i32) -> ())

// -----
// constant func unknown
%0 = "func.constant"() <{value = @g}> : () -> (() -> ())

// 1:6: error: 'func.constant' op reference to undefined function 'g'
// 1:6: note: see current operation: %0 = "func.constant"() <{value = @g}> : () -> (() -> ())

// -----
// dup nested symbol noname
"builtin.module"() ({
"builtin.module"() ({
^bb0:
}) : () -> ()
"builtin.module"() ({
^bb0:
}) : () -> ()
}) : () -> ()

// -----
// func in func
"func.func"() <{function_type = () -> (), sym_name = "f"}> ({
  "func.func"() <{function_type = () -> (), sym_name = "g"}> ({
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "g"}> ({
    "func.return"() : () -> ()
  }) : () -> ()
  "func.return"() : () -> ()
}) : () -> ()

// 2:3: error: 'func.func' op symbol's parent must have the SymbolTable trait
// 2:3: note: see current operation:
// "func.func"() <{function_type = () -> (), sym_name = "g"}> ({
//   "func.return"() : () -> ()
// }) : () -> ()
// 5:3: error: 'func.func' op symbol's parent must have the SymbolTable trait
// 5:3: note: see current operation:
// "func.func"() <{function_type = () -> (), sym_name = "g"}> ({
//   "func.return"() : () -> ()
// }) : () -> ()

// -----
// func in module attr name
"func.func"() <{function_type = (i32) -> (), sym_name = "f", sym_visibility = "private", arg_attrs = [{foo.x = 1}]}> ({}) : () -> ()

// -----
// func in unreg
// unregistered dialects: allowed
"x.y"() ({
  "func.func"() <{function_type = () -> (), sym_name = "g"}> ({
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
// func visibility kind
"func.func"() <{function_type = () -> (), sym_name = "m", sym_visibility = 1}> ({
}) : () -> ()

// 1:1: error: invalid properties {function_type = () -> (), sym_name = "m", sym_visibility = 1 : i64} for op func.func: Invalid attribute `sym_visibility` in property conversion: 1 : i64

// -----
// func visibility
"func.func"() <{function_type = () -> (), sym_name = "m", sym_visibility = "foo"}> ({
}) : () -> ()

// 1:1: error: 'func.func' op visibility expected to be one of ["public", "private", "nested"], but got "foo"
// 1:1: note: see current operation:
// "func.func"() <{function_type = () -> (), sym_name = "m", sym_visibility = "foo"}> ({
// }) : () -> ()

// -----
// redefinition
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "x", sym_visibility = "private"}> ({
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "x", sym_visibility = "private"}> ({
  }) : () -> ()
}) : () -> ()

// 4:3: error: redefinition of symbol named 'x'
// 4:3: note: see current operation:
// "func.func"() <{function_type = () -> (), sym_name = "x", sym_visibility = "private"}> ({
// }) : () -> ()
// 2:3: note: see existing symbol definition here

// -----
// symbol in func
// unregistered dialects: allowed
"func.func"() <{function_type = () -> (), sym_name = "f"}> ({
  "x.y"() {sym_name = "a"} : () -> ()
  "x.y"() {sym_name = "a"} : () -> ()
  "func.return"() : () -> ()
}) : () -> ()

// -----
// symbol users order2
// unregistered dialects: allowed
"builtin.module"() ({
"x.r"() ({
  "x.r"() ({
  "func.call"() <{callee = @a}> : () -> ()
  }) : () -> ()
  "func.call"() <{callee = @b}> : () -> ()
}, {
  "func.call"() <{callee = @c}> : () -> ()
}) : () -> ()
"x.r"() ({
  "func.call"() <{callee = @d}> : () -> ()
}) : () -> ()
}) : () -> ()

// 11:3: error: 'func.call' op 'd' does not reference a valid function
// 11:3: note: see current operation: "func.call"() <{callee = @d}> : () -> ()

// -----
// symbol users two
"builtin.module"() ({
"func.func"() <{function_type = () -> (), sym_name = "f"}> ({
  "func.call"() <{callee = @g}> : () -> ()
  "func.call"() <{callee = @h}> : () -> ()
  "func.return"() : () -> ()
}) : () -> ()
"func.func"() <{function_type = () -> (), sym_name = "f2"}> ({
  "func.call"() <{callee = @i}> : () -> ()
  "func.return"() : () -> ()
}) : () -> ()
}) : () -> ()

// 8:3: error: 'func.call' op 'i' does not reference a valid function
// 8:3: note: see current operation: "func.call"() <{callee = @i}> : () -> ()
