//! A tool of one's own with a pass that is declared on its struct, without a build script. Try it:
//!
//! ```text
//! cargo run -p example-attribute-pass -- examples/quickstart.mlir --rename='prefix=old_'
//! ```

use pass_embedded::Embedded;
use pass_ir::{Op, name};
use pass_opt::Driver;
use pass_runtime::{Failure, OperationPass, PassContext, Preserved, Statistic, pass};
use std::process::ExitCode;

/// Put a prefix before the name of each private function
///
/// What calls such a function is not changed, so this is for modules whose private functions nobody calls.
#[pass(name = "rename", op = "func.func")]
pub struct Rename {
    /// What is put before the name
    #[option(required)]
    prefix: String,
    /// Functions with a new name
    #[statistic]
    num_renamed: Statistic,
}

impl OperationPass<Embedded> for Rename {
    fn run_on_operation(
        &self,
        mut op: Op<'_>,
        _: &mut PassContext<'_, Embedded>,
    ) -> Result<Preserved, Failure> {
        let cx = op.context();
        let Some(symbol) = op
            .symbol()
            .filter(|_| op.attr(name::SYM_VISIBILITY).is_some())
        else {
            return Ok(Preserved::all());
        };
        let renamed = cx.string_attr(&format!("{}{symbol}", self.prefix));
        op.set_attr(name::SYM_NAME, Some(renamed));
        self.num_renamed.add(1);
        Ok(Preserved::none())
    }
}

fn main() -> ExitCode {
    Driver::<Embedded>::new("rename-opt")
        .parallel()
        .passes(register_rename)
        .main()
}
