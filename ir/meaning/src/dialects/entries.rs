//! Numbers of type `index` that are properties where they are constant, and operands where they are not.

use crate::code::Operands;
use crate::number::{sign_extend, truncate};
use crate::source::Source;

/// The property of a number that is an operand.
const DYNAMIC: i64 = i64::MIN;

/// A number that is a property or an operand.
#[derive(Clone, Copy, Debug)]
pub(super) enum Entry {
    Constant(i64),
    Operand(usize),
}

impl Entry {
    /// Returns the number, cut to the width of `index`. Returns `None` for poison.
    pub(super) fn read(self, operands: Operands<'_>, width: u32) -> Option<i64> {
        let bits = match self {
            Self::Constant(number) => truncate(number as u128, width),
            Self::Operand(operand) => operands.get(operand).bits()?,
        };
        Some(sign_extend(bits, width) as i64)
    }
}

/// Reads the lists of an operation that has `first` operands before them.
pub(super) fn entries<const N: usize>(
    op: &Source<'_>,
    first: usize,
    keys: [&str; N],
) -> Option<[Vec<Entry>; N]> {
    let mut operand = first;
    let mut lists = [const { Vec::new() }; N];
    for (list, key) in lists.iter_mut().zip(keys) {
        let numbers = op.int_array(key)?;
        op.note_indices(numbers);
        for &number in numbers {
            list.push(if number == DYNAMIC {
                operand += 1;
                Entry::Operand(operand - 1)
            } else {
                Entry::Constant(number)
            });
        }
    }
    (operand <= op.operands().len()).then_some(lists)
}
