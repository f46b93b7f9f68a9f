//! The cases of the pass manager, which live in the workspace above, on real MLIR.

#[path = "../../../../tests/suite/manager/cases/mod.rs"]
mod cases;
#[macro_use]
#[path = "../../../../tests/suite/manager/list.rs"]
mod list;
#[path = "../../../../tests/suite/manager/log.rs"]
pub(crate) mod log;
#[path = "../../../../tests/suite/manager/passes.rs"]
pub(crate) mod passes;
#[path = "../../../../tests/suite/manager/shape.rs"]
pub(crate) mod shape;
#[path = "../../../../tests/suite/manager/subject.rs"]
pub(crate) mod subject;

use crate::manager::shape::Shape;
use crate::manager::subject::Subject;
use pass_driver::Driver;
use pass_melior::{Mlir, MlirContext, MlirOp};
use pass_runtime::schedule::{Parallel, Schedule, Sequential};

manager_cases! { [on_mlir: pass_melior::Mlir] }

impl Subject for Mlir {
    const WORDS: &'static [(&'static str, &'static str)] = &[
        ("is not valid", "requires attribute 'function_type'"),
        (
            "which does not exist",
            // MLIR has too many dialects for a list.
            "which does not exist\n  note: none of the 49 known dialects has a similar name",
        ),
        (
            "two symbols are the same",
            "redefinition of symbol named 'c'",
        ),
    ];

    fn new_context() -> MlirContext {
        MlirContext::new()
    }

    fn text(shape: &Shape) -> String {
        match shape {
            Shape::Module(name, children) => {
                let children: Vec<String> = children.iter().map(Self::text).collect();
                format!("module @{name} {{\n{}\n}}", children.join("\n"))
            }
            Shape::Function(name) => format!("func.func @{name}() {{\n  return\n}}"),
        }
    }

    fn schedules() -> Vec<Box<dyn Schedule<Self>>> {
        let threads = |count| Box::new(Parallel::new(count).unwrap());
        vec![Box::new(Sequential), threads(1), threads(2), threads(8)]
    }

    fn threaded(driver: Driver<Self>) -> Driver<Self> {
        driver.parallel()
    }

    fn set_symbol(_: &MlirContext, op: &mut MlirOp<'_>, symbol: &str) {
        let rewriter = op.rewriter().unwrap();
        let symbol = rewriter.string(symbol);
        rewriter
            .set_attribute(rewriter.root(), "sym_name", symbol)
            .unwrap();
    }

    fn spoil(_: &MlirContext, op: &mut MlirOp<'_>) {
        let rewriter = op.rewriter().unwrap();
        rewriter
            .remove_attribute(rewriter.root(), "function_type")
            .unwrap();
    }
}
