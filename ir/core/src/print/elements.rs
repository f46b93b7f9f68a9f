//! Printing of `dense` and `sparse` attributes.

use super::Printer;
use crate::attrs::AttrData;
use crate::elements::{DenseData, Element, Format, Scalar, Storage};
use crate::float;
use crate::handle::{Attr, Type};
use crate::types::{Sign, TypeData};

/// The number of elements above which they are printed as bytes.
pub(crate) const MAX_LISTED: u64 = 100;

const ELIDED: &str = "dense_resource<__elided__>";

/// The maximum number of elements in a message.
const MAX_IN_MESSAGE: u64 = 16;

impl Printer<'_> {
    /// Prints `dense<[1, 2]>`.
    pub(super) fn dense(&mut self, data: &DenseData, shaped: Type) {
        if self.is_elided(data, shaped) {
            return self.push(ELIDED);
        }
        self.push("dense<");
        self.elements(data, shaped, true);
        self.push(">");
    }

    fn is_elided(&self, data: &DenseData, shaped: Type) -> bool {
        let for_message = self.elide.then_some(MAX_IN_MESSAGE);
        let Some(above) = self.options.elide_elements.or(for_message) else {
            return false;
        };
        let count = self.cx.ty(shaped).element_count().unwrap_or(0);
        !data.is_splat() && count > above
    }

    /// Prints `sparse<[[0, 1]], 5>`.
    pub(super) fn sparse(&mut self, indices: Attr, values: Attr) {
        let cx = self.cx;
        let parts = [indices, values].map(|attr| match cx.attr(attr).in_context() {
            Some(AttrData::Dense { data, shaped, .. }) => Some((data, *shaped)),
            _ => None,
        });
        let is_elided = |&(data, shaped): &(&DenseData, Type)| self.is_elided(data, shaped);
        if self.options.elide_elements.is_some() && parts.iter().flatten().any(is_elided) {
            return self.push(ELIDED);
        }
        self.push("sparse<");
        if let [Some((indices, shape)), Some((values, shaped))] = parts
            && !indices.is_empty()
        {
            self.indices(indices, shape);
            self.push(", ");
            self.elements(values, shaped, true);
        }
        self.push(">");
    }

    /// Prints the indices of `sparse`. Lists several equal ones: `mlir-opt` prints them as one number, and rejects
    /// its output.
    fn indices(&mut self, data: &DenseData, shaped: Type) {
        let shape = self.cx.ty(shaped).shape().unwrap_or_default();
        let sizes: Vec<u64> = shape.iter().map(|dim| dim.size.unwrap_or(1)).collect();
        if !data.is_splat() || sizes.first() == Some(&1) {
            return self.elements(data, shaped, false);
        }
        self.nested(&sizes, sizes.iter().product(), |printer, _| {
            printer.element(data, Type::I64, 0);
        });
    }

    /// Prints elements: a splat, a list, or with `many_as_bytes` bytes if there are many.
    fn elements(&mut self, data: &DenseData, shaped: Type, many_as_bytes: bool) {
        let cx = self.cx;
        let shaped = cx.ty(shaped);
        let Some(element) = shaped.element() else {
            return;
        };
        // A splat needs no number of elements. As in mlir-opt, elements without bits are always listed.
        let has_bits = Format::of(cx, element).is_none_or(|format| format.size() > 0);
        if data.is_splat() && has_bits {
            return self.element(data, element, 0);
        }
        let Some(count) = shaped.element_count() else {
            return;
        };
        if data.is_empty() {
            return;
        }
        match data.storage() {
            Storage::Bytes(bytes) if many_as_bytes && count > MAX_LISTED => {
                self.push("\"0x");
                self.hex(bytes);
                self.push("\"");
            }
            _ => {
                let sizes = shaped.shape().unwrap_or_default().iter();
                let sizes: Vec<u64> = sizes.map(|dim| dim.size.unwrap_or(1)).collect();
                self.nested(&sizes, count, |printer, index| {
                    printer.element(data, element, index);
                });
            }
        }
    }

    /// Prints `[[a, b], [c, d]]`.
    fn nested(&mut self, sizes: &[u64], count: u64, mut element: impl FnMut(&mut Self, u64)) {
        // The numbers of elements of nested lists, the outermost first.
        let mut strides = vec![1_u64; sizes.len()];
        for index in (0..sizes.len()).rev() {
            let inner = strides.get(index + 1).copied().unwrap_or(1);
            strides[index] = inner.saturating_mul(sizes[index]);
        }
        for index in 0..count {
            let borders = |index: u64| {
                strides
                    .iter()
                    .filter(move |&&stride| index.is_multiple_of(stride))
            };
            if index > 0 {
                self.push(", ");
                self.spill();
            }
            borders(index).for_each(|_| self.push("["));
            element(self, index);
            borders(index + 1).for_each(|_| self.push("]"));
        }
    }

    fn element(&mut self, data: &DenseData, element: Type, index: u64) {
        let (cx, index) = (self.cx, usize::try_from(index).unwrap_or(usize::MAX));
        let bytes = match data.storage() {
            Storage::Bytes(bytes) => bytes,
            Storage::Strings(strings) => {
                let text = strings.get(index).map_or("", |&text| cx.str(text));
                return self.quoted_text(text);
            }
        };
        let Some(format) = Format::of(cx, element) else {
            return;
        };
        if !format.complex {
            let value = format.scalar.read(bytes, index);
            return self.scalar(value, format.scalar, element);
        }
        let TypeData::Complex(part) = cx.ty(element) else {
            return;
        };
        let size = format.scalar.size();
        let value = |index: usize| {
            let start = index * size;
            format.scalar.decode(bytes.get(start..start + size)?)
        };
        self.push("(");
        self.scalar(value(2 * index), format.scalar, *part);
        self.push(",");
        self.scalar(value(2 * index + 1), format.scalar, *part);
        self.push(")");
    }

    fn scalar(&mut self, value: Option<Element>, scalar: Scalar, ty: Type) {
        match (value, scalar) {
            (Some(Element::Int(value)), Scalar::Int(1)) => {
                let set = value.as_i64() != Some(0);
                self.push(if set { "true" } else { "false" });
            }
            (Some(Element::Int(value)), Scalar::Int(width)) => {
                let unsigned = matches!(
                    self.cx.ty(ty),
                    TypeData::Integer {
                        sign: Sign::Unsigned,
                        ..
                    }
                );
                // Writing to a string cannot fail.
                let _ = value.write(&mut self.out, width, !unsigned);
            }
            (Some(Element::Float(bits)), Scalar::Float(kind)) => {
                let _ = float::write(&mut self.out, kind, bits);
            }
            _ => {}
        }
    }
}
