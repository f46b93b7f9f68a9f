// Functions.

// -----
// func arg attrs count
"func.func"() <{function_type = (i32) -> (), sym_name = "f", sym_visibility = "private", arg_attrs = [{}, {}]}> ({}) : () -> ()

// 1:1: error: 'func.func' op expects argument attribute array to have the same number of elements as the number of function arguments, got 2, but expected 1
// 1:1: note: see current operation:
// "func.func"() <{arg_attrs = [{}, {}], function_type = (i32) -> (), sym_name = "f", sym_visibility = "private"}> ({
// }) : () -> ()

// -----
// func arg attrs kind
"func.func"() <{function_type = (i32) -> (), sym_name = "f", sym_visibility = "private", arg_attrs = [1]}> ({}) : () -> ()

// 1:1: error: 'func.func' op attribute 'arg_attrs' failed to satisfy constraint: Array of dictionary attributes
// 1:1: note: see current operation:
// "func.func"() <{arg_attrs = [1], function_type = (i32) -> (), sym_name = "f", sym_visibility = "private"}> ({
// }) : () -> ()

// -----
// func arg attrs kind2
"func.func"() <{function_type = (i32) -> (), sym_name = "f", sym_visibility = "private", arg_attrs = 1}> ({}) : () -> ()

// 1:1: error: invalid properties {arg_attrs = 1 : i64, function_type = (i32) -> (), sym_name = "f", sym_visibility = "private"} for op func.func: Invalid attribute `arg_attrs` in property conversion: 1 : i64

// -----
// func arg attrs name
"func.func"() <{function_type = (i32) -> (), sym_name = "f", sym_visibility = "private", arg_attrs = [{foo = 1}]}> ({}) : () -> ()

// 1:1: error: 'func.func' op arguments may only have dialect attributes
// 1:1: note: see current operation:
// "func.func"() <{arg_attrs = [{foo = 1 : i64}], function_type = (i32) -> (), sym_name = "f", sym_visibility = "private"}> ({
// }) : () -> ()

// -----
// func args count
"func.func"() <{function_type = (i32) -> (), sym_name = "f"}> ({
  "func.return"() : () -> ()
}) : () -> ()

// 1:1: error: 'func.func' op entry block must have 1 arguments to match function signature
// 1:1: note: see current operation:
// "func.func"() <{function_type = (i32) -> (), sym_name = "f"}> ({
//   "func.return"() : () -> ()
// }) : () -> ()

// -----
// func args type
"func.func"() <{function_type = (i32, i64) -> (), sym_name = "f"}> ({
^bb0(%a: i32, %b: i32):
  "func.return"() : () -> ()
}) : () -> ()

// 1:1: error: 'func.func' op type of entry block argument #1('i32') must match the type of the corresponding argument in function signature('i64')
// 1:1: note: see current operation:
// "func.func"() <{function_type = (i32, i64) -> (), sym_name = "f"}> ({
// ^bb0(%arg0: i32, %arg1: i32):
//   "func.return"() : () -> ()
// }) : () -> ()

// -----
// func name empty
"func.func"() <{function_type = () -> (), sym_name = "", sym_visibility = "private"}> ({}) : () -> ()

// -----
// func neither
"func.func"() ({
  "func.return"() : () -> ()
}) : () -> ()

// 1:1: error: 'func.func' op requires attribute 'function_type'
// 1:1: note: see current operation:
// "func.func"() ({
//   "func.return"() : () -> ()
// }) : () -> ()

// -----
// func nested decl
"func.func"() <{function_type = (i32, i64) -> (), sym_name = "f", sym_visibility = "nested"}> ({
}) : () -> ()

// -----
// func no inline kind
"func.func"() <{function_type = (i32) -> i32, sym_name = "f", sym_visibility = "private", no_inline = 1}> ({}) : () -> ()

// 1:1: error: invalid properties {function_type = (i32) -> i32, no_inline = 1 : i64, sym_name = "f", sym_visibility = "private"} for op func.func: Invalid attribute `no_inline` in property conversion: 1 : i64

// -----
// func no name
"func.func"() <{function_type = () -> ()}> ({
  "func.return"() : () -> ()
}) : () -> ()

// 1:1: error: 'func.func' op requires attribute 'sym_name'
// 1:1: note: see current operation:
// "func.func"() <{function_type = () -> ()}> ({
//   "func.return"() : () -> ()
// }) : () -> ()

// -----
// func no region
"func.func"() <{function_type = () -> (), sym_name = "f"}> : () -> ()

// 1:1: error: 'func.func' op requires one region
// 1:1: note: see current operation: "func.func"() <{function_type = () -> (), sym_name = "f"}> : () -> ()

// -----
// func no type
"func.func"() <{sym_name = "f"}> ({
  "func.return"() : () -> ()
}) : () -> ()

// 1:1: error: 'func.func' op requires attribute 'function_type'
// 1:1: note: see current operation:
// "func.func"() <{sym_name = "f"}> ({
//   "func.return"() : () -> ()
// }) : () -> ()

// -----
// func operand
// unregistered dialects: allowed
%0 = "x.d"() : () -> i32
"func.func"(%0) <{function_type = () -> (), sym_name = "f"}> ({}) : (i32) -> ()

// 2:1: error: 'func.func' op requires zero operands
// 2:1: note: see current operation:
// "func.func"(<<UNKNOWN SSA VALUE>>) <{function_type = () -> (), sym_name = "f"}> ({
// }) : (i32) -> ()

// -----
// func properties not dict
"func.func"() <1 : i32> ({}) : () -> ()

// 1:1: error: invalid properties 1 : i32 for op func.func: expected DictionaryAttr to set properties

// -----
// func public decl
"func.func"() <{function_type = (i32, i64) -> (), sym_name = "f"}> ({
}) : () -> ()

// 1:1: error: 'func.func' op symbol declaration cannot have public visibility
// 1:1: note: see current operation:
// "func.func"() <{function_type = (i32, i64) -> (), sym_name = "f"}> ({
// }) : () -> ()

// -----
// func res attrs count
"func.func"() <{function_type = (i32) -> (), sym_name = "f", sym_visibility = "private", res_attrs = [{}]}> ({}) : () -> ()

// 1:1: error: 'func.func' op expects result attribute array to have the same number of elements as the number of function results, got 1, but expected 0
// 1:1: note: see current operation:
// "func.func"() <{function_type = (i32) -> (), res_attrs = [{}], sym_name = "f", sym_visibility = "private"}> ({
// }) : () -> ()

// -----
// func res attrs name
"func.func"() <{function_type = (i32) -> i32, sym_name = "f", sym_visibility = "private", res_attrs = [{foo = 1}]}> ({}) : () -> ()

// 1:1: error: 'func.func' op results may only have dialect attributes
// 1:1: note: see current operation:
// "func.func"() <{function_type = (i32) -> i32, res_attrs = [{foo = 1 : i64}], sym_name = "f", sym_visibility = "private"}> ({
// }) : () -> ()

// -----
// func type kind
"func.func"() <{function_type = 1 : i32, sym_name = "f"}> ({
  "func.return"() : () -> ()
}) : () -> ()

// 1:1: error: invalid properties {function_type = 1 : i32, sym_name = "f"} for op func.func: Invalid attribute `function_type` in property conversion: 1 : i32

// -----
// func type not function
"func.func"() <{function_type = i32, sym_name = "f"}> ({
  "func.return"() : () -> ()
}) : () -> ()

// 1:1: error: 'func.func' op attribute 'function_type' failed to satisfy constraint: type attribute of function type
// 1:1: note: see current operation:
// "func.func"() <{function_type = i32, sym_name = "f"}> ({
//   "func.return"() : () -> ()
// }) : () -> ()

// -----
// func unknown property
"func.func"() <{function_type = (i32) -> i32, sym_name = "f", sym_visibility = "private", foo = 1}> ({}) : () -> ()
