//! The configuration that repeats one pass.

use crate::reproducer::Reproducer;
use pass_runtime::diagnostic::Operation;
use pass_runtime::instrumentation::PassSite;
use pass_runtime::ir::Ir;

impl Reproducer {
    /// Returns the configuration that runs a pass alone, on operations nested like `op`, in one thread.
    pub fn of_pass<I: Ir>(pass: &PassSite<'_, I>, op: &I::Op<'_>) -> Self {
        let facts = I::facts(pass.context(), I::name(pass.context(), op));
        Self::of_pass_on(pass, facts.name.into_owned())
    }

    /// As [`of_pass`](Self::of_pass), for an operation of that name.
    pub(super) fn of_pass_on<I: Ir>(pass: &PassSite<'_, I>, name: String) -> Self {
        let outer = pass.pipeline().ancestors();
        let outer = outer.map(|ancestor| ancestor.name().into_owned());
        let names = std::iter::once(name).chain(outer);
        let text = names.fold(pass.text(), |text, name| format!("{name}({text})"));
        Self {
            pipeline: Some(text),
            disable_threading: Some(true),
            verify_each: Some(pass.pipeline().verifies_each()),
        }
    }
}

/// Returns the pass and its operation, as MLIR's tools list running passes: `` `CSE` on 'func.func' operation: @f ``.
pub fn executing<I: Ir>(pass: &PassSite<'_, I>, op: &I::Op<'_>) -> String {
    executing_on(&pass.name(), &pass.operation(op))
}

pub(super) fn executing_on(pass: &str, operation: &Operation) -> String {
    let Operation { name, symbol, .. } = operation;
    let symbol = symbol.as_ref().map(|symbol| format!(": @{symbol}"));
    format!(
        "`{pass}` on '{name}' operation{}",
        symbol.unwrap_or_default()
    )
}
