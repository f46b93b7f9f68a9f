//! The parser of `dense<..>` elements that are written as bytes.

use super::Parse;
use super::dense::ElementsType;
use super::operation::Parser;
use super::resource::from_hex;
use crate::elements::{DenseData, Format};
use crate::print::MAX_LISTED;

impl Parser<'_, '_> {
    /// Decodes hexadecimal digits: those of all elements, or of a splat.
    pub(super) fn dense_bytes(
        &self,
        start: usize,
        (digits, at): (&str, usize),
        elements: &ElementsType,
        total: u64,
    ) -> Parse<DenseData> {
        let Some(bytes) = from_hex(digits.as_bytes()) else {
            return self.error_at(
                at,
                "expected string containing hex digits starting with `0x`",
            );
        };
        let Some(format) = Format::of(self.cx, elements.element) else {
            return self.error_at(start, "bytes of elements of this type are not supported");
        };
        let count = usize::try_from(total).unwrap_or(usize::MAX);
        let (size, splat) = if format.is_bit() {
            (Some(count.div_ceil(8)), matches!(bytes[..], [0 | 0xFF]))
        } else {
            let size = format.size();
            // No bytes are any number of elements without bits, which are all the same.
            let is_splat = bytes.len() == size && (size > 0 || count > 0);
            (count.checked_mul(size), is_splat)
        };
        if splat {
            let bytes = if format.is_bit() {
                vec![bytes[0] & 1]
            } else {
                bytes
            };
            return Ok(DenseData::splat_of_bytes(bytes).without_padding(format.scalar));
        }
        if size != Some(bytes.len()) {
            let ty = self.cx.type_text(elements.ty);
            let message = format!("elements hex data size is invalid for provided type: '{ty}'");
            return self.error_at(start, message);
        }
        let data = DenseData::of_bytes(format, bytes, total);
        // Wider elements are printed as they are stored.
        if total <= MAX_LISTED || data.is_splat() {
            return Ok(data.without_padding(format.scalar));
        }
        Ok(data)
    }
}
