// Regions: empty, with empty blocks, several, nested, with values from outside.
// run: --allow-unregistered-dialect
// run: --allow-unregistered-dialect --mlir-print-debuginfo
%outer = "t.value"() : () -> i32
"t.regions"() ({
}, {
^bb0:
}, {
^bb0(%x: i32, %y: vector<4xf32>):
  "t.use"(%x, %outer) : (i32, i32) -> ()
}, {
  %inner = "t.value"(%outer) ({
    "t.deep"(%outer) ({
      %deepest:2 = "t.pair"() : () -> (i32, i32)
      "t.use"(%deepest#1) : (i32) -> ()
    }, {
    ^entry(%z: index):
      %again = "t.value"() : () -> index
    }) : (i32) -> ()
  }) : (i32) -> i64
  %after = "t.value"() : () -> f32
}) {attribute = "after the regions"} : () -> ()
%last = "t.value"(%outer) : (i32) -> i8
