//! The meanings of MLIR's operations, a table for each dialect.
//!
//! The facts are those of MLIR's documentation of the operations; where it is silent, those of the operation of LLVM that
//! they are lowered to.

mod cast;
mod cf;
mod entries;
mod float;
mod func;
mod index;
mod int;
mod math;
mod memref;
mod scf;
mod ub;
mod view;

use crate::code::Meaning;

pub(crate) const TABLES: &[&[Meaning]] = &[
    cast::ROWS,
    cf::ROWS,
    float::ROWS,
    func::ROWS,
    index::ROWS,
    int::ROWS,
    math::ROWS,
    memref::ROWS,
    scf::ROWS,
    ub::ROWS,
    view::ROWS,
];
