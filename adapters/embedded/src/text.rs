//! Modules of the embedded IR as text.

use std::sync::Arc;

use pass_ir::{Context, Module, Op};
use pass_runtime::Failure;
use pass_runtime::diagnostic::Emit;
use pass_runtime::ir::{IrText, ParseOptions, PrintOptions};
use pass_runtime::schedule::Parallel;

use crate::{Embedded, convert};

/// A module, and the context that it belongs to.
#[derive(Debug)]
pub struct Root<'c> {
    cx: &'c Context,
    module: Module,
}

impl<'c> Root<'c> {
    /// Returns a module of that context that was made otherwise.
    #[must_use]
    pub fn new(cx: &'c Context, module: Module) -> Self {
        Self { cx, module }
    }

    /// Returns the module.
    #[must_use]
    pub fn module(&self) -> &Module {
        &self.module
    }

    /// Returns the module, without the context.
    #[must_use]
    pub fn into_module(self) -> Module {
        self.module
    }
}

impl IrText for Embedded {
    type Root<'c> = Root<'c>;

    fn parse<'c>(
        cx: &'c Context,
        name: &str,
        text: &str,
        options: ParseOptions,
        emit: Emit<'_>,
    ) -> Result<Root<'c>, Failure> {
        let before = |first: usize| u32::try_from(first.saturating_sub(1)).unwrap_or(u32::MAX >> 1);
        let options = pass_ir::ParseOptions {
            file: name,
            first_line: before(options.first_line),
            first_column: before(options.first_column),
            implicit_module: options.implicit_root,
        };
        let found = match pass_ir::parse(cx, text, &options) {
            Ok(module) => return Ok(Root::new(cx, module)),
            Err(found) => found,
        };
        for diagnostic in found {
            emit(convert::diagnostic(cx, diagnostic));
        }
        Err(Failure::new())
    }

    fn root<'a>(root: &'a mut Root<'_>) -> Op<'a> {
        root.module.root(root.cx)
    }

    fn print_root(cx: &Context, root: &mut Root<'_>, options: PrintOptions) -> String {
        root.module.print_with(cx, print_options(options))
    }

    fn print_pieces(
        cx: &Context,
        root: &mut Root<'_>,
        options: PrintOptions,
        sink: &mut dyn FnMut(&str),
    ) {
        root.module.print_pieces(cx, print_options(options), sink);
    }

    const KNOWS_UNREGISTERED_DIALECTS: bool = true;

    const NUMBERS_VALUES: bool = true;

    const BLANK_LINE_AT_END: bool = true;

    fn allow_unregistered_dialects(cx: &mut Context, allow: bool) {
        cx.allow_unregistered(allow);
    }

    fn set_threads(cx: &mut Context, threads: bool) {
        cx.set_threads(threads);
    }

    fn set_pool(cx: &mut Context, pool: &Parallel) {
        cx.set_pool(Some(Arc::clone(pool.pool())));
    }
}

/// Returns the options that the IR has: the generic form is the only one.
pub(crate) fn print_options(options: PrintOptions) -> pass_ir::PrintOptions {
    pass_ir::PrintOptions {
        locations: options.locations,
        no_aliases: options.local_scope,
        skip_regions: options.skip_regions,
        elide_elements: options.elide_elements.map(|above| above as u64),
        elide_resources: options.elide_resources,
        value_users: options.value_users,
    }
}
