//! The attributes, types and locations that others directly consist of.

use crate::attrs::AttrData;
use crate::context::Context;
use crate::handle::{Attr, Loc, Type};
use crate::loc::LocData;
use crate::types::TypeData;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Entity {
    Attr(Attr),
    Type(Type),
    Loc(Loc),
}

impl Entity {
    /// Returns the text after the name of the dialect, for an entity that is kept as text; empty for others.
    pub(crate) fn text(self, cx: &Context) -> &str {
        let rest = match self {
            Self::Attr(attr) => match &*cx.attr(attr) {
                AttrData::Dialect { rest, .. } => Some(*rest),
                _ => None,
            },
            Self::Type(ty) => match cx.ty(ty) {
                TypeData::Dialect { rest, .. } => Some(*rest),
                _ => None,
            },
            Self::Loc(_) => None,
        };
        rest.map_or("", |rest| cx.str(rest))
    }

    /// Calls `visit` with each part, in the order of the text but for the metadata of a fused location, which come first.
    pub(crate) fn for_each_part(self, cx: &Context, visit: &mut dyn FnMut(Self)) {
        match self {
            Self::Attr(attr) => attr_parts(&cx.attr(attr), visit),
            Self::Type(ty) => type_parts(cx.ty(ty), visit),
            Self::Loc(loc) => loc_parts(&cx.loc(loc), visit),
        }
    }
}

fn attr_parts(data: &AttrData, visit: &mut dyn FnMut(Entity)) {
    match data {
        AttrData::Array(elements) => visit_attrs(elements, visit),
        AttrData::Dict(entries) => entries
            .iter()
            .for_each(|&(_, value)| visit(Entity::Attr(value))),
        AttrData::Distinct { attr, .. } => visit(Entity::Attr(*attr)),
        AttrData::Dialect { parts, ty, .. } => {
            visit_attrs(&**parts, visit);
            visit_types(ty, visit);
        }
        AttrData::Type(ty)
        | AttrData::DenseArray { element: ty, .. }
        | AttrData::WideArray { element: ty, .. } => visit(Entity::Type(*ty)),
        AttrData::Location(loc) => visit(Entity::Loc(*loc)),
        _ => visit_types(&data.ty(), visit),
    }
}

fn type_parts(data: &TypeData, visit: &mut dyn FnMut(Entity)) {
    match data {
        TypeData::Function { inputs, results } => visit_types(inputs.iter().chain(results), visit),
        TypeData::Tuple(types) => visit_types(types, visit),
        TypeData::Dialect { parts, .. } => visit_attrs(parts, visit),
        TypeData::Complex(element) | TypeData::Vector { element, .. } => {
            visit(Entity::Type(*element));
        }
        TypeData::Tensor {
            element, encoding, ..
        } => {
            visit(Entity::Type(*element));
            visit_attrs(encoding, visit);
        }
        TypeData::MemRef {
            element,
            layout,
            memory_space,
            ..
        } => {
            visit(Entity::Type(*element));
            visit_attrs(layout.iter().chain(memory_space), visit);
        }
        _ => {}
    }
}

fn loc_parts(data: &LocData, visit: &mut dyn FnMut(Entity)) {
    match data {
        LocData::Name { child, .. } if *child != Loc::UNKNOWN => visit(Entity::Loc(*child)),
        LocData::CallSite { callee, caller } => {
            visit(Entity::Loc(*callee));
            visit(Entity::Loc(*caller));
        }
        LocData::Fused { parts, metadata } => {
            visit_attrs(metadata, visit);
            parts.iter().for_each(|&part| visit(Entity::Loc(part)));
        }
        _ => {}
    }
}

fn visit_attrs<'a>(attrs: impl IntoIterator<Item = &'a Attr>, visit: &mut dyn FnMut(Entity)) {
    attrs
        .into_iter()
        .for_each(|&attr| visit(Entity::Attr(attr)));
}

fn visit_types<'a>(types: impl IntoIterator<Item = &'a Type>, visit: &mut dyn FnMut(Entity)) {
    types.into_iter().for_each(|&ty| visit(Entity::Type(ty)));
}
