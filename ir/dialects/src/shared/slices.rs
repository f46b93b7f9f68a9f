//! Slices: offsets, sizes and strides, each a property where it is constant and an operand where it is not.

pub(crate) mod verify;

use crate::shared::folds;
use crate::shared::slices::verify::{DYNAMIC, out_of_bounds};
use pass_ir::data::Dim;
use pass_ir::rewrite::Site;
use pass_ir::{Attr, Context, Ident, Type, ValueId, name};

const LISTS: [&str; 3] = ["static_offsets", "static_sizes", "static_strides"];

const STRIDES: usize = 2;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Entry {
    Constant(i64),
    Value(ValueId),
}

impl Entry {
    pub(crate) fn number(self) -> Option<i64> {
        match self {
            Self::Constant(number) => Some(number),
            Self::Value(_) => None,
        }
    }
}

/// Returns lists of entries as a property, whose dynamic numbers are operands, which are added.
pub(crate) fn property(cx: &Context, entries: &[Entry], operands: &mut Vec<ValueId>) -> Attr {
    let numbers = entries.iter().map(|entry| match *entry {
        Entry::Constant(number) => number,
        Entry::Value(value) => {
            operands.push(value);
            DYNAMIC
        }
    });
    cx.dense_array_attr(Type::I64, &numbers.collect::<Vec<_>>())
}

#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Slice(pub(crate) [Vec<Entry>; 3]);

impl Slice {
    /// Reads the lists of an operation that has `first` operands before them.
    pub(crate) fn of(site: &Site<'_>, first: usize) -> Option<Self> {
        read(site, first, LISTS).map(Self)
    }

    pub(crate) fn sizes(&self) -> &[Entry] {
        &self.0[1]
    }

    pub(crate) fn is_all(&self, shape: &[Dim]) -> bool {
        let size = |dim: &Dim| Some(Entry::Constant(i64::try_from(dim.size?).ok()?));
        let are_all = |list: &[Entry], one| list.iter().all(|&entry| entry == Entry::Constant(one));
        let [offsets, sizes, strides] = &self.0;
        are_all(offsets, 0)
            && are_all(strides, 1)
            && sizes
                .iter()
                .map(|&entry| Some(entry))
                .eq(shape.iter().map(size))
    }

    /// Returns the same slice of a type, with values that are constants as such in the first list that has any, or
    /// `None` if no list has any, or if the constants are beyond the type: that is undefined when it runs, but not
    /// invalid.
    pub(crate) fn with_constants(&self, site: &Site<'_>, whole: Type) -> Option<Self> {
        let folded = (0..LISTS.len()).find_map(|list| self.with_constants_in(site, list))?;
        let shape = site.context().ty(whole).shape()?;
        folded.is_within(shape).then_some(folded)
    }

    /// Returns the slice with the constants of one list, or `None` if there are none. Only strides may be negative.
    fn with_constants_in(&self, site: &Site<'_>, list: usize) -> Option<Self> {
        let may_be = |number: i64| list == STRIDES || number >= 0;
        let fold = |entry: Entry| {
            let Entry::Value(value) = entry else {
                return entry;
            };
            let number = folds::constant_int(site, value)
                .filter(|&number| may_be(number) && number != DYNAMIC);
            number.map_or(entry, Entry::Constant)
        };
        let mut lists = self.0.clone();
        lists[list] = lists[list].iter().map(|&entry| fold(entry)).collect();
        (lists[list] != self.0[list]).then_some(Self(lists))
    }

    pub(crate) fn is_within(&self, shape: &[Dim]) -> bool {
        let numbers = |list: &Vec<Entry>| -> Vec<i64> {
            let numbers = list.iter().map(|entry| entry.number());
            numbers.map(|number| number.unwrap_or(DYNAMIC)).collect()
        };
        let [offsets, sizes, strides] = self.0.each_ref().map(numbers);
        out_of_bounds(shape, [&offsets, &sizes, &strides]).is_none()
    }

    /// Returns the properties and the operands, which follow `first`.
    pub(crate) fn parts(
        &self,
        cx: &Context,
        first: &[ValueId],
    ) -> (Vec<ValueId>, Vec<(Ident, Attr)>) {
        operands_and_properties(cx, first, LISTS, &self.0)
    }
}

/// Reads lists of an operation that has `first` operands before them.
pub(crate) fn read<const N: usize>(
    site: &Site<'_>,
    first: usize,
    keys: [&str; N],
) -> Option<[Vec<Entry>; N]> {
    let mut rest = site.operands().skip(first);
    let mut lists = [const { Vec::new() }; N];
    for (list, key) in lists.iter_mut().zip(keys) {
        for &one in site.int_array(key)? {
            list.push(match one {
                DYNAMIC => Entry::Value(rest.next()?),
                one => Entry::Constant(one),
            });
        }
    }
    Some(lists)
}

pub(crate) fn operands_and_properties<const N: usize>(
    cx: &Context,
    first: &[ValueId],
    keys: [&str; N],
    lists: &[Vec<Entry>; N],
) -> (Vec<ValueId>, Vec<(Ident, Attr)>) {
    let (mut operands, mut attrs) = (first.to_vec(), Vec::new());
    let mut segments = vec![1; first.len()];
    for (key, list) in keys.into_iter().zip(lists) {
        let before = operands.len();
        attrs.push((cx.ident(key), property(cx, list, &mut operands)));
        segments.push((operands.len() - before) as i64);
    }
    let segments = cx.dense_array_attr(Type::I32, &segments);
    attrs.push((name::OPERAND_SEGMENT_SIZES, segments));
    (operands, attrs)
}
