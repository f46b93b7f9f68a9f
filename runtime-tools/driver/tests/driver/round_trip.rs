//! The check that a printed module reads back as the same one. The toy IR does not read its generic form, which shows both ways
//! in which the check can fail.

use expect_test::expect;

use crate::check;

#[test]
fn a_module_that_reads_back_passes() {
    check(
        &["--verify-roundtrip", "--rename"],
        expect![[r#"
        0
        --- stdout
        builtin.module
          func.func @renamed
            test.leaf
          func.func @renamed
    "#]],
    );
}

#[test]
fn a_text_that_does_not_parse_is_an_error() {
    let args = ["--verify-roundtrip", "--print-op-generic", "--rename"];
    check(
        &args,
        expect![[r#"
        1
        --- stderr
        <stdin> (printed):1:1: error: '"builtin.module"' is not an operation
        <stdin>: error: the module cannot be read back once it is printed
    "#]],
    );
}

#[test]
fn another_module_is_an_error_with_the_difference() {
    let generic = ["--print-op-generic", "--allow-unregistered-dialect"];
    let args = ["--verify-roundtrip", generic[0], generic[1], "--rename"];
    check(
        &args,
        expect![[r#"
        1
        --- stderr
        <stdin>: error: the module reads back as another one once it is printed
        @@ -1,4 +1,5 @@
         "builtin.module"
        -  "func.func" @f
        -    "test.leaf"
        -  "func.func" @g
        +  ""builtin.module""
        +    ""func.func"" @f
        +      ""test.leaf""
        +    ""func.func"" @g
    "#]],
    );
}
