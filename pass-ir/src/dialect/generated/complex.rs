// Made by `cargo xtask gen` from the operation definitions of MLIR 22; do not edit.
// Which definitions are read is written in xtask/src/ods.rs.

//! Operations of the dialect `complex`.

use crate::dialect::Kind::{Any, I1};
use crate::dialect::{Dialect, OpDef, Traits};

const SET_0: &[&str] = &["ArithFastMathInterface", "ConditionallySpeculatable", "MemoryEffectOpInterface"];
const SET_1: &[&str] = &["ConditionallySpeculatable", "MemoryEffectOpInterface"];
const SET_2: &[&str] = &["ConditionallySpeculatable", "MemoryEffectOpInterface", "OpAsmOpInterface"];

pub(super) static DIALECT: Dialect = Dialect {
    name: "complex",
    ops: &[
        OpDef::new("complex.abs", Traits::all(&[Traits::ELEMENTWISE, Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Any]).results(&[Any]).interfaces(SET_0).properties(&["fastmath"]).defaults(&[("fastmath", "#arith.fastmath<none>")]),
        OpDef::new("complex.add", Traits::all(&[Traits::ELEMENTWISE, Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SAME_TYPE, Traits::SPECULATABLE])).operands(&[Any, Any]).results(&[Any]).interfaces(SET_0).properties(&["fastmath"]).defaults(&[("fastmath", "#arith.fastmath<none>")]),
        OpDef::new("complex.angle", Traits::all(&[Traits::ELEMENTWISE, Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Any]).results(&[Any]).interfaces(SET_0).properties(&["fastmath"]).defaults(&[("fastmath", "#arith.fastmath<none>")]),
        OpDef::new("complex.atan2", Traits::all(&[Traits::ELEMENTWISE, Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SAME_TYPE, Traits::SPECULATABLE])).operands(&[Any, Any]).results(&[Any]).interfaces(SET_0).properties(&["fastmath"]).defaults(&[("fastmath", "#arith.fastmath<none>")]),
        OpDef::new("complex.bitcast", Traits::all(&[Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Any]).results(&[Any]).interfaces(SET_1),
        OpDef::new("complex.conj", Traits::all(&[Traits::ELEMENTWISE, Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SAME_TYPE, Traits::SPECULATABLE])).operands(&[Any]).results(&[Any]).interfaces(SET_0).properties(&["fastmath"]).defaults(&[("fastmath", "#arith.fastmath<none>")]),
        OpDef::new("complex.constant", Traits::all(&[Traits::CONSTANT_LIKE, Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SPECULATABLE])).results(&[Any]).interfaces(SET_2).properties(&["value"]).required(&["value"]),
        OpDef::new("complex.cos", Traits::all(&[Traits::ELEMENTWISE, Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SAME_TYPE, Traits::SPECULATABLE])).operands(&[Any]).results(&[Any]).interfaces(SET_0).properties(&["fastmath"]).defaults(&[("fastmath", "#arith.fastmath<none>")]),
        OpDef::new("complex.create", Traits::all(&[Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Any, Any]).results(&[Any]).interfaces(SET_1),
        OpDef::new("complex.div", Traits::all(&[Traits::ELEMENTWISE, Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SAME_TYPE, Traits::SPECULATABLE])).operands(&[Any, Any]).results(&[Any]).interfaces(SET_0).properties(&["fastmath"]).defaults(&[("fastmath", "#arith.fastmath<none>")]),
        OpDef::new("complex.eq", Traits::all(&[Traits::ELEMENTWISE, Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Any, Any]).results(&[I1]).interfaces(SET_1),
        OpDef::new("complex.exp", Traits::all(&[Traits::ELEMENTWISE, Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SAME_TYPE, Traits::SPECULATABLE])).operands(&[Any]).results(&[Any]).interfaces(SET_0).properties(&["fastmath"]).defaults(&[("fastmath", "#arith.fastmath<none>")]),
        OpDef::new("complex.expm1", Traits::all(&[Traits::ELEMENTWISE, Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SAME_TYPE, Traits::SPECULATABLE])).operands(&[Any]).results(&[Any]).interfaces(SET_0).properties(&["fastmath"]).defaults(&[("fastmath", "#arith.fastmath<none>")]),
        OpDef::new("complex.im", Traits::all(&[Traits::ELEMENTWISE, Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Any]).results(&[Any]).interfaces(SET_0).properties(&["fastmath"]).defaults(&[("fastmath", "#arith.fastmath<none>")]),
        OpDef::new("complex.log", Traits::all(&[Traits::ELEMENTWISE, Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SAME_TYPE, Traits::SPECULATABLE])).operands(&[Any]).results(&[Any]).interfaces(SET_0).properties(&["fastmath"]).defaults(&[("fastmath", "#arith.fastmath<none>")]),
        OpDef::new("complex.log1p", Traits::all(&[Traits::ELEMENTWISE, Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SAME_TYPE, Traits::SPECULATABLE])).operands(&[Any]).results(&[Any]).interfaces(SET_0).properties(&["fastmath"]).defaults(&[("fastmath", "#arith.fastmath<none>")]),
        OpDef::new("complex.mul", Traits::all(&[Traits::ELEMENTWISE, Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SAME_TYPE, Traits::SPECULATABLE])).operands(&[Any, Any]).results(&[Any]).interfaces(SET_0).properties(&["fastmath"]).defaults(&[("fastmath", "#arith.fastmath<none>")]),
        OpDef::new("complex.neg", Traits::all(&[Traits::ELEMENTWISE, Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SAME_TYPE, Traits::SPECULATABLE])).operands(&[Any]).results(&[Any]).interfaces(SET_0).properties(&["fastmath"]).defaults(&[("fastmath", "#arith.fastmath<none>")]),
        OpDef::new("complex.neq", Traits::all(&[Traits::ELEMENTWISE, Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Any, Any]).results(&[I1]).interfaces(SET_1),
        OpDef::new("complex.pow", Traits::all(&[Traits::ELEMENTWISE, Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SAME_TYPE, Traits::SPECULATABLE])).operands(&[Any, Any]).results(&[Any]).interfaces(SET_0).properties(&["fastmath"]).defaults(&[("fastmath", "#arith.fastmath<none>")]),
        OpDef::new("complex.powi", Traits::all(&[Traits::ELEMENTWISE, Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SAME_SHAPE, Traits::SPECULATABLE])).operands(&[Any, Any]).results(&[Any]).interfaces(SET_0).properties(&["fastmath"]),
        OpDef::new("complex.re", Traits::all(&[Traits::ELEMENTWISE, Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SPECULATABLE])).operands(&[Any]).results(&[Any]).interfaces(SET_0).properties(&["fastmath"]).defaults(&[("fastmath", "#arith.fastmath<none>")]),
        OpDef::new("complex.rsqrt", Traits::all(&[Traits::ELEMENTWISE, Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SAME_TYPE, Traits::SPECULATABLE])).operands(&[Any]).results(&[Any]).interfaces(SET_0).properties(&["fastmath"]).defaults(&[("fastmath", "#arith.fastmath<none>")]),
        OpDef::new("complex.sign", Traits::all(&[Traits::ELEMENTWISE, Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SAME_TYPE, Traits::SPECULATABLE])).operands(&[Any]).results(&[Any]).interfaces(SET_0).properties(&["fastmath"]).defaults(&[("fastmath", "#arith.fastmath<none>")]),
        OpDef::new("complex.sin", Traits::all(&[Traits::ELEMENTWISE, Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SAME_TYPE, Traits::SPECULATABLE])).operands(&[Any]).results(&[Any]).interfaces(SET_0).properties(&["fastmath"]).defaults(&[("fastmath", "#arith.fastmath<none>")]),
        OpDef::new("complex.sqrt", Traits::all(&[Traits::ELEMENTWISE, Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SAME_TYPE, Traits::SPECULATABLE])).operands(&[Any]).results(&[Any]).interfaces(SET_0).properties(&["fastmath"]).defaults(&[("fastmath", "#arith.fastmath<none>")]),
        OpDef::new("complex.sub", Traits::all(&[Traits::ELEMENTWISE, Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SAME_TYPE, Traits::SPECULATABLE])).operands(&[Any, Any]).results(&[Any]).interfaces(SET_0).properties(&["fastmath"]).defaults(&[("fastmath", "#arith.fastmath<none>")]),
        OpDef::new("complex.tan", Traits::all(&[Traits::ELEMENTWISE, Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SAME_TYPE, Traits::SPECULATABLE])).operands(&[Any]).results(&[Any]).interfaces(SET_0).properties(&["fastmath"]).defaults(&[("fastmath", "#arith.fastmath<none>")]),
        OpDef::new("complex.tanh", Traits::all(&[Traits::ELEMENTWISE, Traits::INLINABLE, Traits::NO_EFFECTS, Traits::SAME_TYPE, Traits::SPECULATABLE])).operands(&[Any]).results(&[Any]).interfaces(SET_0).properties(&["fastmath"]).defaults(&[("fastmath", "#arith.fastmath<none>")]),
    ],
    aliases: &[],
    is_open: false,
    ..Dialect::EMPTY
};
