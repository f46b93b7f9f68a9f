//! Helpers shared by the dialects.

pub(crate) mod affine_maps;
pub(crate) mod casts;
pub(crate) mod cycles;
pub(crate) mod folds;
pub(crate) mod materialize;
pub(crate) mod reshapes;
pub(crate) mod shapes;
pub(crate) mod slices;

/// Unwraps an `Option`, or returns `Ok(())` from a check: another check reports the missing part.
macro_rules! some_or_ok {
    ($value:expr) => {
        match $value {
            Some(value) => value,
            None => return Ok(()),
        }
    };
}
pub(crate) use some_or_ok;

/// Builds a `&[Pattern]` of new patterns and of `shared (CONSTANT)` ones. A label is the name of a C++ class in MLIR;
/// `anonymous` puts it into the anonymous namespace.
macro_rules! patterns {
    (@pattern shared ($pattern:expr)) => { $pattern };
    (@pattern named $label:literal $rewrite:expr) => {
        pass_ir::rewrite::Pattern::new($label, $rewrite)
    };
    (@pattern anonymous $label:literal $rewrite:expr) => {
        pass_ir::rewrite::Pattern::new(concat!("(anonymous namespace)::", $label), $rewrite)
    };
    ($($kind:ident $label:tt $(=> $rewrite:expr)?);* $(;)?) => {
        const { &[$($crate::shared::patterns!(@pattern $kind $label $($rewrite)?)),*] }
    };
}
pub(crate) use patterns;

/// Builds a `&[Behaviour]`. The row `"arith.negf" => fold(negate), verify(check);` is
/// [`Behaviour::new("arith.negf").fold(negate).verify(check)`](pass_ir::dialect::Behaviour). A row may be for several
/// operations.
macro_rules! behaviours {
    (@row $name:expr, ($($method:ident($($argument:expr),*)),*)) => {
        pass_ir::dialect::Behaviour::new($name)$(.$method($($argument),*))*
    };
    (@rows $([$($name:expr),+] $methods:tt)*) => {
        &[$($($crate::shared::behaviours!(@row $name, $methods)),+),*]
    };
    ($($($name:expr),+ => $($method:ident($($argument:expr),*)),*;)*) => {
        $crate::shared::behaviours!(@rows $([$($name),+] ($($method($($argument),*)),*))*)
    };
}
pub(crate) use behaviours;
