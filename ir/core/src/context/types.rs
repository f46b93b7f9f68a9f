//! Types of a context.

use super::Context;
use crate::float::FloatKind;
use crate::handle::{Attr, Type};
use crate::types::{Dim, Sign, TypeData};

impl Type {
    /// `i1`.
    pub const I1: Self = Self::of_index(0);
    /// `i32`.
    pub const I32: Self = Self::of_index(1);
    /// `i64`.
    pub const I64: Self = Self::of_index(2);
    /// `index`.
    pub const INDEX: Self = Self::of_index(3);
    /// `none`.
    pub const NONE: Self = Self::of_index(4);
    /// `f32`.
    pub const F32: Self = Self::of_index(5);
    /// `f64`.
    pub const F64: Self = Self::of_index(6);
}

impl Context {
    pub(super) fn fill_types(&self) {
        for width in [1, 32, 64] {
            let _ = self.integer_type(width);
        }
        for data in [
            TypeData::Index,
            TypeData::None,
            TypeData::Float(FloatKind::F32),
            TypeData::Float(FloatKind::F64),
        ] {
            let _ = self.intern_type(data);
        }
    }

    /// Returns the handle of any type.
    pub fn intern_type(&self, data: TypeData) -> Type {
        Type::of_index(
            self.types
                .intern_with_callback(data, |data| self.note_type(data)),
        )
    }

    /// Returns the data of a type.
    pub fn ty(&self, ty: Type) -> &TypeData {
        self.types.get(ty.raw_index())
    }

    /// Returns the format of a floating-point type.
    pub fn float_kind(&self, ty: Type) -> Option<FloatKind> {
        match self.ty(ty) {
            TypeData::Float(kind) => Some(*kind),
            _ => None,
        }
    }

    /// `i{width}`.
    pub fn integer_type(&self, width: u32) -> Type {
        self.intern_type(TypeData::Integer {
            width,
            sign: Sign::Signless,
        })
    }

    /// Returns a floating-point type.
    pub fn float_type(&self, kind: FloatKind) -> Type {
        self.intern_type(TypeData::Float(kind))
    }

    /// `(inputs) -> results`.
    pub fn function_type(&self, inputs: &[Type], results: &[Type]) -> Type {
        self.intern_type(TypeData::Function {
            inputs: inputs.into(),
            results: results.into(),
        })
    }

    /// `vector<shape x element>` without scalable sizes.
    pub fn vector_type(&self, shape: &[u64], element: Type) -> Type {
        let shape = shape.iter().map(|&size| Dim::of(Some(size))).collect();
        self.intern_type(TypeData::Vector { shape, element })
    }

    /// Returns `tensor<shape x element, encoding>`; `None` is a dynamic size.
    pub fn tensor_type(
        &self,
        shape: &[Option<u64>],
        element: Type,
        encoding: Option<Attr>,
    ) -> Type {
        let shape = Some(shape.iter().map(|&size| Dim::of(size)).collect());
        self.intern_type(TypeData::Tensor {
            shape,
            element,
            encoding,
        })
    }

    /// Returns a vector, tensor or memref type with other sizes. Returns `None` if `like` is unranked or of another kind.
    pub fn with_shape(&self, like: Type, dims: impl IntoIterator<Item = Dim>) -> Option<Type> {
        let mut data = self.ty(like).clone();
        match &mut data {
            TypeData::Vector { shape, .. }
            | TypeData::Tensor {
                shape: Some(shape), ..
            }
            | TypeData::MemRef {
                shape: Some(shape), ..
            } => *shape = dims.into_iter().collect(),
            _ => return None,
        }
        Some(self.intern_type(data))
    }

    /// Returns the width of an integer type; 64 for `index`.
    pub fn integer_width(&self, ty: Type) -> Option<u32> {
        match self.ty(ty) {
            TypeData::Integer { width, .. } => Some(*width),
            TypeData::Index => Some(64),
            _ => None,
        }
    }

    /// Returns the type of the elements of a shaped type, else the type itself.
    pub fn element_or_self(&self, ty: Type) -> Type {
        self.ty(ty).element().unwrap_or(ty)
    }
}
