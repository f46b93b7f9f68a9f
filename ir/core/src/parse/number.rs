//! The parser of numbers: integers of any width and floats.

use num_bigint::{BigInt, BigUint};

use super::Parse;
use super::cursor::Cursor;
use crate::diag::Diagnostic;
use crate::float::{self, FloatKind};
use crate::int::Int;
use crate::types::{Sign, TypeData};

/// The maximum number of decimal digits, because conversion takes quadratic time: a tenth of a second for this
/// number.
const MAX_DIGITS: usize = 1 << 18;

/// The maximum number of hexadecimal digits: twice those of the widest integer.
const MAX_HEX_DIGITS: usize = 1 << 23;

#[derive(Clone, Copy, Debug)]
pub(super) struct Literal<'t> {
    /// The offset of its digits.
    pub(super) start: usize,
    pub(super) negative: bool,
    /// The digits without sign and `0x`; for a float, all of the text without sign.
    pub(super) digits: &'t str,
    pub(super) form: Form,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Form {
    Decimal,
    Hex,
    Float,
    /// `true` or `false`.
    Bit,
}

impl<'t> Cursor<'t> {
    pub(super) fn literal_or_bit(&mut self) -> Parse<Literal<'t>> {
        match self.bit() {
            Some(bit) => Ok(bit),
            None => self.literal(),
        }
    }

    pub(super) fn bit(&mut self) -> Option<Literal<'t>> {
        self.skip_whitespace();
        let start = self.at;
        let digits = if self.eat_word("true") {
            "1"
        } else if self.eat_word("false") {
            "0"
        } else {
            return None;
        };
        Some(Literal {
            start,
            negative: false,
            digits,
            form: Form::Bit,
        })
    }

    pub(super) fn literal(&mut self) -> Parse<Literal<'t>> {
        let negative = self.eat(b'-');
        self.skip_whitespace();
        let start = self.at;
        if !self.byte().is_ascii_digit() {
            return self.error("expected constant integer or floating point value");
        }
        let mut literal = Literal {
            start,
            negative,
            digits: "",
            form: Form::Decimal,
        };
        if let Some(digits) = self.hex_digits() {
            literal.form = Form::Hex;
            literal.digits = digits;
        } else {
            let first = self.at;
            self.take_while(|byte| byte.is_ascii_digit());
            if self.byte() == b'.' {
                literal.form = Form::Float;
                self.fraction();
            }
            literal.digits = self.text_from(first);
        }
        let most = match literal.form {
            Form::Hex => MAX_HEX_DIGITS,
            Form::Decimal | Form::Float | Form::Bit => MAX_DIGITS,
        };
        if literal.digits.len() > most {
            let message = format!("a number of more than {most} digits is not supported");
            return self.error_at(start, message);
        }
        Ok(literal)
    }

    /// Parses the digits of `0x1F`.
    pub(super) fn hex_digits(&mut self) -> Option<&'t str> {
        if self.byte() != b'0' || self.byte_at(1) != b'x' || !self.byte_at(2).is_ascii_hexdigit() {
            return None;
        }
        self.at += 2;
        Some(self.take_while(|byte| byte.is_ascii_hexdigit()))
    }

    /// Parses the point and what follows it: `.5`, `.`, `.5e-10`.
    fn fraction(&mut self) {
        self.at += 1;
        self.take_while(|byte| byte.is_ascii_digit());
        if matches!(self.byte(), b'e' | b'E') {
            let sign = usize::from(matches!(self.byte_at(1), b'+' | b'-'));
            if self.byte_at(1 + sign).is_ascii_digit() {
                self.at += 1 + sign;
                self.take_while(|byte| byte.is_ascii_digit());
            }
        }
    }

    pub(super) fn int_bits(&self, literal: Literal<'_>, ty: &TypeData) -> Parse<Int> {
        let (width, sign) = match ty {
            TypeData::Integer { width, sign } => (*width, *sign),
            _ => (64, Sign::Signed),
        };
        let start = literal.start;
        if literal.form == Form::Float {
            let message = "floating point value not valid for specified type";
            return self.error_at(start, message);
        }
        if literal.negative && sign == Sign::Unsigned {
            let message = "negative integer literal not valid for unsigned integer type";
            return self.error_at(start, message);
        }
        if let Some(small) = small(literal, width, sign) {
            return Ok(small);
        }
        let magnitude = magnitude(literal);
        let (bits, limit) = (magnitude.bits(), u64::from(width));
        // One bit is the sign, except that the highest value is the spelling of the lowest.
        let lowest =
            bits == limit && magnitude.trailing_zeros().map(|zeros| zeros + 1) == Some(bits);
        let fits = match (literal.negative, sign) {
            (true, _) => (1..limit).contains(&bits) || lowest,
            (false, Sign::Signed) => bits < limit || bits == 0,
            (false, _) => bits <= limit,
        };
        if !fits {
            return self.error_at(start, "integer constant out of range for attribute");
        }
        let number = BigInt::from(magnitude);
        let number = if literal.negative { -number } else { number };
        Ok(Int::from_big_int(&number, width))
    }

    pub(super) fn float_bits(&self, literal: Literal<'_>, kind: FloatKind) -> Parse<u128> {
        let is_negative = literal.negative;
        let message = match literal.form {
            _ if is_negative && kind == FloatKind::F8E8M0FNU => {
                "a format without sign cannot hold a negative number"
            }
            Form::Float => {
                return Ok(float::read(kind, is_negative, literal.digits));
            }
            Form::Hex if is_negative => "hexadecimal float literal should not have a leading minus",
            Form::Hex => {
                let bits = u128::try_from(magnitude(literal)).ok();
                let fits = |bits: &u128| u128::BITS - bits.leading_zeros() <= kind.width();
                if let Some(bits) = bits.filter(fits) {
                    return Ok(kind.layout().canonical(bits));
                }
                "hexadecimal float constant out of range for type"
            }
            Form::Bit => "expected floating point literal",
            Form::Decimal => {
                let message = "unexpected decimal integer literal for a floating point value";
                let start = self.loc_at(literal.start);
                let note = "add a trailing dot to make the literal a float";
                return Err(Box::new(
                    Diagnostic::error(start, message).note_at(start, note),
                ));
            }
        };
        self.error_at(literal.start, message)
    }
}

/// Converts a short decimal literal. Returns `None` if it needs the general conversion.
fn small(literal: Literal<'_>, width: u32, sign: Sign) -> Option<Int> {
    let magnitude: i64 = match literal.form {
        Form::Decimal => literal.digits.parse().ok()?,
        _ => return None,
    };
    let bits = u64::BITS - magnitude.leading_zeros();
    // One bit remains for the sign.
    let fits = bits < width && !(literal.negative && magnitude == 0) && sign != Sign::Unsigned;
    let value = if literal.negative {
        -magnitude
    } else {
        magnitude
    };
    fits.then(|| Int::new(i128::from(value), width))
}

fn magnitude(literal: Literal<'_>) -> BigUint {
    let radix = match literal.form {
        Form::Hex => 16,
        _ => 10,
    };
    BigUint::parse_bytes(literal.digits.as_bytes(), radix).unwrap_or_default()
}
