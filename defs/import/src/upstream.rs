//! Classes of MLIR 22 whose names in the IR are known, below the namespace `mlir`.

/// The dialects by their C++ classes.
pub(super) const DIALECTS: &[(&str, &str)] = &[
    ("BuiltinDialect", "builtin"),
    ("DLTIDialect", "dlti"),
    ("LLVM::LLVMDialect", "llvm"),
    ("NVVM::NVVMDialect", "nvvm"),
    ("ROCDL::ROCDLDialect", "rocdl"),
    ("acc::OpenACCDialect", "acc"),
    ("affine::AffineDialect", "affine"),
    ("amdgpu::AMDGPUDialect", "amdgpu"),
    ("amx::AMXDialect", "amx"),
    ("arith::ArithDialect", "arith"),
    ("arm_neon::ArmNeonDialect", "arm_neon"),
    ("arm_sme::ArmSMEDialect", "arm_sme"),
    ("arm_sve::ArmSVEDialect", "arm_sve"),
    ("async::AsyncDialect", "async"),
    ("bufferization::BufferizationDialect", "bufferization"),
    ("cf::ControlFlowDialect", "cf"),
    ("complex::ComplexDialect", "complex"),
    ("emitc::EmitCDialect", "emitc"),
    ("func::FuncDialect", "func"),
    ("gpu::GPUDialect", "gpu"),
    ("index::IndexDialect", "index"),
    ("irdl::IRDLDialect", "irdl"),
    ("linalg::LinalgDialect", "linalg"),
    ("math::MathDialect", "math"),
    ("memref::MemRefDialect", "memref"),
    ("ml_program::MLProgramDialect", "ml_program"),
    ("mpi::MPIDialect", "mpi"),
    ("nvgpu::NVGPUDialect", "nvgpu"),
    ("omp::OpenMPDialect", "omp"),
    ("pdl::PDLDialect", "pdl"),
    ("pdl_interp::PDLInterpDialect", "pdl_interp"),
    ("ptr::PtrDialect", "ptr"),
    ("quant::QuantDialect", "quant"),
    ("scf::SCFDialect", "scf"),
    ("shape::ShapeDialect", "shape"),
    ("shard::ShardDialect", "shard"),
    ("smt::SMTDialect", "smt"),
    ("sparse_tensor::SparseTensorDialect", "sparse_tensor"),
    ("spirv::SPIRVDialect", "spirv"),
    ("tensor::TensorDialect", "tensor"),
    ("tosa::TosaDialect", "tosa"),
    ("transform::TransformDialect", "transform"),
    ("ub::UBDialect", "ub"),
    ("vcix::VCIXDialect", "vcix"),
    ("vector::VectorDialect", "vector"),
    ("wasmssa::WasmSSADialect", "wasmssa"),
    ("x86vector::X86VectorDialect", "x86vector"),
    ("xegpu::XeGPUDialect", "xegpu"),
    ("xevm::XeVMDialect", "xevm"),
];

/// The operations that are isolated from above, by their C++ classes.
pub(super) const OPERATIONS: &[(&str, &str)] = &[
    ("LLVM::AliasOp", "llvm.mlir.alias"),
    ("LLVM::GlobalOp", "llvm.mlir.global"),
    ("LLVM::IFuncOp", "llvm.mlir.ifunc"),
    ("LLVM::LLVMFuncOp", "llvm.func"),
    ("ModuleOp", "builtin.module"),
    ("acc::FirstprivateRecipeOp", "acc.firstprivate.recipe"),
    ("acc::GlobalConstructorOp", "acc.global_ctor"),
    ("acc::GlobalDestructorOp", "acc.global_dtor"),
    ("acc::PrivateRecipeOp", "acc.private.recipe"),
    ("acc::ReductionRecipeOp", "acc.reduction.recipe"),
    ("acc::RoutineOp", "acc.routine"),
    ("async::FuncOp", "async.func"),
    ("emitc::ClassOp", "emitc.class"),
    ("emitc::ExpressionOp", "emitc.expression"),
    ("emitc::FileOp", "emitc.file"),
    ("emitc::FuncOp", "emitc.func"),
    ("func::FuncOp", "func.func"),
    ("gpu::AllReduceOp", "gpu.all_reduce"),
    ("gpu::GPUFuncOp", "gpu.func"),
    ("gpu::GPUModuleOp", "gpu.module"),
    ("irdl::DialectOp", "irdl.dialect"),
    ("ml_program::FuncOp", "ml_program.func"),
    ("ml_program::SubgraphOp", "ml_program.subgraph"),
    ("omp::DeclareMapperOp", "omp.declare_mapper"),
    ("omp::DeclareReductionOp", "omp.declare_reduction"),
    ("omp::PrivateClauseOp", "omp.private"),
    ("omp::TargetOp", "omp.target"),
    ("pdl::PatternOp", "pdl.pattern"),
    ("pdl_interp::FuncOp", "pdl_interp.func"),
    ("shape::FuncOp", "shape.func"),
    ("shape::FunctionLibraryOp", "shape.function_library"),
    ("smt::SolverOp", "smt.solver"),
    ("spirv::FuncOp", "spirv.func"),
    ("spirv::GraphARMOp", "spirv.ARM.Graph"),
    ("spirv::ModuleOp", "spirv.module"),
    ("transform::AlternativesOp", "transform.alternatives"),
    ("transform::NamedSequenceOp", "transform.named_sequence"),
    ("transform::ReplaceOp", "transform.structured.replace"),
    ("wasmssa::FuncOp", "wasmssa.func"),
    ("wasmssa::GlobalOp", "wasmssa.global"),
];

/// Returns the name of a class of MLIR. The namespace `mlir` is optional, as in generated classes.
pub(super) fn name(table: &[(&str, &str)], class: &str) -> Option<String> {
    let class = match class.strip_prefix("::") {
        Some(whole) => whole.strip_prefix("mlir::")?,
        None => strip_mlir_prefix(class),
    };
    let known = table.iter().find(|(known, _)| *known == class);
    known.map(|(_, name)| (*name).to_owned())
}

/// Strips a leading `::` and the namespace `mlir`.
pub(super) fn strip_mlir_prefix(name: &str) -> &str {
    let name = name.trim_start_matches("::");
    name.strip_prefix("mlir::").unwrap_or(name)
}

/// Returns true if `written` can denote `full`: it is the whole name, or the name as seen from an enclosing namespace.
pub(super) fn may_resolve_to(written: &str, full: &str) -> bool {
    let full = full.trim_start_matches("::");
    match written.strip_prefix("::") {
        Some(whole) => whole == full,
        None => {
            full == written
                || full
                    .strip_suffix(written)
                    .is_some_and(|rest| rest.ends_with("::"))
        }
    }
}
