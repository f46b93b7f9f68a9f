//! The functions of a module that are checked.

use pass_meaning::{Config, Meanings, check_texts};

/// Code outside of an outermost module sees its public functions alone.
#[test]
fn functions_that_nobody_outside_sees_are_not_checked() {
    let cx = pass_dialects::context();
    let function = |name: &str, visibility: &str| {
        format!(
            r#""func.func"() <{{function_type = () -> (), sym_name = "{name}"{visibility}}}> ({{
  "func.return"() : () -> ()
}}) : () -> ()
"#
        )
    };
    let text = [
        function("public", ""),
        function("nested", ", sym_visibility = \"nested\""),
        function("private", ", sym_visibility = \"private\""),
    ];
    let text = text.concat();
    let verdicts = check_texts(&cx, &text, &text, &Meanings::mlir(), &Config::default()).unwrap();
    let names: Vec<&str> = verdicts.iter().map(|(name, _)| name.as_str()).collect();
    assert_eq!(names, ["public"]);
}
