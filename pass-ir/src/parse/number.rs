//! Numbers: integers of any width and floats.

use super::Parse;
use super::cursor::Cursor;
use crate::float::FloatKind;
use crate::int::{self, Int};
use crate::types::{Sign, TypeData};

/// Decimal digits beyond this are refused, since reading takes time in proportion to their square: a tenth of a second for
/// so many.
const MAX_DIGITS: usize = 1 << 18;

/// Twice the hexadecimal digits of the widest integer.
const MAX_HEX_DIGITS: usize = 1 << 23;

/// A number as it is written.
#[derive(Clone, Copy, Debug)]
pub(super) struct Literal<'t> {
    /// Where its digits start.
    pub(super) start: usize,
    pub(super) negative: bool,
    /// Digits without sign and without `0x`; for a float all of the text without sign.
    pub(super) digits: &'t str,
    pub(super) form: Form,
}

/// The notation of a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Form {
    Decimal,
    Hex,
    Float,
}

impl<'t> Cursor<'t> {
    /// The number at the cursor.
    pub(super) fn literal(&mut self) -> Parse<Literal<'t>> {
        let negative = self.eat(b'-');
        self.skip();
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
        if self.byte() == b'0' && self.byte_at(1) == b'x' && self.byte_at(2).is_ascii_hexdigit() {
            self.at += 2;
            literal.form = Form::Hex;
            literal.digits = self.take_while(|byte| byte.is_ascii_hexdigit());
        } else {
            let first = self.at;
            self.take_while(|byte| byte.is_ascii_digit());
            if self.byte() == b'.' {
                literal.form = Form::Float;
                self.fraction();
            }
            literal.digits = self.text.get(first..self.at).unwrap_or("");
        }
        let most = match literal.form {
            Form::Hex => MAX_HEX_DIGITS,
            Form::Decimal | Form::Float => MAX_DIGITS,
        };
        if literal.digits.len() > most {
            let message = format!("a number of more than {most} digits is not supported");
            return self.error_at(start, message);
        }
        Ok(literal)
    }

    /// From the point on: `.5`, `.`, `.5e-10`.
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

    /// The bits of a literal as value of an integer type or `index`.
    pub(super) fn int_bits(&self, literal: Literal<'_>, ty: &TypeData) -> Parse<Int> {
        let (width, sign) = match ty {
            TypeData::Integer { width, sign } => (*width, *sign),
            _ => (64, Sign::Signed),
        };
        if literal.form == Form::Float {
            return self.error_at(
                literal.start,
                "floating point value not valid for specified type",
            );
        }
        if literal.negative && sign == Sign::Unsigned {
            return self.error_at(
                literal.start,
                "negative integer literal not valid for unsigned integer type",
            );
        }
        let digits = literal.digits.as_bytes();
        let words = match literal.form {
            Form::Hex => int::read_hex(digits),
            _ => int::read_decimal(digits),
        };
        let bits = int::bit_length(&words);
        // One bit is the sign's, except where the highest value stands for the lowest.
        let lowest = bits == width && words.iter().map(|word| word.count_ones()).sum::<u32>() == 1;
        let fits = match (literal.negative, sign) {
            (true, _) => (1..width).contains(&bits) || lowest,
            (false, Sign::Signed) => bits < width || bits == 0,
            (false, _) => bits <= width,
        };
        if !fits {
            return self.error_at(literal.start, "integer constant out of range for attribute");
        }
        if !literal.negative {
            return Ok(Int::from_words(words, width));
        }
        let mut words = words;
        words.resize(width.div_ceil(64).max(1) as usize, 0);
        Ok(Int::from_words(int::negate(words), width))
    }

    /// The bits of a literal as value of a floating-point type.
    pub(super) fn float_bits(&self, literal: Literal<'_>, kind: FloatKind) -> Parse<u128> {
        if literal.negative && kind == FloatKind::F8E8M0FNU {
            return self.error_at(
                literal.start,
                "a format without sign cannot hold a negative number",
            );
        }
        match literal.form {
            Form::Float => {
                let value: f64 = literal.digits.trim_end_matches('.').parse().unwrap_or(0.0);
                Ok(kind.from_f64(if literal.negative { -value } else { value }))
            }
            Form::Hex if literal.negative => self.error_at(
                literal.start,
                "hexadecimal float literal should not have a leading minus",
            ),
            Form::Hex => {
                let words = int::read_hex(literal.digits.as_bytes());
                if int::bit_length(&words) > kind.width() {
                    return self.error_at(
                        literal.start,
                        "hexadecimal float constant out of range for type",
                    );
                }
                let word = |index: usize| u128::from(words.get(index).copied().unwrap_or(0));
                Ok(word(0) | (word(1) << 64))
            }
            Form::Decimal => self.error_at(
                literal.start,
                "unexpected decimal integer literal for a floating point value",
            ),
        }
    }
}
