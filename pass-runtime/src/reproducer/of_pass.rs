//! The configuration that repeats one pass.

use crate::diagnostic::Operation;
use crate::instrumentation::PassSite;
use crate::ir::Ir;
use crate::reproducer::Reproducer;

impl Reproducer {
    /// The configuration that runs a pass alone, on operations where `op` is: in one thread.
    pub fn of_pass<I: Ir>(pass: &PassSite<'_, I>, op: &I::Op<'_>) -> Self {
        let facts = I::facts(pass.context(), I::name(pass.context(), op));
        Self::of_pass_on(pass, facts.name.into_owned())
    }

    /// The same, for an operation of that name.
    pub(super) fn of_pass_on<I: Ir>(pass: &PassSite<'_, I>, name: String) -> Self {
        let outer = pass.pipeline().ancestors();
        let outer = outer.map(|around| around.name().into_owned());
        let names = std::iter::once(name).chain(outer);
        let text = names.fold(pass.text(), |text, name| format!("{name}({text})"));
        Self {
            pipeline: Some(text),
            disable_threading: Some(true),
            verify_each: Some(pass.pipeline().verifies_each()),
        }
    }
}

impl<I: Ir> PassSite<'_, I> {
    /// The pass and its operation, as MLIR's tools list what is under way: `` `CSE` on 'func.func' operation: @f ``.
    pub fn executing(&self, op: &I::Op<'_>) -> String {
        executing(&self.name(), &self.engine.operation(op))
    }
}

pub(super) fn executing(pass: &str, operation: &Operation) -> String {
    let Operation { name, symbol } = operation;
    let symbol = symbol.as_ref().map(|symbol| format!(": @{symbol}"));
    format!(
        "`{pass}` on '{name}' operation{}",
        symbol.unwrap_or_default()
    )
}
