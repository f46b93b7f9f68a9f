//! Passwright on the embedded IR: the traits one by one, and pipelines over parsed text.

#![expect(
    clippy::unwrap_used,
    clippy::panic,
    reason = "tests stop at the first surprise"
)]

mod ir;
mod passes;
mod pipeline;
mod reduce;
mod text;

use pass_embedded::{Embedded, Root};
use pass_ir::Context;
use pass_runtime::ir::{IrText, ParseOptions, PrintOptions};

/// A function that is a declaration, one that is not, and a nested module.
const MODULE: &str = r#"
"builtin.module"() <{sym_name = "m"}> ({
  "func.func"() <{function_type = (i32) -> (), sym_name = "f", sym_visibility = "private"}> ({
  }) : () -> ()
  "func.func"() <{function_type = (i32) -> (), sym_name = "g"}> ({
  ^bb0(%a: i32):
    "func.call"(%a) <{callee = @f}> : (i32) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "builtin.module"() ({
    "func.func"() <{function_type = () -> (), sym_name = "h"}> ({
      "func.return"() : () -> ()
    }) : () -> ()
  }) : () -> ()
}) : () -> ()
"#;

fn parse<'c>(cx: &'c Context, text: &str) -> Root<'c> {
    let mut diagnostics = |diagnostic| panic!("{diagnostic}");
    // The first line of a raw string is empty.
    let text = text.strip_prefix('\n').unwrap_or(text);
    Embedded::parse(
        cx,
        "a.mlir",
        text,
        ParseOptions::default(),
        &mut diagnostics,
    )
    .unwrap()
}

fn print(cx: &Context, root: &mut Root<'_>) -> String {
    Embedded::print_root(cx, root, PrintOptions::default())
}
