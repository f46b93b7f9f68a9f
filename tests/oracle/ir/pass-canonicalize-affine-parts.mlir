// Indices that are split into parts and made of them: constants, parts of one value, and one after the other.
// run: --canonicalize
// run: --sccp
"builtin.module"() ({
  "func.func"() <{function_type = (index) -> (), sym_name = "u", sym_visibility = "private"}> ({
  }) : () -> ()
  "func.func"() <{function_type = (index, index, index, index, index) -> (), sym_name = "f0"}> ({
  ^bb0(%arg115: index, %arg116: index, %arg117: index, %arg118: index, %arg119: index):
    %150 = "affine.linearize_index"(%arg115, %arg115, %arg116, %arg116) <{disjoint = false, operandSegmentSizes = array<i32: 4, 0>, static_basis = array<i64: 2, 1, 8>}> : (index, index, index, index) -> index
    %151:2 = "affine.delinearize_index"(%150) <{static_basis = array<i64: 32>}> : (index) -> (index, index)
    %152 = "affine.linearize_index"(%arg116) <{disjoint = false, operandSegmentSizes = array<i32: 1, 0>, static_basis = array<i64: 2>}> : (index) -> index
    %153 = "affine.delinearize_index"(%152) <{static_basis = array<i64: 4>}> : (index) -> index
    "func.call"(%151#1) <{callee = @u}> : (index) -> ()
    "func.call"(%153) <{callee = @u}> : (index) -> ()
    "func.call"(%150) <{callee = @u}> : (index) -> ()
    "func.call"(%152) <{callee = @u}> : (index) -> ()
    "func.call"(%arg117) <{callee = @u}> : (index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (index, index, index, index, index) -> (), sym_name = "f1"}> ({
  ^bb0(%arg110: index, %arg111: index, %arg112: index, %arg113: index, %arg114: index):
    %147 = "arith.constant"() <{value = -3 : index}> : () -> index
    %148 = "affine.linearize_index"(%arg112, %arg110, %arg110) <{disjoint, operandSegmentSizes = array<i32: 3, 0>, static_basis = array<i64: 8, 6>}> : (index, index, index) -> index
    %149:3 = "affine.delinearize_index"(%148) <{static_basis = array<i64: 1, 6>}> : (index) -> (index, index, index)
    "func.call"(%149#0) <{callee = @u}> : (index) -> ()
    "func.call"(%149#1) <{callee = @u}> : (index) -> ()
    "func.call"(%149#2) <{callee = @u}> : (index) -> ()
    "func.call"(%arg110) <{callee = @u}> : (index) -> ()
    "func.call"(%arg111) <{callee = @u}> : (index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (index, index, index, index, index) -> (), sym_name = "f2"}> ({
  ^bb0(%arg105: index, %arg106: index, %arg107: index, %arg108: index, %arg109: index):
    %141 = "arith.constant"() <{value = 1 : index}> : () -> index
    %142 = "arith.constant"() <{value = 7 : index}> : () -> index
    %143 = "affine.linearize_index"(%arg107, %arg107, %arg105) <{disjoint, operandSegmentSizes = array<i32: 3, 0>, static_basis = array<i64: 4, 6, 1>}> : (index, index, index) -> index
    %144:4 = "affine.delinearize_index"(%143) <{static_basis = array<i64: 4, 6, 1>}> : (index) -> (index, index, index, index)
    %145:2 = "affine.delinearize_index"(%144#1) <{static_basis = array<i64: 2, 32>}> : (index) -> (index, index)
    %146 = "affine.linearize_index"(%144#0, %145#1) <{disjoint = false, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 32>}> : (index, index) -> index
    "func.call"(%141) <{callee = @u}> : (index) -> ()
    "func.call"(%145#0) <{callee = @u}> : (index) -> ()
    "func.call"(%145#1) <{callee = @u}> : (index) -> ()
    "func.call"(%146) <{callee = @u}> : (index) -> ()
    "func.call"(%arg105) <{callee = @u}> : (index) -> ()
    "func.call"(%arg107) <{callee = @u}> : (index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (index, index, index, index, index) -> (), sym_name = "f3"}> ({
  ^bb0(%arg100: index, %arg101: index, %arg102: index, %arg103: index, %arg104: index):
    %135 = "arith.constant"() <{value = 0 : index}> : () -> index
    %136 = "arith.constant"() <{value = -3 : index}> : () -> index
    %137:3 = "affine.delinearize_index"(%arg101) <{static_basis = array<i64: 6, 2>}> : (index) -> (index, index, index)
    %138 = "affine.linearize_index"(%137#2, %137#0, %arg103) <{disjoint = false, operandSegmentSizes = array<i32: 2, 1>, static_basis = array<i64: -9223372036854775808>}> : (index, index, index) -> index
    %139 = "affine.linearize_index"(%arg102, %arg102) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 8>}> : (index, index) -> index
    %140:2 = "affine.delinearize_index"(%139, %arg104) <{static_basis = array<i64: -9223372036854775808, 4>}> : (index, index) -> (index, index)
    "func.call"(%137#1) <{callee = @u}> : (index) -> ()
    "func.call"(%140#0) <{callee = @u}> : (index) -> ()
    "func.call"(%140#1) <{callee = @u}> : (index) -> ()
    "func.call"(%139) <{callee = @u}> : (index) -> ()
    "func.call"(%arg101) <{callee = @u}> : (index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (index, index, index, index, index) -> (), sym_name = "f4"}> ({
  ^bb0(%arg95: index, %arg96: index, %arg97: index, %arg98: index, %arg99: index):
    %126 = "arith.constant"() <{value = 0 : index}> : () -> index
    %127 = "arith.constant"() <{value = 1 : index}> : () -> index
    %128 = "arith.constant"() <{value = -3 : index}> : () -> index
    %129 = "affine.linearize_index"(%arg96, %128, %arg95, %arg96, %arg98, %arg99) <{disjoint, operandSegmentSizes = array<i32: 4, 2>, static_basis = array<i64: 4, -9223372036854775808, -9223372036854775808, 2>}> : (index, index, index, index, index, index) -> index
    %130:5 = "affine.delinearize_index"(%129, %arg98, %arg99) <{static_basis = array<i64: 1, 2, -9223372036854775808, -9223372036854775808, 2>}> : (index, index, index) -> (index, index, index, index, index)
    %131:2 = "affine.delinearize_index"(%130#1, %arg99) <{static_basis = array<i64: -9223372036854775808, 3>}> : (index, index) -> (index, index)
    %132 = "affine.linearize_index"(%131#1) <{disjoint = false, operandSegmentSizes = array<i32: 1, 0>, static_basis = array<i64: 3>}> : (index) -> index
    %133 = "affine.linearize_index"(%arg95, %130#2, %130#3, %arg98) <{disjoint, operandSegmentSizes = array<i32: 3, 1>, static_basis = array<i64: 2, -9223372036854775808>}> : (index, index, index, index) -> index
    %134 = "affine.delinearize_index"(%132, %arg99) <{static_basis = array<i64: -9223372036854775808>}> : (index, index) -> index
    "func.call"(%127) <{callee = @u}> : (index) -> ()
    "func.call"(%128) <{callee = @u}> : (index) -> ()
    "func.call"(%134) <{callee = @u}> : (index) -> ()
    "func.call"(%130#3) <{callee = @u}> : (index) -> ()
    "func.call"(%132) <{callee = @u}> : (index) -> ()
    "func.call"(%133) <{callee = @u}> : (index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (index, index, index, index, index) -> (), sym_name = "f5"}> ({
  ^bb0(%arg90: index, %arg91: index, %arg92: index, %arg93: index, %arg94: index):
    %117 = "arith.constant"() <{value = 0 : index}> : () -> index
    %118 = "arith.constant"() <{value = 7 : index}> : () -> index
    %119 = "affine.linearize_index"(%arg90, %118, %arg90, %arg90) <{disjoint = false, operandSegmentSizes = array<i32: 4, 0>, static_basis = array<i64: 2, 2, 8, 6>}> : (index, index, index, index) -> index
    %120 = "affine.delinearize_index"(%119, %arg93) <{static_basis = array<i64: -9223372036854775808>}> : (index, index) -> index
    %121 = "affine.linearize_index"(%arg90, %arg93) <{disjoint, operandSegmentSizes = array<i32: 1, 1>, static_basis = array<i64: -9223372036854775808>}> : (index, index) -> index
    %122:2 = "affine.delinearize_index"(%121, %arg93, %arg93) <{static_basis = array<i64: -9223372036854775808, -9223372036854775808>}> : (index, index, index) -> (index, index)
    %123:2 = "affine.delinearize_index"(%122#1, %arg93) <{static_basis = array<i64: 32, -9223372036854775808>}> : (index, index) -> (index, index)
    %124:3 = "affine.delinearize_index"(%123#1) <{static_basis = array<i64: 6, 4, 4>}> : (index) -> (index, index, index)
    %125 = "affine.linearize_index"(%124#1) <{disjoint, operandSegmentSizes = array<i32: 1, 0>, static_basis = array<i64: 4>}> : (index) -> index
    "func.call"(%118) <{callee = @u}> : (index) -> ()
    "func.call"(%124#1) <{callee = @u}> : (index) -> ()
    "func.call"(%124#2) <{callee = @u}> : (index) -> ()
    "func.call"(%125) <{callee = @u}> : (index) -> ()
    "func.call"(%arg92) <{callee = @u}> : (index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (index, index, index, index, index) -> (), sym_name = "f6"}> ({
  ^bb0(%arg85: index, %arg86: index, %arg87: index, %arg88: index, %arg89: index):
    %110 = "arith.constant"() <{value = 0 : index}> : () -> index
    %111 = "arith.constant"() <{value = 7 : index}> : () -> index
    %112 = "arith.constant"() <{value = -3 : index}> : () -> index
    %113 = "affine.linearize_index"(%arg85, %arg87, %111, %arg85) <{disjoint, operandSegmentSizes = array<i32: 4, 0>, static_basis = array<i64: 32, 32, 3, 8>}> : (index, index, index, index) -> index
    %114:2 = "affine.delinearize_index"(%111) <{static_basis = array<i64: 6, 3>}> : (index) -> (index, index)
    %115 = "affine.linearize_index"(%114#1) <{disjoint = false, operandSegmentSizes = array<i32: 1, 0>, static_basis = array<i64: 32>}> : (index) -> index
    %116 = "affine.linearize_index"(%114#0, %111) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 32>}> : (index, index) -> index
    "func.call"(%114#1) <{callee = @u}> : (index) -> ()
    "func.call"(%115) <{callee = @u}> : (index) -> ()
    "func.call"(%116) <{callee = @u}> : (index) -> ()
    "func.call"(%arg85) <{callee = @u}> : (index) -> ()
    "func.call"(%arg87) <{callee = @u}> : (index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (index, index, index, index, index) -> (), sym_name = "f7"}> ({
  ^bb0(%arg80: index, %arg81: index, %arg82: index, %arg83: index, %arg84: index):
    %106 = "arith.constant"() <{value = 0 : index}> : () -> index
    %107:2 = "affine.delinearize_index"(%arg81) <{static_basis = array<i64: 32, 4>}> : (index) -> (index, index)
    %108 = "affine.linearize_index"(%107#0, %107#0, %106) <{disjoint, operandSegmentSizes = array<i32: 3, 0>, static_basis = array<i64: 32, 32, 3>}> : (index, index, index) -> index
    %109 = "affine.delinearize_index"(%106) <{static_basis = array<i64: 4>}> : (index) -> index
    "func.call"(%107#1) <{callee = @u}> : (index) -> ()
    "func.call"(%109) <{callee = @u}> : (index) -> ()
    "func.call"(%108) <{callee = @u}> : (index) -> ()
    "func.call"(%arg82) <{callee = @u}> : (index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (index, index, index, index, index) -> (), sym_name = "f8"}> ({
  ^bb0(%arg75: index, %arg76: index, %arg77: index, %arg78: index, %arg79: index):
    %96 = "arith.constant"() <{value = 1 : index}> : () -> index
    %97 = "arith.constant"() <{value = 7 : index}> : () -> index
    %98 = "affine.linearize_index"(%arg75, %96) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 6>}> : (index, index) -> index
    %99:3 = "affine.delinearize_index"(%98) <{static_basis = array<i64: 6, 2>}> : (index) -> (index, index, index)
    %100 = "affine.linearize_index"(%99#1, %arg76, %96, %99#1) <{disjoint = false, operandSegmentSizes = array<i32: 4, 0>, static_basis = array<i64: 8, 8, 3>}> : (index, index, index, index) -> index
    %101:4 = "affine.delinearize_index"(%100) <{static_basis = array<i64: 8, 6, 8, 3>}> : (index) -> (index, index, index, index)
    %102 = "affine.linearize_index"(%arg77, %99#2) <{disjoint = false, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 8, 3>}> : (index, index) -> index
    %103:3 = "affine.delinearize_index"(%102) <{static_basis = array<i64: 1, 8, 3>}> : (index) -> (index, index, index)
    %104 = "affine.linearize_index"(%101#2) <{disjoint = false, operandSegmentSizes = array<i32: 1, 0>, static_basis = array<i64: 8>}> : (index) -> index
    %105:3 = "affine.delinearize_index"(%104) <{static_basis = array<i64: 2, 1, 8>}> : (index) -> (index, index, index)
    "func.call"(%99#1) <{callee = @u}> : (index) -> ()
    "func.call"(%99#2) <{callee = @u}> : (index) -> ()
    "func.call"(%101#2) <{callee = @u}> : (index) -> ()
    "func.call"(%105#0) <{callee = @u}> : (index) -> ()
    "func.call"(%105#1) <{callee = @u}> : (index) -> ()
    "func.call"(%105#2) <{callee = @u}> : (index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (index, index, index, index, index) -> (), sym_name = "f9"}> ({
  ^bb0(%arg70: index, %arg71: index, %arg72: index, %arg73: index, %arg74: index):
    %90 = "arith.constant"() <{value = 1 : index}> : () -> index
    %91:4 = "affine.delinearize_index"(%arg70) <{static_basis = array<i64: 8, 3, 1>}> : (index) -> (index, index, index, index)
    %92 = "affine.linearize_index"(%91#1, %91#1, %90, %arg73) <{disjoint, operandSegmentSizes = array<i32: 3, 1>, static_basis = array<i64: 8, -9223372036854775808>}> : (index, index, index, index) -> index
    %93 = "affine.linearize_index"(%92, %91#2, %arg70) <{disjoint = false, operandSegmentSizes = array<i32: 3, 0>, static_basis = array<i64: 6, 6>}> : (index, index, index) -> index
    %94 = "affine.linearize_index"(%92, %93) <{disjoint = false, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 3, 4>}> : (index, index) -> index
    %95:2 = "affine.delinearize_index"(%94) <{static_basis = array<i64: 2, 2>}> : (index) -> (index, index)
    "func.call"(%90) <{callee = @u}> : (index) -> ()
    "func.call"(%95#0) <{callee = @u}> : (index) -> ()
    "func.call"(%95#1) <{callee = @u}> : (index) -> ()
    "func.call"(%94) <{callee = @u}> : (index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (index, index, index, index, index) -> (), sym_name = "f10"}> ({
  ^bb0(%arg65: index, %arg66: index, %arg67: index, %arg68: index, %arg69: index):
    %80 = "arith.constant"() <{value = 1 : index}> : () -> index
    %81 = "arith.constant"() <{value = 7 : index}> : () -> index
    %82 = "arith.constant"() <{value = 100 : index}> : () -> index
    %83 = "affine.linearize_index"(%82, %82) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 1, 2>}> : (index, index) -> index
    %84:3 = "affine.delinearize_index"(%83) <{static_basis = array<i64: 2, 2>}> : (index) -> (index, index, index)
    %85:2 = "affine.delinearize_index"(%83, %arg68) <{static_basis = array<i64: -9223372036854775808>}> : (index, index) -> (index, index)
    %86 = "affine.linearize_index"(%85#1) <{disjoint, operandSegmentSizes = array<i32: 1, 0>, static_basis = array<i64>}> : (index) -> index
    %87 = "affine.linearize_index"(%arg66, %84#2, %arg65, %arg68) <{disjoint, operandSegmentSizes = array<i32: 3, 1>, static_basis = array<i64: 3, -9223372036854775808>}> : (index, index, index, index) -> index
    %88:4 = "affine.delinearize_index"(%85#0) <{static_basis = array<i64: 32, 6, 4, 32>}> : (index) -> (index, index, index, index)
    %89 = "affine.linearize_index"(%88#0, %88#1, %88#0) <{disjoint = false, operandSegmentSizes = array<i32: 3, 0>, static_basis = array<i64: 6, 32>}> : (index, index, index) -> index
    "func.call"(%82) <{callee = @u}> : (index) -> ()
    "func.call"(%88#2) <{callee = @u}> : (index) -> ()
    "func.call"(%88#3) <{callee = @u}> : (index) -> ()
    "func.call"(%83) <{callee = @u}> : (index) -> ()
    "func.call"(%86) <{callee = @u}> : (index) -> ()
    "func.call"(%89) <{callee = @u}> : (index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (index, index, index, index, index) -> (), sym_name = "f11"}> ({
  ^bb0(%arg60: index, %arg61: index, %arg62: index, %arg63: index, %arg64: index):
    %72 = "arith.constant"() <{value = 0 : index}> : () -> index
    %73 = "arith.constant"() <{value = 7 : index}> : () -> index
    %74 = "arith.constant"() <{value = -3 : index}> : () -> index
    %75 = "affine.linearize_index"(%arg62, %arg62) <{disjoint = false, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 3, 1>}> : (index, index) -> index
    %76:4 = "affine.delinearize_index"(%75) <{static_basis = array<i64: 3, 8, 32, 3>}> : (index) -> (index, index, index, index)
    %77:2 = "affine.delinearize_index"(%76#3) <{static_basis = array<i64: 3, 3>}> : (index) -> (index, index)
    %78 = "affine.linearize_index"(%77#1, %76#3) <{disjoint = false, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 3>}> : (index, index) -> index
    %79 = "affine.linearize_index"(%76#0) <{disjoint, operandSegmentSizes = array<i32: 1, 0>, static_basis = array<i64: 32>}> : (index) -> index
    "func.call"(%76#2) <{callee = @u}> : (index) -> ()
    "func.call"(%77#1) <{callee = @u}> : (index) -> ()
    "func.call"(%75) <{callee = @u}> : (index) -> ()
    "func.call"(%78) <{callee = @u}> : (index) -> ()
    "func.call"(%79) <{callee = @u}> : (index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (index, index, index, index, index) -> (), sym_name = "f12"}> ({
  ^bb0(%arg55: index, %arg56: index, %arg57: index, %arg58: index, %arg59: index):
    %67 = "arith.constant"() <{value = 0 : index}> : () -> index
    %68 = "arith.constant"() <{value = -3 : index}> : () -> index
    %69 = "affine.linearize_index"(%arg57) <{disjoint, operandSegmentSizes = array<i32: 1, 0>, static_basis = array<i64: 8>}> : (index) -> index
    %70:2 = "affine.delinearize_index"(%69, %arg58) <{static_basis = array<i64: 2, -9223372036854775808>}> : (index, index) -> (index, index)
    %71 = "affine.linearize_index"(%arg57) <{disjoint, operandSegmentSizes = array<i32: 1, 0>, static_basis = array<i64: 6>}> : (index) -> index
    "func.call"(%67) <{callee = @u}> : (index) -> ()
    "func.call"(%70#0) <{callee = @u}> : (index) -> ()
    "func.call"(%70#1) <{callee = @u}> : (index) -> ()
    "func.call"(%71) <{callee = @u}> : (index) -> ()
    "func.call"(%arg55) <{callee = @u}> : (index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (index, index, index, index, index) -> (), sym_name = "f13"}> ({
  ^bb0(%arg50: index, %arg51: index, %arg52: index, %arg53: index, %arg54: index):
    %63 = "arith.constant"() <{value = 100 : index}> : () -> index
    %64 = "affine.linearize_index"(%arg52, %arg50, %arg50) <{disjoint = false, operandSegmentSizes = array<i32: 3, 0>, static_basis = array<i64: 4, 1>}> : (index, index, index) -> index
    %65:2 = "affine.delinearize_index"(%64) <{static_basis = array<i64: 1>}> : (index) -> (index, index)
    %66:3 = "affine.delinearize_index"(%65#0, %arg53) <{static_basis = array<i64: 4, 6, -9223372036854775808>}> : (index, index) -> (index, index, index)
    "func.call"(%63) <{callee = @u}> : (index) -> ()
    "func.call"(%66#0) <{callee = @u}> : (index) -> ()
    "func.call"(%66#1) <{callee = @u}> : (index) -> ()
    "func.call"(%66#2) <{callee = @u}> : (index) -> ()
    "func.call"(%arg52) <{callee = @u}> : (index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (index, index, index, index, index) -> (), sym_name = "f14"}> ({
  ^bb0(%arg45: index, %arg46: index, %arg47: index, %arg48: index, %arg49: index):
    %58 = "arith.constant"() <{value = 1 : index}> : () -> index
    %59 = "arith.constant"() <{value = 100 : index}> : () -> index
    %60:4 = "affine.delinearize_index"(%58, %arg48) <{static_basis = array<i64: 6, -9223372036854775808, 8, 6>}> : (index, index) -> (index, index, index, index)
    %61 = "affine.linearize_index"(%arg47, %58, %arg48) <{disjoint, operandSegmentSizes = array<i32: 2, 1>, static_basis = array<i64: -9223372036854775808>}> : (index, index, index) -> index
    %62:4 = "affine.delinearize_index"(%61) <{static_basis = array<i64: 32, 2, 4>}> : (index) -> (index, index, index, index)
    "func.call"(%62#1) <{callee = @u}> : (index) -> ()
    "func.call"(%62#2) <{callee = @u}> : (index) -> ()
    "func.call"(%62#3) <{callee = @u}> : (index) -> ()
    "func.call"(%61) <{callee = @u}> : (index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (index, index, index, index, index) -> (), sym_name = "f15"}> ({
  ^bb0(%arg40: index, %arg41: index, %arg42: index, %arg43: index, %arg44: index):
    %51 = "arith.constant"() <{value = 0 : index}> : () -> index
    %52 = "arith.constant"() <{value = 1 : index}> : () -> index
    %53 = "arith.constant"() <{value = 7 : index}> : () -> index
    %54 = "affine.linearize_index"(%arg40) <{disjoint, operandSegmentSizes = array<i32: 1, 0>, static_basis = array<i64>}> : (index) -> index
    %55:2 = "affine.delinearize_index"(%54) <{static_basis = array<i64: 1, 1>}> : (index) -> (index, index)
    %56 = "affine.linearize_index"(%53, %55#0) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 3>}> : (index, index) -> index
    %57:4 = "affine.delinearize_index"(%56) <{static_basis = array<i64: 2, 6, 3>}> : (index) -> (index, index, index, index)
    "func.call"(%55#0) <{callee = @u}> : (index) -> ()
    "func.call"(%57#1) <{callee = @u}> : (index) -> ()
    "func.call"(%57#2) <{callee = @u}> : (index) -> ()
    "func.call"(%57#3) <{callee = @u}> : (index) -> ()
    "func.call"(%56) <{callee = @u}> : (index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (index, index, index, index, index) -> (), sym_name = "f16"}> ({
  ^bb0(%arg35: index, %arg36: index, %arg37: index, %arg38: index, %arg39: index):
    %46 = "arith.constant"() <{value = 100 : index}> : () -> index
    %47 = "affine.linearize_index"(%arg36, %46, %arg37, %arg38) <{disjoint, operandSegmentSizes = array<i32: 3, 1>, static_basis = array<i64: 2, -9223372036854775808, 32>}> : (index, index, index, index) -> index
    %48:3 = "affine.delinearize_index"(%47, %arg38, %arg38) <{static_basis = array<i64: -9223372036854775808, -9223372036854775808>}> : (index, index, index) -> (index, index, index)
    %49:2 = "affine.delinearize_index"(%48#1) <{static_basis = array<i64: 2>}> : (index) -> (index, index)
    %50 = "affine.linearize_index"(%49#1) <{disjoint = false, operandSegmentSizes = array<i32: 1, 0>, static_basis = array<i64>}> : (index) -> index
    "func.call"(%49#0) <{callee = @u}> : (index) -> ()
    "func.call"(%49#1) <{callee = @u}> : (index) -> ()
    "func.call"(%48#0) <{callee = @u}> : (index) -> ()
    "func.call"(%50) <{callee = @u}> : (index) -> ()
    "func.call"(%arg36) <{callee = @u}> : (index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (index, index, index, index, index) -> (), sym_name = "f17"}> ({
  ^bb0(%arg30: index, %arg31: index, %arg32: index, %arg33: index, %arg34: index):
    %40:2 = "affine.delinearize_index"(%arg30, %arg34) <{static_basis = array<i64: -9223372036854775808, 4>}> : (index, index) -> (index, index)
    %41 = "affine.linearize_index"(%40#0, %40#1, %arg31) <{disjoint, operandSegmentSizes = array<i32: 3, 0>, static_basis = array<i64: 32, 4, 6>}> : (index, index, index) -> index
    %42:4 = "affine.delinearize_index"(%arg32) <{static_basis = array<i64: 8, 1, 4>}> : (index) -> (index, index, index, index)
    %43 = "affine.linearize_index"(%arg31, %42#2, %42#2) <{disjoint = false, operandSegmentSizes = array<i32: 3, 0>, static_basis = array<i64: 1, 1>}> : (index, index, index) -> index
    %44 = "affine.linearize_index"(%43, %43, %arg32) <{disjoint = false, operandSegmentSizes = array<i32: 3, 0>, static_basis = array<i64: 2, 6, 4>}> : (index, index, index) -> index
    %45:4 = "affine.delinearize_index"(%44) <{static_basis = array<i64: 6, 2, 2>}> : (index) -> (index, index, index, index)
    "func.call"(%45#1) <{callee = @u}> : (index) -> ()
    "func.call"(%45#2) <{callee = @u}> : (index) -> ()
    "func.call"(%45#3) <{callee = @u}> : (index) -> ()
    "func.call"(%43) <{callee = @u}> : (index) -> ()
    "func.call"(%arg32) <{callee = @u}> : (index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (index, index, index, index, index) -> (), sym_name = "f18"}> ({
  ^bb0(%arg25: index, %arg26: index, %arg27: index, %arg28: index, %arg29: index):
    %35 = "affine.linearize_index"(%arg26, %arg27, %arg27, %arg25, %arg29) <{disjoint, operandSegmentSizes = array<i32: 4, 1>, static_basis = array<i64: -9223372036854775808, 32, 1>}> : (index, index, index, index, index) -> index
    %36:4 = "affine.delinearize_index"(%35) <{static_basis = array<i64: 32, 4, 6>}> : (index) -> (index, index, index, index)
    %37 = "affine.linearize_index"(%36#0, %36#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 8, 4>}> : (index, index) -> index
    %38 = "affine.linearize_index"(%36#3, %arg25, %36#1, %arg26) <{disjoint = false, operandSegmentSizes = array<i32: 4, 0>, static_basis = array<i64: 4, 3, 32, 4>}> : (index, index, index, index) -> index
    %39:4 = "affine.delinearize_index"(%38, %arg29) <{static_basis = array<i64: -9223372036854775808, 4, 4>}> : (index, index) -> (index, index, index, index)
    "func.call"(%36#0) <{callee = @u}> : (index) -> ()
    "func.call"(%36#2) <{callee = @u}> : (index) -> ()
    "func.call"(%39#1) <{callee = @u}> : (index) -> ()
    "func.call"(%39#2) <{callee = @u}> : (index) -> ()
    "func.call"(%39#3) <{callee = @u}> : (index) -> ()
    "func.call"(%arg27) <{callee = @u}> : (index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (index, index, index, index, index) -> (), sym_name = "f19"}> ({
  ^bb0(%arg20: index, %arg21: index, %arg22: index, %arg23: index, %arg24: index):
    %30 = "affine.linearize_index"(%arg20) <{disjoint, operandSegmentSizes = array<i32: 1, 0>, static_basis = array<i64: 6>}> : (index) -> index
    %31:3 = "affine.delinearize_index"(%30, %arg24) <{static_basis = array<i64: -9223372036854775808, 6>}> : (index, index) -> (index, index, index)
    %32 = "affine.linearize_index"(%arg21) <{disjoint, operandSegmentSizes = array<i32: 1, 0>, static_basis = array<i64>}> : (index) -> index
    %33 = "affine.linearize_index"(%31#2, %arg22, %31#2, %arg22) <{disjoint = false, operandSegmentSizes = array<i32: 4, 0>, static_basis = array<i64: 32, 3, 8>}> : (index, index, index, index) -> index
    %34:5 = "affine.delinearize_index"(%33, %arg24) <{static_basis = array<i64: -9223372036854775808, 1, 2, 4>}> : (index, index) -> (index, index, index, index, index)
    "func.call"(%34#2) <{callee = @u}> : (index) -> ()
    "func.call"(%34#3) <{callee = @u}> : (index) -> ()
    "func.call"(%34#4) <{callee = @u}> : (index) -> ()
    "func.call"(%30) <{callee = @u}> : (index) -> ()
    "func.call"(%arg20) <{callee = @u}> : (index) -> ()
    "func.call"(%arg22) <{callee = @u}> : (index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (index, index, index, index, index) -> (), sym_name = "f20"}> ({
  ^bb0(%arg15: index, %arg16: index, %arg17: index, %arg18: index, %arg19: index):
    %20 = "arith.constant"() <{value = 1 : index}> : () -> index
    %21 = "arith.constant"() <{value = 7 : index}> : () -> index
    %22 = "arith.constant"() <{value = 100 : index}> : () -> index
    %23:3 = "affine.delinearize_index"(%arg17) <{static_basis = array<i64: 4, 6, 4>}> : (index) -> (index, index, index)
    %24 = "affine.delinearize_index"(%23#2, %arg19) <{static_basis = array<i64: -9223372036854775808>}> : (index, index) -> index
    %25 = "affine.linearize_index"(%23#0, %24, %arg19) <{disjoint = false, operandSegmentSizes = array<i32: 2, 1>, static_basis = array<i64: -9223372036854775808>}> : (index, index, index) -> index
    %26 = "affine.linearize_index"(%25) <{disjoint, operandSegmentSizes = array<i32: 1, 0>, static_basis = array<i64: 3>}> : (index) -> index
    %27:2 = "affine.delinearize_index"(%26, %arg18) <{static_basis = array<i64: 2, -9223372036854775808>}> : (index, index) -> (index, index)
    %28 = "affine.linearize_index"(%arg16, %23#1) <{disjoint = false, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 1, 4>}> : (index, index) -> index
    %29:2 = "affine.delinearize_index"(%28, %arg19) <{static_basis = array<i64: -9223372036854775808>}> : (index, index) -> (index, index)
    "func.call"(%21) <{callee = @u}> : (index) -> ()
    "func.call"(%27#0) <{callee = @u}> : (index) -> ()
    "func.call"(%29#0) <{callee = @u}> : (index) -> ()
    "func.call"(%29#1) <{callee = @u}> : (index) -> ()
    "func.call"(%28) <{callee = @u}> : (index) -> ()
    "func.call"(%arg17) <{callee = @u}> : (index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (index, index, index, index, index) -> (), sym_name = "f21"}> ({
  ^bb0(%arg10: index, %arg11: index, %arg12: index, %arg13: index, %arg14: index):
    %9 = "arith.constant"() <{value = 0 : index}> : () -> index
    %10 = "arith.constant"() <{value = 1 : index}> : () -> index
    %11 = "arith.constant"() <{value = 7 : index}> : () -> index
    %12 = "arith.constant"() <{value = -3 : index}> : () -> index
    %13 = "arith.constant"() <{value = 100 : index}> : () -> index
    %14:4 = "affine.delinearize_index"(%11) <{static_basis = array<i64: 3, 2, 3, 3>}> : (index) -> (index, index, index, index)
    %15 = "affine.linearize_index"(%14#0, %14#1, %14#2, %14#3) <{disjoint, operandSegmentSizes = array<i32: 4, 0>, static_basis = array<i64: 2, 3, 3>}> : (index, index, index, index) -> index
    %16 = "affine.linearize_index"(%arg11, %11, %12, %14#0) <{disjoint, operandSegmentSizes = array<i32: 4, 0>, static_basis = array<i64: 3, 4, 3, 6>}> : (index, index, index, index) -> index
    %17:3 = "affine.delinearize_index"(%16) <{static_basis = array<i64: 1, 6, 6>}> : (index) -> (index, index, index)
    %18 = "affine.linearize_index"(%17#2, %arg10) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 8>}> : (index, index) -> index
    %19:2 = "affine.delinearize_index"(%18, %arg13) <{static_basis = array<i64: -9223372036854775808, 2>}> : (index, index) -> (index, index)
    "func.call"(%9) <{callee = @u}> : (index) -> ()
    "func.call"(%14#1) <{callee = @u}> : (index) -> ()
    "func.call"(%14#2) <{callee = @u}> : (index) -> ()
    "func.call"(%19#0) <{callee = @u}> : (index) -> ()
    "func.call"(%19#1) <{callee = @u}> : (index) -> ()
    "func.call"(%18) <{callee = @u}> : (index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (index, index, index, index, index) -> (), sym_name = "f22"}> ({
  ^bb0(%arg5: index, %arg6: index, %arg7: index, %arg8: index, %arg9: index):
    %4 = "arith.constant"() <{value = 1 : index}> : () -> index
    %5 = "affine.linearize_index"(%arg6, %arg5) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4>}> : (index, index) -> index
    %6:4 = "affine.delinearize_index"(%5) <{static_basis = array<i64: 6, 8, 4>}> : (index) -> (index, index, index, index)
    %7:4 = "affine.delinearize_index"(%6#0, %arg8) <{static_basis = array<i64: -9223372036854775808, 3, 4>}> : (index, index) -> (index, index, index, index)
    %8 = "affine.linearize_index"(%7#0, %7#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 3>}> : (index, index) -> index
    "func.call"(%7#1) <{callee = @u}> : (index) -> ()
    "func.call"(%7#2) <{callee = @u}> : (index) -> ()
    "func.call"(%7#3) <{callee = @u}> : (index) -> ()
    "func.call"(%6#0) <{callee = @u}> : (index) -> ()
    "func.call"(%5) <{callee = @u}> : (index) -> ()
    "func.call"(%8) <{callee = @u}> : (index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (index, index, index, index, index) -> (), sym_name = "f23"}> ({
  ^bb0(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index):
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = -3 : index}> : () -> index
    %2:2 = "affine.delinearize_index"(%arg2) <{static_basis = array<i64: 6, 1>}> : (index) -> (index, index)
    %3 = "affine.linearize_index"(%2#1, %arg0) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 6>}> : (index, index) -> index
    "func.call"(%1) <{callee = @u}> : (index) -> ()
    "func.call"(%2#0) <{callee = @u}> : (index) -> ()
    "func.call"(%2#1) <{callee = @u}> : (index) -> ()
    "func.call"(%3) <{callee = @u}> : (index) -> ()
    "func.call"(%arg1) <{callee = @u}> : (index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
