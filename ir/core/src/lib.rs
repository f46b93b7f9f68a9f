//! An IR in the generic form of MLIR: read, verify, change, print. Users depend on the crate `passwright`.
//!
//! Text goes through [`parse`] into a [`Module`]; its outermost operation is reached as an [`Op`]: exclusive access to
//! one operation and all that is nested in it. An isolated operation owns a [`Body`], in which operations, blocks,
//! regions and values have handles of 32 bits. Types, attributes, locations and names are interned in a [`Context`],
//! which threads share. Operations are declared in tables ([`Dialect`](dialect::Dialect)), which also hold their
//! [`Behaviour`](dialect::Behaviour): what they fold to, do to memory and pass on.
//!
//! This crate knows no passes, and does no input or output. It parses the generic form alone.

mod affine;
mod attr_ref;
mod attrs;
pub mod body;
mod branch;
mod byte_text;
pub mod calls;
mod census;
mod constant;
mod context;
pub mod data;
mod diag;
pub mod dialect;
mod dominance;
mod effects;
mod effects_cache;
mod elements;
mod equivalence;
mod fingerprint;
mod float;
pub mod flow;
mod handle;
pub mod hash;
mod int;
mod intern;
mod known;
mod lines;
mod loc;
mod module;
mod op_access;
mod op_copy;
mod op_name;
mod op_ref;
mod parallel;
mod parse;
mod parts;
pub mod portable;
mod print;
pub mod resources;
pub mod rewrite;
mod speculation;
mod structure;
mod symbol_table;
pub mod symbols;
mod thin;
mod types;
pub mod verify;

pub use body::{Body, Header, InsertPoint, OpSpec, WalkOrder};
pub use census::NamedEntity;
pub use context::Context;
pub use diag::{Diagnostic, Severity};
pub use handle::{Attr, BlockId, Ident, Loc, OpId, OpName, RegionId, Type, ValueId};
pub use known::name;
pub use module::Module;
pub use op_access::Op;
pub use op_ref::OpRef;
pub use parse::{MAX_DEPTH, ParseOptions, parse};
pub use print::{PrintOptions, ValueNames};
