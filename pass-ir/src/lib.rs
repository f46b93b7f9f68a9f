//! An IR in the generic form of MLIR: read, verify, change, print.
//!
//! Text goes through [`parse`] into a [`Module`]; its outermost operation is reached as an [`Op`]: exclusive access to one
//! operation and all that is nested in it. An isolated operation owns a [`Body`], in which operations, blocks, regions and
//! values have handles of 32 bits. Types, attributes, locations and names are interned in a [`Context`], which threads
//! share. Operations are declared in tables ([`Dialect`]), which also hold their [`Behaviour`]: what they fold to, do to
//! memory and pass on.
//!
//! This crate has never heard of passes, reads no file and prints nothing. It reads the generic form alone.

mod affine;
mod arithmetic;
mod attrs;
mod body;
mod branch;
mod calls;
mod constant;
mod context;
mod diag;
mod dialect;
mod dominance;
mod effects;
mod elements;
mod equivalence;
mod fingerprint;
mod float;
mod flow;
mod handle;
mod int;
mod intern;
mod known;
mod loc;
mod module;
mod op_access;
mod op_copy;
mod op_name;
mod op_ref;
mod parse;
mod print;
mod resources;
pub mod rewrite;
mod speculation;
mod symbol_table;
mod symbols;
mod types;
pub mod verify;

pub use affine::{Affine, AffineBinary, AffineExpr, AffineOp};
pub use attrs::{AttrData, FlagKind, Flags, Strided};
pub use body::{
    Body, Fragment, Header, InsertPoint, MissingCaptures, OpSpec, StillUsed, Use, ValueDef,
    WalkOrder,
};
pub use branch::BranchFn;
pub use calls::{AcceptsFn, CallFn, CallSite, LeaveFn};
pub use context::Context;
pub use diag::{Diagnostic, Severity};
pub use dialect::{
    Aspect, AttrClass, AttrConstraint, AttrTest, Behaviour, Blocks, DIALECTS, Dialect, Kind,
    MaterializeFn, OpDef, Order, Part, Rule, RuleTest, Traits, Transform, TypeClass,
    TypeConstraint, TypeTest, op,
};
pub use dominance::Dominance;
pub use effects::{Effects, EffectsFn};
pub use elements::{DenseData, Element, Elements};
pub use equivalence::Ignore;
pub use float::FloatKind;
pub use flow::{KnownOperands, RegionEdge, RegionFlow, RegionTarget};
pub use handle::{Attr, BlockId, Ident, Loc, OpId, OpName, RegionId, Type, ValueId};
pub use int::Int;
pub use known::name;
pub use loc::{LocData, Position};
pub use module::Module;
pub use op_access::Op;
pub use op_ref::OpRef;
pub use parse::{MAX_DEPTH, ParseOptions, parse};
pub use print::{PrintOptions, ValueNames};
pub use resources::{Resource, ResourceGroup, Resources};
pub use speculation::{Speculation, SpeculationFn};
pub use symbol_table::{SymbolTable, for_each_symbol_use};
pub use symbols::{Visibility, VisibilityFn, symbol_uses};
pub use types::{Dim, Sign, TypeData};
