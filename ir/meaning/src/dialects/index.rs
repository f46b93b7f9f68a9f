//! `index`, except for the operations that `arith` has as well.

use crate::code::{Code, Meaning};
use crate::dialects::{cast, int};
use crate::number::Number;
use crate::source::Source;

const PREDICATES: [&str; 10] = [
    "eq", "ne", "slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge",
];

pub(crate) const ROWS: &[Meaning] = &[
    Meaning::new("index.constant", |op| {
        Some(Code::constant(op.constant(op.attr(pass_ir::name::VALUE)?)?))
    }),
    Meaning::new("index.bool.constant", |op| {
        Some(Code::constant(op.constant(op.attr(pass_ir::name::VALUE)?)?))
    }),
    Meaning::new("index.sizeof", |op| {
        let width = op.index_width();
        Some(Code::constant(i128::from(width).to_value(width)))
    }),
    Meaning::new("index.cmp", compare),
    Meaning::new("index.casts", |op| cast::resize(op, true)),
    Meaning::new("index.castu", |op| cast::resize(op, false)),
];

/// `eq(0)` as text, or the predicate as a number.
fn compare(op: &Source<'_>) -> Option<Code> {
    let attr = op
        .attr(pass_ir::name::PREDICATE)
        .or_else(|| op.attr_named("pred"))?;
    let text = op.context().attr_text(attr);
    let word = text
        .rsplit(['(', '<', ' '])
        .next()?
        .trim_end_matches([')', '>']);
    let predicate = PREDICATES.iter().position(|predicate| *predicate == word)?;
    int::compare(op, predicate as i64)
}
