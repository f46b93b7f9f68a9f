"func.func"() <{function_type = (i32, i32) -> (), sym_name = "patrol"}> ({
^bb0(%start: i32, %rounds: i32):
  "deg.repeat"(%rounds) ({
  ^bb1(%round: i32):
    %0 = "deg.call"(%start) <{callee = @past_the_corner}> : (i32) -> i32
    "deg.turn"(%0) : (i32) -> ()
    "deg.turn"(%start) {deg.simulated} : (i32) -> ()
  }) : (i32) -> ()
  "func.return"() : () -> ()
}) : () -> ()
"func.func"() <{function_type = (i32) -> i32, sym_name = "past_the_corner", sym_visibility = "private"}> ({
^bb0(%angle: i32):
  %0 = "deg.constant"() <{value = 300 : i32}> : () -> i32
  %1 = "deg.constant"() <{value = 100 : i32}> : () -> i32
  %2 = "deg.add"(%angle, %0) : (i32, i32) -> i32
  %3 = "deg.add"(%2, %1) : (i32, i32) -> i32
  "func.return"(%3) : (i32) -> ()
}) : () -> ()
