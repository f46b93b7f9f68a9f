// Bits, magnitudes and powers of integers of more than 128 bits.
// run: --allow-unregistered-dialect --canonicalize
"func.func"() <{function_type = () -> (), sym_name = "counts"}> ({
  %zero = "arith.constant"() <{value = 0 : i200}> : () -> i200
  %ones = "arith.constant"() <{value = -1 : i200}> : () -> i200
  %high = "arith.constant"() <{value = 696898287454081973172991196020261297061888 : i200}> : () -> i200
  %least = "arith.constant"() <{value = -803469022129495137770981046170581301261101496891396417650688 : i200}> : () -> i200
  %0 = "math.cttz"(%zero) : (i200) -> i200
  %1 = "math.cttz"(%ones) : (i200) -> i200
  %2 = "math.cttz"(%high) : (i200) -> i200
  %3 = "math.cttz"(%least) : (i200) -> i200
  %4 = "math.ctlz"(%zero) : (i200) -> i200
  %5 = "math.ctlz"(%ones) : (i200) -> i200
  %6 = "math.ctlz"(%high) : (i200) -> i200
  %7 = "math.ctlz"(%least) : (i200) -> i200
  %8 = "math.ctpop"(%zero) : (i200) -> i200
  %9 = "math.ctpop"(%ones) : (i200) -> i200
  %10 = "math.ctpop"(%high) : (i200) -> i200
  %11 = "math.ctpop"(%least) : (i200) -> i200
  %12 = "math.absi"(%ones) : (i200) -> i200
  %13 = "math.absi"(%high) : (i200) -> i200
  %14 = "math.absi"(%least) : (i200) -> i200
  "t.use"(%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14) : (i200, i200, i200, i200, i200, i200, i200, i200, i200, i200, i200, i200, i200, i200, i200) -> ()
  %least128 = "arith.constant"() <{value = -170141183460469231731687303715884105728 : i128}> : () -> i128
  %15 = "math.absi"(%least128) : (i128) -> i128
  %16 = "math.cttz"(%least128) : (i128) -> i128
  %17 = "math.ctlz"(%least128) : (i128) -> i128
  %bit = "arith.constant"() <{value = true}> : () -> i1
  %18 = "math.ctpop"(%bit) : (i1) -> i1
  %19 = "math.absi"(%bit) : (i1) -> i1
  "t.use"(%15, %16, %17, %18, %19) : (i128, i128, i128, i1, i1) -> ()
  "func.return"() : () -> ()
}) : () -> ()
"func.func"() <{function_type = () -> (), sym_name = "powers"}> ({
  %three = "arith.constant"() <{value = 3 : i20000}> : () -> i20000
  %minus = "arith.constant"() <{value = -3 : i200}> : () -> i200
  %large = "arith.constant"() <{value = 12345 : i200}> : () -> i200
  %0 = "math.ipowi"(%three, %three) : (i20000, i20000) -> i20000
  %1 = "math.ipowi"(%minus, %large) : (i200, i200) -> i200
  %2 = "math.ipowi"(%large, %minus) : (i200, i200) -> i200
  "t.use"(%0, %1, %2) : (i20000, i200, i200) -> ()
  "func.return"() : () -> ()
}) : () -> ()
