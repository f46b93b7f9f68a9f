//! Arrays of numbers as attributes.

use std::ffi::c_int;

use melior::Context;
use mlir_sys::{
    MlirAttribute, mlirAttributeIsADenseBoolArray, mlirAttributeIsADenseF32Array,
    mlirAttributeIsADenseF64Array, mlirAttributeIsADenseI8Array, mlirAttributeIsADenseI16Array,
    mlirAttributeIsADenseI32Array, mlirAttributeIsADenseI64Array, mlirDenseArrayGetNumElements,
    mlirDenseBoolArrayGet, mlirDenseBoolArrayGetElement, mlirDenseF32ArrayGet,
    mlirDenseF32ArrayGetElement, mlirDenseF64ArrayGet, mlirDenseF64ArrayGetElement,
    mlirDenseI8ArrayGet, mlirDenseI8ArrayGetElement, mlirDenseI16ArrayGet,
    mlirDenseI16ArrayGetElement, mlirDenseI32ArrayGet, mlirDenseI32ArrayGetElement,
    mlirDenseI64ArrayGet, mlirDenseI64ArrayGetElement,
};

use crate::attr::Attribute;

/// The type of the elements of arrays.
pub(crate) trait Dense: Copy {
    /// Returns the elements. `None` if the attribute is no array of such elements.
    fn read(attribute: Attribute<'_>) -> Option<Vec<Self>>;

    fn write<'c>(context: &'c Context, elements: &[Self]) -> Attribute<'c>;
}

macro_rules! dense {
    ($($ty:ty, $raw:ty: $is:ident $element:ident $get:ident;)*) => {$(
        impl Dense for $ty {
            fn read(attribute: Attribute<'_>) -> Option<Vec<$ty>> {
                let raw = attribute.raw();
                // SAFETY: the attribute is alive.
                let is_array = unsafe { $is(raw) };
                // SAFETY: the attribute is an array of such elements, and the index is less than their number.
                let element = |index| unsafe { $element(raw, index) };
                is_array.then(|| (0..count(raw)).map(element).collect())
            }

            fn write<'c>(context: &'c Context, elements: &[$ty]) -> Attribute<'c> {
                let elements: Vec<$raw> = elements.iter().map(|element| (*element).into()).collect();
                let (count, data) = (elements.len().cast_signed(), elements.as_ptr());
                // SAFETY: the context is alive, and there are as many elements, which are copied.
                let raw = unsafe { $get(context.to_raw(), count, data) };
                // SAFETY: an attribute lives as long as its context.
                unsafe { Attribute::from_raw(raw) }
            }
        }
    )*};
}

dense! {
    bool, c_int: mlirAttributeIsADenseBoolArray mlirDenseBoolArrayGetElement mlirDenseBoolArrayGet;
    i8, i8: mlirAttributeIsADenseI8Array mlirDenseI8ArrayGetElement mlirDenseI8ArrayGet;
    i16, i16: mlirAttributeIsADenseI16Array mlirDenseI16ArrayGetElement mlirDenseI16ArrayGet;
    i32, i32: mlirAttributeIsADenseI32Array mlirDenseI32ArrayGetElement mlirDenseI32ArrayGet;
    i64, i64: mlirAttributeIsADenseI64Array mlirDenseI64ArrayGetElement mlirDenseI64ArrayGet;
    f32, f32: mlirAttributeIsADenseF32Array mlirDenseF32ArrayGetElement mlirDenseF32ArrayGet;
    f64, f64: mlirAttributeIsADenseF64Array mlirDenseF64ArrayGetElement mlirDenseF64ArrayGet;
}

/// Returns the number of elements of an array of any kind.
fn count(array: MlirAttribute) -> isize {
    // SAFETY: callers pass an array that is alive.
    unsafe { mlirDenseArrayGetNumElements(array) }
}
