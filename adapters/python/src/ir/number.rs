//! Numbers of Python as attributes.

use passwright::embedded::data::{AttrData, Int, Sign, TypeData};
use passwright::embedded::{Attr, Type};
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyDict, PyInt};

use crate::context::SharedContext;
use crate::error::value_error;

/// Returns the attribute of a number and its type.
pub(super) fn attribute(cx: &SharedContext, value: &Bound<'_, PyAny>, ty: Type) -> PyResult<Attr> {
    let data = match cx.ty(ty) {
        TypeData::Float(kind) => {
            let number: f64 = value.extract().map_err(|_| mismatch(cx, value, ty))?;
            let bits = kind.from_f64(number);
            let is_held = number.is_finite()
                || kind
                    .to_f64(bits)
                    .is_some_and(|held| held == number || (held.is_nan() && number.is_nan()));
            if !is_held {
                return Err(mismatch(cx, value, ty));
            }
            let bits = bits.into();
            AttrData::Float { bits, ty }
        }
        TypeData::Integer { width, sign } => integer(cx, value, ty, *width, *sign)?,
        TypeData::Index => integer(cx, value, ty, 64, Sign::Signed)?,
        _ => return Err(mismatch(cx, value, ty)),
    };
    Ok(cx.intern_attr(data))
}

/// Returns the error about a value that is not of a type.
fn mismatch(cx: &SharedContext, value: &Bound<'_, PyAny>, ty: Type) -> PyErr {
    let shown = value.repr().map_or_else(
        |_| "a number with many digits".to_owned(),
        |text| format!("`{text}`"),
    );
    let ty = cx.type_text(ty);
    let message = format!("{shown} is no value of type `{ty}`\nhelp: `Typed` states another type");
    value_error(value.py(), &message)
}

/// Returns an integer. One of a type without a sign may be read with or without one.
fn integer(
    cx: &SharedContext,
    value: &Bound<'_, PyAny>,
    ty: Type,
    width: u32,
    sign: Sign,
) -> PyResult<AttrData> {
    let py = value.py();
    if !value.is_instance_of::<PyInt>() {
        return Err(mismatch(cx, value, ty));
    }
    if let (Ok(small), 1..=64) = (value.extract::<i64>(), width) {
        let half = 1_i128 << (width - 1);
        let is_positive = (0..half).contains(&small.into());
        if is_positive || (sign != Sign::Unsigned && (-half..0).contains(&small.into())) {
            let value = Int::new(small.into(), width);
            return Ok(AttrData::Integer { value, ty });
        }
    }
    let size = width as usize / 8 + 1;
    let signed = PyDict::new(py);
    signed.set_item("signed", true)?;
    let class = py.get_type::<PyInt>();
    let bytes = class.call_method("to_bytes", (value, size, "little"), Some(&signed));
    let bytes = bytes.map_err(|_| mismatch(cx, value, ty))?;
    let bytes = bytes.cast_into::<PyBytes>()?;
    let bytes = bytes.as_bytes();
    let is_set = |bit: u32| bytes[bit as usize / 8] >> (bit % 8) & 1 == 1;
    let is_negative = is_set(size as u32 * 8 - 1);
    // All bits from this one on have to be those of the sign.
    let first = match sign {
        Sign::Signless if !is_negative => width,
        Sign::Signless | Sign::Signed => width.saturating_sub(1),
        Sign::Unsigned => width,
    };
    let is_extended = (first..size as u32 * 8).all(|bit| is_set(bit) == is_negative);
    if !is_extended || (is_negative && sign == Sign::Unsigned) {
        return Err(mismatch(cx, value, ty));
    }
    let words = bytes.chunks(size_of::<u64>()).map(|chunk| {
        let bytes = chunk.iter().rev();
        let sign = if is_negative { u64::MAX } else { 0 };
        bytes.fold(sign, |word, &byte| word << 8 | u64::from(byte))
    });
    let mut words: Vec<u64> = words.collect();
    let sign = if is_negative { u64::MAX } else { 0 };
    words.resize(width.div_ceil(64).max(1) as usize, sign);
    let value = Int::from_words(words, width);
    Ok(AttrData::Integer { value, ty })
}

/// Returns the number that the bits of an integer stand for.
pub(super) fn to_python(
    py: Python<'_>,
    value: &Int,
    width: u32,
    is_signed: bool,
) -> PyResult<Py<PyAny>> {
    let bytes = value.to_big_int(width, is_signed).to_signed_bytes_le();
    let signed = PyDict::new(py);
    signed.set_item("signed", true)?;
    let bytes = PyBytes::new(py, &bytes);
    let class = py.get_type::<PyInt>();
    let number = class.call_method("from_bytes", (bytes, "little"), Some(&signed))?;
    Ok(number.unbind())
}

/// Returns the array of numbers of a type.
pub(super) fn array(
    cx: &SharedContext,
    items: Vec<Bound<'_, PyAny>>,
    element: Type,
) -> PyResult<Attr> {
    let items = items.iter();
    let items = items.map(|item| attribute(cx, item, element));
    let items = items.collect::<PyResult<Vec<Attr>>>()?;
    let width = cx.ty(element).bit_width();
    if width.is_some_and(|width| width > 64) {
        let values = items.into();
        return Ok(cx.intern_attr(AttrData::WideArray { element, values }));
    }
    let words = items.iter().map(|&item| match &*cx.attr(item) {
        AttrData::Integer { value, .. } if element == Type::I1 => value.as_i64().map(|bit| bit & 1),
        AttrData::Integer { value, .. } => value.as_i64(),
        AttrData::Float { bits, .. } => Some(u128::from(*bits) as i64),
        _ => None,
    });
    let words: Vec<i64> = words.map(Option::unwrap_or_default).collect();
    Ok(cx.dense_array_attr(element, &words))
}
