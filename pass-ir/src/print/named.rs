//! The parts of attributes and types that are printed elsewhere in the file: aliases and resources.

use crate::attrs::{AttrData, TextKind};
use crate::context::Context;
use crate::handle::{Attr, Ident};
use crate::types::TypeData;

/// The key of the resource that an attribute names.
pub(super) fn resource_key(cx: &Context, attr: &AttrData) -> Option<Ident> {
    let AttrData::Elements { text, .. } = attr else {
        return None;
    };
    let key = cx.str(*text).strip_prefix("dense_resource<")?;
    let key = key.strip_suffix('>')?;
    let quoted = key.strip_prefix('"').and_then(|key| key.strip_suffix('"'));
    match quoted {
        Some(quoted) => cx.find_ident(&unescaped(quoted)?),
        None => cx.find_ident(key),
    }
}

/// The text of a string that is printed with escapes: `\\` and `\hh`.
fn unescaped(quoted: &str) -> Option<String> {
    let mut bytes = Vec::with_capacity(quoted.len());
    let mut rest = quoted.as_bytes();
    while let Some((&first, more)) = rest.split_first() {
        let (byte, more) = match (first, more) {
            (b'\\', [b'\\', more @ ..]) => (b'\\', more),
            (b'\\', [high, low, more @ ..]) => {
                let digit = |byte: &u8| char::from(*byte).to_digit(16);
                (u8::try_from(digit(high)? * 16 + digit(low)?).ok()?, more)
            }
            _ => (first, more),
        };
        bytes.push(byte);
        rest = more;
    }
    String::from_utf8(bytes).ok()
}

/// The alias of an attribute, if it gets one.
pub(super) fn attr_name(cx: &Context, attr: &AttrData) -> Option<&'static str> {
    match attr {
        AttrData::Distinct { attr, .. } if *attr != Attr::UNIT => Some("distinct"),
        AttrData::Text { kind, .. } => match kind {
            TextKind::AffineMap => Some("map"),
            TextKind::AffineSet => Some("set"),
            TextKind::Strided | TextKind::EmptyProperties => None,
        },
        AttrData::Dialect { dialect, rest, .. } => cx.alias_of(*dialect, *rest),
        _ => None,
    }
}

/// The alias of a type, if it gets one.
pub(super) fn type_name(cx: &Context, ty: &TypeData) -> Option<&'static str> {
    match ty {
        TypeData::Tuple(types) if types.len() > 16 => Some("tuple"),
        TypeData::Dialect { dialect, rest, .. } => cx.alias_of(*dialect, *rest),
        _ => None,
    }
}

/// The nesting depth in angle brackets of each part of an entity of a dialect, not counting the outermost pair: each
/// pair around a part stands for an entity that is left as text.
pub(super) fn levels(rest: &str) -> Vec<u32> {
    let (mut levels, mut level, mut quoted) = (Vec::new(), 0_u32, false);
    let text = rest.replace("->", "");
    for byte in text.bytes() {
        match byte {
            b'"' => quoted = !quoted,
            b'<' if !quoted => level += 1,
            b'>' if !quoted => level = level.saturating_sub(1),
            0 => levels.push(level.saturating_sub(1)),
            _ => {}
        }
    }
    levels
}
