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
use melior::ir::attribute::StringAttribute;
use melior::ir::operation::OperationMutLike;
use pass_driver::Driver;
use pass_melior::{Mlir, MlirContext, MlirOp};
use pass_runtime::schedule::{Parallel, Schedule, Sequential};

manager_cases! { [on_mlir: pass_melior::Mlir] }

impl Subject for Mlir {
    const WORDS: &'static [(&'static str, &'static str)] = &[
        ("is not valid", "requires attribute 'function_type'"),
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

    fn set_symbol(cx: &MlirContext, op: &mut MlirOp<'_>, symbol: &str) {
        let symbol = StringAttribute::new(cx.melior(), symbol).into();
        op.operation_mut().set_attribute("sym_name", symbol);
    }

    fn spoil(_: &MlirContext, op: &mut MlirOp<'_>) {
        op.operation_mut()
            .remove_attribute("function_type")
            .unwrap();
    }
}
