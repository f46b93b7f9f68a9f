// The remainder of a division that overflows is undefined, as is its quotient.
// run: --canonicalize --allow-unregistered-dialect
%0 = "spirv.Constant"() <{value = -2147483648 : i32}> : () -> i32
%1 = "spirv.Constant"() <{value = -1 : i32}> : () -> i32
%2 = "spirv.SRem"(%0, %1) : (i32, i32) -> i32
%3 = "spirv.SMod"(%0, %1) : (i32, i32) -> i32
%4 = "spirv.SDiv"(%0, %1) : (i32, i32) -> i32
"u.op"(%2, %3, %4) : (i32, i32, i32) -> ()
