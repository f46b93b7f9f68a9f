//! Facts of the tables that the definitions lack: functions, and what only C++ states.

/// Dialects whose operations have constant handles.
pub(super) const CONSTANTS: &[&str] = &["func", "arith", "cf", "ub", "scf"];

/// Dialects whose behaviour is written by hand, in modules of their names; separated by spaces.
pub(super) const BEHAVIOUR: &str = "\
    acc affine amdgpu arith async bufferization cf complex emitc func gpu index linalg llvm math memref \
    ml_program nvgpu nvvm omp pdl quant scf shape shard sparse_tensor spirv tensor tosa transform vector \
    wasmssa";

/// Dialects with behaviour by interface.
pub(super) const BY_INTERFACE: &[&str] = &["linalg"];

/// Dialects whose operations may fold to constants, each with the function that makes these.
pub(super) const MAKERS: &[(&str, &str)] = &[
    ("affine", "arith::materialize"),
    ("arith", "arith::materialize"),
    ("cf", "arith::materialize"),
    ("complex", "shared::materialize::complex"),
    ("emitc", "shared::materialize::emitc"),
    ("func", "func::materialize"),
    ("index", "shared::materialize::index"),
    ("linalg", "arith::materialize"),
    ("llvm", "llvm::materialize"),
    ("math", "arith::materialize"),
    ("memref", "arith::materialize"),
    ("scf", "arith::materialize"),
    ("shape", "shared::materialize::shape"),
    ("smt", "shared::materialize::smt"),
    ("sparse_tensor", "arith::materialize"),
    ("spirv", "shared::materialize::spirv"),
    ("tensor", "arith::materialize"),
    ("tosa", "shared::materialize::tosa"),
    ("ub", "ub::materialize"),
    ("vector", "arith::materialize"),
];

/// Types in which other types of their dialect are printed without its name.
pub(super) const SHORT_IN: &[(&str, &[&str])] = &[("llvm", &["array", "func", "struct"])];

/// Fields of tables that are written by hand.
pub(super) const FIELDS: &[(&str, &str)] = &[
    (
        "bufferization",
        "verify_attribute: Some(crate::bufferization::verify::check_attribute)",
    ),
    (
        "bufferization",
        "verify_function: Some(crate::bufferization::verify::check_arguments)",
    ),
    ("emitc", "shaped_types: &[\"array\"]"),
    ("gpu", "verify_attribute: Some(crate::gpu::check_attribute)"),
    (
        "llvm",
        "canonical_type: Some(crate::llvm::type_syntax::canonical)",
    ),
    ("quant", "canonical_type: Some(crate::quant::canonical)"),
    (
        "spirv",
        "canonical_type: Some(crate::spirv::composite::canonical)",
    ),
    (
        "emitc",
        "type_error: Some(crate::emitc::verify::type_error)",
    ),
    ("llvm", "type_error: Some(crate::llvm::type_syntax::error)"),
    ("quant", "type_error: Some(crate::quant::type_error)"),
    ("llvm", "element_types: crate::llvm::types::ELEMENTS"),
    ("llvm", "flag_properties: crate::llvm::types::FLAGS"),
    (
        "llvm",
        "verify_attribute: Some(crate::llvm::verify_functions::check_operation_attribute)",
    ),
    (
        "llvm",
        "verify_function: Some(crate::llvm::verify_functions::check_parts)",
    ),
    (
        "nvvm",
        "verify_attribute: Some(crate::nvvm::check_attribute)",
    ),
    (
        "nvvm",
        "verify_function: Some(crate::nvvm::check_arguments)",
    ),
    (
        "ptr",
        "element_types: &[ElementType { mnemonic: \"ptr\", containers: &[Container::MemRef, Container::Vector] }]",
    ),
    ("spirv", "shaped_types: &[\"arm.tensor\"]"),
    (
        "spirv",
        "verify_attribute: Some(crate::spirv::symbols::check_attribute)",
    ),
    (
        "transform",
        "verify_attribute: Some(crate::transform::check_attribute)",
    ),
];
