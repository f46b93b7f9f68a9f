//! MLIR as an `Ir` of the pass manager.

use melior::ir::operation::{OperationLike, OperationPrintingFlags};
use pass_runtime::diagnostic::{Diagnostic, Emit};
use pass_runtime::ir::{
    LoadError, Occurrence, OpCopy, OpFacts, ParallelIr, PrintOptions, UnloadedOp,
};
use pass_runtime::{Failure, Ir, Location};

use crate::ancestor::MlirView;
use crate::context::MlirContext;
use crate::copy::OperationCopy;
use crate::op::{MlirName, MlirOp};
use crate::sys::{self, NameKind};
use crate::{diagnostic, scope, unloaded};

/// Marks real MLIR as an IR of the pass manager.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Mlir;

impl Ir for Mlir {
    type Context = MlirContext;
    type Op<'a> = MlirOp<'a>;
    type OpName = MlirName;
    type View = MlirView;

    fn reborrow<'s>(op: &'s mut MlirOp<'_>) -> MlirOp<'s> {
        op.reborrow()
    }

    fn key(op: &MlirOp<'_>) -> u64 {
        op.address()
    }

    fn name(_cx: &MlirContext, op: &MlirOp<'_>) -> MlirName {
        op.name()
    }

    fn facts(cx: &MlirContext, name: MlirName) -> OpFacts<'_> {
        let Some(text) = name.text(cx) else {
            return OpFacts::unregistered("<of another context>");
        };
        let _access = cx.access();
        match sys::name_kind(cx.raw_context(), &text) {
            NameKind::Unregistered => OpFacts::unregistered(text),
            NameKind::Registered => OpFacts::registered(text),
            NameKind::Isolated => OpFacts::registered(text).isolated(true),
        }
    }

    /// Loads the dialect of the name, because MLIR registers its operations then.
    fn op_name(cx: &MlirContext, text: &str) -> Option<MlirName> {
        if let Some((dialect, _)) = text.split_once('.') {
            // On failure the name is unregistered, which the caller reports with the registered names.
            let _ = cx.load(dialect);
        }
        Some(MlirName::new(cx, text))
    }

    fn for_each_child(_cx: &MlirContext, op: &mut MlirOp<'_>, visit: &mut dyn FnMut(MlirOp<'_>)) {
        op.for_each_child(visit);
    }

    fn implements(cx: &MlirContext, name: MlirName, interface: &str) -> bool {
        let _access = cx.access();
        name.text(cx)
            .is_some_and(|name| sys::name_implements(cx.raw_context(), &name, interface))
    }

    /// Returns the operations of the loaded dialects, which are those that a text or a pipeline has named.
    fn known_ops(cx: &MlirContext) -> Vec<String> {
        let _access = cx.access();
        sys::operations(cx.raw_context())
    }

    fn known_interfaces(_cx: &MlirContext) -> Vec<String> {
        sys::interfaces()
    }

    fn verify(
        _cx: &MlirContext,
        op: &MlirOp<'_>,
        recursive: bool,
        emit: Emit<'_>,
    ) -> Result<(), Failure> {
        if op.is_shared() {
            return Err(Failure::because(
                "an operation that is not isolated is verified with what is around it",
            ));
        }
        let cx = op.context();
        let _access = cx.access();
        let (is_valid, diagnostics) = scope::collect(cx, || op.verify(recursive));
        diagnostics.into_iter().for_each(emit);
        is_valid.then_some(()).ok_or_else(Failure::new)
    }

    fn location(_cx: &MlirContext, op: &MlirOp<'_>) -> Location {
        let _access = op.context().access();
        diagnostic::location(op.melior().location())
    }

    /// Returns the symbol as messages show it, with replacements for bytes that are not UTF-8.
    fn symbol(_cx: &MlirContext, op: &MlirOp<'_>) -> Option<String> {
        let reader = op.reader();
        let symbol = reader.root().attribute("sym_name")?;
        Some(sys::text(symbol.string_ref()?).into_owned())
    }

    /// Prints a nested operation without access to its parents, on which other threads may work.
    fn print(_cx: &MlirContext, op: &MlirOp<'_>, options: PrintOptions) -> String {
        if op.is_shared() {
            return format!("\"{}\"", op.name_text());
        }
        let _access = op.context().access();
        let mut text = op.print(&flags(op, options));
        text.truncate(text.trim_end_matches('\n').len());
        text
    }

    fn copy(_cx: &MlirContext, op: &MlirOp<'_>) -> Option<Box<dyn OpCopy<Self>>> {
        Some(Box::new(OperationCopy::of(op)?))
    }

    fn load_dialect(cx: &MlirContext, dialect: &str) -> Result<(), LoadError> {
        cx.load(dialect)
    }

    fn generation(cx: &MlirContext) -> u64 {
        let _access = cx.access();
        (cx.id() << 32) | cx.raw_context().loaded_dialect_count() as u64
    }

    fn is_inside(_cx: &MlirContext, op: &MlirOp<'_>, outer: u64) -> bool {
        op.is_proper_descendant_of(outer)
    }

    fn find_unloaded(_cx: &MlirContext, op: &MlirOp<'_>) -> Option<UnloadedOp> {
        let _access = op.context().access();
        unloaded::first(op.context(), &op.melior())
    }

    fn visit_entities(
        _cx: &MlirContext,
        op: &MlirOp<'_>,
        types: bool,
        visit: &mut dyn FnMut(Occurrence<'_, Location>),
    ) -> bool {
        let _access = op.context().access();
        op.visit_entities(types, visit);
        true
    }

    fn scope<M: From<Diagnostic>, R>(
        cx: &MlirContext,
        emit: Emit<'_, M>,
        body: impl FnOnce(Emit<'_, M>) -> R,
    ) -> R {
        scope::within(cx, emit, body)
    }
}

pub(crate) fn flags(op: &MlirOp<'_>, options: PrintOptions) -> OperationPrintingFlags {
    let mut flags = OperationPrintingFlags::new().enable_debug_info(options.locations, false);
    if options.generic {
        flags = flags.print_generic_operation_form();
    }
    if options.local_scope || op.melior().block().is_some() {
        flags = flags.use_local_scope();
    }
    if let Some(above) = options.elide_elements {
        flags = flags.elide_large_elements_attributes(above);
    }
    if let Some(above) = options.elide_resources {
        sys::elide_resources(&flags, above);
    }
    // The users of a nested operation may be changed by other threads.
    let is_alone = op.melior().block().is_none() || op.melior().result_count() == 0;
    sys::name_values(
        &flags,
        options.value_users && is_alone,
        options.unique_names,
    );
    if options.location_names {
        sys::name_by_locations(&flags);
    }
    if options.skip_regions {
        sys::skip_regions(&flags);
    }
    flags
}

impl ParallelIr for Mlir {
    fn children<'s>(_cx: &MlirContext, op: &'s mut MlirOp<'_>) -> Vec<MlirOp<'s>> {
        op.children_in_parallel()
    }

    fn on_threads(cx: &MlirContext, work: impl FnOnce()) {
        cx.on_threads(work);
    }
}
