// Made by `cargo xtask gen` from the operation definitions of MLIR 22; do not edit.
// Which definitions are read is written in xtask/src/ods.rs.

//! The dialects that are built in.

mod acc;
mod affine;
mod amdgpu;
mod amx;
mod arith;
mod arm_neon;
mod arm_sme;
mod arm_sve;
mod async_;
mod bufferization;
mod builtin;
mod cf;
mod complex;
mod emitc;
mod func;
mod gpu;
mod index;
mod irdl;
mod linalg;
mod llvm;
mod math;
mod memref;
mod ml_program;
mod mpi;
mod nvgpu;
mod nvvm;
mod omp;
mod pdl;
mod pdl_interp;
mod ptr;
mod quant;
mod rocdl;
mod scf;
mod shape;
mod shard;
mod smt;
mod sparse_tensor;
mod spirv;
mod tensor;
mod tosa;
mod transform;
mod ub;
mod vector;
mod wasmssa;
mod x86vector;
mod xegpu;
mod xevm;

use super::Dialect;

/// The dialects that every context knows, sorted by name.
pub static DIALECTS: &[&Dialect] = &[
    &acc::DIALECT,
    &affine::DIALECT,
    &amdgpu::DIALECT,
    &amx::DIALECT,
    &arith::DIALECT,
    &arm_neon::DIALECT,
    &arm_sme::DIALECT,
    &arm_sve::DIALECT,
    &async_::DIALECT,
    &bufferization::DIALECT,
    &builtin::DIALECT,
    &cf::DIALECT,
    &complex::DIALECT,
    &emitc::DIALECT,
    &func::DIALECT,
    &gpu::DIALECT,
    &index::DIALECT,
    &irdl::DIALECT,
    &linalg::DIALECT,
    &llvm::DIALECT,
    &math::DIALECT,
    &memref::DIALECT,
    &ml_program::DIALECT,
    &mpi::DIALECT,
    &nvgpu::DIALECT,
    &nvvm::DIALECT,
    &omp::DIALECT,
    &pdl::DIALECT,
    &pdl_interp::DIALECT,
    &ptr::DIALECT,
    &quant::DIALECT,
    &rocdl::DIALECT,
    &scf::DIALECT,
    &shape::DIALECT,
    &shard::DIALECT,
    &smt::DIALECT,
    &sparse_tensor::DIALECT,
    &spirv::DIALECT,
    &tensor::DIALECT,
    &tosa::DIALECT,
    &transform::DIALECT,
    &ub::DIALECT,
    &vector::DIALECT,
    &wasmssa::DIALECT,
    &x86vector::DIALECT,
    &xegpu::DIALECT,
    &xevm::DIALECT,
];

/// Those whose operations have constants, in the order of the constants.
pub(crate) static CONSTANTS: &[&Dialect] = &[
    &builtin::DIALECT,
    &func::DIALECT,
    &arith::DIALECT,
    &cf::DIALECT,
    &ub::DIALECT,
    &scf::DIALECT,
];

/// The names of the operations that passes ask for most.
#[expect(missing_docs, reason = "each constant is spelled as the operation")]
pub mod op {
    use crate::handle::OpName;

    pub const BUILTIN_MODULE: OpName = OpName(0);
    pub const BUILTIN_UNREALIZED_CONVERSION_CAST: OpName = OpName(1);
    pub const FUNC_CALL: OpName = OpName(2);
    pub const FUNC_CALL_INDIRECT: OpName = OpName(3);
    pub const FUNC_CONSTANT: OpName = OpName(4);
    pub const FUNC_FUNC: OpName = OpName(5);
    pub const FUNC_RETURN: OpName = OpName(6);
    pub const ARITH_ADDF: OpName = OpName(7);
    pub const ARITH_ADDI: OpName = OpName(8);
    pub const ARITH_ADDUI_EXTENDED: OpName = OpName(9);
    pub const ARITH_ANDI: OpName = OpName(10);
    pub const ARITH_BITCAST: OpName = OpName(11);
    pub const ARITH_CEILDIVSI: OpName = OpName(12);
    pub const ARITH_CEILDIVUI: OpName = OpName(13);
    pub const ARITH_CMPF: OpName = OpName(14);
    pub const ARITH_CMPI: OpName = OpName(15);
    pub const ARITH_CONSTANT: OpName = OpName(16);
    pub const ARITH_DIVF: OpName = OpName(17);
    pub const ARITH_DIVSI: OpName = OpName(18);
    pub const ARITH_DIVUI: OpName = OpName(19);
    pub const ARITH_EXTF: OpName = OpName(20);
    pub const ARITH_EXTSI: OpName = OpName(21);
    pub const ARITH_EXTUI: OpName = OpName(22);
    pub const ARITH_FLOORDIVSI: OpName = OpName(23);
    pub const ARITH_FPTOSI: OpName = OpName(24);
    pub const ARITH_FPTOUI: OpName = OpName(25);
    pub const ARITH_INDEX_CAST: OpName = OpName(26);
    pub const ARITH_INDEX_CASTUI: OpName = OpName(27);
    pub const ARITH_MAXIMUMF: OpName = OpName(28);
    pub const ARITH_MAXNUMF: OpName = OpName(29);
    pub const ARITH_MAXSI: OpName = OpName(30);
    pub const ARITH_MAXUI: OpName = OpName(31);
    pub const ARITH_MINIMUMF: OpName = OpName(32);
    pub const ARITH_MINNUMF: OpName = OpName(33);
    pub const ARITH_MINSI: OpName = OpName(34);
    pub const ARITH_MINUI: OpName = OpName(35);
    pub const ARITH_MULF: OpName = OpName(36);
    pub const ARITH_MULI: OpName = OpName(37);
    pub const ARITH_MULSI_EXTENDED: OpName = OpName(38);
    pub const ARITH_MULUI_EXTENDED: OpName = OpName(39);
    pub const ARITH_NEGF: OpName = OpName(40);
    pub const ARITH_ORI: OpName = OpName(41);
    pub const ARITH_REMF: OpName = OpName(42);
    pub const ARITH_REMSI: OpName = OpName(43);
    pub const ARITH_REMUI: OpName = OpName(44);
    pub const ARITH_SCALING_EXTF: OpName = OpName(45);
    pub const ARITH_SCALING_TRUNCF: OpName = OpName(46);
    pub const ARITH_SELECT: OpName = OpName(47);
    pub const ARITH_SHLI: OpName = OpName(48);
    pub const ARITH_SHRSI: OpName = OpName(49);
    pub const ARITH_SHRUI: OpName = OpName(50);
    pub const ARITH_SITOFP: OpName = OpName(51);
    pub const ARITH_SUBF: OpName = OpName(52);
    pub const ARITH_SUBI: OpName = OpName(53);
    pub const ARITH_TRUNCF: OpName = OpName(54);
    pub const ARITH_TRUNCI: OpName = OpName(55);
    pub const ARITH_UITOFP: OpName = OpName(56);
    pub const ARITH_XORI: OpName = OpName(57);
    pub const CF_ASSERT: OpName = OpName(58);
    pub const CF_BR: OpName = OpName(59);
    pub const CF_COND_BR: OpName = OpName(60);
    pub const CF_SWITCH: OpName = OpName(61);
    pub const UB_POISON: OpName = OpName(62);
    pub const UB_UNREACHABLE: OpName = OpName(63);
    pub const SCF_CONDITION: OpName = OpName(64);
    pub const SCF_EXECUTE_REGION: OpName = OpName(65);
    pub const SCF_FOR: OpName = OpName(66);
    pub const SCF_FORALL: OpName = OpName(67);
    pub const SCF_FORALL_IN_PARALLEL: OpName = OpName(68);
    pub const SCF_IF: OpName = OpName(69);
    pub const SCF_INDEX_SWITCH: OpName = OpName(70);
    pub const SCF_PARALLEL: OpName = OpName(71);
    pub const SCF_REDUCE: OpName = OpName(72);
    pub const SCF_REDUCE_RETURN: OpName = OpName(73);
    pub const SCF_WHILE: OpName = OpName(74);
    pub const SCF_YIELD: OpName = OpName(75);
}
