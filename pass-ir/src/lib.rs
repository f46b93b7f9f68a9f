//! An IR in the generic form of MLIR: read, verify, change, print.
//!
//! Text goes through [`parse`] into a [`Module`]; its outermost operation is reached as an [`Op`]: exclusive access to one
//! operation and all that is nested in it. An isolated operation owns a [`Body`], in which operations, blocks, regions and
//! values have handles of 32 bits. Types, attributes, locations and names are interned in a [`Context`], which threads
//! share. What is known of operations comes from tables ([`Dialect`]).
//!
//! This crate has never heard of passes, reads no file and prints nothing. It reads the generic form alone.

mod attrs;
mod body;
mod context;
mod diag;
mod dialect;
mod dominance;
mod fingerprint;
mod float;
mod handle;
mod int;
mod intern;
mod known;
mod loc;
mod module;
mod op_access;
mod parse;
mod print;
mod symbols;
mod types;
mod verify;

pub use attrs::{AttrData, TextKind};
pub use body::{Body, Header, InsertPoint, OpSpec, StillUsed, Use, ValueDef, WalkOrder};
pub use context::Context;
pub use diag::{Diagnostic, Severity};
pub use dialect::{DIALECTS, Dialect, Kind, OpDef, Traits, op};
pub use dominance::Dominance;
pub use float::FloatKind;
pub use handle::{Attr, BlockId, Ident, Loc, OpId, OpName, RegionId, Type, ValueId};
pub use int::Int;
pub use known::name;
pub use loc::{LocData, Position};
pub use module::Module;
pub use op_access::Op;
pub use parse::{MAX_DEPTH, ParseOptions, parse};
pub use print::PrintOptions;
pub use symbols::symbol_uses;
pub use types::{Dim, Sign, TypeData};
