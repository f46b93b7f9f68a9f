// What scf.parallel asks of its bounds, its results and its reductions.
// stderr: compare
// run: --split-input-file --allow-unregistered-dialect
"scf.parallel"() <{operandSegmentSizes = array<i32: 0,0,0,0>}> ({
 "scf.reduce"() : () -> ()
}) : () -> ()
// -----
%0 = "x.y"() : () -> index
"scf.parallel"(%0,%0,%0) <{operandSegmentSizes = array<i32: 1,1,1,0>}> ({
^bb0(%i: index, %j: index):
 "scf.reduce"() : () -> ()
}) : (index,index,index) -> ()
// -----
%0 = "x.y"() : () -> index
%z = "x.y"() : () -> f32
%r = "scf.parallel"(%0,%0,%0,%z) <{operandSegmentSizes = array<i32: 1,1,1,1>}> ({
^bb0(%i: index):
 "scf.reduce"() : () -> ()
}) : (index,index,index,f32) -> f32
// -----
%0 = "x.y"() : () -> index
%z = "x.y"() : () -> f32
%r = "scf.parallel"(%0,%0,%0,%z) <{operandSegmentSizes = array<i32: 1,1,1,1>}> ({
^bb0(%i: index):
 "scf.reduce"(%z) ({
 ^bb1(%a: f32, %b: f64):
  "scf.reduce.return"(%a) : (f32) -> ()
 }) : (f32) -> ()
}) : (index,index,index,f32) -> f32
// -----
%z = "x.y"() : () -> f32
%0 = "x.y"() : () -> index
%r = "scf.parallel"(%0,%0,%0,%z) <{operandSegmentSizes = array<i32: 1,1,1,1>}> ({
^bb0(%i: index):
 "scf.reduce"(%z) ({
 ^bb1(%a: f32, %b: f32):
  "scf.reduce.return"(%i) : (index) -> ()
 }) : (f32) -> ()
}) : (index,index,index,f32) -> f32
// -----
%0 = "x.y"() : () -> index
"scf.parallel"(%0,%0,%0) <{operandSegmentSizes = array<i32: 1,1,1,0>}> ({
^bb0(%i: i32):
 "scf.reduce"() : () -> ()
}) : (index,index,index) -> ()
// -----
%0 = "x.y"() : () -> index
"scf.parallel"(%0,%0,%0,%0) <{operandSegmentSizes = array<i32: 2,1,1,0>}> ({
^bb0(%i: index, %j: index):
 "scf.reduce"() : () -> ()
}) : (index,index,index,index) -> ()
// -----
%0 = "x.y"() : () -> index
%z = "x.y"() : () -> f32
%q = "x.y"() : () -> f64
%n = "arith.constant"() <{value = 0 : index}> : () -> index
"scf.parallel"(%0,%0,%n) <{operandSegmentSizes = array<i32: 1,1,1,0>}> ({
^bb0(%i: index):
 "scf.reduce"() : () -> ()
}) : (index,index,index) -> ()
// -----
%0 = "x.y"() : () -> index
%z = "x.y"() : () -> f32
%q = "x.y"() : () -> f64
%n = "arith.constant"() <{value = 0 : index}> : () -> index
%r = "scf.parallel"(%0,%0,%0) <{operandSegmentSizes = array<i32: 1,1,1,0>}> ({
^bb0(%i: index):
 "scf.reduce"(%z) ({
 ^bb1(%a: f32, %b: f32):
  "scf.reduce.return"(%a) : (f32) -> ()
 }) : (f32) -> ()
}) : (index,index,index) -> f32
// -----
%0 = "x.y"() : () -> index
%z = "x.y"() : () -> f32
%q = "x.y"() : () -> f64
%n = "arith.constant"() <{value = 0 : index}> : () -> index
%r = "scf.parallel"(%0,%0,%0,%z) <{operandSegmentSizes = array<i32: 1,1,1,1>}> ({
^bb0(%i: index):
 "scf.reduce"(%q) ({
 ^bb1(%a: f64, %b: f64):
  "scf.reduce.return"(%a) : (f64) -> ()
 }) : (f64) -> ()
}) : (index,index,index,f32) -> f32
// -----
%0 = "x.y"() : () -> index
%z = "x.y"() : () -> f32
%q = "x.y"() : () -> f64
%n = "arith.constant"() <{value = 0 : index}> : () -> index
%r = "scf.parallel"(%0,%0,%0,%z) <{operandSegmentSizes = array<i32: 1,1,1,1>}> ({
^bb0(%i: index):
 "scf.reduce"(%z,%z) ({
 ^bb1(%a: f32, %b: f32):
  "scf.reduce.return"(%a) : (f32) -> ()
 }) : (f32,f32) -> ()
}) : (index,index,index,f32) -> f32
// -----
%0 = "x.y"() : () -> index
%z = "x.y"() : () -> f32
%q = "x.y"() : () -> f64
%n = "arith.constant"() <{value = 0 : index}> : () -> index
%r = "scf.parallel"(%0,%0,%0,%z) <{operandSegmentSizes = array<i32: 1,1,1,1>}> ({
^bb0(%i: index):
 "scf.reduce"() ({
 ^bb1(%a: f32, %b: f32):
  "scf.reduce.return"(%a) : (f32) -> ()
 }) : () -> ()
}) : (index,index,index,f32) -> f32
// -----
%0 = "x.y"() : () -> index
%z = "x.y"() : () -> f32
%q = "x.y"() : () -> f64
%n = "arith.constant"() <{value = 0 : index}> : () -> index
%r = "scf.parallel"(%0,%0,%0,%z) <{operandSegmentSizes = array<i32: 1,1,1,1>}> ({
^bb0(%i: index):
 "scf.reduce"(%z) ({
 ^bb1(%a: f32, %b: f32):
  "x.y"() : () -> ()
 }) : (f32) -> ()
}) : (index,index,index,f32) -> f32
// -----
%0 = "x.y"() : () -> index
%z = "x.y"() : () -> f32
%q = "x.y"() : () -> f64
%n = "arith.constant"() <{value = 0 : index}> : () -> index
"scf.parallel"(%0,%0,%0) <{operandSegmentSizes = array<i32: 1,1,1,0>}> ({
^bb0(%i: index):
 "x.last"() : () -> ()
}) : (index,index,index) -> ()
