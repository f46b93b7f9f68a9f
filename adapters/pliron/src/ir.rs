//! pliron as an `Ir` of the pass manager.

use pass_runtime::diagnostic::Emit;
use pass_runtime::ir::{LoadError, Occurrence, OpFacts, PrintOptions};
use pass_runtime::{Failure, Ir, Location};
use pliron::builtin::attributes::IdentifierAttr;
use pliron::builtin::op_interfaces::{ATTR_KEY_SYM_NAME, SymbolOpInterface};
use pliron::identifier::Identifier;
use pliron::irbuild::equivalence::{IgnoreConfig, operation_hash};

use crate::context::PlironContext;
use crate::guard::guarded;
use crate::op::{PlironName, PlironOp};
use crate::{entities, identity, location, print, tree, verify};

/// pliron as an IR of the pass manager.
///
/// All of a module is behind one context, so its operations cannot be handed to several threads:
///
/// ```compile_fail
/// fn needs_parallel<I: pass_runtime::ir::ParallelIr>() {}
/// needs_parallel::<pass_pliron::Pliron>();
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Pliron;

impl Ir for Pliron {
    type Context = PlironContext;
    type Op<'a> = PlironOp<'a>;
    type OpName = PlironName;
    type View = ();

    fn reborrow<'s>(op: &'s mut PlironOp<'_>) -> PlironOp<'s> {
        op.reborrow()
    }

    /// Returns a key that is unique among the operations of one pliron context.
    fn key(op: &PlironOp<'_>) -> u64 {
        identity::of(op.ptr())
    }

    fn name(cx: &PlironContext, op: &PlironOp<'_>) -> PlironName {
        cx.name(op)
    }

    fn facts(cx: &PlironContext, name: PlironName) -> OpFacts<'_> {
        cx.facts(name)
    }

    fn op_name(cx: &PlironContext, text: &str) -> Option<PlironName> {
        cx.find_op(text)
    }

    /// Visits the children at the start, without those that are erased or moved meanwhile.
    fn for_each_child(
        _cx: &PlironContext,
        op: &mut PlironOp<'_>,
        visit: &mut dyn FnMut(PlironOp<'_>),
    ) {
        let parent = op.ptr();
        for child in tree::children(op.context(), parent) {
            if !tree::is_child(op.context(), child, parent) {
                continue;
            }
            if let Some(child) = PlironOp::new(op.context_mut(), child) {
                visit(child);
            }
        }
    }

    fn implements(cx: &PlironContext, name: PlironName, interface: &str) -> bool {
        cx.implements(name, interface)
    }

    fn known_ops(cx: &PlironContext) -> Vec<String> {
        cx.ops()
    }

    fn known_interfaces(cx: &PlironContext) -> Vec<String> {
        cx.interfaces().map(str::to_owned).collect()
    }

    fn verify(
        cx: &PlironContext,
        op: &PlironOp<'_>,
        recursive: bool,
        emit: Emit<'_>,
    ) -> Result<(), Failure> {
        let Some(diagnostic) = verify::first_violation(op, recursive, Self::location(cx, op))
        else {
            return Ok(());
        };
        emit(diagnostic);
        Err(Failure::new())
    }

    fn location(_cx: &PlironContext, op: &PlironOp<'_>) -> Location {
        match op.ptr().try_deref(op.context()) {
            Ok(operation) => location::convert(op.context(), operation.loc()),
            Err(_) => Location::Unknown,
        }
    }

    fn symbol(_cx: &PlironContext, op: &PlironOp<'_>) -> Option<String> {
        if !op.implements::<dyn SymbolOpInterface>() {
            return None;
        }
        let operation = op.ptr().try_deref(op.context()).ok()?;
        let name = operation
            .attributes
            .get::<IdentifierAttr>(&ATTR_KEY_SYM_NAME)?;
        Some(Identifier::from(name.clone()).to_string())
    }

    fn print(_cx: &PlironContext, op: &PlironOp<'_>, options: PrintOptions) -> String {
        print::print_op(op, options)
    }

    /// Prints the outermost operation, which is always accessible: the context owns the whole module.
    fn print_outermost(
        _cx: &PlironContext,
        op: &PlironOp<'_>,
        options: PrintOptions,
    ) -> Option<String> {
        if !op.is_alive() {
            return None;
        }
        let outermost = tree::ancestors(op.context(), op.ptr()).last();
        let outermost = outermost.unwrap_or(op.ptr());
        Some(print::print_ptr(op.context(), outermost, options))
    }

    /// Returns pliron's structural hash, which does not depend on the printed names of values.
    fn fingerprint(_cx: &PlironContext, op: &PlironOp<'_>) -> u64 {
        let everything = IgnoreConfig {
            ignore_loc: false,
            ignore_attr: |_, _| false,
        };
        if !op.is_alive() {
            return 0;
        }
        guarded(|| operation_hash(op.context(), op.ptr(), &everything)).unwrap_or(0)
    }

    fn is_alive(_cx: &PlironContext, op: &PlironOp<'_>) -> bool {
        op.is_alive()
    }

    fn is_inside(_cx: &PlironContext, op: &PlironOp<'_>, outer: u64) -> bool {
        tree::ancestors(op.context(), op.ptr()).any(|ancestor| identity::of(ancestor) == outer)
    }

    fn load_dialect(cx: &PlironContext, dialect: &str) -> Result<(), LoadError> {
        cx.find_dialect(dialect)
    }

    fn visit_entities(
        _cx: &PlironContext,
        op: &PlironOp<'_>,
        types: bool,
        visit: &mut dyn FnMut(Occurrence<'_, Location>),
    ) -> bool {
        entities::visit(op, types, visit);
        true
    }

    fn generation(cx: &PlironContext) -> u64 {
        cx.generation()
    }
}
