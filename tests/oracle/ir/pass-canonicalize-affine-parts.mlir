// Indices that are split into parts and made of them: constants, parts of one value, and one after the other.
// run: --canonicalize
// run: --sccp
"builtin.module"() ({
  "func.func"() <{function_type = (index) -> (), sym_name = "u", sym_visibility = "private"}> ({
  }) : () -> ()
  "func.func"() <{function_type = (index, index, index, index, index) -> (), sym_name = "f0"}> ({
  ^bb0(%arg95: index, %arg96: index, %arg97: index, %arg98: index, %arg99: index):
    %120 = "affine.linearize_index"(%arg95, %arg95, %arg96, %arg96) <{disjoint = false, operandSegmentSizes = array<i32: 4, 0>, static_basis = array<i64: 2, 1, 8>}> : (index, index, index, index) -> index
    %121:2 = "affine.delinearize_index"(%120) <{static_basis = array<i64: 32>}> : (index) -> (index, index)
    %122 = "affine.linearize_index"(%arg96) <{disjoint = false, operandSegmentSizes = array<i32: 1, 0>, static_basis = array<i64: 2>}> : (index) -> index
    %123 = "affine.delinearize_index"(%122) <{static_basis = array<i64: 4>}> : (index) -> index
    "func.call"(%121#1) <{callee = @u}> : (index) -> ()
    "func.call"(%123) <{callee = @u}> : (index) -> ()
    "func.call"(%120) <{callee = @u}> : (index) -> ()
    "func.call"(%122) <{callee = @u}> : (index) -> ()
    "func.call"(%arg97) <{callee = @u}> : (index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (index, index, index, index, index) -> (), sym_name = "f1"}> ({
  ^bb0(%arg90: index, %arg91: index, %arg92: index, %arg93: index, %arg94: index):
    %117 = "arith.constant"() <{value = -3 : index}> : () -> index
    %118 = "affine.linearize_index"(%arg92, %arg90, %arg90) <{disjoint, operandSegmentSizes = array<i32: 3, 0>, static_basis = array<i64: 8, 6>}> : (index, index, index) -> index
    %119:3 = "affine.delinearize_index"(%118) <{static_basis = array<i64: 1, 6>}> : (index) -> (index, index, index)
    "func.call"(%119#0) <{callee = @u}> : (index) -> ()
    "func.call"(%119#1) <{callee = @u}> : (index) -> ()
    "func.call"(%119#2) <{callee = @u}> : (index) -> ()
    "func.call"(%arg90) <{callee = @u}> : (index) -> ()
    "func.call"(%arg91) <{callee = @u}> : (index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (index, index, index, index, index) -> (), sym_name = "f2"}> ({
  ^bb0(%arg85: index, %arg86: index, %arg87: index, %arg88: index, %arg89: index):
    %111 = "arith.constant"() <{value = 1 : index}> : () -> index
    %112 = "arith.constant"() <{value = 7 : index}> : () -> index
    %113 = "affine.linearize_index"(%arg87, %arg87, %arg85) <{disjoint, operandSegmentSizes = array<i32: 3, 0>, static_basis = array<i64: 4, 6, 1>}> : (index, index, index) -> index
    %114:4 = "affine.delinearize_index"(%113) <{static_basis = array<i64: 4, 6, 1>}> : (index) -> (index, index, index, index)
    %115:2 = "affine.delinearize_index"(%114#1) <{static_basis = array<i64: 2, 32>}> : (index) -> (index, index)
    %116 = "affine.linearize_index"(%114#0, %115#1) <{disjoint = false, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 32>}> : (index, index) -> index
    "func.call"(%111) <{callee = @u}> : (index) -> ()
    "func.call"(%115#0) <{callee = @u}> : (index) -> ()
    "func.call"(%115#1) <{callee = @u}> : (index) -> ()
    "func.call"(%116) <{callee = @u}> : (index) -> ()
    "func.call"(%arg85) <{callee = @u}> : (index) -> ()
    "func.call"(%arg87) <{callee = @u}> : (index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (index, index, index, index, index) -> (), sym_name = "f3"}> ({
  ^bb0(%arg80: index, %arg81: index, %arg82: index, %arg83: index, %arg84: index):
    %105 = "arith.constant"() <{value = 0 : index}> : () -> index
    %106 = "arith.constant"() <{value = -3 : index}> : () -> index
    %107:3 = "affine.delinearize_index"(%arg81) <{static_basis = array<i64: 6, 2>}> : (index) -> (index, index, index)
    %108 = "affine.linearize_index"(%107#2, %107#0, %arg83) <{disjoint = false, operandSegmentSizes = array<i32: 2, 1>, static_basis = array<i64: -9223372036854775808>}> : (index, index, index) -> index
    %109 = "affine.linearize_index"(%arg82, %arg82) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 8>}> : (index, index) -> index
    %110:2 = "affine.delinearize_index"(%109, %arg84) <{static_basis = array<i64: -9223372036854775808, 4>}> : (index, index) -> (index, index)
    "func.call"(%107#1) <{callee = @u}> : (index) -> ()
    "func.call"(%110#0) <{callee = @u}> : (index) -> ()
    "func.call"(%110#1) <{callee = @u}> : (index) -> ()
    "func.call"(%109) <{callee = @u}> : (index) -> ()
    "func.call"(%arg81) <{callee = @u}> : (index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (index, index, index, index, index) -> (), sym_name = "f4"}> ({
  ^bb0(%arg75: index, %arg76: index, %arg77: index, %arg78: index, %arg79: index):
    %96 = "arith.constant"() <{value = 0 : index}> : () -> index
    %97 = "arith.constant"() <{value = 1 : index}> : () -> index
    %98 = "arith.constant"() <{value = -3 : index}> : () -> index
    %99 = "affine.linearize_index"(%arg76, %98, %arg75, %arg76, %arg78, %arg79) <{disjoint, operandSegmentSizes = array<i32: 4, 2>, static_basis = array<i64: 4, -9223372036854775808, -9223372036854775808, 2>}> : (index, index, index, index, index, index) -> index
    %100:5 = "affine.delinearize_index"(%99, %arg78, %arg79) <{static_basis = array<i64: 1, 2, -9223372036854775808, -9223372036854775808, 2>}> : (index, index, index) -> (index, index, index, index, index)
    %101:2 = "affine.delinearize_index"(%100#1, %arg79) <{static_basis = array<i64: -9223372036854775808, 3>}> : (index, index) -> (index, index)
    %102 = "affine.linearize_index"(%101#1) <{disjoint = false, operandSegmentSizes = array<i32: 1, 0>, static_basis = array<i64: 3>}> : (index) -> index
    %103 = "affine.linearize_index"(%arg75, %100#2, %100#3, %arg78) <{disjoint, operandSegmentSizes = array<i32: 3, 1>, static_basis = array<i64: 2, -9223372036854775808>}> : (index, index, index, index) -> index
    %104 = "affine.delinearize_index"(%102, %arg79) <{static_basis = array<i64: -9223372036854775808>}> : (index, index) -> index
    "func.call"(%97) <{callee = @u}> : (index) -> ()
    "func.call"(%98) <{callee = @u}> : (index) -> ()
    "func.call"(%104) <{callee = @u}> : (index) -> ()
    "func.call"(%100#3) <{callee = @u}> : (index) -> ()
    "func.call"(%102) <{callee = @u}> : (index) -> ()
    "func.call"(%103) <{callee = @u}> : (index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (index, index, index, index, index) -> (), sym_name = "f5"}> ({
  ^bb0(%arg70: index, %arg71: index, %arg72: index, %arg73: index, %arg74: index):
    %87 = "arith.constant"() <{value = 0 : index}> : () -> index
    %88 = "arith.constant"() <{value = 7 : index}> : () -> index
    %89 = "affine.linearize_index"(%arg70, %88, %arg70, %arg70) <{disjoint = false, operandSegmentSizes = array<i32: 4, 0>, static_basis = array<i64: 2, 2, 8, 6>}> : (index, index, index, index) -> index
    %90 = "affine.delinearize_index"(%89, %arg73) <{static_basis = array<i64: -9223372036854775808>}> : (index, index) -> index
    %91 = "affine.linearize_index"(%arg70, %arg73) <{disjoint, operandSegmentSizes = array<i32: 1, 1>, static_basis = array<i64: -9223372036854775808>}> : (index, index) -> index
    %92:2 = "affine.delinearize_index"(%91, %arg73, %arg73) <{static_basis = array<i64: -9223372036854775808, -9223372036854775808>}> : (index, index, index) -> (index, index)
    %93:2 = "affine.delinearize_index"(%92#1, %arg73) <{static_basis = array<i64: 32, -9223372036854775808>}> : (index, index) -> (index, index)
    %94:3 = "affine.delinearize_index"(%93#1) <{static_basis = array<i64: 6, 4, 4>}> : (index) -> (index, index, index)
    %95 = "affine.linearize_index"(%94#1) <{disjoint, operandSegmentSizes = array<i32: 1, 0>, static_basis = array<i64: 4>}> : (index) -> index
    "func.call"(%88) <{callee = @u}> : (index) -> ()
    "func.call"(%94#1) <{callee = @u}> : (index) -> ()
    "func.call"(%94#2) <{callee = @u}> : (index) -> ()
    "func.call"(%95) <{callee = @u}> : (index) -> ()
    "func.call"(%arg72) <{callee = @u}> : (index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (index, index, index, index, index) -> (), sym_name = "f6"}> ({
  ^bb0(%arg65: index, %arg66: index, %arg67: index, %arg68: index, %arg69: index):
    %80 = "arith.constant"() <{value = 0 : index}> : () -> index
    %81 = "arith.constant"() <{value = 7 : index}> : () -> index
    %82 = "arith.constant"() <{value = -3 : index}> : () -> index
    %83 = "affine.linearize_index"(%arg65, %arg67, %81, %arg65) <{disjoint, operandSegmentSizes = array<i32: 4, 0>, static_basis = array<i64: 32, 32, 3, 8>}> : (index, index, index, index) -> index
    %84:2 = "affine.delinearize_index"(%81) <{static_basis = array<i64: 6, 3>}> : (index) -> (index, index)
    %85 = "affine.linearize_index"(%84#1) <{disjoint = false, operandSegmentSizes = array<i32: 1, 0>, static_basis = array<i64: 32>}> : (index) -> index
    %86 = "affine.linearize_index"(%84#0, %81) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 32>}> : (index, index) -> index
    "func.call"(%84#1) <{callee = @u}> : (index) -> ()
    "func.call"(%85) <{callee = @u}> : (index) -> ()
    "func.call"(%86) <{callee = @u}> : (index) -> ()
    "func.call"(%arg65) <{callee = @u}> : (index) -> ()
    "func.call"(%arg67) <{callee = @u}> : (index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (index, index, index, index, index) -> (), sym_name = "f7"}> ({
  ^bb0(%arg60: index, %arg61: index, %arg62: index, %arg63: index, %arg64: index):
    %76 = "arith.constant"() <{value = 0 : index}> : () -> index
    %77:2 = "affine.delinearize_index"(%arg61) <{static_basis = array<i64: 32, 4>}> : (index) -> (index, index)
    %78 = "affine.linearize_index"(%77#0, %77#0, %76) <{disjoint, operandSegmentSizes = array<i32: 3, 0>, static_basis = array<i64: 32, 32, 3>}> : (index, index, index) -> index
    %79 = "affine.delinearize_index"(%76) <{static_basis = array<i64: 4>}> : (index) -> index
    "func.call"(%77#1) <{callee = @u}> : (index) -> ()
    "func.call"(%79) <{callee = @u}> : (index) -> ()
    "func.call"(%78) <{callee = @u}> : (index) -> ()
    "func.call"(%arg62) <{callee = @u}> : (index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (index, index, index, index, index) -> (), sym_name = "f8"}> ({
  ^bb0(%arg55: index, %arg56: index, %arg57: index, %arg58: index, %arg59: index):
    %66 = "arith.constant"() <{value = 1 : index}> : () -> index
    %67 = "arith.constant"() <{value = 7 : index}> : () -> index
    %68 = "affine.linearize_index"(%arg55, %66) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 6>}> : (index, index) -> index
    %69:3 = "affine.delinearize_index"(%68) <{static_basis = array<i64: 6, 2>}> : (index) -> (index, index, index)
    %70 = "affine.linearize_index"(%69#1, %arg56, %66, %69#1) <{disjoint = false, operandSegmentSizes = array<i32: 4, 0>, static_basis = array<i64: 8, 8, 3>}> : (index, index, index, index) -> index
    %71:4 = "affine.delinearize_index"(%70) <{static_basis = array<i64: 8, 6, 8, 3>}> : (index) -> (index, index, index, index)
    %72 = "affine.linearize_index"(%arg57, %69#2) <{disjoint = false, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 8, 3>}> : (index, index) -> index
    %73:3 = "affine.delinearize_index"(%72) <{static_basis = array<i64: 1, 8, 3>}> : (index) -> (index, index, index)
    %74 = "affine.linearize_index"(%71#2) <{disjoint = false, operandSegmentSizes = array<i32: 1, 0>, static_basis = array<i64: 8>}> : (index) -> index
    %75:3 = "affine.delinearize_index"(%74) <{static_basis = array<i64: 2, 1, 8>}> : (index) -> (index, index, index)
    "func.call"(%69#1) <{callee = @u}> : (index) -> ()
    "func.call"(%69#2) <{callee = @u}> : (index) -> ()
    "func.call"(%71#2) <{callee = @u}> : (index) -> ()
    "func.call"(%75#0) <{callee = @u}> : (index) -> ()
    "func.call"(%75#1) <{callee = @u}> : (index) -> ()
    "func.call"(%75#2) <{callee = @u}> : (index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (index, index, index, index, index) -> (), sym_name = "f9"}> ({
  ^bb0(%arg50: index, %arg51: index, %arg52: index, %arg53: index, %arg54: index):
    %60 = "arith.constant"() <{value = 1 : index}> : () -> index
    %61:4 = "affine.delinearize_index"(%arg50) <{static_basis = array<i64: 8, 3, 1>}> : (index) -> (index, index, index, index)
    %62 = "affine.linearize_index"(%61#1, %61#1, %60, %arg53) <{disjoint, operandSegmentSizes = array<i32: 3, 1>, static_basis = array<i64: 8, -9223372036854775808>}> : (index, index, index, index) -> index
    %63 = "affine.linearize_index"(%62, %61#2, %arg50) <{disjoint = false, operandSegmentSizes = array<i32: 3, 0>, static_basis = array<i64: 6, 6>}> : (index, index, index) -> index
    %64 = "affine.linearize_index"(%62, %63) <{disjoint = false, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 3, 4>}> : (index, index) -> index
    %65:2 = "affine.delinearize_index"(%64) <{static_basis = array<i64: 2, 2>}> : (index) -> (index, index)
    "func.call"(%60) <{callee = @u}> : (index) -> ()
    "func.call"(%65#0) <{callee = @u}> : (index) -> ()
    "func.call"(%65#1) <{callee = @u}> : (index) -> ()
    "func.call"(%64) <{callee = @u}> : (index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (index, index, index, index, index) -> (), sym_name = "f10"}> ({
  ^bb0(%arg45: index, %arg46: index, %arg47: index, %arg48: index, %arg49: index):
    %50 = "arith.constant"() <{value = 1 : index}> : () -> index
    %51 = "arith.constant"() <{value = 7 : index}> : () -> index
    %52 = "arith.constant"() <{value = 100 : index}> : () -> index
    %53 = "affine.linearize_index"(%52, %52) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 1, 2>}> : (index, index) -> index
    %54:3 = "affine.delinearize_index"(%53) <{static_basis = array<i64: 2, 2>}> : (index) -> (index, index, index)
    %55:2 = "affine.delinearize_index"(%53, %arg48) <{static_basis = array<i64: -9223372036854775808>}> : (index, index) -> (index, index)
    %56 = "affine.linearize_index"(%55#1) <{disjoint, operandSegmentSizes = array<i32: 1, 0>, static_basis = array<i64>}> : (index) -> index
    %57 = "affine.linearize_index"(%arg46, %54#2, %arg45, %arg48) <{disjoint, operandSegmentSizes = array<i32: 3, 1>, static_basis = array<i64: 3, -9223372036854775808>}> : (index, index, index, index) -> index
    %58:4 = "affine.delinearize_index"(%55#0) <{static_basis = array<i64: 32, 6, 4, 32>}> : (index) -> (index, index, index, index)
    %59 = "affine.linearize_index"(%58#0, %58#1, %58#0) <{disjoint = false, operandSegmentSizes = array<i32: 3, 0>, static_basis = array<i64: 6, 32>}> : (index, index, index) -> index
    "func.call"(%52) <{callee = @u}> : (index) -> ()
    "func.call"(%58#2) <{callee = @u}> : (index) -> ()
    "func.call"(%58#3) <{callee = @u}> : (index) -> ()
    "func.call"(%53) <{callee = @u}> : (index) -> ()
    "func.call"(%56) <{callee = @u}> : (index) -> ()
    "func.call"(%59) <{callee = @u}> : (index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (index, index, index, index, index) -> (), sym_name = "f11"}> ({
  ^bb0(%arg40: index, %arg41: index, %arg42: index, %arg43: index, %arg44: index):
    %42 = "arith.constant"() <{value = 0 : index}> : () -> index
    %43 = "arith.constant"() <{value = 7 : index}> : () -> index
    %44 = "arith.constant"() <{value = -3 : index}> : () -> index
    %45 = "affine.linearize_index"(%arg42, %arg42) <{disjoint = false, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 3, 1>}> : (index, index) -> index
    %46:4 = "affine.delinearize_index"(%45) <{static_basis = array<i64: 3, 8, 32, 3>}> : (index) -> (index, index, index, index)
    %47:2 = "affine.delinearize_index"(%46#3) <{static_basis = array<i64: 3, 3>}> : (index) -> (index, index)
    %48 = "affine.linearize_index"(%47#1, %46#3) <{disjoint = false, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 3>}> : (index, index) -> index
    %49 = "affine.linearize_index"(%46#0) <{disjoint, operandSegmentSizes = array<i32: 1, 0>, static_basis = array<i64: 32>}> : (index) -> index
    "func.call"(%46#2) <{callee = @u}> : (index) -> ()
    "func.call"(%47#1) <{callee = @u}> : (index) -> ()
    "func.call"(%45) <{callee = @u}> : (index) -> ()
    "func.call"(%48) <{callee = @u}> : (index) -> ()
    "func.call"(%49) <{callee = @u}> : (index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (index, index, index, index, index) -> (), sym_name = "f12"}> ({
  ^bb0(%arg35: index, %arg36: index, %arg37: index, %arg38: index, %arg39: index):
    %37 = "arith.constant"() <{value = 0 : index}> : () -> index
    %38 = "arith.constant"() <{value = -3 : index}> : () -> index
    %39 = "affine.linearize_index"(%arg37) <{disjoint, operandSegmentSizes = array<i32: 1, 0>, static_basis = array<i64: 8>}> : (index) -> index
    %40:2 = "affine.delinearize_index"(%39, %arg38) <{static_basis = array<i64: 2, -9223372036854775808>}> : (index, index) -> (index, index)
    %41 = "affine.linearize_index"(%arg37) <{disjoint, operandSegmentSizes = array<i32: 1, 0>, static_basis = array<i64: 6>}> : (index) -> index
    "func.call"(%37) <{callee = @u}> : (index) -> ()
    "func.call"(%40#0) <{callee = @u}> : (index) -> ()
    "func.call"(%40#1) <{callee = @u}> : (index) -> ()
    "func.call"(%41) <{callee = @u}> : (index) -> ()
    "func.call"(%arg35) <{callee = @u}> : (index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (index, index, index, index, index) -> (), sym_name = "f13"}> ({
  ^bb0(%arg30: index, %arg31: index, %arg32: index, %arg33: index, %arg34: index):
    %33 = "arith.constant"() <{value = 100 : index}> : () -> index
    %34 = "affine.linearize_index"(%arg32, %arg30, %arg30) <{disjoint = false, operandSegmentSizes = array<i32: 3, 0>, static_basis = array<i64: 4, 1>}> : (index, index, index) -> index
    %35:2 = "affine.delinearize_index"(%34) <{static_basis = array<i64: 1>}> : (index) -> (index, index)
    %36:3 = "affine.delinearize_index"(%35#0, %arg33) <{static_basis = array<i64: 4, 6, -9223372036854775808>}> : (index, index) -> (index, index, index)
    "func.call"(%33) <{callee = @u}> : (index) -> ()
    "func.call"(%36#0) <{callee = @u}> : (index) -> ()
    "func.call"(%36#1) <{callee = @u}> : (index) -> ()
    "func.call"(%36#2) <{callee = @u}> : (index) -> ()
    "func.call"(%arg32) <{callee = @u}> : (index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (index, index, index, index, index) -> (), sym_name = "f14"}> ({
  ^bb0(%arg25: index, %arg26: index, %arg27: index, %arg28: index, %arg29: index):
    %28 = "arith.constant"() <{value = 1 : index}> : () -> index
    %29 = "arith.constant"() <{value = 100 : index}> : () -> index
    %30:4 = "affine.delinearize_index"(%28, %arg28) <{static_basis = array<i64: 6, -9223372036854775808, 8, 6>}> : (index, index) -> (index, index, index, index)
    %31 = "affine.linearize_index"(%arg27, %28, %arg28) <{disjoint, operandSegmentSizes = array<i32: 2, 1>, static_basis = array<i64: -9223372036854775808>}> : (index, index, index) -> index
    %32:4 = "affine.delinearize_index"(%31) <{static_basis = array<i64: 32, 2, 4>}> : (index) -> (index, index, index, index)
    "func.call"(%32#1) <{callee = @u}> : (index) -> ()
    "func.call"(%32#2) <{callee = @u}> : (index) -> ()
    "func.call"(%32#3) <{callee = @u}> : (index) -> ()
    "func.call"(%31) <{callee = @u}> : (index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (index, index, index, index, index) -> (), sym_name = "f15"}> ({
  ^bb0(%arg20: index, %arg21: index, %arg22: index, %arg23: index, %arg24: index):
    %21 = "arith.constant"() <{value = 0 : index}> : () -> index
    %22 = "arith.constant"() <{value = 1 : index}> : () -> index
    %23 = "arith.constant"() <{value = 7 : index}> : () -> index
    %24 = "affine.linearize_index"(%arg20) <{disjoint, operandSegmentSizes = array<i32: 1, 0>, static_basis = array<i64>}> : (index) -> index
    %25:2 = "affine.delinearize_index"(%24) <{static_basis = array<i64: 1, 1>}> : (index) -> (index, index)
    %26 = "affine.linearize_index"(%23, %25#0) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 3>}> : (index, index) -> index
    %27:4 = "affine.delinearize_index"(%26) <{static_basis = array<i64: 2, 6, 3>}> : (index) -> (index, index, index, index)
    "func.call"(%25#0) <{callee = @u}> : (index) -> ()
    "func.call"(%27#1) <{callee = @u}> : (index) -> ()
    "func.call"(%27#2) <{callee = @u}> : (index) -> ()
    "func.call"(%27#3) <{callee = @u}> : (index) -> ()
    "func.call"(%26) <{callee = @u}> : (index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (index, index, index, index, index) -> (), sym_name = "f16"}> ({
  ^bb0(%arg15: index, %arg16: index, %arg17: index, %arg18: index, %arg19: index):
    %16 = "arith.constant"() <{value = 100 : index}> : () -> index
    %17 = "affine.linearize_index"(%arg16, %16, %arg17, %arg18) <{disjoint, operandSegmentSizes = array<i32: 3, 1>, static_basis = array<i64: 2, -9223372036854775808, 32>}> : (index, index, index, index) -> index
    %18:3 = "affine.delinearize_index"(%17, %arg18, %arg18) <{static_basis = array<i64: -9223372036854775808, -9223372036854775808>}> : (index, index, index) -> (index, index, index)
    %19:2 = "affine.delinearize_index"(%18#1) <{static_basis = array<i64: 2>}> : (index) -> (index, index)
    %20 = "affine.linearize_index"(%19#1) <{disjoint = false, operandSegmentSizes = array<i32: 1, 0>, static_basis = array<i64>}> : (index) -> index
    "func.call"(%19#0) <{callee = @u}> : (index) -> ()
    "func.call"(%19#1) <{callee = @u}> : (index) -> ()
    "func.call"(%18#0) <{callee = @u}> : (index) -> ()
    "func.call"(%20) <{callee = @u}> : (index) -> ()
    "func.call"(%arg16) <{callee = @u}> : (index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (index, index, index, index, index) -> (), sym_name = "f17"}> ({
  ^bb0(%arg10: index, %arg11: index, %arg12: index, %arg13: index, %arg14: index):
    %10:2 = "affine.delinearize_index"(%arg10, %arg14) <{static_basis = array<i64: -9223372036854775808, 4>}> : (index, index) -> (index, index)
    %11 = "affine.linearize_index"(%10#0, %10#1, %arg11) <{disjoint, operandSegmentSizes = array<i32: 3, 0>, static_basis = array<i64: 32, 4, 6>}> : (index, index, index) -> index
    %12:4 = "affine.delinearize_index"(%arg12) <{static_basis = array<i64: 8, 1, 4>}> : (index) -> (index, index, index, index)
    %13 = "affine.linearize_index"(%arg11, %12#2, %12#2) <{disjoint = false, operandSegmentSizes = array<i32: 3, 0>, static_basis = array<i64: 1, 1>}> : (index, index, index) -> index
    %14 = "affine.linearize_index"(%13, %13, %arg12) <{disjoint = false, operandSegmentSizes = array<i32: 3, 0>, static_basis = array<i64: 2, 6, 4>}> : (index, index, index) -> index
    %15:4 = "affine.delinearize_index"(%14) <{static_basis = array<i64: 6, 2, 2>}> : (index) -> (index, index, index, index)
    "func.call"(%15#1) <{callee = @u}> : (index) -> ()
    "func.call"(%15#2) <{callee = @u}> : (index) -> ()
    "func.call"(%15#3) <{callee = @u}> : (index) -> ()
    "func.call"(%13) <{callee = @u}> : (index) -> ()
    "func.call"(%arg12) <{callee = @u}> : (index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (index, index, index, index, index) -> (), sym_name = "f18"}> ({
  ^bb0(%arg5: index, %arg6: index, %arg7: index, %arg8: index, %arg9: index):
    %5 = "affine.linearize_index"(%arg6, %arg7, %arg7, %arg5, %arg9) <{disjoint, operandSegmentSizes = array<i32: 4, 1>, static_basis = array<i64: -9223372036854775808, 32, 1>}> : (index, index, index, index, index) -> index
    %6:4 = "affine.delinearize_index"(%5) <{static_basis = array<i64: 32, 4, 6>}> : (index) -> (index, index, index, index)
    %7 = "affine.linearize_index"(%6#0, %6#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 8, 4>}> : (index, index) -> index
    %8 = "affine.linearize_index"(%6#3, %arg5, %6#1, %arg6) <{disjoint = false, operandSegmentSizes = array<i32: 4, 0>, static_basis = array<i64: 4, 3, 32, 4>}> : (index, index, index, index) -> index
    %9:4 = "affine.delinearize_index"(%8, %arg9) <{static_basis = array<i64: -9223372036854775808, 4, 4>}> : (index, index) -> (index, index, index, index)
    "func.call"(%6#0) <{callee = @u}> : (index) -> ()
    "func.call"(%6#2) <{callee = @u}> : (index) -> ()
    "func.call"(%9#1) <{callee = @u}> : (index) -> ()
    "func.call"(%9#2) <{callee = @u}> : (index) -> ()
    "func.call"(%9#3) <{callee = @u}> : (index) -> ()
    "func.call"(%arg7) <{callee = @u}> : (index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (index, index, index, index, index) -> (), sym_name = "f19"}> ({
  ^bb0(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index):
    %0 = "affine.linearize_index"(%arg0) <{disjoint, operandSegmentSizes = array<i32: 1, 0>, static_basis = array<i64: 6>}> : (index) -> index
    %1:3 = "affine.delinearize_index"(%0, %arg4) <{static_basis = array<i64: -9223372036854775808, 6>}> : (index, index) -> (index, index, index)
    %2 = "affine.linearize_index"(%arg1) <{disjoint, operandSegmentSizes = array<i32: 1, 0>, static_basis = array<i64>}> : (index) -> index
    %3 = "affine.linearize_index"(%1#2, %arg2, %1#2, %arg2) <{disjoint = false, operandSegmentSizes = array<i32: 4, 0>, static_basis = array<i64: 32, 3, 8>}> : (index, index, index, index) -> index
    %4:5 = "affine.delinearize_index"(%3, %arg4) <{static_basis = array<i64: -9223372036854775808, 1, 2, 4>}> : (index, index) -> (index, index, index, index, index)
    "func.call"(%4#2) <{callee = @u}> : (index) -> ()
    "func.call"(%4#3) <{callee = @u}> : (index) -> ()
    "func.call"(%4#4) <{callee = @u}> : (index) -> ()
    "func.call"(%0) <{callee = @u}> : (index) -> ()
    "func.call"(%arg0) <{callee = @u}> : (index) -> ()
    "func.call"(%arg2) <{callee = @u}> : (index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
