//! The data of a `dense` attribute.

use crate::elements::{Element, Format, Scalar};
use crate::handle::Ident;

/// The elements of a `dense` attribute, in row-major order. Where all are equal, one is stored.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct DenseData(Box<Content>);

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
struct Content {
    splat: bool,
    storage: Storage,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Storage {
    /// Numbers as they lie in memory, the lowest byte first. Single bits are packed, eight to a byte.
    Bytes(Box<[u8]>),
    /// Strings, which elements of dialects are.
    Strings(Box<[Ident]>),
}

impl DenseData {
    fn of(splat: bool, storage: Storage) -> Self {
        Self(Box::new(Content { splat, storage }))
    }

    pub(crate) fn empty() -> Self {
        Self::of(false, Storage::Bytes(Box::default()))
    }

    pub(crate) fn splat_of(format: Format, element: &Element) -> Option<Self> {
        if format.complex {
            return None;
        }
        let mut bytes = Vec::new();
        format.scalar.push(element, 0, &mut bytes)?;
        Some(Self::splat_of_bytes(bytes))
    }

    pub(crate) fn splat_of_bytes(bytes: Vec<u8>) -> Self {
        Self::of(true, Storage::Bytes(bytes.into()))
    }

    pub(crate) fn of_bytes(format: Format, bytes: Vec<u8>, count: u64) -> Self {
        let count = usize::try_from(count).unwrap_or(usize::MAX);
        if count == 0 {
            return Self::empty();
        }
        if format.is_bit() {
            let bit = |index: usize| bytes.get(index / 8).map(|byte| byte >> (index % 8) & 1);
            let first = bit(0);
            if (1..count).all(|index| bit(index) == first) {
                return Self::splat_of_bytes(vec![first.unwrap_or(0)]);
            }
        } else {
            let size = format.size();
            let (first, rest) = bytes.split_at_checked(size).unwrap_or((&bytes, &[]));
            if size == 0 || rest.chunks(size).all(|chunk| chunk == first) {
                return Self::splat_of_bytes(first.to_vec());
            }
        }
        Self::of(false, Storage::Bytes(bytes.into()))
    }

    /// Strings, one for each element, or one for all.
    pub(crate) fn of_strings(mut strings: Vec<Ident>, splat: bool) -> Self {
        let equal = strings.windows(2).all(|pair| pair[0] == pair[1]);
        let splat = splat || (equal && !strings.is_empty());
        if splat {
            strings.truncate(1);
        }
        Self::of(splat, Storage::Strings(strings.into()))
    }

    /// Returns the same with bits that the type does not have set to zero, so that equal numbers are equal data.
    pub(crate) fn without_padding(mut self, scalar: Scalar) -> Self {
        let Storage::Bytes(bytes) = &mut self.0.storage else {
            return self;
        };
        let size = scalar.size();
        if size == 0 || scalar == Scalar::Int(1) {
            return self;
        }
        let mut clean = Vec::with_capacity(bytes.len());
        for chunk in bytes.chunks(size) {
            if let Some(element) = scalar.decode(chunk) {
                let _ = scalar.append(&element, &mut clean);
            }
        }
        *bytes = clean.into();
        self
    }

    /// Returns whether all elements are stored as one.
    pub fn is_splat(&self) -> bool {
        self.0.splat
    }

    /// Returns whether no element is stored, not even that of a splat.
    pub(crate) fn is_empty(&self) -> bool {
        !self.0.splat && self.stored() == 0
    }

    pub(crate) fn stored(&self) -> usize {
        match self.storage() {
            Storage::Bytes(bytes) => bytes.len(),
            Storage::Strings(strings) => strings.len(),
        }
    }

    pub(crate) fn storage(&self) -> &Storage {
        &self.0.storage
    }
}
