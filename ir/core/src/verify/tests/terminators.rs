//! Terminators and successors.

use expect_test::expect;

use super::{check, check_unregistered};

#[test]
fn br_successors() {
    check(
        r#"
"func.func"() <{function_type = () -> (), sym_name = "f"}> ({
  "cf.br"() : () -> ()
}) : () -> ()
"#,
        expect![[r#"
            2:3: error: 'cf.br' op requires 1 successor but found 0
            2:3: note: see current operation: "cf.br"() : () -> ()
        "#]],
    );
}

#[test]
fn br_successors2() {
    check(
        r#"
"func.func"() <{function_type = () -> (), sym_name = "f"}> ({
  "cf.br"()[^bb1, ^bb1] : () -> ()
^bb1:
  "func.return"() : () -> ()
}) : () -> ()
"#,
        expect![[r#"
            2:3: error: 'cf.br' op requires 1 successor but found 2
            2:3: note: see current operation: "cf.br"()[^bb1, ^bb1] : () -> ()
        "#]],
    );
}

#[test]
fn no_terminator_nested() {
    check(
        r#"
"func.func"() <{function_type = () -> (), sym_name = "f"}> ({
  "builtin.module"() ({
  ^bb0:
  }) {x.y = 1 : i32} : () -> ()
}) : () -> ()
"#,
        expect![[r#"
            2:3: error: block with no terminator, has 
            "builtin.module"() ({
            ^bb0:
            }) {x.y = 1 : i32} : () -> ()
            2:3: note: see current operation: 
            "builtin.module"() ({
            ^bb0:
            }) {x.y = 1 : i32} : () -> ()
        "#]],
    );
}

#[test]
fn no_terminator_nested2() {
    check(
        r#"
"func.func"() <{function_type = () -> (), sym_name = "f"}> ({
  "func.func"() <{function_type = () -> i32, sym_name = "g"}> ({
    %0 = "arith.constant"() <{value = 1 : i32}> : () -> i32
    "func.return"(%0) : (i32) -> ()
  }) : () -> ()
}) : () -> ()
"#,
        expect![[r#"
            2:3: error: block with no terminator, has 
            "func.func"() <{function_type = () -> i32, sym_name = "g"}> ({
              %0 = "arith.constant"() <{value = 1 : i32}> : () -> i32
              "func.return"(%0) : (i32) -> ()
            }) : () -> ()
            2:3: note: see current operation: 
            "func.func"() <{function_type = () -> i32, sym_name = "g"}> ({
              %0 = "arith.constant"() <{value = 1 : i32}> : () -> i32
              "func.return"(%0) : (i32) -> ()
            }) : () -> ()
        "#]],
    );
}

#[test]
fn poison_ok() {
    check(
        r#"
%0 = "ub.poison"() : () -> i32
"#,
        expect![[""]],
    );
}

#[test]
fn return_results() {
    check(
        r#"
"func.func"() <{function_type = () -> (), sym_name = "f"}> ({
  %0 = "func.return"() : () -> i32
}) : () -> ()
"#,
        expect![[r#"
            2:8: error: 'func.return' op requires zero results
            2:8: note: see current operation: %0 = "func.return"() : () -> i32
        "#]],
    );
}

#[test]
fn return_successor() {
    check(
        r#"
"func.func"() <{function_type = () -> (), sym_name = "f"}> ({
  "func.return"()[^bb1] : () -> ()
^bb1:
  "func.return"() : () -> ()
}) : () -> ()
"#,
        expect![[r#"
            2:3: error: 'func.return' op requires 0 successors but found 1
            2:3: note: see current operation: "func.return"()[^bb1] : () -> ()
        "#]],
    );
}

#[test]
fn successors_in_middle_unreg() {
    check_unregistered(
        r#"
"func.func"() <{function_type = () -> (), sym_name = "f"}> ({
  "x.br"()[^bb1] : () -> ()
  "func.return"() : () -> ()
^bb1:
  "func.return"() : () -> ()
}) : () -> ()
"#,
        expect![[r#"
            2:3: error: operation with block successors must terminate its parent block
            2:3: note: see current operation: "x.br"()[^bb1] : () -> ()
        "#]],
    );
}

#[test]
fn terminator_graph() {
    check(
        r#"
"builtin.module"() ({
  "ub.unreachable"() : () -> ()
  "ub.unreachable"() : () -> ()
}) : () -> ()
"#,
        expect![[r#"
            2:3: error: 'ub.unreachable' op must be the last operation in the parent block
            2:3: note: see current operation: "ub.unreachable"() : () -> ()
        "#]],
    );
}

#[test]
fn terminator_in_middle_br() {
    check(
        r#"
"func.func"() <{function_type = () -> (), sym_name = "f"}> ({
  "cf.br"()[^bb1] : () -> ()
  "func.return"() : () -> ()
^bb1:
  "func.return"() : () -> ()
}) : () -> ()
"#,
        expect![[r#"
            2:3: error: operation with block successors must terminate its parent block
            2:3: note: see current operation: "cf.br"()[^bb1] : () -> ()
        "#]],
    );
}

#[test]
fn terminator_in_middle() {
    check(
        r#"
"func.func"() <{function_type = () -> (), sym_name = "f"}> ({
  "func.return"() : () -> ()
  "func.return"() : () -> ()
}) : () -> ()
"#,
        expect![[r#"
            2:3: error: 'func.return' op must be the last operation in the parent block
            2:3: note: see current operation: "func.return"() : () -> ()
        "#]],
    );
}

#[test]
fn unreg_br_args() {
    check_unregistered(
        r#"
"x.y"() ({
  "x.a"()[^bb1] : () -> ()
^bb1(%a: i32):
  "x.a"() : () -> ()
}) : () -> ()
"#,
        expect![[""]],
    );
}

#[test]
fn unreg_terminator_twice() {
    check_unregistered(
        r#"
"func.func"() <{function_type = () -> (), sym_name = "f"}> ({
  "x.a"() : () -> ()
}) : () -> ()
"#,
        expect![[""]],
    );
}
