//! Printing of attributes.

use std::fmt::Write;

use super::Printer;
use crate::affine::Affine;
use crate::attrs::{AttrData, Flags, Strided};
use crate::float::{self, FloatKind};
use crate::handle::{Attr, Ident, Type};
use crate::int::Int;
use crate::types::{Sign, TypeData};

impl Printer<'_> {
    pub(super) fn attr(&mut self, attr: Attr) {
        if self.attr_alias(attr) {
            return;
        }
        self.attr_body(attr);
        self.attr_type(attr);
    }

    /// Prints a memory space or an element of an array, without the types `i64` and `f64`.
    pub(super) fn attr_without_type(&mut self, attr: Attr) {
        if self.attr_alias(attr) {
            return;
        }
        let start = self.out.len();
        self.attr_body(attr);
        let implied = match &*self.cx.attr(attr) {
            AttrData::Integer { ty, .. } => *ty == Type::I64,
            // Without a type, the parser reads bits as an integer.
            AttrData::Float { ty, .. } => *ty == Type::F64 && !self.out[start..].starts_with("0x"),
            _ => false,
        };
        if !implied {
            self.attr_type(attr);
        }
    }

    /// Prints `a = 1, b`.
    pub(super) fn dict_entries(&mut self, entries: &[(Ident, Attr)]) {
        self.list(entries, |printer, &(key, value)| {
            let key = printer.cx.str(key);
            printer.key(key);
            if value != Attr::UNIT {
                printer.push(" = ");
                printer.attr(value);
            }
        });
    }

    /// Prints an attribute without the type after the colon.
    pub(super) fn attr_body(&mut self, attr: Attr) {
        let cx = self.cx;
        match &*cx.attr(attr) {
            AttrData::Unit => self.push("unit"),
            AttrData::Integer { value, ty } => self.integer(value, *ty),
            AttrData::Float { bits, ty } => self.float((*bits).into(), *ty),
            AttrData::String { text, .. } => self.quoted_text(cx.str(*text)),
            AttrData::Array(elements) => {
                self.push("[");
                self.list(elements, |printer, &element| {
                    printer.attr_without_type(element);
                });
                self.push("]");
            }
            AttrData::Dict(entries) => {
                self.push("{");
                self.dict_entries(entries);
                self.push("}");
            }
            AttrData::Symbol { root, nested } => {
                self.symbol_name(cx.str(*root));
                for &name in nested {
                    self.push("::");
                    self.symbol_name(cx.str(name));
                }
            }
            AttrData::Type(ty) => self.ty(*ty),
            AttrData::Location(loc) => self.loc(*loc),
            AttrData::DenseArray { element, values } => self.dense_array(*element, values),
            AttrData::WideArray { element, values } => self.wide_array(*element, values),
            AttrData::Distinct { attr: inner, .. } => {
                let count = self.distinct.len();
                let number = *self.distinct.entry(attr).or_insert(count);
                self.push("distinct[");
                self.number(number);
                self.push("]<");
                if *inner != Attr::UNIT {
                    self.attr(*inner);
                }
                self.push(">");
            }
            AttrData::Dense { data, shaped, .. } => self.dense(data, *shaped),
            AttrData::Sparse {
                indices, values, ..
            } => self.sparse(*indices, *values),
            AttrData::Resource { key, .. } => {
                self.push("dense_resource<");
                self.key(cx.str(*key));
                self.push(">");
            }
            AttrData::Affine(affine) => self.affine(affine),
            AttrData::Strided(layout) => self.strided(layout),
            AttrData::Flags(flags) => self.flags(*flags),
            AttrData::EmptyProperties => self.push("{}"),
            AttrData::Dialect {
                dialect,
                rest,
                parts,
                ..
            } => {
                self.push("#");
                self.entity(*dialect, *rest, parts);
            }
        }
    }

    /// Prints the type after the colon, unless it is implicit.
    pub(super) fn attr_type(&mut self, attr: Attr) {
        let data = self.cx.attr(attr);
        if let AttrData::Integer { ty: Type::I1, .. } = *data {
            return;
        }
        if let Some(ty) = data.ty() {
            self.push(" : ");
            self.ty(ty);
        }
    }

    pub(super) fn integer(&mut self, value: &Int, ty: Type) {
        let (width, sign) = match self.cx.ty(ty) {
            TypeData::Integer { width, sign } => (*width, *sign),
            _ => (64, Sign::Signless),
        };
        if ty == Type::I1 {
            return self.push(if value.as_i64() == Some(0) {
                "false"
            } else {
                "true"
            });
        }
        // Writing to a string cannot fail.
        let _ = value.write(&mut self.out, width, sign != Sign::Unsigned);
    }

    fn affine(&mut self, affine: &Affine) {
        self.push(if affine.is_set() {
            "affine_set<"
        } else {
            "affine_map<"
        });
        // Writing to a string cannot fail.
        let _ = write!(self.out, "{affine}>");
    }

    fn strided(&mut self, layout: &Strided) {
        self.push("strided<[");
        self.list(&layout.strides, |printer, &stride| printer.stride(stride));
        self.push("]");
        if layout.offset != Some(0) {
            self.push(", offset: ");
            self.stride(layout.offset);
        }
        self.push(">");
    }

    fn stride(&mut self, stride: Option<i64>) {
        match stride {
            // Writing to a string cannot fail.
            Some(stride) => drop(write!(self.out, "{stride}")),
            None => self.push("?"),
        }
    }

    /// Prints flags such as `#arith.overflow<nsw, nuw>` or `#arith.fastmath<nnan,nsz>`.
    fn flags(&mut self, flags: Flags) {
        let enumeration = flags.enumeration;
        self.push("#");
        self.push(enumeration.dialect.unwrap_or_default());
        self.push(".");
        self.push(enumeration.mnemonic);
        self.push("<");
        if let Some(set) = &enumeration.flags {
            let words = set.words(enumeration.words, flags.bits.into());
            self.push(&words.join(set.separator));
        }
        self.push(">");
    }

    pub(super) fn float(&mut self, bits: u128, ty: Type) {
        let kind = self.cx.float_kind(ty).unwrap_or(FloatKind::F64);
        let _ = float::write(&mut self.out, kind, bits);
    }

    fn wide_array(&mut self, element: Type, values: &[Attr]) {
        self.array_type(element, values.is_empty());
        self.list(values, |printer, &value| printer.attr_body(value));
        self.push(">");
    }

    fn array_type(&mut self, element: Type, is_empty: bool) {
        self.push("array<");
        self.ty(element);
        if !is_empty {
            self.push(": ");
        }
    }

    fn dense_array(&mut self, element: Type, values: &[i64]) {
        self.array_type(element, values.is_empty());
        let kind = self.cx.float_kind(element);
        let width = self.cx.integer_width(element).unwrap_or(64);
        self.list(values, |printer, &value| match kind {
            Some(kind) => {
                let bits = u128::from(value as u64) & ((1 << kind.width()) - 1);
                let _ = float::write(&mut printer.out, kind, bits);
            }
            None => printer.integer(&Int::new(value.into(), width), element),
        });
        self.push(">");
    }
}
