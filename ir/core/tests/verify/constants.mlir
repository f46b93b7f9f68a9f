// Constants of `arith`.

// -----
// big constant note2
%0 = "arith.constant"() <{value = dense<[0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16]> : tensor<17xi32>}> : () -> tensor<17xi64>

// 1:6: error: 'arith.constant' op failed to verify that all of {value, result} have same type
// 1:6: note: see current operation: %0 = "arith.constant"() <{value = dense_resource<__elided__> : tensor<17xi32>}> : () -> tensor<17xi64>

// -----
// constant dense ok
%0 = "arith.constant"() <{value = dense<1> : tensor<4xi32>}> : () -> tensor<4xi32>

// -----
// constant dense
%0 = "arith.constant"() <{value = dense<1> : tensor<4xi32>}> : () -> tensor<4xi64>

// 1:6: error: 'arith.constant' op failed to verify that all of {value, result} have same type
// 1:6: note: see current operation: %0 = "arith.constant"() <{value = dense<1> : tensor<4xi32>}> : () -> tensor<4xi64>

// -----
// constant func
%0 = "arith.constant"() <{value = dense<1> : tensor<2xi32>}> : () -> tensor<2xi32>

// -----
// constant index
%0 = "arith.constant"() <{value = 1 : index}> : () -> index

// -----
// constant opaque none
// unregistered dialects: allowed
%0 = "arith.constant"() <{value = #foo.bar}> : () -> none

// 1:6: error: 'arith.constant' op value must be an integer, float, or elements attribute
// 1:6: note: see current operation: %0 = "arith.constant"() <{value = #foo.bar}> : () -> none

// -----
// constant opaque
// unregistered dialects: allowed
%0 = "arith.constant"() <{value = #foo.bar : i32}> : () -> i32

// 1:6: error: 'arith.constant' op value must be an integer, float, or elements attribute
// 1:6: note: see current operation: %0 = "arith.constant"() <{value = #foo.bar : i32}> : () -> i32

// -----
// constant operand
%0 = "arith.constant"() <{value = 1 : i32}> : () -> i32
%1 = "arith.constant"(%0) <{value = 1 : i32}> : (i32) -> i32

// 2:6: error: 'arith.constant' op requires zero operands
// 2:6: note: see current operation: %1 = "arith.constant"(%0) <{value = 1 : i32}> : (i32) -> i32

// -----
// constant resource
%0 = "arith.constant"() <{value = dense_resource<a> : tensor<2xi32>}> : () -> tensor<2xi32>

// -----
// constant results
"arith.constant"() <{value = 1 : i32}> : () -> ()

// 1:1: error: 'arith.constant' op requires one result
// 1:1: note: see current operation: "arith.constant"() <{value = 1 : i32}> : () -> ()

// -----
// constant scalable splat
%0 = "arith.constant"() <{value = dense<1> : vector<[2]xi32>}> : () -> vector<[2]xi32>

// -----
// constant scalable
%0 = "arith.constant"() <{value = dense<[1,2]> : vector<[2]xi32>}> : () -> vector<[2]xi32>

// 1:6: error: 'arith.constant' op intializing scalable vectors with elements attribute is not supported unless it's a vector splat
// 1:6: note: see current operation: %0 = "arith.constant"() <{value = dense<[1, 2]> : vector<[2]xi32>}> : () -> vector<[2]xi32>

// -----
// constant signed vec
%0 = "arith.constant"() <{value = dense<1> : tensor<2xsi32>}> : () -> tensor<2xsi32>

// -----
// constant signed
%0 = "arith.constant"() <{value = 1 : si32}> : () -> si32

// 1:6: error: 'arith.constant' op integer return type must be signless
// 1:6: note: see current operation: %0 = "arith.constant"() <{value = 1 : si32}> : () -> si32

// -----
// constant string none
%0 = "arith.constant"() <{value = "a"}> : () -> none

// 1:6: error: 'arith.constant' op value must be an integer, float, or elements attribute
// 1:6: note: see current operation: %0 = "arith.constant"() <{value = "a"}> : () -> none

// -----
// constant string
%0 = "arith.constant"() <{value = "a"}> : () -> i32

// 1:6: error: 'arith.constant' op failed to verify that all of {value, result} have same type
// 1:6: note: see current operation: %0 = "arith.constant"() <{value = "a"}> : () -> i32

// -----
// constant type
%0 = "arith.constant"() <{value = 1 : i64}> : () -> i32

// 1:6: error: 'arith.constant' op failed to verify that all of {value, result} have same type
// 1:6: note: see current operation: %0 = "arith.constant"() <{value = 1 : i64}> : () -> i32

// -----
// constant unsigned elt scalable
%0 = "arith.constant"() <{value = dense<1> : vector<4xi32>}> : () -> vector<4xi32>
