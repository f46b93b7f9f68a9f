//! Elements of `dense<..>` as bytes.

use std::fmt::Write;

use super::Parse;
use super::dense::{Element, MAX_LISTED, nest};
use super::number::Literal;
use super::operation::Parser;
use crate::handle::Type;
use crate::int::Int;
use crate::types::TypeData;

impl Parser<'_, '_> {
    /// Elements that are written as a list, but are too many to be printed as one.
    pub(super) fn listed_as_bytes(
        &self,
        start: usize,
        elements: &[Element<'_>],
        element: Type,
    ) -> Parse<String> {
        let Some(storage) = self.storage(element) else {
            return self.cur.error_at(
                start,
                format!("more than {MAX_LISTED} elements of this type are not supported"),
            );
        };
        let mut bytes = Vec::new();
        for (index, one) in elements.iter().enumerate() {
            match (one, self.cx.ty(element)) {
                (Element::Bool(value), _) => push_bit(&mut bytes, index, *value),
                (Element::Number(literal), data) if storage == Storage::Bits => {
                    let value = self.cur.int_bits(*literal, data)?;
                    push_bit(&mut bytes, index, value.as_i64() != Some(0));
                }
                (Element::Complex(real, imaginary), TypeData::Complex(part)) => {
                    self.push_scalar(*real, *part, &mut bytes)?;
                    self.push_scalar(*imaginary, *part, &mut bytes)?;
                }
                (Element::Number(literal), _) => {
                    self.push_scalar(*literal, element, &mut bytes)?;
                }
                _ => {
                    return self
                        .cur
                        .error_at(start, "expected elements of the type that is given");
                }
            }
        }
        let mut text = String::from("\"0x");
        for byte in bytes {
            // Writing to a string cannot fail.
            let _ = write!(text, "{byte:02X}");
        }
        text.push('"');
        Ok(text)
    }

    /// The bytes of a number, the lowest first.
    fn push_scalar(&self, literal: Literal<'_>, ty: Type, bytes: &mut Vec<u8>) -> Parse<()> {
        let data = self.cx.ty(ty);
        let (words, width) = match data {
            TypeData::Float(kind) => {
                let bits = self.cur.float_bits(literal, *kind)?;
                (vec![bits as u64, (bits >> 64) as u64], kind.width())
            }
            _ => {
                let width = data.integer_width().unwrap_or(64);
                (self.cur.int_bits(literal, data)?.words(width), width)
            }
        };
        let end = bytes.len() + width.div_ceil(8) as usize;
        bytes.extend(words.iter().flat_map(|word| word.to_le_bytes()));
        bytes.resize(end, 0);
        // Bits that the type does not have are zero.
        if let (Some(last), rest @ 1..) = (bytes.last_mut(), width % 8) {
            *last &= (1 << rest) - 1;
        }
        Ok(())
    }

    /// The storage of numeric elements.
    fn storage(&self, element: Type) -> Option<Storage> {
        let bytes = |width: u32| width.div_ceil(8) as usize;
        match self.cx.ty(element) {
            TypeData::Integer { width: 1, .. } => Some(Storage::Bits),
            TypeData::Integer { width, .. } => Some(Storage::Bytes(bytes(*width))),
            TypeData::Index => Some(Storage::Bytes(8)),
            TypeData::Float(kind) => Some(Storage::Bytes(bytes(kind.width()))),
            TypeData::Complex(part) => match self.storage(*part)? {
                Storage::Bits => Some(Storage::Bytes(2)),
                Storage::Bytes(size) => Some(Storage::Bytes(2 * size)),
            },
            _ => None,
        }
    }

    /// The normal form of elements that are written as bytes.
    pub(super) fn bytes_text(
        &self,
        start: usize,
        (digits, at): (&str, usize),
        dims: &[u64],
        (element, ty): (Type, Type),
    ) -> Parse<String> {
        if !digits.len().is_multiple_of(2) || !digits.bytes().all(|byte| byte.is_ascii_hexdigit()) {
            return self.cur.error_at(
                at,
                "expected string containing hex digits starting with `0x`",
            );
        }
        let Some(storage) = self.storage(element) else {
            return self
                .cur
                .error_at(start, "bytes of elements of this type are not supported");
        };
        let total = dims.iter().product::<u64>() as usize;
        let Storage::Bytes(width) = storage else {
            return self.packed_text(start, digits, dims, ty);
        };
        let size = width * 2;
        if size == 0 {
            return self
                .cur
                .error_at(start, "elements of no bits are not supported");
        }
        let splat = digits.len() == size;
        if total.checked_mul(size) != Some(digits.len()) && !splat {
            let ty = self.cx.type_text(ty);
            let message = format!("elements hex data size is invalid for provided type: '{ty}'");
            return self.cur.error_at(start, message);
        }
        let first = digits.get(..size).unwrap_or("");
        let all_equal = digits
            .as_bytes()
            .chunks(size)
            .all(|chunk| chunk.eq_ignore_ascii_case(first.as_bytes()));
        if all_equal && total > 0 {
            return Ok(self.chunk_text(first, element));
        }
        if total as u64 > MAX_LISTED {
            return Ok(format!("\"0x{}\"", digits.to_ascii_uppercase()));
        }
        let chunks = digits
            .as_bytes()
            .chunks(size)
            .map(|chunk| std::str::from_utf8(chunk).unwrap_or(""));
        let texts: Vec<String> = chunks
            .map(|chunk| self.chunk_text(chunk, element))
            .collect();
        let mut out = String::new();
        nest(&mut out, &texts, dims);
        Ok(out)
    }

    /// The normal form of elements of one bit each, eight to a byte.
    fn packed_text(&self, start: usize, digits: &str, dims: &[u64], ty: Type) -> Parse<String> {
        let total = dims.iter().product::<u64>() as usize;
        let whole = digits == "00" || digits.eq_ignore_ascii_case("ff");
        if digits.len() != total.div_ceil(8) * 2 && !whole {
            let ty = self.cx.type_text(ty);
            let message = format!("elements hex data size is invalid for provided type: '{ty}'");
            return self.cur.error_at(start, message);
        }
        let bit = |index: usize| {
            let at = if whole { 0 } else { index / 8 * 2 };
            let byte = digits.get(at..at + 2);
            let byte = byte.and_then(|pair| u8::from_str_radix(pair, 16).ok());
            byte.unwrap_or(0) >> (index % 8) & 1 == 1
        };
        if total > 0 && (0..total).all(|index| bit(index) == bit(0)) {
            return Ok(bit(0).to_string());
        }
        if total as u64 > MAX_LISTED {
            return Ok(format!("\"0x{}\"", digits.to_ascii_uppercase()));
        }
        let texts: Vec<String> = (0..total).map(|index| bit(index).to_string()).collect();
        let mut out = String::new();
        nest(&mut out, &texts, dims);
        Ok(out)
    }

    /// The text of one element that is given as bytes, the lowest first.
    fn chunk_text(&self, digits: &str, element: Type) -> String {
        if let TypeData::Complex(part) = self.cx.ty(element) {
            let (real, imaginary) = digits.split_at(digits.len() / 2);
            let [real, imaginary] = [real, imaginary].map(|half| self.chunk_text(half, *part));
            return format!("({real},{imaginary})");
        }
        let pair = |index: usize| {
            let pair = digits.get(index..index + 2);
            pair.and_then(|pair| u8::from_str_radix(pair, 16).ok())
        };
        let bytes: Vec<u8> = (0..digits.len()).step_by(2).filter_map(pair).collect();
        let word = |chunk: &[u8]| {
            let bytes = chunk.iter().rev();
            bytes.fold(0, |word, byte| (word << 8) | u64::from(*byte))
        };
        let words: Vec<u64> = bytes.chunks(8).map(word).collect();
        match self.cx.ty(element) {
            TypeData::Float(_) => {
                let high = words.get(1).copied().unwrap_or(0);
                let bits = u128::from(high) << 64 | u128::from(words.first().copied().unwrap_or(0));
                self.bits_text(bits, element)
            }
            data => {
                let width = data.integer_width().unwrap_or(64);
                self.int_text(&Int::from_words(words, width), element)
            }
        }
    }
}

/// The storage of elements.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Storage {
    /// Eight to a byte.
    Bits,
    /// So many bytes each.
    Bytes(usize),
}

fn push_bit(bytes: &mut Vec<u8>, index: usize, value: bool) {
    bytes.resize(index / 8 + 1, 0);
    if let Some(last) = bytes.last_mut() {
        *last |= u8::from(value) << (index % 8);
    }
}
