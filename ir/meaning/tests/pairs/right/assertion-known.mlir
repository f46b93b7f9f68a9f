// An assertion of what has been asserted.
"func.func"() <{function_type = () -> (), sym_name = "h", sym_visibility = "private"}> ({
}) : () -> ()
"func.func"() <{function_type = (i1) -> (), sym_name = "f"}> ({
^bb0(%arg0: i1):
  "cf.assert"(%arg0) <{msg = "holds"}> : (i1) -> ()
  "cf.assert"(%arg0) <{msg = "holds again"}> : (i1) -> ()
  "func.call"() <{callee = @h}> : () -> ()
  "func.return"() : () -> ()
}) : () -> ()

// -----

"func.func"() <{function_type = () -> (), sym_name = "h", sym_visibility = "private"}> ({
}) : () -> ()
"func.func"() <{function_type = (i1) -> (), sym_name = "f"}> ({
^bb0(%arg0: i1):
  "cf.assert"(%arg0) <{msg = "holds"}> : (i1) -> ()
  "func.call"() <{callee = @h}> : () -> ()
  "func.return"() : () -> ()
}) : () -> ()
