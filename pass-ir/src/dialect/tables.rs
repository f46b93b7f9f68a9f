//! The dialects that are built in.
//!
//! Names, traits and constraints are facts of MLIR 22.

use super::Kind::{
    Any, BoolLike, FixedIntLike, FloatLike, Function, I1, Index, IntLike, IntLikeOrMemRef,
    IntOrIndex, Integer, ScalarLikeOrMemRef, Variadic,
};
use super::{Dialect, OpDef, Traits};

macro_rules! dialects {
    ($($dialect:literal { $($NAME:ident = $def:expr;)* })*) => {
        /// The dialects that every context knows.
        pub static DIALECTS: &[Dialect] = &[$(Dialect { name: $dialect, ops: &[$($def),*] }),*];

        #[expect(non_camel_case_types, reason = "each variant counts one constant below")]
        enum Position { $($($NAME),*),* }

        /// The names of the operations that are built in.
        #[expect(missing_docs, reason = "each constant is spelled as the operation")]
        pub mod op {
            use super::Position;
            use crate::handle::OpName;
            $($(pub const $NAME: OpName = OpName(Position::$NAME as u32);)*)*
        }
    };
}

// Every name starts without traits; see `Traits` for what the short names stand for.
const NONE: Traits = Traits::NONE;

const CALL: Traits = Traits::CALL;
const COMMUTATIVE: Traits = Traits::COMMUTATIVE;
const CONSTANT_LIKE: Traits = Traits::CONSTANT_LIKE;
const FUNCTION: Traits = Traits::FUNCTION;
const GRAPH_REGION: Traits = Traits::GRAPH_REGION;
const IDEMPOTENT: Traits = Traits::IDEMPOTENT;
const ISOLATED: Traits = Traits::ISOLATED;
const NO_EFFECTS: Traits = Traits::NO_EFFECTS;
const NO_REGION_ARGUMENTS: Traits = Traits::NO_REGION_ARGUMENTS;
const NO_TERMINATOR: Traits = Traits::NO_TERMINATOR;
const OPTIONAL_SYMBOL: Traits = Traits::OPTIONAL_SYMBOL;
const RECURSIVELY_SPECULATABLE: Traits = Traits::RECURSIVELY_SPECULATABLE;
const RECURSIVE_EFFECTS: Traits = Traits::RECURSIVE_EFFECTS;
const RETURN_LIKE: Traits = Traits::RETURN_LIKE;
const SAME_OPERAND_TYPES: Traits = Traits::SAME_OPERAND_TYPES;
const SAME_SHAPE: Traits = Traits::SAME_SHAPE;
const SAME_TYPE: Traits = Traits::SAME_TYPE;
const SINGLE_BLOCK: Traits = Traits::SINGLE_BLOCK;
const SPECULATABLE: Traits = Traits::SPECULATABLE;
const SYMBOL: Traits = Traits::SYMBOL;
const SYMBOL_TABLE: Traits = Traits::SYMBOL_TABLE;
const TERMINATOR: Traits = Traits::TERMINATOR;

dialects! {
    "builtin" {
        BUILTIN_MODULE =
            OpDef::new("builtin.module", ISOLATED.with(NO_REGION_ARGUMENTS).with(SYMBOL_TABLE).with(NO_TERMINATOR).with(SINGLE_BLOCK).with(GRAPH_REGION).with(SYMBOL).with(OPTIONAL_SYMBOL)).regions(1).interfaces(&["RegionKindInterface", "SymbolOpInterface"]).properties(&["sym_name", "sym_visibility"]);
        BUILTIN_UNREALIZED_CONVERSION_CAST =
            OpDef::new("builtin.unrealized_conversion_cast", SPECULATABLE.with(NO_EFFECTS)).operands(&[Variadic]).results(&[Variadic]).interfaces(&["ConditionallySpeculatable", "MemoryEffectOpInterface"]);
    }
    "func" {
        FUNC_CALL =
            OpDef::new("func.call", CALL).operands(&[Variadic]).results(&[Variadic]).interfaces(&["CallOpInterface", "SymbolUserOpInterface"]).properties(&["arg_attrs", "callee", "no_inline", "res_attrs"]).required(&["callee"]);
        FUNC_CALL_INDIRECT =
            OpDef::new("func.call_indirect", CALL).operands(&[Function, Variadic]).results(&[Variadic]).interfaces(&["CallOpInterface"]).properties(&["arg_attrs", "res_attrs"]);
        FUNC_CONSTANT =
            OpDef::new("func.constant", CONSTANT_LIKE.with(SPECULATABLE).with(NO_EFFECTS)).results(&[Any]).interfaces(&["ConditionallySpeculatable", "MemoryEffectOpInterface", "SymbolUserOpInterface"]).properties(&["value"]).required(&["value"]);
        FUNC_FUNC =
            OpDef::new("func.func", ISOLATED.with(SYMBOL).with(FUNCTION)).regions(1).interfaces(&["CallableOpInterface", "FunctionOpInterface", "SymbolOpInterface"]).properties(&["arg_attrs", "function_type", "no_inline", "res_attrs", "sym_name", "sym_visibility"]).required(&["sym_name", "function_type"]);
        FUNC_RETURN =
            OpDef::new("func.return", SPECULATABLE.with(RETURN_LIKE).with(TERMINATOR).with(NO_EFFECTS)).operands(&[Variadic]).interfaces(&["ConditionallySpeculatable", "MemoryEffectOpInterface", "RegionBranchTerminatorOpInterface"]);
    }
    "arith" {
        ARITH_ADDF =
            OpDef::new("arith.addf", SPECULATABLE.with(COMMUTATIVE).with(SAME_TYPE).with(NO_EFFECTS)).operands(&[FloatLike, FloatLike]).results(&[FloatLike]).interfaces(&["ArithFastMathInterface", "ConditionallySpeculatable", "MemoryEffectOpInterface", "VectorUnrollOpInterface"]).properties(&["fastmath"]).defaults(&[("fastmath", "#arith.fastmath<none>")]);
        ARITH_ADDI =
            OpDef::new("arith.addi", COMMUTATIVE.with(SPECULATABLE).with(SAME_TYPE).with(NO_EFFECTS)).operands(&[IntLike, IntLike]).results(&[IntLike]).interfaces(&["ArithIntegerOverflowFlagsInterface", "ConditionallySpeculatable", "InferIntRangeInterface", "MemoryEffectOpInterface", "VectorUnrollOpInterface"]).properties(&["overflowFlags"]).defaults(&[("overflowFlags", "#arith.overflow<none>")]);
        ARITH_ADDUI_EXTENDED =
            OpDef::new("arith.addui_extended", SPECULATABLE.with(COMMUTATIVE).with(NO_EFFECTS)).operands(&[IntLike, IntLike]).results(&[IntLike, BoolLike]).interfaces(&["ConditionallySpeculatable", "MemoryEffectOpInterface", "VectorUnrollOpInterface"]);
        ARITH_ANDI =
            OpDef::new("arith.andi", COMMUTATIVE.with(IDEMPOTENT).with(SPECULATABLE).with(SAME_TYPE).with(NO_EFFECTS)).operands(&[IntLike, IntLike]).results(&[IntLike]).interfaces(&["ConditionallySpeculatable", "InferIntRangeInterface", "MemoryEffectOpInterface", "VectorUnrollOpInterface"]);
        ARITH_BITCAST =
            OpDef::new("arith.bitcast", SPECULATABLE.with(SAME_SHAPE).with(NO_EFFECTS)).operands(&[ScalarLikeOrMemRef]).results(&[ScalarLikeOrMemRef]).interfaces(&["CastOpInterface", "ConditionallySpeculatable", "MemoryEffectOpInterface", "VectorUnrollOpInterface"]);
        ARITH_CEILDIVSI =
            OpDef::new("arith.ceildivsi", SAME_TYPE.with(NO_EFFECTS)).operands(&[IntLike, IntLike]).results(&[IntLike]).interfaces(&["ConditionallySpeculatable", "InferIntRangeInterface", "MemoryEffectOpInterface", "VectorUnrollOpInterface"]);
        ARITH_CEILDIVUI =
            OpDef::new("arith.ceildivui", SAME_TYPE.with(NO_EFFECTS)).operands(&[IntLike, IntLike]).results(&[IntLike]).interfaces(&["ConditionallySpeculatable", "InferIntRangeInterface", "MemoryEffectOpInterface", "VectorUnrollOpInterface"]);
        ARITH_CMPF =
            OpDef::new("arith.cmpf", SPECULATABLE.with(SAME_OPERAND_TYPES).with(NO_EFFECTS)).operands(&[FloatLike, FloatLike]).results(&[BoolLike]).interfaces(&["ArithFastMathInterface", "ConditionallySpeculatable", "MemoryEffectOpInterface", "VectorUnrollOpInterface"]).properties(&["fastmath", "predicate"]).required(&["predicate"]).defaults(&[("fastmath", "#arith.fastmath<none>")]);
        ARITH_CMPI =
            OpDef::new("arith.cmpi", SPECULATABLE.with(SAME_OPERAND_TYPES).with(NO_EFFECTS)).operands(&[IntLike, IntLike]).results(&[BoolLike]).interfaces(&["ConditionallySpeculatable", "InferIntRangeInterface", "MemoryEffectOpInterface", "VectorUnrollOpInterface"]).properties(&["predicate"]).required(&["predicate"]);
        ARITH_CONSTANT =
            OpDef::new("arith.constant", CONSTANT_LIKE.with(SPECULATABLE).with(NO_EFFECTS)).results(&[Any]).interfaces(&["ConditionallySpeculatable", "InferIntRangeInterface", "MemoryEffectOpInterface"]).properties(&["value"]).required(&["value"]);
        ARITH_DIVF =
            OpDef::new("arith.divf", SPECULATABLE.with(SAME_TYPE).with(NO_EFFECTS)).operands(&[FloatLike, FloatLike]).results(&[FloatLike]).interfaces(&["ArithFastMathInterface", "ConditionallySpeculatable", "MemoryEffectOpInterface", "VectorUnrollOpInterface"]).properties(&["fastmath"]).defaults(&[("fastmath", "#arith.fastmath<none>")]);
        ARITH_DIVSI =
            OpDef::new("arith.divsi", SAME_TYPE.with(NO_EFFECTS)).operands(&[IntLike, IntLike]).results(&[IntLike]).interfaces(&["ConditionallySpeculatable", "InferIntRangeInterface", "MemoryEffectOpInterface", "VectorUnrollOpInterface"]).properties(&["isExact"]);
        ARITH_DIVUI =
            OpDef::new("arith.divui", SAME_TYPE.with(NO_EFFECTS)).operands(&[IntLike, IntLike]).results(&[IntLike]).interfaces(&["ConditionallySpeculatable", "InferIntRangeInterface", "MemoryEffectOpInterface", "VectorUnrollOpInterface"]).properties(&["isExact"]);
        ARITH_EXTF =
            OpDef::new("arith.extf", SPECULATABLE.with(SAME_SHAPE).with(NO_EFFECTS)).operands(&[FloatLike]).results(&[FloatLike]).interfaces(&["ArithFastMathInterface", "CastOpInterface", "ConditionallySpeculatable", "MemoryEffectOpInterface", "VectorUnrollOpInterface"]).properties(&["fastmath"]);
        ARITH_EXTSI =
            OpDef::new("arith.extsi", SPECULATABLE.with(SAME_SHAPE).with(NO_EFFECTS)).operands(&[FixedIntLike]).results(&[FixedIntLike]).interfaces(&["CastOpInterface", "ConditionallySpeculatable", "InferIntRangeInterface", "MemoryEffectOpInterface", "VectorUnrollOpInterface"]);
        ARITH_EXTUI =
            OpDef::new("arith.extui", SPECULATABLE.with(SAME_SHAPE).with(NO_EFFECTS)).operands(&[FixedIntLike]).results(&[FixedIntLike]).interfaces(&["CastOpInterface", "ConditionallySpeculatable", "InferIntRangeInterface", "MemoryEffectOpInterface", "VectorUnrollOpInterface"]);
        ARITH_FLOORDIVSI =
            OpDef::new("arith.floordivsi", SPECULATABLE.with(SAME_TYPE).with(NO_EFFECTS)).operands(&[IntLike, IntLike]).results(&[IntLike]).interfaces(&["ConditionallySpeculatable", "InferIntRangeInterface", "MemoryEffectOpInterface", "VectorUnrollOpInterface"]);
        ARITH_FPTOSI =
            OpDef::new("arith.fptosi", SPECULATABLE.with(SAME_SHAPE).with(NO_EFFECTS)).operands(&[FloatLike]).results(&[FixedIntLike]).interfaces(&["CastOpInterface", "ConditionallySpeculatable", "MemoryEffectOpInterface", "VectorUnrollOpInterface"]);
        ARITH_FPTOUI =
            OpDef::new("arith.fptoui", SPECULATABLE.with(SAME_SHAPE).with(NO_EFFECTS)).operands(&[FloatLike]).results(&[FixedIntLike]).interfaces(&["CastOpInterface", "ConditionallySpeculatable", "MemoryEffectOpInterface", "VectorUnrollOpInterface"]);
        ARITH_INDEX_CAST =
            OpDef::new("arith.index_cast", SPECULATABLE.with(SAME_SHAPE).with(NO_EFFECTS)).operands(&[IntLikeOrMemRef]).results(&[IntLikeOrMemRef]).interfaces(&["CastOpInterface", "ConditionallySpeculatable", "InferIntRangeInterface", "MemoryEffectOpInterface", "VectorUnrollOpInterface"]);
        ARITH_INDEX_CASTUI =
            OpDef::new("arith.index_castui", SPECULATABLE.with(SAME_SHAPE).with(NO_EFFECTS)).operands(&[IntLikeOrMemRef]).results(&[IntLikeOrMemRef]).interfaces(&["CastOpInterface", "ConditionallySpeculatable", "InferIntRangeInterface", "MemoryEffectOpInterface", "VectorUnrollOpInterface"]);
        ARITH_MAXIMUMF =
            OpDef::new("arith.maximumf", SPECULATABLE.with(COMMUTATIVE).with(SAME_TYPE).with(NO_EFFECTS)).operands(&[FloatLike, FloatLike]).results(&[FloatLike]).interfaces(&["ArithFastMathInterface", "ConditionallySpeculatable", "MemoryEffectOpInterface", "VectorUnrollOpInterface"]).properties(&["fastmath"]).defaults(&[("fastmath", "#arith.fastmath<none>")]);
        ARITH_MAXNUMF =
            OpDef::new("arith.maxnumf", SPECULATABLE.with(COMMUTATIVE).with(SAME_TYPE).with(NO_EFFECTS)).operands(&[FloatLike, FloatLike]).results(&[FloatLike]).interfaces(&["ArithFastMathInterface", "ConditionallySpeculatable", "MemoryEffectOpInterface", "VectorUnrollOpInterface"]).properties(&["fastmath"]).defaults(&[("fastmath", "#arith.fastmath<none>")]);
        ARITH_MAXSI =
            OpDef::new("arith.maxsi", COMMUTATIVE.with(SPECULATABLE).with(SAME_TYPE).with(NO_EFFECTS)).operands(&[IntLike, IntLike]).results(&[IntLike]).interfaces(&["ConditionallySpeculatable", "InferIntRangeInterface", "MemoryEffectOpInterface", "VectorUnrollOpInterface"]);
        ARITH_MAXUI =
            OpDef::new("arith.maxui", COMMUTATIVE.with(SPECULATABLE).with(SAME_TYPE).with(NO_EFFECTS)).operands(&[IntLike, IntLike]).results(&[IntLike]).interfaces(&["ConditionallySpeculatable", "InferIntRangeInterface", "MemoryEffectOpInterface", "VectorUnrollOpInterface"]);
        ARITH_MINIMUMF =
            OpDef::new("arith.minimumf", SPECULATABLE.with(COMMUTATIVE).with(SAME_TYPE).with(NO_EFFECTS)).operands(&[FloatLike, FloatLike]).results(&[FloatLike]).interfaces(&["ArithFastMathInterface", "ConditionallySpeculatable", "MemoryEffectOpInterface", "VectorUnrollOpInterface"]).properties(&["fastmath"]).defaults(&[("fastmath", "#arith.fastmath<none>")]);
        ARITH_MINNUMF =
            OpDef::new("arith.minnumf", SPECULATABLE.with(COMMUTATIVE).with(SAME_TYPE).with(NO_EFFECTS)).operands(&[FloatLike, FloatLike]).results(&[FloatLike]).interfaces(&["ArithFastMathInterface", "ConditionallySpeculatable", "MemoryEffectOpInterface", "VectorUnrollOpInterface"]).properties(&["fastmath"]).defaults(&[("fastmath", "#arith.fastmath<none>")]);
        ARITH_MINSI =
            OpDef::new("arith.minsi", COMMUTATIVE.with(SPECULATABLE).with(SAME_TYPE).with(NO_EFFECTS)).operands(&[IntLike, IntLike]).results(&[IntLike]).interfaces(&["ConditionallySpeculatable", "InferIntRangeInterface", "MemoryEffectOpInterface", "VectorUnrollOpInterface"]);
        ARITH_MINUI =
            OpDef::new("arith.minui", COMMUTATIVE.with(SPECULATABLE).with(SAME_TYPE).with(NO_EFFECTS)).operands(&[IntLike, IntLike]).results(&[IntLike]).interfaces(&["ConditionallySpeculatable", "InferIntRangeInterface", "MemoryEffectOpInterface", "VectorUnrollOpInterface"]);
        ARITH_MULF =
            OpDef::new("arith.mulf", SPECULATABLE.with(COMMUTATIVE).with(SAME_TYPE).with(NO_EFFECTS)).operands(&[FloatLike, FloatLike]).results(&[FloatLike]).interfaces(&["ArithFastMathInterface", "ConditionallySpeculatable", "MemoryEffectOpInterface", "VectorUnrollOpInterface"]).properties(&["fastmath"]).defaults(&[("fastmath", "#arith.fastmath<none>")]);
        ARITH_MULI =
            OpDef::new("arith.muli", COMMUTATIVE.with(SPECULATABLE).with(SAME_TYPE).with(NO_EFFECTS)).operands(&[IntLike, IntLike]).results(&[IntLike]).interfaces(&["ArithIntegerOverflowFlagsInterface", "ConditionallySpeculatable", "InferIntRangeInterface", "MemoryEffectOpInterface", "VectorUnrollOpInterface"]).properties(&["overflowFlags"]).defaults(&[("overflowFlags", "#arith.overflow<none>")]);
        ARITH_MULSI_EXTENDED =
            OpDef::new("arith.mulsi_extended", SPECULATABLE.with(COMMUTATIVE).with(NO_EFFECTS)).operands(&[IntLike, IntLike]).results(&[IntLike, IntLike]).interfaces(&["ConditionallySpeculatable", "MemoryEffectOpInterface", "VectorUnrollOpInterface"]);
        ARITH_MULUI_EXTENDED =
            OpDef::new("arith.mului_extended", SPECULATABLE.with(COMMUTATIVE).with(NO_EFFECTS)).operands(&[IntLike, IntLike]).results(&[IntLike, IntLike]).interfaces(&["ConditionallySpeculatable", "MemoryEffectOpInterface", "VectorUnrollOpInterface"]);
        ARITH_NEGF =
            OpDef::new("arith.negf", SPECULATABLE.with(SAME_TYPE).with(NO_EFFECTS)).operands(&[FloatLike]).results(&[FloatLike]).interfaces(&["ArithFastMathInterface", "ConditionallySpeculatable", "MemoryEffectOpInterface", "VectorUnrollOpInterface"]).properties(&["fastmath"]).defaults(&[("fastmath", "#arith.fastmath<none>")]);
        ARITH_ORI =
            OpDef::new("arith.ori", COMMUTATIVE.with(IDEMPOTENT).with(SPECULATABLE).with(SAME_TYPE).with(NO_EFFECTS)).operands(&[IntLike, IntLike]).results(&[IntLike]).interfaces(&["ConditionallySpeculatable", "InferIntRangeInterface", "MemoryEffectOpInterface", "VectorUnrollOpInterface"]);
        ARITH_REMF =
            OpDef::new("arith.remf", SPECULATABLE.with(SAME_TYPE).with(NO_EFFECTS)).operands(&[FloatLike, FloatLike]).results(&[FloatLike]).interfaces(&["ArithFastMathInterface", "ConditionallySpeculatable", "MemoryEffectOpInterface", "VectorUnrollOpInterface"]).properties(&["fastmath"]).defaults(&[("fastmath", "#arith.fastmath<none>")]);
        ARITH_REMSI =
            OpDef::new("arith.remsi", SPECULATABLE.with(SAME_TYPE).with(NO_EFFECTS)).operands(&[IntLike, IntLike]).results(&[IntLike]).interfaces(&["ConditionallySpeculatable", "InferIntRangeInterface", "MemoryEffectOpInterface", "VectorUnrollOpInterface"]);
        ARITH_REMUI =
            OpDef::new("arith.remui", SPECULATABLE.with(SAME_TYPE).with(NO_EFFECTS)).operands(&[IntLike, IntLike]).results(&[IntLike]).interfaces(&["ConditionallySpeculatable", "InferIntRangeInterface", "MemoryEffectOpInterface", "VectorUnrollOpInterface"]);
        ARITH_SCALING_EXTF =
            OpDef::new("arith.scaling_extf", SPECULATABLE.with(NO_EFFECTS)).operands(&[FloatLike, FloatLike]).results(&[FloatLike]).interfaces(&["ArithFastMathInterface", "CastOpInterface", "ConditionallySpeculatable", "MemoryEffectOpInterface", "VectorUnrollOpInterface"]).properties(&["fastmath"]);
        ARITH_SCALING_TRUNCF =
            OpDef::new("arith.scaling_truncf", SPECULATABLE.with(NO_EFFECTS)).operands(&[FloatLike, FloatLike]).results(&[FloatLike]).interfaces(&["ArithFastMathInterface", "ArithRoundingModeInterface", "CastOpInterface", "ConditionallySpeculatable", "MemoryEffectOpInterface", "VectorUnrollOpInterface"]).properties(&["fastmath", "roundingmode"]);
        ARITH_SELECT =
            OpDef::new("arith.select", SPECULATABLE.with(NO_EFFECTS)).operands(&[BoolLike, Any, Any]).results(&[Any]).interfaces(&["ConditionallySpeculatable", "InferIntRangeInterface", "MemoryEffectOpInterface", "SelectLikeOpInterface", "VectorUnrollOpInterface"]);
        ARITH_SHLI =
            OpDef::new("arith.shli", SPECULATABLE.with(SAME_TYPE).with(NO_EFFECTS)).operands(&[IntLike, IntLike]).results(&[IntLike]).interfaces(&["ArithIntegerOverflowFlagsInterface", "ConditionallySpeculatable", "InferIntRangeInterface", "MemoryEffectOpInterface", "VectorUnrollOpInterface"]).properties(&["overflowFlags"]).defaults(&[("overflowFlags", "#arith.overflow<none>")]);
        ARITH_SHRSI =
            OpDef::new("arith.shrsi", SPECULATABLE.with(SAME_TYPE).with(NO_EFFECTS)).operands(&[IntLike, IntLike]).results(&[IntLike]).interfaces(&["ConditionallySpeculatable", "InferIntRangeInterface", "MemoryEffectOpInterface", "VectorUnrollOpInterface"]).properties(&["isExact"]);
        ARITH_SHRUI =
            OpDef::new("arith.shrui", SPECULATABLE.with(SAME_TYPE).with(NO_EFFECTS)).operands(&[IntLike, IntLike]).results(&[IntLike]).interfaces(&["ConditionallySpeculatable", "InferIntRangeInterface", "MemoryEffectOpInterface", "VectorUnrollOpInterface"]).properties(&["isExact"]);
        ARITH_SITOFP =
            OpDef::new("arith.sitofp", SPECULATABLE.with(SAME_SHAPE).with(NO_EFFECTS)).operands(&[FixedIntLike]).results(&[FloatLike]).interfaces(&["CastOpInterface", "ConditionallySpeculatable", "MemoryEffectOpInterface", "VectorUnrollOpInterface"]);
        ARITH_SUBF =
            OpDef::new("arith.subf", SPECULATABLE.with(SAME_TYPE).with(NO_EFFECTS)).operands(&[FloatLike, FloatLike]).results(&[FloatLike]).interfaces(&["ArithFastMathInterface", "ConditionallySpeculatable", "MemoryEffectOpInterface", "VectorUnrollOpInterface"]).properties(&["fastmath"]).defaults(&[("fastmath", "#arith.fastmath<none>")]);
        ARITH_SUBI =
            OpDef::new("arith.subi", SPECULATABLE.with(SAME_TYPE).with(NO_EFFECTS)).operands(&[IntLike, IntLike]).results(&[IntLike]).interfaces(&["ArithIntegerOverflowFlagsInterface", "ConditionallySpeculatable", "InferIntRangeInterface", "MemoryEffectOpInterface", "VectorUnrollOpInterface"]).properties(&["overflowFlags"]).defaults(&[("overflowFlags", "#arith.overflow<none>")]);
        ARITH_TRUNCF =
            OpDef::new("arith.truncf", SPECULATABLE.with(SAME_SHAPE).with(NO_EFFECTS)).operands(&[FloatLike]).results(&[FloatLike]).interfaces(&["ArithFastMathInterface", "ArithRoundingModeInterface", "CastOpInterface", "ConditionallySpeculatable", "MemoryEffectOpInterface", "VectorUnrollOpInterface"]).properties(&["fastmath", "roundingmode"]);
        ARITH_TRUNCI =
            OpDef::new("arith.trunci", SPECULATABLE.with(SAME_SHAPE).with(NO_EFFECTS)).operands(&[FixedIntLike]).results(&[FixedIntLike]).interfaces(&["ArithIntegerOverflowFlagsInterface", "CastOpInterface", "ConditionallySpeculatable", "InferIntRangeInterface", "MemoryEffectOpInterface", "VectorUnrollOpInterface"]).properties(&["overflowFlags"]).defaults(&[("overflowFlags", "#arith.overflow<none>")]);
        ARITH_UITOFP =
            OpDef::new("arith.uitofp", SPECULATABLE.with(SAME_SHAPE).with(NO_EFFECTS)).operands(&[FixedIntLike]).results(&[FloatLike]).interfaces(&["CastOpInterface", "ConditionallySpeculatable", "MemoryEffectOpInterface", "VectorUnrollOpInterface"]);
        ARITH_XORI =
            OpDef::new("arith.xori", COMMUTATIVE.with(SPECULATABLE).with(SAME_TYPE).with(NO_EFFECTS)).operands(&[IntLike, IntLike]).results(&[IntLike]).interfaces(&["ConditionallySpeculatable", "InferIntRangeInterface", "MemoryEffectOpInterface", "VectorUnrollOpInterface"]);
    }
    "cf" {
        CF_ASSERT =
            OpDef::new("cf.assert", NONE).operands(&[I1]).interfaces(&["MemoryEffectOpInterface"]).properties(&["msg"]).required(&["msg"]);
        CF_BR =
            OpDef::new("cf.br", SPECULATABLE.with(TERMINATOR).with(NO_EFFECTS)).operands(&[Variadic]).interfaces(&["BranchOpInterface", "ConditionallySpeculatable", "MemoryEffectOpInterface"]);
        CF_COND_BR =
            OpDef::new("cf.cond_br", SPECULATABLE.with(TERMINATOR).with(NO_EFFECTS)).operands(&[I1, Variadic]).interfaces(&["BranchOpInterface", "ConditionallySpeculatable", "MemoryEffectOpInterface", "WeightedBranchOpInterface"]).properties(&["branch_weights", "operandSegmentSizes"]);
        CF_SWITCH =
            OpDef::new("cf.switch", SPECULATABLE.with(TERMINATOR).with(NO_EFFECTS)).operands(&[Integer, Variadic]).interfaces(&["BranchOpInterface", "ConditionallySpeculatable", "MemoryEffectOpInterface"]).properties(&["case_operand_segments", "case_values", "operandSegmentSizes"]).required(&["case_operand_segments"]);
    }
    "ub" {
        UB_POISON =
            OpDef::new("ub.poison", CONSTANT_LIKE.with(SPECULATABLE).with(NO_EFFECTS)).results(&[Any]).interfaces(&["ConditionallySpeculatable", "MemoryEffectOpInterface"]).properties(&["value"]).defaults(&[("value", "#ub.poison")]);
        UB_UNREACHABLE =
            OpDef::new("ub.unreachable", TERMINATOR);
    }
    "scf" {
        SCF_CONDITION =
            OpDef::new("scf.condition", SPECULATABLE.with(TERMINATOR).with(NO_EFFECTS)).operands(&[I1, Variadic]).interfaces(&["ConditionallySpeculatable", "MemoryEffectOpInterface", "RegionBranchTerminatorOpInterface"]);
        SCF_EXECUTE_REGION =
            OpDef::new("scf.execute_region", RECURSIVE_EFFECTS).results(&[Variadic]).regions(1).interfaces(&["RegionBranchOpInterface"]).properties(&["no_inline"]);
        SCF_FOR =
            OpDef::new("scf.for", SINGLE_BLOCK.with(RECURSIVE_EFFECTS)).operands(&[IntOrIndex, IntOrIndex, IntOrIndex, Variadic]).results(&[Variadic]).regions(1).interfaces(&["ConditionallySpeculatable", "LoopLikeOpInterface", "RegionBranchOpInterface"]).properties(&["unsignedCmp"]);
        SCF_FORALL =
            OpDef::new("scf.forall", RECURSIVE_EFFECTS.with(SINGLE_BLOCK)).operands(&[Variadic]).results(&[Variadic]).regions(1).interfaces(&["DestinationStyleOpInterface", "LoopLikeOpInterface", "RegionBranchOpInterface"]).properties(&["mapping", "operandSegmentSizes", "staticLowerBound", "staticStep", "staticUpperBound"]).required(&["staticLowerBound", "staticUpperBound", "staticStep"]);
        SCF_FORALL_IN_PARALLEL =
            OpDef::new("scf.forall.in_parallel", SPECULATABLE.with(TERMINATOR).with(NO_TERMINATOR).with(SINGLE_BLOCK).with(GRAPH_REGION).with(NO_EFFECTS)).regions(1).interfaces(&["ConditionallySpeculatable", "InParallelOpInterface", "MemoryEffectOpInterface", "RegionKindInterface"]);
        SCF_IF =
            OpDef::new("scf.if", SINGLE_BLOCK.with(RECURSIVE_EFFECTS).with(RECURSIVELY_SPECULATABLE).with(NO_REGION_ARGUMENTS)).operands(&[I1]).results(&[Variadic]).regions(2).interfaces(&["ConditionallySpeculatable", "InferTypeOpInterface", "RegionBranchOpInterface"]);
        SCF_INDEX_SWITCH =
            OpDef::new("scf.index_switch", RECURSIVE_EFFECTS.with(SINGLE_BLOCK)).operands(&[Index]).results(&[Variadic]).variadic_regions().interfaces(&["RegionBranchOpInterface"]).properties(&["cases"]).required(&["cases"]);
        SCF_PARALLEL =
            OpDef::new("scf.parallel", RECURSIVE_EFFECTS.with(SINGLE_BLOCK)).operands(&[Variadic]).results(&[Variadic]).regions(1).interfaces(&["LoopLikeOpInterface", "RegionBranchOpInterface"]).properties(&["operandSegmentSizes"]);
        SCF_REDUCE =
            OpDef::new("scf.reduce", TERMINATOR.with(RECURSIVE_EFFECTS)).operands(&[Variadic]).variadic_regions().interfaces(&["RegionBranchTerminatorOpInterface"]);
        SCF_REDUCE_RETURN =
            OpDef::new("scf.reduce.return", SPECULATABLE.with(TERMINATOR).with(NO_EFFECTS)).operands(&[Any]).interfaces(&["ConditionallySpeculatable", "MemoryEffectOpInterface"]);
        SCF_WHILE =
            OpDef::new("scf.while", RECURSIVE_EFFECTS.with(SINGLE_BLOCK)).operands(&[Variadic]).results(&[Variadic]).regions(2).interfaces(&["LoopLikeOpInterface", "RegionBranchOpInterface"]);
        SCF_YIELD =
            OpDef::new("scf.yield", SPECULATABLE.with(RETURN_LIKE).with(TERMINATOR).with(NO_EFFECTS)).operands(&[Variadic]).interfaces(&["ConditionallySpeculatable", "MemoryEffectOpInterface", "RegionBranchTerminatorOpInterface"]);
    }
}
