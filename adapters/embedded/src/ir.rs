//! The embedded IR as an `Ir` of the pass manager.

use std::collections::BTreeSet;
use std::sync::Arc;

use pass_ir::{Context, Op, OpDef, Traits};
use pass_runtime::{
    AncestorView, Emit, Failure, Ir, Location, OpStatus, ParallelIr, PrintOptions, UnknownDialect,
    UnloadedOp,
};

use crate::{Embedded, convert, text, unloaded};

impl Ir for Embedded {
    type Context = Context;
    type Op<'a> = Op<'a>;

    fn reborrow<'s>(op: &'s mut Op<'_>) -> Op<'s> {
        op.reborrow()
    }

    fn name<'s>(op: &'s Op<'_>) -> &'s str {
        op.name()
    }

    fn identity(op: &Op<'_>) -> u64 {
        op.identity()
    }

    fn for_each_child(_cx: &Context, op: &mut Op<'_>, visit: &mut dyn FnMut(Op<'_>)) {
        op.for_each_child(visit);
    }

    fn is_registered(_cx: &Context, op: &Op<'_>) -> bool {
        op.is_registered()
    }

    fn is_isolated(_cx: &Context, op: &Op<'_>) -> bool {
        op.is_isolated()
    }

    fn implements(cx: &Context, op: &Op<'_>, interface: &str) -> bool {
        cx.implements(op.header().name, interface)
    }

    fn op_status(cx: &Context, op: &str) -> OpStatus {
        match definition(cx, op) {
            None => OpStatus::Unknown,
            Some(def) => OpStatus::Registered {
                isolated: def.traits.has(Traits::ISOLATED),
            },
        }
    }

    fn op_may_implement(cx: &Context, op: &str, interface: &str) -> bool {
        definition(cx, op).is_some_and(|def| def.interfaces.contains(&interface))
    }

    fn known_ops(cx: &Context) -> Vec<String> {
        definitions(cx).map(|def| def.name.to_owned()).collect()
    }

    fn known_interfaces(cx: &Context) -> Vec<String> {
        let names: BTreeSet<&str> = definitions(cx)
            .flat_map(|def| def.interfaces)
            .copied()
            .collect();
        names.into_iter().map(str::to_owned).collect()
    }

    fn verify(cx: &Context, op: &Op<'_>, recursive: bool, emit: Emit<'_>) -> Result<(), Failure> {
        let found = op.verify(recursive);
        let result = if found.is_empty() {
            Ok(())
        } else {
            Err(Failure::new())
        };
        for diagnostic in found {
            emit(convert::diagnostic(cx, diagnostic));
        }
        result
    }

    fn location(cx: &Context, op: &Op<'_>) -> Location {
        convert::location(cx, op.location())
    }

    fn symbol(_cx: &Context, op: &Op<'_>) -> Option<String> {
        op.symbol().map(str::to_owned)
    }

    fn print(_cx: &Context, op: &Op<'_>, options: PrintOptions) -> String {
        op.print(text::print_options(options))
    }

    /// By structure, not by printing: what has the same number prints the same.
    fn fingerprint(_cx: &Context, op: &Op<'_>) -> u64 {
        op.fingerprint()
    }

    fn load_dialect(cx: &Context, dialect: &str) -> Result<(), UnknownDialect> {
        if cx.load_dialect(dialect) {
            return Ok(());
        }
        let known = cx.dialect_names().into_iter().map(str::to_owned).collect();
        Err(UnknownDialect { known })
    }

    /// A [`pass_ir::Header`]: name, location, attributes and properties.
    fn ancestor_view(_cx: &Context, op: &Op<'_>) -> Option<AncestorView> {
        Some(Arc::new(*op.header()))
    }

    fn find_unloaded(cx: &Context, op: &Op<'_>) -> Option<UnloadedOp> {
        unloaded::first(cx, op)
    }

    fn generation(cx: &Context) -> u64 {
        (cx.id() << 32) | u64::from(cx.loaded_dialects())
    }
}

impl ParallelIr for Embedded {
    fn children<'s>(_cx: &Context, op: &'s mut Op<'_>) -> Vec<Op<'s>> {
        op.children()
    }
}

fn definitions(cx: &Context) -> impl Iterator<Item = &'static OpDef> {
    cx.dialects().iter().flat_map(|dialect| dialect.ops)
}

fn definition(cx: &Context, op: &str) -> Option<&'static OpDef> {
    let (dialect, _) = op.split_once('.')?;
    let mut dialects = cx.dialects().iter();
    let dialect = dialects.find(|known| known.name == dialect)?;
    dialect.ops.iter().find(|def| def.name == op)
}
