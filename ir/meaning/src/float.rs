//! Floating-point numbers, by the arithmetic of LLVM.

use pass_ir::data::FloatKind;
use rustc_apfloat::{Float, FloatConvert, Round};

use crate::constant::Constant;
use crate::value::{MAX_BITS, Value};

/// Runs code with `$Format` as the arithmetic of a format. Returns `None` for formats without arithmetic.
macro_rules! with_format {
    ($kind:expr, $Format:ident => $body:expr) => {{
        macro_rules! run {
            ($ty:ty) => {{
                type $Format = $ty;
                Some($body)
            }};
        }
        match $kind {
            ::pass_ir::data::FloatKind::F8E4M3FN => run!(::rustc_apfloat::ieee::Float8E4M3FN),
            ::pass_ir::data::FloatKind::F8E5M2 => run!(::rustc_apfloat::ieee::Float8E5M2),
            ::pass_ir::data::FloatKind::BF16 => run!(::rustc_apfloat::ieee::BFloat),
            ::pass_ir::data::FloatKind::F16 => run!(::rustc_apfloat::ieee::Half),
            ::pass_ir::data::FloatKind::F32 => run!(::rustc_apfloat::ieee::Single),
            ::pass_ir::data::FloatKind::F64 => run!(::rustc_apfloat::ieee::Double),
            ::pass_ir::data::FloatKind::F80 => run!(::rustc_apfloat::ieee::X87DoubleExtended),
            ::pass_ir::data::FloatKind::F128 => run!(::rustc_apfloat::ieee::Quad),
            _ => None,
        }
    }};
}
pub(crate) use with_format;

/// Returns the number of a value that is not poison.
pub(crate) fn of<F: Float>(value: &Value) -> Option<F> {
    match value {
        Value::Float(_, bits) => Some(F::from_bits(*bits)),
        Value::Nan => Some(F::NAN),
        _ => None,
    }
}

/// Returns the result of an arithmetic operation.
pub(crate) fn result<F: Float>(kind: FloatKind, number: F) -> Value {
    if number.is_nan() {
        Value::Nan
    } else {
        Value::Float(kind, number.to_bits())
    }
}

pub(crate) fn is_nan(kind: FloatKind, bits: u128) -> bool {
    with_format!(kind, F => F::from_bits(bits).is_nan()).unwrap_or(false)
}

pub(crate) fn of_int(kind: FloatKind, number: i128) -> Option<Value> {
    with_format!(kind, F => result(kind, F::from_i128(number).value))
}

/// Returns the nearest integer towards zero.
pub(crate) fn to_int(kind: FloatKind, value: &Value) -> Option<i128> {
    with_format!(kind, F => of::<F>(value)?.to_i128(MAX_BITS as usize).value)
}

/// Returns a number in another format. Returns `None` for poison, and for formats without arithmetic.
pub(crate) fn convert(
    value: &Value,
    from: FloatKind,
    to: FloatKind,
    round: Round,
) -> Option<Value> {
    with_format!(from, F => {
        let number = of::<F>(value)?;
        with_format!(to, T => {
            let converted: T = FloatConvert::<T>::convert_r(number, round, &mut false).value;
            result(to, converted)
        })?
    })
}

/// Writes a number, and its bits if it is a NaN.
pub(crate) fn text(kind: FloatKind, bits: u128) -> String {
    let number = with_format!(kind, F => F::from_bits(bits).to_string());
    number
        .filter(|_| !is_nan(kind, bits))
        .unwrap_or_else(|| format!("0x{bits:X}"))
}

/// Returns the numbers at which operations change their behaviour: zeros, infinities, NaN, denormals, limits, those
/// beside the limits of integers, and the constants of the function with their neighbours.
pub(crate) fn boundaries(kind: FloatKind, constants: &[Constant]) -> Vec<Value> {
    let constants = constants.iter().flat_map(|constant| constant.floats(kind));
    let Some(bits) = with_format!(kind, F => {
        let number = |number: i128| F::from_i128(number).value;
        let half = F::from_i128(1).value.scalbn(-1);
        let mut numbers = vec![F::ZERO, -F::ZERO, number(1), number(-1), F::NAN, F::INFINITY, -F::INFINITY, F::SMALLEST, half];
        numbers.extend(constants.filter_map(|value| of::<F>(&value)).flat_map(|number| {
            [number, -number, number.next_up().value, number.next_down().value]
        }));
        numbers.extend([F::largest(), -F::largest(), F::smallest_normalized(), F::smallest_normalized().next_down().value, -F::SMALLEST]);
        numbers.extend([number(2), number(3), (number(1) + half).value, (number(-2) - half).value, -half]);
        for exponent in [7, 8, 11, 15, 16, 24, 31, 32, 53, 63, 64] {
            let power = number(1).scalbn(exponent);
            numbers.extend([power, -power, power.next_down().value, power.next_up().value]);
        }
        numbers.into_iter().map(F::to_bits).collect::<Vec<u128>>()
    }) else {
        return vec![Value::Float(kind, 0)];
    };
    let mut values: Vec<Value> = Vec::new();
    for bits in bits {
        let value = Value::Float(kind, bits);
        if !values.contains(&value) {
            values.push(value);
        }
    }
    values
}
