// Regions that use values from outside, under a function that is isolated.
// run:
"builtin.module"() ({
  "func.func"() <{function_type = (index, index, i32, i1) -> i32, sym_name = "loops"}> ({
  ^bb0(%lower: index, %upper: index, %start: i32, %c: i1):
    %step = "arith.constant"() <{value = 1 : index}> : () -> index
    %sum = "scf.for"(%lower, %upper, %step, %start) ({
    ^bb0(%i: index, %acc: i32):
      %n = "arith.index_cast"(%i) : (index) -> i32
      %next = "scf.if"(%c) ({
        %more = "arith.addi"(%acc, %n) : (i32, i32) -> i32
        "scf.yield"(%more) : (i32) -> ()
      }, {
        "scf.yield"(%acc) : (i32) -> ()
      }) : (i1) -> i32
      "scf.yield"(%next) : (i32) -> ()
    }) : (index, index, index, i32) -> i32
    %last = "scf.while"(%sum) ({
    ^bb0(%x: i32):
      "scf.condition"(%c, %x) : (i1, i32) -> ()
    }, {
    ^bb0(%y: i32):
      "scf.yield"(%y) : (i32) -> ()
    }) : (i32) -> i32
    "func.return"(%last) : (i32) -> ()
  }) : () -> ()
}) : () -> ()
