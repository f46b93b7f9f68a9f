//! Resources of a file.

use expect_test::{Expect, expect};

use crate::{lenient, process};

fn check(text: &str, expected: Expect) {
    expected.assert_eq(&process(&lenient(), text));
}

#[test]
fn what_is_named_is_printed() {
    check(
        r#"
"t.a"() ({
  "t.b"() {b = dense_resource<second> : tensor<1xi8>} : () -> ()
}) {a = [dense_resource<"a key"> : tensor<0xi8>], c = dense_resource<absent> : tensor<1xi8>} : () -> ()
{-#
  external_resources: { none: {}, mlir_reproducer: { pipeline: "any(cse)", verify_each: true, data: "0x08000000ff" } },
  dialect_resources: { builtin: { unused: "0x0400000001", "a key": "0x04000000", second: "0x02000000fe" } }
#-}
"#,
        expect![[r#"
            "builtin.module"() ({
              "t.a"() ({
                "t.b"() {b = dense_resource<second> : tensor<1xi8>} : () -> ()
              }) {a = [dense_resource<"a key"> : tensor<0xi8>], c = dense_resource<absent> : tensor<1xi8>} : () -> ()
            }) : () -> ()

            {-#
              dialect_resources: {
                builtin: {
                  second: "0x02000000FE",
                  "a key": "0x00000000"
                }
              },
              external_resources: {
                mlir_reproducer: {
                  pipeline: "any(cse)",
                  verify_each: true,
                  data: "0x08000000FF"
                }
              }
            #-}
        "#]],
    );
}

#[test]
fn a_copy_has_them() {
    let cx = lenient();
    let text = "{-# external_resources: { tool: { flag: true } } #-}";
    let module = crate::parse(&cx, text).unwrap();
    assert_eq!(module.duplicate(&cx).print(&cx), module.print(&cx));
}

#[test]
fn mistakes() {
    let texts = [
        "{-# what: {} #-}",
        "{-# ",
        "{-# external_resources: 5 #-}",
        "{-# external_resources: { a: { b: 5 } } #-}",
        "{-# external_resources: { a: { b: \"0x01\" } } #-}",
        "{-# external_resources: { a: { b: \"0xZZ\" } } #-}",
        "{-# external_resources: { a: { b \"x\" } } #-}",
        "{-# external_resources: { 5: {} } #-}",
        "{-# external_resources: { a: { b: true, } } #-}",
        "{-# external_resources: { a: { b: true }, } #-}",
        "{-# external_resources: { a: { b: true } }, #-}",
        "{-# external_resources: {} external_resources: {} #-}",
        "{-# dialect_resources: { nope: { a: \"0x01000000\" } } #-}",
        "{-# dialect_resources: { arith: { a: \"0x01000000\" } } #-}",
        "{-# dialect_resources: { builtin: { a: true } } #-}",
        "{-# dialect_resources: { builtin: { a: \"0x03000000FF\" } } #-}",
    ];
    let cx = lenient();
    let shown: String = texts.iter().map(|text| process(&cx, text)).collect();
    expect![[r#"
        a.mlir:1:5: error: unknown key 'what' in file metadata dictionary
        {-# what: {} #-}
            ^
        a.mlir:1:5: error: expected identifier key in file metadata dictionary
        {-# 
            ^
        a.mlir:1:24: error: expected '{'
        {-# external_resources: 5 #-}
                               ^
        a.mlir:1:35: error: expected string value for key 'b'
        {-# external_resources: { a: { b: 5 } } #-}
                                          ^
        a.mlir:1:35: error: expected hex string blob for key 'b' to encode alignment in first 4 bytes
        {-# external_resources: { a: { b: "0x01" } } #-}
                                          ^
        a.mlir:1:35: error: expected hex string blob for key 'b'
        {-# external_resources: { a: { b: "0xZZ" } } #-}
                                          ^
        a.mlir:1:33: error: expected ':'
        {-# external_resources: { a: { b "x" } } #-}
                                        ^
        a.mlir:1:27: error: expected identifier key for 'resource' entry
        {-# external_resources: { 5: {} } #-}
                                  ^
        a.mlir:1:41: error: expected identifier key for 'external_resources' entry
        {-# external_resources: { a: { b: true, } } #-}
                                                ^
        a.mlir:1:43: error: expected identifier key for 'resource' entry
        {-# external_resources: { a: { b: true }, } #-}
                                                  ^
        a.mlir:1:45: error: expected identifier key in file metadata dictionary
        {-# external_resources: { a: { b: true } }, #-}
                                                    ^
        a.mlir:1:27: error: expected ',' or '#-}'
        {-# external_resources: {} external_resources: {} #-}
                                  ^
        a.mlir:1:26: error: dialect 'nope' is unknown
        {-# dialect_resources: { nope: { a: "0x01000000" } } #-}
                                 ^
        a.mlir:1:35: error: unexpected 'resource' section for dialect 'arith'
        {-# dialect_resources: { arith: { a: "0x01000000" } } #-}
                                          ^
        a.mlir:1:40: error: expected hex string blob for key 'a'
        {-# dialect_resources: { builtin: { a: true } } #-}
                                               ^
        a.mlir:1:40: error: expected hex string blob for key 'a' to encode alignment in first 4 bytes, but got non-power-of-2 value: 3
        {-# dialect_resources: { builtin: { a: "0x03000000FF" } } #-}
                                               ^
    "#]].assert_eq(&shown);
}
