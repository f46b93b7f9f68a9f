//! The macro that lets the table of a set travel with the crate that declares it.

/// Makes a table a macro of the module, `pass_table!`, which calls another macro with its tokens and the rows behind them:
///
/// `pass_table! { [next] a b }` becomes `next! { a b ["row", ..] }`.
///
/// Macros are exported by a name in the root of their crate, so each has one that differs from those of others. Beside it,
/// `pass_table` is imported by a glob, so that it hides nothing that a user calls so.
#[doc(hidden)]
#[macro_export]
macro_rules! __pass_table {
    (($dollar:tt) $name:ident $(, $row:tt)* $(,)?) => {
        #[doc(hidden)]
        #[macro_export]
        #[allow(non_local_definitions, reason = "definitions may stand in a function")]
        macro_rules! $name {
            ([$dollar($dollar next:tt)*] $dollar($dollar state:tt)*) => {
                $dollar($dollar next)*! { $dollar($dollar state)* [$($row)*] }
            };
        }

        #[doc(hidden)]
        #[allow(unreachable_pub, unused_imports, reason = "for whoever checks pipelines")]
        mod $name {
            pub use $name as pass_table;
        }

        #[doc(hidden)]
        #[allow(unreachable_pub, unused_imports, reason = "for whoever checks pipelines")]
        pub use $name::*;
    };
}
