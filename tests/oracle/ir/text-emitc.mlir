// C as IR.
// lower: --form-expressions --canonicalize
emitc.include <"stdint.h">
emitc.global static const @table : !emitc.array<4xi32> = dense<[1, 2, 3, 4]>
emitc.func @add(%a: i32, %p: !emitc.ptr<i32>) -> i32 attributes {specifiers = ["static", "inline"]} {
  %0 = "emitc.constant"() <{value = 3 : i32}> : () -> i32
  %1 = emitc.mul %a, %0 : (i32, i32) -> i32
  %2 = emitc.call_opaque "max"(%1, %a) {args = [0 : index, #emitc.opaque<"K">, 1 : index], template_args = [i32]} : (i32, i32) -> i32
  %3 = "emitc.variable"() <{value = #emitc.opaque<"nullptr">}> : () -> !emitc.lvalue<!emitc.opaque<"std::vector<int>">>
  emitc.return %2 : i32
}
