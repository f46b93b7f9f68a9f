//! Tests of attributes, which return `None` if the answer is unknown.

use crate::attrs::AttrData;
use crate::context::Context;
use crate::dialect::{AttrClass, AttrTest};
use crate::elements::{Format, Scalar};
use crate::handle::Attr;

use super::type_test::{self, all, any, compares, has_name};

pub(super) fn holds(cx: &Context, test: &AttrTest, attr: Attr) -> Option<bool> {
    let data = cx.attr(attr);
    match test {
        AttrTest::All(tests) => all(tests.iter().map(|test| holds(cx, test, attr))),
        AttrTest::Any(tests) => any(tests.iter().map(|test| holds(cx, test, attr))),
        AttrTest::Not(test) => holds(cx, test, attr).map(|holds| !holds),
        AttrTest::Class(class) => is(cx, *class, &data),
        AttrTest::Dialect(dialect, name) => has_name(cx, &data, dialect, name),
        AttrTest::Type(test) => {
            let ty = data.as_type().or_else(|| data.ty())?;
            type_test::holds(cx, test, ty)
        }
        AttrTest::Element(test) => type_test::holds(cx, test, cx.ty(data.ty()?).element()?),
        AttrTest::Shape(expected) => {
            let sizes = cx.ty(data.ty()?).shape()?.iter().map(|dim| dim.size);
            Some(sizes.eq(expected.iter().map(|&size| Some(size))))
        }
        AttrTest::Each(test) => all(data
            .as_array()?
            .iter()
            .map(|&element| holds(cx, test, element))),
        AttrTest::Length(order, number) => {
            let length = match &*data {
                AttrData::DenseArray { values, .. } => values.len(),
                AttrData::WideArray { values, .. } => values.len(),
                _ => data.as_array()?.len(),
            };
            Some(compares(length as u64, *order, *number))
        }
        AttrTest::Value(order, number) => Some(compares(data.as_int()?.as_i64()?, *order, *number)),
        AttrTest::OneOf(values) => Some(values.contains(&data.as_int()?.as_i64()?)),
        AttrTest::PowerOfTwo => {
            let value = u64::try_from(data.as_int()?.as_i64()?).ok()?;
            Some(value.is_power_of_two())
        }
        AttrTest::DenseArray(test) => match &*data {
            AttrData::DenseArray { element, .. } | AttrData::WideArray { element, .. } => {
                type_test::holds(cx, test, *element)
            }
            _ => Some(false),
        },
    }
}

pub(crate) fn is(cx: &Context, class: AttrClass, data: &AttrData) -> Option<bool> {
    use AttrClass as Class;
    Some(match (class, data) {
        (Class::Integer, AttrData::Integer { .. })
        | (Class::Float, AttrData::Float { .. })
        | (Class::String, AttrData::String { .. })
        | (Class::Unit, AttrData::Unit)
        | (Class::Array, AttrData::Array(_))
        | (Class::Dictionary, AttrData::Dict(_))
        | (Class::Type, AttrData::Type(_))
        | (Class::Symbol, AttrData::Symbol { .. })
        | (Class::DenseArray, AttrData::DenseArray { .. } | AttrData::WideArray { .. })
        | (Class::DenseElements, AttrData::Dense { .. }) => true,
        (Class::FlatSymbol, AttrData::Symbol { nested, .. }) => nested.is_empty(),
        (Class::AffineMap, AttrData::Affine(affine)) => !affine.is_set(),
        (Class::IntegerSet, AttrData::Affine(affine)) => affine.is_set(),
        (Class::DenseIntElements, AttrData::Dense { shaped, .. }) => {
            let format = Format::of(cx, cx.ty(*shaped).element()?);
            format.is_some_and(|format| matches!(format.scalar, Scalar::Int(_)) && !format.complex)
        }
        // Attributes of dialects may implement the interfaces.
        (Class::Elements, AttrData::Dialect { .. }) => return None,
        (Class::Elements, _) => data.is_elements(),
        (Class::Typed, AttrData::Dialect { dialect, ty, .. }) => {
            ty.is_some() || !cx.has_op_table(cx.str(*dialect))
        }
        (Class::Typed, AttrData::String { .. }) => true,
        (Class::Typed, _) => data.ty().is_some(),
        _ => false,
    })
}
