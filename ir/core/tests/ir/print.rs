//! The printer writes the form of `mlir-opt --mlir-print-op-generic`.

use expect_test::{Expect, expect};
use pass_ir::PrintOptions;

use crate::{lenient, parse, process};

fn check(text: &str, expected: Expect) {
    let cx = lenient();
    let printed = process(&cx, text);
    expected.assert_eq(&printed);
    assert_eq!(process(&cx, &printed), printed, "printing is not stable");
}

fn check_locations(text: &str, expected: Expect) {
    let cx = lenient();
    let options = PrintOptions {
        locations: true,
        ..PrintOptions::default()
    };
    let print = |text: &str| parse(&cx, text).unwrap().print_with(&cx, options);
    let printed = print(text);
    expected.assert_eq(&printed);
    assert_eq!(print(&printed), printed, "printing is not stable");
}

#[test]
fn empty_text_is_an_empty_module() {
    check(
        "",
        expect![[r#"
        "builtin.module"() ({
        ^bb0:
        }) : () -> ()
    "#]],
    );
}

#[test]
fn implicit_module_unless_there_is_one() {
    check(
        r#""builtin.module"() ({ ^bb0: }) {a.b} : () -> ()"#,
        expect![[r#"
        "builtin.module"() ({
        ^bb0:
        }) {a.b} : () -> ()
    "#]],
    );
    check(
        r#""builtin.module"() ({ ^bb0: }) : () -> () "builtin.module"() ({ ^bb0: }) : () -> ()"#,
        expect![[r#"
            "builtin.module"() ({
              "builtin.module"() ({
              ^bb0:
              }) : () -> ()
              "builtin.module"() ({
              ^bb0:
              }) : () -> ()
            }) : () -> ()
        "#]],
    );
}

#[test]
fn numbers_go_on_through_nested_regions_last_first() {
    check(
        r#"
%a = "t.one"() : () -> i32
"t.regions"() ({
^bb0(%q: i32):
  %b:2 = "t.two"(%q) : (i32) -> (i32, i64)
  "t.br"(%b#1)[^bb1] : (i64) -> ()
^bb1(%c: i64):
  "t.end"(%c, %a, %b#0) : (i64, i32, i32) -> ()
}, {
  %d = "t.one"() : () -> i32
  %d2 = "t.one"(%d) : (i32) -> i32
}) : () -> ()
"func.func"() <{function_type = (i32) -> (), sym_name = "f"}> ({
^bb0(%x: i32):
  %e = "t.one"(%x) : (i32) -> i32
  "func.return"() : () -> ()
}) : () -> ()
%z, %y = "t.two"() : () -> (i32, i32)
"#,
        expect![[r#"
            "builtin.module"() ({
              %0 = "t.one"() : () -> i32
              "t.regions"() ({
              ^bb0(%arg1: i32):
                %5:2 = "t.two"(%arg1) : (i32) -> (i32, i64)
                "t.br"(%5#1)[^bb1] : (i64) -> ()
              ^bb1(%6: i64):  // pred: ^bb0
                "t.end"(%6, %0, %5#0) : (i64, i32, i32) -> ()
              }, {
                %3 = "t.one"() : () -> i32
                %4 = "t.one"(%3) : (i32) -> i32
              }) : () -> ()
              "func.func"() <{function_type = (i32) -> (), sym_name = "f"}> ({
              ^bb0(%arg0: i32):
                %2 = "t.one"(%arg0) : (i32) -> i32
                "func.return"() : () -> ()
              }) : () -> ()
              %1:2 = "t.two"() : () -> (i32, i32)
            }) : () -> ()
        "#]],
    );
}

#[test]
fn blocks_say_where_they_are_reached_from() {
    check(
        r#"
"func.func"() <{function_type = (i1) -> (), sym_name = "f"}> ({
^entry(%c: i1):
  "cf.cond_br"(%c)[^a, ^a] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
^a:
  "cf.br"()[^b] : () -> ()
^b:
  "cf.cond_br"(%c)[^a, ^b] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
^c:
  "func.return"() : () -> ()
}) : () -> ()
"#,
        expect![[r#"
            "builtin.module"() ({
              "func.func"() <{function_type = (i1) -> (), sym_name = "f"}> ({
              ^bb0(%arg0: i1):
                "cf.cond_br"(%arg0)[^bb1, ^bb1] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
              ^bb1:  // 3 preds: ^bb0, ^bb0, ^bb2
                "cf.br"()[^bb2] : () -> ()
              ^bb2:  // 2 preds: ^bb1, ^bb2
                "cf.cond_br"(%arg0)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
              ^bb3:  // no predecessors
                "func.return"() : () -> ()
              }) : () -> ()
            }) : () -> ()
        "#]],
    );
}

#[test]
fn inherent_attributes_become_properties() {
    check(
        r#"
"func.func"() ({ "func.return"() : () -> () }) {sym_name = "a", x.y = 2, function_type = () -> ()} : () -> ()
%0 = "arith.constant"() <{unknown = 1, value = 5 : i32}> {foo} : () -> i32
%1 = "arith.addi"(%0, %0) : (i32, i32) -> i32
%2 = "arith.addi"(%0, %0) {overflowFlags = #arith<overflow<nuw,nsw>>} : (i32, i32) -> i32
"t.a"() <{}> {c} : () -> ()
"t.a"() <{b = 1, a}> : () -> ()
"t.a"() <5> : () -> ()
"#,
        expect![[r#"
            "builtin.module"() ({
              "func.func"() <{function_type = () -> (), sym_name = "a"}> ({
                "func.return"() : () -> ()
              }) {x.y = 2 : i64} : () -> ()
              %0 = "arith.constant"() <{value = 5 : i32}> {foo} : () -> i32
              %1 = "arith.addi"(%0, %0) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
              %2 = "arith.addi"(%0, %0) <{overflowFlags = #arith.overflow<nsw, nuw>}> : (i32, i32) -> i32
              "t.a"() <{}> {c} : () -> ()
              "t.a"() <{a, b = 1 : i64}> : () -> ()
              "t.a"() <5 : i64> : () -> ()
            }) : () -> ()
        "#]],
    );
}

#[test]
fn aliases_are_resolved_and_made() {
    check(
        r#"
#one = affine_map<(d0)[s0] -> (d0 + s0)>
!t = tuple<i32, memref<2xf32, #one>>
"t.a"() {a = #one, b = !t, c = affine_set<(d0) : (d0 - 1 >= 0)>, d = loc("x":1:2), e = distinct[4]<#one>} : () -> ()
"t.a"() {a = memref<2xf32, affine_map<(d0) -> (d0)>, 0 : i32>} : () -> ()
"#,
        expect![[r##"
            #loc = loc("x":1:2)
            #map = affine_map<(d0)[s0] -> (d0 + s0)>
            #set = affine_set<(d0) : (d0 - 1 >= 0)>
            #distinct = distinct[0]<#map>
            "builtin.module"() ({
              "t.a"() {a = #map, b = tuple<i32, memref<2xf32, #map>>, c = #set, d = #loc, e = #distinct} : () -> ()
              "t.a"() {a = memref<2xf32>} : () -> ()
            }) : () -> ()
        "##]],
    );
}

#[test]
fn white_space_behind_an_alias_is_that_behind_an_attribute() {
    let (cx, null) = (lenient(), "#llvm.di_null_type");
    let text = |null: &str| {
        let expression = format!("#llvm.constant_range<expr {null} = [{null} , {null} ] >");
        format!("#t = #llvm.di_null_type\n\"t.a\"() {{a = {expression}}} : () -> ()")
    };
    let [alias, whole] = ["#t", null].map(|null| parse(&cx, &text(null)).unwrap().print(&cx));
    assert_eq!(alias, whole);
    assert!(
        whole.contains("expr #di_null_type = [#di_null_type, #di_null_type]"),
        "{whole}"
    );
    assert_eq!(parse(&cx, &whole).unwrap().print(&cx), whole);
}

#[test]
fn comments_and_layout_do_not_matter() {
    check(
        "// first\n\"t.a\" ( ) // second\n\t{ a = [ 1 , 2.0 ] , \"b c\" = { } }\r\n : ( ) -> ( ) // last",
        expect![[r#"
            "builtin.module"() ({
              "t.a"() {a = [1, 2.000000e+00], "b c" = {}} : () -> ()
            }) : () -> ()
        "#]],
    );
}

#[test]
fn locations_in_opaque_properties_are_defined_before_them() {
    check_locations(
        r#"
"t.before"() <{a = [[loc("a")], unit]}> : () -> () loc(unknown)
"t.same"() <{b = [loc("b"), loc(fused["c", "d"])]}> : () -> () loc("b")
"t.after"() : () -> () loc(fused["a", "c"])
"t.last"() : () -> () loc(fused["c", "d"])
"#,
        expect![[r##"
            #loc2 = loc("b")
            #loc3 = loc("a")
            #loc4 = loc("c")
            #loc5 = loc("d")
            #loc7 = loc(fused[#loc4, #loc5])
            "builtin.module"() ({
              "t.before"() <{a = [[#loc3], unit]}> : () -> () loc(#loc1)
              "t.same"() <{b = [#loc2, #loc7]}> : () -> () loc(#loc2)
              "t.after"() : () -> () loc(#loc6)
              "t.last"() : () -> () loc(#loc7)
            }) : () -> () loc(#loc)
            #loc = loc("a.mlir":0:0)
            #loc1 = loc(unknown)
            #loc6 = loc(fused[#loc3, #loc4])
        "##]],
    );
}

#[test]
fn locations_on_request() {
    check_locations(
        r#"
"func.func"() <{function_type = (i32, i32) -> (), sym_name = "f"}> ({
^bb0(%x: i32, %y: i32 loc("y")):
  "t.a"() : () -> () loc(#later)
  "t.b"() {a = loc("in attribute")} : () -> () loc(fused<"why">["a", "b":1:2 to :5, callsite("c"("d":1:1) at unknown)])
  "func.return"() : () -> ()
}) : () -> () loc("f.mlir":7:8 to 9:10)
#first = loc("first")
#later = loc(callsite(#first at "x"))
"#,
        expect![[r##"
            #loc2 = loc("a.mlir":3:6)
            #loc3 = loc("y")
            #loc10 = loc("in attribute")
            "builtin.module"() ({
              "func.func"() <{function_type = (i32, i32) -> (), sym_name = "f"}> ({
              ^bb0(%arg0: i32 loc("a.mlir":3:6), %arg1: i32 loc("y")):
                "t.a"() : () -> () loc(#loc12)
                "t.b"() {a = #loc10} : () -> () loc(#loc15)
                "func.return"() : () -> () loc(#loc11)
              }) : () -> () loc(#loc1)
            }) : () -> () loc(#loc)
            #loc = loc("a.mlir":0:0)
            #loc1 = loc("f.mlir":7:8 to 9:10)
            #loc4 = loc("first")
            #loc5 = loc("x")
            #loc6 = loc("a")
            #loc7 = loc("b":1:2 to :5)
            #loc8 = loc("d":1:1)
            #loc9 = loc(unknown)
            #loc11 = loc("a.mlir":6:3)
            #loc12 = loc(callsite(#loc4 at #loc5))
            #loc13 = loc("c"(#loc8))
            #loc14 = loc(callsite(#loc13 at #loc9))
            #loc15 = loc(fused<"why">[#loc6, #loc7, #loc14])
        "##]],
    );
}

/// Names of operations are strings like others: what would end them is escaped.
#[test]
fn names_of_operations_are_escaped() {
    let cx = crate::lenient();
    let text = r#""\"t.op"() : () -> ()
"a\0Ab\5C.op"() : () -> ()
"t.\C3\A9"() : () -> ()"#;
    expect![[r#"
        "builtin.module"() ({
          "\22t.op"() : () -> ()
          "a\0Ab\\.op"() : () -> ()
          "t.\C3\A9"() : () -> ()
        }) : () -> ()
    "#]]
    .assert_eq(&crate::parse(&cx, text).unwrap().print(&cx));
}

/// A text that is handed over piece by piece needs little memory, however long an attribute in it is, and however many
/// threads might print.
#[test]
fn long_attributes_take_no_memory_while_they_are_printed() {
    let words = 1 << 17;
    let hex: String = (0..words).map(|word| format!("{word:08x}")).collect();
    let long = [
        format!("dense<\"0x{hex}\"> : tensor<{words}xi32>"),
        format!("array<i8: {}>", vec!["-1"; words].join(", ")),
        format!("[{}]", vec!["#t.a"; words].join(", ")),
    ];
    let cx = lenient();
    let others = "\"t.b\"() : () -> ()\n".repeat(600);
    let functions = long.map(|attr| {
        format!("\"builtin.module\"() ({{\n\"t.a\"() {{a = {attr}}} : () -> ()\n{others}}}) : () -> ()\n")
    });
    let module = parse(&cx, &functions.concat()).unwrap();
    let (mut whole, mut longest) = (0, 0);
    let counted = allocation_counter::measure(|| {
        module.print_pieces(&cx, PrintOptions::default(), &mut |piece| {
            whole += piece.len();
            longest = longest.max(piece.len());
        });
    });
    assert!(whole > 7 << 18, "{whole}");
    assert!(longest < 1 << 18, "{longest}");
    assert!(counted.bytes_max < 1 << 20, "{counted:?}");
}

#[test]
fn equal_places_of_sparse_elements_are_listed() {
    check(
        "\"t.a\"() {a = sparse<[[0], [0]], [1, 2]> : tensor<4xi32>, b = sparse<[1, 1], 5> : tensor<4xi32>, c = sparse<[[1, 1]], 5> : tensor<2x2xi32>, d = sparse<[[1, 1], [1, 1]], 5> : tensor<2x2xi32>} : () -> ()",
        expect![[r#"
            "builtin.module"() ({
              "t.a"() {a = sparse<[[0], [0]], [1, 2]> : tensor<4xi32>, b = sparse<[1, 1], 5> : tensor<4xi32>, c = sparse<1, 5> : tensor<2x2xi32>, d = sparse<[[1, 1], [1, 1]], 5> : tensor<2x2xi32>} : () -> ()
            }) : () -> ()
        "#]],
    );
}
