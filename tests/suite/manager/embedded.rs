//! The cases on the embedded IR.

use crate::manager::shape::Shape;
use crate::manager::subject::Subject;
use pass_driver::Driver;
use pass_embedded::Embedded;
use pass_ir::{Context, Op, name};
use pass_runtime::schedule::{Parallel, Schedule, Sequential};

impl Subject for Embedded {
    const WORDS: &'static [(&'static str, &'static str)] = &[
        ("is not valid", "requires attribute 'function_type'"),
        (
            "which does not exist",
            // The dialects are too many for a list.
            "which does not exist\n  note: none of the 49 known dialects has a similar name",
        ),
        (
            "two symbols are the same",
            "redefinition of symbol named 'c'",
        ),
    ];

    fn new_context() -> Context {
        pass_dialects::context()
    }

    fn text(shape: &Shape) -> String {
        match shape {
            Shape::Module(name, children) => {
                let children: Vec<String> = children.iter().map(Self::text).collect();
                let (open, body) = (r#""builtin.module"() <{sym_name = ""#, children.join("\n"));
                format!("{open}{name}\"}}> ({{\n^bb0:\n{body}\n}}) : () -> ()")
            }
            Shape::Function(name) => format!(
                "\"func.func\"() <{{function_type = () -> (), sym_name = \"{name}\"}}> ({{\n  \"func.return\"() : () -> ()\n}}) : () -> ()"
            ),
        }
    }

    fn schedules() -> Vec<Box<dyn Schedule<Self>>> {
        let threads = |count| Box::new(Parallel::new(count).unwrap());
        vec![Box::new(Sequential), threads(1), threads(2), threads(8)]
    }

    fn threaded(driver: Driver<Self>) -> Driver<Self> {
        driver.parallel()
    }

    fn set_symbol(cx: &Context, op: &mut Op<'_>, symbol: &str) {
        op.set_attr(name::SYM_NAME, Some(cx.string_attr(symbol)));
    }

    fn spoil(cx: &Context, op: &mut Op<'_>) {
        op.set_attr(cx.ident("function_type"), None);
    }
}
