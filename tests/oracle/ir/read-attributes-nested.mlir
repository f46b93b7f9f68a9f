// Arrays, dictionaries, dense arrays, types and locations as attributes.
// run: --allow-unregistered-dialect
"t.a"() {
  array = [1, 2 : i8, [3.0, 0x7FF0000000000000 : f64], "x", unit, @s, i32, [], {}], dict = {z = 1, a, "b c" = {d = [unit]}},
  dense_array = array<i32: 1, -2, 3>, none = array<i64>, bools = array<i1: true, false>, floats = array<f32: 1.5, 0x7FC00000>,
  bytes = array<i8: -1, 127>, unsigned = array<ui8: 255>, type = (i32, tensor<2xf32>) -> (), unit_value = unit, short,
  types = [i32, (i32) -> i32, () -> (), (() -> ()) -> (() -> ()), tuple<>, tuple<i32, tuple<f32>>]
} : () -> ()
