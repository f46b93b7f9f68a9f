// In a graph an operation that was come by keeps what it uses.
// run: --allow-unregistered-dialect --cse
"builtin.module"() ({
  %u = "arith.muli"(%b, %b) : (i32, i32) -> i32
  %x = "t.value"() : () -> i32
  %a = "arith.addi"(%x, %x) : (i32, i32) -> i32
  %b = "arith.addi"(%x, %x) : (i32, i32) -> i32
  %v = "arith.muli"(%a, %a) : (i32, i32) -> i32
  "t.use"(%u, %v) : (i32, i32) -> ()
  %c = "arith.addi"(%x, %x) : (i32, i32) -> i32
  "t.use"(%c) : (i32) -> ()
}) : () -> ()
