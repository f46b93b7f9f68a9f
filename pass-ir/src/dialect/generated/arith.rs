// Made by `cargo xtask gen` from the operation definitions of MLIR 22; do not edit.
// Which definitions are read is written in xtask/src/ods.rs.

//! Operations of the dialect `arith`.

use crate::dialect::Kind::{Any, BoolLike, FixedIntLike, FloatLike, IntLike, IntLikeOrMemRef, ScalarLikeOrMemRef};
use crate::dialect::{Dialect, OpDef, Traits};

const SET_0: &[&str] = &["ArithFastMathInterface", "ConditionallySpeculatable", "MemoryEffectOpInterface", "VectorUnrollOpInterface"];
const SET_1: &[&str] = &["ArithIntegerOverflowFlagsInterface", "ConditionallySpeculatable", "InferIntRangeInterface", "MemoryEffectOpInterface", "VectorUnrollOpInterface"];
const SET_2: &[&str] = &["ConditionallySpeculatable", "MemoryEffectOpInterface", "VectorUnrollOpInterface"];
const SET_3: &[&str] = &["ConditionallySpeculatable", "InferIntRangeInterface", "MemoryEffectOpInterface", "VectorUnrollOpInterface"];
const SET_4: &[&str] = &["CastOpInterface", "ConditionallySpeculatable", "MemoryEffectOpInterface", "VectorUnrollOpInterface"];
const SET_5: &[&str] = &["ConditionallySpeculatable", "InferIntRangeInterface", "MemoryEffectOpInterface", "OpAsmOpInterface"];
const SET_6: &[&str] = &["ArithFastMathInterface", "CastOpInterface", "ConditionallySpeculatable", "MemoryEffectOpInterface", "VectorUnrollOpInterface"];
const SET_7: &[&str] = &["CastOpInterface", "ConditionallySpeculatable", "InferIntRangeInterface", "MemoryEffectOpInterface", "VectorUnrollOpInterface"];
const SET_8: &[&str] = &["ArithIntegerOverflowFlagsInterface", "ConditionallySpeculatable", "InferIntRangeInterface", "MemoryEffectOpInterface", "OpAsmOpInterface", "VectorUnrollOpInterface"];
const SET_9: &[&str] = &["ArithFastMathInterface", "ArithRoundingModeInterface", "CastOpInterface", "ConditionallySpeculatable", "MemoryEffectOpInterface", "VectorUnrollOpInterface"];
const SET_10: &[&str] = &["ConditionallySpeculatable", "InferIntRangeInterface", "MemoryEffectOpInterface", "SelectLikeOpInterface", "VectorUnrollOpInterface"];
const SET_11: &[&str] = &["ArithIntegerOverflowFlagsInterface", "CastOpInterface", "ConditionallySpeculatable", "InferIntRangeInterface", "MemoryEffectOpInterface", "VectorUnrollOpInterface"];

pub(super) static DIALECT: Dialect = Dialect {
    name: "arith",
    ops: &[
        OpDef::new("arith.addf", Traits::all(&[Traits::COMMUTATIVE, Traits::ELEMENTWISE, Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SAME_TYPE, Traits::SPECULATABLE])).operands(&[FloatLike, FloatLike]).results(&[FloatLike]).interfaces(SET_0).properties(&["fastmath"]).defaults(&[("fastmath", "#arith.fastmath<none>")]),
        OpDef::new("arith.addi", Traits::all(&[Traits::COMMUTATIVE, Traits::ELEMENTWISE, Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SAME_TYPE, Traits::SPECULATABLE])).operands(&[IntLike, IntLike]).results(&[IntLike]).interfaces(SET_1).properties(&["overflowFlags"]).defaults(&[("overflowFlags", "#arith.overflow<none>")]),
        OpDef::new("arith.addui_extended", Traits::all(&[Traits::COMMUTATIVE, Traits::ELEMENTWISE, Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[IntLike, IntLike]).results(&[IntLike, BoolLike]).interfaces(SET_2),
        OpDef::new("arith.andi", Traits::all(&[Traits::COMMUTATIVE, Traits::ELEMENTWISE, Traits::IDEMPOTENT, Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SAME_TYPE, Traits::SPECULATABLE])).operands(&[IntLike, IntLike]).results(&[IntLike]).interfaces(SET_3),
        OpDef::new("arith.bitcast", Traits::all(&[Traits::CAST, Traits::ELEMENTWISE, Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SAME_SHAPE, Traits::SPECULATABLE])).operands(&[ScalarLikeOrMemRef]).results(&[ScalarLikeOrMemRef]).interfaces(SET_4),
        OpDef::new("arith.ceildivsi", Traits::all(&[Traits::CONDITIONALLY_SPECULATABLE, Traits::ELEMENTWISE, Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SAME_TYPE])).operands(&[IntLike, IntLike]).results(&[IntLike]).interfaces(SET_3),
        OpDef::new("arith.ceildivui", Traits::all(&[Traits::CONDITIONALLY_SPECULATABLE, Traits::ELEMENTWISE, Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SAME_TYPE])).operands(&[IntLike, IntLike]).results(&[IntLike]).interfaces(SET_3),
        OpDef::new("arith.cmpf", Traits::all(&[Traits::ELEMENTWISE, Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SAME_OPERAND_TYPES, Traits::SPECULATABLE])).operands(&[FloatLike, FloatLike]).results(&[BoolLike]).interfaces(SET_0).properties(&["fastmath", "predicate"]).required(&["predicate"]).defaults(&[("fastmath", "#arith.fastmath<none>")]),
        OpDef::new("arith.cmpi", Traits::all(&[Traits::ELEMENTWISE, Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SAME_OPERAND_TYPES, Traits::SPECULATABLE])).operands(&[IntLike, IntLike]).results(&[BoolLike]).interfaces(SET_3).properties(&["predicate"]).required(&["predicate"]),
        OpDef::new("arith.constant", Traits::all(&[Traits::CONSTANT_LIKE, Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SPECULATABLE])).results(&[Any]).interfaces(SET_5).properties(&["value"]).required(&["value"]),
        OpDef::new("arith.divf", Traits::all(&[Traits::ELEMENTWISE, Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SAME_TYPE, Traits::SPECULATABLE])).operands(&[FloatLike, FloatLike]).results(&[FloatLike]).interfaces(SET_0).properties(&["fastmath"]).defaults(&[("fastmath", "#arith.fastmath<none>")]),
        OpDef::new("arith.divsi", Traits::all(&[Traits::CONDITIONALLY_SPECULATABLE, Traits::ELEMENTWISE, Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SAME_TYPE])).operands(&[IntLike, IntLike]).results(&[IntLike]).interfaces(SET_3).properties(&["isExact"]),
        OpDef::new("arith.divui", Traits::all(&[Traits::CONDITIONALLY_SPECULATABLE, Traits::ELEMENTWISE, Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SAME_TYPE])).operands(&[IntLike, IntLike]).results(&[IntLike]).interfaces(SET_3).properties(&["isExact"]),
        OpDef::new("arith.extf", Traits::all(&[Traits::CAST, Traits::ELEMENTWISE, Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SAME_SHAPE, Traits::SPECULATABLE])).operands(&[FloatLike]).results(&[FloatLike]).interfaces(SET_6).properties(&["fastmath"]),
        OpDef::new("arith.extsi", Traits::all(&[Traits::CAST, Traits::ELEMENTWISE, Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SAME_SHAPE, Traits::SPECULATABLE])).operands(&[FixedIntLike]).results(&[FixedIntLike]).interfaces(SET_7),
        OpDef::new("arith.extui", Traits::all(&[Traits::CAST, Traits::ELEMENTWISE, Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SAME_SHAPE, Traits::SPECULATABLE])).operands(&[FixedIntLike]).results(&[FixedIntLike]).interfaces(SET_7),
        OpDef::new("arith.floordivsi", Traits::all(&[Traits::ELEMENTWISE, Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SAME_TYPE, Traits::SPECULATABLE])).operands(&[IntLike, IntLike]).results(&[IntLike]).interfaces(SET_3),
        OpDef::new("arith.fptosi", Traits::all(&[Traits::CAST, Traits::ELEMENTWISE, Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SAME_SHAPE, Traits::SPECULATABLE])).operands(&[FloatLike]).results(&[FixedIntLike]).interfaces(SET_4),
        OpDef::new("arith.fptoui", Traits::all(&[Traits::CAST, Traits::ELEMENTWISE, Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SAME_SHAPE, Traits::SPECULATABLE])).operands(&[FloatLike]).results(&[FixedIntLike]).interfaces(SET_4),
        OpDef::new("arith.index_cast", Traits::all(&[Traits::CAST, Traits::ELEMENTWISE, Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SAME_SHAPE, Traits::SPECULATABLE])).operands(&[IntLikeOrMemRef]).results(&[IntLikeOrMemRef]).interfaces(SET_7),
        OpDef::new("arith.index_castui", Traits::all(&[Traits::CAST, Traits::ELEMENTWISE, Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SAME_SHAPE, Traits::SPECULATABLE])).operands(&[IntLikeOrMemRef]).results(&[IntLikeOrMemRef]).interfaces(SET_7),
        OpDef::new("arith.maximumf", Traits::all(&[Traits::COMMUTATIVE, Traits::ELEMENTWISE, Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SAME_TYPE, Traits::SPECULATABLE])).operands(&[FloatLike, FloatLike]).results(&[FloatLike]).interfaces(SET_0).properties(&["fastmath"]).defaults(&[("fastmath", "#arith.fastmath<none>")]),
        OpDef::new("arith.maxnumf", Traits::all(&[Traits::COMMUTATIVE, Traits::ELEMENTWISE, Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SAME_TYPE, Traits::SPECULATABLE])).operands(&[FloatLike, FloatLike]).results(&[FloatLike]).interfaces(SET_0).properties(&["fastmath"]).defaults(&[("fastmath", "#arith.fastmath<none>")]),
        OpDef::new("arith.maxsi", Traits::all(&[Traits::COMMUTATIVE, Traits::ELEMENTWISE, Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SAME_TYPE, Traits::SPECULATABLE])).operands(&[IntLike, IntLike]).results(&[IntLike]).interfaces(SET_3),
        OpDef::new("arith.maxui", Traits::all(&[Traits::COMMUTATIVE, Traits::ELEMENTWISE, Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SAME_TYPE, Traits::SPECULATABLE])).operands(&[IntLike, IntLike]).results(&[IntLike]).interfaces(SET_3),
        OpDef::new("arith.minimumf", Traits::all(&[Traits::COMMUTATIVE, Traits::ELEMENTWISE, Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SAME_TYPE, Traits::SPECULATABLE])).operands(&[FloatLike, FloatLike]).results(&[FloatLike]).interfaces(SET_0).properties(&["fastmath"]).defaults(&[("fastmath", "#arith.fastmath<none>")]),
        OpDef::new("arith.minnumf", Traits::all(&[Traits::COMMUTATIVE, Traits::ELEMENTWISE, Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SAME_TYPE, Traits::SPECULATABLE])).operands(&[FloatLike, FloatLike]).results(&[FloatLike]).interfaces(SET_0).properties(&["fastmath"]).defaults(&[("fastmath", "#arith.fastmath<none>")]),
        OpDef::new("arith.minsi", Traits::all(&[Traits::COMMUTATIVE, Traits::ELEMENTWISE, Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SAME_TYPE, Traits::SPECULATABLE])).operands(&[IntLike, IntLike]).results(&[IntLike]).interfaces(SET_3),
        OpDef::new("arith.minui", Traits::all(&[Traits::COMMUTATIVE, Traits::ELEMENTWISE, Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SAME_TYPE, Traits::SPECULATABLE])).operands(&[IntLike, IntLike]).results(&[IntLike]).interfaces(SET_3),
        OpDef::new("arith.mulf", Traits::all(&[Traits::COMMUTATIVE, Traits::ELEMENTWISE, Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SAME_TYPE, Traits::SPECULATABLE])).operands(&[FloatLike, FloatLike]).results(&[FloatLike]).interfaces(SET_0).properties(&["fastmath"]).defaults(&[("fastmath", "#arith.fastmath<none>")]),
        OpDef::new("arith.muli", Traits::all(&[Traits::COMMUTATIVE, Traits::ELEMENTWISE, Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SAME_TYPE, Traits::SPECULATABLE])).operands(&[IntLike, IntLike]).results(&[IntLike]).interfaces(SET_8).properties(&["overflowFlags"]).defaults(&[("overflowFlags", "#arith.overflow<none>")]),
        OpDef::new("arith.mulsi_extended", Traits::all(&[Traits::COMMUTATIVE, Traits::ELEMENTWISE, Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[IntLike, IntLike]).results(&[IntLike, IntLike]).interfaces(SET_2),
        OpDef::new("arith.mului_extended", Traits::all(&[Traits::COMMUTATIVE, Traits::ELEMENTWISE, Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[IntLike, IntLike]).results(&[IntLike, IntLike]).interfaces(SET_2),
        OpDef::new("arith.negf", Traits::all(&[Traits::ELEMENTWISE, Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SAME_TYPE, Traits::SPECULATABLE])).operands(&[FloatLike]).results(&[FloatLike]).interfaces(SET_0).properties(&["fastmath"]).defaults(&[("fastmath", "#arith.fastmath<none>")]),
        OpDef::new("arith.ori", Traits::all(&[Traits::COMMUTATIVE, Traits::ELEMENTWISE, Traits::IDEMPOTENT, Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SAME_TYPE, Traits::SPECULATABLE])).operands(&[IntLike, IntLike]).results(&[IntLike]).interfaces(SET_3),
        OpDef::new("arith.remf", Traits::all(&[Traits::ELEMENTWISE, Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SAME_TYPE, Traits::SPECULATABLE])).operands(&[FloatLike, FloatLike]).results(&[FloatLike]).interfaces(SET_0).properties(&["fastmath"]).defaults(&[("fastmath", "#arith.fastmath<none>")]),
        OpDef::new("arith.remsi", Traits::all(&[Traits::ELEMENTWISE, Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SAME_TYPE, Traits::SPECULATABLE])).operands(&[IntLike, IntLike]).results(&[IntLike]).interfaces(SET_3),
        OpDef::new("arith.remui", Traits::all(&[Traits::ELEMENTWISE, Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SAME_TYPE, Traits::SPECULATABLE])).operands(&[IntLike, IntLike]).results(&[IntLike]).interfaces(SET_3),
        OpDef::new("arith.scaling_extf", Traits::all(&[Traits::CAST, Traits::ELEMENTWISE, Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[FloatLike, FloatLike]).results(&[FloatLike]).interfaces(SET_6).properties(&["fastmath"]),
        OpDef::new("arith.scaling_truncf", Traits::all(&[Traits::CAST, Traits::ELEMENTWISE, Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[FloatLike, FloatLike]).results(&[FloatLike]).interfaces(SET_9).properties(&["fastmath", "roundingmode"]),
        OpDef::new("arith.select", Traits::all(&[Traits::ELEMENTWISE, Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[BoolLike, Any, Any]).results(&[Any]).interfaces(SET_10),
        OpDef::new("arith.shli", Traits::all(&[Traits::ELEMENTWISE, Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SAME_TYPE, Traits::SPECULATABLE])).operands(&[IntLike, IntLike]).results(&[IntLike]).interfaces(SET_1).properties(&["overflowFlags"]).defaults(&[("overflowFlags", "#arith.overflow<none>")]),
        OpDef::new("arith.shrsi", Traits::all(&[Traits::ELEMENTWISE, Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SAME_TYPE, Traits::SPECULATABLE])).operands(&[IntLike, IntLike]).results(&[IntLike]).interfaces(SET_3).properties(&["isExact"]),
        OpDef::new("arith.shrui", Traits::all(&[Traits::ELEMENTWISE, Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SAME_TYPE, Traits::SPECULATABLE])).operands(&[IntLike, IntLike]).results(&[IntLike]).interfaces(SET_3).properties(&["isExact"]),
        OpDef::new("arith.sitofp", Traits::all(&[Traits::CAST, Traits::ELEMENTWISE, Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SAME_SHAPE, Traits::SPECULATABLE])).operands(&[FixedIntLike]).results(&[FloatLike]).interfaces(SET_4),
        OpDef::new("arith.subf", Traits::all(&[Traits::ELEMENTWISE, Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SAME_TYPE, Traits::SPECULATABLE])).operands(&[FloatLike, FloatLike]).results(&[FloatLike]).interfaces(SET_0).properties(&["fastmath"]).defaults(&[("fastmath", "#arith.fastmath<none>")]),
        OpDef::new("arith.subi", Traits::all(&[Traits::ELEMENTWISE, Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SAME_TYPE, Traits::SPECULATABLE])).operands(&[IntLike, IntLike]).results(&[IntLike]).interfaces(SET_1).properties(&["overflowFlags"]).defaults(&[("overflowFlags", "#arith.overflow<none>")]),
        OpDef::new("arith.truncf", Traits::all(&[Traits::CAST, Traits::ELEMENTWISE, Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SAME_SHAPE, Traits::SPECULATABLE])).operands(&[FloatLike]).results(&[FloatLike]).interfaces(SET_9).properties(&["fastmath", "roundingmode"]),
        OpDef::new("arith.trunci", Traits::all(&[Traits::CAST, Traits::ELEMENTWISE, Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SAME_SHAPE, Traits::SPECULATABLE])).operands(&[FixedIntLike]).results(&[FixedIntLike]).interfaces(SET_11).properties(&["overflowFlags"]).defaults(&[("overflowFlags", "#arith.overflow<none>")]),
        OpDef::new("arith.uitofp", Traits::all(&[Traits::CAST, Traits::ELEMENTWISE, Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SAME_SHAPE, Traits::SPECULATABLE])).operands(&[FixedIntLike]).results(&[FloatLike]).interfaces(SET_4),
        OpDef::new("arith.xori", Traits::all(&[Traits::COMMUTATIVE, Traits::ELEMENTWISE, Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SAME_TYPE, Traits::SPECULATABLE])).operands(&[IntLike, IntLike]).results(&[IntLike]).interfaces(SET_3),
    ],
    aliases: &[],
    is_open: false,
    behaviour: crate::dialect::arith::BEHAVIOUR,
    materialize: Some(crate::dialect::arith::materialize),
    ..Dialect::EMPTY
};
