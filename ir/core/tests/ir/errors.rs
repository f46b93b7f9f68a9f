//! Diagnostics of the reader.

use expect_test::{Expect, expect};
use pass_ir::ParseOptions;

use crate::{lenient, parse, process};

fn check(text: &str, expected: Expect) {
    expected.assert_eq(&process(&lenient(), text));
}

#[test]
fn custom_form() {
    check(
        "func.func @main() {\n}",
        expect![[r#"
        a.mlir:1:1: error: expected operation name in quotes: 'func.func' looks like the custom form, and only the generic form is read; get it with 'mlir-opt --mlir-print-op-generic'
        func.func @main() {
        ^
    "#]],
    );
    check(
        "%0 = arith.constant 1 : i32",
        expect![[r#"
        a.mlir:1:6: error: expected operation name in quotes: 'arith.constant' looks like the custom form, and only the generic form is read; get it with 'mlir-opt --mlir-print-op-generic'
        %0 = arith.constant 1 : i32
             ^
    "#]],
    );
}

#[test]
fn unregistered_dialects_need_leave() {
    let cx = pass_dialects::context();
    expect![[r#"
        a.mlir:1:6: error: operation being parsed with an unregistered dialect. If this is intended, please use -allow-unregistered-dialect with the MLIR tool used
        "t.a"() : () -> ()
             ^
    "#]].assert_eq(&process(&cx, "\"t.a\"() : () -> ()"));
    expect![[r#"
        a.mlir:1:4: error: operation being parsed with an unregistered dialect. If this is intended, please use -allow-unregistered-dialect with the MLIR tool used
        "a"() : () -> ()
           ^
    "#]].assert_eq(&process(&cx, "\"a\"() : () -> ()"));
    expect![[r#"
        a.mlir:1:37: error: attribute #t.b<c> created with unregistered dialect. If this is intended, please call allowUnregisteredDialects() on the MLIRContext, or use -allow-unregistered-dialect with the MLIR opt tool used
        "builtin.module"() ({ ^bb0: }) {a = #t.b<c>} : () -> ()
                                            ^
    "#]].assert_eq(&process(
        &cx,
        "\"builtin.module\"() ({ ^bb0: }) {a = #t.b<c>} : () -> ()",
    ));
    expect![[r#"
        a.mlir:1:37: error: type !t.b created with unregistered dialect. If this is intended, please call allowUnregisteredDialects() on the MLIRContext, or use -allow-unregistered-dialect with the MLIR opt tool used
        "builtin.module"() ({ ^bb0: }) {a = !t.b} : () -> ()
                                            ^
    "#]].assert_eq(&process(
        &cx,
        "\"builtin.module\"() ({ ^bb0: }) {a = !t.b} : () -> ()",
    ));
    expect![[r#"
        a.mlir:1:1: error: unregistered operation 'func.x' found in dialect ('func') that does not allow unknown operations
        "func.x"() : () -> ()
        ^
        a.mlir:1:1: note: see current operation: "func.x"() : () -> ()
    "#]]
    .assert_eq(&process(&cx, "\"func.x\"() : () -> ()"));
    // A dialect that has an operation of nearly that name.
    expect![[r#"
        a.mlir:1:1: error: unregistered operation 'func.retrun' found in dialect ('func') that does not allow unknown operations
        "func.retrun"() : () -> ()
        ^
        a.mlir:1:1: note: see current operation: "func.retrun"() : () -> ()
        help: did you mean 'func.return'?
    "#]].assert_eq(&process(&cx, "\"func.retrun\"() : () -> ()"));
}

#[test]
fn values() {
    check(
        "\"t.a\"(%x) : (i32) -> ()",
        expect![[r#"
        a.mlir:1:7: error: use of undeclared SSA value name
        "t.a"(%x) : (i32) -> ()
              ^
    "#]],
    );
    check(
        "%x = \"t.a\"() : () -> i32\n%x = \"t.a\"() : () -> i32",
        expect![[r#"
        a.mlir:2:1: error: redefinition of SSA value '%x'
        %x = "t.a"() : () -> i32
        ^
        a.mlir:1:1: note: previously defined here
        %x = "t.a"() : () -> i32
        ^
    "#]],
    );
    check(
        "%x = \"t.a\"() : () -> i32\n\"t.b\"(%x) : (i64) -> ()",
        expect![[r#"
        a.mlir:2:7: error: use of value '%x' expects different type than prior uses: 'i64' vs 'i32'
        "t.b"(%x) : (i64) -> ()
              ^
        a.mlir:1:1: note: prior use here
        %x = "t.a"() : () -> i32
        ^
    "#]],
    );
    check(
        "\"t.b\"(%x) : (i64) -> ()\n%x = \"t.a\"() : () -> i32",
        expect![[r#"
        a.mlir:2:1: error: definition of SSA value '%x#0' has type 'i32'
        %x = "t.a"() : () -> i32
        ^
        a.mlir:1:7: note: previously used here with type 'i64'
        "t.b"(%x) : (i64) -> ()
              ^
    "#]],
    );
    check(
        "%x = \"t.a\"() : () -> i32\n\"t.b\"(%x#1) : (i32) -> ()",
        expect![[r#"
        a.mlir:2:7: error: reference to invalid result number
        "t.b"(%x#1) : (i32) -> ()
              ^
    "#]],
    );
    check(
        "%x:2 = \"t.a\"() : () -> i32",
        expect![[r#"
        a.mlir:1:1: error: operation defines 1 results but was provided 2 to bind
        %x:2 = "t.a"() : () -> i32
        ^
    "#]],
    );
    check(
        "%x = \"t.a\"() : () -> ()",
        expect![[r#"
        a.mlir:1:1: error: cannot name an operation with no results
        %x = "t.a"() : () -> ()
        ^
    "#]],
    );
    check(
        "%x:0 = \"t.a\"() : () -> ()",
        expect![[r#"
        a.mlir:1:4: error: expected named operation to have at least 1 result
        %x:0 = "t.a"() : () -> ()
           ^
    "#]],
    );
    check(
        "\"t.b\"(%x, %x) : (i32) -> ()",
        expect![[r#"
        a.mlir:1:17: error: expected 2 operand types but had 1
        "t.b"(%x, %x) : (i32) -> ()
                        ^
    "#]],
    );
    check(
        "\"t.b\"(5) : (i32) -> ()",
        expect![[r#"
            a.mlir:1:7: error: expected ')' to end operand list
            "t.b"(5) : (i32) -> ()
                  ^
        "#]],
    );
    check(
        "\"t.r\"() ({ %x = \"t.a\"() : () -> i32 }) : () -> ()\n\"t.b\"(%x) : (i32) -> ()",
        expect![[r#"
            a.mlir:2:7: error: use of undeclared SSA value name
            "t.b"(%x) : (i32) -> ()
                  ^
        "#]],
    );
}

#[test]
fn isolation() {
    check(
        r#"%x = "t.a"() : () -> i32
"func.func"() <{function_type = () -> (), sym_name = "f"}> ({
  "t.b"(%x) : (i32) -> ()
  "func.return"() : () -> ()
}) : () -> ()"#,
        expect![[r#"
            a.mlir:3:3: error: 't.b' op using value defined outside the region
              "t.b"(%x) : (i32) -> ()
              ^
            a.mlir:3:3: note: see current operation: "t.b"(<<UNKNOWN SSA VALUE>>) : (i32) -> ()
            a.mlir:2:1: note: required by region isolation constraints
            "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
            ^
        "#]],
    );
    // The definition comes after the use.
    check(
        r#""builtin.module"() ({
  "t.b"(%x) : (i32) -> ()
}) : () -> ()
"builtin.module"() ({
  %x = "t.a"() : () -> i32
}) : () -> ()"#,
        expect![[r#"
            a.mlir:2:3: error: 't.b' op using value defined outside the region
              "t.b"(%x) : (i32) -> ()
              ^
            a.mlir:2:3: note: see current operation: "t.b"(<<UNKNOWN SSA VALUE>>) : (i32) -> ()
            a.mlir:1:1: note: required by region isolation constraints
            "builtin.module"() ({
            ^
        "#]],
    );
    check(
        r#""builtin.module"() ({
  "t.b"(%x, %y) : (i32, i32) -> ()
}) : () -> ()
"t.b"(%x, %y) : (i32, i32) -> ()"#,
        expect![[r#"
            a.mlir:2:9: error: use of undeclared SSA value name
              "t.b"(%x, %y) : (i32, i32) -> ()
                    ^
            a.mlir:2:13: error: use of undeclared SSA value name
              "t.b"(%x, %y) : (i32, i32) -> ()
                        ^
        "#]],
    );
}

#[test]
fn blocks() {
    check(
        "\"t.a\"() ({ \"t.br\"()[^x] : () -> () }) : () -> ()",
        expect![[r#"
        a.mlir:1:21: error: reference to an undefined block
        "t.a"() ({ "t.br"()[^x] : () -> () }) : () -> ()
                            ^
    "#]],
    );
    check(
        "\"t.a\"() ({ ^x: ^x: }) : () -> ()",
        expect![[r#"
        a.mlir:1:16: error: redefinition of block '^x'
        "t.a"() ({ ^x: ^x: }) : () -> ()
                       ^
    "#]],
    );
    check(
        "\"t.a\"() ({ ^x(%a#1: i32): }) : () -> ()",
        expect![[r#"
            "builtin.module"() ({
              "t.a"() ({
              ^bb0(%arg0: i32):
              }) : () -> ()
            }) : () -> ()
        "#]],
    );
    check(
        "\"t.a\"() ({ ^x(%a): }) : () -> ()",
        expect![[r#"
        a.mlir:1:17: error: expected ':' and type for SSA operand
        "t.a"() ({ ^x(%a): }) : () -> ()
                        ^
    "#]],
    );
    check(
        "^x:",
        expect![[r#"
        a.mlir:1:1: error: expected operation name in quotes
        ^x:
        ^
    "#]],
    );
}

#[test]
fn shape_of_an_operation() {
    check(
        "\"t.a\"",
        expect![[r#"
        a.mlir:1:6: error: expected '(' to start operand list
        "t.a"
             ^
    "#]],
    );
    check(
        "\"t.a\"()",
        expect![[r#"
        a.mlir:1:8: error: expected ':' followed by operation type
        "t.a"()
               ^
    "#]],
    );
    check(
        "\"t.a\"() : i32",
        expect![[r#"
            a.mlir:1:11: error: expected function type
            "t.a"() : i32
                      ^
        "#]],
    );
    check(
        "\"t.a\"() : () -> () {a}",
        expect![[r#"
        a.mlir:1:19: error: expected operation name in quotes
        "t.a"() : () -> () {a}
                          ^
    "#]],
    );
    check(
        "\"t.a\"() ({ : () -> ()",
        expect![[r#"
        a.mlir:1:11: error: expected operation name in quotes
        "t.a"() ({ : () -> ()
                  ^
    "#]],
    );
    check(
        "\"t.a\"() ({",
        expect![[r#"
        a.mlir:1:11: error: expected '}' to end the region
        "t.a"() ({
                  ^
    "#]],
    );
    check(
        "\"t.a\"() ({}",
        expect![[r#"
        a.mlir:1:12: error: expected ')' to end region list
        "t.a"() ({}
                   ^
    "#]],
    );
    check(
        "\"t.a\"() {1 = 2} : () -> ()",
        expect![[r#"
        a.mlir:1:10: error: expected attribute name
        "t.a"() {1 = 2} : () -> ()
                 ^
    "#]],
    );
    check(
        "\"\"() : () -> ()",
        expect![[r#"
        a.mlir:1:1: error: empty operation name is invalid
        ""() : () -> ()
        ^
    "#]],
    );
    check(
        "\"t.a\\00\"() : () -> ()",
        expect![[r#"
            a.mlir:1:1: error: null character not allowed in operation name
            "t.a\00"() : () -> ()
            ^
        "#]],
    );
    check(
        "\"arith.addi\"() <5> : () -> ()",
        expect![[r#"
        a.mlir:1:1: error: invalid properties 5 : i64 for op arith.addi: expected DictionaryAttr to set properties
        "arith.addi"() <5> : () -> ()
        ^
    "#]],
    );
    check(
        "\"t.a\n\"() : () -> ()",
        expect![[r#"
        a.mlir:1:5: error: expected '"' in string literal
        "t.a
            ^
    "#]],
    );
}

#[test]
fn aliases() {
    check(
        "#a = 1\n#a = 2",
        expect![[r#"
        a.mlir:2:1: error: redefinition of attribute alias id 'a'
        #a = 2
        ^
    "#]],
    );
    check(
        "!a = i1\n!a = i2",
        expect![[r#"
        a.mlir:2:1: error: redefinition of type alias id 'a'
        !a = i2
        ^
    "#]],
    );
    check(
        "#a.b = 1",
        expect![[r#"
        a.mlir:1:1: error: attribute names with a '.' are reserved for dialect-defined names
        #a.b = 1
        ^
    "#]],
    );
    check(
        "\"t.a\"() {a = #b} : () -> ()\n#b = 1",
        expect![[r#"
        a.mlir:1:16: error: undefined symbol alias id 'b'
        "t.a"() {a = #b} : () -> ()
                       ^
    "#]],
    );
    check(
        "\"t.a\"() : () -> () loc(#b)",
        expect![[r#"
        a.mlir:1:24: error: operation location alias was never defined
        "t.a"() : () -> () loc(#b)
                               ^
    "#]],
    );
    check(
        "\"t.a\"() : () -> () loc(#b)\n#b = loc(fused[#b])",
        expect![[r#"
        a.mlir:2:18: error: undefined symbol alias id 'b'
        #b = loc(fused[#b])
                         ^
    "#]],
    );
    check(
        "\"t.a\"() {x = #b} : () -> () loc(#b)\n#b = loc(unknown)",
        expect![[r#"
            a.mlir:1:16: error: undefined symbol alias id 'b'
            "t.a"() {x = #b} : () -> () loc(#b)
                           ^
        "#]],
    );
    check(
        "\"t.a\"() ({\n\"t.b\"() : () -> () loc(#c)\n}) : () -> () loc(#b)",
        expect![[r#"
            a.mlir:2:24: error: operation location alias was never defined
            "t.b"() : () -> () loc(#c)
                                   ^
        "#]],
    );
    check(
        "\"t.a\"() : () -> () loc(#b)\n#b = 1",
        expect![[r#"
        a.mlir:1:24: error: expected location attribute
        "t.a"() : () -> () loc(#b)
                               ^
    "#]],
    );
}

#[test]
fn single_root() {
    let cx = lenient();
    let options = ParseOptions {
        implicit_module: false,
        ..ParseOptions::default()
    };
    let check = |text: &str, expected: Expect| match pass_ir::parse(&cx, text, &options) {
        Ok(module) => expected.assert_eq(&module.print(&cx)),
        Err(found) => expected.assert_eq(&cx.render(&found[0], text)),
    };
    check(
        "",
        expect![[r#"
            -:0:0: error: source must contain a single top-level operation, found: 0
        "#]],
    );
    check(
        "\"t.a\"() : () -> ()\n\"t.b\"() : () -> ()",
        expect![[r#"
        -:0:0: error: source must contain a single top-level operation, found: 2
    "#]],
    );
    check(
        "%0:2 = \"t.a\"() ({ \"t.b\"() : () -> () }) : () -> (i32, i32)",
        expect![[r#"
            %0:2 = "t.a"() ({
              "t.b"() : () -> ()
            }) : () -> (i32, i32)
        "#]],
    );
}

#[test]
fn columns_count_in_the_file_that_was_split() {
    let cx = lenient();
    let options = ParseOptions {
        file: "whole.mlir",
        first_line: 10,
        first_column: 0,
        implicit_module: true,
    };
    let found = pass_ir::parse(&cx, "\n  oops", &options).unwrap_err();
    assert_eq!(
        cx.file_position(found[0].location)
            .map(|(file, at)| (file, at.line, at.column)),
        Some(("whole.mlir", 12, 3))
    );
}

/// As in MLIR: between tokens a zero byte is white space, and in the body of an attribute or type it ends the text.
#[test]
fn zero_bytes() {
    check(
        "\0\"t.a\"()\0 : () ->\0() // \0\n\0",
        expect![[r#"
            "builtin.module"() ({
              "t.a"() : () -> ()
            }) : () -> ()
        "#]],
    );
    check(
        "\"t.a\"() {a = !t.b<x\0y>} : () -> ()",
        expect![[r#"
            a.mlir:1:18: error: unbalanced '<' character in pretty dialect name
            "t.a"() {a = !t.b<x�y>} : () -> ()
                             ^
        "#]],
    );
    check(
        "\"t.a\"() {a = #llvm.linkage<external\0t>} : () -> ()",
        expect![[r#"
            a.mlir:1:27: error: unbalanced '<' character in pretty dialect name
            "t.a"() {a = #llvm.linkage<external�t>} : () -> ()
                                      ^
        "#]],
    );
}

#[test]
fn arguments_whose_names_have_numbers() {
    check(
        "\"t.a\"() ({\n^bb0(%2#1: i32):\n\"t.b\"(%2) : (i32) -> ()\n}) : () -> ()",
        expect![[r#"
            a.mlir:3:7: error: use of undeclared SSA value name
            "t.b"(%2) : (i32) -> ()
                  ^
        "#]],
    );
    check(
        "\"t.a\"() ({\n%2:2 = \"t.c\"() : () -> (i32, i32)\n^bb0(%2#1: i32):\n}) : () -> ()",
        expect![[r#"
            a.mlir:3:6: error: redefinition of SSA value '%2'
            ^bb0(%2#1: i32):
                 ^
            a.mlir:2:1: note: previously defined here
            %2:2 = "t.c"() : () -> (i32, i32)
            ^
        "#]],
    );
}

#[test]
fn elements_of_other_types() {
    let literals = [
        "dense<true> : tensor<4xi32>",
        "dense<[1, true]> : tensor<2xindex>",
        "dense<\"ab\"> : tensor<4xi32>",
        "dense<true> : tensor<2xf32>",
        "dense<[1, \"ab\"]> : tensor<2xi32>",
        "dense<(1, 2)> : tensor<2xi32>",
        "dense<[\"a\", 1]> : tensor<2x!t.s>",
        "dense<1> : tensor<2xcomplex<i32>>",
        "sparse<[[1.0]], 1> : tensor<4xi32>",
        "sparse<true, 1> : tensor<4xi32>",
        "sparse<\"ab\", 1> : tensor<4xi32>",
    ];
    let texts = literals.map(|literal| format!("\"t.a\"() {{a = {literal}}} : () -> ()"));
    let printed = texts.map(|text| process(&lenient(), &text)).concat();
    expect![[r#"
        a.mlir:1:20: error: expected i1 type for 'true' or 'false' values
        "t.a"() {a = dense<true> : tensor<4xi32>} : () -> ()
                           ^
        a.mlir:1:24: error: expected i1 type for 'true' or 'false' values
        "t.a"() {a = dense<[1, true]> : tensor<2xindex>} : () -> ()
                               ^
        a.mlir:1:20: error: expected string containing hex digits starting with `0x`
        "t.a"() {a = dense<"ab"> : tensor<4xi32>} : () -> ()
                           ^
        a.mlir:1:20: error: expected floating point literal
        "t.a"() {a = dense<true> : tensor<2xf32>} : () -> ()
                           ^
        a.mlir:1:24: error: element does not fit the element type 'i32'
        "t.a"() {a = dense<[1, "ab"]> : tensor<2xi32>} : () -> ()
                               ^
        a.mlir:1:21: error: element does not fit the element type 'i32'
        "t.a"() {a = dense<(1, 2)> : tensor<2xi32>} : () -> ()
                            ^
        a.mlir:1:26: error: element does not fit the element type '!t.s'
        "t.a"() {a = dense<["a", 1]> : tensor<2x!t.s>} : () -> ()
                                 ^
        a.mlir:1:20: error: element does not fit the element type 'complex<i32>'
        "t.a"() {a = dense<1> : tensor<2xcomplex<i32>>} : () -> ()
                           ^
        a.mlir:1:23: error: expected integer elements, but parsed floating-point
        "t.a"() {a = sparse<[[1.0]], 1> : tensor<4xi32>} : () -> ()
                              ^
        a.mlir:1:21: error: expected i1 type for 'true' or 'false' values
        "t.a"() {a = sparse<true, 1> : tensor<4xi32>} : () -> ()
                            ^
        a.mlir:1:21: error: element does not fit the element type 'i64'
        "t.a"() {a = sparse<"ab", 1> : tensor<4xi32>} : () -> ()
                            ^
    "#]]
    .assert_eq(&printed);
}

#[test]
fn a_byte_order_mark_is_skipped() {
    let cx = lenient();
    let module = parse(&cx, "\u{feff}\"t.a\"() : () -> ()\n").unwrap();
    assert_eq!(
        module.print(&cx),
        parse(&cx, "\"t.a\"() : () -> ()").unwrap().print(&cx)
    );
    let errors = parse(&cx, "\u{feff}wrong").unwrap_err();
    let expected = parse(&cx, "wrong").unwrap_err();
    assert_eq!(errors[0].message, expected[0].message);
    assert_eq!(cx.render(&errors[0], ""), cx.render(&expected[0], ""));
}
