//! The cases on the IR of the guide, whose sources are those of the example.

#[path = "../../../examples/own-ir/src/adapter.rs"]
pub(crate) mod adapter;
#[path = "../../../examples/own-ir/src/ir.rs"]
mod ir;

use crate::manager::shape::Shape;
use crate::manager::subject::Subject;
use adapter::Own;
use ir::Op;
use pass_driver::Driver;
use pass_runtime::schedule::{Parallel, Schedule, Sequential};

impl Subject for Own {
    const WORDS: &'static [(&'static str, &'static str)] = &[
        ("is not valid", "must end in 'func.return'"),
        ("two symbols are the same", "symbol 'c' is defined twice"),
    ];

    fn new_context() {}

    fn text(shape: &Shape) -> String {
        match shape {
            Shape::Module(name, children) => {
                let mut text = format!("builtin.module @{name}");
                for line in children
                    .iter()
                    .map(Self::text)
                    .collect::<Vec<_>>()
                    .join("\n")
                    .lines()
                {
                    text += &format!("\n  {line}");
                }
                text
            }
            Shape::Function(name) => format!("func.func @{name}\n  func.return"),
        }
    }

    fn schedules() -> Vec<Box<dyn Schedule<Self>>> {
        let threads = |count| Box::new(Parallel::new(count).unwrap());
        vec![Box::new(Sequential), threads(1), threads(2), threads(8)]
    }

    fn threaded(driver: Driver<Self>) -> Driver<Self> {
        driver.parallel()
    }

    fn set_symbol((): &(), op: &mut &mut Op, symbol: &str) {
        op.symbol = Some(symbol.to_owned());
    }

    fn spoil((): &(), op: &mut &mut Op) {
        op.children.clear();
    }
}
