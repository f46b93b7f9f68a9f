//! Elements of `dense<..>` as bytes.

use super::Parse;
use super::dense::{Element, MAX_LISTED, nest};
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
        let Some(width) = self.byte_width(element) else {
            return self.cur.error_at(
                start,
                format!("more than {MAX_LISTED} elements of this type are not supported"),
            );
        };
        let data = self.cx.ty(element);
        let mut text = String::from("dense<\"0x");
        for one in elements {
            let bits = match (one, data) {
                (Element::Number(literal), TypeData::Float(kind)) => {
                    self.cur.float_bits(*literal, *kind)?
                }
                (Element::Number(literal), _) => {
                    self.cur.int_bits(*literal, data)?.as_i64().unwrap_or(0) as u128
                }
                _ => 0,
            };
            for byte in &bits.to_le_bytes()[..width] {
                text.push_str(&format!("{byte:02X}"));
            }
        }
        text.push_str("\">");
        Ok(text)
    }

    /// Bytes of an element, if it takes whole ones.
    fn byte_width(&self, element: Type) -> Option<usize> {
        match self.cx.ty(element) {
            TypeData::Integer { width, .. } if matches!(width, 8 | 16 | 32 | 64) => {
                Some((*width / 8) as usize)
            }
            TypeData::Index => Some(8),
            TypeData::Float(kind) if kind.width() % 8 == 0 && kind.width() <= 64 => {
                Some((kind.width() / 8) as usize)
            }
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
        let Some(width) = self.byte_width(element) else {
            return self
                .cur
                .error_at(start, "bytes of elements of this type are not supported");
        };
        let total = dims.iter().product::<u64>() as usize;
        let size = width * 2;
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
            return Ok(format!("dense<{}>", self.chunk_text(first, element)));
        }
        if total as u64 > MAX_LISTED {
            return Ok(format!("dense<\"0x{}\">", digits.to_ascii_uppercase()));
        }
        let chunks = digits
            .as_bytes()
            .chunks(size)
            .map(|chunk| std::str::from_utf8(chunk).unwrap_or(""));
        let texts: Vec<String> = chunks
            .map(|chunk| self.chunk_text(chunk, element))
            .collect();
        let mut out = String::from("dense<");
        nest(&mut out, &texts, dims);
        out.push('>');
        Ok(out)
    }

    /// The text of one element that is given as bytes, the lowest first.
    fn chunk_text(&self, digits: &str, element: Type) -> String {
        let byte = |index: usize| {
            digits
                .get(index..index + 2)
                .and_then(|pair| u64::from_str_radix(pair, 16).ok())
        };
        let bytes = (0..digits.len()).step_by(2).rev().filter_map(byte);
        let bits = bytes.fold(0, |bits, byte| (bits << 8) | byte);
        match self.cx.ty(element) {
            TypeData::Float(_) => self.bits_text(bits.into(), element),
            _ => {
                let width = (digits.len() * 4) as u32;
                self.int_text(&Int::new(i128::from(bits), width), element)
            }
        }
    }
}
