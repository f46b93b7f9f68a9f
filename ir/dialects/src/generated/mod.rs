// Made by `cargo xtask gen` from the operation definitions of MLIR 22; do not edit.
// Which definitions are read is written in tools/ods/src/lib.rs.

//! The tables of all dialects.

pub(crate) mod acc;
pub(crate) mod affine;
pub(crate) mod amdgpu;
pub(crate) mod amx;
pub(crate) mod arith;
pub(crate) mod arm_neon;
pub(crate) mod arm_sme;
pub(crate) mod arm_sve;
pub(crate) mod async_;
pub(crate) mod bufferization;
pub(crate) mod cf;
pub(crate) mod complex;
pub(crate) mod emitc;
pub(crate) mod func;
pub(crate) mod gpu;
pub(crate) mod index;
pub(crate) mod irdl;
pub(crate) mod linalg;
pub(crate) mod llvm;
pub(crate) mod math;
pub(crate) mod memref;
pub(crate) mod ml_program;
pub(crate) mod mpi;
pub(crate) mod nvgpu;
pub(crate) mod nvvm;
pub(crate) mod omp;
pub(crate) mod pdl;
pub(crate) mod pdl_interp;
pub(crate) mod ptr;
pub(crate) mod quant;
pub(crate) mod rocdl;
pub(crate) mod scf;
pub(crate) mod shape;
pub(crate) mod shard;
pub(crate) mod smt;
pub(crate) mod sparse_tensor;
pub(crate) mod spirv;
pub(crate) mod tensor;
pub(crate) mod tosa;
pub(crate) mod transform;
pub(crate) mod ub;
pub(crate) mod vector;
pub(crate) mod wasmssa;
pub(crate) mod x86vector;
pub(crate) mod xegpu;
pub(crate) mod xevm;

use pass_ir::dialect::Dialect;

/// The dialects of MLIR but `builtin`, sorted by name.
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

/// The names of the operations that passes ask for most, in a context that knows the dialects.
#[expect(missing_docs, reason = "each constant is spelled as the operation")]
pub mod op {
    use pass_ir::OpName;
    pub use pass_ir::dialect::op::*;

    pub(crate) const FUNC_OPS: u32 = 0;
    pub const FUNC_CALL: OpName = OpName::constant(0);
    pub const FUNC_CALL_INDIRECT: OpName = OpName::constant(1);
    pub const FUNC_CONSTANT: OpName = OpName::constant(2);
    pub const FUNC_FUNC: OpName = OpName::constant(3);
    pub const FUNC_RETURN: OpName = OpName::constant(4);

    pub(crate) const ARITH_OPS: u32 = 5;
    pub const ARITH_ADDF: OpName = OpName::constant(5);
    pub const ARITH_ADDI: OpName = OpName::constant(6);
    pub const ARITH_ADDUI_EXTENDED: OpName = OpName::constant(7);
    pub const ARITH_ANDI: OpName = OpName::constant(8);
    pub const ARITH_BITCAST: OpName = OpName::constant(9);
    pub const ARITH_CEILDIVSI: OpName = OpName::constant(10);
    pub const ARITH_CEILDIVUI: OpName = OpName::constant(11);
    pub const ARITH_CMPF: OpName = OpName::constant(12);
    pub const ARITH_CMPI: OpName = OpName::constant(13);
    pub const ARITH_CONSTANT: OpName = OpName::constant(14);
    pub const ARITH_DIVF: OpName = OpName::constant(15);
    pub const ARITH_DIVSI: OpName = OpName::constant(16);
    pub const ARITH_DIVUI: OpName = OpName::constant(17);
    pub const ARITH_EXTF: OpName = OpName::constant(18);
    pub const ARITH_EXTSI: OpName = OpName::constant(19);
    pub const ARITH_EXTUI: OpName = OpName::constant(20);
    pub const ARITH_FLOORDIVSI: OpName = OpName::constant(21);
    pub const ARITH_FPTOSI: OpName = OpName::constant(22);
    pub const ARITH_FPTOUI: OpName = OpName::constant(23);
    pub const ARITH_INDEX_CAST: OpName = OpName::constant(24);
    pub const ARITH_INDEX_CASTUI: OpName = OpName::constant(25);
    pub const ARITH_MAXIMUMF: OpName = OpName::constant(26);
    pub const ARITH_MAXNUMF: OpName = OpName::constant(27);
    pub const ARITH_MAXSI: OpName = OpName::constant(28);
    pub const ARITH_MAXUI: OpName = OpName::constant(29);
    pub const ARITH_MINIMUMF: OpName = OpName::constant(30);
    pub const ARITH_MINNUMF: OpName = OpName::constant(31);
    pub const ARITH_MINSI: OpName = OpName::constant(32);
    pub const ARITH_MINUI: OpName = OpName::constant(33);
    pub const ARITH_MULF: OpName = OpName::constant(34);
    pub const ARITH_MULI: OpName = OpName::constant(35);
    pub const ARITH_MULSI_EXTENDED: OpName = OpName::constant(36);
    pub const ARITH_MULUI_EXTENDED: OpName = OpName::constant(37);
    pub const ARITH_NEGF: OpName = OpName::constant(38);
    pub const ARITH_ORI: OpName = OpName::constant(39);
    pub const ARITH_REMF: OpName = OpName::constant(40);
    pub const ARITH_REMSI: OpName = OpName::constant(41);
    pub const ARITH_REMUI: OpName = OpName::constant(42);
    pub const ARITH_SCALING_EXTF: OpName = OpName::constant(43);
    pub const ARITH_SCALING_TRUNCF: OpName = OpName::constant(44);
    pub const ARITH_SELECT: OpName = OpName::constant(45);
    pub const ARITH_SHLI: OpName = OpName::constant(46);
    pub const ARITH_SHRSI: OpName = OpName::constant(47);
    pub const ARITH_SHRUI: OpName = OpName::constant(48);
    pub const ARITH_SITOFP: OpName = OpName::constant(49);
    pub const ARITH_SUBF: OpName = OpName::constant(50);
    pub const ARITH_SUBI: OpName = OpName::constant(51);
    pub const ARITH_TRUNCF: OpName = OpName::constant(52);
    pub const ARITH_TRUNCI: OpName = OpName::constant(53);
    pub const ARITH_UITOFP: OpName = OpName::constant(54);
    pub const ARITH_XORI: OpName = OpName::constant(55);

    pub(crate) const CF_OPS: u32 = 56;
    pub const CF_ASSERT: OpName = OpName::constant(56);
    pub const CF_BR: OpName = OpName::constant(57);
    pub const CF_COND_BR: OpName = OpName::constant(58);
    pub const CF_SWITCH: OpName = OpName::constant(59);

    pub(crate) const UB_OPS: u32 = 60;
    pub const UB_POISON: OpName = OpName::constant(60);
    pub const UB_UNREACHABLE: OpName = OpName::constant(61);

    pub(crate) const SCF_OPS: u32 = 62;
    pub const SCF_CONDITION: OpName = OpName::constant(62);
    pub const SCF_EXECUTE_REGION: OpName = OpName::constant(63);
    pub const SCF_FOR: OpName = OpName::constant(64);
    pub const SCF_FORALL: OpName = OpName::constant(65);
    pub const SCF_FORALL_IN_PARALLEL: OpName = OpName::constant(66);
    pub const SCF_IF: OpName = OpName::constant(67);
    pub const SCF_INDEX_SWITCH: OpName = OpName::constant(68);
    pub const SCF_PARALLEL: OpName = OpName::constant(69);
    pub const SCF_REDUCE: OpName = OpName::constant(70);
    pub const SCF_REDUCE_RETURN: OpName = OpName::constant(71);
    pub const SCF_WHILE: OpName = OpName::constant(72);
    pub const SCF_YIELD: OpName = OpName::constant(73);
}
