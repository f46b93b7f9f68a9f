//! The bits of floating-point values as attributes store them.

/// Up to 128 bits in two words, which need no greater alignment than the rest of an attribute.
///
/// ```
/// use pass_ir::data::FloatBits;
///
/// assert_eq!(u128::from(FloatBits::from(1 << 100)), 1 << 100);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct FloatBits {
    low: u64,
    high: u64,
}

impl From<u128> for FloatBits {
    fn from(bits: u128) -> Self {
        Self {
            low: bits as u64,
            high: (bits >> 64) as u64,
        }
    }
}

impl From<FloatBits> for u128 {
    fn from(bits: FloatBits) -> Self {
        Self::from(bits.high) << 64 | Self::from(bits.low)
    }
}
