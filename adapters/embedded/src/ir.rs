//! The embedded IR as an `Ir` of the pass manager.

use std::collections::BTreeSet;

use pass_ir::dialect::{OpDef, Traits};
use pass_ir::{Context, Header, Module, NamedEntity, Op, OpName};
use pass_runtime::diagnostic::Emit;
use pass_runtime::ir::{
    AncestorView, EntityKind, LoadError, Occurrence, OpCopy, OpFacts, ParallelIr, PrintOptions,
    UnloadedOp,
};
use pass_runtime::{Failure, Ir, Location};

use crate::{Embedded, convert, text, unloaded};

/// Name, location, attributes and properties: handles, which are copied.
impl AncestorView<Embedded> for Header {
    fn of(_cx: &Context, op: &Op<'_>) -> Self {
        op.header()
    }
}

impl Ir for Embedded {
    type Context = Context;
    type Op<'a> = Op<'a>;
    type OpName = OpName;
    type View = Header;

    fn reborrow<'s>(op: &'s mut Op<'_>) -> Op<'s> {
        op.reborrow()
    }

    fn key(op: &Op<'_>) -> u64 {
        op.identity()
    }

    fn name(_cx: &Context, op: &Op<'_>) -> OpName {
        op.op_name()
    }

    fn facts(cx: &Context, name: OpName) -> OpFacts<'_> {
        let text = cx.op_name_str(name);
        if cx.is_registered(name) {
            OpFacts::registered(text).isolated(cx.traits(name).has(Traits::ISOLATED))
        } else {
            OpFacts::unregistered(text)
        }
    }

    fn op_name(cx: &Context, text: &str) -> Option<OpName> {
        Some(cx.op_name(text))
    }

    fn for_each_child(_cx: &Context, op: &mut Op<'_>, visit: &mut dyn FnMut(Op<'_>)) {
        op.for_each_child(visit);
    }

    fn implements(cx: &Context, name: OpName, interface: &str) -> bool {
        cx.implements(name, interface)
    }

    fn known_ops(cx: &Context) -> Vec<String> {
        definitions(cx).map(|def| def.name.to_owned()).collect()
    }

    fn known_dialects(cx: &Context) -> Vec<String> {
        cx.registered_dialect_names()
            .into_iter()
            .map(str::to_owned)
            .collect()
    }

    fn known_interfaces(cx: &Context) -> Vec<String> {
        let names: BTreeSet<&str> = definitions(cx)
            .flat_map(|def| def.interfaces)
            .copied()
            .collect();
        names.into_iter().map(str::to_owned).collect()
    }

    // The tables of dialects behind that of the interface are not read.
    fn is_known_interface(cx: &Context, name: &str) -> bool {
        definitions(cx).any(|def| def.interfaces.contains(&name))
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

    fn calls(cx: &Context, op: &Op<'_>) -> Vec<Location> {
        convert::calls(cx, op.location())
    }

    fn symbol(_cx: &Context, op: &Op<'_>) -> Option<String> {
        op.symbol().map(str::to_owned)
    }

    fn print(_cx: &Context, op: &Op<'_>, options: PrintOptions) -> String {
        op.print(text::print_options(options))
    }

    fn copy(_cx: &Context, op: &Op<'_>) -> Option<Box<dyn OpCopy<Self>>> {
        let _isolated = op.body()?;
        Some(Box::new(Copied(op.duplicate())))
    }

    /// Returns a structural fingerprint: operations with the same number print the same.
    fn fingerprint(_cx: &Context, op: &Op<'_>) -> u64 {
        op.fingerprint()
    }

    fn load_dialect(cx: &Context, dialect: &str) -> Result<(), LoadError> {
        if cx.load_dialect(dialect) {
            return Ok(());
        }
        let known = Self::known_dialects(cx);
        Err(LoadError::Unknown { known })
    }

    fn find_unloaded(cx: &Context, op: &Op<'_>) -> Option<UnloadedOp> {
        unloaded::find_unloaded(cx, op)
    }

    fn visit_entities(
        cx: &Context,
        op: &Op<'_>,
        types: bool,
        visit: &mut dyn FnMut(Occurrence<'_, Location>),
    ) -> bool {
        let mut place = op.location();
        let mut visit_entity = |named| {
            // Keys of attributes are odd, and those of types even.
            let (kind, key) = match named {
                NamedEntity::Op(name, location) => {
                    place = location;
                    (EntityKind::Operation, name.index())
                }
                NamedEntity::Type(ty) => (EntityKind::Type, ty.index() << 1),
                NamedEntity::Attr(attr) => (EntityKind::Type, attr.index() << 1 | 1),
                _ => return,
            };
            let (names, location) = (|| cx.names_of(named), || convert::location(cx, place));
            visit(Occurrence::new(kind, key as u64, &names, &location));
        };
        if types {
            op.visit_ops_and_types(visit_entity);
        } else {
            visit_entity(NamedEntity::Op(op.op_name(), op.location()));
            op.walk_nested(|op| visit_entity(NamedEntity::Op(op.name(), op.location())));
        }
        true
    }

    fn generation(cx: &Context) -> u64 {
        (cx.id() << 32) | u64::from(cx.loaded_dialects())
    }
}

struct Copied(Module);

impl OpCopy<Embedded> for Copied {
    fn op<'a>(&'a mut self, cx: &'a Context) -> Op<'a> {
        self.0.root(cx)
    }

    fn write_to(self: Box<Self>, _cx: &Context, mut target: Op<'_>) {
        target.replace_with(self.0);
    }
}

impl ParallelIr for Embedded {
    fn children<'s>(_cx: &Context, op: &'s mut Op<'_>) -> Vec<Op<'s>> {
        op.children()
    }
}

fn definitions(cx: &Context) -> impl Iterator<Item = &'static OpDef> {
    cx.dialects().iter().flat_map(|dialect| dialect.ops())
}
