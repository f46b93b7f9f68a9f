//! Everything that has a name in an operation: operations, types, and attributes that hold types.

use std::collections::BTreeSet;

use crate::attrs::AttrData;
use crate::body::Body;
use crate::context::Context;
use crate::handle::{Attr, Loc, OpId, OpName, RegionId, Type};
use crate::hash::HashSet;
use crate::op_access::Op;
use crate::parts::Entity;
use crate::types::TypeData;

/// An operation, or a type or attribute of it, as [`Op::visit_names`] visits it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Named {
    /// An operation.
    Op(OpName, Loc),
    /// The type of a result or block argument.
    Type(Type),
    /// An attribute that may hold types.
    Attr(Attr),
}

impl Op<'_> {
    /// Visits this operation and all that are nested in it, inside isolated operations too, each before what is nested in it. With
    /// `types`, also the types of their results and block arguments, and their attributes.
    pub fn visit_names(&self, types: bool, mut visit: impl FnMut(Named)) {
        let (cx, visit) = (self.context(), &mut visit);
        visit(Named::Op(self.op_name(), self.location()));
        if types {
            self.result_types().for_each(|ty| visit(Named::Type(ty)));
            visit_attrs(cx, self.attr_entries(), visit);
        }
        let Some(body) = self.body() else { return };
        if types {
            visit_arguments(body, body.top_regions(), visit);
        }
        // A stack of what is around, so that depth costs no stack of the thread.
        let mut around = Vec::new();
        let mut current = (body, body.ops_of_regions(body.top_regions()));
        loop {
            let (body, ops) = &mut current;
            let body = *body;
            let Some(op) = ops.next() else {
                let Some(outer) = around.pop() else { return };
                current = outer;
                continue;
            };
            visit(Named::Op(body.name(op), body.location(op)));
            if types {
                visit_types(cx, body, op, visit);
            }
            if let Some(nested) = body.nested(op) {
                if types {
                    visit_arguments(nested, nested.top_regions(), visit);
                }
                let inner = (nested, nested.ops_of_regions(nested.top_regions()));
                around.push(std::mem::replace(&mut current, inner));
            } else if let regions @ [_, ..] = body.regions(op) {
                let inner = (body, body.ops_of_regions(regions));
                around.push(std::mem::replace(&mut current, inner));
            }
        }
    }
}

fn visit_types(cx: &Context, body: &Body, op: OpId, visit: &mut impl FnMut(Named)) {
    for result in body.results(op) {
        visit(Named::Type(body.value_type(result)));
    }
    let data = body.data(op);
    visit_attrs(cx, data.props(cx), visit);
    visit_attrs(cx, data.attrs(cx), visit);
    visit_arguments(body, body.regions(op), visit);
}

fn visit_arguments(body: &Body, regions: &[RegionId], visit: &mut impl FnMut(Named)) {
    for block in regions.iter().flat_map(|region| body.blocks(*region)) {
        for argument in body.args(block) {
            visit(Named::Type(body.value_type(argument)));
        }
    }
}

fn visit_attrs<'a, K: 'a>(
    cx: &Context,
    entries: impl IntoIterator<Item = &'a (K, Attr)>,
    visit: &mut impl FnMut(Named),
) {
    for (_, attr) in entries {
        // Attributes are many, and the types that they have are few.
        let data = cx.attr(*attr);
        match &*data {
            AttrData::Unit | AttrData::Symbol { .. } | AttrData::Location(_) => {}
            AttrData::Type(ty)
            | AttrData::DenseArray { element: ty, .. }
            | AttrData::WideArray { element: ty, .. } => visit(Named::Type(*ty)),
            AttrData::Array(_) | AttrData::Dict(_) | AttrData::Distinct { .. } => {
                visit(Named::Attr(*attr));
            }
            AttrData::Dialect { parts, ty, .. } => {
                if !parts.is_empty() || ty.is_some() {
                    visit(Named::Attr(*attr));
                }
            }
            data => data.ty().into_iter().for_each(|ty| visit(Named::Type(ty))),
        }
    }
}

impl Context {
    /// Returns the names of a type or attribute and of the types that it consists of, each once: `vector` and `llvm.ptr`. An
    /// operation has one name.
    ///
    /// ```
    /// use pass_ir::Named;
    ///
    /// let cx = pass_dialects::context();
    /// let pointers = cx.parse_type("vector<4x!llvm.ptr>").unwrap();
    /// assert_eq!(cx.names_of(Named::Type(pointers)), ["llvm.ptr", "vector"]);
    /// ```
    pub fn names_of(&self, named: Named) -> Vec<String> {
        let root = match named {
            Named::Op(name, _) => return vec![self.op_name_str(name).to_owned()],
            Named::Type(ty) => Entity::Type(ty),
            Named::Attr(attr) => Entity::Attr(attr),
        };
        let mut names = BTreeSet::new();
        let (mut pending, mut seen) = (vec![root], HashSet::default());
        while let Some(entity) = pending.pop() {
            if let Entity::Type(ty) = entity {
                names.insert(self.type_name(ty));
            }
            entity.for_each_part(self, &mut |part| {
                if !matches!(part, Entity::Loc(_)) && seen.insert(part) {
                    pending.push(part);
                }
            });
        }
        names.into_iter().collect()
    }

    /// Returns the name of a type without its parameters: `memref`, `i32`, `llvm.ptr`.
    pub fn type_name(&self, ty: Type) -> String {
        let name = match self.ty(ty) {
            TypeData::Integer { .. } | TypeData::Float(_) => return self.type_text(ty),
            TypeData::Index => "index",
            TypeData::None => "none",
            TypeData::Function { .. } => "function",
            TypeData::Tuple(_) => "tuple",
            TypeData::Complex(_) => "complex",
            TypeData::Vector { .. } => "vector",
            TypeData::Tensor { .. } => "tensor",
            TypeData::MemRef { .. } => "memref",
            TypeData::Dialect { dialect, rest, .. } => {
                let rest = self.str(*rest);
                let is_letter = |c: char| c.is_ascii_alphanumeric() || "_$.-".contains(c);
                let end = rest.find(|c| !is_letter(c)).unwrap_or(rest.len());
                return format!("{}{}", self.str(*dialect), &rest[..end]);
            }
        };
        name.to_owned()
    }
}
