// Made by `cargo xtask gen` from the operation definitions of MLIR 22; do not edit.
// Which definitions are read is written in xtask/src/ods.rs.

//! Operations of the dialect `x86vector`.

use crate::dialect::Kind::{Any, Variadic};
use crate::dialect::{Dialect, OpDef, Traits};

const SET_0: &[&str] = &["MemoryEffectOpInterface", "OneToOneIntrinsicOpInterface", "X86IntrinsicOp"];
const SET_1: &[&str] = &["ConditionallySpeculatable", "MemoryEffectOpInterface", "OneToOneIntrinsicOpInterface", "X86IntrinsicOp"];

pub(super) static DIALECT: Dialect = Dialect {
    name: "x86vector",
    ops: &[
        OpDef::new("x86vector.avx.bcst_to_f32.packed", Traits::all(&[Traits::READS, Traits::STATIC_EFFECTS])).operands(&[Any]).results(&[Any]).interfaces(SET_0),
        OpDef::new("x86vector.avx.cvt.packed.even.indexed_to_f32", Traits::all(&[Traits::READS, Traits::STATIC_EFFECTS])).operands(&[Any]).results(&[Any]).interfaces(SET_0),
        OpDef::new("x86vector.avx.cvt.packed.odd.indexed_to_f32", Traits::all(&[Traits::READS, Traits::STATIC_EFFECTS])).operands(&[Any]).results(&[Any]).interfaces(SET_0),
        OpDef::new("x86vector.avx.dot.i8", Traits::all(&[Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Any, Any, Any]).results(&[Any]).interfaces(SET_1),
        OpDef::new("x86vector.avx.intr.dot", Traits::all(&[Traits::NO_EFFECTS, Traits::SAME_TYPE, Traits::SPECULATABLE])).operands(&[Any, Any]).results(&[Any]).interfaces(SET_1),
        OpDef::new("x86vector.avx.rsqrt", Traits::all(&[Traits::NO_EFFECTS, Traits::SAME_TYPE, Traits::SPECULATABLE])).operands(&[Any]).results(&[Any]).interfaces(SET_1),
        OpDef::new("x86vector.avx512.cvt.packed.f32_to_bf16", Traits::all(&[Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Any]).results(&[Any]).interfaces(SET_1),
        OpDef::new("x86vector.avx512.dot", Traits::all(&[Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Any, Any, Any]).results(&[Any]).interfaces(SET_1),
        OpDef::new("x86vector.avx512.mask.compress", Traits::all(&[Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Any, Any, Variadic]).results(&[Any]).interfaces(SET_1).properties(&["constant_src"]),
        OpDef::new("x86vector.avx512.mask.rndscale", Traits::all(&[Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Any, Any, Any, Any, Any]).results(&[Any]).interfaces(SET_1),
        OpDef::new("x86vector.avx512.mask.scalef", Traits::all(&[Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Any, Any, Any, Any, Any]).results(&[Any]).interfaces(SET_1),
        OpDef::new("x86vector.avx512.vp2intersect", Traits::all(&[Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Any, Any]).results(&[Any, Any]).interfaces(SET_1),
    ],
    aliases: &[],
    is_open: false,
    ..Dialect::EMPTY
};
