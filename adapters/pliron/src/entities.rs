//! The operations in an operation, and their types.

use std::hash::{DefaultHasher, Hash, Hasher};

use pass_runtime::Location;
use pass_runtime::ir::{EntityKind, Occurrence};
use pliron::attribute::attr_cast;
use pliron::builtin::attr_interfaces::TypedAttrInterface;
use pliron::builtin::type_interfaces::FunctionTypeInterface;
use pliron::context::{Context, Ptr};
use pliron::operation::Operation;
use pliron::r#type::{TypeHandle, Typed, type_cast};

use crate::op::{Kind, PlironOp};
use crate::{location, tree};

type Visit<'v> = &'v mut dyn FnMut(Occurrence<'_, Location>);

/// Visits an operation and all in it. The types in a type are those of a function; pliron does not tell of others.
pub(crate) fn visit(op: &PlironOp<'_>, types: bool, visit: Visit<'_>) {
    let context = op.context();
    let mut pending = vec![op.ptr()];
    while let Some(ptr) = pending.pop() {
        let Some(kind) = Kind::of(context, ptr) else {
            continue;
        };
        let place = || match ptr.try_deref(context) {
            Ok(operation) => location::convert(context, operation.loc()),
            Err(_) => Location::Unknown,
        };
        let names = || vec![kind.id.to_string()];
        visit(Occurrence::new(
            EntityKind::Operation,
            key(&kind.name),
            &names,
            &place,
        ));
        if types {
            for ty in types_of(context, ptr) {
                let names = || names_in(context, ty);
                visit(Occurrence::new(EntityKind::Type, key(&ty), &names, &place));
            }
        }
        let start = pending.len();
        pending.extend(tree::children(context, ptr));
        pending[start..].reverse();
    }
}

fn key(value: &impl Hash) -> u64 {
    let mut hasher = DefaultHasher::new();
    value.hash(&mut hasher);
    hasher.finish()
}

/// Returns the types of the results, block arguments and attributes of an operation.
fn types_of(context: &Context, ptr: Ptr<Operation>) -> Vec<TypeHandle> {
    let Ok(op) = ptr.try_deref(context) else {
        return Vec::new();
    };
    let mut types: Vec<TypeHandle> = op
        .results()
        .map(|result| result.get_type(context))
        .collect();
    for block in tree::blocks(context, ptr) {
        let block = block.deref(context);
        types.extend(block.arguments().map(|argument| argument.get_type(context)));
    }
    for attribute in op.attributes.0.values() {
        let attribute = &**attribute;
        let typed = attr_cast::<dyn TypedAttrInterface>(attribute);
        types.extend(typed.map(|typed| typed.get_type(context)));
    }
    types
}

fn names_in(context: &Context, ty: TypeHandle) -> Vec<String> {
    let (mut names, mut pending) = (Vec::new(), vec![ty]);
    let mut seen = Vec::new();
    while let Some(ty) = pending.pop() {
        if seen.contains(&ty) {
            continue;
        }
        seen.push(ty);
        let data = ty.deref(context);
        let id = data.get_type_id();
        let name = id.to_string();
        names.push(match name.strip_prefix("builtin.") {
            Some(builtin) => builtin.to_owned(),
            None => name,
        });
        if let Some(function) = type_cast::<dyn FunctionTypeInterface>(&*data) {
            pending.extend(function.arg_types().into_iter().chain(function.res_types()));
        }
    }
    names
}
