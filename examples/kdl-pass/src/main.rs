//! A tool of one's own with a pass and a pipeline that `passes.kdl` declares. Try it:
//!
//! ```text
//! cargo run -p example-kdl-pass -- examples/quickstart.mlir --count-ops='max=5'
//! cargo run -p example-kdl-pass -- examples/quickstart.mlir --count-all='max=20 detailed=true'
//! ```

use passwright::embedded::WalkOrder;
use passwright::prelude::*;
use passwright::registry::RegisterError;
use std::process::ExitCode;

include!(concat!(env!("OUT_DIR"), "/passes.rs"));

impl OperationPass<Embedded> for CountOps {
    fn run_on_operation(
        &self,
        op: Op<'_>,
        cx: &mut PassContext<'_, Embedded>,
    ) -> Result<Preserved, Failure> {
        let count = self.count(&op);
        self.num_ops.add(count);
        cx.remark(&op, format!("holds {count} operations"));
        match self.max {
            Some(max) if count > max => {
                Err(cx.error(&op, format!("holds more than {max} operations")))
            }
            _ => Ok(Preserved::all()),
        }
    }
}

impl CountOps {
    /// The number of operations in `op` whose name starts with the prefix.
    fn count(&self, op: &Op<'_>) -> u64 {
        let Some(body) = op.body() else { return 0 };
        let names = body
            .walk_in(WalkOrder::Pre)
            .into_iter()
            .map(|op| body.name(op));
        let counted =
            names.filter(|name| op.context().op_name_str(*name).starts_with(&self.prefix));
        counted.count() as u64
    }
}

/// The passes of this tool at the extension point of `count-all`.
fn count_returns(registry: &mut PassRegistry<Embedded>) -> Result<(), RegisterError> {
    registry.extend("also-count", |builder| {
        let options = CountOpsOptions {
            prefix: "func.return".to_owned(),
            ..CountOpsOptions::default()
        };
        builder.add(CountOps::new(options))?;
        Ok(())
    })
}

fn main() -> ExitCode {
    Driver::<Embedded>::new("count-opt")
        .context(passwright::dialects::context)
        .parallel()
        .passes(register_count_passes)
        .passes(count_returns)
        .main()
}
