// Attributes of many kinds, and how they are printed.
// run:
// run: --cse
"builtin.module"() ({
  "func.func"() <{function_type = (i32, tensor<4x?xf32>) -> (), sym_name = "with space", sym_visibility = "private"}> ({
  }) {a_unit, an_array = [1, 2 : i8, "three", [4.0]], an_int = 7, bool = false, dict = {inner = {x = 1 : index}, "quoted key" = 2},
      float = 2.5 : f16, sym = @"with space"::@"and dot.", text = "tab\09quote\22back\\slash é \C3\A9", ty = tensor<2xi32>,
      fn = (i1) -> (index, none), z.arr = array<i32: 1, 2, 3>, z.empty = array<i64>, z.bools = array<i1: true, false>} : () -> ()
}) {module.version = -12 : si16, a.other = 200 : ui8} : () -> ()
