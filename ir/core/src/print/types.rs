//! Printing of types.

use super::Printer;
use crate::handle::Type;
use crate::types::{Dim, Sign, TypeData};

impl Printer<'_> {
    pub(super) fn ty(&mut self, ty: Type) {
        if !self.type_alias(ty) {
            self.ty_body(ty);
        }
    }

    /// Prints a type in full, even if it has an alias.
    pub(super) fn ty_body(&mut self, ty: Type) {
        match self.cx.ty(ty) {
            TypeData::Integer { width, sign } => {
                self.push(match sign {
                    Sign::Signless => "i",
                    Sign::Signed => "si",
                    Sign::Unsigned => "ui",
                });
                self.number(*width);
            }
            TypeData::Index => self.push("index"),
            TypeData::None => self.push("none"),
            TypeData::Float(kind) => self.push(kind.keyword()),
            TypeData::Function { inputs, results } => {
                self.function_type(inputs.iter().copied(), results.iter().copied());
            }
            TypeData::Tuple(types) => {
                self.push("tuple<");
                self.list(types.iter(), |printer, &ty| printer.ty(ty));
                self.push(">");
            }
            TypeData::Complex(element) => {
                self.push("complex<");
                self.ty(*element);
                self.push(">");
            }
            TypeData::Dialect {
                dialect,
                rest,
                parts,
            } => {
                self.push("!");
                self.entity(*dialect, *rest, parts);
            }
            shaped => self.shaped_type(shaped),
        }
    }

    /// Prints `(i32) -> i32`, without parentheses around a single result that is not a function type.
    pub(super) fn function_type(
        &mut self,
        inputs: impl Iterator<Item = Type>,
        results: impl ExactSizeIterator<Item = Type> + Clone,
    ) {
        self.push("(");
        self.list(inputs, Self::ty);
        self.push(") -> ");
        let single = results.clone().next().filter(|_| results.len() == 1);
        if let Some(single) = single
            && !matches!(self.cx.ty(single), TypeData::Function { .. })
        {
            return self.ty(single);
        }
        self.push("(");
        self.list(results, Self::ty);
        self.push(")");
    }

    fn shaped_type(&mut self, data: &TypeData) {
        let (keyword, shape, element) = match data {
            TypeData::Vector { shape, element } => ("vector<", Some(shape), element),
            TypeData::Tensor { shape, element, .. } => ("tensor<", shape.as_ref(), element),
            TypeData::MemRef { shape, element, .. } => ("memref<", shape.as_ref(), element),
            _ => return,
        };
        self.push(keyword);
        match shape {
            Some(shape) => shape.iter().for_each(|dim| self.dim(*dim)),
            None => self.push("*x"),
        }
        self.ty(*element);
        let (more, memory_space) = match data {
            TypeData::Tensor { encoding, .. } => (*encoding, None),
            TypeData::MemRef {
                layout,
                memory_space,
                ..
            } => (*layout, *memory_space),
            _ => (None, None),
        };
        if let Some(attr) = more {
            self.push(", ");
            self.attr(attr);
        }
        if let Some(attr) = memory_space {
            self.push(", ");
            self.attr_without_type(attr);
        }
        self.push(">");
    }

    fn dim(&mut self, dim: Dim) {
        if dim.scalable {
            self.push("[");
        }
        match dim.size {
            Some(size) => self.number(size),
            None => self.push("?"),
        }
        self.push(if dim.scalable { "]x" } else { "x" });
    }
}
