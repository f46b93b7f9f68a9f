//! Interfaces of operations that MLIR 22 has, below the namespace `mlir`; the name in the IR is the last part.

use super::upstream::strip_mlir_prefix;

/// The classes by their names in C++ headers.
const INTERFACES: &str = include_str!("interfaces.txt");

/// Returns the name of an interface of MLIR. The namespace `mlir` is optional, as in generated classes.
pub(super) fn name(class: &str) -> Option<&'static str> {
    let class = match class.strip_prefix("::") {
        Some(whole) => whole.strip_prefix("mlir::")?,
        None => strip_mlir_prefix(class),
    };
    let known = INTERFACES.lines().find(|known| *known == class)?;
    known.rsplit("::").next()
}
