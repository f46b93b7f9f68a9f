//! `scf.index_switch`.

use expect_test::expect;

use super::check;

#[test]
fn index_switch() {
    check(
        r#"
%c = "arith.constant"() <{value = 1 : index}> : () -> index
"scf.index_switch"(%c) <{cases = array<i64: 1>}> ({
  "scf.yield"() : () -> ()
}) : (index) -> ()
"#,
        expect![[r#"
            2:1: error: 'scf.index_switch' op has 0 case regions but 1 case values
            2:1: note: see current operation: 
            "scf.index_switch"(%0) <{cases = array<i64: 1>}> ({
              "scf.yield"() : () -> ()
            }) : (index) -> ()
        "#]],
    );
}

#[test]
fn switch_cases() {
    check(
        r#"
%c = "arith.constant"() <{value = 1 : index}> : () -> index
"scf.index_switch"(%c) <{cases = array<i64: 1, 1>}> ({
  "scf.yield"() : () -> ()
},{
  "scf.yield"() : () -> ()
},{
  "scf.yield"() : () -> ()
}) : (index) -> ()
"#,
        expect![[r#"
            2:1: error: 'scf.index_switch' op has duplicate case value: 1
            2:1: note: see current operation: 
            "scf.index_switch"(%0) <{cases = array<i64: 1, 1>}> ({
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (index) -> ()
        "#]],
    );
}

#[test]
fn switch_term() {
    check(
        r#"
%c = "arith.constant"() <{value = 1 : index}> : () -> index
"scf.index_switch"(%c) <{cases = array<i64: 1>}> ({
  "scf.yield"() : () -> ()
},{
  "ub.unreachable"() : () -> ()
}) : (index) -> ()
"#,
        expect![[r#"
            2:1: error: 'scf.index_switch' op expected region to end with scf.yield, but got ub.unreachable
            2:1: note: see current operation: 
            "scf.index_switch"(%0) <{cases = array<i64: 1>}> ({
              "scf.yield"() : () -> ()
            }, {
              "ub.unreachable"() : () -> ()
            }) : (index) -> ()
        "#]],
    );
}

#[test]
fn switch_yield() {
    check(
        r#"
%c = "arith.constant"() <{value = 1 : index}> : () -> index
%r = "scf.index_switch"(%c) <{cases = array<i64: 1>}> ({
  "scf.yield"() : () -> ()
},{
  "scf.yield"(%c) : (index) -> ()
}) : (index) -> index
"#,
        expect![[r#"
            2:6: error: 'scf.index_switch' op expected each region to return 1 values, but default region returns 0
            2:6: note: see current operation: 
            %1 = "scf.index_switch"(%0) <{cases = array<i64: 1>}> ({
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"(%0) : (index) -> ()
            }) : (index) -> index
            3:3: note: see yield operation here
        "#]],
    );
}

#[test]
fn switch_yield2() {
    check(
        r#"
%c = "arith.constant"() <{value = 1 : index}> : () -> index
%d = "arith.constant"() <{value = 1 : i32}> : () -> i32
%r = "scf.index_switch"(%c) <{cases = array<i64: 1>}> ({
  "scf.yield"(%d) : (i32) -> ()
},{
  "scf.yield"(%c) : (index) -> ()
}) : (index) -> index
"#,
        expect![[r#"
            3:6: error: 'scf.index_switch' op expected result #0 of each region to be 'index'
            3:6: note: see current operation: 
            %2 = "scf.index_switch"(%0) <{cases = array<i64: 1>}> ({
              "scf.yield"(%1) : (i32) -> ()
            }, {
              "scf.yield"(%0) : (index) -> ()
            }) : (index) -> index
            4:3: note: default region returns 'i32' here
        "#]],
    );
}

#[test]
fn scf_index_switch_none() {
    check(
        r#"
%c = "arith.constant"() <{value = 1 : index}> : () -> index
"scf.index_switch"(%c) <{cases = array<i64: 1>}> : (index) -> ()
"#,
        expect![[r#"
            2:1: error: 'scf.index_switch' op expected 1 or more regions
            2:1: note: see current operation: "scf.index_switch"(%0) <{cases = array<i64: 1>}> : (index) -> ()
        "#]],
    );
}
