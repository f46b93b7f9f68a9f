//! The layout of elements in memory.

use crate::context::Context;
use crate::elements::Element;
use crate::float::FloatKind;
use crate::handle::Type;
use crate::int::Int;
use crate::types::TypeData;

/// The layout of an element: one number, or the two of a complex one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Format {
    pub(crate) scalar: Scalar,
    pub(crate) complex: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Scalar {
    Int(u32),
    Float(FloatKind),
}

impl Format {
    pub(crate) fn of(cx: &Context, element: Type) -> Option<Self> {
        let (scalar, complex) = match cx.ty(element) {
            TypeData::Complex(part) => (cx.ty(*part), true),
            data => (data, false),
        };
        let scalar = match scalar {
            TypeData::Index => Scalar::Int(64),
            TypeData::Integer { width, .. } => Scalar::Int(*width),
            TypeData::Float(kind) => Scalar::Float(*kind),
            _ => return None,
        };
        Some(Self { scalar, complex })
    }

    /// Returns whether elements are single bits, which are packed eight to a byte.
    pub(crate) fn is_bit(self) -> bool {
        self == Self {
            scalar: Scalar::Int(1),
            complex: false,
        }
    }

    /// Returns the number of bytes of an element that is not a single bit.
    pub(crate) fn size(self) -> usize {
        self.scalar.size() * if self.complex { 2 } else { 1 }
    }
}

impl Scalar {
    fn width(self) -> u32 {
        match self {
            Self::Int(width) => width,
            Self::Float(kind) => kind.width(),
        }
    }

    /// Returns the number of bytes; a single bit of a complex number takes a whole one.
    pub(crate) fn size(self) -> usize {
        self.width().div_ceil(8) as usize
    }

    /// Appends element `index`, the lowest byte first. Returns `None` if it is of another kind. Single bits are packed.
    pub(crate) fn push(self, element: &Element, index: usize, bytes: &mut Vec<u8>) -> Option<()> {
        if self == Self::Int(1) {
            let set = element.as_int()?.as_i64() != Some(0);
            bytes.resize(index / 8 + 1, 0);
            if let Some(last) = bytes.last_mut() {
                *last |= u8::from(set) << (index % 8);
            }
            return Some(());
        }
        self.append(element, bytes)
    }

    /// Appends a number in whole bytes, the lowest first. Returns `None` if it is of another kind.
    pub(crate) fn append(self, element: &Element, bytes: &mut Vec<u8>) -> Option<()> {
        let words = match (self, element) {
            (Self::Int(width), Element::Int(value)) => value.words(width),
            (Self::Float(_), Element::Float(bits)) => vec![*bits as u64, (*bits >> 64) as u64],
            _ => return None,
        };
        let end = bytes.len() + self.size();
        bytes.extend(words.iter().flat_map(|word| word.to_le_bytes()));
        bytes.resize(end, 0);
        // Bits that the type does not have are zero.
        if let (Some(last), rest @ 1..) = (bytes.last_mut(), self.width() % 8) {
            *last &= (1 << rest) - 1;
        }
        Some(())
    }

    pub(crate) fn read(self, bytes: &[u8], index: usize) -> Option<Element> {
        if self == Self::Int(1) {
            let byte = bytes.get(index / 8)?;
            let bit = i128::from(byte >> (index % 8) & 1);
            return Some(Element::Int(Int::new(bit, 1)));
        }
        let size = self.size();
        let start = index.checked_mul(size)?;
        self.decode(bytes.get(start..start.checked_add(size)?)?)
    }

    pub(crate) fn decode(self, bytes: &[u8]) -> Option<Element> {
        let word = |chunk: &[u8]| {
            let bytes = chunk.iter().rev();
            bytes.fold(0, |word, byte| (word << 8) | u64::from(*byte))
        };
        let words: Vec<u64> = bytes.chunks(8).map(word).collect();
        Some(match self {
            Self::Int(width) => Element::Int(Int::from_words(words, width)),
            Self::Float(_) => {
                let word = |index: usize| u128::from(words.get(index).copied().unwrap_or(0));
                Element::Float(word(0) | word(1) << 64)
            }
        })
    }
}
