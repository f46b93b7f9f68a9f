//! A pass in a file of its own.

use passwright::prelude::*;

/// Count the functions of a module
#[pass(op = "func.func")]
pub(crate) struct CountFunctions {
    /// Functions that were seen
    #[statistic]
    num_functions: Statistic,
}

impl OperationPass<Embedded> for CountFunctions {
    fn run_on_operation(
        &self,
        _: Op<'_>,
        _: &mut PassContext<'_, Embedded>,
    ) -> Result<Preserved, Failure> {
        self.num_functions.add(1);
        Ok(Preserved::all())
    }
}
