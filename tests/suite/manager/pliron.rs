//! The cases on pliron.

use crate::manager::shape::Shape;
use crate::manager::subject::Subject;
use pass_driver::Driver;
use pass_pliron::{Pliron, PlironContext, PlironOp};
use pass_runtime::schedule::{Schedule, Sequential};
use pliron::builtin::attributes::IdentifierAttr;
use pliron::builtin::op_interfaces::{
    ATTR_KEY_SYM_NAME, IsTerminatorInterface, NOpdsInterface, NResultsInterface,
};
use pliron::builtin::ops::FuncOp;
use pliron::common_traits::Verify;
use pliron::context::Context;
use pliron::derive::{op_interface, op_interface_impl, pliron_op};
use pliron::op::Op;
use pliron::operation::Operation;
use pliron::result::Result;
use pliron::verify_err;

/// Ends a function.
#[pliron_op(
    name = "suite.return",
    format = "",
    interfaces = [IsTerminatorInterface, NOpdsInterface<0>, NResultsInterface<0>],
    verifier = "succ",
)]
struct ReturnOp;

/// Makes what it is in invalid.
#[pliron_op(name = "suite.bad", format = "", interfaces = [NOpdsInterface<0>, NResultsInterface<0>])]
struct BadOp;

impl Verify for BadOp {
    fn verify(&self, ctx: &Context) -> Result<()> {
        verify_err!(self.loc(ctx), "it contains what is bad")
    }
}

/// An interface of functions that modules lack.
#[op_interface]
trait Function {
    fn verify(_op: &dyn Op, _ctx: &Context) -> Result<()>
    where
        Self: Sized,
    {
        Ok(())
    }
}

#[op_interface_impl]
impl Function for FuncOp {}

impl Subject for Pliron {
    const WORDS: &'static [(&'static str, &'static str)] = &[
        ("func.func", "builtin.func"),
        (
            "'func.func' op is not valid",
            "verification failed: it contains what is bad",
        ),
        (
            "two symbols are the same",
            "verification failed: Multiple definitions of Symbol c",
        ),
    ];

    fn new_context() -> PlironContext {
        let mut cx = PlironContext::new();
        cx.add_op::<ReturnOp>()
            .add_interface::<dyn Function>("FunctionOpInterface");
        cx
    }

    fn text(shape: &Shape) -> String {
        match shape {
            Shape::Module(name, children) => {
                let children: Vec<String> = children.iter().map(Self::text).collect();
                format!(
                    "builtin.module @{name} {{\n^top():\n{}\n}}",
                    children.join(";\n")
                )
            }
            Shape::Function(name) => format!(
                "builtin.func @{name}: builtin.function <() -> ()> {{\n^entry():\n  suite.return\n}}"
            ),
        }
    }

    fn schedules() -> Vec<Box<dyn Schedule<Self>>> {
        vec![Box::new(Sequential)]
    }

    fn threaded(driver: Driver<Self>) -> Driver<Self> {
        driver
    }

    fn set_symbol(_: &PlironContext, op: &mut PlironOp<'_>, symbol: &str) {
        let (ptr, name) = (op.ptr(), symbol.try_into().unwrap());
        let mut operation = ptr.deref_mut(op.context());
        let name = IdentifierAttr::new(name);
        operation.attributes.set(ATTR_KEY_SYM_NAME.clone(), name);
    }

    fn spoil(_: &PlironContext, op: &mut PlironOp<'_>) {
        let func = op.cast::<FuncOp>().unwrap();
        let bad = BadOp::get_concrete_op_info();
        let bad = Operation::new(op.context_mut(), bad, vec![], vec![], vec![], 0);
        bad.insert_at_front(func.get_entry_block(op.context()), op.context());
    }
}
