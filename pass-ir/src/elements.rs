//! The elements of `dense<..>` as numbers: the one reader of their text.

use crate::attrs::AttrData;
use crate::context::Context;
use crate::float::FloatKind;
use crate::handle::{Attr, Type};
use crate::int::{self, Int};
use crate::types::TypeData;

/// One element.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Element {
    /// The bits of an integer or of an `index`.
    Int(Int),
    /// The bits of a floating-point number in the format of its type.
    Float(u128),
}

impl Element {
    /// The integer, if it is one.
    #[must_use]
    pub fn as_int(&self) -> Option<&Int> {
        match self {
            Self::Int(value) => Some(value),
            Self::Float(_) => None,
        }
    }
}

/// The elements of a `dense` attribute whose elements are integers, `index` or floating-point numbers.
#[derive(Clone, Copy, Debug)]
pub struct Elements<'c> {
    /// Between the angle brackets.
    text: &'c str,
    kind: Kind,
    count: u64,
}

/// How an element is read.
#[derive(Clone, Copy, Debug)]
enum Kind {
    Int(u32),
    Float(FloatKind),
}

impl Context {
    /// The elements of a `dense` attribute; none for elements of another kind, such as strings and complex numbers.
    ///
    /// ```
    /// use pass_ir::{Context, Element};
    ///
    /// let cx = Context::new();
    /// let attr = cx.parse_attr("dense<[true, false]> : tensor<2xi1>").unwrap();
    /// let elements = cx.elements(attr).unwrap();
    /// let numbers: Vec<_> = elements.iter().map(|one| one.unwrap().as_int().unwrap().as_i64()).collect();
    /// assert_eq!(numbers, [Some(-1), Some(0)]);
    /// assert_eq!(elements.splat(), None);
    /// ```
    #[must_use]
    pub fn elements(&self, attr: Attr) -> Option<Elements<'_>> {
        let AttrData::Elements { text, ty } = self.attr(attr) else {
            return None;
        };
        let text = self.str(*text).strip_prefix("dense<")?.strip_suffix('>')?;
        let sizes = self.ty(*ty).shape()?.iter();
        let count = sizes
            .map(|dim| dim.size)
            .try_fold(1_u64, |count, size| count.checked_mul(size?))?;
        let kind = self.element_kind(self.ty(*ty).element()?)?;
        Some(Elements { text, kind, count })
    }

    /// Whether this is a `dense` attribute, of elements of any kind, that is written as one element for all.
    #[must_use]
    pub fn is_splat(&self, attr: Attr) -> bool {
        let AttrData::Elements { text, .. } = self.attr(attr) else {
            return false;
        };
        let text = self.str(*text).strip_prefix("dense<");
        text.is_some_and(|text| !text.starts_with(['[', '>']) && !text.starts_with("\"0x"))
    }

    /// A `dense` attribute of a shaped type all of whose elements are this one; none if the type has no elements of that
    /// kind.
    #[must_use]
    pub fn splat_attr(&self, element: &Element, ty: Type) -> Option<Attr> {
        let own = self.ty(ty).element()?;
        let scalar = match (element, self.element_kind(own)?) {
            (Element::Int(value), Kind::Int(_)) => AttrData::Integer {
                value: value.clone(),
                ty: own,
            },
            (Element::Float(bits), Kind::Float(_)) => AttrData::Float {
                bits: *bits,
                ty: own,
            },
            _ => return None,
        };
        let scalar = self.attr_text(self.intern_attr(scalar));
        let text = scalar.split(" : ").next().unwrap_or_default();
        let text = self.ident(&format!("dense<{text}>"));
        Some(self.intern_attr(AttrData::Elements { text, ty }))
    }

    fn element_kind(&self, ty: Type) -> Option<Kind> {
        Some(match self.ty(ty) {
            TypeData::Index => Kind::Int(64),
            TypeData::Integer { width, .. } => Kind::Int(*width),
            TypeData::Float(kind) => Kind::Float(*kind),
            _ => return None,
        })
    }
}

impl<'c> Elements<'c> {
    /// The number of elements.
    #[must_use]
    pub fn count(&self) -> u64 {
        self.count
    }

    /// The one element that all are; none if they differ or there are none.
    #[must_use]
    pub fn splat(&self) -> Option<Element> {
        if self.is_splat() {
            self.kind.read(self.text)
        } else {
            None
        }
    }

    /// Whether one element stands for all.
    #[must_use]
    pub fn is_splat(&self) -> bool {
        !self.text.is_empty() && !self.text.starts_with(['[', '"'])
    }

    /// The elements in order; an error of the text ends the iteration with none.
    pub fn iter(&self) -> impl Iterator<Item = Option<Element>> + use<'c> {
        let (text, kind) = (self.text, self.kind);
        let digits = text
            .strip_prefix("\"0x")
            .and_then(|text| text.strip_suffix('"'));
        let listed = digits.is_none() && text.starts_with('[');
        let numbers = text
            .split(['[', ']', ',', ' '])
            .filter(|one| !one.is_empty());
        let numbers = numbers
            .filter(move |_| listed)
            .map(move |one| kind.read(one));
        let splat = kind.read(text).filter(|_| self.is_splat());
        let splat = (0..if self.is_splat() { self.count } else { 0 }).map(move |_| splat.clone());
        let digits = digits.unwrap_or_default();
        let stored = (0..if digits.is_empty() { 0 } else { self.count })
            .map(move |index| kind.stored(digits, usize::try_from(index).ok()?));
        numbers.chain(splat).chain(stored)
    }
}

impl Kind {
    /// An element as it is written.
    fn read(self, text: &str) -> Option<Element> {
        match self {
            Self::Float(kind) => read_float(text, kind).map(Element::Float),
            Self::Int(width) => {
                let value = match text {
                    "true" => Int::new(-1, width),
                    "false" => Int::new(0, width),
                    _ => read_int(text, width)?,
                };
                Some(Element::Int(value))
            }
        }
    }

    /// An element of those that are written as bytes, the lowest first. Single bits are packed, eight to a byte.
    fn stored(self, digits: &str, index: usize) -> Option<Element> {
        let width = match self {
            Self::Int(1) => {
                let byte = byte(digits, index / 8)?;
                return Some(Element::Int(Int::new(
                    i128::from(byte >> (index % 8) & 1),
                    1,
                )));
            }
            Self::Int(width) => width,
            Self::Float(kind) => kind.width(),
        };
        let size = width.div_ceil(8) as usize;
        let start = index.checked_mul(size)?;
        let bytes = (start..start.checked_add(size)?).map(|index| byte(digits, index));
        let mut words = vec![0_u64; size.div_ceil(8)];
        for (place, byte) in bytes.enumerate() {
            words[place / 8] |= u64::from(byte?) << (place % 8 * 8);
        }
        Some(match self {
            Self::Int(width) => Element::Int(Int::from_words(words, width)),
            Self::Float(_) => {
                let word = |index: usize| u128::from(words.get(index).copied().unwrap_or(0));
                Element::Float(word(0) | word(1) << 64)
            }
        })
    }
}

fn byte(digits: &str, index: usize) -> Option<u8> {
    let pair = digits.get(index * 2..index * 2 + 2)?;
    u8::from_str_radix(pair, 16).ok()
}

fn read_int(text: &str, width: u32) -> Option<Int> {
    let (negative, digits) = match text.strip_prefix('-') {
        Some(digits) => (true, digits),
        None => (false, text),
    };
    if digits.is_empty() || !digits.bytes().all(|byte| byte.is_ascii_digit()) {
        return None;
    }
    let mut words = int::read_digits(digits.as_bytes(), 10);
    words.resize((width.div_ceil(64) as usize).max(words.len()).max(1), 0);
    let words = if negative { int::negate(words) } else { words };
    Some(Int::from_words(words, width))
}

fn read_float(text: &str, kind: FloatKind) -> Option<u128> {
    match text.strip_prefix("0x") {
        Some(digits) => u128::from_str_radix(digits, 16).ok(),
        // Reading through `f64` would round twice.
        None if kind == FloatKind::F32 => text
            .parse::<f32>()
            .ok()
            .map(|value| u128::from(value.to_bits())),
        None => text.parse().ok().map(|value| kind.from_f64(value)),
    }
}
