//! Tests of types, which return `None` if the answer is unknown.

use crate::attrs::AttrData;
use crate::context::Context;
use crate::dialect::{Order, TypeClass, TypeTest};
use crate::handle::Type;
use crate::types::{Dim, Sign, TypeData};

pub(super) fn holds(cx: &Context, test: &TypeTest, ty: Type) -> Option<bool> {
    let data = cx.ty(ty);
    match test {
        TypeTest::All(tests) => all(tests.iter().map(|test| holds(cx, test, ty))),
        TypeTest::Any(tests) => any(tests.iter().map(|test| holds(cx, test, ty))),
        TypeTest::Not(test) => holds(cx, test, ty).map(|holds| !holds),
        TypeTest::Class(class) => is(*class, data),
        TypeTest::Dialect(dialect, names) => is_of_dialect(cx, data, dialect, names),
        TypeTest::Implements(types) => match data {
            TypeData::Dialect { dialect, .. } => {
                let known = types.iter();
                let found = any(known.map(|(name, names)| is_of_dialect(cx, data, name, names)));
                let table = cx.dialect(cx.str(*dialect));
                found.filter(|&found| found || table.is_some_and(|table| table.is_exhaustive))
            }
            _ => Some(false),
        },
        TypeTest::Int(sign, width) => Some(match data {
            TypeData::Integer {
                width: found,
                sign: signedness,
            } => {
                sign.is_none_or(|sign| sign == *signedness)
                    && width.is_none_or(|width| width == *found)
            }
            _ => false,
        }),
        TypeTest::Float(kind) => Some(*data == TypeData::Float(*kind)),
        TypeTest::Element(test) => {
            let element = match data {
                TypeData::Complex(part) => Some(*part),
                _ => data.element(),
            };
            holds(cx, test, element?)
        }
        TypeTest::Rank(order, number) => {
            Some(compares(data.shape()?.len() as u64, *order, *number))
        }
        TypeTest::Count(order, number) => Some(compares(data.element_count()?, *order, *number)),
        TypeTest::Shape(expected) => {
            let sizes = data.shape()?.iter().map(|dim| dim.size);
            Some(sizes.eq(expected.iter().map(|&size| Some(size))))
        }
        TypeTest::StaticShape => Some(data.shape()?.iter().all(|dim| dim.size.is_some())),
        TypeTest::AllScalable => Some(data.shape()?.iter().all(|dim| dim.scalable)),
        TypeTest::EachSize(order, number) => {
            let fits = |size: Option<u64>| match size {
                Some(size) => compares(size, *order, *number),
                None => *order == Order::AtLeast,
            };
            Some(data.shape()?.iter().all(|dim| fits(dim.size)))
        }
        TypeTest::LastSize(sizes) => Some(sizes.contains(&data.shape()?.last()?.size?)),
        TypeTest::Written(dialect, text) => Some(match data {
            TypeData::Dialect {
                dialect: found,
                rest,
                ..
            } => cx.str(*found) == *dialect && cx.str(*rest) == *text,
            _ => false,
        }),
        TypeTest::Encoding(dialect, name) => Some(match data {
            TypeData::Tensor {
                encoding: Some(encoding),
                ..
            } => has_name(cx, &cx.attr(*encoding), dialect, name)?,
            TypeData::Dialect { .. } => return None,
            _ => false,
        }),
        TypeTest::Custom(test) => test(cx, ty),
    }
}

/// Returns the three-valued conjunction.
pub(super) fn all(answers: impl Iterator<Item = Option<bool>>) -> Option<bool> {
    let mut result = Some(true);
    for answer in answers {
        match answer {
            Some(false) => return Some(false),
            Some(true) => {}
            None => result = None,
        }
    }
    result
}

/// Returns the three-valued disjunction.
pub(super) fn any(answers: impl Iterator<Item = Option<bool>>) -> Option<bool> {
    all(answers.map(|answer| answer.map(|answer| !answer))).map(|none_holds| !none_holds)
}

pub(super) fn compares<T: PartialOrd>(left: T, order: Order, right: T) -> bool {
    match order {
        Order::Equal => left == right,
        Order::AtLeast => left >= right,
        Order::AtMost => left <= right,
    }
}

pub(crate) fn is(class: TypeClass, data: &TypeData) -> Option<bool> {
    use TypeClass as Class;
    if let TypeData::Dialect { .. } = data {
        // A type of a dialect may implement the interfaces.
        return match class {
            Class::Float | Class::Shaped | Class::RankedShaped | Class::ValueSemantics => None,
            _ => Some(false),
        };
    }
    let scalable = |shape: &[Dim]| shape.iter().any(|dim| dim.scalable);
    Some(match (class, data) {
        (Class::Integer, TypeData::Integer { .. })
        | (Class::Index | Class::SignlessOrIndex, TypeData::Index)
        | (Class::None, TypeData::None)
        | (Class::Float, TypeData::Float(_))
        | (Class::Function, TypeData::Function { .. })
        | (Class::Tuple, TypeData::Tuple(_))
        | (Class::Complex, TypeData::Complex(_))
        | (Class::Vector | Class::ValueSemantics, TypeData::Vector { .. })
        | (Class::Tensor | Class::ValueSemantics, TypeData::Tensor { .. })
        | (Class::AnyMemRef, TypeData::MemRef { .. })
        | (
            Class::Shaped,
            TypeData::Vector { .. } | TypeData::Tensor { .. } | TypeData::MemRef { .. },
        ) => true,
        (Class::SignlessOrIndex, TypeData::Integer { sign, .. }) => *sign == Sign::Signless,
        (Class::FixedVector, TypeData::Vector { shape, .. }) => !scalable(shape),
        (Class::ScalableVector, TypeData::Vector { shape, .. }) => scalable(shape),
        (Class::RankedTensor, TypeData::Tensor { shape, .. })
        | (Class::MemRef, TypeData::MemRef { shape, .. }) => shape.is_some(),
        (Class::UnrankedTensor, TypeData::Tensor { shape, .. })
        | (Class::UnrankedMemRef, TypeData::MemRef { shape, .. }) => shape.is_none(),
        (Class::RankedShaped, _) => data.shape().is_some(),
        _ => false,
    })
}

pub(super) fn has_name(cx: &Context, attr: &AttrData, dialect: &str, name: &str) -> Option<bool> {
    match attr {
        AttrData::Dialect {
            dialect: found,
            rest,
            ..
        } if cx.str(*found) == dialect => names_fit(cx.str(*rest), &[name]),
        AttrData::Flags(flags) => {
            let enumeration = flags.enumeration;
            Some(enumeration.mnemonic == name && enumeration.dialect == Some(dialect))
        }
        _ => Some(false),
    }
}

fn is_of_dialect(cx: &Context, data: &TypeData, dialect: &str, names: &[&str]) -> Option<bool> {
    let TypeData::Dialect {
        dialect: found,
        rest,
        ..
    } = data
    else {
        return Some(false);
    };
    if cx.str(*found) != dialect {
        return Some(false);
    }
    names_fit(cx.str(*rest), names)
}

/// Returns whether the text after the name of a dialect starts with one of the names.
pub(super) fn names_fit(rest: &str, names: &[&str]) -> Option<bool> {
    if names.is_empty() {
        return Some(true);
    }
    let name = match rest.strip_prefix('.') {
        Some(name) => name.split('<').next()?,
        // `#gpu<dim x>`
        None => {
            let inner = rest.strip_prefix('<')?;
            let is_of_name = |c: char| c.is_ascii_alphanumeric() || matches!(c, '_' | '.' | '$');
            let end = inner.find(|c| !is_of_name(c))?;
            inner.get(..end).filter(|name| !name.is_empty())?
        }
    };
    Some(names.contains(&name))
}
