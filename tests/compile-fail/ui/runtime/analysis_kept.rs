//! An analysis is not to be kept beyond the run of a pass.

use std::sync::{Arc, Mutex};

use passwright::{Analysis, AnalysisContext, Failure, OperationPass, PassContext, Preserved};

#[macro_use]
#[path = "../support/plain_pass.rs"]
mod plain_pass;
#[path = "../support/toy.rs"]
mod toy;
use toy::{Node, Toy};

pub struct Size(usize);

impl Analysis<Toy> for Size {
    fn build(op: &&mut Node, _cx: &AnalysisContext<'_, Toy>) -> Self {
        Self(op.children.len())
    }
}

plain_pass!(Remember {
    last: Arc<Mutex<Option<&'static Size>>>
});

impl OperationPass<Toy> for Remember {
    fn run_on_operation(
        &self,
        op: &mut Node,
        cx: &mut PassContext<'_, Toy>,
    ) -> Result<Preserved, Failure> {
        *self.last.lock().unwrap() = Some(cx.analysis::<Size>(&op));
        Ok(Preserved::all())
    }
}

fn main() {}
