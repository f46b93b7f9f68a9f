//! Arithmetic on constants: what operations of `arith` give for operands that are known.
//!
//! Everything here works on plain data, without an IR around it. `None` means that an operation is left as it is: its
//! result is not defined, or would differ from one target to another.

pub mod cast;
pub mod float;
pub mod int;
mod wide;
