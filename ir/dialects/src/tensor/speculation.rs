//! Accesses of elements and slices run where they would not have run if they are known to be within the tensor.

use pass_ir::OpRef;
use pass_ir::flow::Speculation;
use pass_ir::rewrite::Site;

use crate::shared::slices::{Entry, Slice};

/// The speculation of an access to one element of the operand `whole`, whose indices follow it.
pub(super) fn element(op: OpRef<'_>, whole: usize) -> Speculation {
    Speculation::always_if(is_element(op, whole) == Some(true))
}

fn is_element(op: OpRef<'_>, whole: usize) -> Option<bool> {
    let cx = op.context();
    let shape = cx.ty(op.type_of(op.operand(whole)?)).shape()?;
    let indices = op.operands().skip(whole + 1);
    Some(shape.iter().zip(indices).all(|(dim, index)| {
        let index = op.body().constant_int(cx, index);
        let end = dim.size.map(i128::from);
        matches!((index, end), (Some(index), Some(end)) if (0..end).contains(&index))
    }))
}

/// The speculation of a slice of the operand `whole`, which the lists of numbers follow.
pub(super) fn slice(op: OpRef<'_>, whole: usize) -> Speculation {
    Speculation::always_if(is_slice(op, whole) == Some(true))
}

fn is_slice(op: OpRef<'_>, whole: usize) -> Option<bool> {
    let cx = op.context();
    let shape = cx.ty(op.type_of(op.operand(whole)?)).shape()?;
    let Slice(lists) = Slice::of(&Site::new(op), whole + 1)?;
    let number = |entry: &Entry| match *entry {
        Entry::Constant(number) => Some(i128::from(number)),
        Entry::Value(value) => op.body().constant_int(cx, value),
    };
    let mut dims = shape.iter().enumerate();
    Some(dims.all(|(place, dim)| {
        let [offset, count, stride] = lists.each_ref().map(|list| number(list.get(place)?));
        let (Some(end), Some(first), Some(count)) = (dim.size, offset, count) else {
            return false;
        };
        let end = i128::from(end);
        match stride {
            _ if count < 0 || first < 0 => false,
            _ if count == 0 => first <= end,
            _ if count == 1 => first < end,
            Some(stride) => first < end && (0..end).contains(&(first + (count - 1) * stride)),
            None => false,
        }
    }))
}
