//! The named entities of an operation: operations, types, and attributes that hold types.

use std::collections::BTreeSet;

use crate::attrs::AttrData;
use crate::body::OpData;
use crate::context::Context;
use crate::handle::{Attr, Loc, OpName, Type};
use crate::hash::HashSet;
use crate::op_access::Op;
use crate::parts::Entity;
use crate::structure::{Sink, Structure};
use crate::types::TypeData;

/// An operation, or a type or attribute of it, as [`Op::visit_ops_and_types`] visits it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum NamedEntity {
    /// An operation.
    Op(OpName, Loc),
    /// The type of a result or block argument.
    Type(Type),
    /// An attribute that may hold types.
    Attr(Attr),
}

impl Op<'_> {
    /// Visits this operation and all that are nested in it, inside isolated operations too, each before what is nested in
    /// it, and after each its attributes, and the types of its results and block arguments.
    pub fn visit_ops_and_types(&self, visit: impl FnMut(NamedEntity)) {
        let cx = self.context();
        Structure::write(self, &mut EntitySink { cx, visit });
    }
}

struct EntitySink<'c, F> {
    cx: &'c Context,
    visit: F,
}

impl<F: FnMut(NamedEntity)> Sink for EntitySink<'_, F> {
    const USES: bool = false;

    fn op(&mut self, data: &OpData) {
        (self.visit)(NamedEntity::Op(data.name(), data.loc()));
        visit_attrs(self.cx, data.props(self.cx), &mut self.visit);
        visit_attrs(self.cx, data.attrs(self.cx), &mut self.visit);
    }

    fn ty(&mut self, ty: Type) {
        (self.visit)(NamedEntity::Type(ty));
    }
}

fn visit_attrs<'a, K: 'a>(
    cx: &Context,
    entries: impl IntoIterator<Item = &'a (K, Attr)>,
    visit: &mut impl FnMut(NamedEntity),
) {
    for (_, attr) in entries {
        // Attributes are many, and the types that they have are few.
        let data = cx.attr(*attr);
        match &*data {
            AttrData::Unit | AttrData::Symbol { .. } | AttrData::Location(_) => {}
            AttrData::Type(ty)
            | AttrData::DenseArray { element: ty, .. }
            | AttrData::WideArray { element: ty, .. } => visit(NamedEntity::Type(*ty)),
            AttrData::Array(_) | AttrData::Dict(_) | AttrData::Distinct { .. } => {
                visit(NamedEntity::Attr(*attr));
            }
            AttrData::Dialect { parts, ty, .. } => {
                if !parts.is_empty() || ty.is_some() {
                    visit(NamedEntity::Attr(*attr));
                }
            }
            data => data
                .ty()
                .into_iter()
                .for_each(|ty| visit(NamedEntity::Type(ty))),
        }
    }
}

impl Context {
    /// Returns the name of an operation, or the names of the types that a type or attribute consists of, each once: `vector`
    /// and `llvm.ptr`. Attributes have no names themselves.
    ///
    /// ```
    /// use pass_ir::NamedEntity;
    ///
    /// let cx = pass_dialects::context();
    /// let pointers = cx.parse_type("vector<4x!llvm.ptr>").unwrap();
    /// assert_eq!(cx.names_of(NamedEntity::Type(pointers)), ["llvm.ptr", "vector"]);
    /// ```
    pub fn names_of(&self, named: NamedEntity) -> Vec<String> {
        let root = match named {
            NamedEntity::Op(name, _) => return vec![self.op_name_str(name).to_owned()],
            NamedEntity::Type(ty) => Entity::Type(ty),
            NamedEntity::Attr(attr) => Entity::Attr(attr),
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
