//! Facts of the tables that the definitions lack: functions, and what only C++ states.

/// Dialects whose operations have constant handles.
pub(super) const CONSTANTS: &[&str] = &["func", "arith", "cf", "ub", "scf"];

/// Dialects whose behaviour is written by hand, in modules of their names; separated by spaces.
pub(super) const BEHAVIOUR: &str =
    "affine arith bufferization cf complex func index linalg llvm math memref scf tensor vector";

/// The dialects of each build. The others are behind a feature.
pub(super) const CORE: &str =
    "affine arith bufferization cf complex func index linalg math memref scf tensor ub vector";

/// Dialects with a table of which passes ask for control flow alone.
pub(super) const CONTROL_FLOW: &str = "async emitc gpu ml_program shape spirv transform wasmssa";

/// Dialects with behaviour by interface.
pub(super) const BY_INTERFACE: &[&str] = &["linalg"];

/// Dialects whose operations may fold to constants, each with the function that makes these.
pub(super) const MAKERS: &[(&str, &str)] = &[
    ("affine", "arith::materialize"),
    ("arith", "arith::materialize"),
    ("cf", "arith::materialize"),
    ("complex", "shared::materialize::complex"),
    ("func", "func::materialize"),
    ("index", "shared::materialize::index"),
    ("linalg", "arith::materialize"),
    ("math", "arith::materialize"),
    ("memref", "arith::materialize"),
    ("scf", "arith::materialize"),
    ("tensor", "arith::materialize"),
    ("ub", "ub::materialize"),
    ("vector", "arith::materialize"),
];

/// Types in which other types of their dialect are printed without its name.
pub(super) const SHORT_IN: &[(&str, &[&str])] = &[("llvm", &["array", "func", "struct"])];

/// Fields of tables that are written by hand.
pub(super) const FIELDS: &[(&str, &str)] = &[
    ("emitc", "shaped_types: &[\"array\"]"),
    (
        "llvm",
        "canonical_type: Some(crate::llvm::type_syntax::canonical)",
    ),
    ("llvm", "type_error: Some(crate::llvm::type_syntax::error)"),
    ("llvm", "element_types: crate::llvm::types::ELEMENTS"),
    ("llvm", "flag_properties: crate::llvm::types::FLAGS"),
    (
        "ptr",
        "element_types: &[ElementType { mnemonic: \"ptr\", containers: &[Container::MemRef, Container::Vector] }]",
    ),
    ("spirv", "shaped_types: &[\"arm.tensor\"]"),
];
