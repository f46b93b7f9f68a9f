//! The functions of a module that are checked.

use pass_meaning::{Config, Meanings, Verdict, check_texts};

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

/// A call refers to the function of its own symbol table.
#[test]
fn functions_of_nested_tables_are_checked() {
    let cx = pass_dialects::context();
    let module = |number: u8, visibility: &str| {
        format!(
            r#"
"func.func"() <{{function_type = () -> i8, sym_name = "g"}}> ({{
  %0 = "arith.constant"() <{{value = 7 : i8}}> : () -> i8
  "func.return"(%0) : (i8) -> ()
}}) : () -> ()
"builtin.module"() <{{sym_name = "outer"}}> ({{
  "builtin.module"() <{{sym_name = "m"{visibility}}}> ({{
    "func.func"() <{{function_type = () -> i8, sym_name = "f"}}> ({{
      %0 = "func.call"() <{{callee = @g}}> : () -> i8
      "func.return"(%0) : (i8) -> ()
    }}) : () -> ()
    "func.func"() <{{function_type = () -> i8, sym_name = "g", sym_visibility = "private"}}> ({{
      %0 = "arith.constant"() <{{value = {number} : i8}}> : () -> i8
      "func.return"(%0) : (i8) -> ()
    }}) : () -> ()
  }}) : () -> ()
}}) : () -> ()
"#
        )
    };
    let check = |before: &str, after: &str| {
        check_texts(&cx, before, after, &Meanings::mlir(), &Config::default()).unwrap()
    };
    let verdicts = check(&module(1, ""), &module(2, ""));
    assert!(
        matches!(&verdicts[..], [(g, Verdict::Refines { .. }), (f, Verdict::Counterexample(_))]
            if g == "g" && f == "outer::@m::@f"),
        "{verdicts:?}"
    );
    let private = ", sym_visibility = \"private\"";
    let verdicts = check(&module(1, private), &module(2, private));
    assert_eq!(verdicts.len(), 1, "{verdicts:?}");
}
