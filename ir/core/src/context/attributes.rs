//! Attributes of a context.

use super::Context;
use crate::attr_ref::AttrRef;
use crate::attrs::AttrData;
use crate::handle::{Attr, Ident, Type};
use crate::int::Int;

impl Attr {
    /// `unit`.
    pub const UNIT: Self = Self(0);
    /// `{}`.
    pub const EMPTY_DICT: Self = Self(1);
    /// `false`.
    pub const FALSE: Self = Self(2);
    /// `true`.
    pub const TRUE: Self = Self(3);
    /// `[]`.
    pub const EMPTY_ARRAY: Self = Self(4);
    /// Properties that were written as `<{}>` on an operation that is not registered.
    pub(crate) const WRITTEN_EMPTY: Self = Self(5);
}

impl Context {
    /// Interns the attributes with constant handles, in the order of these.
    pub(super) fn fill_attrs(&self) {
        let attrs = [
            (Attr::UNIT, self.intern_attr(AttrData::Unit)),
            (
                Attr::EMPTY_DICT,
                self.intern_attr(AttrData::Dict(Box::default())),
            ),
            (Attr::FALSE, self.integer_attr(0, Type::I1)),
            (Attr::TRUE, self.integer_attr(1, Type::I1)),
            (Attr::EMPTY_ARRAY, self.array_attr(&[])),
            (
                Attr::WRITTEN_EMPTY,
                self.intern_attr(AttrData::EmptyProperties),
            ),
        ];
        for (constant, attr) in attrs {
            debug_assert_eq!(constant, attr);
        }
    }

    /// Returns the handle of any attribute. Dictionaries have to be sorted: see [`Context::dict_attr`].
    pub fn intern_attr(&self, data: AttrData) -> Attr {
        match data {
            AttrData::Integer { value, ty } => self.int_attr(value, ty),
            data => Attr(
                self.attrs
                    .intern_with_callback(data, |data| self.note_attr(data)),
            ),
        }
    }

    /// Returns the data of an attribute.
    pub fn attr(&self, attr: Attr) -> AttrRef<'_> {
        match attr.small_int() {
            Some((value, ty)) => AttrRef::of_small_int(value, ty),
            None => AttrRef::stored(self.attrs.get(attr.0)),
        }
    }

    /// Returns the text of a string attribute.
    pub fn string_value(&self, attr: Attr) -> Option<&str> {
        self.attr(attr).as_string().map(|text| self.str(text))
    }

    /// `value : ty` for an integer type or `index`; bits that do not fit are cut off.
    pub fn integer_attr(&self, value: i128, ty: Type) -> Attr {
        let width = self.integer_width(ty).unwrap_or(64);
        self.int_attr(Int::new(value, width), ty)
    }

    fn int_attr(&self, value: Int, ty: Type) -> Attr {
        let small = match value {
            Int::Small(value) => Attr::of_small_int(value, ty),
            Int::Wide(_) => None,
        };
        small.unwrap_or_else(|| Attr(self.attrs.intern(AttrData::Integer { value, ty })))
    }

    /// `true` or `false`.
    pub fn bool_attr(&self, value: bool) -> Attr {
        if value { Attr::TRUE } else { Attr::FALSE }
    }

    /// Returns a string.
    pub fn string_attr(&self, text: &str) -> Attr {
        self.ident_attr(self.ident(text))
    }

    /// Returns a string attribute for an interned string.
    pub fn ident_attr(&self, text: Ident) -> Attr {
        self.intern_attr(AttrData::String { text, ty: None })
    }

    /// Returns an array.
    pub fn array_attr(&self, elements: &[Attr]) -> Attr {
        self.intern_attr(AttrData::Array(elements.into()))
    }

    /// `@root`.
    pub fn symbol_attr(&self, root: Ident) -> Attr {
        self.intern_attr(AttrData::Symbol {
            root,
            nested: Box::default(),
        })
    }

    /// Returns a type as attribute.
    pub fn type_attr(&self, ty: Type) -> Attr {
        self.intern_attr(AttrData::Type(ty))
    }

    /// `array<element: values>` for an integer type.
    pub fn dense_array_attr(&self, element: Type, values: &[i64]) -> Attr {
        self.intern_attr(AttrData::DenseArray {
            element,
            values: values.into(),
        })
    }
}
