//! The cases of the driver, which live in the workspace above, on real MLIR.

#[path = "../../../../tests/suite/driver/cases/mod.rs"]
mod cases;
#[macro_use]
#[path = "../../../../tests/suite/driver/list.rs"]
mod list;
#[path = "../../../../tests/suite/driver/tool.rs"]
mod tool;

driver_cases! { [on_mlir: pass_melior::Mlir] }
