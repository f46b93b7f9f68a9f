//! Text of names and strings whose bytes need not be UTF-8.
//!
//! The bytes of a name may be anything that escapes such as `\80` can spell. A byte that is no part of a character is
//! kept as a character at the end of the private use planes, so that all names are `str`, and equal if their bytes are.

use std::borrow::Cow;
use std::cmp::Ordering;

/// The character for a byte that is not UTF-8 is this one plus the byte, which is at least 0x80.
const BASE: u32 = 0x0010_FF00;

/// The first byte in UTF-8 of the characters that stand for bytes. Few other characters begin with it.
const LEAD: u8 = 0xF4;

pub(crate) fn text_of_bytes(bytes: &[u8]) -> Cow<'_, str> {
    match str::from_utf8(bytes) {
        Ok(text) if is_plain(text) => text.into(),
        _ => encode(bytes).into(),
    }
}

pub(crate) fn bytes_of_text(text: &str) -> Cow<'_, [u8]> {
    if is_plain(text) {
        return text.as_bytes().into();
    }
    let mut bytes = Vec::with_capacity(text.len());
    for char in text.chars() {
        match byte_of(char) {
            Some(byte) => bytes.push(byte),
            None => bytes.extend(char.encode_utf8(&mut [0; 4]).bytes()),
        }
    }
    bytes.into()
}

/// Returns the order of two texts by their bytes.
pub(crate) fn compare(a: &str, b: &str) -> Ordering {
    if is_plain(a) && is_plain(b) {
        return a.cmp(b);
    }
    bytes_of_text(a).cmp(&bytes_of_text(b))
}

/// Returns true if the text certainly contains no encoded byte.
pub(crate) fn is_plain(text: &str) -> bool {
    !text.as_bytes().contains(&LEAD)
}

/// Encodes bytes as text. A character of the input that stands for a byte is encoded as well, so the text is unique.
fn encode(bytes: &[u8]) -> String {
    let mut text = String::with_capacity(bytes.len());
    for chunk in bytes.utf8_chunks() {
        for char in chunk.valid().chars() {
            match byte_of(char) {
                Some(_) => text.extend(char.encode_utf8(&mut [0; 4]).bytes().map(char_of)),
                None => text.push(char),
            }
        }
        text.extend(chunk.invalid().iter().copied().map(char_of));
    }
    text
}

fn char_of(byte: u8) -> char {
    char::from_u32(BASE + u32::from(byte)).unwrap_or(char::REPLACEMENT_CHARACTER)
}

fn byte_of(char: char) -> Option<u8> {
    let byte = u8::try_from(u32::from(char).checked_sub(BASE)?).ok()?;
    (!byte.is_ascii()).then_some(byte)
}
