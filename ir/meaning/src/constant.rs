//! The numbers that occur in a function, which inputs are made of.

use num_bigint::BigInt;
use pass_ir::data::FloatKind;
use rustc_apfloat::Round;

use crate::float;
use crate::number::{Number, sign_extend};
use crate::types::Scalar;
use crate::value::Value;

/// The maximum number of constants of a function that inputs are made of.
pub(crate) const MAX_CONSTANTS: usize = 64;

/// A number of a type.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Constant {
    pub(crate) scalar: Scalar,
    pub(crate) value: Value,
}

impl Constant {
    /// Adds a constant to fewer than `limit` ones, unless it is there.
    pub(crate) fn add_to(self, constants: &mut Vec<Self>, limit: usize) {
        if constants.len() < limit && !constants.contains(&self) {
            constants.push(self);
        }
    }

    /// Returns the numbers of a type that may be compared with the constant.
    pub(crate) fn values(&self, scalar: Scalar) -> Vec<Value> {
        match scalar {
            Scalar::Int(width) => {
                let integers = self.integers(width);
                integers.map(|number| number.to_value(width)).collect()
            }
            Scalar::Float(kind) => self.floats(kind).collect(),
        }
    }

    /// Returns the integers that may be compared with the constant: the number itself, the number that a cast makes
    /// of it, and its bits.
    pub(crate) fn integers(&self, width: u32) -> impl Iterator<Item = BigInt> + use<> {
        let [number, bits] = match (self.scalar, &self.value) {
            (Scalar::Float(kind), Value::Float(_, bits)) => {
                let number = float::to_int(kind, &self.value).map(BigInt::from);
                let bits = (kind.width() == width).then(|| BigInt::from(*bits));
                [number, bits]
            }
            (scalar, value) => [BigInt::of(value, scalar.width(), false), None],
        };
        number.into_iter().chain(bits)
    }

    /// Returns the floating-point numbers that may be compared with the constant, as [`Self::integers`] does.
    pub(crate) fn floats(&self, kind: FloatKind) -> impl Iterator<Item = Value> + use<> {
        let [number, bits] = match (self.scalar, &self.value) {
            (Scalar::Float(from), value) => [
                float::convert(value, from, kind, Round::NearestTiesToEven),
                None,
            ],
            (Scalar::Int(width), Value::Bits(bits)) => {
                let number = float::of_int(kind, sign_extend(*bits, width));
                let bits = (kind.width() == width).then_some(Value::Float(kind, *bits));
                [number, bits]
            }
            _ => [None, None],
        };
        number.into_iter().chain(bits)
    }
}
